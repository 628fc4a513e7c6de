"""1,000 tables with a move a second: how long until both people have it, and memory for a seat.

python -m benchmarks.server.latency [--tables 1000] [--seconds 20] [--links]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
import time
from pathlib import Path

import uvloop

from benchmarks.server.players import Seat, Table
from benchmarks.server.process import GAMES, Server, serving

AIM_P99 = 15.0
AIM_KB = 60.0
WARM = 4.0


async def measure(server: Server, number: int, seconds: float, has_devices: bool) -> None:
    """Plays at a quiet pace and prints what it was like."""
    loop = asyncio.get_running_loop()
    rng = random.Random(1)
    sent: dict[Table, float] = {}
    heard: list[float] = []
    due: dict[Table, float] = {}

    def turn(seat: Seat) -> None:
        """All have heard of the last event when the one whose turn it is has."""
        table, now = seat.table, loop.time()
        if table in sent:
            heard.append(now - sent.pop(table))
        # each table keeps to its own beat, however long an answer took
        due[table] = max(due.get(table, now + rng.random()) + 1.0, now)
        loop.call_at(due[table], act, seat)

    def act(seat: Seat) -> None:
        if not seat.is_closed:
            sent[seat.table] = loop.time()
            seat.act()

    before = server.memory()
    tables = [Table(index, turn, has_devices=has_devices) for index in range(number)]
    for table in tables:
        await table.open(server)
    await asyncio.sleep(1)  # the last of them hear how things stand
    for table in tables:
        table.start()
    await asyncio.sleep(WARM)
    gc.collect()
    gc.freeze()  # our own pauses are not the server's
    gc.disable()
    heard.clear()
    used, begin = server.seconds(), time.perf_counter()
    await asyncio.sleep(seconds)
    load = (server.seconds() - used) / (time.perf_counter() - begin)
    after = server.memory()
    seats = 2 * number
    heard.sort()
    print(f"{number} tables, {len(heard) / seconds:.0f} moves/s, server core {load:.0%}")
    for part in (50, 90, 99, 99.9):
        value = 1000 * heard[min(len(heard) - 1, int(len(heard) * part / 100))]
        print(f"p{part:<5} {value:7.1f} ms" + (f"   (aim {AIM_P99:.0f})" if part == 99 else ""))
    print(f"memory {(after - before) / seats / 1024:5.1f} KB a seat   (aim {AIM_KB:.0f})")
    for table in tables:
        table.close()


def main() -> None:
    """Measures once."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=1000)
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--links", action="store_true", help="devices give a link for each roll")
    given = options.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(GAMES, Path(folder) / "store") as server,
    ):
        uvloop.run(measure(server, given.tables, given.seconds, given.links))


if __name__ == "__main__":
    main()
