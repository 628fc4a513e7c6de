"""T14: which move is allowed, in this order."""

import pytest

from tests.rules.helpers import after, legal


@pytest.mark.parametrize("die", range(1, 7))
def test_t14a_the_start_square_is_cleared_whatever_the_roll(die: int) -> None:
    assert legal(f"temper 0=B,1,20,30 2=B,B,B,B turn=0 die={die}") == [f"1-{1 + die}"]


def test_t14a_a_capture_elsewhere_does_not_change_it() -> None:
    """20 could capture yellow on red's 24 (its 4)."""
    assert legal("temper 0=B,1,20,30 2=B,B,B,4 turn=0 die=4") == ["1-5"]


def test_t14a_the_clearing_move_may_capture() -> None:
    """Yellow's 25 is red's 5."""
    state = after("temper 0=B,1,20,30 2=B,B,B,25 turn=0 die=4", "1-5")
    assert state.pieces() == {0: (0, 5, 20, 30), 2: (0, 0, 0, 0)}


def test_t14a_holds_only_with_tokens_in_the_base() -> None:
    assert legal("temper 0=1,10,20,30 2=B,B,B,B turn=0 die=4") == ["1-5", "10-14", "20-24", "30-34"]
    assert legal("temper 0=1,20 2=B,B turn=0 die=4 tokens=2") == ["1-5", "20-24"]


def test_t14a_holds_only_for_a_token_that_can_move() -> None:
    assert legal("temper 0=B,1,5,30 2=B,B,B,B turn=0 die=4") == ["5-9", "30-34"]


def test_t14a_only_the_own_start_square_counts() -> None:
    """A token on yellow's start square (red's 21) need not leave it."""
    assert legal("temper 0=B,11,21,31 2=B,B,B,B turn=0 die=2") == ["11-13", "21-23", "31-33"]


def test_t14b_a_six_brings_one_out() -> None:
    assert legal("temper 0=B,10,20,30 2=B,B,B,B turn=0 die=6") == ["B-1"]
    assert legal("temper 0=B,H1,20,38 2=B,B,B,B turn=0 die=6 must_capture=off") == ["B-1"]


def test_t14b_a_capture_elsewhere_does_not_change_it() -> None:
    """20 could capture yellow on red's 26 (its 6)."""
    assert legal("temper 0=B,10,20,30 2=B,B,B,6 turn=0 die=6") == ["B-1"]


def test_t14b_holds_only_with_tokens_in_the_base() -> None:
    assert legal("temper 0=10,20,30,H4 2=B,B,B,B turn=0 die=6") == ["10-16", "20-26", "30-36"]
    assert legal("temper 0=10,20 2=B,B turn=0 die=6 tokens=2") == ["10-16", "20-26"]


def test_t14b_an_opponent_on_the_start_square_does_not_hinder() -> None:
    assert legal("temper 0=B,10,20,30 2=B,B,B,21 turn=0 die=6") == ["B-1"]


def test_t14b_with_the_start_square_held_the_other_tokens_play() -> None:
    """1 is blocked by 7, so nobody comes out: 20 must capture on 26 (yellow's 6), else both may."""
    assert legal("temper 0=B,1,7,20 2=B,B,B,B turn=0 die=6") == ["7-13", "20-26"]
    assert legal("temper 0=B,1,7,20 2=B,B,B,6 turn=0 die=6") == ["20-26"]


def test_t14c_a_move_that_captures_must_be_made() -> None:
    """Yellow stands on red's 24 (its 4)."""
    assert legal("temper 0=B,10,20,30 2=B,B,B,4 turn=0 die=4") == ["20-24"]
    assert legal("temper 0=10,H1,20,30 2=B,B,B,4 turn=0 die=4") == ["20-24"]


def test_t14c_the_player_chooses_among_captures() -> None:
    """Yellow stands on red's 14 and 24 (its 34 and 4)."""
    line = "temper 0=B,10,20,30 2=B,B,4,34 turn=0 die=4"
    assert legal(line) == ["10-14", "20-24"]
    assert after(line, "10").pieces()[2] == (0, 0, 0, 4)
    assert after(line, "20").pieces()[2] == (0, 0, 0, 34)


def test_t14c_a_capture_that_an_own_token_blocks_does_not_count() -> None:
    """No own token can reach red's 24 with a 3; the rival there changes nothing."""
    assert legal("temper 0=B,10,20,30 2=B,B,B,4 turn=0 die=3") == ["10-13", "20-23", "30-33"]


def test_t14c_a_rival_in_its_home_row_or_behind_the_own_entry_is_no_capture() -> None:
    """38 goes 4 to H2; the squares after the ring's 40th are not the ring's first again."""
    line = "temper 0=B,10,20,38 2=B,B,22,H2 turn=0 die=4"
    assert legal(line) == ["10-14", "20-24", "38-H2"]


def test_t14c_option_must_capture() -> None:
    line = "temper 0=B,10,20,30 2=B,B,B,4 turn=0 die=4 must_capture=off"
    assert legal(line) == ["10-14", "20-24", "30-34"]
    assert after(line, "20").pieces()[2] == (0, 0, 0, 0)
    assert after(line, "30").pieces()[2] == (0, 0, 0, 4)
    assert legal("temper 0=B,1,20,30 2=B,B,B,4 turn=0 die=4 must_capture=off") == ["1-5"]


def test_t14d_otherwise_every_move_is_legal() -> None:
    assert legal("temper 0=B,10,20,H1 2=B,B,B,B turn=0 die=2") == ["10-12", "20-22", "H1-H3"]
    assert legal("temper 0=10,20,30,40 2=B,B,B,B turn=0 die=1") == [
        "10-11",
        "20-21",
        "30-31",
        "40-H1",
    ]
