"""Counting nodes: a check of the rules that programs in any language can share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from homestretch.core.seats import CHANCE
from homestretch.core.state import State


def successors(state: State[Any]) -> Iterator[tuple[str, State[Any]]]:
    """Every edge out of a node, as records write it, with the state behind it.

    At a chance node each possible outcome counts once, whatever its weight.
    """
    if state.to_act == CHANCE:
        for outcome, _ in state.chance_outcomes():
            yield state.chance_text(outcome), state.apply_chance(outcome)
    else:
        for move in state.legal_moves():
            yield str(move), state.apply(move)


def perft(state: State[Any], depth: int) -> int:
    """How many paths of exactly `depth` edges lead out of a node, over chance and decisions.

    A path that ends earlier, at the end of the game, is not counted.

    >>> import homestretch
    >>> perft(homestretch.game("temper", seats=(0, 2)).start(), 2)
    31
    """
    if depth == 0:
        return 1
    if depth == 1:
        outcomes = state.chance_outcomes() if state.to_act == CHANCE else state.legal_moves()
        return len(outcomes)
    return sum(perft(after, depth - 1) for _, after in successors(state))


def divide(state: State[Any], depth: int) -> dict[str, int]:
    """`perft(state, depth)` split by the first edge, to find where two programs differ."""
    return {edge: perft(after, depth - 1) for edge, after in successors(state)}
