"""What a move does on the board, piece by piece, in order: for animation and for words."""

from typing import NamedTuple

from homestretch.core.seats import Seat

WALK = "walk"
"""A piece walks; the path holds every place it passes, its origin first."""
SLIDE = "slide"
"""A piece slides; the path holds every square of the slide."""
JUMP = "jump"
"""A piece changes place without walking (a switch, a Pardon card)."""
RETURN = "return"
"""A piece is sent back to its base or Start; the path is its place, then 0."""


class Effect(NamedTuple):
    """One piece that changes place."""

    kind: str
    """WALK, SLIDE, JUMP or RETURN."""
    seat: Seat
    """Whose piece it is."""
    path: tuple[int, ...]
    """Progress on that seat's own road, from where the piece stood to where it stands."""
