"""The shape that every colour has, so that colour is never the only sign."""

from homestretch.core.seats import Seat
from homestretch.svg.markup import number

SHAPES: tuple[str, ...] = ("circle", "diamond", "triangle", "clover")
"""The shape of each seat."""

TURNS = 'class="turns"'
"""The attribute of what goes round when a board is turned by quarters about its middle, …"""
UPRIGHT = 'class="upright"'
"""… and of what within it stays upright; its transform begins with the `translate` to its place."""


def shape(
    seat: Seat, x: float, y: float, size: float, attributes: str, *, stays: bool = True
) -> str:
    """A seat's shape around a point; `size` is half of its width.

    `stays`: whether it stays upright by itself where a board is turned.
    """
    place = f"translate({number(x)} {number(y)}) scale({number(size / 100, 4)})"
    mark = f"{UPRIGHT} " if stays else ""
    return f'<path {mark}transform="{place}" d="{_PATHS[seat]}" {attributes}/>'


def _ring(x: float, y: float, radius: float) -> str:
    r, across = number(radius), number(2 * radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 1 {across} 0a{r} {r} 0 1 1-{across} 0z"


_LEAF = 44
_PATHS = (
    _ring(0, 0, 84),
    "M0-104L92 0L0 104L-92 0z",
    "M0-98L104 80H-104z",
    "".join(_ring(x, y, _LEAF) for x, y in ((0, -60), (60, 0), (0, 60), (-60, 0)))
    + "M-36-36H36V36H-36z",
)
"""Drawn for a half width of 100, and so that all four look equally heavy."""
