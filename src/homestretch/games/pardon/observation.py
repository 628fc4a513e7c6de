"""What a seat sees in Pardon (P21): the one place that decides it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from homestretch.core.seats import Seat
from homestretch.core.state import Json
from homestretch.games.pardon import kernel
from homestretch.games.pardon.cards import card_json
from homestretch.games.pardon.kernel import Position
from homestretch.games.pardon.move import Move
from homestretch.games.pardon.pieces import all_pieces

if TYPE_CHECKING:
    from homestretch.games.pardon.game import PardonGame


@dataclass(frozen=True, slots=True)
class PardonObservation:
    """One seat's view; it holds nothing that the seat may not know."""

    game: PardonGame
    position: Position
    """The pawns as the kernel sees them; `pieces` gives them by seat."""
    seat: Seat | None
    """Who looks, None for a watcher."""
    turn: Seat
    to_act: int
    """A seat, `CHANCE` or `TERMINAL`."""
    chance_kind: str | None
    hand: tuple[int, ...]
    """The own cards, sorted. With no hands (`hand_size` 0): the card turned up, which all see."""
    hand_sizes: dict[Seat, int]
    discards: tuple[int, ...]
    """In order, the last card on top."""
    draw_pile_size: int
    legal_moves: tuple[Move, ...]
    """The legal plays where `seat` is to act."""

    @property
    def game_name(self) -> str:
        """`pardon`."""
        return self.game.name

    @property
    def pieces(self) -> dict[Seat, tuple[int, ...]]:
        """Sorted progress of every seat's pawns."""
        return all_pieces(self.game, self.position)

    def after(self, move: Move) -> dict[Seat, tuple[int, ...]]:
        """All pawns as a legal play of the seat would leave them."""
        after = kernel.played(self.position, self.turn, move.code, self.game.rules)
        return all_pieces(self.game, after)

    def to_json(self) -> Json:
        """The view as JSON values."""
        return {
            "game": "pardon",
            "seats": list(self.game.seats),
            "options": self.game.options.as_dict(),
            "pawns": {str(seat): list(progress) for seat, progress in self.pieces.items()},
            "seat": self.seat,
            "turn": self.turn,
            "to_act": self.to_act,
            "hand": [card_json(card) for card in self.hand],
            "hand_sizes": {str(seat): size for seat, size in self.hand_sizes.items()},
            "discards": [card_json(card) for card in self.discards],
            "draw_pile": self.draw_pile_size,
            "legal_moves": [str(move) for move in self.legal_moves],
        }
