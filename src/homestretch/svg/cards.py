"""The cards of Pardon: a large number and a sign for what the card does; no words."""

from __future__ import annotations

from homestretch.core.seats import SEATS
from homestretch.games.pardon.cards import CARDS, PARDON, card_json
from homestretch.svg.markup import circle, group, look, number, path, rays, rectangle
from homestretch.svg.palette import Paint
from homestretch.svg.pieces import outline
from homestretch.svg.shapes import shape

FONT = "Georgia, 'Times New Roman', 'Liberation Serif', 'DejaVu Serif', serif"
"""Fonts that computers have; the numbers look right in any of them."""

_FORWARD = "M-42 0H34M12-18L36 0L12 18"
_BACKWARD = "M42 0H-34M-12-18L-36 0L-12 18"
_BACK_ONE = "M24 0H-14M0-15L-18 0L0 15"
_LEAVE = "M-12 0H42M20-18L44 0L20 18"
_AGAIN = "M10-20A24 24 0 1 0 24 0M-6-32L11-20L0-4"
_SPLIT = "M-44 0H-16C2 0 2-19 20-19H36M22-31L38-19L22-7M-16 0C2 0 2 19 20 19H36M22 31L38 19L22 7"
_SWITCH = "M-42-13H34M16-27L37-13L16 1M42 15H-34M-16 1L-37 15L-16 29"
_RING = "M-42-14a14 14 0 1 0 .1 0z"


def _sign(card: int, paint: Paint) -> str:
    """What the card does, as a drawing of lines about 90 wide."""
    colour = paint("card-sign")
    line = 'stroke-width="7" stroke-linecap="round" stroke-linejoin="round" fill="none"'

    def lines(data: str, x: float = 0, scale: float = 1) -> str:
        move = f'transform="translate({number(x)} 0) scale({number(scale, 2)})"'
        return path(data, f'{move} stroke="{colour}" {line}')

    if card in {1, 2}:
        leave = lines(_RING + _LEAVE, -20 if card == 2 else 6, 0.72)
        return leave + (lines(_AGAIN, 42, 0.68) if card == 2 else "")
    if card == 10:
        return lines(_FORWARD, -20, 0.8) + lines(_BACK_ONE, 38, 0.8)
    return lines({4: _BACKWARD, 7: _SPLIT, 11: _SWITCH}.get(card, _FORWARD))


def _sheet(width: float, height: float, paint: Paint) -> str:
    ink = paint("ink")
    return rectangle(3, 5, width, height, 14, look(ink, more='opacity=".28"')) + rectangle(
        0, 0, width, height, 14, look(paint("card"), ink, 3)
    )


def _text(text: str, paint: Paint) -> str:
    """A card's number. Two digits keep within the frame, and clear of the next card of a fan."""
    size = 'font-size="118"'
    if len(text) > 1:
        size = 'font-size="92" textLength="104" lengthAdjust="spacingAndGlyphs"'
    return (
        f'<text x="0" y="16" font-family="{FONT}" {size} '
        f'font-weight="700" text-anchor="middle" fill="{paint("ink")}">{text}</text>'
    )


def face(card: int, width: float, height: float, paint: Paint) -> str:
    """A card face up, around (0, 0)."""
    line = paint("card-line")
    parts = [
        _sheet(width, height, paint),
        rectangle(0, 0, width - 18, height - 18, 8, look("none", line, 2.5)),
    ]
    if card == PARDON:
        corner = f"translate({number(27 - width / 2)} {number(30 - height / 2)}) scale(.13)"
        parts += (
            path(rays(0, 0, 64, 18), look(line, more='opacity=".4"')),
            group((outline(paint),), 'transform="translate(0 4) scale(.5)"'),
            group((outline(paint),), f'transform="{corner}"'),
            group((outline(paint),), f'transform="rotate(180) {corner}"'),
        )
    else:
        place = f'transform="translate(0 {number(height / 2 - 47)})"'
        parts.append(_text(str(card), paint))
        parts.append(group((_sign(card, paint),), place))
    return group(parts, f'class="card" data-card="{card_json(card)}"')


def back(width: float, height: float, paint: Paint) -> str:
    """A card face down, around (0, 0)."""
    line, ground = paint("card-line"), paint("card-back")
    around = ((0, 29), (-29, 0), (0, -29), (29, 0))
    return group(
        (
            _sheet(width, height, paint),
            rectangle(0, 0, width - 14, height - 14, 9, look(ground)),
            path(rays(0, 0, width / 2 - 13, 20), look(line, more='opacity=".22"')),
            rectangle(0, 0, width - 26, height - 26, 5, look("none", line, 2)),
            circle(0, 0, 52, look(ground, line, 2.5)),
            *(shape(seat, *around[seat], 13, look(line)) for seat in SEATS),
        ),
        'class="card back"',
    )


def symbols(width: float, height: float, paint: Paint, prefix: str) -> str:
    """Every card as a symbol around (0, 0): `card-1` to `card-12`, `card-pardon`, `card-back`."""
    faces = (
        f'<symbol id="{prefix}card-{card_json(card)}" overflow="visible">'
        f"{face(card, width, height, paint)}</symbol>"
        for card in CARDS
    )
    return (
        "".join(faces) + f'<symbol id="{prefix}card-back" overflow="visible">'
        f"{back(width, height, paint)}</symbol>"
    )
