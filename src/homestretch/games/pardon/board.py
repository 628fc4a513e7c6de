"""The board of Pardon: a ring of 60 squares, and for each seat a safety zone of five (P1 to P3).

A pawn's place is its *progress* on its own seat's road: 0 Start, 1 the start exit, 1-60 the
track, 61-65 the safety zone, 66 Home. As text: `S`, `1` to `60`, `Z1` to `Z5`, `H`.
"""

START = 0
START_EXIT = 1
TRACK_LENGTH = 60
ENTRY = 59
"""Progress of the safety-zone entry; 60 lies behind it and is reached only backwards (P3)."""
ZONE_FIRST = 61
ZONE_LAST = 65
HOME = 66
SIDE = 15
"""Squares of one side of the board."""
EXIT_OFFSET = 4
"""From the first square of a seat's side to its start exit."""
SLIDES: tuple[tuple[int, int], ...] = ((1, 4), (9, 13))
"""Triangle and circle of the two slides of each side, counted from the side's first square (P1)."""


def absolute(seat: int, progress: int) -> int:
    """The square 0-59 of the ring under progress 1-60 of a seat."""
    return (SIDE * seat + EXIT_OFFSET + progress - 1) % TRACK_LENGTH


def progress_of(seat: int, square: int) -> int:
    """The progress 1-60 of a seat on a square 0-59 of the ring."""
    return (square - SIDE * seat - EXIT_OFFSET) % TRACK_LENGTH + 1


def place_text(progress: int) -> str:
    """`S`, `1` to `60`, `Z1` to `Z5`, or `H`."""
    if progress == START:
        return "S"
    if progress == HOME:
        return "H"
    if progress >= ZONE_FIRST:
        return f"Z{progress - ZONE_FIRST + 1}"
    return str(progress)


def parse_place(text: str) -> int | None:
    """The progress named by a text; plain numbers 0-66 are understood too. None if it is none."""
    word = text.strip().upper()
    if word == "S":
        return START
    if word == "H":
        return HOME
    if word[:1] == "Z" and word[1:] in {"1", "2", "3", "4", "5"}:
        return ZONE_FIRST - 1 + int(word[1:])
    if word.isascii() and word.isdigit() and len(word) <= 2 and int(word) <= HOME:
        return int(word)
    return None
