"""A game of Temper made ready: options, seats, who begins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from homestretch.core.errors import SeatError
from homestretch.core.options import preset_of
from homestretch.core.seats import Seat, first_seat, seat_tuple
from homestretch.core.state import Game
from homestretch.games.temper import kernel, notation
from homestretch.games.temper.move import Move
from homestretch.games.temper.options import PRESETS, TemperOptions
from homestretch.games.temper.state import TemperState

_RULE_BITS = {
    "start_token": kernel.START_TOKEN,
    "unplayable_six_again": kernel.UNPLAYABLE_SIX_AGAIN,
    "three_tries": kernel.THREE_TRIES,
    "must_capture": kernel.MUST_CAPTURE,
    "home_jump": kernel.HOME_JUMP,
    "play_on": kernel.PLAY_ON,
}


class TemperGame(Game[Move]):
    """Temper with given options and seats. Two seats sit in opposite corners (T3)."""

    name = "temper"

    def __init__(
        self,
        options: TemperOptions | None = None,
        seats: Iterable[int] | None = None,
        first: Seat | None = None,
        *,
        draw_first: bool = False,
    ) -> None:
        """`first` is the seat that begins, the lowest when None; `draw_first` lets chance draw it.

        Raises `SeatError` for seats that the rules do not allow.
        """
        self._options = options or TemperOptions()
        self.seats = seat_tuple(range(4) if seats is None else seats)
        if len(self.seats) == 2 and self.seats[1] - self.seats[0] != 2:
            raise SeatError(
                f"two players sit in opposite corners (T3): seats 0 and 2, or 1 and 3, "
                f"not {self.seats[0]} and {self.seats[1]}"
            )
        self.first = first_seat(self.seats, first, draw=draw_first)
        self.preset = preset_of(PRESETS, self._options.changed())
        self.tokens = self._options.tokens
        self.playing = sum(1 << seat for seat in self.seats)
        self.rules = sum(bit for name, bit in _RULE_BITS.items() if getattr(self._options, name))

    @property
    def options(self) -> TemperOptions:
        """The rule options."""
        return self._options

    @property
    def rulebook(self) -> tuple[object, ...]:
        """All that decides what can happen at a node: who began does not."""
        return self._options, self.seats

    def _key(self) -> tuple[object, ...]:
        return *self.rulebook, self.first

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TemperGame) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"TemperGame({self._options!r}, seats={self.seats}, first={self.first})"

    def start(self) -> TemperState:
        """All tokens as T4 says; the first roll, or the draw of who begins, comes next."""
        mask = kernel.start_mask(self.rules)
        masks = tuple(mask if seat in self.seats else 0 for seat in range(4))
        return TemperState.at_start(self, (masks[0], masks[1], masks[2], masks[3]))

    def position(self, text: str) -> TemperState:
        """Reads a one-line position of this game; `PositionError` says what is wrong."""
        return notation.read_text(self, text)

    def from_json(self, data: Mapping[str, Any]) -> TemperState:
        """Reads a position in its JSON form; `PositionError` says what is wrong."""
        return notation.read_json(self, data)
