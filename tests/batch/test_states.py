"""Many nodes at once against `State`, and what is refused."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import homestretch
from homestretch import TERMINAL
from homestretch.batch import BatchError, States, play_arrays
from homestretch.games.pardon.move import from_code
from tests.batch.test_playout import random_game

NODES = 6


def moves_of(state: Any) -> list[int]:
    if state.game.name == "temper":
        return [move.origin for move in state.legal_moves()]
    return [move.code for move in state.legal_moves()]


def same(one: Any, other: Any) -> bool:
    """Equal but for the order of the discards."""
    left, right = one.to_json(), other.to_json()
    for data in (left, right):
        data["discards"] = sorted(map(str, data.get("discards", [])))
    return left == right and one.legal_moves() == other.legal_moves()


@pytest.mark.parametrize("name", ["temper", "pardon"])
@pytest.mark.parametrize("seed", range(6))
def test_nodes_step_as_states_do(name: str, seed: int) -> None:
    rng = random.Random(seed)
    chance = np.random.default_rng(seed)
    game = random_game(name, rng)
    states = States(game, NODES)
    twins: list[Any] = [game.start() for _ in range(NODES)]
    while not states.done.all():
        assert states.to_act.tolist() == [twin.to_act for twin in twins]
        outcomes = states.drawn(chance)
        for node, outcome in enumerate(outcomes.tolist()):
            if outcome >= 0:
                twins[node] = twins[node].apply_chance(outcome)
        states.apply_chance(outcomes)
        legal = states.legal_moves()
        assert states.legal_counts().tolist() == [len(t.legal_moves()) for t in twins]
        moves = np.full(NODES, -1)
        for node, twin in enumerate(twins):
            row = [move for move in legal[node].tolist() if move >= 0]
            assert row == moves_of(twin)
            if row and rng.random() < 0.8:
                moves[node] = rng.choice(row)
                chosen = next(m for m in twin.legal_moves() if moves_of_one(m) == moves[node])
                twins[node] = twin.apply(chosen)
        states.apply(moves)
        for node in rng.sample(range(NODES), 2):
            assert same(states.state(node), twins[node])
    assert states.winner.tolist() == [twin.winner for twin in twins]
    for node, twin in enumerate(twins):
        ranking = twin.ranking()
        assert states.places[node].tolist() == [ranking.get(seat, 0) for seat in range(4)]


def moves_of_one(move: Any) -> int:
    return int(move.code) if hasattr(move, "code") else int(move.origin)


@pytest.mark.parametrize("name", ["temper", "pardon"])
def test_any_state_becomes_a_row_and_comes_back(name: str) -> None:
    rng = random.Random(5)
    game = random_game(name, rng)
    state = game.start()
    while state.to_act != TERMINAL:
        back = States.of(game, [state]).state(0)
        assert same(back, state)
        outcomes = state.chance_outcomes()
        if outcomes:
            state = state.apply_chance(rng.choices(*zip(*outcomes, strict=True))[0])
        else:
            state = state.apply(rng.choice(state.legal_moves()))
    assert same(States.of(game, [state]).state(0), state)


def test_a_copy_is_independent() -> None:
    game = homestretch.game("temper", seats=(0, 2))
    states = States(game, 3)
    copied = states.copy()
    states.apply_chance([6, -1, 1])
    assert copied.to_act.tolist() == [-1, -1, -1]
    assert states.to_act.tolist() == [0, -1, -1]
    assert states[[0]].legal_moves().tolist() == [[0]]
    assert states.legal_mask()[0].nonzero()[0].tolist() == [0]


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    game = homestretch.game("temper", seats=(0, 2))
    states = States(game, 2)
    before = states.rows.copy()
    with pytest.raises(BatchError, match="node 1: outcome 7 cannot happen there"):
        states.apply_chance([6, 7])
    with pytest.raises(BatchError, match=r"node 0: move 0 is not legal there \(chance decides\)"):
        states.apply([0, -1])
    with pytest.raises(BatchError, match="one a node"):
        states.apply_chance([1])
    with pytest.raises(BatchError, match="one a node"):
        states.apply_chance([1.5, 2.0])
    with pytest.raises(BatchError, match="nodes is -1"):
        States(game, -1)
    assert (states.rows == before).all()


def test_python_policies_over_arrays_play_whole_games() -> None:
    game = homestretch.game("pardon", preset="pardon-quick", seats=(0, 2))
    seen: list[int] = []

    def first_move(states: States, moves: Any) -> Any:
        seen.append(len(states))
        assert (states.own_hand().sum(axis=1) == 5).all()
        assert all(from_code(code).card in homestretch_cards(states, 0) for code in moves[:1, 0])
        return moves[:, 0]

    last = play_arrays(game, 20, {0: first_move, 2: first_move}, seed=2)
    assert last.done.all()
    assert sum(seen) > 20
    again = play_arrays(game, 20, {0: first_move, 2: first_move}, seed=2)
    assert (last.rows == again.rows).all()
    with pytest.raises(BatchError, match="no policy plays seat 2"):
        play_arrays(game, 1, {0: first_move})


def homestretch_cards(states: States, node: int) -> list[int]:
    state: Any = states.state(node)
    return list(state.hands[state.turn])


def test_an_answer_that_is_none_is_refused_at_once() -> None:
    game = homestretch.game("temper", preset="temper-quick", seats=(0, 2))
    for answer, told in (
        (lambda states, moves: moves[:, 0] * 0 - 1, "every node here decides"),
        (lambda states, moves: moves[:, 0] * 1.0, "whole numbers, one a node"),
        (lambda states, moves: moves[:1, 0], "whole numbers, one a node"),
        (lambda states, moves: None, "whole numbers, one a node"),
    ):
        with pytest.raises(BatchError, match=told):
            play_arrays(game, 3, {0: answer, 2: answer}, seed=1)


def test_who_began_does_not_matter_to_a_row() -> None:
    game = homestretch.game("temper", seats=(0, 2), first="draw")
    state = homestretch.position("temper 0=1,5,B,B 2=B,B,B,B turn=2 die=6")
    assert States.of(game, [state]).state(0) == state
    with pytest.raises(BatchError, match="belongs to another game"):
        States.of(homestretch.game("pardon", seats=(0, 2)), [state])
