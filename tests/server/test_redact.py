"""What leaves: nothing that depends on a card the viewer may not know."""

import dataclasses
import json
import random

import pytest
from msgspec.structs import replace

from homestretch.core.record import Chance
from homestretch.server import redact
from homestretch.server.events import WATCHER, Forms, Viewer
from homestretch.server.messages import encode
from homestretch.server.stored import Chanced
from homestretch.server.table import RECENT, Table
from tests.server.tables import bot, holder, one_step, opened, person, played, request

FOUR = (person(0), bot(1), person(2), bot(3))
VIEWERS = [WATCHER, Viewer(frozenset({0})), Viewer(frozenset({0, 2}))]


def seen(table, viewer, event=None):
    return json.loads(encode(redact.view(table, viewer, event)))


def hidden_changed(state, viewer, rng):
    """The same node with all cards that the viewer may not know dealt anew, or None without any."""
    data = state.to_json()
    hands = {int(seat): cards for seat, cards in data["hands"].items()}
    if "hand" in data:
        hands[data["turn"]] = data["hand"]
    others = [seat for seat in hands if seat not in viewer.seats]
    cards = [card for seat in others for card in state.hands[seat]] + state.draw_pile
    cards = ["pardon" if card == 13 else card for card in cards]
    rng.shuffle(cards)
    for seat in others:
        hands[seat] = [cards.pop() for _ in hands[seat]]
    data["hands"] = {str(seat): hand for seat, hand in hands.items() if seat != data["turn"]}
    if "hand" in data:
        data["hand"] = hands[data["turn"]]
    return state.game.from_json(data)


@pytest.mark.parametrize("preset", ["pardon", "pardon-strategy", "pardon-quick"])
def test_a_view_does_not_depend_on_hidden_cards(preset):
    rng = random.Random(preset)
    table, log = opened(request("pardon", *FOUR, preset=preset))
    different = compared = 0
    while not table.is_over and compared < 400:
        event = table.recent[-1]
        for viewer in VIEWERS:
            other = hidden_changed(event.state, viewer, rng)
            different += other != event.state
            twin = replace(event, state=other, forms=Forms())
            assert encode(redact.view(table, viewer, twin)) == encode(redact.view(table, viewer))
            compared += 1
        one_step(table, log, rng)
    assert different > compared / 2  # the comparison was one of different things


def test_an_event_does_not_depend_on_a_hidden_card():
    rng = random.Random(1)
    table, log = opened(request("pardon", *FOUR))
    hidden = 0
    while not table.is_over:
        for event in table.recent:
            if event.told is None or event.told.chance_kind not in {"deal", "draw"}:
                continue
            for viewer in VIEWERS:
                card = event.told.step.outcome
                other = 1 + card % 5
                told = dataclasses.replace(event.told, step=Chance(other), text=f"+{other}")
                twin = replace(event, told=told, stored=Chanced(other), forms=Forms())
                same = encode(redact.event_view(twin, viewer)) == encode(
                    redact.event_view(event, viewer)
                )
                assert same == (event.told.seat not in viewer.seats)
                hidden += same
        played(table, log, rng, steps=20)
    assert hidden > 200


def test_why_a_rival_had_no_choice_is_not_told():
    """That a card was the only one to play tells of all the others in the hand."""
    rng = random.Random(3)
    table, log = opened(request("pardon", *FOUR, options={"hand_size": 1}))
    told = []
    while not table.is_over:
        one_step(table, log, rng)
        for event in list(table.recent)[-2:]:
            if event.told and event.told.chance_kind is None and event.told.reason:
                mine = event.told.seat in holder(table).seats
                view = redact.event_view(event, holder(table))
                told.append((event.told.reason.code, mine, view.reason is not None))
    assert ("only_move", False, False) in told
    assert ("only_move", False, True) not in told
    assert ("only_move", True, True) in told
    assert ("must_discard", False, True) in told  # the discard itself says so


def test_own_hands_and_moves_only():
    rng = random.Random(4)
    table, log = opened(request("pardon", *FOUR))
    acted = set()
    while not table.is_over:
        one_step(table, log, rng)
        state = table.state
        for viewer in VIEWERS:
            view = seen(table, viewer)
            assert set(view["hands"]) == {str(seat) for seat in viewer.seats}
            for seat in viewer.seats:
                assert view["hands"][str(seat)] == state.hands[seat]
            assert view["hand_sizes"] == {str(s): len(h) for s, h in state.hands.items()}
            if state.to_act in viewer.seats:
                acted.add(state.to_act)
                assert [m["text"] for m in view["moves"]] == [str(m) for m in state.legal_moves()]
                assert view["must_discard"] == state.must_discard
            else:
                assert view["moves"] == []
                assert view["reason"] is None
                assert view["must_discard"] is False
    assert acted == {0, 2}


def test_without_hands_everything_lies_open():
    rng = random.Random(5)
    table, log = opened(request("pardon", person(0), bot(2), preset="pardon-classic"))
    turned = set()
    while not table.is_over:
        one_step(table, log, rng)
        view = seen(table, WATCHER)
        assert view["hands"] == {}
        card = view["turned_card"]
        assert (card is not None) == (table.state.to_act >= 0)
        turned.add(card)
        for event in view["history"]:
            if event["kind"] == "chance":
                assert (event["outcome"] is None) == (event["chance"] == "reshuffle")
    assert {None, 1, 2, "pardon"} <= turned


