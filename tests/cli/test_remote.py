"""Playing on a server from the command line: bots, the terminal, the example of a bot."""

import ast
import io
import json
import os
import random
import re
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from unittest import mock
from urllib.parse import urlsplit

import pytest

import homestretch
from homestretch import HomestretchError
from homestretch.cli import seen
from homestretch.cli.joining import Remote
from homestretch.cli.remote import Link, parse_link
from homestretch.server import redact
from homestretch.server.events import Viewer
from homestretch.server.messages import encode
from homestretch.terminal.screen import Screen
from tests.cli.command import EXECUTABLE, call, environment, refused, run
from tests.cli.served import OPEN, PERSON, make
from tests.server import asking, tables
from tests.server.conftest import patient
from tests.server.serving import Child, Client, serving
from tests.terminal.helpers import Output

__all__ = ["patient"]

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("remote") / "s") as found:
        yield found


def view_of(address, made):
    return asking.get(f"{address}/api/tables/{made['table']}").json()["view"]


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://a:1/join/k7m9qx", Link("http://a:1", "k7m9qx")),
        ("a:1/join/k7m9qx#secret", Link("http://a:1", "k7m9qx", None, "secret")),
        ("https://a.b/?join=k7m9qx#secret", Link("https://a.b", "k7m9qx", None, "secret")),
        ("http://a:1/#/table/abcdefghjkmn", Link("http://a:1", None, "abcdefghjkmn")),
        ("http://a:1", Link("http://a:1")),
    ],
)
def test_links(text, link):
    assert parse_link(text) == link


@pytest.mark.parametrize(
    "text",
    [
        "", "ftp://a/join/x", "http://", "http://a/elsewhere/x", "http://[::1/join/x",
        "http://:8000/join/x", "http://a:99999/join/x", "http://a:b/join/x", "http://a:0/join/x",
    ],
)  # fmt: skip
def test_what_is_no_link(text):
    with pytest.raises(HomestretchError, match=r"address|link"):
        parse_link(text)


@pytest.mark.parametrize(
    "asked",
    [
        tables.request("temper", tables.person(0), tables.bot(1), tables.bot(3)),
        tables.request("temper", tables.person(0), tables.bot(2), preset="temper-leaflet"),
        tables.request("pardon", *(tables.person(seat) for seat in range(4))),
        tables.request("pardon", tables.person(0), tables.bot(2), preset="pardon-classic"),
        tables.request("pardon", tables.person(1), tables.bot(3), preset="pardon-quick"),
    ],
)
def test_what_is_seen_is_enough_for_bots_and_screens(asked):
    """The state made of what a seat is shown equals the real one in all that the seat sees."""
    rng = random.Random(1)
    table, log = tables.opened(asked)
    compared = 0
    while not table.is_over:
        tables.one_step(table, log, rng)
        state = table.state
        if state.to_act >= 0:
            seat = state.to_act
            shown = json.loads(json.dumps(state.observation(seat).to_json()))
            again = seen.state_of_observation(shown)
            assert again.observation(seat).to_json() == state.observation(seat).to_json()
            compared += 1
        for viewer in (Viewer(frozenset({state.turn})), Viewer()):
            view = json.loads(encode(redact.view(table, viewer)))
            made = seen.state_of_view(view)
            if made is None:
                assert state.chance_kind in {"draw", "reshuffle", "deal", "first"}
                continue
            assert made.pieces() == state.pieces()
            assert (made.to_act, made.turn) == (state.to_act, state.turn)
            if viewer.seats:
                assert made.legal_moves() == state.legal_moves()
            for event in view["history"]:
                seen.happening_of(event, made.game)
    assert compared > 5


@pytest.mark.parametrize(
    ("game", "preset"), [("temper", "temper-quick"), ("pardon", "pardon-quick")]
)
def test_our_bots_play_on_a_server(address, game, preset):
    made = make(address, PERSON, OPEN, game=game, preset=preset)
    link = f"{address}/join/{made['code']}"
    words = ["bot", "--url", link, "--name", "careful", "--called", "Cara"]
    playing = start(*words)
    with Client(address, made["table"], made["key"]) as person:
        person.play(random.Random(2).choice)
        assert person.view["seats"][1]["name"] == "Cara"
        assert person.view["seats"][1]["program"] is True
    out, err = playing.communicate(timeout=60)
    assert (playing.returncode, err) == (0, "")
    assert out.startswith(f"careful plays yellow at table {made['table']} ({game})")
    assert "The game is over: 1. " in out


