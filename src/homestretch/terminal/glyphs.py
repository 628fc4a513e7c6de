"""The characters and colours of the boards, rich and plain."""

from __future__ import annotations

from typing import NamedTuple

LETTERS: tuple[str, ...] = ("R", "B", "Y", "G")
"""The letter of each seat's pieces; its empty squares carry the small letter."""
PIECE_STYLES: tuple[str, ...] = (
    "bold white on red",
    "bold white on blue",
    "bold black on yellow",
    "bold black on green",
)
SQUARE_STYLES: tuple[str, ...] = ("red", "bright_blue", "yellow", "green")
CARD_STYLE = "bold black on white"
FAINT = "bright_black"
STRONG = "bold"


class Glyphs(NamedTuple):
    """Characters that not every terminal can show."""

    square: str
    round_square: str
    """A square of the cross of Temper."""
    turn: str
    circle: str
    triangles: tuple[str, str, str, str]
    """The triangle that begins a slide on the side of seat 0, 1, 2, 3, pointing clockwise."""
    slide: tuple[str, str]
    """The middle of a slide on a lower or upper side, and on a left or right side."""


UNICODE = Glyphs("·", "○", "▶", "○", ("◀", "▲", "▶", "▼"), ("─", "│"))
ASCII = Glyphs(".", ".", ">", "o", ("<", "^", ">", "v"), ("-", "|"))


def glyphs_for(encoding: str) -> Glyphs:
    """The richest characters that an encoding can write."""
    try:
        "".join((*UNICODE[:4], *UNICODE.triangles, *UNICODE.slide)).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return UNICODE
