"""P15: a switch, in the order of its steps. Yellow counts red's squares 30 further on."""

import homestretch
from tests.rules.helpers import after, legal


def test_p15_both_pawns_change_places() -> None:
    state = after("pardon 0=S,10 2=S,5 turn=0 hand0=11 pawns=2", "11:10x35")
    assert state.pieces() == {0: (0, 35), 2: (0, 40)}
    blue = after("pardon 0=10 1=20 3=30 turn=1 hand1=11 pawns=1", "11:20x55")
    assert blue.pieces() == {0: (35,), 1: (55,), 3: (30,)}


def test_p15_the_own_pawn_slides_on_a_foreign_triangle() -> None:
    """Yellow stands on blue's triangle, red's 13; a third pawn on the slide goes back."""
    state = after("pardon 0=15,30 2=S,43 turn=0 hand0=11 pawns=2", "11:30x13")
    assert state.pieces() == {0: (0, 16), 2: (0, 60)}


def test_p15_the_opponents_pawn_does_not_slide() -> None:
    """Red leaves its own triangle (its 6, yellow's 36) to yellow, for whom it would be a slide."""
    state = after("pardon 0=6 2=5 turn=0 hand0=11 pawns=1", "11:6x35")
    assert state.pieces() == {0: (35,), 2: (36,)}


def test_p15_both_on_triangles_only_the_own_pawn_slides() -> None:
    """Red comes from its own triangle to yellow's (red's 36, yellow's 6)."""
    state = after("pardon 0=6 2=6 turn=0 hand0=11 pawns=1", "11:6x36")
    assert state.pieces() == {0: (40,), 2: (36,)}


def test_p15_an_opponent_switched_onto_the_slide_goes_back() -> None:
    """Red stands on 14, 15 or 16 of blue's slide, yellow on its triangle."""
    for own in (14, 15, 16):
        state = after(f"pardon 0={own} 2=43 turn=0 hand0=11 pawns=1", f"11:{own}x13")
        assert state.pieces() == {0: (16,), 2: (0,)}
    state = after("pardon 0=17 2=43 turn=0 hand0=11 pawns=1", "11:17x13")
    assert state.pieces() == {0: (16,), 2: (47,)}


def test_p15_two_own_pawns_on_the_slide_give_one_play() -> None:
    """Whichever of them is switched, one slides and the other and yellow go to Start (P19)."""
    line = "pardon 0=14,15 2=S,43 turn=0 hand0=11 pawns=2"
    assert legal(line) == ["11:14-25", "11:15-26", "11:14x13"]
    state = homestretch.position(line)
    assert state.parse_move("11:15x13") == state.parse_move("11:14x13")
    assert after(line, "11:14x13").pieces() == {0: (0, 16), 2: (0, 0)}


def test_p15_a_pawn_switched_to_square_60_or_59_stands_there() -> None:
    assert after("pardon 0=10 2=29 turn=0 hand0=11 pawns=1", "11:10x59").pieces()[0] == (59,)
    assert after("pardon 0=10 2=30 turn=0 hand0=11 pawns=1", "11:10x60").pieces()[0] == (60,)
    assert after("pardon 0=60 2=5 turn=0 hand0=11 pawns=1", "11:60x35").pieces() == {
        0: (35,),
        2: (30,),
    }
