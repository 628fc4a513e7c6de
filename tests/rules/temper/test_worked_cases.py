"""The worked cases of the rules, in their order. Red is to play; yellow waits in its base."""

import homestretch
from tests.rules.helpers import after, legal


def red(tokens: str, node: str, options: str = "") -> str:
    """A position with red's tokens and everybody else in the base."""
    return f"temper 0={tokens} 2=B,B,B,B turn=0 {node}{options}"


def rolls(tokens: str) -> int:
    return int(homestretch.position(red(tokens, "")).rolls_left)


def test_worked_case_start_token_blocked_by_an_own_token() -> None:
    assert legal(red("1,5,B,B", "die=4")) == ["5-9"]


def test_worked_case_start_token_must_move_though_a_six_is_rolled() -> None:
    assert legal(red("1,20,B,B", "die=6")) == ["1-7"]


def test_worked_case_start_token_blocked_with_a_six() -> None:
    assert legal(red("1,7,B,B", "die=6")) == ["7-13"]


def test_worked_case_43_and_44_cannot_move() -> None:
    assert rolls("B,B,H3,H4") == 3


def test_worked_case_42_can_move_with_a_one() -> None:
    assert rolls("B,B,H2,H4") == 1
    state = after(red("B,B,H2,H4", "rolls=1"), 1)
    assert [str(move) for move in state.legal_moves()] == ["H2-H3"]


def test_worked_case_41_and_42() -> None:
    assert rolls("B,B,H1,H2") == 1
    assert legal(red("B,B,H1,H2", "die=1")) == ["H2-H3"]
    assert legal(red("B,B,H1,H2", "die=2")) == ["H2-H4"]


def test_worked_case_41_and_43() -> None:
    assert rolls("B,B,H1,H3") == 1
    assert legal(red("B,B,H1,H3", "die=1")) == ["H1-H2", "H3-H4"]


def test_worked_case_three_home_with_one_gap() -> None:
    assert rolls("B,H1,H2,H3") == 1
    assert legal(red("B,H1,H2,H3", "die=1")) == ["H3-H4"]
    assert rolls("B,H2,H3,H4") == 3
    assert rolls("B,H1,H3,H4") == 1
    assert legal(red("B,H1,H3,H4", "die=1")) == ["H1-H2"]


def test_worked_case_no_jump_over_42() -> None:
    assert legal(red("B,20,38,H2", "die=5")) == ["20-25"]
    assert legal(red("B,20,38,H2", "die=5", " home_jump=on")) == ["20-25", "38-H3"]
