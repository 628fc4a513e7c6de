"""Where everything lies on the board of Temper: the cross in a grid of eleven by eleven.

Seat 0 has the bottom left corner; each further seat is a quarter turn clockwise. Only seat 0's
quarter is written down.
"""

from homestretch.games.temper.board import (
    BASE,
    HOME_FIRST,
    HOME_LAST,
    QUARTER,
    TRACK_LENGTH,
    absolute,
)
from homestretch.svg.geometry import CENTRE, Point, square_of_four, turned

STEP = 82.0
"""From the middle of a square to the middle of the next."""
SQUARE_RADIUS = 33.0
PIECE_RADIUS = 30.0
BASE_RADIUS = 144.0
"""Of the round tray that holds a base."""
_BASE_HALF = 56.0
_MIDDLE = 5

_QUARTER_CELLS = (
    (4, 10), (4, 9), (4, 8), (4, 7), (4, 6), (3, 6), (2, 6), (1, 6), (0, 6), (0, 5),
)  # fmt: skip
"""Column and row of seat 0's squares, from the start square to the last before blue's."""
_HOME_CELLS = ((5, 9), (5, 8), (5, 7), (5, 6))

DIE = Point(CENTRE, CENTRE)
DIE_SIZE = 62.0


def cell(column: float, row: float) -> Point:
    """The middle of a cell of the grid."""
    return Point(
        round(CENTRE + (column - _MIDDLE) * STEP, 1), round(CENTRE + (row - _MIDDLE) * STEP, 1)
    )


def track_point(square: int) -> Point:
    """The middle of a square 0-39 of the ring."""
    seat, place = divmod(square % TRACK_LENGTH, QUARTER)
    return turned(cell(*_QUARTER_CELLS[place]), seat)


def home_point(seat: int, progress: int) -> Point:
    """The middle of a home-row square, progress 41-44."""
    return turned(cell(*_HOME_CELLS[progress - HOME_FIRST]), seat)


def base_centre(seat: int) -> Point:
    """The middle of a seat's base."""
    return turned(cell(1.36, 8.64), seat)


def places(seat: int) -> dict[int, list[Point]]:
    """Every progress of a seat with its points: four for the base, one for all others."""
    found = {BASE: square_of_four(base_centre(seat), _BASE_HALF)}
    for progress in range(1, TRACK_LENGTH + 1):
        found[progress] = [track_point(absolute(seat, progress))]
    for progress in range(HOME_FIRST, HOME_LAST + 1):
        found[progress] = [home_point(seat, progress)]
    return found
