"""Attacks on a transcript: each is detected and named, by both verifiers in the same way.

Most are made by somebody who also computes all heads anew: only then has a check of its own to find
them. What the heads alone give away is attacked too, with the heads left as they were.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

from homestretch.fair import verify
from homestretch.fair.links import make_chain
from tests.fair.conftest import Verifier
from tests.fair.forging import (
    Attack,
    Transcript,
    die_of,
    entry_of,
    events,
    find,
    game,
    redo_die,
    reheaded,
    seal_anew,
    turned,
)
from tests.fair.simulated import Device, Playing

ATTACKS: list[tuple[str, str, str, Attack]] = []
"""Name, game, code, and what is done to the transcript before its heads are made anew."""


def attack(name: str, code: str) -> Callable[[Attack], Attack]:
    def keep(function: Attack) -> Attack:
        ATTACKS.append((function.__name__, name, code, function))
        return function

    return keep


@attack("temper", "wrong_die")
def changed_die(data: Transcript) -> None:
    roll = find(data, "roll", 5)
    roll["outcome"] = roll["outcome"] % 6 + 1


@attack("temper", "wrong_beat")
def dropped_roll(data: Transcript) -> None:
    """A roll and its move are left out, so that the next die falls for it."""
    place = data["events"].index(entry_of(data, find(data, "roll", 5)))
    assert events(data)[place + 1]["kind"] == "move"
    del data["events"][place : place + 2]


@attack("temper", "wrong_step")
def dropped_move(data: Transcript) -> None:
    data["events"].remove(entry_of(data, find(data, "move", 3)))


@attack("temper", "wrong_beat")
def roll_made_again(data: Transcript) -> None:
    """A server that rolls again after a crash, and keeps only the second roll."""
    roll = find(data, "roll", 4)
    roll["beat"] += 1
    roll["outcome"] = 6


@attack("temper", "wrong_step")
def reordered_events(data: Transcript) -> None:
    place = data["events"].index(entry_of(data, find(data, "move", 2)))
    data["events"][place - 1 : place + 1] = reversed(data["events"][place - 1 : place + 1])


@attack("temper", "wrong_step")
def inserted_event(data: Transcript) -> None:
    entry = entry_of(data, find(data, "move", 2))
    data["events"].insert(data["events"].index(entry), copy.deepcopy(entry))


@attack("temper", "wrong_seal")
def changed_option(data: Transcript) -> None:
    find(data, "created")["rules"]["options"]["must_capture"] = False


@attack("temper", "wrong_seal")
def changed_name(data: Transcript) -> None:
    find(data, "created")["rules"]["seats"][0]["name"] = "Somebody else"


@attack("temper", "wrong_seal")
def swapped_names(data: Transcript) -> None:
    one, _, two = find(data, "created")["rules"]["seats"]
    one["name"], two["name"] = two["name"], one["name"]


@attack("temper", "wrong_tip")
def changed_option_in_a_seal_made_anew(data: Transcript) -> None:
    """The whole seal made anew for other rules: the clients' commitments bind the old ones."""
    find(data, "created")["rules"]["options"]["must_capture"] = False
    seal_anew(data)


@attack("temper", "wrong_tip")
def changed_server_commitment(data: Transcript) -> None:
    """A secret chosen after the clients had committed."""
    from homestretch.fair.seal import server_commitment

    secret = bytes(32)
    find(data, "reveal")["secret"] = secret.hex()
    table = find(data, "created")["table"]
    find(data, "seal")["server"] = server_commitment(table, 1, secret).hex()
    seal_anew(data)


@attack("temper", "wrong_fingerprint")
def changed_fingerprint(data: Transcript) -> None:
    find(data, "seal")["fingerprint"] = "acorn actor album amber"


@attack("temper", "second_seal")
def second_seal(data: Transcript) -> None:
    entry = entry_of(data, find(data, "seal"))
    data["events"].insert(3, copy.deepcopy(entry))


