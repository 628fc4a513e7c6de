"""The worked cases of the rules, in their order. Red plays; absolute squares are its road + 3."""

import pytest

import homestretch
from homestretch.core.errors import IllegalMove
from homestretch.games.pardon.board import progress_of
from tests.rules.helpers import after, legal, refused


def red(*squares: int) -> str:
    """Red's progress on absolute squares, sorted."""
    return ",".join(str(p) for p in sorted(progress_of(0, square) for square in squares))


def test_worked_case_zones_are_private() -> None:
    line = f"pardon 0={red(2)} 2=Z1 turn=0 hand0=2 pawns=1"
    assert legal(line) == ["2:59-Z2"]
    assert after(line, "2:59-Z2").pieces() == {0: (62,), 2: (61,)}


def test_worked_case_back_1_onto_blues_triangle() -> None:
    state = after(f"pardon 0={red(17)} 2=S turn=0 hand0=10 pawns=1", "10:14-13")
    assert state.pieces()[0] == (progress_of(0, 19),)


def test_worked_case_back_4_onto_a_triangle_and_down_the_slide_again() -> None:
    """Red itself on 25, yellow on 26, blue on 27; red on 29 is beyond the circle."""
    yellow, blue = progress_of(2, 26), progress_of(1, 27)
    line = f"pardon 0={red(28, 25, 29)} 1=S,S,{blue} 2=S,S,{yellow} turn=0 hand0=4 pawns=3"
    state = after(line, "4:25-21")
    assert state.pieces() == {0: (0, 25, 26), 1: (0, 0, 0), 2: (0, 0, 0)}


def test_worked_case_split_1_and_6_in_one_order_only() -> None:
    """15 → 16 ⇒ 19, then 13 → 19 ends on an own pawn; the other order bumps it by the slide."""
    line = f"pardon 0={red(15, 13)} 2=S,S turn=0 hand0=7 pawns=2"
    assert legal(line) == [
        "7:10-17",
        "7:12-19",
        "7:10-11,12-18",
        "7:10-14,12-15",
        "7:10-16,12-13",
    ]
    state = homestretch.position(line)
    with refused(IllegalMove, "(P18)", state=state):
        state.parse_move("7:12-13,10-16")
    assert after(line, "7:10-16,12-13").pieces()[0] == (0, progress_of(0, 19))


def test_worked_case_split_2_and_5_in_one_order_only() -> None:
    line = f"pardon 0={red(14, 18)} 2=S,S turn=0 hand0=7 pawns=2"
    assert "7:15-20,11-13" in legal(line)
    assert "7:11-13,15-20" not in legal(line)
    state = after(line, "7:15-20,11-13")
    assert state.pieces()[0] == (progress_of(0, 19), progress_of(0, 23))
    with refused(IllegalMove, "(P18)", state=homestretch.position(line)):
        homestretch.position(line).parse_move("7:11-13,15-20")


def test_worked_case_switch_onto_a_slide() -> None:
    line = f"pardon 0={red(18)} 2={progress_of(2, 16)} turn=0 hand0=11 pawns=1"
    state = after(line, "11:15x13")
    assert state.pieces() == {0: (progress_of(0, 19),), 2: (0,)}


def test_worked_case_switch_or_decline() -> None:
    yellow = progress_of(2, 25)
    line = f"pardon 0={red(55)},Z4 2=S,{yellow} turn=0 hand0=11 pawns=2"
    assert legal(line) == ["11:52x22", "11:decline"]


@pytest.mark.parametrize(
    ("square", "card", "text", "progress"),
    [
        (0, 3, "3:57-Z1", 61),
        (3, 1, "1:60-1", 1),
        (59, 8, "8:56-Z5", 65),
        (58, 10, "10:55-H", 66),
        (5, 4, "4:2-58", 58),
        (20, 4, "4:17-13", 16),
    ],
)
def test_worked_case_counting(square: int, card: int, text: str, progress: int) -> None:
    state = after(f"pardon 0=S,{red(square)} 2=S,S turn=0 hand0={card} pawns=2", text)
    assert state.pieces()[0] == (0, progress)


def test_worked_case_counting_back_out_of_the_zone() -> None:
    assert after("pardon 0=Z1 2=S turn=0 hand0=10 pawns=1", "10:Z1-59").pieces()[0] == (59,)
    assert after("pardon 0=Z3 2=S turn=0 hand0=4 pawns=1", "4:Z3-58").pieces()[0] == (58,)
