"""Whole games over HTTP and WebSocket against a real server."""

import json
import random

import pytest
from websockets.exceptions import ConnectionClosed

import homestretch
from homestretch.server.events import Viewer
from tests.server import asking
from tests.server.serving import Background, Client, get_view, make_table, serving


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("play") / "s") as found:
        yield found


@pytest.fixture
def choose():
    return random.Random(4).choice


GAMES = [
    ("temper", [(0, "person"), (2, "person")], {}),
    ("temper", [(0, "person"), (1, "careful"), (3, "random")], {"preset": "temper-leaflet"}),
    ("pardon", [(1, "person"), (2, "person"), (3, "careful")], {"first": "draw"}),
    ("pardon", [(0, "person"), (2, "careful")], {"preset": "pardon-classic"}),
]


@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
def test_a_whole_game(address, choose, game, seats, settings):
    table, key = make_table(address, game, *seats, **settings)
    record = f"{address}/api/tables/{table}/record"
    early = asking.get(record)
    assert (early.status_code, early.json()["error"]["code"]) == (409, "not_over")
    with Client(address, table, key) as player:
        player.play(choose)
        numbers = [event["number"] for event in player.events]
        assert numbers == list(range(numbers[0], player.view["number"] + 1))
        places = player.view["places"]
    assert set(places) == {str(seat) for seat, _ in seats}
    late = asking.get(record)
    assert late.headers["content-type"] == "text/plain; charset=utf-8"
    final = homestretch.read_record(late.text).final()
    assert {str(seat): place for seat, place in final.ranking().items()} == places
    assert get_view(address, table)["places"] == places


def test_two_connections_take_turns(address, choose):
    table, key = make_table(address, "temper", (0, "person"), (2, "person"), seed=1)
    with Client(address, table, key) as one, Client(address, table, key) as two:
        one.hear()
        two.hear()
        for turn in range(60):
            player, other = (one, two) if turn % 2 else (two, one)
            assert player.ask(player.command(choose))["type"] == "accepted"
            number = other.view["number"] + 1
            for client in (one, two):
                while client.view["number"] < number:
                    client.hear()
        assert one.view == two.view
        assert one.events == two.events


def timeless(client):
    """What a client heard, without the times at which it was sent."""
    return [frame.rpartition(',"now":')[0] for frame in client.frames]


def test_resume_with_what_was_seen(address, choose):
    table, key = make_table(address, "pardon", (0, "person"), (2, "person"), seed=8)
    with Client(address, table, key) as first, Client(address, table, key) as through:
        through.hear()
        first.play(choose, until=lambda view: view["number"] >= 20)
        seen = first.view["number"]
        first.play(choose, until=lambda view: view["number"] >= seen + 15)
        last = first.view["number"]
        while through.view["number"] < last:
            through.hear()
    with Client(address, table, key, seen=seen) as again:
        while (again.view or {"number": 0})["number"] < last:
            assert again.hear()["type"] == "event"
        assert again.events == [event for event in through.events if event["number"] > seen]
        assert timeless(again) == timeless(through)[-len(again.frames) :]
    with Client(address, table, key, seen=last) as nothing_missed:
        heard = nothing_missed.hear()
        assert isinstance(heard.pop("now"), int)
        assert heard == {"type": "view", "view": nothing_missed.view}
    for strange in (last + 1, 2**53):
        with Client(address, table, key, seen=strange) as other:
            assert other.hear()["type"] == "view"


def test_who_was_away_too_long_gets_the_view(address, choose):
    table, key = make_table(address, "temper", (0, "person"), (2, "person"))
    with Client(address, table, key) as player:
        player.play(choose, until=lambda view: view["number"] >= 100)
    with Client(address, table, key, seen=1) as again:
        assert again.hear()["type"] == "view"


def test_a_command_twice_has_the_effect_of_one(address, choose):
    table, key = make_table(address, "temper", (0, "person"), (2, "person"), seed=1)
    with Client(address, table, key) as player:
        player.hear()
        roll = player.command(choose)
        for _ in range(3):
            player.say(roll)
        answers = [m for m in (player.hear() for _ in range(4)) if m["type"] != "event"]
        assert answers == [{"type": "accepted", "id": roll["id"], "number": 2}] * 3
        assert player.view["number"] == 2
    with Client(address, table, key) as again:
        assert again.ask(roll) == answers[0]
        assert get_view(address, table)["number"] == 2


def test_refusals_change_nothing_and_the_connection_goes_on(address, choose):
    table, key = make_table(address, "temper", (0, "person"), (2, "careful"), seed=1)
    with Client(address, table, key) as player:
        player.hear()

        def refused(**message):
            answer = player.ask({"id": "a", **message})
            assert answer["type"] == "refused"
            assert answer["message"]
            return answer

        assert refused(type="roll", expect=0)["code"] == "stale"
        assert refused(type="roll", expect=0)["number"] == 1
        assert refused(type="roll", expect=9)["code"] == "stale"
        assert refused(type="move", expect=1, seat=2, move="1-2")["code"] == "not_your_seat"
        assert refused(type="move", expect=1, seat=0, move="1-2")["code"] == "roll_first"
        assert refused(type="hello")["code"] in {"bad_request", "hello_again"}
        assert player.view["number"] == 1
        # the refused id is still free
        assert player.ask({"type": "roll", "id": "a", "expect": 1})["type"] == "accepted"
        assert player.hear()["event"]["number"] == 2
        player.play(choose)


