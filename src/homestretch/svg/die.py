"""The die of Temper: six faces, drawn around (0, 0)."""

from __future__ import annotations

from homestretch.svg.markup import circle, group, look, rectangle
from homestretch.svg.palette import Paint

_GAP = 0.26
"""From the middle to the outer pips, in sides of the die."""
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def face(value: int, side: float, fill: str, pips: str, paint: Paint) -> str:
    """A face of the die in the given colours."""
    ink, light = paint("ink"), paint("halo")
    return group(
        (
            rectangle(2, 4, side, side, side * 0.22, look(ink, more='opacity=".35"')),
            rectangle(0, 0, side, side, side * 0.22, look(fill, ink, 3.5)),
            rectangle(
                0, 0, side * 0.87, side * 0.87, side * 0.17,
                look("none", light, 1.6, 'opacity=".55"'),
            ),
            *(
                circle(x * side * _GAP, y * side * _GAP, side * 0.098, look(pips))
                for x, y in _PIPS[value]
            ),
        ),
        f'class="die" data-die="{value}"',
    )  # fmt: skip


def symbols(side: float, paint: Paint, prefix: str) -> str:
    """The six faces in ivory as symbols `die-1` to `die-6`."""
    ivory, pips = paint("card"), paint("ink")
    return "".join(
        f'<symbol id="{prefix}die-{value}" overflow="visible">'
        f"{face(value, side, ivory, pips, paint)}</symbol>"
        for value in _PIPS
    )
