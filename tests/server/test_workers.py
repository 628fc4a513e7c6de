"""`homestretch serve --workers`: several processes, one address."""

import contextlib
import os
import signal
import time

import httpx
import psutil
import pytest

from tests.server.serving import PATIENCE, Child, Client, get_view, make_table


def workers_of(child):
    """The processes that serve."""
    found = []
    for process in psutil.Process(child.process.pid).children():
        with contextlib.suppress(psutil.NoSuchProcess):  # zombies too
            if "resource_tracker" not in " ".join(process.cmdline()):
                found.append(process)
    return found


def wait_until(done):
    last = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < last
        os.sched_yield()


def test_a_game_goes_through_all_of_them(database):
    with Child(database, workers=2) as server:
        assert len(workers_of(server)) == 2
        seats = [(0, "person"), (2, "random")]
        table, key = make_table(server.address, "temper", *seats, preset="temper-quick")
        with Client(server.address, table, key) as client, Client(server.address, table) as watcher:
            client.play(lambda moves: moves[0])
            watcher.hear_until(lambda m: m["view"]["to_act"] == "over")
        code, out, err = server.stop()
    assert (code, out) == (0, "Stopped. All games are kept.\n")
    assert "Traceback" not in err


def test_one_that_ends_is_started_again(database):
    with Child(database, workers=2) as server:
        table, _ = make_table(server.address, "temper", (0, "person"), (2, "person"), seed=1)
        victim, other = workers_of(server)
        victim.kill()
        wait_until(lambda: len({p.pid for p in workers_of(server)} - {victim.pid}) == 2)
        assert other.is_running()
        assert get_view(server.address, table)["number"] == 1
        code, _, err = server.stop(signal.SIGTERM)
    assert code == 0
    assert f"process {victim.pid}) ended with -9; starting another" in err


def test_they_end_with_their_parent(database):
    with Child(database, workers=2) as server:
        workers = workers_of(server)
        server.process.kill()
        gone, alive = psutil.wait_procs(workers, timeout=PATIENCE)
        assert len(gone) == 2
        assert not alive
        with pytest.raises(httpx.TransportError):
            httpx.get(server.address)
        server.process.communicate(timeout=PATIENCE)