def test_a_watcher_sees_and_does_nothing(address, choose):
    table, key = make_table(address, "pardon", (0, "person"), (2, "careful"))
    with Client(address, table) as watcher, Client(address, table, key) as player:
        watcher.hear()
        number = watcher.view["number"]
        for message in (
            {"type": "roll", "id": "a", "expect": number},
            {"type": "move", "id": "b", "expect": number, "seat": 0, "move": "1:S-1"},
        ):
            assert watcher.ask(message)["code"] == "watching"
        ears = Background(watcher)
        player.play(choose)
        ears.join()
        assert watcher.events == [
            {**event, "outcome": None} if event.get("chance") in {"deal", "draw"} else event
            for event in map(without_own_reason, player.events)
        ]


def at_rest(view):
    """Whether nothing happens before a person acts."""
    return view["waits_for"] is not None


def without_own_reason(event):
    """An event as a watcher sees its reason: only a discard explains itself."""
    if event["kind"] == "move" and (event["reason"] or {}).get("code") != "must_discard":
        return {**event, "reason": None}
    return event


@pytest.mark.parametrize("key", ["wrong", "", "x" * 64])
def test_a_wrong_key_opens_nothing(address, key):
    table, _ = make_table(address, "pardon", (0, "person"), (2, "person"))
    with Client(address, table, key) as stranger:
        answer = stranger.hear()
        assert (answer["type"], answer["code"]) == ("refused", "wrong_key")
        with pytest.raises(ConnectionClosed) as closed:
            stranger.hear()
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4401, "wrong_key")


def test_another_tables_key_opens_nothing(address):
    table, _ = make_table(address, "temper", (0, "person"), (2, "person"))
    _, other = make_table(address, "temper", (0, "person"), (2, "person"))
    with Client(address, table, other) as stranger:
        assert stranger.hear()["code"] == "wrong_key"
    answer = asking.get(
        f"{address}/api/tables/{table}", headers={"Authorization": f"Bearer {other}"}
    )
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "wrong_key")


def test_a_table_that_is_not_there(address):
    with Client(address, "a" * 12) as lost:
        assert lost.hear()["code"] == "no_table"
        with pytest.raises(ConnectionClosed) as closed:
            lost.hear()
        assert closed.value.rcvd.code == 4404


def test_the_view_is_the_same_over_http(address, choose):
    table, key = make_table(address, "pardon", (0, "person"), (2, "person"))
    with Client(address, table, key) as player, Client(address, table) as watcher:
        player.play(choose, until=lambda view: view["number"] >= 40 and at_rest(view))
        while (watcher.view or {"number": 0})["number"] < player.view["number"]:
            watcher.hear()
        assert get_view(address, table, key) == player.view
        assert get_view(address, table) == watcher.view
        assert get_view(address, table) != player.view


def test_a_seed_makes_the_same_game_again(address):
    games = []
    for _ in range(2):
        table, key = make_table(
            address, "pardon", (0, "person"), (1, "random"), (2, "careful"), seed=99
        )
        with Client(address, table, key) as player:
            player.play(random.Random(1).choice)
        games.append(asking.get(f"{address}/api/tables/{table}/record").text)
    assert games[0] == games[1]
    assert '[Chance "server seed 99"]' in games[0]


def hands_in(frame):
    """Everything in a frame that says what somebody holds."""
    message = json.loads(frame)
    views = [message["view"]] if "view" in message else []
    events = [message["event"]] if "event" in message else []
    for view in views:
        events += view["history"]
    held = {seat for view in views for seat, hand in view["hands"].items() if hand}
    drawn = {
        str(event["seat"])
        for event in events
        if event.get("chance") in {"deal", "draw"} and event["outcome"] is not None
    }
    reasoned = {
        str(event["seat"])
        for event in events
        if event["kind"] == "move" and event["reason"] and event["reason"]["code"] != "must_discard"
    }
    acting = {str(view["to_act"]) for view in views if view["moves"] or view["reason"]}
    return held | drawn | reasoned | acting


@pytest.mark.parametrize("preset", ["pardon", "pardon-strategy"])
def test_the_wire_carries_no_hidden_card(address, choose, preset):
    """Two persons under one key, two bots, and somebody who watches: whole games, every frame."""
    seats = [(0, "person"), (1, "careful"), (2, "person"), (3, "random")]
    table, key = make_table(address, "pardon", *seats, preset=preset)
    with Client(address, table) as watcher, Client(address, table, key) as player:
        ears = Background(watcher)
        player.play(choose)
        ears.join()
        assert len(watcher.frames) > 50
        assert set().union(*map(hands_in, watcher.frames)) == set()
        assert set().union(*map(hands_in, player.frames)) == {"0", "2"}
        for client, viewer in ((watcher, Viewer()), (player, Viewer(frozenset({0, 2})))):
            check_against_the_truth(address, table, client, viewer)


def check_against_the_truth(address, table, client, viewer):
    """What each view says, computed again from the record by means of observations alone."""
    record = homestretch.read_record(asking.get(f"{address}/api/tables/{table}/record").text)
    begun = get_view(address, table)["number"] - len(record.steps)  # before it all is the seal's
    states = dict.fromkeys(range(begun + 1), record.start)
    for number, (_, step) in enumerate(record.states(), start=begun + 1):
        states[number] = homestretch.core.record.advance(states[number - 1], step)
    for frame in client.frames:
        message = json.loads(frame)
        if "view" not in message:
            continue
        view = message["view"]
        state = states[view["number"]]
        hands = {
            str(seat): [c if c != 13 else "pardon" for c in state.observation(seat).hand]
            for seat in viewer.seats
        }
        assert view["hands"] == hands
        legal = [] if state.to_act not in viewer.seats else state.legal_moves()
        assert [move["text"] for move in view["moves"]] == [str(move) for move in legal]
        assert {int(s): tuple(p) for s, p in view["pieces"].items()} == state.pieces()
