"""What holds at every node of every game."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import homestretch
from homestretch import CHANCE, TERMINAL
from homestretch.core.effects import RETURN, WALK
from homestretch.core.state import State


def check_node(state: State[Any]) -> None:
    """All that holds for both games; the state is the same afterwards."""
    facts = hash(state), state.text()
    assert state.validate() == []
    _check_kind(state)
    _check_round_trips(state)
    _check_ranking(state)
    _check_observations(state)
    for move in state.legal_moves():
        _check_move(state, move)
    assert (hash(state), state.text()) == facts


def _check_kind(state: State[Any]) -> None:
    """Exactly one of chance, decision and end, and never a decision without a move."""
    moves, outcomes = state.legal_moves(), state.chance_outcomes()
    assert bool(moves) == (state.to_act in state.game.seats)
    assert bool(outcomes) == (state.to_act == CHANCE) == (state.chance_kind is not None)
    assert (not moves and not outcomes) == (state.to_act == TERMINAL)
    assert moves == sorted(set(moves))
    assert outcomes == sorted(outcomes)
    assert len(dict(outcomes)) == len(outcomes)
    assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
    for outcome, _ in outcomes:
        assert state.parse_chance(state.chance_text(outcome)) == outcome
    assert state.turn in state.game.seats


def _check_round_trips(state: State[Any]) -> None:
    """Text and JSON lead back to the same node, in its own game and by themselves."""
    game = state.game
    assert game.position(state.text()) == state
    assert game.from_json(json.loads(json.dumps(state.to_json()))) == state
    for source in (state.text(), state.to_json()):
        alone = homestretch.position(source)
        assert (alone.text(), alone.to_json()) == (state.text(), state.to_json())
        assert (alone.to_act, alone.legal_moves()) == (state.to_act, state.legal_moves())


def _check_ranking(state: State[Any]) -> None:
    """Equal places are shared and the next is skipped; the winner is first, alone."""
    places = state.ranking()
    assert sorted(places) == list(state.game.seats)
    for place in places.values():
        assert place == 1 + sum(other < place for other in places.values())
    assert (state.to_act != TERMINAL) or (state.winner is not None)
    if state.winner is not None:
        assert [seat for seat, place in places.items() if place == 1] == [state.winner]


def _check_observations(state: State[Any]) -> None:
    for seat in (*state.game.seats, None):
        view = state.observation(seat)
        assert (view.seat, view.to_act) == (seat, state.to_act)
        expected = state.legal_moves() if seat == state.to_act else []
        assert list(view.legal_moves) == expected
        assert json.loads(json.dumps(view.to_json()))["legal_moves"] == list(map(str, expected))


def _check_move(state: State[Any], move: Any) -> None:
    after = state.apply(move)
    assert state.parse_move(str(move)) == move
    assert state.observation(state.to_act).after(move) == after.pieces()
    assert moved(state, move) == {seat: Counter(own) for seat, own in after.pieces().items()}


def moved(state: State[Any], move: Any) -> dict[int, Counter[int]]:
    """The pieces after the effects of a move, one by one: each starts where a piece stands."""
    pieces = {seat: Counter(own) for seat, own in state.pieces().items()}
    for kind, seat, path in state.effects(move):
        assert len(path) >= 2
        assert pieces[seat][path[0]] > 0
        assert kind != RETURN or path == (path[0], 0)
        assert kind != WALK or len(set(path)) == len(path)
        pieces[seat] -= Counter([path[0]])
        pieces[seat][path[-1]] += 1
    return pieces
