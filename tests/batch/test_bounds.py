"""The compiled games with every array index checked: nothing reads or writes beside an array."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import random
from tests.batch.test_playout import played, random_game
name = {name!r}
rng = random.Random(name)
for seed in range(12):
    game = random_game(name, rng)
    checked = played(game, seed, 0, 40, compiled=True)
    assert (checked[:4] == played(game, seed, 0, 4, compiled=False)).all(), game
print("as plain")
"""
FAULT = """
from numba import njit
import numpy
@njit
def beside(values, at):
    return values[at]
beside(numpy.zeros(3), 3)
"""


def run(program: str, cache: Path) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "NUMBA_BOUNDSCHECK": "1",
        "XDG_CACHE_HOME": str(cache),
        "LOCALAPPDATA": str(cache),
    }
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", ["temper", "pardon"])
def test_no_index_is_out_of_bounds(name: str, tmp_path: Path) -> None:
    done = run(PROGRAM.format(name=name), tmp_path)
    assert (done.returncode, done.stdout) == (0, "as plain\n"), done.stderr


def test_an_index_out_of_bounds_would_be_noticed(tmp_path: Path) -> None:
    done = run(FAULT, tmp_path)
    assert done.returncode == 1
    assert "IndexError" in done.stderr
