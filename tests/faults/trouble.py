"""What goes wrong while people play, at any number of tables: each plays all games to their end."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from tests.faults.driver import (
    PATIENCE,
    PAUSE,
    Counts,
    Mischief,
    Player,
    check,
    make_tables,
    play_all,
)
from tests.faults.servers import Servers, running
from tests.postgres import Cluster

Played = tuple[list[Player], Counts, Servers]


async def play_and_kill(
    store: str, number: int, *, tables: int, kills: int, mischief: Mischief | None = None
) -> Played:
    """Plays while processes are killed one after another, each started again at once."""
    rng = random.Random(number)
    async with running(store, number) as servers:
        counts = Counts()
        players = await make_tables(servers, tables, counts, mischief)

        async def trouble() -> None:
            for kill in range(1, kills + 1):
                await counts.until(kill * tables * 6 + rng.randrange(tables))
                victim = rng.randrange(number)
                await servers.kill(victim)
                await servers.start(victim)

        await play_all(players, trouble())
        for index in range(number):
            await servers.stop(index)
    return players, counts, servers


async def play_and_restart(database: str, server: Cluster, *, tables: int, moves: int) -> Played:
    """Plays while PostgreSQL is killed, and later stopped in good order, after so many moves."""
    async with running(database, 2) as servers:
        counts = Counts()
        players = await make_tables(servers, tables, counts)

        async def trouble() -> None:
            for number, mode in enumerate(("immediate", "fast"), start=1):
                await counts.until(moves * number)
                await asyncio.to_thread(server.stop, mode)
                await asyncio.to_thread(server.start)

        await play_all(players, trouble())
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=PATIENCE) as client:
            address = servers.address(random.Random(1))
            while (await client.get(f"{address}/healthz")).json() != {"status": "ok"}:
                await asyncio.sleep(PAUSE)
    check(database, players)
    assert counts.refused["not_saved"] > 0
    return players, counts, servers


async def play_on_a_full_disk(
    store: str, limit: int | None, make_room: Callable[[int], None], *, tables: int
) -> Counts:
    """Plays until nothing can be saved, looks whether all is well otherwise, then makes room.

    `limit`: bytes of the largest file; `make_room` is given the id of the server's process.
    """
    async with running(store, limit=limit) as servers:
        counts = Counts()
        players = await make_tables(servers, tables, counts)
        seen: list[tuple[int, Any]] = []

        async def trouble() -> None:
            while not counts.refused["not_saved"]:
                await asyncio.sleep(0.01)
            address = servers.address(random.Random(1))
            async with httpx.AsyncClient(timeout=PATIENCE) as client:
                page = await client.get(f"{address}/api/tables/{players[0].table}")
                seen.append((page.status_code, page.json()["view"]["number"] >= 1))
                asked = {
                    "game": "temper",
                    "seats": [{"seat": seat, "kind": "person"} for seat in (0, 2)],
                }
                made = await client.post(f"{address}/api/tables", json=asked)
                seen.append((made.status_code, made.json()["error"]["code"]))
            make_room(servers.pid(0))

        await play_all(players, trouble())
    check(store, players)
    assert seen == [(200, True), (503, "not_saved")]
    return counts


def lift_limit(pid: int) -> None:
    """Lets a process write files of any size again."""
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)


def play_on_a_small_disk(disk: Path, *, tables: int) -> Counts:
    """On a disk of its own where one may be made; the limit of a file stands for it elsewhere."""
    size = 70 * tables
    is_mounted = _may_mount(disk, size)

    def make_room(pid: int) -> None:
        if is_mounted:
            command = ["mount", "-o", f"remount,size={100 * size}k", str(disk)]
            subprocess.run(command, capture_output=True, check=True)
        else:
            lift_limit(pid)

    limit = None if is_mounted else 600 * size
    try:
        return asyncio.run(play_on_a_full_disk(str(disk / "s"), limit, make_room, tables=tables))
    finally:
        if is_mounted:
            subprocess.run(["umount", str(disk)], check=True)


def _may_mount(folder: Path, size: int) -> bool:
    """Whether a disk of so many KB could be put there."""
    if os.getuid():
        return False
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}k", "tmpfs", str(folder)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
