"""The engine and the oracle play the same random games, compared at every node.

A plain run plays some hundreds; `pytest --long tests/oracle` plays 20,000 of each on all cores.
"""

import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

import pytest

from tests.oracle.lockstep import pardon_game, temper_game

Walk = Callable[[random.Random], int]
WALKS: dict[str, Walk] = {"temper": temper_game, "pardon": pardon_game}
CHUNK = 50


def play(game: str, first: int, count: int) -> int:
    """Plays the games of so many seeds; a difference is reported with its seed."""
    nodes = 0
    for seed in range(first, first + count):
        try:
            nodes += WALKS[game](random.Random(seed))
        except Exception as error:
            raise AssertionError(f"{game}, seed {seed}: {error!r}") from error
    return nodes


@pytest.mark.parametrize("game", WALKS)
@pytest.mark.parametrize("first", range(0, 300, CHUNK))
def test_lockstep(game: str, first: int) -> None:
    """Games of every length of all options and seats: on average more than a hundred nodes."""
    assert play(game, first, CHUNK) > 100 * CHUNK


@pytest.mark.long
@pytest.mark.parametrize("game", WALKS)
def test_lockstep_of_twenty_thousand(game: str) -> None:
    firsts = range(1000, 21000, CHUNK)
    with ProcessPoolExecutor() as pool:  # the first difference calls the rest off
        nodes = sum(pool.map(play, repeat(game), firsts, repeat(CHUNK)))
    assert nodes > 100 * CHUNK * len(firsts)
