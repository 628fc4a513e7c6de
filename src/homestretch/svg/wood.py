"""The wooden frame that both boards lie in, and the field inside it."""

from __future__ import annotations

from math import sin

from homestretch.svg.geometry import CENTRE, SIZE
from homestretch.svg.markup import group, number, path, rectangle
from homestretch.svg.palette import Paint

_GRAIN_LINES = 5
_WAVE = 34.0


def definitions(paint: Paint, prefix: str) -> str:
    """The gradients of frame and field, and of a hollow for a piece."""
    return (
        f'<linearGradient id="{prefix}board-wood" x1="0" y1="0" x2=".6" y2="1">'
        f'<stop offset="0" stop-color="{paint("frame-light")}"/>'
        f'<stop offset=".35" stop-color="{paint("frame")}"/>'
        f'<stop offset="1" stop-color="{paint("frame-dark")}"/></linearGradient>'
        f'<radialGradient id="{prefix}board-field" r=".74">'
        f'<stop offset=".2" stop-color="{paint("board-light")}"/>'
        f'<stop offset="1" stop-color="{paint("board")}"/></radialGradient>'
        f'<radialGradient id="{prefix}board-hollow" cx=".56" cy=".6" r=".6">'
        f'<stop offset=".68" stop-color="{paint("square")}"/>'
        f'<stop offset="1" stop-color="{paint("square-shade")}"/></radialGradient>'
    )


def frame(paint: Paint, prefix: str, width: float, corner: float) -> str:
    """A frame of the given width around the field, with grain, mitred corners and an inlay."""
    inner = SIZE - 2 * width
    dark, light = paint("frame-dark"), paint("frame-light")
    mitres = "".join(
        f"M{number(CENTRE + a * (CENTRE - 13))} {number(CENTRE + b * (CENTRE - 13))}"
        f"L{number(CENTRE + a * inner / 2)} {number(CENTRE + b * inner / 2)}"
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )
    return group(
        (
            rectangle(
                CENTRE, CENTRE, SIZE - 4, SIZE - 4, 34,
                f'fill="url(#{prefix}board-wood)" stroke="{dark}" stroke-width="4"',
            ),
            path(_grain(width), f'fill="none" stroke="{dark}" stroke-width="1.1" opacity=".3"'),
            path(mitres, f'stroke="{dark}" stroke-width="1.5" opacity=".55"'),
            rectangle(
                CENTRE, CENTRE, SIZE - 11, SIZE - 11, 29,
                f'fill="none" stroke="{light}" stroke-width="1.5" opacity=".6"',
            ),
            rectangle(
                CENTRE, CENTRE, inner, inner, corner,
                f'class="field" fill="url(#{prefix}board-field)" stroke="{dark}" stroke-width="5"',
            ),
        ),
        'class="frame"',
    )  # fmt: skip


def _grain(width: float) -> str:
    """Wavering lines along the four sides, always the same ones."""
    data = []
    for side in range(4):
        for line in range(_GRAIN_LINES):
            depth = 8 + (width - 13) * (line + 0.6) / _GRAIN_LINES
            points = []
            start = depth + 9
            steps = int((SIZE - 2 * start) / _WAVE)
            for step in range(steps + 1):
                along = start + (SIZE - 2 * start) * step / steps
                phase = step * (0.55 + 0.13 * line) + 1.9 * line + 2.3 * side
                points.append((along, depth + 1.5 * sin(phase) * sin(step * 0.21 + line)))
            data.append(_smooth([_on_side(side, *point) for point in points]))
    return "".join(data)


def _on_side(side: int, along: float, depth: float) -> tuple[float, float]:
    return ((along, depth), (SIZE - depth, along), (along, SIZE - depth), (depth, along))[side]


def _smooth(points: list[tuple[float, float]]) -> str:
    first, second, *rest = points
    start = f"M{number(first[0])} {number(first[1])}Q{number(second[0])} {number(second[1])}"
    x, y = rest[0]
    curves = "T".join(f"{number(a)} {number(b)}" for a, b in rest[1:])
    return f"{start} {number(x)} {number(y)}T{curves}"
