"""T1 to T3: the ring, the roads, the seats."""

import pytest

import homestretch
from homestretch.core.errors import PositionError, SeatError
from homestretch.games.temper.board import absolute, parse_place, place_text, progress_of
from tests.rules.helpers import after, legal, refused

STARTS = {0: 0, 1: 10, 2: 20, 3: 30}
BEFORE_HOME = {0: 39, 1: 9, 2: 19, 3: 29}


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_t1_start_squares_and_home_entries(seat: int) -> None:
    assert absolute(seat, 1) == STARTS[seat]
    assert absolute(seat, 40) == BEFORE_HOME[seat]


def test_t1_the_ring_closes_after_forty_squares() -> None:
    for seat in range(4):
        assert sorted(absolute(seat, progress) for progress in range(1, 41)) == list(range(40))
        assert absolute(seat, 2) == STARTS[seat] + 1  # clockwise
    state = after("temper 0=40 1=B 2=B turn=0 rolls=1 tokens=1", 1)
    assert [str(move) for move in state.legal_moves()] == ["40-H1"]


@pytest.mark.parametrize(
    ("seat", "progress", "rival", "rival_progress"),
    [
        (0, 11, 1, 1),
        (0, 21, 2, 1),
        (0, 31, 3, 1),
        (1, 31, 0, 1),
        (1, 40, 0, 10),
        (2, 11, 3, 1),
        (2, 21, 0, 1),
        (2, 31, 1, 1),
        (3, 11, 0, 1),
        (3, 40, 0, 30),
        (3, 21, 1, 1),
    ],
)
def test_t2_two_roads_meet_on_one_square(
    seat: int, progress: int, rival: int, rival_progress: int
) -> None:
    """The same square counted along two roads: a capture there, and no room for both."""
    seats = {seat: str(progress - 1), rival: str(rival_progress)}
    rest = (other for other in range(4) if other not in seats)
    seats[next(rest)] = "B"
    roads = " ".join(f"{each}={seats[each]}" for each in sorted(seats))
    state = after(f"temper {roads} turn={seat} die=1 tokens=1", f"{progress - 1}-{progress}")
    assert state.pieces()[seat] == (progress,)
    assert state.pieces()[rival] == (0,)
    seats[seat] = str(progress)
    roads = " ".join(f"{each}={seats[each]}" for each in sorted(seats))
    with refused(PositionError, f"seat {seat}'s {progress}", "same square"):
        homestretch.position(f"temper {roads} turn={seat} tokens=1")


def test_t2_places_are_written_as_base_track_and_home() -> None:
    places = {0: "B", 1: "1", 40: "40", 41: "H1", 44: "H4"}
    assert {progress: place_text(progress) for progress in places} == places
    for progress in range(45):
        assert parse_place(place_text(progress)) == progress
        assert parse_place(str(progress)) == progress
    assert [parse_place(word) for word in ("45", "H0", "H5", "S", "", "-1", "²", "٣")] == [None] * 8


def test_t2_progress_of_turns_absolute_round() -> None:
    for seat in range(4):
        for progress in range(1, 41):
            assert progress_of(seat, absolute(seat, progress)) == progress


@pytest.mark.parametrize("seats", [(0, 2), (1, 3)])
def test_t3_two_players_sit_in_opposite_corners(seats: tuple[int, int]) -> None:
    assert homestretch.game("temper", seats=seats).seats == seats
    assert homestretch.game("temper", seats=seats[::-1]).seats == seats


@pytest.mark.parametrize("seats", [(0, 1), (0, 3), (1, 2), (2, 3)])
def test_t3_two_players_never_sit_side_by_side(seats: tuple[int, int]) -> None:
    with refused(SeatError, "opposite", "0 and 2, or 1 and 3", f"not {seats[0]} and {seats[1]}"):
        homestretch.game("temper", seats=seats)
    roads = " ".join(f"{seat}=B,B,B,B" for seat in seats)
    with refused(SeatError, "opposite"):
        homestretch.position(f"temper {roads} turn={seats[0]}")


@pytest.mark.parametrize("seats", [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3), (0, 1, 2, 3)])
def test_t3_three_sit_on_any_seats(seats: tuple[int, ...]) -> None:
    game = homestretch.game("temper", seats=seats)
    assert game.seats == seats
    assert game.start().pieces() == dict.fromkeys(seats, (0, 0, 0, 0))


def test_t3_all_four_seats_when_none_are_named() -> None:
    assert homestretch.game("temper").seats == (0, 1, 2, 3)
    assert legal("temper 0=B 1=B 2=B 3=B turn=3 die=6 tokens=1") == ["B-1"]