@attack("temper", "second_seal")
def second_seal_without_a_restart(data: Transcript) -> None:
    data["events"].insert(2, copy.deepcopy(entry_of(data, find(data, "seal"))))


@attack("temper", "wrong_attempt")
def hidden_restart(data: Transcript) -> None:
    """A seal that was an attempt later than the log admits."""
    find(data, "seal")["attempt"] = 2
    find(data, "open")["attempt"] = 2


@attack("temper", "wrong_secret")
def wrong_secret(data: Transcript) -> None:
    reveal = find(data, "reveal")
    reveal["secret"] = turned(reveal["secret"])


@attack("temper", "wrong_tip")
def wrong_tip(data: Transcript) -> None:
    opened = find(data, "open")
    opened["tips"][1] = turned(opened["tips"][1])


@attack("temper", "missing_tip")
def missing_tip(data: Transcript) -> None:
    find(data, "open")["tips"].pop()


@attack("temper", "wrong_clients")
def client_on_a_bots_seat(data: Transcript) -> None:
    find(data, "seal")["clients"][0]["seats"] = [0, 1]


@attack("temper", "missing_link")
def withheld_link_not_marked(data: Transcript) -> None:
    """The link is left out, but called given."""
    find(data, "roll", 6)["links"][0]["link"] = None


@attack("temper", "missing_link")
def withheld_link_hidden(data: Transcript) -> None:
    """The client is not named at all."""
    find(data, "roll", 6)["links"].pop()


@attack("temper", "chain_closed")
def chain_used_after_it_was_closed(data: Transcript) -> None:
    find(data, "roll", 6)["links"][1].update(state="withheld", link=None)
    # Everything up to there must be right, or the die would give the attack away first.
    redo_die(data, 6)


@attack("temper", "wrong_link_state")
def closed_without_a_reason(data: Transcript) -> None:
    find(data, "roll", 6)["links"][1].update(state="closed", link=None)


@attack("temper", "wrong_link_state")
def link_of_somebody_away(data: Transcript) -> None:
    find(data, "roll", 6)["links"][1]["state"] = "away"


@attack("temper", "wrong_link")
def replayed_link(data: Transcript) -> None:
    find(data, "roll", 6)["links"][0]["link"] = find(data, "roll", 5)["links"][0]["link"]


@attack("temper", "wrong_link")
def link_of_another_client(data: Transcript) -> None:
    links = find(data, "roll", 6)["links"]
    links[0]["link"] = links[1]["link"]


@attack("temper", "wrong_link")
def link_ahead_of_its_draw(data: Transcript) -> None:
    find(data, "roll", 6)["links"][0]["link"] = find(data, "roll", 7)["links"][0]["link"]


@attack("temper", "wrong_die")
def link_left_out_as_away(data: Transcript) -> None:
    """Calling a client away changes the die that belongs there."""
    rolls = [event for event in events(data) if event.get("chance") == "roll"]
    for roll in rolls:
        before = copy.deepcopy(roll["links"])
        roll["links"][0].update(state="away", link=None)
        if die_of(data, roll) != roll["outcome"]:
            return
        roll["links"] = before


@attack("temper", "illegal_move")
def illegal_move(data: Transcript) -> None:
    find(data, "move", 4)["move"] = "39-40"


@attack("temper", "wrong_seat")
def move_of_another_seat(data: Transcript) -> None:
    move = find(data, "move", 4)
    move["seat"] = (move["seat"] + 1) % 3


@attack("temper", "wrong_first")
def changed_first_seat(data: Transcript) -> None:
    first = find(data, "first")
    first["seat"] = (first["seat"] + 1) % 3


@attack("temper", "wrong_places")
def changed_places(data: Transcript) -> None:
    places = find(data, "reveal")["places"]
    winner = next(seat for seat, place in places.items() if place == 1)
    last = max(places, key=lambda seat: places[seat])
    places[winner], places[last] = places[last], places[winner]


