"""What a start costs: cold (compiling), warm, and the memory of ten million games.

python benchmarks/batch/start.py            all of it
python benchmarks/batch/start.py --games 1000000
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

CODE = """
import resource, sys
import homestretch
from homestretch import batch
done = batch.simulate(homestretch.game(sys.argv[1]), int(sys.argv[2]))
assert done.games == int(sys.argv[2])
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


def run(game: str, games: int, cache: str) -> tuple[float, int]:
    """Seconds of a process that simulates so many games, and the most memory it had, in MB."""
    started = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", CODE, game, str(games)],
        env={**os.environ, "HOMESTRETCH_CACHE": cache},
        check=True,
        capture_output=True,
        text=True,
    )
    return time.perf_counter() - started, int(done.stdout)


def main() -> None:
    """Measures everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000_000)
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as cache:
        for game in ("temper", "pardon"):
            cold = run(game, 1000, cache)[0]
            warm = statistics.median(run(game, 1000, cache)[0] for _ in range(5))
            print(f"{game}: 1,000 games cold {cold:.1f} s, warm {warm:.2f} s (median of 5)")
        seconds, memory = run("temper", games, cache)
        print(f"temper: {games:,} games in {seconds:.1f} s and {memory} MB")


if __name__ == "__main__":
    main()
