"""P12 and P13: passing pawns, and where a move ends. Yellow counts red's squares 30 further on."""

import pytest

import homestretch
from homestretch.core.errors import IllegalMove
from tests.rules.helpers import after, legal, refused


def test_p12_pawns_are_jumped_forward_and_every_square_counts() -> None:
    """Red passes its own pawns on 31 and 32 and yellow's on 33 (its 3)."""
    state = after("pardon 0=30,31,32,H 2=S,S,S,3 turn=0 hand0=5", "5:30-35")
    assert state.pieces() == {0: (31, 32, 35, 66), 2: (0, 0, 0, 3)}


def test_p12_pawns_are_jumped_backward() -> None:
    """Red passes its own pawns on 33 and 32 and yellow's on 31 (its 1)."""
    state = after("pardon 0=32,33,34,H 2=S,S,S,1 turn=0 hand0=4", "4:34-30")
    assert state.pieces() == {0: (30, 32, 33, 66), 2: (0, 0, 0, 1)}


def test_p12_pawns_are_jumped_in_the_safety_zone() -> None:
    assert legal("pardon 0=58,Z1,Z3,H 2=S,S,S,S turn=0 hand0=5") == ["5:58-Z4", "5:Z1-H"]
    assert legal("pardon 0=1,2,Z1,Z2 2=S,S,S,S turn=0 hand0=4") == [
        "4:1-57",
        "4:2-58",
        "4:Z1-56",
        "4:Z2-57",
    ]


@pytest.mark.parametrize(("seat", "place"), [(1, 20), (2, 5), (3, 50)])
def test_p13_a_pawn_that_ends_on_an_opponents_sends_it_to_start(seat: int, place: int) -> None:
    """Each stands on red's 35; pawns of the same number on other squares stay."""
    pawns = {1: "S,14", 2: "S,14", 3: "S,14"}
    pawns[seat] = f"14,{place}"
    roads = " ".join(f"{each}={own}" for each, own in pawns.items())
    state = after(f"pardon 0=S,30 {roads} turn=0 hand0=5 pawns=2", "5:30-35")
    assert state.pieces() == {0: (0, 35), 1: (0, 14), 2: (0, 14), 3: (0, 14)}


def test_p13_backward_and_out_of_start_it_does_so_too() -> None:
    assert after("pardon 0=34 2=60 turn=0 hand0=4 pawns=1", "4:34-30").pieces()[2] == (0,)
    assert after("pardon 0=S 2=31 turn=0 hand0=1 pawns=1", "1:S-1").pieces()[2] == (0,)


def test_p13_no_move_ends_on_an_own_pawn() -> None:
    line = "pardon 0=S,1,30,35 2=S,S,S,S turn=0 hand0=1,5,P pardon_cards=on"
    assert legal(line) == ["1:1-2", "1:30-31", "1:35-36", "5:1-6", "5:35-40"]
    state = homestretch.position(line)
    with refused(IllegalMove, "own pawn", "(P13)", "5:35-40", state=state):
        state.parse_move("5:30-35")
    with refused(IllegalMove, "own pawn", "start exit", "(P13)", state=state):
        state.parse_move("1:S-1")


def test_p13_no_move_ends_on_an_own_pawn_backward_or_in_the_zone() -> None:
    assert legal("pardon 0=26,30,Z1,Z3 2=S,S,S,S turn=0 hand0=4") == [
        "4:26-22",
        "4:Z1-56",
        "4:Z3-58",
    ]
    assert legal("pardon 0=59,Z1,Z3,H 2=S,S,S,S turn=0 hand0=1") == ["1:Z1-Z2", "1:Z3-Z4"]


def test_p13_start_and_home_hold_any_number() -> None:
    state = after("pardon 0=Z5,H,H,H 1=5,S,S,S 2=S,S,S,S turn=0 hand0=1", "1:Z5-H")
    assert state.pieces()[0] == (66, 66, 66, 66)
    state = after("pardon 0=30,S,S,S 2=S,S,S,5 turn=0 hand0=5", "5:30-35")
    assert state.pieces()[2] == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("pawns", "card", "play", "left"),
    [
        ("S,S,30,35", "5", "5:30-35", (0, 0, 0, 35)),
        ("S,S,26,30", "4", "4:30-26", (0, 0, 0, 26)),
        ("S,S,29,30", "10", "10:30-29", (0, 0, 0, 29)),
        ("S,59,Z1,H", "1", "1:59-Z1", (0, 0, 61, 66)),
        ("S,S,S,1", "1", "1:S-1", (0, 0, 0, 1)),
        ("30,35,S,S", "7", "7:30-35,35-37", None),
        ("29,30,S,S", "7", "7:29-31,30-35", (0, 0, 31, 35)),
    ],
)
def test_p13_option_bump_own(
    pawns: str, card: str, play: str, left: tuple[int, ...] | None
) -> None:
    """The own pawn goes to Start; one that the first part of a 7 bumps can take no part (P18)."""
    line = f"pardon 0={pawns} 2=S,S,S,S turn=0 hand0={card} bump_own=on"
    if left is None:
        assert play not in legal(line)
    else:
        assert after(line, play).pieces()[0] == left


def test_p13_p14_own_pawn_on_a_foreign_triangle_bars_it() -> None:
    """Blue, on its own triangle (red's 13), switches with red: red's pawn there does not slide."""
    line = "pardon 0=12,20 1=S,58 turn=1 hand1=11 hand0=1 pawns=2 hand_size=1"
    state = after(line, "11:58x5", 12)
    assert state.pieces() == {0: (12, 13), 1: (0, 5)}
    assert (state.to_act, [str(move) for move in state.legal_moves()]) == (0, ["1:13-14"])
    with refused(IllegalMove, "own pawn", "(P13)", state=state):
        state.parse_move("1:12-13")


def test_p13_p14_own_pawn_on_a_foreign_triangle_is_bumped_by_option() -> None:
    """It goes to Start, and the pawn that came slides."""
    line = "pardon 0=12,13 1=S,5 turn=0 hand0=1 pawns=2 bump_own=on"
    assert legal(line) == ["1:12-13", "1:13-14"]
    assert after(line, "1:12-13").pieces() == {0: (0, 16), 1: (0, 5)}


def test_p13_p14_rival_on_a_foreign_triangle_is_sent_back_before_the_slide() -> None:
    """Yellow stands on blue's triangle, red's 13 (its 43)."""
    state = after("pardon 0=12 2=43 turn=0 hand0=1 pawns=1", "1:12-13")
    assert state.pieces() == {0: (16,), 2: (0,)}
