"""Temper with the rules of OpenSpiel's `maedn`, node by node against it.

Action 0 of theirs passes, 1 brings a token in, n > 1 moves the token on our progress n - 1. Their
observation starts with 56 fields of four numbers, which player stands there: the ring from the
first player's start square, then four home rows; then each player's tokens still out.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import homestretch
from homestretch.games.temper.board import absolute

pyspiel = pytest.importorskip("pyspiel")

RULES = {
    "must_capture": False,
    "three_tries": False,
    "home_jump": True,
    "unplayable_six_again": True,
}
SEATS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


def board_of(theirs: Any, seats: tuple[int, ...]) -> dict[int, list[int]]:
    """The tokens by seat, as sorted progress, from the first player's observation."""
    tensor = theirs.observation_tensor(0)
    pieces: dict[int, list[int]] = {}
    for player, seat in enumerate(seats):
        found = []
        for progress in range(1, 45):
            at = absolute(seat, progress) if progress <= 40 else 40 + 4 * player + progress - 41
            if tensor[4 * at + player]:
                found.append(progress)
        pieces[seat] = [0] * (4 - len(found)) + found
    assert sum(tensor[:224]) == sum(1 for places in pieces.values() for p in places if p)
    return pieces


def compare_game(players: int, seed: int) -> int:
    """Plays one random game of both side by side; returns the number of nodes."""
    rng = random.Random(seed)
    seats = SEATS[players]
    ours: Any = homestretch.game("temper", seats=seats, **RULES).start()
    theirs = pyspiel.load_game("maedn", {"players": players}).new_initial_state()
    nodes = 0
    while not theirs.is_terminal():
        nodes += 1
        pieces = {seat: list(places) for seat, places in ours.pieces().items()}
        assert board_of(theirs, seats) == pieces, (str(theirs), ours)
        assert ours.to_act == homestretch.CHANCE
        assert theirs.is_chance_node()
        odds = theirs.chance_outcomes()
        assert [round(6 * share, 9) for _, share in odds] == [1] * 6
        assert ours.chance_outcomes() == [(die, 1) for die in range(1, 7)]
        die = rng.randint(1, 6)
        theirs.apply_action(die - 1)
        turn = ours.turn
        ours = ours.apply_chance(die)
        assert seats[theirs.current_player()] == turn
        actions = theirs.legal_actions()
        if ours.to_act == homestretch.CHANCE:
            assert actions == [0], (str(theirs), ours)
            theirs.apply_action(0)
            continue
        origins = [action - 1 for action in actions]
        assert origins == [move.origin for move in ours.legal_moves()], (str(theirs), ours)
        move = rng.choice(ours.legal_moves())
        ours = ours.apply(move)
        theirs.apply_action(move.origin + 1)
    assert ours.to_act == homestretch.TERMINAL
    best = max(range(players), key=lambda player: theirs.returns()[player])
    assert ours.winner == seats[best]
    return nodes


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_game_as_maedn(players: int) -> None:
    assert sum(compare_game(players, seed) for seed in range(20)) > 1000


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_10000_games_as_maedn(players: int) -> None:
    games = 3334
    assert sum(compare_game(players, 1000 + seed) for seed in range(games)) > 100 * games
