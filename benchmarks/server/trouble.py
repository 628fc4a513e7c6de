"""All that can go wrong beside kill -9, with 100 tables at once; what kill.py leaves out.

Connections cut at random, commands doubled, reordered and stale; a disk that is full; PostgreSQL
killed and restarted under load. Nothing may be lost by any of it, and all games must go on.

    python -m benchmarks.server.trouble [--tables 100]
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from tests.faults.driver import Counts, Mischief, check
from tests.faults.trouble import play_and_kill, play_and_restart, play_on_a_small_disk
from tests.postgres import cluster

ALL_AT_ONCE = Mischief(cut=0.05, double=0.3, stale=0.3, reorder=0.3)


def tell(name: str, counts: Counts, began: float) -> None:
    """One line of what happened."""
    refused = ", ".join(f"{code} {number}" for code, number in counts.refused.items()) or "none"
    print(
        f"{name:42} {counts.moves} moves acknowledged, 0 lost, 0 twice; {counts.connections} "
        f"connections; refused: {refused}; {time.perf_counter() - began:.0f} s",
        flush=True,
    )


def mischief(name: str, store: str, processes: int, tables: int, kills: int) -> None:
    """Cut, doubled, reordered, stale."""
    began = time.perf_counter()
    players, counts, _ = asyncio.run(
        play_and_kill(store, processes, tables=tables, kills=kills, mischief=ALL_AT_ONCE)
    )
    check(store, players)
    tell(name, counts, began)


def main() -> None:
    """All of it, one after the other."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=100)
    tables = options.parse_args().tables
    with tempfile.TemporaryDirectory() as folder:
        mischief("cut, doubled, stale: SQLite", str(Path(folder) / "s"), 1, tables, 0)
        disk = Path(folder) / "disk"
        disk.mkdir()
        began = time.perf_counter()
        tell("disk full: SQLite", play_on_a_small_disk(disk, tables=tables), began)
    with cluster() as server:
        mischief("cut, doubled, stale, a kill: PostgreSQL, 3", server.database(), 3, tables, 1)
        began, address = time.perf_counter(), server.database()
        restarts = play_and_restart(address, server, tables=tables, moves=7 * tables)
        tell("PostgreSQL killed, stopped: 2", asyncio.run(restarts)[1], began)


if __name__ == "__main__":
    main()
