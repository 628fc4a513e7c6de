"""The board of Pardon in characters: a ring of sixteen cells by sixteen, four columns a cell."""

from __future__ import annotations

from typing import Any

from homestretch.core.seats import COLOURS, SEATS, Seat
from homestretch.core.state import State
from homestretch.games.pardon.board import (
    HOME,
    SIDE,
    SLIDES,
    START,
    TRACK_LENGTH,
    ZONE_FIRST,
    ZONE_LAST,
    absolute,
)
from homestretch.terminal.canvas import Canvas
from homestretch.terminal.glyphs import FAINT, LETTERS, PIECE_STYLES, SQUARE_STYLES, Glyphs
from homestretch.terminal.vocabulary import PARDON

CELL = 4
SIZE = 16
WIDTH = SIZE * CELL

PANEL = (17, 5)
"""Column and line of the free room in the middle."""
PANEL_WIDTH = 33

Cell = tuple[int, int]

_ZONE: tuple[Cell, ...] = ((13, 14), (13, 13), (13, 12), (13, 11), (13, 10))

# Column and line of the words Start and Home and of the letters of the pawns there, by seat.
_START_WORD: tuple[Cell, ...] = ((43, 13), (5, 11), (15, 2), (54, 4))
_START_PAWNS: tuple[Cell, ...] = ((44, 14), (11, 11), (16, 1), (49, 4))
_HOME_WORD: tuple[Cell, ...] = ((52, 9), (25, 13), (8, 6), (36, 2))
_HOME_PAWNS: tuple[Cell, ...] = ((52, 8), (30, 13), (8, 7), (31, 2))
_NAME: tuple[Cell, ...] = ((20, 14), (5, 9), (33, 1), (53, 6))


def turned(cell: Cell, quarters: int) -> Cell:
    """The cell after quarter turns clockwise about the middle.

    >>> turned((15, 15), 1)
    (0, 15)
    """
    for _ in range(quarters):
        cell = SIZE - 1 - cell[1], cell[0]
    return cell


def track_cell(square: int) -> Cell:
    """Where a square 0-59 of the ring lies; seat 0's side is the lower one, from the right."""
    quarter, step = divmod(square, SIDE)
    return turned((SIZE - 1 - step, SIZE - 1), quarter)


def cell_of(seat: Seat, progress: int) -> Cell:
    """Where a pawn on the road of a seat (progress 1-65) lies."""
    if progress >= ZONE_FIRST:
        return turned(_ZONE[progress - ZONE_FIRST], seat)
    return track_cell(absolute(seat, progress))


def draw(state: State[Any], viewer: Seat | None, glyphs: Glyphs) -> Canvas:
    """The board as the viewer counts it."""
    canvas = Canvas(WIDTH, SIZE)
    for square in range(TRACK_LENGTH):
        _put(canvas, track_cell(square), glyphs.square)
    for seat in SEATS:
        _draw_slides(canvas, seat, glyphs)
        _draw_seat(canvas, state, seat)
    for seat, pieces in state.pieces().items():
        for progress in pieces:
            if START < progress < HOME:
                on_track = PARDON.on_track(progress)
                label = PARDON.square(viewer, seat, progress) if on_track else ""
                _put(canvas, cell_of(seat, progress), f"{LETTERS[seat]}{label}", PIECE_STYLES[seat])
    return canvas


def _draw_slides(canvas: Canvas, seat: Seat, glyphs: Glyphs) -> None:
    style = SQUARE_STYLES[seat]
    level = seat % 2 == 0
    for first, last in SLIDES:
        cells = [track_cell(SIDE * seat + step) for step in range(first, last + 1)]
        if level:
            columns = sorted(cell[0] * CELL + 1 for cell in (cells[0], cells[-1]))
            line = glyphs.slide[0] * (columns[1] - columns[0])
            canvas.put(columns[0], cells[0][1], line, style)
        else:
            for cell in cells:
                _put(canvas, cell, glyphs.slide[1], style)
        _put(canvas, cells[0], glyphs.triangles[seat], style)
        _put(canvas, cells[-1], glyphs.circle, style)


def _draw_seat(canvas: Canvas, state: State[Any], seat: Seat) -> None:
    """Safety zone, Start, Home and name of a seat; faint where nobody sits."""
    taken = seat in state.game.seats
    style = SQUARE_STYLES[seat] if taken else FAINT
    for progress in range(ZONE_FIRST, ZONE_LAST + 1):
        _put(canvas, cell_of(seat, progress), LETTERS[seat].lower(), style)
    canvas.put(*_START_WORD[seat], "Start", style)
    canvas.put(*_HOME_WORD[seat], "Home", style)
    canvas.put(*_NAME[seat], COLOURS[seat] if taken else "(empty)", style)
    pieces = state.pieces().get(seat, ())
    for cell, place in ((_START_PAWNS[seat], START), (_HOME_PAWNS[seat], HOME)):
        canvas.put(*cell, LETTERS[seat] * pieces.count(place), PIECE_STYLES[seat])


def _put(canvas: Canvas, cell: Cell, text: str, style: str = "") -> None:
    canvas.put(cell[0] * CELL + 1, cell[1], text, style)
