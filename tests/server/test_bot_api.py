"""The bot API: the stream, the WebSocket, moves, programs that die, the end."""

import json
import random
import threading
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import homestretch
from homestretch.server.limits import Limits
from tests.server import asking
from tests.server.serving import FREE, PATIENCE, Client, serving

PERSON = {"seat": 0, "kind": "person"}
PROGRAM = {"seat": 2, "kind": "program", "name": "Deep"}


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("bots") / "s") as found:
        yield found


def make(address, *seats, game="temper", **settings):
    body = {"game": game, "seats": list(seats or (PERSON, PROGRAM)), **settings}
    answer = asking.post(f"{address}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    tokens = {int(seat): f"{made['table']}.{key}" for seat, key in made["seats"].items()}
    return made["table"], made["key"], tokens


def bearer(token):
    return {"Authorization": f"Bearer {token}"}


@contextmanager
def stream(address, token):
    """The lines of a stream, one after another."""
    with asking.stream("GET", f"{address}/api/bot/stream", headers=bearer(token)) as answer:
        if answer.status_code != 200:
            answer.read()
            raise AssertionError(answer.text)
        assert answer.headers["content-type"] == "application/x-ndjson"
        yield (json.loads(line) for line in answer.iter_lines())


def post(address, token, number, move, path="/api/bot/move"):
    body = {"number": number, "move": move}
    return asking.post(f"{address}{path}", json=body, headers=bearer(token))


def play(address, token, rng, heard):
    """Plays a seat to the end of the game."""
    with stream(address, token) as lines:
        for line in lines:
            heard.append(line)
            if line["type"] == "turn":
                answer = post(address, token, line["number"], rng.choice(line["moves"]))
                assert answer.status_code == 200, answer.text


def in_background(*programs):
    threads = [threading.Thread(target=play, args=program) for program in programs]
    for thread in threads:
        thread.start()
    return threads


@pytest.mark.parametrize(
    ("game", "preset"), [("temper", "temper-quick"), ("pardon", "pardon-quick"),
                         ("pardon", "pardon-classic")]
)  # fmt: skip
def test_programs_play_whole_games(address, game, preset):
    seats = [{"seat": seat, "kind": "program"} for seat in (1, 3)]
    table, _, tokens = make(address, *seats, game=game, preset=preset)
    heard = {1: [], 3: []}
    threads = in_background(
        *((address, tokens[seat], random.Random(seat), heard[seat]) for seat in (1, 3))
    )
    for thread in threads:
        thread.join(PATIENCE * 4)
        assert not thread.is_alive()
    record = homestretch.read_record(asking.get(f"{address}/api/tables/{table}/record").text)
    for seat, lines in heard.items():
        assert (lines[0]["type"], lines[0]["seat"], lines[0]["game"]) == ("start", seat, game)
        assert lines[-1]["type"] == "over"
        final = record.final()
        assert lines[-1]["places"] == {str(s): p for s, p in final.ranking().items()}
        numbers = [line["event"]["number"] for line in lines if line["type"] == "event"]
        assert numbers == list(range(numbers[0], lines[-1]["number"] + 1))
        check_turns(record, seat, [line for line in lines if line["type"] == "turn"])
        assert len([line for line in lines if line["type"] == "turn"]) > 5


def check_turns(record, seat, turns):
    """Each turn told the seat's own observation, exactly."""
    nodes = [state for state, _ in record.states() if state.to_act == seat]
    for turn, state in zip(turns, nodes, strict=True):
        seen = state.observation(seat)
        assert turn["observation"] == json.loads(json.dumps(seen.to_json()))
        assert turn["moves"] == [str(move) for move in seen.legal_moves]


def until_turn(lines):
    return next(line for line in lines if line["type"] == "turn")


def test_moves_are_refused_or_made_once(address):
    table, key, tokens = make(address, first=2, options={"start_token": True})
    token = tokens[2]
    assert post(address, token, 1, "1-2").json()["error"]["code"] == "not_started"
    with stream(address, token) as lines:
        turn = until_turn(lines)
        number, move = turn["number"], turn["moves"][0]
        codes = [
            post(address, token, number, "40-41").json()["error"]["code"],
            post(address, token, number, "nonsense").json()["error"]["code"],
            post(address, token, number - 1, move).json()["error"]["code"],
            post(address, f"{table}.{key}", number, move).json()["error"]["code"],
            post(address, f"{table}.wrong", number, move).json()["error"]["code"],
            post(address, "nothing", number, move).json()["error"]["code"],
            post(address, "nothing.wrong", number, move).json()["error"]["code"],
        ]
        assert codes == [
            "illegal_move", "bad_move_text", "stale", "not_a_program", "wrong_key",
            "bad_authorization", "no_table",
        ]  # fmt: skip
        first = post(address, token, number, move)
        again = post(address, token, number, move)
        assert first.json() == again.json()
        assert first.json()["number"] == number + 1


@pytest.mark.parametrize(
    "body", [{}, {"number": 1}, {"number": 1.5, "move": "x"}, {"number": 1, "move": "x", "a": 1}]
)
def test_moves_of_another_form(address, body):
    _, _, tokens = make(address)
    answer = asking.post(f"{address}/api/bot/move", json=body, headers=bearer(tokens[2]))
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")


def test_tokens_that_open_no_stream(address):
    table, key, _ = make(address)
    for token, status in (
        (f"{table}.{key}", 403), (f"{table}.wrong", 401), ("x.y", 404), ("nothing", 401),
        (f"{table}.", 401), (f"{table}.a,b", 401),
    ):  # fmt: skip
        answer = asking.get(f"{address}/api/bot/stream", headers=bearer(token))
        assert answer.status_code == status, answer.text
    assert asking.get(f"{address}/api/bot/stream").json()["error"]["code"] == "bad_authorization"


def test_a_program_that_dies_is_replaced_and_comes_back(address, monkeypatch):
    for seconds in ("SETTLE_SECONDS", "RETURN_SECONDS"):  # nobody is missed before both are there
        monkeypatch.setattr(f"homestretch.server.presence.{seconds}", 600)
    table, key, tokens = make(address, first=2, options={"start_token": True}, clock={"grace": 1})
    with Client(address, table, key) as person:
        person.hear()
        with stream(address, tokens[2]) as lines:
            until_turn(lines)
            monkeypatch.setattr("homestretch.server.presence.RETURN_SECONDS", 0.1)
        gone = person.hear_until(lambda m: m.get("event", {}).get("kind") == "absent")
        assert gone["event"]["seat"] == 2
        moved = person.hear_until(lambda m: m.get("event", {}).get("kind") == "move")
        assert moved["event"]["seat"] == 2
        with stream(address, tokens[2]) as lines:
            assert next(lines)["type"] == "start"
            back = person.hear_until(lambda m: m.get("event", {}).get("kind") == "back")
            assert back["view"]["seats"][1] == {
                **back["view"]["seats"][1], "kind": "bot", "program": True, "absent": False,
            }  # fmt: skip


def test_the_stream_says_that_it_lives(address, monkeypatch):
    monkeypatch.setattr("homestretch.server.programs.ALIVE_SECONDS", 0.01)
    _, _, tokens = make(address)
    with stream(address, tokens[2]) as lines:
        alive = [line for line, _ in zip(lines, range(6), strict=False) if line["type"] == "alive"]
        assert len(alive) >= 2


@pytest.mark.parametrize("private", [False, True])
def test_who_loses_the_seat_hears_so_and_nothing_more(address, private):
    table, key, tokens = make(address, {**PERSON, "kind": "person"}, PROGRAM, private=private)
    with stream(address, tokens[2]) as lines:
        next(lines)
        message = {"type": "fill", "id": "f", "seat": 2, "bot": "random"}
        path = f"{address}/api/tables/{table}/commands"
        assert asking.post(path, json=message, headers=bearer(key)).status_code == 200
        rest = list(lines)
        assert rest[-1]["type"] == "refused"
        assert rest[-1]["code"] == "wrong_key"


def test_joining_as_a_program(address):
    table, _, _ = make(address, PERSON, {"seat": 2, "kind": "open"})
    path = f"{address}/api/join/{table[:6]}"
    joined = asking.post(path, json={"program": True, "name": "Deep"}).json()
    assert joined["key"].startswith(f"{table}.")
    with stream(address, joined["key"]) as lines:
        start = next(lines)
        assert start["seats"][1]["name"] == "Deep"
    view = asking.get(f"{address}/api/tables/{table}").json()["view"]
    assert view["phase"] == "play"


def connected(address, **settings):
    url = f"{address.replace('http', 'ws', 1)}/api/bot/socket"
    return connect(url, open_timeout=PATIENCE, **settings)


@pytest.mark.parametrize("how", ["header", "hello"])
def test_the_same_over_a_websocket(address, how):
    _, key, tokens = make(address, options={"tokens": 1, "start_token": True})
    table = tokens[2].partition(".")[0]
    rng = random.Random(5)
    headers = bearer(tokens[2]) if how == "header" else {}
    with connected(address, additional_headers=headers) as socket:
        if how == "hello":
            socket.send(json.dumps({"type": "hello", "token": tokens[2]}))
        lines = [json.loads(socket.recv(PATIENCE))]
        with Client(address, table, key) as person:
            threading.Thread(target=person.play, args=(rng.choice,)).start()
            while lines[-1]["type"] != "over":
                lines.append(json.loads(socket.recv(PATIENCE)))
                if lines[-1]["type"] == "turn":
                    turn = lines[-1]
                    move = {"number": turn["number"], "move": rng.choice(turn["moves"])}
                    socket.send(json.dumps({"type": "move", **move}))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1000, "the game is over")
    kinds = [line["type"] for line in lines]
    assert kinds[0] == "start"
    assert kinds[-1] == "over"
    assert kinds.count("turn") == kinds.count("accepted")
    assert "refused" not in kinds


