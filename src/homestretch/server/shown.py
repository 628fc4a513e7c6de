"""What was shown of a table last, to be used again: the same for all who look."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from homestretch.core.seats import Seat
    from homestretch.server.events import Event
    from homestretch.server.views import MoveView, PardonView, SeatView, TemperView


class Shown:
    """Filled by `redact.py`, and by nobody else."""

    def __init__(self) -> None:
        self.blank: TemperView | PardonView | None = None
        """A view with what never changes, and nothing else in it."""
        self.public: tuple[Event, TemperView | PardonView] | None = None
        """What every viewer may see after an event."""
        self.moves: tuple[Event, tuple[MoveView, ...]] | None = None
        """The legal moves after an event."""
        self.company: object = None
        """Who sat there when `seats` was filled."""
        self.seats: dict[frozenset[Seat], tuple[SeatView, ...]] = {}
        """By the seats that are the viewer's own."""
