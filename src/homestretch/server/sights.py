"""Which hands keys have opened since the start of a game: who saw one may not have another.

A value that never changes, and follows from the stored events as the company does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from homestretch.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Sights:
    """What the keys of one table, told apart by their hashes, have opened so far."""

    seats: Mapping[str, frozenset[Seat]] = field(default_factory=dict)
    """By key, the seats that it has opened at any time."""
    last: Mapping[Seat, frozenset[str]] = field(default_factory=dict)
    """By seat, the keys of the last one who was no bot."""
    shared: frozenset[str] = frozenset()
    """Keys that opened several seats as the game began: people who show each other their hands."""

    def opened(self, seat: Seat, keys: Iterable[str]) -> Sights:
        """After somebody with these keys has got a seat, or has it still."""
        keys = frozenset(keys)
        return replace(self.known(seat, keys), last={**self.last, seat: keys})

    def known(self, seat: Seat, keys: Iterable[str]) -> Sights:
        """After the holder of keys has got another's key of a seat."""
        more = {key: self.of([key]) | {seat} for key in keys}
        return replace(self, seats={**self.seats, **more})

    def begun(self) -> Sights:
        """With what holds from the start, once all who are there then have opened their seats."""
        shared = frozenset(key for key, seats in self.seats.items() if len(seats) > 1)
        return replace(self, shared=shared)

    def of(self, keys: Iterable[str]) -> frozenset[Seat]:
        """The seats that keys have opened, taken together."""
        return frozenset().union(*(self.seats.get(key, ()) for key in keys))

    def is_last(self, seat: Seat, keys: Iterable[str]) -> bool:
        """Whether a seat was last that of somebody with one of these keys, but for bots."""
        return not self.last.get(seat, frozenset()).isdisjoint(keys)
