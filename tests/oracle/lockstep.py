"""Kernel and oracle side by side: the same random game, compared at every node."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from homestretch import CHANCE, TERMINAL
from homestretch.core.state import State
from homestretch.games.pardon import PardonGame, PardonOptions, PardonState
from homestretch.games.temper import TemperGame, TemperOptions
from tests.oracle.pardon import PardonOracle
from tests.oracle.temper import TemperOracle

SEATS = ((0, 2), (1, 3), (0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3), (0, 1, 2, 3))
PARDON_SEATS = (*SEATS, (0, 1), (0, 3), (1, 2), (2, 3))


@dataclass(frozen=True, slots=True)
class Context:
    """What a difference is reported with, in words only where there is one."""

    options: dict[str, bool | int]
    state: State[Any]

    def __repr__(self) -> str:
        return f"{self.options} {self.state}"


def random_options(specs: tuple[Any, ...], rng: random.Random) -> dict[str, bool | int]:
    """Options drawn at random, each at its default half of the time."""
    return {
        spec.name: rng.randint(spec.low, spec.high) == 1
        if spec.is_switch
        else rng.randint(spec.low, spec.high)
        for spec in specs
        if rng.random() < 0.5
    }


def _node(to_act: int | str) -> int:
    names = {"chance": CHANCE, "over": TERMINAL}
    return names[to_act] if isinstance(to_act, str) else to_act


def _lists(state: State[Any]) -> dict[int, list[int]]:
    return {seat: list(pieces) for seat, pieces in state.pieces().items()}


def temper_game(rng: random.Random) -> int:
    """Plays one random game of Temper; returns the number of nodes. Fails where the two differ."""
    options = random_options(TemperOptions.specs(), rng)
    seats = rng.choice(SEATS)
    first = rng.choice(seats)
    oracle = TemperOracle(seats, options, first)
    state = TemperGame(TemperOptions.make(options), seats, first).start()
    nodes = 0
    while True:
        nodes += 1
        context = Context(options, state)
        assert state.to_act == _node(oracle.to_act), context
        assert _lists(state) == oracle.tokens, context
        if state.to_act == TERMINAL:
            assert state.ranking() == oracle.ranking(), context
            return nodes
        assert state.turn == oracle.turn, context
        if state.to_act == CHANCE:
            assert state.rolls_left == oracle.rolls_left, context
            die = rng.randint(1, 6)
            state = state.apply_chance(die)
            oracle.roll(die)
            continue
        assert state.die == oracle.die, context
        ours = [((m.origin, m.target), _lists(state.apply(m))) for m in state.legal_moves()]
        assert ours == oracle.results(), context
        move = rng.choice(state.legal_moves())
        state = state.apply(move)
        oracle.choose((move.origin, move.target))


def pardon_game(rng: random.Random) -> int:
    """Plays one random game of Pardon; returns the number of nodes. Fails where the two differ."""
    seats = rng.choice(PARDON_SEATS)
    options = random_options(PardonOptions.specs(), rng)
    first = rng.choice(seats)
    oracle = PardonOracle(seats, options, first)
    state = PardonGame(PardonOptions.make(options), seats, first).start()
    nodes = 0
    while True:
        nodes += 1
        context = Context(options, state)
        assert state.to_act == _node(oracle.to_act), context
        assert _lists(state) == oracle.pawns, context
        if state.to_act == TERMINAL:
            assert state.ranking() == oracle.ranking(), context
            return nodes
        assert state.turn == oracle.turn, context
        assert state.hands == oracle.hands, context
        assert list(state.discards) == oracle.discards, context
        if state.to_act == CHANCE:
            outcomes = state.chance_outcomes()
            assert dict(outcomes) == oracle.chance(), context
            outcome = rng.choices(*zip(*outcomes, strict=True))[0]
            state = state.apply_chance(outcome)
            oracle.happen(outcome)
            continue
        state = _pardon_decision(state, oracle, rng, context)


def _pardon_decision(
    state: PardonState, oracle: PardonOracle, rng: random.Random, context: Context
) -> PardonState:
    assert state.must_discard == oracle.must_discard, context
    move = rng.choice(state.legal_moves())
    if state.must_discard:
        cards = sorted(set(oracle.hands[oracle.turn]))
        assert [m.card for m in state.legal_moves()] == cards, context
        oracle.discard(move.card)
        return state.apply(move)
    ours = [(m.card, _lists(state.apply(m))) for m in state.legal_moves()]
    assert sorted(ours, key=_by_card) == sorted(oracle.results(), key=_by_card), context
    after = state.apply(move)
    oracle.choose(move.card, _lists(after))
    return after


def _by_card(result: tuple[int, dict[int, list[int]]]) -> tuple[int, list[tuple[int, list[int]]]]:
    return result[0], sorted(result[1].items())
