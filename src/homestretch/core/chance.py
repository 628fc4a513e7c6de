"""Sources of chance. Rules never draw; whoever runs a game hands the outcomes in."""

import random
import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

from homestretch.core.errors import IllegalChance

Outcome = int
Weighted = Sequence[tuple[Outcome, int]]
"""Possible outcomes with integer weights."""


class ChanceSource(Protocol):
    """Anything that decides chance nodes."""

    label: str
    """What a record says of this source."""

    def choose(self, outcomes: Weighted) -> Outcome:
        """One of the outcomes, each with probability weight / sum of weights."""
        ...


def pick(outcomes: Weighted, ticket: int) -> Outcome:
    """The outcome that owns the ticket, a number from 0 to the sum of the weights minus 1."""
    for outcome, weight in outcomes:
        if ticket < weight:
            return outcome
        ticket -= weight
    raise IllegalChance("the ticket lies beyond the sum of the weights")


def total_weight(outcomes: Weighted) -> int:
    """The sum of the weights."""
    return sum(weight for _, weight in outcomes)


class SeededChance:
    """The same seed gives the same game."""

    def __init__(self, seed: int) -> None:
        self.label = f"seeded {seed}"
        self._random = random.Random(seed)

    def choose(self, outcomes: Weighted) -> Outcome:
        """Draws from the seeded generator."""
        return pick(outcomes, self._random.randrange(total_weight(outcomes)))


class SystemChance:
    """The operating system's unpredictable source."""

    label = "system"

    def choose(self, outcomes: Weighted) -> Outcome:
        """Draws from the operating system."""
        return pick(outcomes, secrets.randbelow(total_weight(outcomes)))


class ScriptedChance:
    """Outcomes written down beforehand, for tests and replays."""

    label = "scripted"

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self._outcomes = iter(outcomes)

    def choose(self, outcomes: Weighted) -> Outcome:
        """The next outcome of the script; `IllegalChance` when it is used up or cannot happen."""
        for outcome in self._outcomes:
            possible = [value for value, _ in outcomes]
            if outcome not in possible:
                raise IllegalChance(f"{outcome} cannot happen here; possible: {possible}")
            return outcome
        raise IllegalChance("the script of chance outcomes is used up")
