"""The board of Pardon: the ring of squares, slides, safety zones, Start and Home, the two piles."""

from __future__ import annotations

from homestretch.core.seats import SEATS, Seat
from homestretch.games.pardon.board import (
    EXIT_OFFSET,
    HOME,
    SIDE,
    SLIDES,
    START,
    TRACK_LENGTH,
    ZONE_FIRST,
    ZONE_LAST,
)
from homestretch.svg import cards
from homestretch.svg import pardon_layout as at
from homestretch.svg.geometry import CENTRE, Point, turned
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
from homestretch.svg.shapes import TURNS, UPRIGHT, shape
from homestretch.svg.wood import definitions as wood_definitions
from homestretch.svg.wood import frame

_FRAME = 26.0
_TILE = at.STEP - 3.0
_HOUSE = "M0-66L70-6H50V56H-50V-6H-70z"


def definitions(paint: Paint, prefix: str) -> str:
    """What the drawing refers to, and the cards."""
    return wood_definitions(paint, prefix) + cards.symbols(
        at.CARD_WIDTH, at.CARD_HEIGHT, paint, prefix
    )


def drawing(paint: Paint, prefix: str) -> str:
    """The whole empty board."""
    return "".join(
        (
            frame(paint, prefix, _FRAME, 12),
            _bed(paint, prefix),
            group(
                (
                    group((_square(n, paint) for n in range(TRACK_LENGTH)), 'class="squares"'),
                    *(_zone(seat, paint) for seat in SEATS),
                    *(_start(seat, paint) for seat in SEATS),
                    *(_home(seat, paint) for seat in SEATS),
                    *(_slide(seat, first, last, paint) for seat in SEATS for first, last in SLIDES),
                ),
                TURNS,
            ),
            _middle(paint),
        )
    )


def slide_squares(seat: Seat, first: int, last: int) -> list[int]:
    """The squares 0-59 of a slide, from triangle to circle (P1)."""
    return [(SIDE * seat + place) % TRACK_LENGTH for place in range(first, last + 1)]


def _bed(paint: Paint, prefix: str) -> str:
    """The dark strip that the squares lie on; it shows between them. And the field inside it."""
    outer, inner = 16 * at.STEP + 4, 14 * at.STEP - 4
    bed = look(paint("square-edge"), more='class="bed"')
    return rectangle(CENTRE, CENTRE, outer, outer, 9, bed) + rectangle(
        CENTRE, CENTRE, inner, inner, 3, look(f"url(#{prefix}board-field)")
    )


def _tile(point: Point, fill: str) -> str:
    return rectangle(point.x, point.y, _TILE, _TILE, 7, look(fill))


def _square(square: int, paint: Paint) -> str:
    """A square of the track, tinted where a slide runs over it."""
    seat, place = divmod(square, SIDE)
    classes = "square track"
    if place == at.ENTRY_OFFSET:
        classes += f" entry seat-{seat}"
    if place == EXIT_OFFSET:
        classes += f" start seat-{seat}"
    on_slide = any(first <= place <= last for first, last in SLIDES)
    tile = _tile(at.track_point(square), paint(f"seat-{seat}-soft" if on_slide else "square"))
    return group((tile,), f'class="{classes}" data-square="track-{square}"')


def _zone(seat: Seat, paint: Paint) -> str:
    squares = []
    size = at.STEP + 3
    for progress in range(ZONE_FIRST, ZONE_LAST + 1):
        x, y = point = at.zone_point(seat, progress)
        parts = (
            rectangle(x, y, size, size, 2, look(paint("square-edge"))),
            _tile(point, paint(f"seat-{seat}-soft")),
            shape(seat, x, y, 12, look(paint(f"seat-{seat}-sign"))),
        )
        where = f'data-place="{seat}-{progress}"'
        squares.append(group(parts, f'class="square zone seat-{seat}" {where}'))
    return group(squares)


def _disc(seat: Seat, centre: Point, radius: float, paint: Paint) -> str:
    colour, light = paint(f"seat-{seat}-tray"), paint(f"seat-{seat}-light")
    inner = circle(*centre, radius - 7, look("none", light, 2))
    return circle(*centre, radius, look(colour, paint("square-edge"), 4)) + inner


