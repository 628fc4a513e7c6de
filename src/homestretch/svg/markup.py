"""Small helpers for writing SVG by hand."""

from collections.abc import Iterable
from math import cos, pi, sin

from homestretch.svg.geometry import CENTRE


def number(value: float, digits: int = 1) -> str:
    """A number as short as it can be written.

    >>> number(82.0), number(144.54), number(-0.04)
    ('82', '144.5', '0')
    """
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    return "0" if text in {"-0", ""} else text


def look(fill: str, stroke: str = "", width: float = 0, more: str = "") -> str:
    """The attributes of a filled shape with or without a line around it.

    >>> look("none", "red", 2)
    'fill="none" stroke="red" stroke-width="2"'
    """
    line = f' stroke="{stroke}" stroke-width="{number(width)}"' if stroke else ""
    return f'fill="{fill}"{line}{" " if more else ""}{more}'


def turning(quarters: int) -> str:
    """The transform that takes seat 0's part of a board to another seat's."""
    return f'transform="rotate({90 * quarters} {number(CENTRE)} {number(CENTRE)})"'


def circle(x: float, y: float, radius: float, attributes: str = "") -> str:
    """A circle."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" {attributes}/>'


def rectangle(
    x: float, y: float, width: float, height: float, round_by: float, attributes: str = ""
) -> str:
    """A rectangle around a middle, with rounded corners."""
    return (
        f'<rect x="{number(x - width / 2)}" y="{number(y - height / 2)}" width="{number(width)}" '
        f'height="{number(height)}" rx="{number(round_by)}" {attributes}/>'
    )


def path(data: str, attributes: str = "") -> str:
    """A path."""
    return f'<path d="{data}" {attributes}/>'


def group(parts: Iterable[str], attributes: str = "") -> str:
    """A group of parts."""
    return f"<g {attributes}>{''.join(parts)}</g>" if attributes else f"<g>{''.join(parts)}</g>"


def polyline(points: Iterable[tuple[float, float]], *, closed: bool = False) -> str:
    """The path data of straight lines through the points."""
    steps = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{steps}{'z' if closed else ''}"


def rays(x: float, y: float, radius: float, count: int) -> str:
    """The path data of rays about a point, every second of `2 * count` equal sectors."""
    data = ""
    for ray in range(count):
        start = pi * (2 * ray - 0.5) / count
        turns = (start, start + pi / count)
        corners = ((x + radius * cos(turn), y + radius * sin(turn)) for turn in turns)
        data += polyline(((x, y), *corners), closed=True)
    return data
