"""P18 and P19: the split of a 7, and plays that are one play."""

import pytest

import homestretch
from homestretch.core.errors import IllegalMove
from homestretch.games.pardon.board import place_text
from tests.rules.helpers import after, legal, refused


def splits(pawns: str, options: str = "") -> list[str]:
    """The legal splits of red's 7; yellow is in Start."""
    starts = ",".join("S" for _ in pawns.split(","))
    number = pawns.count(",") + 1
    line = f"pardon 0={pawns} 2={starts} turn=0 hand0=7 pawns={number}{options}"
    return [play for play in legal(line) if "," in play]


def test_p18_the_second_pawn_moves_in_the_position_that_results() -> None:
    """1 can go 5 only when 6 has gone on; pawns being alike, that is the play 1-8 (P19)."""
    state = homestretch.position("pardon 0=1,6 2=S,S turn=0 hand0=7 pawns=2")
    assert str(state.parse_move("7:6-8,1-6")) == "7:1-8"
    with refused(IllegalMove, "(P18)", "7:1-8", state=state):
        state.parse_move("7:1-6,6-8")


def test_p18_each_part_must_be_legal_where_it_is_made() -> None:
    """Z4 can go 1 or 2 only; 30 goes the rest; together with no part left over."""
    assert splits("30,Z4") == ["7:30-35,Z4-H", "7:30-36,Z4-Z5"]
    assert splits("Z4,Z5") == []
    assert splits("Z2,Z3") == ["7:Z2-H,Z3-H"]


def test_p18_both_parts_bump() -> None:
    """Yellow on red's 33 and 34 (its 3 and 4)."""
    state = after("pardon 0=29,31 2=3,4 turn=0 hand0=7 pawns=2", "7:29-33,31-34")
    assert state.pieces() == {0: (33, 34), 2: (0, 0)}
    state = after("pardon 0=29,30 2=S,3 turn=0 hand0=7 pawns=2", "7:29-32,30-34")
    assert state.pieces() == {0: (32, 34), 2: (0, 3)}


def test_p18_each_part_slides_before_the_next() -> None:
    """12 slides to 16 and sends yellow on 14 (its 44) home; then 9 goes 6 over it to 15."""
    line = "pardon 0=9,12 2=S,44 turn=0 hand0=7 pawns=2"
    assert after(line, "7:12-13,9-15").pieces() == {0: (15, 16), 2: (0, 0)}


def test_p18_the_order_matters_where_the_second_part_slides() -> None:
    """9 goes to 15 first; then the slide of 12 sends it back: another play than the other order."""
    line = "pardon 0=9,12 2=S,44 turn=0 hand0=7 pawns=2"
    assert after(line, "7:9-15,12-13").pieces() == {0: (0, 16), 2: (0, 0)}


@pytest.mark.parametrize(
    ("triangle", "circle"), [(13, 16), (21, 25), (28, 31), (36, 40), (43, 46), (51, 55)]
)
def test_p18_a_pawn_sent_back_by_the_first_part_takes_no_second(triangle: int, circle: int) -> None:
    """It may go first, though, out of the way of the slide."""
    for second in range(triangle + 1, circle + 1):
        for steps in (1, 2, 3):
            first = triangle - steps
            plays = splits(f"{first},{second}")
            end = second + 7 - steps
            end += end > 59
            away = f"7:{second}-{place_text(end)},{first}-{triangle}"
            assert away in plays
            assert f"7:{first}-{triangle},{second}-{place_text(end)}" not in plays


def test_p18_the_pawn_that_slid_is_not_the_second_pawn() -> None:
    """16 was sent to Start by 12, which now stands there itself and has had its part."""
    state = homestretch.position("pardon 0=12,16 2=S,S turn=0 hand0=7 pawns=2")
    with refused(IllegalMove, "(P18)", state=state):
        state.parse_move("7:12-13,16-22")


def test_p18_a_part_may_take_a_pawn_home() -> None:
    state = after("pardon 0=30,Z3 2=S,S turn=0 hand0=7 pawns=2", "7:30-34,Z3-H")
    assert state.pieces()[0] == (34, 66)
    state = after("pardon 0=Z2,Z3,S 2=S,S,S turn=0 hand0=7 pawns=3", "7:Z2-H,Z3-H")
    assert state.pieces()[0] == (0, 66, 66)


