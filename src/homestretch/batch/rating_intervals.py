"""How sure Elo ratings are: 95 % intervals from the spread between sets of games.

The ratings are the maximum of a likelihood (`homestretch.batch.ratings`). That likelihood takes
every game for itself, yet the games of a set share their dice or cards, and a game of three or four
bots is one event, not three or six. So the intervals are those of the maximum's sandwich with sets
as clusters (Huber 1967; Liang and Zeger 1986): the curvature of the likelihood says how far a win
more moves the ratings, the spread of the wins between sets how much the wins go up and down. Sets
of different matches have different dice or cards, so what they add is independent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import log, sqrt
from typing import Protocol

import numpy as np
import numpy.typing as npt

from homestretch.batch.intervals import Z95, Interval, student
from homestretch.batch.seating import Wins

POINTS = 400 / log(10)
"""Elo points of one unit of a strength's natural logarithm."""

Matrix = npt.NDArray[np.float64]


class Met(Protocol):
    """What is asked of a match."""

    @property
    def bots(self) -> tuple[str, ...]:
        """Who met."""

    @property
    def orders(self) -> int:
        """Games in a set."""

    @property
    def wins(self) -> Wins:
        """What they won."""


def elo_intervals(elos: Mapping[str, float], matches: Sequence[Met]) -> dict[str, Interval]:
    """The 95 % interval of every rating that `elo_ratings` found for these matches.

    As in `Match.score`, every match counts one set more for each of its bots, which that bot wins
    whole: sets that went the same way by luck claim little. Only for ratings that have intervals,
    see `why_none`.
    """
    names = list(elos)
    place = {name: number for number, name in enumerate(names)}
    curvature = np.zeros((len(names), len(names)))
    for match in matches:
        at = [place[bot] for bot in match.bots]
        strengths = np.array([10 ** (elos[bot] / 400) for bot in match.bots])
        share = strengths / strengths.sum()
        games = match.wins.sets * match.orders + 1  # one more, as the ratings count it
        curvature[np.ix_(at, at)] += games * (np.diag(share) - np.outer(share, share))
    # All strengths together may be scaled at will; the ratings have the mean 0, and so the inverse
    # is that on the vectors of sum 0. A constant added to each entry leaves it as it is there.
    inverse = np.linalg.inv(curvature + curvature.trace() / len(names) ** 2)
    variance = np.zeros(len(names))
    parts = np.zeros(len(names))
    for match in matches:
        if match.wins.sets:
            at = [place[bot] for bot in match.bots]
            moved = inverse[:, at]
            part = np.einsum("ni,ij,nj->n", moved, _spread(match), moved)
            variance += part
            parts += part**2 / (match.wins.sets + len(match.bots) - 1)
    intervals = {}
    for number, (name, elo) in enumerate(elos.items()):
        # Degrees of freedom of a sum of variances: Satterthwaite, 1946.
        freedom = variance[number] ** 2 / parts[number]
        half = POINTS * student(Z95, freedom) * sqrt(variance[number])
        intervals[name] = Interval(elo, elo - half, elo + half)
    return intervals


def _spread(match: Met) -> Matrix:
    """The covariances of the bots' wins in all sets, estimated from set to set."""
    wins, number = match.wins, len(match.bots)
    squares = np.diag([float(square) for square in wins.squares])
    for (one, other), total in zip(combinations(range(number), 2), wins.products, strict=True):
        squares[one, other] = squares[other, one] = total
    squares += np.eye(number) * match.orders**2
    points = np.array(wins.points, np.float64) + match.orders
    sets = wins.sets + number
    covariance = (squares - np.outer(points, points) / sets) / (sets - 1)
    return np.asarray(wins.sets * covariance, np.float64)


def why_none(names: Sequence[str], matches: Sequence[Met]) -> str | None:
    """Why these results bound no rating, None where they do.

    They do when whatever way the bots are parted in two, each part has won a game against the other
    (Ford, 1957); otherwise no difference between the two is too large for what was seen.
    """
    if len(names) < 2:
        return "one bot alone has nobody to be compared with"
    beaten: dict[str, set[str]] = {name: set() for name in names}
    for match in matches:
        for bot, points in zip(match.bots, match.wins.points, strict=True):
            if points:
                beaten[bot].update(match.bots)
    below = min((_reached(name, beaten) for name in names), key=len)
    if len(below) == len(names):
        return None
    lower = " or ".join(name for name in names if name in below)
    upper = " or ".join(name for name in names if name not in below)
    return (
        f"no game was won by {lower} against {upper} so far, and so nothing bounds how far apart "
        "they are"
    )


def _reached(name: str, beaten: Mapping[str, set[str]]) -> set[str]:
    """The bot, all it has won against, all that those have won against, and so on."""
    reached, waiting = {name}, [name]
    while waiting:
        fresh = beaten[waiting.pop()] - reached
        reached |= fresh
        waiting += fresh
    return reached
