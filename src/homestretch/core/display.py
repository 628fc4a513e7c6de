"""How a notebook draws a state. The drawing lives on a higher floor, which hangs it in here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from homestretch.core.state import State

_drawers: list[Callable[[State[Any]], str]] = []


def draw_with(drawer: Callable[[State[Any]], str]) -> None:
    """Sets the function that turns a state into an SVG."""
    _drawers[:] = [drawer]


def drawing(state: State[Any]) -> str | None:
    """The state as an SVG, None where nobody has said how to draw."""
    return _drawers[0](state) if _drawers else None
