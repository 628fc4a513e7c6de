"""One node of a game of Pardon, as an immutable value around the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homestretch.core.chance import Outcome
from homestretch.core.effects import Effect
from homestretch.core.errors import IllegalChance, IllegalMove, shown
from homestretch.core.reason import Reason
from homestretch.core.seats import CHANCE, COLOURS, TERMINAL, Seat, check_viewer, places_by_score
from homestretch.core.state import Json, State
from homestretch.games.pardon import kernel, reasons
from homestretch.games.pardon.cards import (
    CARDS,
    KIND,
    card_counts,
    card_list,
    card_text,
    card_total,
    pack,
)
from homestretch.games.pardon.effects import effects_of
from homestretch.games.pardon.kernel import Position
from homestretch.games.pardon.move import Move, from_code, parse
from homestretch.games.pardon.observation import PardonObservation
from homestretch.games.pardon.pieces import all_pieces

if TYPE_CHECKING:
    from homestretch.games.pardon.game import PardonGame

Hands = tuple[int, int, int, int]

FIRST, DEAL, DRAW, PLAY, OVER = range(5)
"""Phases: chance draws who begins; the deal; drawing a card; a seat decides; the end."""

RESHUFFLE = 0
"""The outcome of the chance node at which the discards become the new draw pile (P11)."""

_BUFFER_SIZE = kernel.ROW * kernel.MAX_PLAYS * len(CARDS)


def legal_rows(game: PardonGame, position: Position, seat: Seat, hand: int) -> dict[Move, Position]:
    """Every different play of a hand, sorted, with the position after it (P9, P19).

    Where no card can be played from a hand: the cards that may be thrown away, with the position
    unchanged.
    """
    out = [0] * _BUFFER_SIZE
    size = kernel.plays_of_hand(position, seat, game.pawns, hand, game.rules, out)
    rows: dict[Move, Position] = {}
    for start in range(0, size * kernel.ROW, kernel.ROW):
        a, b, c, d, e, f, g, h = out[start + 1 : start + kernel.ROW]
        rows[from_code(out[start])] = (a, b, c, d, e, f, g, h)
    if not rows and game.hand_size:
        return {Move(card, kernel.DISCARD): position for card, _ in card_counts(hand)}
    return rows


class PardonState(State[Move]):
    """One node of a game of Pardon.

    >>> import homestretch
    >>> state = homestretch.position("pardon 0=S,S,12,H 2=S,S,S,S turn=0 hand0=5,11")
    >>> [str(move) for move in state.legal_moves()]
    ['5:12-17', '11:12-23']
    """

    __slots__ = (
        "_again", "_discards", "_game", "_hands", "_phase", "_pile", "_rows", "_turn", "position",
    )  # fmt: skip

    position: Position
    """The pawns as the kernel sees them."""

    def __init__(
        self,
        game: PardonGame,
        position: Position,
        turn: Seat,
        phase: int,
        hands: Hands,
        pile: int,
        discards: tuple[int, ...] = (),
        *,
        again: bool = False,
        rows: dict[Move, Position] | None = None,
    ) -> None:
        """For the rules' own use; not checked. Users get states from a game."""
        self._game = game
        self.position = position
        self._turn = turn
        self._phase = phase
        self._hands = hands
        self._pile = pile
        self._discards = discards
        self._again = again
        self._rows = rows or {}

    @classmethod
    def at_start(cls, game: PardonGame, position: Position) -> PardonState:
        """The first node: the draw of who begins, the deal, or the first card to play."""
        turn = game.seats[0] if game.first is None else game.first
        phase = FIRST if game.first is None else cls._opening_phase(game)
        return cls(game, position, turn, phase, (0, 0, 0, 0), game.deck)

    @staticmethod
    def _opening_phase(game: PardonGame) -> int:
        return DEAL if game.hand_size else DRAW

    @property
    def game(self) -> PardonGame:
        """The game this state belongs to."""
        return self._game

    @property
    def turn(self) -> Seat:
        """The seat whose turn it is; during the deal the seat that begins."""
        return self._turn

    @property
    def to_act(self) -> int:
        """A seat, `CHANCE` or `TERMINAL`."""
        if self._phase == PLAY:
            return self._turn
        return TERMINAL if self._phase == OVER else CHANCE

    @property
    def hands(self) -> dict[Seat, list[int]]:
        """Every seat's cards, sorted. Hidden from the others (P21): use `observation`."""
        return {seat: card_list(self._hands[seat]) for seat in self._game.seats}

    @property
    def discards(self) -> tuple[int, ...]:
        """The discard pile in order, the last card on top."""
        return self._discards

    @property
    def draw_pile(self) -> list[int]:
        """The cards of the draw pile, sorted: their order is nobody's knowledge."""
        return card_list(self._pile)

    @property
    def must_discard(self) -> bool:
        """Whether no card can be played and one must be thrown away (P9)."""
        return any(move.kind == kernel.DISCARD for move in self._rows)

    @property
    def plays_again(self) -> bool:
        """Whether the seat, having played a 2, plays again once its hand is full (P8)."""
        return self._again

    @property
    def receiver(self) -> Seat:
        """The seat that gets the next card that is dealt or drawn."""
        if self._phase != DEAL:
            return self._turn
        seats = self._game.seats
        dealt = sum(map(card_total, self._hands))
        return seats[(seats.index(self._turn) + dealt) % len(seats)]

    @property
    def chance_kind(self) -> str | None:
        """`first`, `deal`, `draw`, `turn_card`, `reshuffle` or None."""
        if self._phase == DRAW:
            if not self._pile:
                return "reshuffle"
            return "draw" if self._game.hand_size else "turn_card"
        return {FIRST: "first", DEAL: "deal"}.get(self._phase)

    def chance_outcomes(self) -> list[tuple[Outcome, int]]:
        """Cards with the number left in the pile; `RESHUFFLE` alone; or the seats to draw from."""
        if self._phase == FIRST:
            return [(seat, 1) for seat in self._game.seats]
        if self._phase not in {DEAL, DRAW}:
            return []
        return list(card_counts(self._pile)) if self._pile else [(RESHUFFLE, 1)]

    def chance_text(self, outcome: Outcome) -> str:
        """A card as `+7`, a reshuffle as `shuffle`, the first seat as its colour."""
        if self._phase == FIRST:
            return COLOURS[outcome]
        return f"+{card_text(outcome)}" if outcome else "shuffle"

    def parse_chance(self, text: str) -> Outcome:
        """Reads what `chance_text` writes; `IllegalChance` when it cannot happen here."""
        texts = {self.chance_text(outcome): outcome for outcome, _ in self.chance_outcomes()}
        if text in texts:
            return texts[text]
        raise IllegalChance(
            f"{shown(text)} cannot happen here; possible: {', '.join(texts)}"
            if texts
            else f"{shown(text)}: no chance decides here"
        )

    def apply_chance(self, outcome: Outcome) -> PardonState:
        """The card dealt or drawn, the reshuffle, or the drawn first seat."""
        possible = [value for value, _ in self.chance_outcomes()]
        if type(outcome) is not int or outcome not in possible:
            raise IllegalChance(
                f"{shown(outcome)} cannot happen here; possible: {possible}"
                if possible
                else f"{shown(outcome)}: no chance decides here"
            )
        if self._phase == FIRST:
            return self._with(turn=outcome, phase=self._opening_phase(self._game))
        if outcome == RESHUFFLE:
            return self._with(pile=pack(self._discards), discards=())
        one = 1 << kernel.BITS * KIND[outcome]
        seat = self.receiver
        hands = list(self._hands)
        hands[seat] += one
        drawn = self._with(hands=(hands[0], hands[1], hands[2], hands[3]), pile=self._pile - one)
        if not self._game.hand_size:
            return drawn._turn_card(outcome)
        return drawn._after_draw()

    def _with(
        self,
        *,
        turn: Seat | None = None,
        phase: int | None = None,
        hands: Hands | None = None,
        pile: int | None = None,
        discards: tuple[int, ...] | None = None,
        position: Position | None = None,
        again: bool | None = None,
    ) -> PardonState:
        return PardonState(
            self._game,
            self.position if position is None else position,
            self._turn if turn is None else turn,
            self._phase if phase is None else phase,
            self._hands if hands is None else hands,
            self._pile if pile is None else pile,
            self._discards if discards is None else discards,
            again=self._again if again is None else again,
        )

    def _after_draw(self) -> PardonState:
        """On to the next card, or to the next seat's play when the hand is full (P8, P11)."""
        full = self._game.hand_size
        if self._phase == DEAL:
            if all(card_total(self._hands[seat]) == full for seat in self._game.seats):
                return self._begin(self._turn)
            return self
        if card_total(self._hands[self._turn]) < full and (self._pile or self._discards):
            return self
        seat = self._turn if self._again else kernel.next_seat(self._turn, self._game.playing)
        return self._begin(seat)

    def _begin(self, seat: Seat) -> PardonState:
        """The seat's play; with no hand, the card it is to play is turned up first."""
        if not self._game.hand_size:
            return self._with(turn=seat, phase=DRAW, again=False)
        state = self._with(turn=seat, phase=PLAY, again=False)
        state._rows = legal_rows(self._game, self.position, seat, self._hands[seat])
        return state

    def _turn_card(self, card: int) -> PardonState:
        """With no hand: the play of the card turned up, or its discard when it has none (P9)."""
        state = self._with(phase=PLAY)
        hand = self._hands[self._turn]
        state._rows = legal_rows(self._game, self.position, self._turn, hand)
        return state if state._rows else self._put_away(card, self.position, forfeited=True)

    def _put_away(self, card: int, position: Position, *, forfeited: bool) -> PardonState:
        """The card goes on the discard pile, its move is made; then who draws or plays (P8)."""
        game = self._game
        seat = self._turn
        hands = list(self._hands)
        hands[seat] -= 1 << kernel.BITS * KIND[card]
        again = bool(kernel.plays_again(card, forfeited, game.hand_size))
        after = self._with(
            position=position,
            hands=(hands[0], hands[1], hands[2], hands[3]),
            discards=(*self._discards, card),
            again=again,
            phase=DRAW,
        )
        if kernel.all_home(position, seat, game.pawns):
            return after._with(phase=OVER, again=False)
        if game.hand_size:
            return after._after_draw()
        return after._begin(seat if again else kernel.next_seat(seat, game.playing))

    def legal_moves(self) -> list[Move]:
        """The different plays of all cards in hand, or the cards to throw away; sorted."""
        return list(self._rows)

    def apply(self, move: Move) -> PardonState:
        """The state after a legal play; `IllegalMove` says why another is refused."""
        self._check_legal(move)
        forfeited = move.kind == kernel.DISCARD
        return self._put_away(move.card, self._rows[move], forfeited=forfeited)

    def _check_legal(self, move: Move) -> None:
        if type(move) is not Move or not all(type(item) is int for item in move):
            raise IllegalMove(f"{shown(move)} is no play of Pardon")
        if move not in self._rows:
            raise IllegalMove(self._refusal(move))

    def _refusal(self, move: Move) -> str:
        if self._phase != PLAY:
            over = self._phase == OVER
            return "no play can be made here: " + (
                "the game is over" if over else "a card is to be drawn"
            )
        why = reasons.refusal(self, move)
        legal = [str(legal) for legal in self._rows]
        shown = ", ".join(legal[:12]) + (f" and {len(legal) - 12} more" if len(legal) > 12 else "")
        return f"{why}; legal: {shown}"

    def parse_move(self, text: str) -> Move:
        """The legal play meant, another way to write the same play included (P18)."""
        move = parse(text)
        if move in self._rows:
            return move
        if self._phase == PLAY:
            after = kernel.played(self.position, self._turn, move.code, self._game.rules)
            for legal, position in self._rows.items():
                if legal.card == move.card and position == after and self._is_real(move):
                    return legal
        raise IllegalMove(self._refusal(move))

    def _is_real(self, move: Move) -> bool:
        """Whether another wording is a play of its own, only not the one that is listed."""
        kinds = {
            kernel.SPLIT: 1 <= move.steps <= 6,
            kernel.SWITCH: move.card == 11 and move.first <= 60,
            kernel.BACKWARD: True,
        }
        own = kernel.stands_on(self.position, self._turn, move.first) if move.first else 0
        if move.kind == kernel.SPLIT:
            own &= kernel.stands_on(self.position, self._turn, move.second)
        return bool(own) and kinds.get(move.kind, False)

    def effects(self, move: Move) -> tuple[Effect, ...]:
        """Each pawn's walk, slide or jump, and the pawns sent back, in order."""
        self._check_legal(move)
        return effects_of(self._game, self.position, self._turn, move)

    def reason(self) -> Reason | None:
        """Why the choice is narrow: nothing can be played, or one play only."""
        return reasons.reason(self)

    def chance_reason(self, outcome: Outcome) -> Reason | None:
        """Why a card turned up with no hand is thrown away, None where a card brings a choice."""
        return reasons.card_reason(self, outcome)

    def pieces(self) -> dict[Seat, tuple[int, ...]]:
        """Sorted progress of every seat's pawns."""
        return all_pieces(self._game, self.position)

    def observation(self, seat: Seat | None) -> PardonObservation:
        """What the seat may see (P21): no other hand, no order of the draw pile."""
        check_viewer(seat, self._game.seats)
        moves = tuple(self._rows) if seat is not None and seat == self.to_act else ()
        shown = seat if self._game.hand_size else self._turn  # a card turned up lies open
        return PardonObservation(
            game=self._game,
            position=self.position,
            seat=seat,
            turn=self._turn,
            to_act=self.to_act,
            chance_kind=self.chance_kind,
            hand=tuple(card_list(self._hands[shown])) if shown is not None else (),
            hand_sizes={s: card_total(self._hands[s]) for s in self._game.seats},
            discards=self._discards,
            draw_pile_size=card_total(self._pile),
            legal_moves=moves,
        )

    def ranking(self) -> dict[Seat, int]:
        """Places by P20; during play, as things stand."""
        scores: list[tuple[tuple[int, ...], Seat]] = []
        for seat, pieces in self.pieces().items():
            home = sum(1 for progress in pieces if progress == kernel.HOME_PLACE)
            scores.append(((home, sum(p for p in pieces if p != 60)), seat))
        return places_by_score([scores])

    @property
    def winner(self) -> Seat | None:
        """The seat whose pawns are all Home."""
        return self._turn if self._phase == OVER else None

    def validate(self) -> list[str]:
        """Every reason why this position is impossible."""
        from homestretch.games.pardon.validate import problems

        return problems(self._game, self.to_json())

    def to_json(self) -> Json:
        """The whole position, all hands included, as JSON values (docs/notation.md)."""
        from homestretch.games.pardon.notation import to_json

        return to_json(self)

    def text(self) -> str:
        """The whole position in one line, all hands included (docs/notation.md)."""
        from homestretch.games.pardon.notation import to_text

        return to_text(self)

    def _key(self) -> tuple[object, ...]:
        return (
            self._game.rulebook, self.position, self._turn, self._phase,
            self._hands, self._pile, self._discards, self._again,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PardonState) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<{self.text()}>"
