"""P14: slides. Red's 13 is blue's first triangle, its 16 the circle; yellow counts 30 on from red.

Red's 21 to 25 are blue's second slide, 28 to 31 and 36 to 40 yellow's, 43 to 46 and 51 to 55
green's; 58 to 1 and 6 to 10 are its own.
"""

import pytest

from tests.rules.helpers import after

ALONE = "2=S turn=0 pawns=1"


@pytest.mark.parametrize(
    ("line", "play", "end"),
    [
        (f"0=12 {ALONE} hand0=1", "1:12-13", 16),
        (f"0=10 {ALONE} hand0=3", "3:10-13", 16),
        (f"0=17 {ALONE} hand0=4", "4:17-13", 16),
        (f"0=22 {ALONE} hand0=10", "10:22-21", 25),
        (f"0=11 {ALONE} hand0=10", "10:11-21", 25),
        ("0=10 2=43 turn=0 pawns=1 hand0=11", "11:10x13", 16),
        ("0=S 2=43 turn=0 pawns=1 hand0=P pardon_cards=on", "P:Sx13", 16),
    ],
)
def test_p14_a_pawn_slides_however_it_came_to_the_triangle(line: str, play: str, end: int) -> None:
    assert after(f"pardon {line}", play).pieces()[0] == (end,)


def test_p14_a_part_of_a_7_slides_too() -> None:
    state = after("pardon 0=12,30 2=S,S turn=0 hand0=7 pawns=2", "7:12-13,30-36")
    assert state.pieces()[0] == (16, 40)


@pytest.mark.parametrize(
    ("line", "play", "end"),
    [
        (f"0=5 {ALONE} hand0=1", "1:5-6", 6),
        (f"0=57 {ALONE} hand0=1", "1:57-58", 58),
        (f"0=10 {ALONE} hand0=4", "4:10-6", 6),
        ("0=20 2=36 turn=0 pawns=1 hand0=11", "11:20x6", 6),
        ("0=S 2=36 turn=0 pawns=1 hand0=P pardon_cards=on", "P:Sx6", 6),
    ],
)
def test_p14_no_slide_on_the_own_colour(line: str, play: str, end: int) -> None:
    assert after(f"pardon {line}", play).pieces()[0] == (end,)


@pytest.mark.parametrize(
    ("origin", "triangle", "circle"),
    [(12, 13, 16), (20, 21, 25), (27, 28, 31), (35, 36, 40), (42, 43, 46), (50, 51, 55)],
)
def test_p14_all_pawns_after_the_triangle_up_to_the_circle_go_back(
    origin: int, triangle: int, circle: int
) -> None:
    """One pawn, red's or yellow's, on each square from behind the triangle to behind the circle."""
    for square in range(triangle + 1, circle + 2):
        back = square <= circle
        own = after(
            f"pardon 0={origin},{square} 2=S,S turn=0 hand0=1 pawns=2", f"1:{origin}-{triangle}"
        )
        assert own.pieces()[0] == tuple(sorted((circle, 0 if back else square)))
        theirs = (square + 29) % 60 + 1
        rival = after(
            f"pardon 0=S,{origin} 2=S,{theirs} turn=0 hand0=1 pawns=2", f"1:{origin}-{triangle}"
        )
        assert rival.pieces() == {0: (0, circle), 2: (0, 0 if back else theirs)}


def test_p14_the_colour_of_the_slide_is_not_spared() -> None:
    """Blue's own pawns on its slide (its 59, 60 and 1) go back, that behind its circle stays."""
    state = after("pardon 0=12,S,S,S 1=1,2,59,60 turn=0 hand0=1", "1:12-13")
    assert state.pieces() == {0: (0, 0, 0, 16), 1: (0, 0, 0, 2)}


def test_p14_many_pawns_at_once() -> None:
    """Yellow stands on 14 and 16, green on 15 (its 30); red's others are beyond the circle."""
    state = after("pardon 0=12,17,25 2=44,46,S 3=30,S,S turn=0 hand0=1 pawns=3", "1:12-13")
    assert state.pieces() == {0: (16, 17, 25), 2: (0, 0, 0), 3: (0, 0, 0)}


def test_p14_pawns_before_the_triangle_stay() -> None:
    state = after("pardon 0=10,11,12 2=S,S,S turn=0 hand0=1 pawns=3", "1:12-13")
    assert state.pieces()[0] == (10, 11, 16)


def test_p14_no_slide_for_a_pawn_that_passes_the_triangle_or_begins_on_it() -> None:
    assert after(f"pardon 0=12 {ALONE} hand0=2", "2:12-14").pieces()[0] == (14,)
    assert after(f"pardon 0=14 {ALONE} hand0=4", "4:14-10").pieces()[0] == (10,)
    assert after(f"pardon 0=13 {ALONE} hand0=2", "2:13-15").pieces()[0] == (15,)
    assert after(f"pardon 0=15 {ALONE} hand0=1", "1:15-16").pieces()[0] == (16,)


def test_p14_the_sliding_pawn_never_goes_back_wherever_it_came_from() -> None:
    """Backward from each square of the slide onto its triangle, where the cards allow it."""
    for line, play, circle in (
        (f"0=25 {ALONE} hand0=4", "4:25-21", 25),
        (f"0=22 {ALONE} hand0=10", "10:22-21", 25),
        (f"0=14 {ALONE} hand0=10", "10:14-13", 16),
        (f"0=40 {ALONE} hand0=4", "4:40-36", 40),
    ):
        assert after(f"pardon {line}", play).pieces()[0] == (circle,)


def test_p14_a_slide_belongs_to_its_colour_even_when_the_seat_is_empty() -> None:
    """Between red and yellow, blue's slide slides; so do yellow's for red and red's for yellow."""
    assert after(f"pardon 0=12 {ALONE} hand0=1", "1:12-13").pieces()[0] == (16,)
    assert after("pardon 0=S 2=27 turn=2 hand2=1 pawns=1", "1:27-28").pieces()[2] == (31,)
    assert after("pardon 0=S 2=57 turn=2 hand2=1 pawns=1", "1:57-58").pieces()[2] == (58,)


def test_p14_slides_do_not_chain_and_safety_zones_beside_them_are_not_touched() -> None:
    """Yellow's slide 28 to 31 runs over its entry square: its pawns in the zone stay."""
    state = after("pardon 0=S,27 2=Z1,Z2 turn=0 hand0=1 pawns=2", "1:27-28")
    assert state.pieces() == {0: (0, 31), 2: (61, 62)}
