import itertools
import json
import math
import subprocess
import sys

import pytest

from homestretch.core.errors import UnknownGame
from homestretch.games.pardon import board as pardon
from homestretch.games.temper import board as temper
from homestretch.svg import layout
from tests.svg.helpers import LAST

GAMES = {"temper": temper, "pardon": pardon}


def single(name, seat, progress):
    (point,) = layout(name)["places"][str(seat)][str(progress)]
    return tuple(point)


def track(name):
    """The points of the track in the order of the absolute squares, from seat 0's road."""
    board = GAMES[name]
    points = {}
    for progress in range(1, board.TRACK_LENGTH + 1):
        points[board.absolute(0, progress)] = single(name, 0, progress)
    return [points[square] for square in range(board.TRACK_LENGTH)]


@pytest.mark.parametrize("name", GAMES)
def test_every_place_of_every_seat_is_there_and_on_the_board(name):
    found = layout(name)
    assert found["game"] == name
    assert list(found["places"]) == ["0", "1", "2", "3"]
    several = {"temper": {0}, "pardon": {0, 66}}[name]
    margin = found["piece_radius"]
    for road in found["places"].values():
        assert list(road) == [str(progress) for progress in range(LAST[name] + 1)]
        for progress, points in road.items():
            assert len(points) == (4 if int(progress) in several else 1)
            for x, y in points:
                assert margin < x < found["width"] - margin
                assert margin < y < found["height"] - margin


@pytest.mark.parametrize("name", GAMES)
def test_a_layout_is_plain_json(name):
    assert json.loads(json.dumps(layout(name))) == layout(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_square_is_at_one_point_whichever_seat_stands_on_it(name):
    board = GAMES[name]
    points = track(name)
    for seat in range(4):
        for progress in range(1, board.TRACK_LENGTH + 1):
            assert single(name, seat, progress) == points[board.absolute(seat, progress)]


@pytest.mark.parametrize("name", GAMES)
def test_pieces_on_different_places_do_not_cover_each_other(name):
    found = layout(name)
    points = {
        (x, y) for road in found["places"].values() for spots in road.values() for x, y in spots
    }
    track_length = GAMES[name].TRACK_LENGTH
    own = {"temper": 4 + 4, "pardon": 4 + 5 + 4}[name]
    assert len(points) == track_length + 4 * own
    least = 2 * found["piece_radius"] * 0.9
    for point in points:
        assert all(math.dist(point, other) >= least for other in points - {point})


@pytest.mark.parametrize("name", GAMES)
def test_the_track_is_one_ring_of_equal_steps_clockwise_on_the_screen(name):
    points = track(name)
    steps = [math.dist(points[at - 1], points[at]) for at in range(len(points))]
    assert max(steps) - min(steps) < 0.01
    for at, (x, y) in enumerate(points):
        before_x, before_y = points[at - 1]
        turn = (before_x - 500) * (y - 500) - (before_y - 500) * (x - 500)
        assert turn > 0  # y grows downward, so a positive turn is clockwise


def test_a_home_row_goes_on_from_the_square_before_it():
    for seat in range(4):
        road = [single("temper", seat, progress) for progress in (40, 41, 42, 43, 44)]
        for before, after in itertools.pairwise(road):
            assert math.dist(before, after) == pytest.approx(82)
        (x, y), (die_x, die_y) = road[-1], layout("temper")["die"]
        assert math.dist((x, y), (die_x, die_y)) == pytest.approx(82)


def test_a_safety_zone_goes_on_from_its_entry_square_and_ends_at_home():
    places = layout("pardon")["places"]
    for seat in range(4):
        road = [single("pardon", seat, progress) for progress in (59, 61, 62, 63, 64, 65)]
        for before, after in itertools.pairwise(road):
            assert math.dist(before, after) == pytest.approx(58)
        home = [sum(axis) / 4 for axis in zip(*places[str(seat)]["66"], strict=True)]
        assert 58 < math.dist(road[-1], home) < 2 * 58
        assert math.dist(road[0], home) > math.dist(road[-1], home)


def test_start_lies_at_the_start_exit():
    places = layout("pardon")["places"]
    for seat in range(4):
        start = [sum(axis) / 4 for axis in zip(*places[str(seat)]["0"], strict=True)]
        assert math.dist(start, single("pardon", seat, 1)) < 2 * 58


@pytest.mark.parametrize("name", GAMES)
def test_the_seats_sit_clockwise_from_the_bottom_left(name):
    corners = []
    for seat in range(4):
        # Temper: the base. Pardon: the last corner of the seat's side, as its pieces travel.
        if name == "temper":
            points = layout(name)["places"][str(seat)]["0"]
        else:
            points = [track(name)[(15 * seat + 15) % 60]]
        corners.append((all(x < 500 for x, _ in points), all(y < 500 for _, y in points)))
    assert corners == [(True, False), (True, True), (False, True), (False, False)]


def test_the_piles_are_clear_of_all_places():
    found = layout("pardon")
    piles = found["piles"]
    reach_y = piles["card_height"] / 2 + found["piece_radius"]
    left = piles["draw"][0] - piles["card_width"] / 2 - found["piece_radius"]
    right = piles["discards"][0] + piles["card_width"] / 2 + found["piece_radius"]
    assert piles["discards"][0] - piles["draw"][0] > piles["card_width"]
    for road in found["places"].values():
        for spots in road.values():
            for x, y in spots:
                assert not (left < x < right and abs(y - piles["draw"][1]) < reach_y)


def test_both_themes_name_the_same_custom_properties():
    colours = layout("temper")["colours"]
    assert set(colours) == {"light", "dark"}
    assert set(colours["light"]) == set(colours["dark"])
    assert all(name.startswith("--") for name in colours["light"])


def test_an_unknown_game_is_refused_with_the_games_there_are():
    with pytest.raises(UnknownGame, match="'chess'; games are temper, pardon"):
        layout("chess")


def test_the_package_needs_the_standard_library_only():
    code = (
        "import sys, homestretch.svg\n"
        "homestretch.svg.empty_board('pardon')\n"
        "names = {name.partition('.')[0] for name in sys.modules}\n"
        "print(sorted(names - sys.stdlib_module_names - {'homestretch', '__main__'}))\n"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": _source()},
    )
    assert done.stdout.strip() == "[]"


def _source():
    import homestretch

    return homestretch.__file__.rsplit("/", 2)[0]
