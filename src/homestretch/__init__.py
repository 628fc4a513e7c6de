"""Homestretch: two family race games, Temper (dice) and Pardon (cards), played and understood.

>>> import homestretch
>>> game = homestretch.game("temper", seats=(0, 2))
>>> state = game.start()
>>> state.chance_outcomes()
[(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)]
>>> state = state.apply_chance(6)
>>> state.legal_moves()
[Move(origin=0, target=1)]
"""

from importlib import import_module
from types import ModuleType
from typing import Any

from homestretch.core.display import draw_with
from homestretch.core.errors import HomestretchError
from homestretch.core.seats import CHANCE, COLOURS, TERMINAL
from homestretch.core.state import State
from homestretch.games.registry import (
    GAMES,
    game,
    option_specs,
    position,
    presets,
    read_record,
)


def _draw(state: State[Any]) -> str:
    from homestretch import svg

    return svg.board(state)


draw_with(_draw)


def __getattr__(name: str) -> ModuleType:
    """Loads `homestretch.svg` when it is first asked for: few programs draw."""
    if name == "svg":
        return import_module("homestretch.svg")
    raise AttributeError(f"module 'homestretch' has no attribute {name!r}")


__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "COLOURS",
    "GAMES",
    "TERMINAL",
    "HomestretchError",
    "__version__",
    "game",
    "option_specs",
    "position",
    "presets",
    "read_record",
]
