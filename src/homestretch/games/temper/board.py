"""The board of Temper: a ring of 40 squares and a home row of four for each seat (T1, T2).

A token's place is its *progress* on its own seat's road: 0 the base, 1 the own start square,
1-40 the track, 41-44 the home row. As text: `B`, `1` to `40`, `H1` to `H4`.
"""

BASE = 0
START_SQUARE = 1
TRACK_LENGTH = 40
HOME_FIRST = 41
HOME_LAST = 44
QUARTER = 10
"""Squares from one seat's start square to the next seat's."""


def absolute(seat: int, progress: int) -> int:
    """The square 0-39 of the ring under progress 1-40 of a seat (T2)."""
    return (QUARTER * seat + progress - 1) % TRACK_LENGTH


def progress_of(seat: int, square: int) -> int:
    """The progress 1-40 of a seat on a square 0-39 of the ring."""
    return (square - QUARTER * seat) % TRACK_LENGTH + 1


def place_text(progress: int) -> str:
    """`B`, `1` to `40`, or `H1` to `H4`."""
    if progress == BASE:
        return "B"
    if progress >= HOME_FIRST:
        return f"H{progress - HOME_FIRST + 1}"
    return str(progress)


def parse_place(text: str) -> int | None:
    """The progress named by a text; plain numbers 0-44 are understood too. None if it is none."""
    word = text.strip().upper()
    if word == "B":
        return BASE
    if word[:1] == "H" and word[1:] in {"1", "2", "3", "4"}:
        return HOME_FIRST - 1 + int(word[1:])
    if word.isascii() and word.isdigit() and len(word) <= 2 and int(word) <= HOME_LAST:
        return int(word)
    return None