@attack("temper", "wrong_cause")
def won_game_called_given_up(data: Transcript) -> None:
    find(data, "reveal").update(cause="given_up", places=None)


@attack("temper", "truncated")
def truncated_log(data: Transcript) -> None:
    del data["events"][20:]


@attack("temper", "wrong_cause")
def truncated_log_with_its_end(data: Transcript) -> None:
    del data["events"][20:-1]


@attack("temper", "wrong_step")
def event_after_the_end(data: Transcript) -> None:
    data["events"].append(copy.deepcopy(data["events"][-1]))


@attack("temper", "wrong_step")
def take_back_of_nothing(data: Transcript) -> None:
    place = data["events"].index(entry_of(data, find(data, "roll", 3)))
    event = {"number": 0, "kind": "take_back", "seat": 0}
    data["events"].insert(place + 1, {"event": event, "head": ""})


@attack("hands", "wrong_root")
def other_deck_bound(data: Transcript) -> None:
    deck = find(data, "open")["deck"]
    deck["root"] = turned(deck["root"])


@attack("hands", "wrong_root")
def deck_of_another_size(data: Transcript) -> None:
    find(data, "open")["deck"]["size"] += 1


@attack("hands", "forged_opening")
def swapped_card(data: Transcript) -> None:
    """A card given to its owner that is not the one in the deck."""
    opening = data["openings"][3]
    opening["card"] = opening["card"] % 5 + 1 if opening["card"] != 5 else 12


@attack("hands", "forged_opening")
def forged_opening_of_a_played_card(data: Transcript) -> None:
    move = find(data, "move", 3)
    move["opening"]["salt"] = turned(move["opening"]["salt"])


@attack("hands", "forged_path")
def forged_path(data: Transcript) -> None:
    path = find(data, "move", 3)["opening"]["path"]
    path[2] = turned(path[2])


@attack("hands", "forged_path")
def path_cut_short(data: Transcript) -> None:
    find(data, "move", 3)["opening"]["path"].pop()


@attack("hands", "forged_path")
def path_too_long(data: Transcript) -> None:
    path = data["openings"][0]["path"]
    path[:] = path[:5] + [path[0]] * (6 - len(path[:5]))
    if len(path) == 6:
        path[5] = turned(path[5])


@attack("hands", "missing_opening")
def card_played_without_being_shown(data: Transcript) -> None:
    find(data, "move", 3)["opening"] = None


@attack("hands", "missing_opening")
def opening_left_out(data: Transcript) -> None:
    data["openings"].pop(2)


@attack("hands", "wrong_position")
def card_dealt_from_the_bottom(data: Transcript) -> None:
    find(data, "deal", 4)["position"] = 40


@attack("hands", "wrong_position")
def another_card_shown(data: Transcript) -> None:
    find(data, "move", 2)["opening"].update(find(data, "move", 3)["opening"])


@attack("hands", "wrong_seat")
def card_dealt_to_another_seat(data: Transcript) -> None:
    deal = find(data, "deal", 4)
    deal["seat"] = (deal["seat"] + 1) % 3


@attack("hands", "illegal_move")
def card_played_that_is_not_held(data: Transcript) -> None:
    find(data, "move", 0)["move"] = "P:Sx31"


@attack("cards", "forged_opening")
def swapped_turned_card(data: Transcript) -> None:
    opening = find(data, "turn_card", 5)["opening"]
    opening["card"] = 12 if opening["card"] != 12 else 11


@attack("cards", "wrong_position")
def card_skipped(data: Transcript) -> None:
    turn = find(data, "turn_card", 5)
    turn["opening"] = find(data, "turn_card", 6)["opening"]


@attack("cards", "missing_opening")
def shown_twice(data: Transcript) -> None:
    move = find(data, "move", 0)
    place = data["events"].index(entry_of(data, move))
    move["opening"] = events(data)[place - 1]["opening"]


