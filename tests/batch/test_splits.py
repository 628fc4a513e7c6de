"""The splits of a 7 that are counted by bits against those that the kernel makes and compares."""

from __future__ import annotations

import random

import pytest

from homestretch.batch import bits
from homestretch.batch.pardon import lines, splits
from homestretch.games.pardon import kernel

SEVEN = 7


def a_position(rng: random.Random) -> kernel.Position:
    """Pawns near each other, where their walks meet: on slides, around Start, and before Home."""
    tracks, lanes, taken = [0] * 4, [0] * 4, set()
    centre, span = rng.randrange(60), rng.choice([8, 12, 20, 60])
    homeward = rng.random()
    for seat in range(4):
        for _ in range(rng.choice([2, 3, 4, 4]) if seat == 0 else rng.choice([0, 2, 3, 4])):
            square = (centre + rng.randrange(span)) % 60
            if seat == 0 and homeward < 0.2:
                square = kernel.square_of(0, rng.randrange(50, 61))
            elif seat == 0 and homeward < 0.3:
                square = kernel.square_of(0, rng.choice([60, 59, 58, 1, 2, 3, 4]))
            if rng.random() < 0.05:
                lanes[seat] += 32
            elif seat == 0 and homeward < 0.4 and rng.random() < 0.2:
                lanes[0] |= 1 << rng.randrange(5)
            elif square not in taken:
                taken.add(square)
                tracks[seat] |= 1 << square
    one, two, three, four = tracks
    return (one, two, three, four, lanes[0], lanes[1], lanes[2], lanes[3])


def compare(positions: int, seed: int) -> int:
    """Compares so many random positions; returns the number of splits in them."""
    rng = random.Random(seed)
    listed = [0] * (kernel.ROW * kernel.MAX_PLAYS)
    counted = [0] * (kernel.ROW * kernel.MAX_PLAYS + splits.PAIRS)
    total = 0
    for _ in range(positions):
        position = a_position(rng)
        size = kernel.plays_of_card(position, 0, 4, SEVEN, 0, listed, 0)
        plays = [listed[row * kernel.ROW] for row in range(size)]
        expected = [play for play in plays if play >> 21 & 7 == kernel.SPLIT]
        road, zone = kernel.own_road(position[0], 0), position[4] & kernel.ZONE
        number = splits.count(position, road, zone, counted)
        found = [splits.nth(road, zone, counted, index) for index in range(number)]
        assert found == expected, position
        total += number
    return total


def test_counted_splits_are_those_of_the_kernel() -> None:
    assert compare(3000, 1) > 15_000


@pytest.mark.long
def test_counted_splits_are_those_of_the_kernel_on_300000_positions() -> None:
    assert compare(300_000, 2) > 1_500_000


def test_walks_in_bits() -> None:
    for progress in range(1, 66):
        at = lines.reach(progress)
        for steps in range(1, 7):
            target = kernel.forward(progress, steps)
            road = 1 << target - 1 if target < 60 else 0
            gates = 1 << target - 61 if 61 <= target <= kernel.HOME_PLACE else 0
            expected = 0 if target == 99 else 1 << steps - 1
            assert splits.window(road, gates, at) == expected, (progress, steps)
    for steps in range(64):
        turned = splits.reversed_steps(steps)
        assert splits.reversed_steps(turned) == steps
        assert bits.count(turned) == bits.count(steps)
        assert all(turned >> 5 - n & 1 == steps >> n & 1 for n in range(6))
