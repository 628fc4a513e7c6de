"""Short ways to ask the engine about one position, and to see it refuse."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import homestretch
from homestretch.core import errors
from homestretch.core.state import State

CODES = {
    errors.UnknownGame: "unknown_game",
    errors.OptionError: "bad_option",
    errors.SeatError: "bad_seats",
    errors.PositionError: "bad_position",
    errors.MoveSyntaxError: "bad_move_text",
    errors.IllegalMove: "illegal_move",
    errors.IllegalChance: "illegal_chance",
}


def legal(line: str) -> list[str]:
    """The legal moves of a one-line position."""
    return [str(move) for move in homestretch.position(line).legal_moves()]


def after(line: str, *moves: str | int) -> State[Any]:
    """The state after typed moves and chance outcomes (ints) from a one-line position."""
    state = homestretch.position(line)
    for move in moves:
        if isinstance(move, int):
            state = state.apply_chance(move)
        else:
            state = state.apply(state.parse_move(move))
    return state


@contextmanager
def refused(
    error: type[errors.HomestretchError], *words: str, state: State[Any] | None = None
) -> Iterator[None]:
    """Expects just this error, its code, and a message with these words; the state is unchanged."""
    before = _facts(state)
    with pytest.raises(error) as caught:
        yield
    assert type(caught.value) is error
    assert caught.value.code == CODES[error]
    for word in words:
        assert word in str(caught.value)
    assert _facts(state) == before


def _facts(state: State[Any] | None) -> object:
    if state is None:
        return None
    return state.to_json(), state.legal_moves(), state.chance_outcomes(), hash(state)
