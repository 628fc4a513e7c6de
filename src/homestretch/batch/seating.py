"""Who sits where when bots meet: every seat order, all of them on the same dice or cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from homestretch.batch.policies import Policy
from homestretch.batch.work import Job


def orders(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every different way to give the seats to the bots, each bot as many as another.

    >>> orders(["a", "b"], 2)
    [('a', 'b'), ('b', 'a')]
    >>> len(orders(["a", "b"], 4)), len(orders(["a", "b", "c"], 3))
    (6, 6)
    """
    each = seats // len(bots)

    def rest(free: dict[str, int], order: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        if len(order) == seats:
            yield order
            return
        for bot in bots:
            if free[bot]:
                yield from rest({**free, bot: free[bot] - 1}, (*order, bot))

    return list(rest(dict.fromkeys(bots, each), ()))


@dataclass(frozen=True)
class Wins:
    """Wins of each bot in some sets, and the sums of the squares of its wins in each set."""

    sets: int
    points: tuple[int, ...]
    squares: tuple[int, ...]
    products: tuple[int, ...]
    """The sums of the products of two bots' wins in each set, in the order of `combinations`."""

    @classmethod
    def none(cls, bots: int) -> Wins:
        """No set of so many bots."""
        return cls(0, (0,) * bots, (0,) * bots, (0,) * (bots * (bots - 1) // 2))

    def is_possible(self, orders: int) -> bool:
        """Whether sets of so many games can have come to this: every game has one winner."""
        numbers = (self.sets, *self.points, *self.squares, *self.products)
        bots = range(len(self.points))
        pairs = list(combinations(bots, 2))
        if not (
            all(type(number) is int and number >= 0 for number in numbers)
            and len(self.squares) == len(bots)
            and len(self.products) == len(pairs)
            and sum(self.points) == self.sets * orders
        ):
            return False
        # A bot's wins times all wins of the set, added up.
        rows = list(self.squares)
        for pair, product in zip(pairs, self.products, strict=True):
            for bot in pair:
                rows[bot] += product
        return rows == [orders * points for points in self.points]

    def plus(self, other: Wins) -> Wins:
        """Both together."""
        return Wins(
            self.sets + other.sets,
            tuple(a + b for a, b in zip(self.points, other.points, strict=True)),
            tuple(a + b for a, b in zip(self.squares, other.squares, strict=True)),
            tuple(a + b for a, b in zip(self.products, other.products, strict=True)),
        )


@dataclass(frozen=True)
class Sets:
    """The games of a match: a job for each seat order, set g being game `start` + g of each job."""

    bots: tuple[str, ...]
    jobs: tuple[tuple[tuple[str, ...], Job], ...]
    start: int = 0

    @classmethod
    def of(
        cls, bots: Sequence[str], policies: Mapping[str, Policy], like: Job, start: int = 0
    ) -> Sets:
        """All seat orders of the bots, otherwise as in a job."""
        seats = like.setup.seats
        jobs = []
        for order in orders(bots, len(seats)):
            by_seat = {seat: policies[bot] for seat, bot in zip(seats, order, strict=True)}
            job = Job(like.setup, by_seat, like.seed, like.games, 0, like.compiled)
            jobs.append((order, job))
        return cls(tuple(bots), tuple(jobs), start)

    def play(self, first: int, sets: int) -> Wins:
        """Plays sets `first` to `first + sets - 1` in every order."""
        wins = np.zeros((len(self.bots), sets), np.int64)
        for order, job in self.jobs:
            winner = job.play(self.start + first, sets)["winner"]
            for number, bot in enumerate(self.bots):
                own = [seat for seat, b in zip(job.setup.seats, order, strict=True) if b == bot]
                wins[number] += np.isin(winner, own)
        return Wins(
            sets,
            tuple(int(total) for total in wins.sum(axis=1)),
            tuple(int(total) for total in (wins**2).sum(axis=1)),
            tuple(int(one @ other) for one, other in combinations(wins, 2)),
        )
