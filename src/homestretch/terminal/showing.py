"""A board on a screen: drawn where there is room for a picture, otherwise in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from homestretch.core.seats import Seat
from homestretch.core.state import State
from homestretch.terminal.describe import describe
from homestretch.terminal.picture import fits, picture
from homestretch.terminal.screen import Screen


def board_lines(
    screen: Screen,
    state: State[Any],
    viewer: Seat | None,
    names: Mapping[Seat, str] | None = None,
    *,
    in_words: bool = False,
) -> Sequence[str | Text]:
    """The lines that show a state to a viewer; a screen too narrow for a picture gets words."""
    if in_words or not fits(state.game.name, screen.width):
        return describe(state, viewer, names)
    return picture(state, viewer, screen.glyphs, names, screen.width)
