"""A server killed in the middle of play: nothing acknowledged is lost, nothing made twice."""

import json
import os
import random
import signal
import subprocess
import sys

import pytest
from websockets.exceptions import ConnectionClosed

from homestretch.server.store import SqliteStore
from homestretch.server.stored import decode
from homestretch.server.table import Table
from tests.server.serving import PATIENCE, Child, Client, get_view, make_table

APPENDING = """
import sys
from pathlib import Path
from homestretch.server.store import NO_HASH, Append, SqliteStore, linked
store = SqliteStore(Path(sys.argv[1]))
number, head = 0, NO_HASH
while True:
    number += 1
    rows = linked(head, "one", [(number, 0, b"x" * 300)])
    head = rows[-1].hash
    other = linked(NO_HASH, f"t{number}", [(1, 0, b"other")])
    store.append([Append("one", rows, 0), Append(f"t{number}", other, 1)])
    print(number, flush=True)
"""


def test_a_killed_writer_loses_nothing_it_told(tmp_path):
    child = subprocess.Popen(
        [sys.executable, "-c", APPENDING, str(tmp_path / "s")], stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    told = [child.stdout.readline() for _ in range(120)]
    child.kill()
    rest = child.stdout.read()  # `communicate` would pass over what `readline` has read ahead
    child.stdout.close()
    child.wait(PATIENCE)
    last = int((told + rest.split())[-1])
    store = SqliteStore(tmp_path / "s")
    numbers = [row.number for row in store.load("one")]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) in {last, last + 1}  # on disk, and perhaps not yet told
    assert store.count() == len(numbers) + 1  # both tables or none
    store.close()


def play_until_killed(server, table, key, rng, moves):
    """Plays some moves, kills the server with a command under way; gives what was heard."""
    with Client(server.address, table, key) as client:
        client.hear()
        begin = client.view["number"]
        client.play(rng.choice, until=lambda view: view["number"] >= begin + moves)
        pending = None
        if client.view["to_act"] != "over" and client.view["waits_for"] is not None:
            pending = client.command(rng.choice)
            client.say(pending)
        server.kill()
        client.hear_the_end()
        answers = [json.loads(frame) for frame in client.frames]
        accepted = [m["number"] for m in answers if pending and m.get("id") == pending["id"]]
        return client.events, pending, accepted[0] if accepted else None


@pytest.mark.parametrize("game", ["temper", "pardon"])
def test_a_killed_server_goes_on_where_it_was(tmp_path, game):
    rng = random.Random(game)
    path = tmp_path / "s"
    heard = {}
    with Child(path) as server:
        seats = [(0, "person"), (1, "careful"), (2, "person")]
        table, key = make_table(server.address, game, *seats)
        told = play_until_killed(server, table, key, rng, moves=9)
    for moves in (14, 23):
        with Child(path) as server:
            check_after_the_kill(server, table, key, heard, *told)
            told = play_until_killed(server, table, key, rng, moves=moves)
    with Child(path) as server:
        check_after_the_kill(server, table, key, heard, *told)
        with Client(server.address, table, key) as client:
            client.play(rng.choice)
            places = client.view["places"].values()  # those behind the winner may share one
            assert (len(places), list(places).count(1)) == (3, 1)
        code, out, err = server.stop()
        assert (code, err) == (0, "")
        assert out == "Stopped. All games are kept.\n"
    store = SqliteStore(path)
    log = [(row.number, row.at, decode(row.body)) for row in store.load(table)]
    store.close()
    assert Table.rebuilt(table, log).is_over
    commands = [stored.command for _, _, stored in log if getattr(stored, "command", None)]
    assert len(commands) == len(set(commands))


def check_after_the_kill(server, table, key, heard, events, pending, accepted):
    """`heard` gathers all events that any client was told of."""
    for event in events:
        assert heard.setdefault(event["number"], event) == event
    view = get_view(server.address, table, key)
    assert view["number"] >= max(heard, default=1)
    for event in view["history"]:  # nothing that was heard has changed
        assert heard.get(event["number"], event) == event
    if pending is None:
        return
    with Client(server.address, table, key) as client:
        again = client.ask(pending)
    if accepted is not None:
        assert (again["type"], again["number"]) == ("accepted", accepted)
    elif again["type"] == "refused":
        assert again["code"] == "stale"


def test_bots_go_on_after_a_kill_with_nobody_looking(tmp_path):
    path = tmp_path / "s"
    with Child(path, pace=0.005) as server:
        table, _ = make_table(server.address, "temper", (0, "random"), (2, "random"))
        with Client(server.address, table) as watcher:
            watcher.hear_until(lambda m: m["view"]["number"] >= 20)
            server.kill()
    with (
        Child(path) as server,
        Client(server.address, table, seen=watcher.view["number"]) as again,
    ):
        again.hear_until(lambda m: m["view"]["to_act"] == "over")


@pytest.mark.skipif(os.name != "posix", reason="POSIX signals")
def test_a_termination_signal_is_an_orderly_end(tmp_path):
    with Child(tmp_path / "s") as server:
        table, _ = make_table(server.address, "temper", (0, "person"), (2, "person"))
        with Client(server.address, table) as client:
            client.hear()
            code, _, err = server.stop(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                client.hear()
    assert closed.value.rcvd.code == 1012
    assert "Traceback" not in err
    assert code == -signal.SIGTERM
    store = SqliteStore(tmp_path / "s")
    assert store.count() == 1
    store.close()
