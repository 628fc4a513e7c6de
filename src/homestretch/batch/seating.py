"""Who sits where when bots meet: every seat order, all of them on the same dice or cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

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

    def plus(self, other: Wins) -> Wins:
        """Both together."""
        return Wins(
            self.sets + other.sets,
            tuple(a + b for a, b in zip(self.points, other.points, strict=True)),
            tuple(a + b for a, b in zip(self.squares, other.squares, strict=True)),
        )


@dataclass(frozen=True)
class Sets:
    """The games of a match: a job for each seat order, set number g being game g of every job."""

    bots: tuple[str, ...]
    jobs: tuple[tuple[tuple[str, ...], Job], ...]

    @classmethod
    def of(cls, bots: Sequence[str], policies: Mapping[str, Policy], like: Job) -> Sets:
        """All seat orders of the bots, otherwise as in a job."""
        seats = like.setup.seats
        jobs = []
        for order in orders(bots, len(seats)):
            by_seat = {seat: policies[bot] for seat, bot in zip(seats, order, strict=True)}
            job = Job(like.setup, by_seat, like.seed, like.games, 0, like.compiled)
            jobs.append((order, job))
        return cls(tuple(bots), tuple(jobs))

    def play(self, first: int, sets: int) -> Wins:
        """Plays sets `first` to `first + sets - 1` in every order."""
        wins = np.zeros((len(self.bots), sets), np.int64)
        for order, job in self.jobs:
            winner = job.play(first, sets)["winner"]
            for number, bot in enumerate(self.bots):
                own = [seat for seat, b in zip(job.setup.seats, order, strict=True) if b == bot]
                wins[number] += np.isin(winner, own)
        return Wins(
            sets,
            tuple(int(total) for total in wins.sum(axis=1)),
            tuple(int(total) for total in (wins**2).sum(axis=1)),
        )
