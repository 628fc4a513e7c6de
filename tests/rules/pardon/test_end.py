"""P20: the end and the places."""

import pytest

import homestretch
from homestretch import TERMINAL
from homestretch.core.errors import IllegalChance, IllegalMove
from tests.rules.helpers import after, refused


def test_p20_the_first_with_all_pawns_home_wins_at_once() -> None:
    state = after("pardon 0=Z4,H,H,H 2=S,S,S,5 turn=0 hand0=2,5 hand2=3", "2:Z4-H")
    assert (state.to_act, state.winner, state.turn) == (TERMINAL, 0, 0)
    assert (state.legal_moves(), state.chance_outcomes(), state.chance_kind) == ([], [], None)
    assert not state.plays_again  # although it was a 2
    assert state.hands == {0: [5], 2: [3]}
    assert state.discards == (2,)
    with refused(IllegalMove, "the game is over", state=state):
        state.parse_move("5:Z1-H")
    with refused(IllegalChance, "no chance decides here", state=state):
        state.apply_chance(1)


@pytest.mark.parametrize(
    ("node", "play"),
    [
        ("0=Z3 1=S 3=S turn=0 hand0=3 pawns=1", "3:Z3-H"),
        ("0=Z3,Z2 1=S,S 3=S,S turn=0 hand0=7 pawns=2", "7:Z2-H,Z3-H"),
        ("0=H,H,Z5 1=S,S,S 3=S,S,S turn=0 hand0=1 pawns=3", "1:Z5-H"),
        ("0=S 1=S 3=Z5 turn=3 hand3=1 pawns=1 hand_size=0", "1:Z5-H"),
    ],
)
def test_p20_with_all_pawns_that_are_in_play(node: str, play: str) -> None:
    state = after(f"pardon {node}", play)
    assert (state.to_act, state.winner) == (TERMINAL, state.turn)
    assert state.ranking()[state.turn] == 1


def test_p20_one_pawn_short_is_no_win() -> None:
    state = after("pardon 0=Z5,Z4,H,H 2=S,S,S,5 turn=0 hand0=1", "1:Z5-H")
    assert (state.winner, state.chance_kind) == (None, "draw")


@pytest.mark.parametrize(
    ("others", "places"),
    [
        # The number of pawns Home counts before the distance.
        ("1=S,H 2=59,Z5 3=S,S", {0: 1, 1: 2, 2: 3, 3: 4}),
        # Then the sum of progress, Home as 66.
        ("1=10,20 2=S,34 3=S,2", {0: 1, 1: 3, 2: 2, 3: 4}),
        ("1=S,H 2=1,H 3=2,H", {0: 1, 1: 4, 2: 3, 3: 2}),
        # Progress 60 counts as 0.
        ("1=S,60 2=S,1 3=S,S", {0: 1, 1: 3, 2: 2, 3: 3}),
        ("1=60,2 2=S,2 3=S,1", {0: 1, 1: 2, 2: 2, 3: 4}),
        ("1=S,59 2=S,60 3=S,Z1", {0: 1, 1: 3, 2: 4, 3: 2}),
        # Equal scores share a place, and the next one is skipped.
        ("1=10,21 2=7,24 3=S,5", {0: 1, 1: 2, 2: 2, 3: 4}),
        ("1=S,S 2=S,S 3=S,S", {0: 1, 1: 2, 2: 2, 3: 2}),
    ],
)
def test_p20_the_others_are_ranked(others: str, places: dict[int, int]) -> None:
    state = after(f"pardon 0=Z5,H {others} turn=0 hand0=1 pawns=2", "1:Z5-H")
    assert state.to_act == TERMINAL
    assert state.ranking() == places


def test_p20_during_play_the_places_are_as_things_stand() -> None:
    state = homestretch.position("pardon 0=5,6 1=S,H 2=S,12 turn=0 hand0=1 pawns=2")
    assert state.ranking() == {1: 1, 2: 2, 0: 3}
    assert state.winner is None
    assert homestretch.game("pardon").start().ranking() == {0: 1, 1: 1, 2: 1, 3: 1}
