"""Many games stepped at once, for training and research: arrays in, arrays out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self, SupportsIndex, cast

import numpy as np
import numpy.typing as npt

from homestretch.batch import arguments, engine
from homestretch.batch.engine import BatchError, Notice, setup_of
from homestretch.batch.pardon import flow as pardon_flow
from homestretch.batch.pardon import playout as pardon_playout
from homestretch.batch.temper import flow as temper_flow
from homestretch.core.state import Game, State
from homestretch.games.pardon import PardonGame, PardonState
from homestretch.games.pardon.cards import card_list, pack
from homestretch.games.pardon.state import legal_rows
from homestretch.games.temper import TemperGame, TemperState

Ints = npt.NDArray[np.int64]

_WIDTH = {"temper": temper_flow.WIDTH, "pardon": pardon_flow.WIDTH}


class States:
    """Nodes of one game, each a row of whole numbers; rows are independent of each other.

    `rows` has shape (nodes, width), int64; its columns are named in `homestretch.batch.temper.flow`
    and `homestretch.batch.pardon.flow`. Copying a node is copying its row. Hidden cards are in the
    rows: what a seat may see is for the caller to hand on (P21), see `own_hand`.
    """

    def __init__(
        self, game: Game[Any], nodes: SupportsIndex, *, notice: Notice | None = None
    ) -> None:
        """So many games at their first node. Raises `BatchError`."""
        number = arguments.number(nodes, "nodes", 0, 1 << 32)
        self.game = game
        self._setup = setup_of(game)
        self._steps = cast(Any, engine.steps_of(game.name, notice))
        self._working = np.zeros(pardon_playout.BUFFER, np.int64)
        self.rows: Ints = np.zeros((number, _WIDTH[game.name]), np.int64)
        self._steps.start(self.rows, self._setup.numbers)

    @classmethod
    def of(cls, game: Game[Any], states: list[State[Any]]) -> Self:
        """These states of a game as rows."""
        made = cls(game, len(states))
        for number, state in enumerate(states):
            if state.game.name != game.name or _rulebook(state.game) != _rulebook(game):
                raise BatchError(f"state {number} belongs to another game: {state.game!r}")
            made.rows[number] = _row_of(state)
        return made

    def __len__(self) -> int:
        return len(self.rows)

    def copy(self) -> Self:
        """All nodes again, independent of these."""
        return self[np.arange(len(self))]

    def __getitem__(self, index: Any) -> Self:
        """A copy of the nodes that an index array, a mask or a slice chooses."""
        made = object.__new__(type(self))
        made.__dict__.update(self.__dict__)
        made.rows = np.ascontiguousarray(np.atleast_2d(self.rows[index])).copy()
        made._working = np.zeros_like(self._working)
        return made

    @property
    def to_act(self) -> Ints:
        """Per node: the seat to act, -1 where chance decides, -2 at the end."""
        out = np.empty(len(self), np.int64)
        self._steps.to_act(self.rows, out)
        return out

    @property
    def done(self) -> npt.NDArray[np.bool_]:
        """Per node: whether the game is over."""
        return np.asarray(self.to_act == -2, np.bool_)

    def drawn(self, rng: np.random.Generator) -> Ints:
        """An outcome for every chance node, with its right odds; -1 elsewhere. Nothing changes."""
        noise = rng.integers(0, 1 << 31, len(self), np.int64)
        out = np.empty(len(self), np.int64)
        self._steps.draw(self.rows, noise, self._setup.numbers, out)
        return out

    def apply_chance(self, outcomes: npt.ArrayLike) -> None:
        """Lets an outcome happen at every node that has one; -1 leaves a node alone.

        An outcome is as in `State.apply_chance`. A wrong one raises `BatchError`, and nothing
        changes.
        """
        given = self._column(outcomes, "outcomes")
        wrong = self._steps.wrong_chance(self.rows, given, self._setup.numbers)
        if wrong >= 0:
            raise BatchError(
                f"node {wrong}: outcome {given[wrong]} cannot happen there "
                f"({self._where(wrong)}); -1 leaves a node alone"
            )
        self._steps.chance(self.rows, given, self._setup.numbers, self._working)

    def advance(self, rng: np.random.Generator) -> None:
        """Lets chance happen until every node is a decision or the end."""
        while True:
            outcomes = self.drawn(rng)
            if not (outcomes >= 0).any():
                return
            self._steps.chance(self.rows, outcomes, self._setup.numbers, self._working)

    def legal_counts(self) -> Ints:
        """Per node: the number of legal moves, 0 where nobody decides."""
        out = np.empty(len(self), np.int64)
        self._steps.count_moves(self.rows, self._setup.numbers, self._working, out)
        return out

    def legal_moves(self) -> Ints:
        """The legal moves, (nodes, most moves of a node), ascending; -1 fills the rest of a row.

        A move is its origin in Temper (0: out of the base), the kernel's play in Pardon
        (`homestretch.games.pardon.move.from_code` explains one).
        """
        most = int(self.legal_counts().max(initial=0))
        out = np.empty((len(self), most), np.int64)
        self._steps.list_moves(self.rows, self._setup.numbers, self._working, out)
        return out

    def legal_mask(self) -> npt.NDArray[np.bool_]:
        """Temper: (nodes, 45), whether the token on progress 0-44 may move.

        Pardon has too many plays for a column each: (nodes, most moves), which entries of
        `legal_moves` are moves.
        """
        if self.game.name == "pardon":
            return self.legal_moves() >= 0
        origins = self.rows[:, temper_flow.ORIGINS, None]
        return np.asarray(origins >> np.arange(45) & 1 == 1, np.bool_)

    def apply(self, moves: npt.ArrayLike) -> None:
        """Makes a move at every node that has one; -1 leaves a node alone.

        An illegal one raises `BatchError`, and nothing changes.
        """
        given = self._column(moves, "moves")
        wrong = self._steps.wrong_move(self.rows, given, self._setup.numbers, self._working)
        if wrong >= 0:
            legal = self[[wrong]].legal_moves()[0].tolist()
            raise BatchError(
                f"node {wrong}: move {given[wrong]} is not legal there ({self._where(wrong)}); "
                f"legal: {legal[:20]}; -1 leaves a node alone"
            )
        self._steps.apply(self.rows, given, self._setup.numbers)

    def _choices(self, moves: npt.ArrayLike) -> Ints:
        """The moves as `apply` takes them; `BatchError` unless there is one for every node."""
        given = self._column(moves, "moves")
        if (given < 0).any():
            node = int(np.flatnonzero(given < 0)[0])
            raise BatchError(f"node {node}: move {given[node]} is none; every node here decides")
        return given

    def _column(self, values: npt.ArrayLike, name: str) -> Ints:
        column = np.asarray(values)
        if column.shape != (len(self),) or not np.issubdtype(column.dtype, np.integer):
            raise BatchError(
                f"{name} has shape {column.shape} of {column.dtype}; "
                f"it is {len(self)} whole numbers, one a node"
            )
        return np.ascontiguousarray(column, np.int64)

    def _where(self, node: int) -> str:
        to_act = int(self[[node]].to_act[0])
        return {-1: "chance decides", -2: "the game is over"}.get(to_act, f"seat {to_act} decides")

    @property
    def places(self) -> Ints:
        """(nodes, 4): the place of every seat as things stand, 0 for an empty seat."""
        places = np.zeros((len(self), 4), np.int64)
        for node in range(len(self)):
            for seat, place in self.state(node).ranking().items():
                places[node, seat] = place
        return places

    @property
    def winner(self) -> Ints:
        """Per node: the seat that won, -1 while nobody has."""
        if self.game.name == "temper":
            return cast(Ints, (self.rows[:, temper_flow.FINISHED] & 7) - 1)
        over = self.rows[:, pardon_flow.PHASE] == pardon_flow.OVER
        return np.where(over, self.rows[:, pardon_flow.TURN], -1)

    def own_hand(self) -> Ints:
        """Pardon: (nodes, 11), the cards of the seat whose turn it is by kind (1 to 12, P)."""
        turn = self.rows[:, pardon_flow.TURN]
        hands = self.rows[np.arange(len(self)), pardon_flow.HANDS + turn]
        return cast(Ints, hands[:, None] >> 3 * np.arange(11) & 7)

    def state(self, node: int) -> State[Any]:
        """One node as a `State`. Pardon's discards come sorted: their order is not kept."""
        row = [int(value) for value in self.rows[node]]
        game = self.game
        if isinstance(game, TemperGame):
            return _temper_state(game, row)
        return _pardon_state(cast(PardonGame, game), row)


