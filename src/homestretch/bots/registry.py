"""The bots by name."""

from __future__ import annotations

import random
from typing import Any, Protocol

from homestretch.bots.careful import Careful
from homestretch.bots.uniform import Uniform
from homestretch.core.errors import HomestretchError, shown
from homestretch.core.state import Observation


class UnknownBot(HomestretchError):
    """No bot has this name."""

    code = "unknown_bot"


class Bot(Protocol):
    """Something that chooses moves in every game."""

    name: str
    """What people call it, `random` or `careful`."""
    summary: str
    """How it plays, in one sentence."""

    def choose(self, observation: Observation, rng: random.Random) -> Any:
        """One of the observation's legal moves. `rng` is the only chance it may use."""
        ...


_BOTS: dict[str, Bot] = {entry.name: entry for entry in (Uniform(), Careful())}
NAMES: tuple[str, ...] = tuple(_BOTS)
"""The names of all bots."""


def bot(name: str) -> Bot:
    """The bot of this name; `UnknownBot` lists the names there are."""
    if name not in _BOTS:
        raise UnknownBot(f"there is no bot {shown(name)}; bots are {', '.join(NAMES)}")
    return _BOTS[name]


def summaries() -> dict[str, str]:
    """How each bot plays, by name."""
    return {name: entry.summary for name, entry in _BOTS.items()}
