"""P1 to P3: the ring, the slides and a pawn's road.

Red's progress is the absolute square less 3; yellow counts red's squares 30 further on.
"""

from itertools import pairwise

import pytest

from homestretch.games.pardon.board import absolute, parse_place, place_text, progress_of
from tests.rules.helpers import after, legal

SLIDES = {1: 4, 9: 13, 16: 19, 24: 28, 31: 34, 39: 43, 46: 49, 54: 58}
OWNER = {1: 0, 9: 0, 16: 1, 24: 1, 31: 2, 39: 2, 46: 3, 54: 3}


def one_pawn(seat: int, place: str, card: str) -> str:
    """The seat's only pawn on a place, an opponent's only pawn in Start."""
    pawns = {seat: place, (seat + 2) % 4: "S"}
    roads = " ".join(f"{each}={pawns[each]}" for each in sorted(pawns))
    return f"pardon {roads} turn={seat} hand{seat}={card} pawns=1"


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("triangle", SLIDES)
def test_p1_slides_and_their_colours(seat: int, triangle: int) -> None:
    """Each seat's pawn goes one square onto each triangle; the other seats may be empty."""
    before = progress_of(seat, triangle - 1)
    end = triangle if OWNER[triangle] == seat else SLIDES[triangle]
    state = after(one_pawn(seat, str(before), "1"), f"1:{before}-{progress_of(seat, triangle)}")
    assert state.pieces()[seat] == (progress_of(seat, end),)


@pytest.mark.parametrize(("seat", "base"), [(0, 0), (1, 15), (2, 30), (3, 45)])
def test_p1_entry_and_exit_of_each_seat(seat: int, base: int) -> None:
    assert absolute(seat, 59) == base + 2
    assert absolute(seat, 1) == base + 4
    assert sorted(absolute(seat, progress) for progress in range(1, 61)) == list(range(60))


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_p2_the_road_from_start_to_home(seat: int) -> None:
    road = ["S", *map(str, range(1, 60)), "Z1", "Z2", "Z3", "Z4", "Z5", "H"]
    for here, there in pairwise(road):
        assert legal(one_pawn(seat, here, "1")) == [f"1:{here}-{there}"]
    assert progress_of(seat, absolute(seat, 1) + 58) == 59  # 58 squares from exit to entry


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_p2_a_pawn_meets_another_where_their_roads_meet(seat: int) -> None:
    """The opponent's start exit is 31 on the own road, and its entry square 29."""
    other = (seat + 2) % 4
    for place, theirs in ((31, 1), (29, 59)):
        pawns = {seat: place - 1, other: theirs}
        roads = " ".join(f"{each}={pawns[each]}" for each in sorted(pawns))
        line = f"pardon {roads} turn={seat} hand{seat}=1 pawns=1"
        assert after(line, f"1:{place - 1}-{place}").pieces() == {seat: (place,), other: (0,)}


def test_p3_places_are_written_as_start_track_zone_and_home() -> None:
    places = {0: "S", 1: "1", 60: "60", 61: "Z1", 65: "Z5", 66: "H"}
    assert {progress: place_text(progress) for progress in places} == places
    for progress in range(67):
        assert parse_place(place_text(progress)) == progress
        assert parse_place(str(progress)) == progress
    assert [parse_place(word) for word in ("67", "Z0", "Z6", "B", "", "-1", "²")] == [None] * 7


def test_p3_forward_from_59_and_before_leads_into_the_safety_zone() -> None:
    assert legal(one_pawn(0, "59", "1")) == ["1:59-Z1"]
    assert legal(one_pawn(0, "58", "2")) == ["2:58-Z1"]
    assert legal(one_pawn(0, "52", "12")) == ["12:52-Z5"]
    assert legal(one_pawn(0, "53", "12")) == ["12:53-H"]


def test_p3_forward_from_60_leads_to_the_start_exit() -> None:
    assert legal(one_pawn(0, "60", "1")) == ["1:60-1"]
    assert legal(one_pawn(0, "60", "12")) == ["12:60-12"]
    assert after(one_pawn(2, "60", "3"), "3:60-3").pieces()[2] == (3,)


def test_p3_square_60_is_reached_backwards_and_by_a_switch_and_a_pardon_card() -> None:
    assert legal(one_pawn(0, "1", "10")) == ["10:1-11", "10:1-60"]
    switch = "pardon 0=10 2=30 turn=0 hand0=11 pawns=1"
    assert after(switch, "11:10x60").pieces() == {0: (60,), 2: (40,)}
    pardon = "pardon 0=S 2=30 turn=0 hand0=P pawns=1 pardon_cards=on"
    assert after(pardon, "P:Sx60").pieces() == {0: (60,), 2: (0,)}
