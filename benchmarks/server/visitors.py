"""How long a table waits while one address looks at one table after another that is not in memory.

Finished games are put into a store. Somebody at a table of their own asks the server again and
again whether it is there, at first alone, then while one address asks for those games over many
connections, so that the server makes one after another of them anew from its events.

    python -m benchmarks.server.visitors [--games 100] [--connections 30] [--seconds 10]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from itertools import cycle
from pathlib import Path

import msgspec
import uvloop

from benchmarks.server.players import make_table
from benchmarks.server.process import GAMES, Server, serving
from benchmarks.server.wire import open_wire
from homestretch.server import stored
from homestretch.server.keys import new_key, new_table_id
from homestretch.server.messages import TableRequest
from homestretch.server.setup import created_from
from homestretch.server.store import NEVER, NO_HASH, Append, SqliteStore, linked
from homestretch.server.table import Table

BOTS = {"game": "temper", "seats": [{"seat": s, "kind": "bot", "bot": "random"} for s in range(4)]}
PAUSE = 0.02
"""Seconds between an answer and the next question."""


def fill(path: Path, games: int) -> list[str]:
    """Puts finished games of four bots into a new store; their names."""
    store = SqliteStore(path)
    names, events = [], 0
    for _ in range(games):
        name = new_table_id()
        table = Table(name, created_from(msgspec.convert(BOTS, TableRequest), name, new_key()))
        made = log = table.open(1)
        while made:
            table.commit(made)
            made = table.step(1)
            log = log + made
        bodies = ((event.number, event.at, stored.encode(event.stored)) for event in log)
        store.append([Append(name, linked(NO_HASH, name, bodies), NEVER)])
        names.append(name)
        events += len(log)
    store.close()
    print(f"{games} games of {events / games:.0f} events on the average")
    return names


async def measure(server: Server, names: list[str], connections: int, seconds: float) -> None:
    """Prints how long answers take, without visitors and with them."""
    table, keys = make_table(server)
    pong = asyncio.Event()

    def hear(data: bytes) -> None:
        if b'"pong"' in data[:20]:
            pong.set()

    wire = await open_wire(server.address, f"/api/tables/{table}/socket", hear)
    wire.say(json.dumps({"type": "hello", "key": keys[0]}).encode())

    async def asked() -> list[float]:
        took = []
        end = time.perf_counter() + seconds
        while (begun := time.perf_counter()) < end:
            pong.clear()
            wire.say(b'{"type":"ping"}')
            await pong.wait()
            took.append(1000 * (time.perf_counter() - begun))
            await asyncio.sleep(PAUSE)
        return sorted(took)

    def told(what: str, took: list[float]) -> float:
        middle, most = took[len(took) // 2], took[int(len(took) * 0.99)]
        print(f"{what:12} p50 {middle:6.1f} ms, p99 {most:6.1f} ms, worst {took[-1]:6.1f} ms")
        return most

    await asked()
    alone = told("alone", await asked())
    end = time.perf_counter() + seconds
    starts = (number * len(names) // connections for number in range(connections))
    visitors = [
        asyncio.create_task(visit(server, names[start:] + names[:start], end)) for start in starts
    ]
    beside = told("visited", await asked())
    seen = sum(await asyncio.gather(*visitors))
    rate = seen / (time.perf_counter() - end + seconds)
    print(f"{rate:.1f} games a second looked at; p99 {beside / alone:.1f} times as long")
    wire.close()


async def visit(server: Server, names: list[str], end: float) -> int:
    """Asks for one game after another until it is time; how many were looked at."""
    reader, writer = await asyncio.open_connection(*server.address)
    seen = 0
    for name in cycle(names):
        writer.write(f"GET /api/tables/{name} HTTP/1.1\r\nHost: bench\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        if not head.startswith(b"http/1.1 200"):
            raise SystemExit(f"refused: {head[:80]!r}")
        size = next(line for line in head.split(b"\r\n") if line.startswith(b"content-length"))
        await reader.readexactly(int(size.partition(b":")[2]))
        seen += 1
        if time.perf_counter() > end:
            break
    writer.close()
    return seen


def main() -> None:
    """Measures once."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=100, help="more than are kept in memory, 64")
    options.add_argument("--connections", type=int, default=30)
    options.add_argument("--seconds", type=float, default=10)
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        names = fill(Path(folder) / "store", given.games)
        with serving(GAMES, Path(folder) / "store") as server:
            uvloop.run(measure(server, names, given.connections, given.seconds))


if __name__ == "__main__":
    main()
