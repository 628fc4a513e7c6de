"""One node of a game of Temper, as an immutable value around the kernel."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from homestretch.core.chance import Outcome
from homestretch.core.effects import RETURN, WALK, Effect
from homestretch.core.errors import IllegalChance, IllegalMove, shown
from homestretch.core.reason import Reason
from homestretch.core.seats import CHANCE, COLOURS, TERMINAL, Seat, check_viewer, places_by_score
from homestretch.core.state import Json, State
from homestretch.games.temper import kernel, move, reasons
from homestretch.games.temper.board import TRACK_LENGTH, absolute, place_text, progress_of
from homestretch.games.temper.move import Move
from homestretch.games.temper.observation import TemperObservation

if TYPE_CHECKING:
    from homestretch.games.temper.game import TemperGame

Masks = tuple[int, int, int, int]

FIRST, ROLL, MOVE, OVER = range(4)
"""Phases: chance draws who begins; chance rolls; a seat decides; the end."""

_DICE = [(die, 1) for die in range(1, 7)]


@lru_cache(maxsize=4096)  # a seat's tokens stay where they are for most of a game's events
def mask_pieces(mask: int, tokens: int) -> tuple[int, ...]:
    """Sorted progress of a seat's tokens, those in the base as 0."""
    road = []
    while mask:
        low = mask & -mask
        road.append(low.bit_length() - 1)
        mask ^= low
    return (0,) * (tokens - len(road)) + tuple(road)


