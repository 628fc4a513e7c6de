"""The board of Temper: the cross of round squares, bases in the corners, the die in the middle."""

from __future__ import annotations

from homestretch.core.seats import SEATS, Seat
from homestretch.games.temper.board import BASE, HOME_FIRST, HOME_LAST, QUARTER, TRACK_LENGTH
from homestretch.svg import die
from homestretch.svg import temper_layout as at
from homestretch.svg.geometry import CENTRE, SIZE
from homestretch.svg.markup import (
    circle,
    group,
    look,
    number,
    path,
    polyline,
    rays,
    rectangle,
    turning,
)
from homestretch.svg.palette import Paint
from homestretch.svg.shapes import TURNS, shape
from homestretch.svg.wood import definitions as wood_definitions
from homestretch.svg.wood import frame

_FRAME = 28.0
_SOCKET = 35.0
_ARROW = "M-26-8H2V-22L30 0L2 22V8H-26z"


def definitions(paint: Paint, prefix: str) -> str:
    """What the drawing refers to, and the faces of the die."""
    return wood_definitions(paint, prefix) + die.symbols(at.DIE_SIZE, paint, prefix)


def drawing(paint: Paint, prefix: str) -> str:
    """The whole empty board."""
    return "".join(
        (
            frame(paint, prefix, _FRAME, 20),
            _border(paint),
            group(
                (
                    *(_base(seat, paint, prefix) for seat in SEATS),
                    _lines(paint),
                    group((_square(n, paint) for n in range(TRACK_LENGTH)), 'class="squares"'),
                    *(_home_row(seat, paint) for seat in SEATS),
                    *(_arrow(seat, paint) for seat in SEATS),
                    _die_place(paint),
                ),
                TURNS,
            ),
        )
    )


def _border(paint: Paint) -> str:
    side = SIZE - 2 * _FRAME - 18
    line = look("none", paint("board-line"), 1.6, 'class="border"')
    return rectangle(CENTRE, CENTRE, side, side, 13, line)


def _lines(paint: Paint) -> str:
    """The line that joins the squares, and its branches up the home rows."""
    ring = polyline((at.track_point(square) for square in range(TRACK_LENGTH)), closed=True)
    branches = "".join(
        polyline((at.track_point(QUARTER * seat - 1), at.home_point(seat, HOME_LAST)))
        for seat in SEATS
    )
    return group(
        (
            path(ring + branches, look("none", paint("square-edge"), 13)),
            path(ring + branches, look("none", paint("board-line"), 7)),
        ),
        'class="lines" stroke-linejoin="round"',
    )


def _disc(x: float, y: float, fill: str, ring: str, paint: Paint) -> str:
    """A round square with a fine ring inside its edge."""
    edge = paint("square-edge")
    inner = circle(x, y, at.SQUARE_RADIUS - 6.5, look("none", ring, 1.4))
    return circle(x, y, at.SQUARE_RADIUS, look(fill, edge, 4)) + inner


def _square(square: int, paint: Paint) -> str:
    """A square of the track; a start square in its seat's colour and with its shape."""
    x, y = at.track_point(square)
    where = f'data-square="track-{square}"'
    seat, place = divmod(square, QUARTER)
    if place:
        plain = _disc(x, y, paint("square"), paint("board-line"), paint)
        return group((plain,), f'class="square track" {where}')
    drawn = _disc(x, y, paint(f"seat-{seat}"), paint(f"seat-{seat}-light"), paint)
    sign = shape(seat, x, y, 18, look(paint(f"seat-{seat}-mark")))
    return group((drawn, sign), f'class="square track start seat-{seat}" {where}')


def _home_row(seat: Seat, paint: Paint) -> str:
    squares = []
    light = paint(f"seat-{seat}-light")
    for progress in range(HOME_FIRST, HOME_LAST + 1):
        x, y = at.home_point(seat, progress)
        parts = (
            _disc(x, y, paint(f"seat-{seat}"), light, paint),
            shape(seat, x, y, 9, look(light)),
        )
        where = f'data-place="{seat}-{progress}"'
        squares.append(group(parts, f'class="square home-row seat-{seat}" {where}'))
    return group(squares)


def _base(seat: Seat, paint: Paint, prefix: str) -> str:
    """The round tray with its four sockets, and the seat's shape between them."""
    x, y = at.base_centre(seat)
    edge, light = paint("square-edge"), paint(f"seat-{seat}-light")
    hollow = look(f"url(#{prefix}board-hollow)", edge, 3.5)
    radius = at.BASE_RADIUS
    return group(
        (
            circle(x, y, radius, look(paint(f"seat-{seat}-tray"), edge, 5)),
            circle(x, y, radius - 9, look("none", light, 2)),
            path(rays(x, y, radius - 10, 24), look(light, more='opacity=".17"')),
            shape(seat, x, y, 25, look(paint(f"seat-{seat}-mark"))),
            *(circle(a, b, _SOCKET, hollow) for a, b in at.places(seat)[BASE]),
        ),
        f'class="base seat-{seat}" data-place="{seat}-{BASE}"',
    )


def _arrow(seat: Seat, paint: Paint) -> str:
    """From the base to the start square."""
    x, y = at.cell(3.02, 10)
    attributes = (
        f'transform="translate({number(x)} {number(y)})" stroke-linejoin="round" '
        f"{look(paint(f'seat-{seat}'), paint('square-edge'), 3.5)}"
    )
    return group((path(_ARROW, attributes),), f'class="arrow seat-{seat}" {turning(seat)}')


def _die_place(paint: Paint) -> str:
    """A small round place ringed by the four colours."""
    x, y = at.DIE
    edge = paint("square-edge")
    quarter = (
        f"M{number(x)} {number(y)}L{number(x - 31)} {number(y + 31)}"
        f"A44 44 0 0 0 {number(x + 31)} {number(y + 31)}z"
    )
    return group(
        (
            circle(x, y, 45, look(paint("square"), edge, 4)),
            *(path(quarter, look(paint(f"seat-{seat}"), more=turning(seat))) for seat in SEATS),
            circle(x, y, 36, look(paint("board-light"), edge, 2)),
        ),
        'class="die-place"',
    )