def start(*words):
    return subprocess.Popen(
        [*EXECUTABLE, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    )


def test_a_bot_with_a_token_of_its_own(address):
    made = make(address, {"seat": 0, "kind": "program"}, {**OPEN, "kind": "program"},
                options={"tokens": 1})  # fmt: skip
    tokens = [f"{made['table']}.{key}" for key in made["seats"].values()]
    playing = [start("bot", "--url", address, "--token", token) for token in tokens]
    for one in playing:
        out, err = one.communicate(timeout=60)
        assert (one.returncode, err) == (0, "")
        assert "The game is over" in out
    assert view_of(address, made)["phase"] == "over"


def test_a_bot_goes_on_with_the_rematch(address):
    made = make(address, PERSON, OPEN, options={"tokens": 1})
    playing = start("bot", "--url", f"{address}/join/{made['code']}", "--again")
    rng = random.Random(2)
    with Client(address, made["table"], made["key"]) as person:
        person.play(rng.choice)
        assert person.ask({"type": "rematch", "id": "r"})["type"] == "accepted"
        while person.view["next"] is None:
            person.hear()
        following = person.view["next"]
    with Client(address, following, made["key"]) as person:
        person.play(rng.choice)
        assert person.view["phase"] == "over"
    playing.terminate()
    out, _ = playing.communicate(timeout=60)
    assert f"plays yellow at table {following}" in out
    assert out.count("The game is over") >= 1


def test_an_invitation_is_taken_with_a_key_of_ones_own(address):
    made = make(address, PERSON, {"seat": 2, "kind": "link"}, first=2)
    link = f"{address}/join/{made['code']}"
    done = run("join", f"{link}#{made['seats']['2']}", "--name", "Ann", given="quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    own = re.search(rf"homestretch join '{re.escape(link)}#([\w-]+)'", done.stdout)[1]
    assert own != made["seats"]["2"]
    assert "opens no seat" in refused(call("join", f"{link}#{made['seats']['2']}"))
    again = run("join", f"{link}#{own}", given="quit\n")
    assert "yellow: you" in again.stdout


def test_the_example_plays_a_whole_game(address):
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40
    for game in homestretch.GAMES:
        bot = {"seat": 0, "kind": "bot", "bot": "careful"}
        made = make(address, bot, OPEN, game=game, preset=f"{game}-quick")
        done = subprocess.run(
            [sys.executable, "-W", "error", EXAMPLE, f"{address}/join/{made['code']}"],
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, "")
        places = view_of(address, made)["places"]
        assert done.stdout == f"places: {places}\n"
        assert sorted(places) == ["0", "2"]


def test_the_example_plays_on_after_the_server_was_away(tmp_path):
    path = tmp_path / "s"
    with Child(path) as server:
        address = server.address
        made = make(address, PERSON, OPEN, first=0)
        playing = subprocess.Popen(
            [sys.executable, EXAMPLE, f"{address}/join/{made['code']}"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        play_on(address, made, 30)
        server.stop()
    with Child(path, port=urlsplit(address).port) as server:
        play_on(address, made, 60)
        server.kill()
    with Child(path, port=urlsplit(address).port):
        play_on(address, made)
        out, err = playing.communicate(timeout=60)
        assert (playing.returncode, err) == (0, "")
        assert out == f"places: {view_of(address, made)['places']}\n"


def play_on(address, made, number=10**6):
    """The person plays to the end, or up to an event."""
    with Client(address, made["table"], made["key"]) as person:
        person.play(lambda moves: moves[0], until=lambda view: view["number"] >= number)


def test_the_example_knows_which_move_ends_furthest():
    tree = ast.parse(EXAMPLE.read_text(encoding="utf-8"))
    (end,) = (
        node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "end"
    )
    names = {}
    exec(compile(ast.Module([end], []), EXAMPLE, "exec"), names)
    moves = [
        "5:discard",
        "7-13",
        "11:18x31",
        "7:15-18,30-34",
        "38-H2",
        "38-H4",
        "8:58-Z5",
        "8:58-H",
    ]
    assert sorted(moves, key=names["end"]) == moves


def test_the_example_says_in_one_line_why_it_cannot_play(address):
    for words, told in (
        ([], "(a link: http://127.0.0.1:8000/join/k7m9qx)"),
        (["rubbish"], "(a link: http://127.0.0.1:8000/join/k7m9qx)"),
        ([f"{address}/join/zzzzzz"], "there is no table with the code"),
        (["http://127.0.0.1:1/join/k7m9qx"], "I cannot play there"),
        (["nowhere/join/k7m9qx"], "I cannot play there"),
    ):
        done = subprocess.run(
            [sys.executable, "-W", "error", EXAMPLE, *words],
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        assert (done.returncode, done.stdout) == (1, "")
        assert told in done.stderr
        assert len(done.stderr.splitlines()) == 1, done.stderr


@pytest.mark.parametrize(
    ("game", "preset"),
    [("temper", "temper-quick"), ("pardon", "pardon-quick"), ("pardon", "pardon-classic")],
)
def test_a_whole_game_in_the_terminal(address, game, preset):
    bot = {"seat": 0, "kind": "bot", "bot": "random"}
    made = make(address, bot, OPEN, game=game, preset=preset)
    link = f"{address}/join/{made['code']}"
    done = run("join", link, "--name", "Ann", "--auto", given="#1\n" * 3000)
    assert (done.returncode, done.stderr) == (0, "")
    assert "You are yellow." in done.stdout
    assert f"table {made['code']}" in done.stdout
    assert "The game is over. " in done.stdout
    seal = view_of(address, made)["seal"]
    assert [client["seats"] for client in seal["clients"]] == [[2]]
    checked = "Checked here: nobody chose the "
    own = f", {seal['beat']} with a link of this terminal" if seal["beat"] else ""
    assert f"{own}. The seal: {seal['fingerprint']}." in done.stdout.partition(checked)[2]
    assert view_of(address, made)["seats"][1]["name"] == "Ann"
    key = re.search(rf"homestretch join '{re.escape(link)}#([\w-]+)'", done.stdout)[1]
    again = run("join", f"{link}#{key}")
    assert (again.returncode, again.stderr) == (0, "")
    assert "You win!" in again.stdout or "Red wins!" in again.stdout
    assert checked in again.stdout


def test_leaving_and_coming_back_with_commands_and_talk(address):
    bot = {"seat": 0, "kind": "bot", "bot": "random"}
    made = make(address, bot, OPEN, game="pardon", options={"start_pawn": True})
    link = f"{address}/join/{made['code']}"
    typed = (
        "?\nboard\nshow\nmoves\nhint\nsay well_played\nsay nonsense\nauto\nauto\nnonsense\nquit\n"
    )
    done = run("join", link, given=typed)
    assert (done.returncode, done.stderr) == (0, "")
    for words in ("Your cards:", "say …", "careful would play", "Auto is on", "is no play",
                  "yellow: well played", "There is no such phrase"):  # fmt: skip
        assert words.lower() in done.stdout.lower(), words
    assert not re.search(r"red (drew|rolled) ", done.stdout, re.IGNORECASE)
    assert view_of(address, made)["phase"] == "play"


def test_auto_goes_on_at_once_and_the_greeting_says_what_is_played(address):
    bot = {"seat": 0, "kind": "bot", "bot": "random"}
    made = make(address, bot, OPEN, first=2, options={"tokens": 2, "must_capture": False})
    done = run("join", f"{address}/join/{made['code']}", given="auto\n")
    assert done.stderr == ""
    head, _, tail = done.stdout.partition("Auto is on.")
    assert "tokens=2" in head
    assert "must_capture=off" in head
    assert "red: bot random, yellow: you" in head
    assert re.search(r"you rolled", tail, re.IGNORECASE)
    assert "Enter to roll" not in tail


def test_an_absent_persons_return_is_one_key(address):
    made = make(address, PERSON, OPEN)
    link = f"{address}/join/{made['code']}"
    key = asking.post(f"{address}/api/join/{made['code']}", json={}).json()["key"]
    path = f"{address}/api/tables/{made['table']}/commands"

    def command(key, **message):
        headers = {"Authorization": f"Bearer {key}"}
        assert asking.post(path, json=message, headers=headers).status_code == 200

    command(key, type="leave", id="x", seat=2)
    playing = start("join", f"{link}#{key}")
    with Client(address, made["table"], made["key"]) as host:
        playing.stdin.write("\n")
        playing.stdin.flush()
        back = host.hear_until(lambda m: m.get("event", {}).get("kind") == "back")
        assert back["view"]["seats"][1]["absent"] is False
    command(made["key"], type="fill", id="y", seat=0, bot="random")
    out, err = playing.communicate(timeout=60)
    assert (playing.returncode, err) == (0, "")
    assert "A bot plays for yellow" in out
    assert "Yellow is back." in out
    assert "The input has ended" in out


def test_watching(address):
    bots = [{"seat": seat, "kind": "bot", "bot": "random"} for seat in (0, 2)]
    made = make(address, *bots, game="pardon", preset="pardon-quick")
    done = run("join", f"{address}/join/{made['code']}", "--watch")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over. " in done.stdout
    assert " drew " not in done.stdout


def test_refusals_are_one_line(address):
    made = make(address, PERSON, OPEN)
    link = f"{address}/join/{made['code']}"
    assert "no table with the code" in refused(call("join", f"{address}/join/zzzzzz"))
    assert "cannot be reached" in refused(call("join", "http://127.0.0.1:9/join/zzzzzz"))
    assert "no link to a table" in refused(call("join", address))
    assert "is not open" in refused(call("join", link, "--seat", "red"))
    assert "opens no seat" in refused(call("join", f"{link}#wrong"))
    assert "there is no bot" in refused(call("bot", "--url", link, "--name", "clever"))
    assert "name a table by its link" in refused(call("bot", "--url", address))
    assert "opens no seat" in refused(
        call("bot", "--url", address, "--token", f"{made['table']}.wrong")
    )
    for token in ("bla", "", "bla.bla\n", "a.b c", "a.é"):
        told = refused(call("bot", "--url", address, "--token", token))
        assert "one looks like k7m9qx2abcde.KEY" in told
    assert view_of(address, made)["phase"] == "lobby"


class Stranger(BaseHTTPRequestHandler):
    """Answers every request with the same text."""

    body = b""

    def do_GET(self):
        if self.command == "POST":
            self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.send_header("Content-Length", str(len(self.body)))
        self.end_headers()
        self.wfile.write(self.body)

    do_POST = do_GET  # noqa: N815

    def log_message(self, *words):
        pass


@pytest.mark.parametrize("body", [b"<html>", b"[]", b"7", b"{}", b'{"table": "x"}', b"\xff"])
def test_a_server_that_is_none_of_ours_is_told_as_such(monkeypatch, body):
    monkeypatch.setattr(Stranger, "body", body)
    with ThreadingHTTPServer(("127.0.0.1", 0), Stranger) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        link = f"http://127.0.0.1:{server.server_port}/join/k7m9qx"
        for words in (["join", link], ["bot", "--url", link]):
            assert "does not answer as a server of Homestretch does" in refused(call(*words))
        server.shutdown()


def test_sentences_keep_their_capitals(address):
    output, wire = Output(), mock.Mock()
    message = "clear the start (T14a); legal: B-1"
    wire.command.return_value = {"type": "refused", "code": "illegal_move", "message": message}
    wire.hear.return_value = None
    Remote(wire, Screen(io.StringIO(), output), None, in_words=False, auto=False)._command("move")
    assert output.getvalue() == f"C{message[1:]}.\n"
    people = [PERSON, {**PERSON, "seat": 2, "name": "Ann McCoy"}]
    made = make(address, *people, options={"tokens": 1}, first=2)
    done = run("join", f"{address}/join/{made['code']}#{made['key']}")
    assert "Ann McCoy (yellow), it is your turn." in done.stdout


def test_a_screen_too_narrow_for_a_picture_gets_words(address):
    made = make(address, PERSON, OPEN, game="pardon", preset="pardon-classic")
    view = view_of(address, made)
    wide, narrow = Output(terminal=True), Output(terminal=True)
    for output, columns in ((wide, "80"), (narrow, "40")):
        with mock.patch.dict(os.environ, {"COLUMNS": columns, "LINES": "40"}):
            screen = Screen(io.StringIO(), output)
            remote = Remote(mock.Mock(), screen, None, in_words=False, auto=False)
            remote._take({"type": "view", "view": {**view, "phase": "play"}})
            remote._show()
    assert "pile 45" in wide.getvalue()
    assert "4 pawns in Start" not in wide.getvalue()
    assert "4 pawns in Start" in narrow.getvalue()