def _rulebook(game: Game[Any]) -> object:
    """All that decides what can happen at a node; who began does not."""
    return cast("TemperGame | PardonGame", game).rulebook


def _temper_state(game: TemperGame, row: list[int]) -> TemperState:
    finished = []
    digits = row[temper_flow.FINISHED]
    while digits:
        finished.append((digits & 7) - 1)
        digits >>= 3
    return TemperState(
        game,
        (row[0], row[1], row[2], row[3]),
        row[temper_flow.TURN] if row[temper_flow.PHASE] else game.seats[0],
        row[temper_flow.PHASE],
        row[temper_flow.ROLLS_LEFT],
        row[temper_flow.DIE],
        row[temper_flow.ORIGINS],
        tuple(finished),
    )


def _pardon_state(game: PardonGame, row: list[int]) -> PardonState:
    position = tuple(row[:8])
    turn, phase = row[pardon_flow.TURN], row[pardon_flow.PHASE]
    hands = row[pardon_flow.HANDS : pardon_flow.HANDS + 4]
    seat_hands = (hands[0], hands[1], hands[2], hands[3])
    seen = cast("tuple[int, int, int, int, int, int, int, int]", position)
    rows = legal_rows(game, seen, turn, hands[turn]) if phase == pardon_flow.PLAY else None
    return PardonState(
        game,
        seen,
        turn if phase else game.seats[0],
        phase,
        seat_hands,
        row[pardon_flow.PILE],
        tuple(card_list(row[pardon_flow.DISCARDS])),
        again=bool(row[pardon_flow.AGAIN]),
        rows=rows,
    )