def test_a_websocket_refuses_clearly(address):
    _, _, tokens = make(address)
    for first in ("{}", json.dumps({"type": "hello", "token": "x"}), "no", '{"type":"move"}'):
        with connected(address) as socket:
            socket.send(first)
            assert json.loads(socket.recv(PATIENCE))["type"] == "refused"
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
            assert 4400 <= closed.value.rcvd.code < 4500
    with connected(address, additional_headers=bearer(tokens[2])) as socket:
        assert json.loads(socket.recv(PATIENCE))["type"] == "start"
        codes = []
        for message in (
            "{}",
            '{"type":"move","number":1,"move":"x"}',
            json.dumps({"type": "hello", "token": "x"}),
        ):
            socket.send(message)
            line = {"type": ""}
            while line["type"] != "refused":
                line = json.loads(socket.recv(PATIENCE))
            codes.append(line["code"])
        assert codes[0] == "bad_request"
        assert codes[2] == "hello_again"


def test_a_key_of_the_programs_own_making_may_be_as_long_as_any(address):
    table, _, _ = make(address, PERSON, {"seat": 2, "kind": "open"})
    asked = {"program": True, "key": "k" * 64}
    token = asking.post(f"{address}/api/join/{table[:6]}", json=asked).json()["key"]
    assert token == f"{table}.{'k' * 64}"
    with stream(address, token) as lines:
        assert next(lines)["type"] == "start"
    answer = asking.get(f"{address}/api/bot/stream", headers=bearer(f"{token}k"))
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "bad_authorization")


