"""The board of Temper in characters: the cross, eleven cells by eleven, four columns a cell."""

from __future__ import annotations

from typing import Any

from homestretch.core.seats import COLOURS, SEATS, Seat
from homestretch.core.state import State
from homestretch.games.temper.board import HOME_FIRST, HOME_LAST, QUARTER, TRACK_LENGTH, absolute
from homestretch.terminal.canvas import Canvas
from homestretch.terminal.glyphs import (
    FAINT,
    LETTERS,
    PIECE_STYLES,
    SQUARE_STYLES,
    STRONG,
    Glyphs,
)
from homestretch.terminal.vocabulary import TEMPER

CELL = 4
SIZE = 11
WIDTH = SIZE * CELL

Cell = tuple[int, int]

# Seat 0's quarter, the bottom left; the others are its quarter turns.
_TRACK: tuple[Cell, ...] = (
    (4, 10), (4, 9), (4, 8), (4, 7), (4, 6), (3, 6), (2, 6), (1, 6), (0, 6), (0, 5),
)  # fmt: skip
_HOME: tuple[Cell, ...] = ((5, 9), (5, 8), (5, 7), (5, 6))
_BASE: tuple[Cell, ...] = ((1, 8), (2, 8), (1, 9), (2, 9))
_NAME: tuple[Cell, ...] = ((1, 10), (1, 0), (8, 0), (8, 10))
_MIDDLE: Cell = (5, 5)


def turned(cell: Cell, quarters: int) -> Cell:
    """The cell after quarter turns clockwise about the middle.

    >>> turned((4, 10), 1)
    (0, 4)
    """
    for _ in range(quarters):
        cell = SIZE - 1 - cell[1], cell[0]
    return cell


def cell_of(seat: Seat, progress: int) -> Cell:
    """Where a token on the road of a seat (progress 1-44) lies."""
    if progress >= HOME_FIRST:
        return turned(_HOME[progress - HOME_FIRST], seat)
    quarter, step = divmod(absolute(seat, progress), QUARTER)
    return turned(_TRACK[step], quarter)


def draw(state: State[Any], viewer: Seat | None, glyphs: Glyphs) -> Canvas:
    """The board as the viewer counts it."""
    canvas = Canvas(WIDTH, SIZE)
    for progress in range(1, TRACK_LENGTH + 1):
        _put(canvas, cell_of(0, progress), glyphs.round_square)
    for seat in SEATS:
        _draw_quarter(canvas, state, seat, glyphs)
    die = getattr(state, "die", None)
    if die:
        _put(canvas, (_MIDDLE[0], _MIDDLE[1]), f"[{die}]", STRONG, shift=-1)
    for seat, pieces in state.pieces().items():
        waiting = [turned(cell, seat) for cell in _BASE[: pieces.count(0)]]
        for cell in waiting:
            _put(canvas, cell, LETTERS[seat], PIECE_STYLES[seat])
        for progress in pieces:
            if progress:
                _draw_token(canvas, viewer, seat, progress)
    return canvas


def _draw_quarter(canvas: Canvas, state: State[Any], seat: Seat, glyphs: Glyphs) -> None:
    """The coloured squares of a seat and its name; faint where nobody sits."""
    taken = seat in state.game.seats
    style = SQUARE_STYLES[seat] if taken else FAINT
    small = LETTERS[seat].lower()
    _put(canvas, cell_of(seat, 1), small, style)
    for progress in range(HOME_FIRST, HOME_LAST + 1):
        _put(canvas, cell_of(seat, progress), small, style)
    count = len(state.pieces().get(seat, ()))
    for cell in _BASE[:count]:
        _put(canvas, turned(cell, seat), glyphs.square, FAINT)
    _put(canvas, _NAME[seat], COLOURS[seat] if taken else "(empty)", style, shift=-1)


def _draw_token(canvas: Canvas, viewer: Seat | None, seat: Seat, progress: int) -> None:
    label = TEMPER.square(viewer, seat, progress) if TEMPER.on_track(progress) else ""
    _put(canvas, cell_of(seat, progress), f"{LETTERS[seat]}{label}", PIECE_STYLES[seat])


def _put(canvas: Canvas, cell: Cell, text: str, style: str = "", shift: int = 0) -> None:
    canvas.put(cell[0] * CELL + 1 + shift, cell[1], text, style)
