"""What `homestretch simulate` costs: cold (compiling), warm, and the memory of many games.

python benchmarks/batch/start.py            all of it
python benchmarks/batch/start.py --games 1000000

Processor time is told beside the clock, as other programs lengthen it less.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

CODE = "from homestretch.cli import main; main()"


class Cost(NamedTuple):
    """What one process cost."""

    clock: float
    processor: float
    memory: int
    """The most it had, in MB."""

    def text(self) -> str:
        """Both times."""
        return f"{self.clock:.2f} s ({self.processor:.2f} s of processor time)"


def run(game: str, games: int, cache: str) -> Cost:
    """Simulates so many games in a process of its own."""
    started = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-c", CODE, "simulate", game, "--games", str(games)],
        env={**os.environ, "HOMESTRETCH_CACHE": cache},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"simulate {game} ended with {process.returncode}")
    processor = usage.ru_utime + usage.ru_stime
    return Cost(time.perf_counter() - started, processor, usage.ru_maxrss // 1024)


def median(costs: list[Cost]) -> Cost:
    """The median of each time."""
    clock = statistics.median(cost.clock for cost in costs)
    processor = statistics.median(cost.processor for cost in costs)
    return Cost(clock, processor, max(cost.memory for cost in costs))


def main() -> None:
    """Measures everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000_000)
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as cache:
        for game in ("temper", "pardon"):
            cold = run(game, 1000, cache)
            warm = median([run(game, 1000, cache) for _ in range(5)])
            print(f"{game}: 1,000 games cold {cold.text()}, warm {warm.text()}", flush=True)
        many = run("temper", games, cache)
        print(f"temper: {games:,} games in {many.text()} and {many.memory} MB")


if __name__ == "__main__":
    main()
