"""Points on the picture and the quarter turns that make four seats out of one."""

from typing import NamedTuple

SIZE = 1000
"""Width and height of every board, in the picture's own units."""
CENTRE = SIZE / 2


class Point(NamedTuple):
    """A place on the picture; y grows downward."""

    x: float
    y: float


def turned(point: Point, quarters: int) -> Point:
    """The point after quarter turns about the centre, clockwise as seen on the screen.

    >>> turned(Point(500, 900), 1)
    Point(x=100.0, y=500.0)
    """
    x, y = point.x - CENTRE, point.y - CENTRE
    for _ in range(quarters % 4):
        x, y = -y, x
    return Point(round(CENTRE + x, 1), round(CENTRE + y, 1))


def square_of_four(centre: Point, half: float) -> list[Point]:
    """Four points around a centre, in reading order."""
    return [
        Point(round(centre.x + dx * half, 1), round(centre.y + dy * half, 1))
        for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1))
    ]
