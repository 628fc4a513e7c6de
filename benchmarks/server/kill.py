"""kill -9 in mid-play: SQLite, and PostgreSQL with one process and three; 100 tables each.

Chance is sealed; at every second table a device takes part in it. No acknowledged move may be lost,
none made twice, all games must go on to their end, and all dice and cards follow from their seals.

    python -m benchmarks.server.kill [--tables 100] [--kills 3]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from tests.faults.driver import Counts, check, make_tables, play_all
from tests.faults.servers import running
from tests.postgres import cluster


async def play(name: str, store: str, processes: int, tables: int, kills: int) -> None:
    """One round, checked at its end; prints what happened."""
    rng = random.Random(7)
    began = time.perf_counter()
    pauses: list[float] = []
    async with running(store, processes) as servers:
        counts = Counts()
        players = await make_tables(servers, tables, counts)

        async def trouble() -> None:
            for number in range(1, kills + 1):
                await counts.until(number * tables * 10 + rng.randrange(tables))
                victim = rng.randrange(processes)
                at = time.perf_counter()
                await servers.kill(victim)
                await servers.start(victim)
                pauses.append(time.perf_counter() - at)

        await play_all(players, trouble())
    events = await asyncio.to_thread(check, store, players)
    given = sum(len(player.device.witness.given) for player in players if player.device)
    refused = ", ".join(f"{code} {number}" for code, number in counts.refused.items()) or "none"
    print(
        f"{name:24} {tables} tables, {kills} kills: {counts.moves} moves acknowledged, 0 lost, "
        f"0 twice, {events} events, {tables} games ended and verified with "
        f"{given} live links; {counts.connections} connections; "
        f"refused: {refused}; up again after {max(pauses):.1f} s; "
        f"{time.perf_counter() - began:.0f} s",
        flush=True,
    )


def main() -> None:
    """All three ways to serve."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--kills", type=int, default=3)
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = str(Path(folder) / "store")
        asyncio.run(play("SQLite, one process", store, 1, given.tables, given.kills))
    with cluster() as server:
        for number, name in ((1, "PostgreSQL, one process"), (3, "PostgreSQL, three")):
            address = server.database()
            asyncio.run(play(name, address, number, given.tables, given.kills))


if __name__ == "__main__":
    main()
