"""Where everything lies on the board of Pardon: a ring of squares, sixteen seen along each side.

Seat 0 has the bottom side, which clockwise travel crosses from right to left; each further seat
is a quarter turn clockwise. Only seat 0's side is written down.
"""

from homestretch.games.pardon.board import (
    EXIT_OFFSET,
    HOME,
    SIDE,
    START,
    TRACK_LENGTH,
    ZONE_FIRST,
    ZONE_LAST,
    absolute,
)
from homestretch.svg.geometry import CENTRE, Point, square_of_four, turned

STEP = 58.0
"""The side of a square; the squares touch."""
PIECE_RADIUS = 26.0
START_RADIUS = 70.0
HOME_RADIUS = 72.0
CARD_WIDTH = 156.0
CARD_HEIGHT = 218.0
DRAW_PILE = Point(CENTRE - 90.0, CENTRE)
DISCARDS = Point(CENTRE + 90.0, CENTRE)
MIDDLE_RADIUS = 226.0
"""Of the round place for the two piles."""

_MIDDLE = 7.5
_HALF = 27.0
_LAST = 15
ENTRY_OFFSET = 2
"""From the first square of a seat's side to its safety-zone entry (P1)."""


def cell(column: float, row: float) -> Point:
    """The middle of a cell of the grid of sixteen by sixteen."""
    return Point(
        round(CENTRE + (column - _MIDDLE) * STEP, 1), round(CENTRE + (row - _MIDDLE) * STEP, 1)
    )


def track_point(square: int) -> Point:
    """The middle of a square 0-59 of the ring."""
    seat, place = divmod(square % TRACK_LENGTH, SIDE)
    return turned(cell(_LAST - place, _LAST), seat)


def zone_point(seat: int, progress: int) -> Point:
    """The middle of a safety-zone square, progress 61-65."""
    return turned(cell(_LAST - ENTRY_OFFSET, _LAST - 1 - (progress - ZONE_FIRST)), seat)


def start_centre(seat: int) -> Point:
    """The middle of a seat's Start circle."""
    return turned(cell(_LAST - EXIT_OFFSET, 13.2), seat)


def home_centre(seat: int) -> Point:
    """The middle of a seat's Home circle."""
    return turned(cell(_LAST - ENTRY_OFFSET, 8.32), seat)


def places(seat: int) -> dict[int, list[Point]]:
    """Every progress of a seat with its points: four for Start and Home, one for all others."""
    found = {START: square_of_four(start_centre(seat), _HALF)}
    for progress in range(1, TRACK_LENGTH + 1):
        found[progress] = [track_point(absolute(seat, progress))]
    for progress in range(ZONE_FIRST, ZONE_LAST + 1):
        found[progress] = [zone_point(seat, progress)]
    found[HOME] = square_of_four(home_centre(seat), _HALF)
    return found