def _row_of(state: State[Any]) -> list[int]:
    """The row of a state, by what the state tells."""
    if isinstance(state, TemperState):
        finished = sum((seat + 1) << 3 * place for place, seat in enumerate(state.finished))
        deciding = state.to_act >= 0
        phase = {"first": 0, "roll": 1}.get(str(state.chance_kind), 2 if deciding else 3)
        origins = sum(1 << move.origin for move in state.legal_moves())
        return [
            *state.masks, state.turn, phase, state.rolls_left, state.die or 0 if deciding else 0,
            origins, state.playing, finished,
        ]  # fmt: skip
    pardon = cast(PardonState, state)
    kinds = {"first": 0, "deal": 1, None: 3 if state.to_act >= 0 else 4}
    hands = [pack(pardon.hands[seat]) if seat in pardon.hands else 0 for seat in range(4)]
    return [
        *pardon.position, pardon.turn, kinds.get(pardon.chance_kind, 2), *hands,
        pack(pardon.draw_pile), pack(pardon.discards), int(pardon.plays_again),
    ]  # fmt: skip


ArrayPolicy = Callable[[States, Ints], Any]
"""Given the nodes at which it decides and their legal moves (as `legal_moves`), it answers one move
for each. It is trusted not to look at hidden cards."""


def play_arrays(
    game: Game[Any],
    games: SupportsIndex,
    policies: dict[int, ArrayPolicy],
    *,
    seed: SupportsIndex = 0,
    notice: Notice | None = None,
) -> States:
    """Plays whole games side by side with Python functions over arrays as policies, one a seat.

    Returns the last nodes. Raises `BatchError` for an illegal move, for answers of another number
    than the nodes, and for a seat without a policy.
    """
    for seat in game.seats:
        if seat not in policies:
            raise BatchError(f"no policy plays seat {seat}")
    rng = np.random.default_rng(engine.seed_number(arguments.seed(seed)))
    states = States(game, games, notice=notice)
    while True:
        states.advance(rng)
        to_act = states.to_act
        if (to_act == -2).all():
            return states
        moves = np.full(len(states), -1, np.int64)
        for seat in game.seats:
            nodes = np.flatnonzero(to_act == seat)
            if len(nodes):
                deciding = states[nodes]
                answer = policies[seat](deciding, deciding.legal_moves())
                moves[nodes] = deciding._choices(answer)
        states.apply(moves)
