"""The source of chance of a game in the terminal, and how it goes on after a break."""

from __future__ import annotations

import re
import secrets
from random import Random

from homestretch.core.chance import ChanceSource, SeededChance, SystemChance
from homestretch.core.record import Chance, Record

TAG = "Chance"
"""The tag of a record that names its source of chance."""


def new_source(seed: int | None) -> ChanceSource:
    """A seeded source, or the operating system's where no seed is given."""
    return SystemChance() if seed is None else SeededChance(seed)


def source_after(record: Record) -> ChanceSource:
    """The source of a record, wound forward to where the record ends.

    A record with a seed goes on as if it had never stopped. Where its outcomes are not what the
    seed gives, and where it names no seed, the system's source goes on.
    """
    seed = seed_of(record.tags.get(TAG, ""))
    if seed is None:
        return SystemChance()
    source = SeededChance(seed)
    for state, step in record.states():
        if isinstance(step, Chance) and source.choose(state.chance_outcomes()) != step.outcome:
            return SystemChance()
    return source


def seed_of(label: str) -> int | None:
    """The seed that a source's label names, None if it names none."""
    found = re.fullmatch(r"seeded (-?[0-9]{1,40})", label)
    return int(found[1]) if found else None


def bot_random(source: ChanceSource, step: int) -> Random:
    """What a bot may draw from at a step of the game; with a seed, the same each time."""
    seed = seed_of(source.label)
    return Random(secrets.randbits(128) if seed is None else f"bot {seed} {step}")