@attack("cards", "wrong_root")
def other_reshuffle(data: Transcript) -> None:
    deck = find(data, "reshuffle")["deck"]
    deck["root"] = turned(deck["root"])


@pytest.mark.parametrize(
    ("name", "code", "change"),
    [pytest.param(name, code, change, id=label) for label, name, code, change in ATTACKS],
)
def test_attack_is_named_by_both(verifier: Verifier, name: str, code: str, change: Attack) -> None:
    data = copy.deepcopy(game(name).transcript)
    assert verify(data).ok
    change(data)
    reheaded(data)
    _both_say(verifier, data, code)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        pytest.param(name, change, id=label)
        for label, name, code, change in ATTACKS
        if code in {"wrong_die", "illegal_move", "wrong_seat", "forged_path", "wrong_secret"}
        and label != "path_too_long"
    ],
)
def test_a_change_alone_breaks_the_chain(verifier: Verifier, name: str, change: Attack) -> None:
    data = copy.deepcopy(game(name).transcript)
    change(data)
    _both_say(verifier, data, "broken_chain")


def test_a_dropped_event_leaves_a_gap(verifier: Verifier) -> None:
    data = copy.deepcopy(game("temper").transcript)
    del data["events"][10]
    _both_say(verifier, data, "wrong_number", event=12)


def test_an_empty_log(verifier: Verifier) -> None:
    data = {**game("temper").transcript, "events": []}
    _both_say(verifier, data, "truncated")


def _both_say(
    verifier: Verifier, data: Any, code: str, *, notes: Any = None, event: int | None = None
) -> None:
    """Both verifiers fail with this code at the same event, each with a sentence."""
    ours = verify(data, notes)
    theirs = verifier.verify(data, notes)
    assert ours.failure is not None
    assert ours.failure.code == code, ours.failure
    assert event is None or ours.failure.event == event
    assert len(ours.failure.sentence) > 10
    assert len(theirs["sentence"]) > 10
    assert {**theirs, "sentence": None} == {**ours.to_json(), "sentence": None}


NOTE_ATTACKS: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("other_table", lambda notes: notes.update(table="another")),
    ("other_seal", lambda notes: notes.update(seal="0" * 64)),
    ("other_tip", lambda notes: notes.update(tip="0" * 64)),
    ("other_tip", lambda notes: notes.update(client=3)),
    ("rewritten", lambda notes: notes["heads"][9].update(head="0" * 64)),
    ("rewritten", lambda notes: notes["heads"].append({"number": 9999, "head": "0" * 64})),
    ("bad_shape", lambda notes: notes.update(given="rubbish")),
]


@pytest.mark.parametrize(("code", "change"), NOTE_ATTACKS)
def test_notes_contradict(
    verifier: Verifier, code: str, change: Callable[[dict[str, Any]], object]
) -> None:
    played = game("temper")
    notes = played.devices[0].notes(played.entries[0].event["table"])
    assert verify(played.transcript, notes).counts["notes"] > 40
    change(notes)
    _both_say(verifier, played.transcript, code, notes=notes)


def test_a_link_left_out_is_seen_by_its_giver(verifier: Verifier) -> None:
    """A server that calls a client away, and makes the rest of the game fit, passes every check
    but that of the client itself."""
    rng = random.Random(5)
    playing = Playing(rng, game("temper").entries[0].after.rules)
    devices = [Device(0, (0,), make_chain(rng.randbytes(32), 64))]
    playing.seal(lambda: devices)
    devices[0].away = 1.0
    cheated = playing.run(12)
    notes = devices[0].notes(cheated.entries[0].event["table"])
    assert verify(cheated.transcript, notes).ok
    notes["given"] = [1]
    _both_say(verifier, cheated.transcript, "left_out", notes=notes)