def test_the_view_of_temper():
    table, log = opened(request("temper", person(0, "Ann"), bot(2, "careful"), seed=2))
    view = seen(table, holder(table))
    here = {"program": False, "joined": True, "away": False, "absent": False}
    assert view["seats"] == [
        {"seat": 0, "kind": "person", "name": "Ann", "bot": None, "yours": True, "host": True}
        | here,
        {"seat": 2, "kind": "bot", "name": None, "bot": "careful", "yours": False, "host": False}
        | here,
    ]
    assert (view["to_act"], view["waits_for"], view["chance"]) == ("chance", 0, "roll")
    assert (view["die"], view["rolls_left"], view["moves"]) == (None, 3, [])
    assert (view["preset"], view["options"]["tokens"]) == ("temper", 4)
    assert view["history"] == [{"kind": "created", "number": 1, "seat": None}]
    rng = random.Random(0)
    while table.state.to_act != 0:
        one_step(table, log, rng)
    view = seen(table, holder(table))
    assert (view["to_act"], view["waits_for"], view["die"]) == (0, 0, table.state.die)
    assert view["moves"][0]["kind"] == "walk"
    assert view["moves"][0]["parts"] == [[0, 1]]
    assert view["moves"][0]["effects"] == [{"kind": "walk", "seat": 0, "path": [0, 1]}]
    assert view["reason"] == {"code": "bring_out", "clause": "T14b"}
    watcher = seen(table, WATCHER)
    assert watcher["reason"] == view["reason"]  # nothing is hidden in Temper
    assert watcher["moves"] == []
    assert [seat["yours"] for seat in watcher["seats"]] == [False, False]
    played(table, log, rng)
    over = seen(table, WATCHER)
    assert (over["to_act"], over["waits_for"], over["chance"]) == ("over", None, None)
    assert sorted(over["places"].values()) == [1, 2]
    assert len(over["history"]) == redact.HISTORY
    assert over["history"][-1]["number"] == over["number"] == table.number


def test_a_bots_turn_waits_for_nobody():
    table, _ = opened(request("temper", bot(0), person(2)))
    view = seen(table, holder(table))
    assert (view["turn"], view["waits_for"], view["chance"]) == (0, None, "roll")


def test_moves_of_pardon_say_what_they_do():
    rng = random.Random(6)
    table, log = opened(request("pardon", person(0), person(2), preset="pardon-strategy"))
    kinds = {}
    for _ in range(3000):
        if table.is_over:
            table, log = opened(request("pardon", person(0), person(2), preset="pardon-strategy"))
        for legal in seen(table, holder(table))["moves"]:
            kinds[legal["kind"]] = legal
        one_step(table, log, rng)
        if len(kinds) == 7:
            break
    assert set(kinds) == {
        "forward", "backward", "split", "switch", "pardon", "decline", "discard"
    }  # fmt: skip
    assert len(kinds["split"]["parts"]) == 2
    assert kinds["pardon"]["card"] == "pardon"
    assert kinds["pardon"]["parts"] == [[0, kinds["pardon"]["second"]]]
    assert kinds["switch"]["parts"][0][1] == kinds["switch"]["second"]
    assert kinds["switch"]["effects"][0]["kind"] == "jump"
    assert kinds["discard"]["parts"] == kinds["discard"]["effects"] == []


def test_an_earlier_event_is_shown_with_the_table_right_after_it():
    table, log = opened(request("temper", person(0), person(2)))
    views = {}
    rng = random.Random(1)
    for _ in range(25):
        views[table.number] = seen(table, WATCHER)
        one_step(table, log, rng)
    for event in table.recent:
        if event.number in views:
            assert seen(table, WATCHER, event) == views[event.number]


@pytest.mark.parametrize("name", ["temper", "pardon"])
def test_entries_of_the_chain_say_which_event_of_the_table_they_are_of(name):
    table, log = opened(request(name, person(0), bot(2), options=SHORT[name]))
    played(table, log, random.Random(4))
    events = list(Table.rebuilt(table.id, log, kept=None).recent)
    told = redact.chain_entries(events, WATCHER)
    assert told is not None
    own = {entry.event["kind"] for entry in told.entries if entry.of is None}
    assert own >= {"created", "open", "reveal"}
    assert not own & {"chance", "move", "take_back"}
    steps = [event.number for event in events if event.told is not None]
    assert [entry.of for entry in told.entries if entry.of is not None] == steps
    for entry in told.entries:
        if entry.of is None:
            continue
        shown = redact.event_view(events[entry.of - 1], WATCHER)
        assert entry.event["seat"] == shown.seat
        if entry.event["kind"] == "move":
            assert entry.event["move"] == shown.move
        elif shown.chance == "roll":
            assert entry.event["outcome"] == shown.outcome


SHORT = {
    "temper": {"tokens": 1, "start_token": True},
    "pardon": {"pawns": 1, "start_pawn": True},
}


def test_events_that_came_all_at_once_can_be_told_although_few_of_them_are_kept():
    """As from another process: the first of them lie further back than the history reaches."""
    table, log = opened(request("temper", bot(0), bot(2)))
    late = Table.rebuilt(table.id, log)
    known = len(log)
    played(table, log, random.Random(1), steps=3 * RECENT)
    events = late.follow(log[known:])
    assert len(events) > 2 * RECENT
    assert seen(late, WATCHER, events[0])["history"] == []
    assert len(seen(late, WATCHER, events[-1])["history"]) == redact.HISTORY
