"""Playouts, compiled and plain, against the same games played through `State`."""

from __future__ import annotations

import random
from typing import Any

import pytest

import homestretch
from homestretch.batch import engine
from homestretch.batch.policies import policy
from homestretch.batch.results import RESULT
from tests.batch.replay import replay_pardon, replay_temper
from tests.oracle.lockstep import PARDON_SEATS, SEATS, random_options

REPLAY = {"temper": replay_temper, "pardon": replay_pardon}


def random_game(name: str, rng: random.Random) -> Any:
    """A game with options, seats and beginner drawn at random."""
    seats = rng.choice(SEATS if name == "temper" else PARDON_SEATS)
    options = random_options(homestretch.option_specs(name), rng)
    if int(options.get("hand_size", 5)) * len(seats) > 40:
        options["hand_size"] = 7
    first = rng.choice([*seats, "draw"])
    return homestretch.game(name, seats=seats, first=first, **options)


def played(game: Any, seed: int, start: int, games: int, *, compiled: bool) -> Any:
    setup = engine.setup_of(game)
    by_seat = dict.fromkeys(game.seats, policy(game.name, "random"))
    return engine.play_chunk(setup, by_seat, seed, start, games, compiled=compiled)


def as_dict(row: Any) -> dict[str, Any]:
    return {name: row[name].tolist() for name in RESULT.names}


@pytest.mark.parametrize("name", ["temper", "pardon"])
@pytest.mark.parametrize("seed", range(12))
def test_playout_is_the_game_that_state_plays(name: str, seed: int) -> None:
    game = random_game(name, random.Random(seed))
    results = played(game, seed, 5, 3, compiled=True)
    for number in range(3):
        assert as_dict(results[number]) == REPLAY[name](game, seed, 5 + number), game


@pytest.mark.parametrize("name", ["temper", "pardon"])
def test_compiled_and_plain_play_the_same_games(name: str) -> None:
    rng = random.Random(name)
    for _ in range(8):
        game = random_game(name, rng)
        compiled = played(game, 3, 0, 6, compiled=True)
        plain = played(game, 3, 0, 6, compiled=False)
        assert (compiled == plain).all(), game


@pytest.mark.long
@pytest.mark.parametrize("name", ["temper", "pardon"])
def test_compiled_and_plain_play_the_same_100000_games(name: str) -> None:
    rng = random.Random(name)
    for seed in range(1000):
        game = random_game(name, rng)
        compiled = played(game, seed, 0, 50, compiled=True)
        plain = played(game, seed, 0, 50, compiled=False)
        assert (compiled == plain).all(), game
