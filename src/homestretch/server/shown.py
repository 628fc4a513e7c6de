"""What was shown of a table last, to be used again: the same for all who look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from homestretch.server.events import Event, Viewer
    from homestretch.server.views import MoveView, PardonView, SeatView, TemperView


class Shown:
    """Filled by `redact.py`, and by nobody else."""

    def __init__(self) -> None:
        self.facts: dict[str, Any] = {}
        """What never changes."""
        self.public: tuple[Event, TemperView | PardonView] | None = None
        """What every viewer may see after an event."""
        self.moves: tuple[Event, tuple[MoveView, ...]] | None = None
        """The legal moves after an event."""
        self.company: object = None
        """Who sat there when `seats` was filled."""
        self.seats: dict[Viewer, tuple[SeatView, ...]] = {}