def test_limits_on_streams(tmp_path):
    limits = Limits(connections=1)
    with serving(tmp_path / "s", limits=limits) as address:
        _, _, tokens = make(address)
        with stream(address, tokens[2]) as lines:
            next(lines)
            answer = asking.get(f"{address}/api/bot/stream", headers=bearer(tokens[2]))
            assert (answer.status_code, answer.json()["error"]["code"]) == (
                429, "too_many_connections",
            )  # fmt: skip


def test_the_server_ends_streams_when_it_stops(tmp_path, monkeypatch):
    """At once: by force it would do so only after this test has given up."""
    monkeypatch.setattr("homestretch.server.run.GRACE_SECONDS", 2 * PATIENCE)
    heard = []
    with serving(tmp_path / "s", limits=FREE) as address:
        _, _, tokens = make(address)
        opened = threading.Event()

        def listen():
            with stream(address, tokens[2]) as lines:
                for line in lines:
                    heard.append(line)
                    opened.set()

        thread = threading.Thread(target=listen)
        thread.start()
        assert opened.wait(PATIENCE)
    thread.join(PATIENCE)
    assert not thread.is_alive()
    assert heard[0]["type"] == "start"


def test_a_program_follows_into_the_rematch(address):
    body = {"tokens": 1, "start_token": True}
    table, key, tokens = make(address, options=body)
    rng = random.Random(5)
    heard = []

    def playing(token):
        path = f"{address}/api/bot/stream?follow=1"
        with asking.stream("GET", path, headers=bearer(token)) as answer:
            for text in answer.iter_lines():
                line = json.loads(text)
                heard.append(line)
                if line["type"] == "turn":
                    post(address, token, line["number"], rng.choice(line["moves"]))

    program = threading.Thread(target=playing, args=(tokens[2],))
    program.start()
    with Client(address, table, key) as person:
        person.play(rng.choice)
        answer = person.ask({"type": "rematch", "id": "again"})
        assert answer["type"] == "accepted"
        while person.view["next"] is None:
            person.hear()
        following = person.view["next"]
    program.join(PATIENCE)
    assert not program.is_alive()  # the stream has ended with the rematch
    assert [line["type"] for line in heard[-1:]] == ["next"]
    assert "over" in [line["type"] for line in heard]
    assert heard[-1] == {"type": "next", "table": following}
    token = f"{following}.{tokens[2].partition('.')[2]}"
    with stream(address, token) as lines:
        start = next(lines)
        assert (start["type"], start["table"], start["seat"]) == ("start", following, 2)
    # who comes only now hears of it too
    with stream(address, tokens[2]) as lines:
        assert [line["type"] for line in lines] == ["start", "over"]
