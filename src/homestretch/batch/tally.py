"""Results of many games added up: whole numbers, so that any order of adding gives the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from homestretch.batch.results import Results

Counts = npt.NDArray[np.int64]


def _zeros(*shape: int) -> Counts:
    return np.zeros(shape, np.int64)


@dataclass
class Tally:
    """Sums over games; every array is by seat where it has four entries."""

    games: int = 0
    length: int = 0
    turns: int = 0
    wins: Counts = field(default_factory=lambda: _zeros(4))
    first: Counts = field(default_factory=lambda: _zeros(4))
    """Games that the seat began."""
    first_wins: Counts = field(default_factory=lambda: _zeros(4))
    """Games that the seat began and won."""
    places: Counts = field(default_factory=lambda: _zeros(4, 5))
    """Games by seat and place."""
    captures: Counts = field(default_factory=lambda: _zeros(4))
    waits: Counts = field(default_factory=lambda: _zeros(4))
    lengths: Counts = field(default_factory=lambda: _zeros(0))
    """Games by length: entry n counts those of length n."""

    def plus(self, other: Tally) -> Tally:
        """Both together, as a new tally: an interruption never leaves half a sum."""
        long, short = sorted((self.lengths, other.lengths), key=len, reverse=True)
        lengths = long.copy()
        lengths[: len(short)] += short
        return Tally(
            self.games + other.games,
            self.length + other.length,
            self.turns + other.turns,
            self.wins + other.wins,
            self.first + other.first,
            self.first_wins + other.first_wins,
            self.places + other.places,
            self.captures + other.captures,
            self.waits + other.waits,
            lengths,
        )

    def length_at(self, shares: Sequence[float]) -> list[int]:
        """The lengths that these shares of the games do not exceed."""
        if not self.games:
            return [0 for _ in shares]
        upto = np.cumsum(self.lengths)
        return [int(np.searchsorted(upto, share * self.games)) for share in shares]


def tally_of(results: Results) -> Tally:
    """The sums of a result array."""
    winner, first = results["winner"], results["first"]
    lengths = results["length"].astype(np.int64)
    places = [np.bincount(results["places"][:, seat], minlength=5) for seat in range(4)]
    return Tally(
        games=len(results),
        length=int(lengths.sum()),
        turns=int(results["turns"].sum(dtype=np.int64)),
        wins=np.bincount(winner, minlength=4).astype(np.int64),
        first=np.bincount(first, minlength=4).astype(np.int64),
        first_wins=np.bincount(first[first == winner], minlength=4).astype(np.int64),
        places=np.array(places, np.int64),
        captures=results["captures"].sum(axis=0, dtype=np.int64),
        waits=results["waits"].sum(axis=0, dtype=np.int64),
        lengths=np.bincount(lengths).astype(np.int64),
    )
