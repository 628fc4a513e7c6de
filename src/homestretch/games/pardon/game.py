"""A game of Pardon made ready: options, seats, who begins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from homestretch.core.options import preset_of
from homestretch.core.seats import Seat, first_seat, seat_tuple
from homestretch.core.state import Game
from homestretch.games.pardon import cards, kernel, notation
from homestretch.games.pardon.board import START_EXIT
from homestretch.games.pardon.move import Move
from homestretch.games.pardon.options import PRESETS, PardonOptions
from homestretch.games.pardon.state import PardonState


class PardonGame(Game[Move]):
    """Pardon with given options and seats (P7)."""

    name = "pardon"

    def __init__(
        self,
        options: PardonOptions | None = None,
        seats: Iterable[int] | None = None,
        first: Seat | None = None,
        *,
        draw_first: bool = False,
    ) -> None:
        """`first` is the seat that begins, the lowest when None; `draw_first` lets chance draw it.

        Raises `SeatError` for seats that the rules do not allow. The largest hands of four seats
        leave one of the 41 cards to draw, so every size of hand can be dealt.
        """
        self._options = options or PardonOptions()
        self.seats = seat_tuple(range(4) if seats is None else seats)
        self.first = first_seat(self.seats, first, draw=draw_first)
        self.preset = preset_of(PRESETS, self._options.changed())
        self.pawns = self._options.pawns
        self.hand_size = self._options.hand_size
        self.playing = sum(1 << seat for seat in self.seats)
        self.rules = kernel.BUMP_OWN if self._options.bump_own else 0
        self.deck = cards.deck(self._options.pardon_cards)

    @property
    def options(self) -> PardonOptions:
        """The rule options."""
        return self._options

    @property
    def rulebook(self) -> tuple[object, ...]:
        """All that decides what can happen at a node: who began does not."""
        return self._options, self.seats

    def _key(self) -> tuple[object, ...]:
        return *self.rulebook, self.first

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PardonGame) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"PardonGame({self._options!r}, seats={self.seats}, first={self.first})"

    def start(self) -> PardonState:
        """All pawns in Start (one on the start exit by option); the deal comes next."""
        position = (0,) * 8
        for seat in self.seats:
            if self._options.start_pawn:
                exit_square = 1 << kernel.square_of(seat, START_EXIT)
                position = kernel.with_item(position, seat, exit_square)
        return PardonState.at_start(self, position)

    def position(self, text: str) -> PardonState:
        """Reads a one-line position of this game; `PositionError` says what is wrong."""
        return notation.read_text(self, text)

    def from_json(self, data: Mapping[str, Any]) -> PardonState:
        """Reads a position in its JSON form; `PositionError` says what is wrong."""
        return notation.read_json(self, data)