def _start(seat: Seat, paint: Paint) -> str:
    """The Start circle with the seat's shape, and the short way from it onto the track."""
    centre = at.start_centre(seat)
    neck = look(paint(f"seat-{seat}-tray"), paint("square-edge"), 4, turning(seat))
    return group(
        (
            rectangle(*at.cell(SIDE - EXIT_OFFSET, SIDE - 0.6), 34, 24, 2, neck),
            _disc(seat, centre, at.START_RADIUS, paint),
            shape(seat, *centre, 34, look(paint(f"seat-{seat}-mark"))),
        ),
        f'class="base seat-{seat}" data-place="{seat}-{START}"',
    )


def _home(seat: Seat, paint: Paint) -> str:
    """The Home circle: a house with the seat's shape in it."""
    x, y = centre = at.home_centre(seat)
    mark = paint(f"seat-{seat}-mark")
    house = (
        path(_HOUSE, look(mark, mark, 8, 'transform="scale(.6)" stroke-linejoin="round"')),
        shape(seat, 0, 8, 17, look(paint(f"seat-{seat}-tray")), stays=False),
    )
    return group(
        (
            _disc(seat, centre, at.HOME_RADIUS, paint),
            group(house, f'{UPRIGHT} transform="translate({number(x)} {number(y)})"'),
        ),
        f'class="home seat-{seat}" data-place="{seat}-{HOME}"',
    )


def _slide(seat: Seat, first: int, last: int, paint: Paint) -> str:
    """Triangle, bar and circle of one slide, drawn along the bottom and turned to its side."""
    squares = slide_squares(seat, first, last)
    start, *_, end = (at.track_point(square) for square in slide_squares(0, first, last))
    y = start.y
    light = paint(f"seat-{seat}-light")
    start_x, round_off = number(start.x), number(end.x + 18.7)
    above, below = number(y - 7), number(y + 7)
    bar = f"M{start_x} {below}H{round_off}A20 20 0 1 1 {round_off} {above}H{start_x}z"
    tip, back = start.x - 20, start.x + 19
    triangle = polyline(((tip, y), (back, y - 22), (back, y + 22)), closed=True)
    colour, edge = paint(f"seat-{seat}"), paint("square-edge")
    smooth = 'stroke-linejoin="round"'
    return group(
        (
            path(bar, look(colour, edge, 3, smooth)),
            circle(end.x, y, 12.5, look("none", light, 2)),
            path(polyline(((tip, y), (end.x + 21, y))), look("none", light, 2)),
            path(triangle, look(colour, edge, 3, f'class="triangle" {smooth}')),
            path(
                polyline(((tip + 14, y), (back - 6, y - 11), (back - 6, y + 11)), closed=True),
                look("none", light, 2, smooth),
            ),
        ),
        f'class="slide seat-{seat}" data-from="track-{squares[0]}" data-to="track-{squares[-1]}" '
        f"{turning(seat)}",
    )


def _middle(paint: Paint) -> str:
    """The round place for the two piles, with rays like a compass card."""
    line = paint("board-line")
    radius = at.MIDDLE_RADIUS
    place = look(paint("board-light"), line, 2.5)
    marks = []
    for seat in SEATS:
        x, y = turned(Point(CENTRE, CENTRE + 190), seat)
        marks.append(shape(seat, x, y, 13, look(paint(f"seat-{seat}-sign"))))
    return group(
        (
            circle(CENTRE, CENTRE, radius, look(paint("board-light"), line, 4)),
            path(rays(CENTRE, CENTRE, radius - 12, 32), look(line, more='opacity=".22"')),
            circle(CENTRE, CENTRE, radius - 12, look("none", line, 1.6)),
            *(
                rectangle(x, y, at.CARD_WIDTH, at.CARD_HEIGHT, 14, place)
                for x, y in (at.DRAW_PILE, at.DISCARDS)
            ),
            group(marks, TURNS),
        ),
        'class="piles"',
    )
