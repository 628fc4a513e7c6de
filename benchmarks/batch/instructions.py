"""What a roll of Temper and a play of Pardon cost in instructions, counted by valgrind.

    python benchmarks/batch/instructions.py            both games, two seats
    python benchmarks/batch/instructions.py temper 0,1,2,3

The same process plays N and then 2 N games under callgrind; the difference is what N games cost,
without Python, loading and all that happens once. Valgrind knows no AVX-512, so the machine code
is that for AVX2 (`NUMBA_CPU_NAME=haswell`), whatever this machine has.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import homestretch
from homestretch import batch

GAMES = {"temper": 16384, "pardon": 1024}
CPU = {"NUMBA_CPU_NAME": "haswell", "NUMBA_CPU_FEATURES": "+avx2,+bmi,+bmi2,+lzcnt,+popcnt"}


def play(game: str, seats: tuple[int, ...], games: int) -> int:
    """Plays games on this thread; returns the rolls or cards."""
    made = homestretch.game(game, seats=seats)
    return int(batch.play(made, games, seed=1, threads=1)["length"].sum())


def inside(game: str, seats: tuple[int, ...]) -> None:
    """What runs under valgrind: nothing is counted until the code is loaded."""
    play(game, seats, 10)
    control = ["callgrind_control", "--instr=on", str(os.getpid())]
    subprocess.run(control, check=True, capture_output=True)
    lengths = []
    for times in (1, 2):
        lengths.append(play(game, seats, times * GAMES[game]))
        dump = ["callgrind_control", f"--dump=part{times}", str(os.getpid())]
        subprocess.run(dump, check=True, capture_output=True)
    print("lengths", *lengths)


def count(game: str, seats: tuple[int, ...]) -> None:
    """Runs valgrind and tells instructions a roll or card."""
    environment = {**os.environ, **CPU}
    words = [str(Path(__file__)), "--inside", game, ",".join(map(str, seats))]
    with tempfile.TemporaryDirectory() as folder:
        # Compiled outside valgrind, which would take half an hour for it.
        subprocess.run([sys.executable, *words[:1], "--warm", *words[2:]], env=environment)
        tool = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--vgdb=yes"]
        tool.append(f"--callgrind-out-file={folder}/out")
        done = subprocess.run(
            [*tool, sys.executable, *words], env=environment, text=True, capture_output=True
        )
        if done.returncode:
            sys.exit(done.stderr)
        found = re.search(r"lengths (\d+) (\d+)", done.stdout)
        totals = {}
        for path in Path(folder).glob("out.*"):
            text = path.read_text(errors="replace")
            part = re.search(r"part(\d)", text)
            total = re.search(r"^(?:totals|summary): (\d+)", text, re.MULTILINE)
            if part and total:
                totals[int(part[1])] = int(total[1])
    assert found is not None, done.stdout
    one, two = (int(number) for number in found.groups())
    each = (totals[2] - totals[1]) / (two - one)
    print(f"{game}, {len(seats)} seats: {each:,.0f} instructions each ({two - one:,} counted)")


def main() -> None:
    """Counts for the games asked for."""
    words = sys.argv[1:]
    mode = words.pop(0) if words and words[0].startswith("--") else ""
    games = [words[0]] if words else list(GAMES)
    seats = tuple(int(seat) for seat in (words[1] if len(words) > 1 else "0,2").split(","))
    for game in games:
        if mode == "--inside":
            inside(game, seats)
        elif mode == "--warm":
            play(game, seats, 10)
        else:
            count(game, seats)


if __name__ == "__main__":
    main()
