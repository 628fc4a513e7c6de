"""How likely fair dice are to do what they did."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

FACES = 6
ENOUGH = 30
"""Rolls below which a chi-square says nothing: five of each number are to be expected then."""


def longest_wait(rolls: Iterable[int]) -> int:
    """The most rolls in a row without a six."""
    longest = now = 0
    for roll in rolls:
        now = 0 if roll == FACES else now + 1
        longest = max(longest, now)
    return longest


def wait_odds(rolls: int, wait: int) -> float:
    """How likely it is that this many fair rolls hold a row of at least `wait` without a six.

    Exact but for rounding: with f(n) for "no such row in n rolls", f(n) = 1 for n < wait,
    f(wait) = 1 - q^wait, and f(n) = f(n - 1) - q^wait / 6 * f(n - wait - 1), q = 5/6. The last
    term is the row that ends with roll n for the first time: a six, and then `wait` others.
    """
    if wait <= 0:
        return 1.0
    row = (1 - 1 / FACES) ** wait
    without = [1.0] * min(wait, rolls + 1)
    for n in range(wait, rolls + 1):
        first = row if n == wait else row / FACES * without[n - wait - 1]
        without.append(without[n - 1] - first)
    return 1 - without[rolls]


def any_wait_odds(rolls: Iterable[int], wait: int) -> float:
    """How likely it is that at least one of several seats, with so many rolls each, waits so."""
    return 1 - math.prod(1 - wait_odds(count, wait) for count in rolls)


def chi_square(counts: Sequence[int]) -> float:
    """Pearson's sum for counts that should be equal."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def chi_square_odds(value: float) -> float:
    """How likely fair dice are to give this chi-square or more.

    The upper tail of the chi-square distribution with five degrees of freedom in closed form: an
    approximation of what dice do, good from `ENOUGH` rolls on.
    """
    half = value / 2
    return math.erfc(math.sqrt(half)) + math.sqrt(4 * half / math.pi) * math.exp(-half) * (
        1 + 2 * half / 3
    )
