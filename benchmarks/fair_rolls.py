"""Verifiable chance measured: what a roll costs, and whether dice and shuffles are even.

    python benchmarks/fair_rolls.py               the cost, and a million dice
    python benchmarks/fair_rolls.py --whole       10 million dice and 100,000 shuffles

The chi-square of even chances lies around its degrees of freedom; `p` is the share of fair series
that lie further out. The dice come from 1,000 keys, so that no single key decides.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import multiprocessing
import secrets
import time
from collections.abc import Callable, Sequence

from homestretch.fair import dice
from homestretch.fair.deck import Deck, shuffled
from homestretch.fair.links import make_chain

KEYS = 1000
CARDS = tuple(range(41))
COST_ROUNDS = 2_000
RUNS = 30
"""Many short runs, of which the best counts: other programs use the machine too."""


def key(number: int) -> bytes:
    """A key; the same run after run, so that figures can be repeated."""
    return hashlib.sha256(f"benchmark key {number}".encode()).digest()


def count_dice(task: tuple[int, int]) -> list[int]:
    """How often each number falls in so many rolls of one key, with one client's links."""
    number, rolls = task
    own = key(number)
    link = key(-number - 1)
    counts = [0] * 7
    for beat in range(1, rolls + 1):
        counts[dice.roll(own, beat, (link,))] += 1
    return counts[1:]


def count_places(task: tuple[int, int]) -> list[int]:
    """How often each card comes to each place in so many shuffles, card by card."""
    number, shuffles = task
    size = len(CARDS)
    counts = [0] * size * size
    own = key(number)
    for epoch in range(shuffles):
        for place, card in enumerate(shuffled(own, epoch, CARDS)):
            counts[card * size + place] += 1
    return counts


def added(lists: Sequence[list[int]]) -> list[int]:
    """The sums place by place."""
    return [sum(items) for items in zip(*lists, strict=True)]


def chi_square(counts: Sequence[int]) -> float:
    """How far counts lie from being all equal."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def tail(statistic: float, freedom: int) -> float:
    """The share of fair series with a larger chi-square (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    z = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return 0.5 * math.erfc(z / math.sqrt(2))


def microseconds(action: Callable[[int], object], rounds: int) -> float:
    """The mean time of one call in the best of all runs."""
    best = math.inf
    for _ in range(RUNS):
        start = time.perf_counter()
        for number in range(1, rounds + 1):
            action(number)
        best = min(best, time.perf_counter() - start)
    return best / rounds * 1e6


def show_cost() -> None:
    """What a roll costs beside the operating system's source."""
    own = key(0)
    links = tuple(key(number) for number in range(1, 5))
    system = microseconds(lambda _: secrets.randbelow(6) + 1, COST_ROUNDS)
    rows = [
        ("secrets.randbelow(6) + 1", system),
        ("roll, no links", microseconds(lambda beat: dice.roll(own, beat), COST_ROUNDS)),
        ("roll, 1 link", microseconds(lambda beat: dice.roll(own, beat, links[:1]), COST_ROUNDS)),
        ("roll, 4 links", microseconds(lambda beat: dice.roll(own, beat, links), COST_ROUNDS)),
        ("shuffle of 41 cards", microseconds(lambda n: shuffled(own, n, CARDS), 20)),
        ("the same with all commitments", microseconds(lambda n: Deck.make(own, n, CARDS), 20)),
        ("a chain of 2,048 links", microseconds(lambda n: make_chain(key(n)), 1)),
    ]
    for name, cost in rows:
        print(f"{name:<32}{cost:>10.2f} us{cost / system:>10.2f} x randbelow")


def show_chi_square(name: str, found: float, freedom: int, seconds: float) -> None:
    """One line for one experiment."""
    print(
        f"{name}: chi-square {found:.1f} at {freedom} degrees of freedom, "
        f"p = {tail(found, freedom):.3f} ({seconds:.0f} s)"
    )


def main() -> None:
    """Runs the measurements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--whole", action="store_true", help="10 million dice, 100,000 shuffles")
    rolls, shuffles = (10_000, 100) if parser.parse_args().whole else (1_000, 5)
    show_cost()
    with multiprocessing.Pool() as pool:
        start = time.perf_counter()
        counts = added(pool.map(count_dice, [(n, rolls) for n in range(KEYS)], chunksize=10))
        middle = time.perf_counter()
        places = added(pool.map(count_places, [(n, shuffles) for n in range(KEYS)], chunksize=10))
        end = time.perf_counter()
    print(f"{sum(counts):,} dice: {counts}")
    show_chi_square(f"{sum(counts):,} dice", chi_square(counts), 5, middle - start)
    # A card is in one place only, so cells vary by (size - 1) / size of what free cells would; and
    # all rows and all columns of the table have the same sum.
    size = len(CARDS)
    name = f"{KEYS * shuffles:,} shuffles, each card in each place"
    found = chi_square(places) * (size - 1) / size
    show_chi_square(name, found, (size - 1) ** 2, end - middle)


if __name__ == "__main__":
    main()
