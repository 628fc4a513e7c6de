"""A store in trouble: PostgreSQL restarted under load, a full disk. Nothing is lost by it."""

import asyncio
import os
import random
import resource
import subprocess
from pathlib import Path

import httpx
import pytest

from tests.faults.driver import Counts, check, make_tables, play_all
from tests.faults.servers import running
from tests.postgres import cluster


def test_postgres_restarted_under_load():
    async def job(database, server):
        async with running(database, 2) as servers:
            counts = Counts()
            players = await make_tables(servers, 6, counts)

            async def trouble():
                for number, mode in enumerate(("immediate", "fast"), start=1):
                    await counts.until(40 * number)
                    await asyncio.to_thread(server.stop, mode)
                    await asyncio.to_thread(server.start)

            await play_all(players, trouble())
            healthy = httpx.get(f"{servers.address(random.Random(1))}/healthz")
        return players, counts, healthy

    with cluster() as server:
        database = server.database()
        players, counts, healthy = asyncio.run(job(database, server))
        check(database, players)
    assert counts.refused["not_saved"] > 0
    assert healthy.json() == {"status": "ok"}


async def play_on_a_full_disk(store, limit, make_room):
    """Plays until nothing can be saved, looks whether all is well otherwise, then makes room."""
    async with running(store, limit=limit) as servers:
        counts = Counts()
        players = await make_tables(servers, 6, counts)
        seen = []

        async def trouble():
            while not counts.refused["not_saved"]:
                await asyncio.sleep(0.01)
            address = servers.address(random.Random(1))
            async with httpx.AsyncClient() as client:
                page = await client.get(f"{address}/api/tables/{players[0].table}")
                seen.append((page.status_code, page.json()["view"]["number"]))
                asked = {"game": "temper", "seats": [{"seat": 0, "kind": "person"}] * 2}
                asked["seats"][1] = {"seat": 2, "kind": "person"}
                made = await client.post(f"{address}/api/tables", json=asked)
                seen.append((made.status_code, made.json()["error"]["code"]))
            make_room(servers.pid(0))

        await play_all(players, trouble())
    return players, counts, seen


def check_full_disk(store, players, counts, seen):
    check(store, players)
    (status, number), refusal = seen
    assert (status, refusal) == (200, (503, "not_saved"))
    assert number >= 1
    assert counts.refused["not_saved"] > 0


@pytest.mark.skipif(os.name != "posix", reason="limits of processes")
def test_a_file_that_may_not_grow(tmp_path):
    store = str(tmp_path / "s")

    def make_room(pid):
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)

    check_full_disk(store, *asyncio.run(play_on_a_full_disk(store, 300_000, make_room)))


def may_mount(folder: Path) -> bool:
    """Whether a small disk could be put there."""
    if os.getuid():
        return False
    command = ["mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", str(folder)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def test_a_full_disk(tmp_path):
    """On a disk of 400 KB where one may be made; the limit of a file stands for it elsewhere."""
    disk = tmp_path / "disk"
    disk.mkdir()
    limit = None if may_mount(disk) else 250_000

    def make_room(pid):
        if limit is None:
            subprocess.run(
                ["mount", "-o", "remount,size=100m", str(disk)], capture_output=True, check=True
            )
        else:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)

    try:
        store = str(disk / "s")
        check_full_disk(store, *asyncio.run(play_on_a_full_disk(store, limit, make_room)))
    finally:
        if limit is None:
            subprocess.run(["umount", str(disk)], check=True)
