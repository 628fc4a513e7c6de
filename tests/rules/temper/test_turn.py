"""T6 to T9: what a roll does."""

import pytest

import homestretch
from homestretch import CHANCE, TERMINAL
from homestretch.core.errors import IllegalMove
from tests.rules.helpers import after, legal, refused


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_t6_one_token_moves_by_exactly_the_number(die: int) -> None:
    line = f"temper 0=B,B,5,20 2=B,B,B,B turn=0 die={die}"
    assert legal(line) == [f"5-{5 + die}", f"20-{20 + die}"]
    assert after(line, f"5-{5 + die}").pieces()[0] == (0, 0, 5 + die, 20)
    with refused(IllegalMove, state=homestretch.position(line)):
        homestretch.position(line).parse_move(f"5-{6 + die}")


def test_t6_a_die_has_six_equal_sides() -> None:
    state = homestretch.game("temper").start()
    assert state.chance_outcomes() == [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)]


def test_t6_any_token_on_the_track_is_jumped_and_every_square_counts() -> None:
    """Own tokens on 6 and 7 and yellow's on 8 (its 28) are passed and stay where they are."""
    state = after("temper 0=5,6,7,H4 2=B,B,B,28 turn=0 die=4", "5-9")
    assert state.pieces() == {0: (6, 7, 9, 44), 2: (0, 0, 0, 28)}


def test_t7_the_turn_passes_when_nothing_can_move() -> None:
    state = after("temper 0=B,H2 2=B,7 turn=0 rolls=1 tokens=2", 3)
    assert state.text() == "temper 0=B,H2 2=B,7 turn=2 rolls=1 tokens=2"


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_t8_no_token_leaves_the_base_without_a_six(die: int) -> None:
    assert legal(f"temper 0=B,B,B,9 2=B,B,B,B turn=0 die={die}") == [f"9-{9 + die}"]
    state = after("temper 0=B,B,B,B 2=B,B,B,B turn=0 rolls=1", die)
    assert (state.turn, state.to_act) == (2, CHANCE)


@pytest.mark.parametrize("seat", [0, 2])
def test_t8_with_a_six_a_token_lands_on_the_own_start_square(seat: int) -> None:
    line = f"temper 0=B,B,B,B 2=B,B,B,B turn={seat} die=6"
    assert legal(line) == ["B-1"]
    assert after(line, "B-1").pieces() == {seat: (0, 0, 0, 1), 2 - seat: (0, 0, 0, 0)}


def test_t9_a_six_rolls_again_without_limit() -> None:
    state = homestretch.position("temper 0=5,20 2=B,B turn=0 rolls=1 tokens=2")
    for origin in (5, 11, 17, 23):
        state = state.apply_chance(6)
        state = state.apply(state.parse_move(str(origin)))
        assert (state.turn, state.to_act, state.rolls_left) == (0, CHANCE, 1)
    state = state.apply_chance(5)
    assert state.apply(state.parse_move("20")).turn == 2


def test_t9_no_other_number_rolls_again() -> None:
    for die in range(1, 6):
        assert after(f"temper 0=5,20 2=B,B turn=0 die={die} tokens=2", "5").turn == 2


def test_t9_an_unplayable_six_gives_no_extra_roll() -> None:
    state = after("temper 0=39,H4 2=B,B turn=0 rolls=1 tokens=2", 6)
    assert state.text() == "temper 0=39,H4 2=B,B turn=2 rolls=3 tokens=2"


def test_t9_option_unplayable_six_again() -> None:
    line = "temper 0=39,H4 2=B,B turn=0 rolls=1 tokens=2 unplayable_six_again=on"
    assert after(line, 6).text() == line
    assert after(line, 6, 6).turn == 0
    assert after(line, 5).turn == 2  # another number that cannot be played passes the turn


def test_t9_a_six_that_wins_ends_the_game() -> None:
    state = after("temper 0=38,H1,H2,H3 2=B,B,B,B turn=0 die=6 home_jump=on", "38-H4")
    assert (state.to_act, state.winner, state.chance_outcomes()) == (TERMINAL, 0, [])
