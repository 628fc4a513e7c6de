"""What a seat sees in Temper: everything (nothing is hidden)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from homestretch.core.seats import Seat
from homestretch.core.state import Json
from homestretch.games.temper.move import Move

if TYPE_CHECKING:
    from homestretch.games.temper.state import TemperState


@dataclass(frozen=True, slots=True)
class TemperObservation:
    """One seat's view of a state. Temper has no secrets, so it simply looks at the state."""

    _state: TemperState
    seat: Seat | None
    """Who looks, None for a watcher."""

    @property
    def game_name(self) -> str:
        """`temper`."""
        return self._state.game.name

    @property
    def turn(self) -> Seat:
        """The seat whose turn it is."""
        return self._state.turn

    @property
    def to_act(self) -> int:
        """A seat, `CHANCE` or `TERMINAL`."""
        return self._state.to_act

    @property
    def die(self) -> int | None:
        """The number to play at a decision."""
        return self._state.die

    @property
    def options(self) -> dict[str, bool | int]:
        """The rule options by name."""
        return self._state.game.options.as_dict()

    @property
    def pieces(self) -> dict[Seat, tuple[int, ...]]:
        """Sorted progress of every seat's tokens."""
        return self._state.pieces()

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The legal moves where `seat` is to act, otherwise none."""
        return tuple(self._state.legal_moves()) if self.seat == self.to_act else ()

    def after(self, move: Move) -> dict[Seat, tuple[int, ...]]:
        """All tokens as a legal move would leave them."""
        return self._state.apply(move).pieces()

    def to_json(self) -> Json:
        """The view as JSON values."""
        return {
            **self._state.to_json(),
            "seat": self.seat,
            "to_act": self.to_act,
            "legal_moves": [str(move) for move in self.legal_moves],
        }
