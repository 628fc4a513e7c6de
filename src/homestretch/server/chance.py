"""Chance from the operating system, fetched in blocks: for each die alone it costs too much."""

from __future__ import annotations

import os

from homestretch.core.chance import Outcome, Weighted, pick, total_weight

BLOCK = 2048
"""Bytes fetched at a time."""
_WORD = 8


class PooledChance:
    """The operating system's unpredictable source. Every byte is used once."""

    label = "system"

    def __init__(self) -> None:
        self._pool = b""
        self._at = 0

    def forget(self) -> None:
        """Throws away what was fetched and not used."""
        self._pool, self._at = b"", 0

    def choose(self, outcomes: Weighted) -> Outcome:
        """One of the outcomes, each with probability weight / sum of weights exactly."""
        return pick(outcomes, self._below(total_weight(outcomes)))

    def _below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1; words that would favour some are passed over."""
        limit = 2**64 - 2**64 % bound
        while True:
            if self._at == len(self._pool):
                self._pool, self._at = os.urandom(BLOCK), 0
            word = int.from_bytes(self._pool[self._at : self._at + _WORD])
            self._at += _WORD
            if word < limit:
                return word % bound


pooled = PooledChance()
"""The one of this process."""

if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=pooled.forget)  # two processes must not share what is left