class TemperState(State[Move]):
    """One node of a game of Temper.

    >>> import homestretch
    >>> state = homestretch.game("temper", seats=(0, 2)).start().apply_chance(6)
    >>> [str(move) for move in state.legal_moves()]
    ['B-1']
    >>> state.apply(state.parse_move("b")).text()
    'temper 0=B,B,B,1 2=B,B,B,B turn=0 rolls=1'
    """

    __slots__ = ("_die", "_phase", "_places", "_rolls_left", "game", "masks", "origins", "turn")

    # plain attributes, as they are read more often than anything else
    game: TemperGame
    """The game this state belongs to."""
    masks: Masks
    """The tokens on the road, as the kernel sees them: a mask of progress bits for each seat."""
    turn: Seat
    """The seat whose turn it is."""
    origins: int
    """At a decision: the tokens that may move, as a mask of origins; elsewhere 0."""

    def __init__(
        self,
        game: TemperGame,
        masks: Masks,
        turn: Seat,
        phase: int,
        rolls_left: int,
        die: int = 0,
        origins: int = 0,
        places: tuple[Seat, ...] = (),
    ) -> None:
        """For the rules' own use; not checked. Users get states from a game."""
        self.game = game
        self.masks = masks
        self.turn = turn
        self._phase = phase
        self._rolls_left = rolls_left
        self._die = die
        self.origins = origins
        self._places = places

    @classmethod
    def at_start(cls, game: TemperGame, masks: Masks) -> TemperState:
        """The first node: a roll of the first seat, or the draw of who begins."""
        if game.first is None:
            return cls(game, masks, game.seats[0], FIRST, 0)
        return cls(game, masks, game.first, ROLL, kernel.rolls_due(masks[game.first], game.rules))

    @property
    def to_act(self) -> int:
        """A seat, `CHANCE` or `TERMINAL`."""
        if self._phase == MOVE:
            return self.turn
        return TERMINAL if self._phase == OVER else CHANCE

    @property
    def die(self) -> int | None:
        """The number to play at a decision, None elsewhere."""
        return self._die or None

    @property
    def rolls_left(self) -> int:
        """At a roll: rolls left in this series, the coming one included (T10); at a decision 0."""
        return self._rolls_left if self._phase == ROLL else 0

    @property
    def finished(self) -> tuple[Seat, ...]:
        """The seats that are all home, in the order they came home (T17)."""
        return self._places

    @property
    def playing(self) -> int:
        """The seats still in the game, as bits."""
        return self.game.playing & ~sum(1 << seat for seat in self._places)

    @property
    def chance_kind(self) -> str | None:
        """`first`, `roll` or None."""
        if self._phase == ROLL:
            return "roll"
        return "first" if self._phase == FIRST else None

    def chance_outcomes(self) -> list[tuple[Outcome, int]]:
        """The six numbers, or the seats where chance draws who begins."""
        if self._phase == ROLL:
            return _DICE.copy()
        return [(seat, 1) for seat in self.game.seats] if self._phase == FIRST else []

    def chance_text(self, outcome: Outcome) -> str:
        """A die as its number, the first seat as its colour."""
        return COLOURS[outcome] if self._phase == FIRST else str(outcome)

    def parse_chance(self, text: str) -> Outcome:
        """Reads what `chance_text` writes; `IllegalChance` when it cannot happen here."""
        outcomes = self.chance_outcomes()
        for outcome, _ in outcomes:
            if self.chance_text(outcome) == text:
                return outcome
        allowed = ", ".join(self.chance_text(outcome) for outcome, _ in outcomes)
        raise IllegalChance(
            f"{shown(text)} cannot happen here; possible: {allowed}"
            if allowed
            else f"{shown(text)}: no chance decides here"
        )

    def apply_chance(self, outcome: Outcome) -> TemperState:
        """The roll (or the drawn first seat); goes on to the next roll where nothing can move."""
        game = self.game
        if self._phase != ROLL or type(outcome) is not int or not 1 <= outcome <= 6:
            return self._apply_other_chance(outcome)
        masks = self.masks
        turn = self.turn
        rules = game.rules
        origins = kernel.legal_origins(
            masks[turn], kernel.rivals_on_road(masks, turn), game.tokens, outcome, rules
        )
        if origins:
            return TemperState(game, masks, turn, MOVE, 0, outcome, origins, self._places)
        turn, rolls = kernel.after_idle_roll(
            masks, turn, self._rolls_left, outcome, self.playing, rules
        )
        return TemperState(game, masks, turn, ROLL, rolls, 0, 0, self._places)

    def _apply_other_chance(self, outcome: Outcome) -> TemperState:
        possible = [value for value, _ in self.chance_outcomes()]
        if not possible:
            raise IllegalChance(f"{shown(outcome)}: no chance decides here")
        if type(outcome) is not int or outcome not in possible:
            raise IllegalChance(f"{shown(outcome)} cannot happen here; possible: {possible}")
        rolls = kernel.rolls_due(self.masks[outcome], self.game.rules)
        return TemperState(self.game, self.masks, outcome, ROLL, rolls)

    def _target(self, origin: int) -> int:
        return origin + self._die if origin else 1

    def legal_moves(self) -> list[Move]:
        """The legal moves by the order of T14, sorted by origin."""
        moves = []
        origins = self.origins
        while origins:
            low = origins & -origins
            origin = low.bit_length() - 1
            moves.append(Move(origin, origin + self._die if origin else 1))
            origins ^= low
        return moves

    def apply(self, move: Move) -> TemperState:
        """The state after a legal move; `IllegalMove` names the clause that forbids another."""
        if not self._is_legal(move):
            raise IllegalMove(self._move_refusal(move))
        origin = move.origin
        game = self.game
        turn = self.turn
        die = self._die
        masks = kernel.moved(self.masks, turn, origin, die)
        places = self._places
        playing = game.playing
        if places:
            playing = self.playing
        if kernel.is_home(masks[turn], game.tokens):
            places = (*places, turn)
            playing &= ~(1 << turn)
            if not game.rules & kernel.PLAY_ON or kernel.count(playing) == 1:
                return TemperState(game, masks, turn, OVER, 0, 0, 0, places)
        turn, rolls = kernel.after_move(masks, turn, die, playing, game.rules)
        return TemperState(game, masks, turn, ROLL, rolls, 0, 0, places)

    def _is_legal(self, move: Move) -> bool:
        if type(move) is not Move:
            return False
        origin = move.origin
        return bool(
            type(origin) is int
            and origin >= 0
            and self.origins >> origin & 1
            and move.target == self._target(origin)
        )

    def _move_refusal(self, move: Move) -> str:
        if type(move) is not Move or type(move.origin) is not int:
            return f"{shown(move)} is no move of Temper"
        if move.origin >= 0 and self.origins >> move.origin & 1:
            return self._wrong_target(move.origin, move.target)
        return self._refusal(move.origin)

    def _wrong_target(self, origin: int, target: int) -> str:
        right = place_text(self._target(origin))
        given = place_text(target) if 0 <= target <= 44 else target
        return f"with a {self._die}, {place_text(origin)} goes to {right}, not to {given}"

    def _refusal(self, origin: int) -> str:
        if self._phase != MOVE:
            return "no move can be made here: " + (
                "the game is over" if self._phase == OVER else "the die is to be rolled"
            )
        return reasons.refusal(self, origin) + "; legal: " + ", ".join(map(str, self.legal_moves()))

    def parse_move(self, text: str) -> Move:
        """The legal move meant: `7-13`, or only the token, `7`."""
        origin, target = move.parse(text)
        if self._phase != MOVE:
            raise IllegalMove(self._refusal(origin))
        legal = Move(origin, self._target(origin) if target is None else target)
        if not self._is_legal(legal):
            raise IllegalMove(self._move_refusal(legal))
        return legal

    def effects(self, move: Move) -> tuple[Effect, ...]:
        """The walk, then the captured token's way back to its base."""
        if not self._is_legal(move):
            raise IllegalMove(self._move_refusal(move))
        origin, target = move
        path = (0, 1) if origin == 0 else tuple(range(origin, target + 1))
        walk = Effect(WALK, self.turn, path)
        if target <= TRACK_LENGTH:
            square = absolute(self.turn, target)
            for seat in self.game.seats:
                place = progress_of(seat, square)
                if seat != self.turn and self.masks[seat] >> place & 1:
                    return walk, Effect(RETURN, seat, (place, 0))
        return (walk,)

    def reason(self) -> Reason | None:
        """Which clause narrows the choice, None where every token that can move may."""
        return reasons.reason(self)

    def chance_reason(self, outcome: Outcome) -> Reason | None:
        """Why a roll lets nobody decide: another try, a six for nothing, or a pass."""
        return reasons.roll_reason(self, outcome)

    def pieces(self) -> dict[Seat, tuple[int, ...]]:
        """Sorted progress of every seat's tokens."""
        return {seat: mask_pieces(self.masks[seat], self.game.tokens) for seat in self.game.seats}

    def observation(self, seat: Seat | None) -> TemperObservation:
        """All there is to see (Temper hides nothing), with the moves where the seat is to act."""
        check_viewer(seat, self.game.seats)
        return TemperObservation(self, seat)

    def ranking(self) -> dict[Seat, int]:
        """Places by T17 and T18; during play, as things stand."""
        finished: list[list[tuple[tuple[int, ...], Seat]]] = [[((), s)] for s in self._places]
        others: list[tuple[tuple[int, ...], Seat]] = []
        for seat, pieces in self.pieces().items():
            if seat not in self._places:
                home = sum(1 for progress in pieces if progress > kernel.TRACK.bit_length() - 1)
                others.append(((home, sum(pieces)), seat))
        return places_by_score([*finished, others])

    @property
    def winner(self) -> Seat | None:
        """The seat that came home first."""
        return self._places[0] if self._places else None

    def validate(self) -> list[str]:
        """Every reason why this position is impossible."""
        from homestretch.games.temper.validate import problems

        return problems(self.game, self.to_json())

    def to_json(self) -> Json:
        """The position as JSON values (docs/notation.md)."""
        from homestretch.games.temper.notation import to_json

        return to_json(self)

    def text(self) -> str:
        """The position in one line (docs/notation.md)."""
        from homestretch.games.temper.notation import to_text

        return to_text(self)

    def _key(self) -> tuple[object, ...]:
        return (
            self.game.rulebook, self.masks, self.turn, self._phase,
            self._rolls_left, self._die, self._places,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TemperState) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<{self.text()}>"
