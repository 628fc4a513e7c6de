"""The pieces: a stout wooden pawn with the shape of its seat let into the body."""

from __future__ import annotations

from homestretch.core.seats import SEATS, Seat
from homestretch.svg.markup import circle, group, number, path
from homestretch.svg.palette import Paint, variable
from homestretch.svg.shapes import shape

_TRUNK = (
    "M-94 66C-92 38-68 22-52-12C-48-20-42-28-38-34C-18-18 18-18 38-34"
    "C42-28 48-20 52-12C68 22 92 38 94 66C94 108-94 108-94 66z"
)
_SILHOUETTE = (
    "M-94 66C-92 38-68 22-52-12C-48-20-42-28-38-34A51 51 0 1 1 38-34"
    "C42-28 48-20 52-12C68 22 92 38 94 66C94 108-94 108-94 66z"
)
_FOOT = "M-93 70C-86 97 86 97 93 70C94 108-94 108-93 70z"
_COLLAR = "M-50-14C-26 4 26 4 50-14L38-34C18-16-18-16-38-34z"


def piece(seat: Seat, radius: float = 30.0, paint: Paint = variable, prefix: str = "") -> str:
    """One piece around (0, 0), as the symbol `piece-0` to `piece-3`, with its gradients.

    `radius` is the board's piece radius; the pawn reaches a fifth of it higher. `prefix` goes
    before every id, for documents that hold several pictures.
    """
    name = f"{prefix}piece-{seat}"
    body = f"url(#{name}-body)"
    head = f"url(#{name}-head)"
    colour, deep, light = (paint(f"seat-{seat}{shade}") for shade in ("", "-deep", "-light"))
    mark = paint(f"seat-{seat}-mark")
    ink, halo = paint("ink"), paint("halo")
    drawing = group(
        (
            f'<ellipse cx="16" cy="82" rx="104" ry="32" fill="{ink}" opacity=".28"/>',
            path(_SILHOUETTE, _edge(halo, 23)),
            path(_SILHOUETTE, _edge(ink, 14)),
            path(_TRUNK, f'fill="{body}"'),
            path(_FOOT, f'fill="{deep}" opacity=".8"'),
            circle(0, -68, 51, f'fill="{head}"'),
            path(_COLLAR, f'fill="{deep}" opacity=".7"'),
            f'<ellipse cx="-17" cy="-88" rx="16" ry="10" fill="{halo}" opacity=".55" '
            'transform="rotate(-28 -17 -88)"/>',
            shape(seat, 0, 42, 43, f'fill="{mark}"'),
        ),
        f'transform="scale({number(radius / 100, 4)})"',
    )
    return (
        f'<linearGradient id="{name}-body"><stop offset="0" stop-color="{colour}"/>'
        f'<stop offset=".28" stop-color="{light}"/><stop offset=".5" stop-color="{colour}"/>'
        f'<stop offset="1" stop-color="{deep}"/></linearGradient>'
        f'<radialGradient id="{name}-head" cx=".36" cy=".3" r=".78">'
        f'<stop offset="0" stop-color="{light}"/><stop offset=".45" stop-color="{colour}"/>'
        f'<stop offset="1" stop-color="{deep}"/></radialGradient>'
        f'<symbol id="{name}" class="piece seat-{seat}" overflow="visible">{drawing}</symbol>'
    )


def outline(paint: Paint) -> str:
    """A pawn in plain ink around (0, 0), a hundred to each side, for signs."""
    return path(_SILHOUETTE, f'fill="{paint("ink")}"')


def _edge(colour: str, width: int) -> str:
    return f'fill="{colour}" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"'


def pieces(radius: float, paint: Paint = variable, prefix: str = "") -> str:
    """The pieces of all four seats, for a `defs` element."""
    return "".join(piece(seat, radius, paint, prefix) for seat in SEATS)
