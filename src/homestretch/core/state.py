"""What every game offers: a `Game` makes `State`s, a `State` is one node of the game, immutable."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, Protocol, Self, TypeVar

from homestretch.core.chance import Outcome
from homestretch.core.display import drawing
from homestretch.core.effects import Effect
from homestretch.core.options import Options
from homestretch.core.reason import Reason
from homestretch.core.seats import Seat

Json = dict[str, Any]


class Move(Protocol):
    """A choice of a player: hashable, sortable, and printed as a person would type it."""

    def __hash__(self) -> int: ...
    def __lt__(self, other: Any, /) -> bool: ...
    def __str__(self) -> str: ...


M = TypeVar("M", bound=Move)


class Observation(Protocol):
    """What one seat may see of a state (a watcher's seat is None); a plain value, safe to send."""

    @property
    def game_name(self) -> str:
        """`temper` or `pardon`."""
        ...

    @property
    def seat(self) -> Seat | None:
        """The seat that looks, None for a watcher."""
        ...

    @property
    def turn(self) -> Seat:
        """As `State.turn`."""
        ...

    @property
    def to_act(self) -> int:
        """As `State.to_act`."""
        ...

    @property
    def pieces(self) -> dict[Seat, tuple[int, ...]]:
        """Sorted progress of every seat's pieces."""
        ...

    @property
    def legal_moves(self) -> tuple[Any, ...]:
        """The legal moves where the seat that looks is to act, otherwise none."""
        ...

    def after(self, move: Any) -> dict[Seat, tuple[int, ...]]:
        """The pieces of all seats (sorted progress) as the move would leave them."""
        ...

    def to_json(self) -> Json:
        """The observation as JSON values; pieces in the form of `State.to_json`."""
        ...


class State(ABC, Generic[M]):
    """One node of a game: a chance node, a decision, or the end.

    States are values: they compare equal when they are the same node, can be hashed, and never
    change. `apply` and `apply_chance` return new states; a refused one raises and changes nothing.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def game(self) -> Game[M]:
        """The game (rules, options, seats) this state belongs to."""

    @property
    @abstractmethod
    def turn(self) -> Seat:
        """The seat whose turn it is, at chance nodes too; at the end, the seat that moved last."""

    @property
    @abstractmethod
    def to_act(self) -> int:
        """A seat at a decision, `CHANCE` at a chance node, `TERMINAL` at the end."""

    @property
    @abstractmethod
    def chance_kind(self) -> str | None:
        """What kind of chance comes next, None where no chance comes.

        Temper: `first`, `roll`. Pardon: `first`, `deal`, `draw` (back to a full hand),
        `turn_card` (with no hand, the card to play) and `reshuffle`.
        """

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[Outcome, int]]:
        """Possible outcomes with integer weights, sorted; empty where chance does not decide."""

    @abstractmethod
    def chance_text(self, outcome: Outcome) -> str:
        """An outcome of this chance node as records write it."""

    @abstractmethod
    def parse_chance(self, text: str) -> Outcome:
        """Reads what `chance_text` writes; `IllegalChance` when it cannot happen here."""

    @abstractmethod
    def apply_chance(self, outcome: Outcome) -> Self:
        """The state after the outcome; `IllegalChance` when it cannot happen here."""

    @abstractmethod
    def legal_moves(self) -> list[M]:
        """The legal moves, sorted, without duplicates; empty where nobody decides."""

    @abstractmethod
    def apply(self, move: M) -> Self:
        """The state after a legal move; `IllegalMove` otherwise, with the rule that forbids it."""

    @abstractmethod
    def parse_move(self, text: str) -> M:
        """The legal move that a text means.

        Raises `MoveSyntaxError` or `IllegalMove`, which says why and what is legal.
        """

    @abstractmethod
    def effects(self, move: M) -> tuple[Effect, ...]:
        """What a legal move does on the board, in order."""

    @abstractmethod
    def reason(self) -> Reason | None:
        """At a decision: the rule that narrows the choice, None where the choice is free."""

    @abstractmethod
    def chance_reason(self, outcome: Outcome) -> Reason | None:
        """Why the outcome of this chance node leads to no decision, None where it leads to one."""

    @abstractmethod
    def pieces(self) -> dict[Seat, tuple[int, ...]]:
        """Sorted progress of every seat's pieces."""

    @abstractmethod
    def observation(self, seat: Seat | None) -> Observation:
        """What the seat may see; None asks for what anybody may see."""

    @abstractmethod
    def ranking(self) -> dict[Seat, int]:
        """Place of every seat, 1 the best; during play, as things stand. Equal seats share."""

    @property
    @abstractmethod
    def winner(self) -> Seat | None:
        """The seat that won, None while nobody has."""

    @abstractmethod
    def validate(self) -> list[str]:
        """Every reason why this position is impossible; empty for a possible one."""

    @abstractmethod
    def to_json(self) -> Json:
        """The whole position, hidden cards included, as JSON values (docs/notation.md)."""

    @abstractmethod
    def text(self) -> str:
        """The whole position in one line (docs/notation.md)."""

    def __str__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str | None:
        """The board, where a notebook shows a state."""
        return drawing(self)


class Game(ABC, Generic[M]):
    """A game made ready: which rules, options, seats and who begins."""

    name: str
    """`temper` or `pardon`."""
    seats: tuple[Seat, ...]
    """The seats in play, in order."""
    first: Seat | None
    """The seat that begins; None when it is drawn."""
    preset: str | None
    """The preset whose settings the options are, None for other combinations."""

    @property
    @abstractmethod
    def options(self) -> Options:
        """The rule options."""

    @abstractmethod
    def start(self) -> State[M]:
        """The first node."""

    @abstractmethod
    def position(self, text: str) -> State[M]:
        """Reads a one-line position of this very game; `PositionError` says what is wrong."""

    @abstractmethod
    def from_json(self, data: Mapping[str, Any]) -> State[M]:
        """Reads a position in its JSON form; `PositionError` says what is wrong."""
