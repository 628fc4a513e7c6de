"""Policies as kernels: the built-in ones against the bots of the same name, and one's own."""

from __future__ import annotations

import random
from typing import Any

import pytest

import homestretch
from homestretch import batch, bots
from homestretch.batch import PolicyError
from homestretch.batch.results import RESULT
from tests.batch.replay import replay_pardon, replay_temper
from tests.batch.test_playout import random_game

REPLAY: dict[str, Any] = {"temper": replay_temper, "pardon": replay_pardon}


@pytest.mark.parametrize("name", ["temper", "pardon"])
@pytest.mark.parametrize("seed", range(5))
def test_careful_compiled_is_the_bot_careful(name: str, seed: int) -> None:
    game = random_game(name, random.Random(seed))
    careful = bots.bot("careful")

    def choose(state: Any, noise: int) -> Any:
        return careful.choose(state.observation(state.turn), random.Random(0))

    results = batch.play(game, 2, policies="careful", seed=seed)
    for number in range(2):
        row = {field: results[number][field].tolist() for field in RESULT.names}
        assert row == REPLAY[name](game, seed, number, choose), game


def test_careful_beats_random_from_every_seat() -> None:
    for name in ("temper", "pardon"):
        game = homestretch.game(name, seats=(0, 2), first="draw")
        for seat in (0, 2):
            done = batch.simulate(game, 2000, policies={seat: "careful"}, seed=1)
            share = next(entry.share for entry in done.seats if entry.seat == seat)
            assert share.low > 0.55, (name, seat, share)


def last_token(masks, origins, die, tokens, rules, noise):
    """Moves the token that is furthest."""
    best = 0
    while origins:
        best = bits.index(origins)  # noqa: F821
        origins &= origins - 1
    return best


def test_a_function_of_ones_own_is_compiled_with_the_rules() -> None:
    game = homestretch.game("temper", seats=(0, 2))
    compiled = batch.play(game, 40, policies={0: last_token}, seed=3)
    plain = batch.play(game, 40, policies={0: last_token}, seed=3, compiled=False)
    assert (compiled == plain).all()
    assert (compiled["winner"] == 0).sum() > 20
    number = 0

    def choose(state: Any, noise: int) -> Any:
        moves = state.legal_moves()
        return moves[-1] if state.turn == 0 else moves[noise * len(moves) >> 31]

    row = {field: compiled[number][field].tolist() for field in RESULT.names}
    assert row == replay_temper(game, 3, number, choose)


def test_what_is_no_policy_is_refused() -> None:
    with pytest.raises(PolicyError, match="policies are random, careful"):
        batch.policy("temper", "clever")
    with pytest.raises(PolicyError, match=r"choose\(position, hand, pawns, rules, out, noise\)"):
        batch.policy("pardon", last_token)
    with pytest.raises(PolicyError, match="plays temper, not pardon"):
        batch.policy("pardon", batch.policy("temper", "random"))
    with pytest.raises(PolicyError, match="source of policy len cannot be read"):
        batch.policy("temper", len)


def first_token() -> Any:
    def last_token(masks, origins, die, tokens, rules, noise):
        return bits.index(origins)  # noqa: F821

    return last_token


def careful(masks, origins, die, tokens, rules, noise):
    """Nothing like the bot of that name."""
    return bits.index(origins)  # noqa: F821


def test_functions_of_one_name_play_each_its_own_seat() -> None:
    game = homestretch.game("temper", seats=(0, 2), first="draw")
    furthest, nearest = last_token, first_token()
    assert batch.policy("temper", furthest).name == batch.policy("temper", nearest).name
    one = batch.play(game, 60, policies={0: furthest, 2: nearest}, seed=3, compiled=False)
    other = batch.play(game, 60, policies={0: nearest, 2: furthest}, seed=3, compiled=False)
    assert (one["winner"] == 0).sum() > (one["winner"] == 2).sum()
    assert (other["winner"] == 2).sum() > (other["winner"] == 0).sum()
    mixed = {0: "careful", 2: careful}
    named = batch.play(game, 20, policies=mixed, seed=3, compiled=False)
    alike = batch.play(game, 20, policies="careful", seed=3, compiled=False)
    assert (named != alike).any()


def test_what_has_no_source_of_its_own_is_refused() -> None:
    first = [lambda masks, origins, die, tokens, rules, noise: 0][0]
    for choice in (5, None, first, random.Random()):
        with pytest.raises(PolicyError):
            batch.policy("temper", choice)