@pytest.mark.parametrize("pawns", ["S,30", "S,S,S,30", "H,30", "S,H,H,30"])
def test_p18_a_pawn_in_start_or_at_home_takes_no_part(pawns: str) -> None:
    assert splits(pawns) == []


def test_p18_a_split_is_between_two_different_pawns() -> None:
    state = homestretch.position("pardon 0=30,41 2=S,S turn=0 hand0=7 pawns=2")
    for text in ("7:30-33,30-34", "7:30-33,33-37"):
        with refused(IllegalMove, "legal: 7:30-37", state=state):
            state.parse_move(text)


def test_p18_the_two_parts_make_seven() -> None:
    state = homestretch.position("pardon 0=1,52 2=S,S turn=0 hand0=7 pawns=2")
    for text in ("7:1-4,52-55", "7:1-8,52-59", "7:1-4,52-57"):
        with refused(IllegalMove, "seven", "(P18)", state=state):
            state.parse_move(text)


def test_p18_two_orders_with_one_result_are_one_play() -> None:
    state = homestretch.position("pardon 0=1,52 2=S,S turn=0 hand0=7 pawns=2")
    assert len(state.legal_moves()) == 2 + 6
    for steps in range(1, 7):
        one = f"7:1-{1 + steps},52-{59 - steps}"
        other = f"7:52-{59 - steps},1-{1 + steps}"
        assert state.parse_move(other) == state.parse_move(one)
        assert str(state.parse_move(other)) == one


def test_p18_with_bump_own_the_second_pawn_may_end_on_the_first() -> None:
    assert "7:29-33,30-33" in splits("29,30", " bump_own=on")
    assert "7:29-33,30-33" not in splits("29,30")
    line = "pardon 0=29,30 2=S,S turn=0 hand0=7 pawns=2 bump_own=on"
    assert after(line, "7:29-33,30-33").pieces()[0] == (0, 33)


def test_p19_pawns_in_start_are_interchangeable() -> None:
    assert legal("pardon 0=S,S,S,S 2=S,S,S,S turn=0 hand0=1") == ["1:S-1"]
    line = "pardon 0=S,S,S,S 2=5,S,S,S turn=0 hand0=P pardon_cards=on"
    assert legal(line) == ["P:Sx35"]


def test_p19_two_pawns_that_slide_back_to_where_they_stood_are_one_play() -> None:
    """25 and 40 are circles; 4 back each comes down its slide again and all is as before."""
    line = "pardon 0=25,40 2=S,S turn=0 hand0=4 pawns=2"
    assert legal(line) == ["4:25-21"]
    assert after(line, "4:40-36").pieces() == {0: (25, 40), 2: (0, 0)}
    on_one_slide = "pardon 0=25,40 2=S,8 turn=0 hand0=4 pawns=2"
    assert legal(on_one_slide) == ["4:25-21", "4:40-36"]


def test_p19_equal_cards_in_the_hand_are_one_play() -> None:
    assert legal("pardon 0=30 2=S turn=0 hand0=5,5,5 pawns=1") == ["5:30-35"]
    assert legal("pardon 0=Z5 2=S turn=0 hand0=5,5,3 pawns=1") == ["3:discard", "5:discard"]


def test_p19_different_cards_with_one_result_are_two_plays() -> None:
    """A 2 to blue's triangle slides from 11 to 16, a 5 walks there."""
    line = "pardon 0=11 2=S turn=0 hand0=2,5 pawns=1"
    assert legal(line) == ["2:11-13", "5:11-16"]
    assert after(line, "2:11-13").pieces() == after(line, "5:11-16").pieces()


def test_p19_one_card_with_two_results_is_two_plays() -> None:
    assert legal("pardon 0=20,31 2=S,S turn=0 hand0=10 pawns=2") == [
        "10:20-30",
        "10:31-41",
        "10:20-19",
        "10:31-30",
    ]
