"""A seat's road and safety zone as one line, as its pawns walk it.

Call *reach* the squares a pawn has walked from the square before the start exit: 0 on progress 60,
65 Home.
"""

from homestretch.games.pardon import kernel

AHEAD = 0b111111111111
"""One to twelve steps."""


def reach(progress: int) -> int:
    """Squares from the one before the start exit to progress 1-65, as a pawn walks."""
    if progress == 60:
        return 0
    return progress if progress < 60 else progress - 1


def free(road: int, zone: int) -> tuple[int, int]:
    """Where no own pawn stands: progress 1-59 as bits, and the safety zone with Home behind it."""
    return ~road & kernel.TO_ENTRY, ~zone & kernel.ZONE | kernel.HOME_GATE


def window(road: int, gates: int, at: int) -> int:
    """Which squares one to twelve ahead of a reach on the road (0-59) are among those given: bits
    of the road by progress, and of the safety zone with Home behind it."""
    beyond = at - 47 if at > 47 else 0
    return (road >> at | gates << 12 >> beyond) & AHEAD
