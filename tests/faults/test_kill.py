"""kill -9 in mid-play: no acknowledged move is lost, none is made twice, all games go on."""

import asyncio

import pytest

from tests.faults.driver import Counts, Mischief, check, make_tables, play_all
from tests.faults.servers import running
from tests.faults.trouble import play_and_kill


def run(*arguments, **settings):
    return asyncio.run(play_and_kill(*arguments, **settings))


@pytest.mark.parametrize(("kind", "number"), [("sqlite", 1), ("postgres", 1), ("postgres", 3)])
def test_servers_killed_in_the_middle_of_play(request, tmp_path, kind, number):
    store = request.getfixturevalue("database") if kind == "postgres" else str(tmp_path / "s")
    players, counts, servers = run(store, number, tables=6, kills=2)
    assert check(store, players) >= counts.moves
    assert counts.connections > len(players)
    assert not [text for text in servers.errors if "Traceback" in text]


def test_connections_cut_and_commands_doubled_reordered_and_stale(tmp_path):
    mischief = Mischief(cut=0.05, double=0.3, stale=0.3, reorder=0.3)
    players, counts, servers = run(str(tmp_path / "s"), 1, tables=6, kills=0, mischief=mischief)
    check(str(tmp_path / "s"), players)
    assert counts.connections > 2 * len(players)
    assert counts.refused["stale"] > 20
    assert not servers.errors


def test_the_same_among_three_processes(database):
    mischief = Mischief(cut=0.05, double=0.3, stale=0.3, reorder=0.3)
    players, counts, servers = run(database, 3, tables=6, kills=1, mischief=mischief)
    check(database, players)
    assert counts.refused["stale"] > 20
    assert not [text for text in servers.errors if "Traceback" in text]


def test_workers_of_one_server(database):
    """The parent is killed: its workers end by themselves, and another server goes on."""

    async def job():
        async with running(database, 1, workers=2) as servers:
            counts = Counts()
            players = await make_tables(servers, 4, counts)

            async def trouble():
                await counts.until(30)
                await servers.kill(0)
                await servers.start(0)

            await play_all(players, trouble())
            code = await servers.stop(0)
        return players, code

    players, code = asyncio.run(job())
    check(database, players)
    assert code == 0
