"""Whole numbers of an array do wherever whole numbers are asked for; nothing else does."""

from __future__ import annotations

import json
from collections.abc import Callable
from enum import IntEnum
from typing import Any

import numpy as np
import pytest

import homestretch
from homestretch import HomestretchError, batch
from homestretch.batch import States, Tournament, play_arrays
from homestretch.batch.arguments import number, seed

GAME = homestretch.game("temper", preset="temper-quick", seats=(0, 2), first="draw")


class Three(IntEnum):
    """A number with a name."""

    ONLY = 3


def first_move(states: States, moves: Any) -> Any:
    return moves[:, 0]


ARRAYS = {0: first_move, 2: first_move}


def bots() -> dict[str, batch.Policy]:
    return {name: batch.policy("temper", name) for name in ("random", "careful")}


@pytest.mark.parametrize(
    "kind", [np.int8, np.uint8, np.int32, np.int64, np.uint64, np.array, lambda _: Three.ONLY]
)
def test_every_kind_of_whole_number_becomes_a_plain_one(kind: Callable[[int], Any]) -> None:
    for found in (number(kind(3), "games", 1, 5), seed(kind(3))):
        assert type(found) is int
        assert found == 3


def test_games_are_the_same_by_numbers_of_an_array() -> None:
    seats = np.array([2, 0])
    assert homestretch.game(
        "temper", seats=seats, first=seats[0], tokens=np.int64(2)
    ) == homestretch.game("temper", seats=(0, 2), first=2, tokens=2)
    given: dict[str, Any] = {"compiled": False, "policies": {seats[0]: "careful"}}
    plain = batch.play(
        GAME, 4, seed=5, first_game=7, threads=2, compiled=False, policies={2: "careful"}
    )
    one, five, seven, two, four = np.array([1, 5, 7, 2, 4])
    found = batch.play(GAME, four, seed=five, first_game=seven, threads=two, **given)
    assert (found == plain).all()
    whole = batch.simulate(GAME, four, seed=five, threads=one, **given).to_json()
    assert json.loads(json.dumps(whole)) == (
        batch.simulate(
            GAME, 4, seed=5, threads=1, compiled=False, policies={2: "careful"}
        ).to_json()
    )


def test_nodes_are_the_same_by_numbers_of_an_array() -> None:
    assert len(States(GAME, np.uint16(3))) == 3
    assert len(States(GAME, np.int64(0))) == 0
    found = play_arrays(GAME, np.int64(3), ARRAYS, seed=np.int64(-4))
    assert (found.rows == play_arrays(GAME, 3, ARRAYS, seed=-4).rows).all()


def test_a_tournament_by_numbers_of_an_array() -> None:
    sets, start, table, threads = np.array([3, 5, 2, 1])
    made = Tournament(GAME, bots(), sets, start, table_size=table)
    made.play(threads=threads, compiled=False)
    plain = Tournament(GAME, bots(), 3, 5, table_size=2)
    plain.play(threads=1, compiled=False)
    assert json.dumps(made.to_json()) == json.dumps(plain.to_json())


NOT_WHOLE = [3.0, np.float64(3), True, np.True_, "3", None, np.array([3]), np.array(3.0), 3 + 0j]


@pytest.mark.parametrize("value", NOT_WHOLE, ids=repr)
def test_what_is_no_whole_number_is_refused_by_its_name(value: Any) -> None:
    calls: list[tuple[str, Callable[[], Any]]] = [
        ("games is", lambda: batch.play(GAME, value)),
        ("games is", lambda: batch.simulate(GAME, value)),
        ("first_game is", lambda: batch.play(GAME, 1, first_game=value)),
        ("the seed is", lambda: batch.play(GAME, 1, seed=value)),
        ("the seed is", lambda: play_arrays(GAME, 1, ARRAYS, seed=value)),
        ("the seed", lambda: Tournament(GAME, bots(), 1, value)),
        ("nodes is", lambda: States(GAME, value)),
        ("nodes", lambda: play_arrays(GAME, value, ARRAYS)),
        ("sets is", lambda: Tournament(GAME, bots(), value)),
        ("bots at a table", lambda: Tournament(GAME, bots(), 1, table_size=value)),
        ("is no seat", lambda: homestretch.game("temper", seats=(0, value))),
    ]
    if value is not None:
        calls.append(("threads is", lambda: batch.play(GAME, 1, threads=value)))
        calls.append(("cannot begin", lambda: homestretch.game("temper", first=value)))
    if not isinstance(value, str):  # an option takes words, as the command line has them
        calls.append(("option tokens cannot be", lambda: homestretch.game("temper", tokens=value)))
    for told, call in calls:
        with pytest.raises(HomestretchError, match=told):
            call()


@pytest.mark.parametrize("value", [2.0, False, np.float64(0), np.int64(1)], ids=repr)
def test_a_seat_with_a_policy_is_a_whole_number_in_play(value: Any) -> None:
    with pytest.raises(batch.BatchError, match="has a policy but does not play"):
        batch.play(GAME, 1, policies={value: "careful"})


def test_bounds_are_told_as_they_were() -> None:
    for value, told in (
        (0, "games is 0; it is a whole number from 1 to 2**40"),
        (np.int64(-1), "games is -1; it is a whole number from 1 to 2**40"),
        ((1 << 40) + 1, f"games is {(1 << 40) + 1}; it is a whole number from 1 to 2**40"),
    ):
        with pytest.raises(batch.BatchError) as error:
            batch.play(GAME, value)
        assert str(error.value) == told
    with pytest.raises(batch.TournamentError, match=r"sets is 0; .* from 1 to 2\*\*32"):
        Tournament(GAME, bots(), 0)
    with pytest.raises(batch.BatchError, match=r"threads is 1025; .* from 1 to 1024"):
        batch.play(GAME, 1, threads=np.int64(1025))
