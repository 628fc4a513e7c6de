import re
from collections import Counter

import pytest

from homestretch.core.errors import UnknownGame
from homestretch.games.pardon.board import SLIDES
from homestretch.svg import empty_board, layout, piece
from homestretch.svg.palette import LIGHT
from tests.svg.helpers import SVG, middle, near, on_picture, parsed

NAMES = ("temper", "pardon")
TRACK = {"temper": 40, "pardon": 60}
OWN = {"temper": [0, 41, 42, 43, 44], "pardon": [0, 61, 62, 63, 64, 65, 66]}
START = {"temper": lambda seat: 10 * seat, "pardon": lambda seat: 15 * seat + 4}


def classes(element):
    return set((element.get("class") or "").split())


def by(root, attribute):
    return {e.get(attribute): e for e in root.iter() if e.get(attribute) is not None}


def track_points(name):
    road = layout(name)["places"]["0"]
    first = START[name](0)
    return {(first + p - 1) % TRACK[name]: road[str(p)][0] for p in range(1, TRACK[name] + 1)}


@pytest.mark.parametrize("name", NAMES)
def test_every_place_is_one_element_and_each_element_one_place(name):
    root = parsed(empty_board(name))
    squares = Counter(e.get("data-square") for e in root.iter() if e.get("data-square"))
    assert squares == Counter(f"track-{square}" for square in range(TRACK[name]))
    places = Counter(e.get("data-place") for e in root.iter() if e.get("data-place"))
    assert places == Counter(f"{seat}-{place}" for seat in range(4) for place in OWN[name])


@pytest.mark.parametrize("name", NAMES)
def test_squares_are_drawn_where_the_layout_puts_them(name):
    root = parsed(empty_board(name))
    squares = by(root, "data-square")
    for square, point in track_points(name).items():
        assert near(middle(squares[f"track-{square}"][0]), point)
    places = by(root, "data-place")
    for seat in range(4):
        for place in OWN[name][1:5]:
            (point,) = layout(name)["places"][str(seat)][str(place)]
            assert near(middle(places[f"{seat}-{place}"][0]), point)


@pytest.mark.parametrize("name", NAMES)
def test_the_round_places_for_four_reach_around_all_four_pieces(name):
    places = by(parsed(empty_board(name)), "data-place")
    found = layout(name)
    for seat in range(4):
        for place in {"temper": (0,), "pardon": (0, 66)}[name]:
            discs = list(places[f"{seat}-{place}"].iter(f"{SVG}circle"))
            tray = max(discs, key=lambda disc: float(disc.get("r")))
            x, y = middle(tray)
            for a, b in found["places"][str(seat)][str(place)]:
                reach = ((a - x) ** 2 + (b - y) ** 2) ** 0.5 + 0.9 * found["piece_radius"]
                assert reach <= float(tray.get("r"))


def test_the_base_has_a_socket_at_every_point():
    places = by(parsed(empty_board("temper")), "data-place")
    for seat in range(4):
        points = layout("temper")["places"][str(seat)]["0"]
        drawn = [middle(e) for e in places[f"{seat}-0"].iter(f"{SVG}circle")]
        assert all(any(near(point, at) for at in drawn) for point in points)


@pytest.mark.parametrize("name", NAMES)
def test_places_say_what_they_are_and_whose(name):
    root = parsed(empty_board(name))
    squares, places = by(root, "data-square"), by(root, "data-place")
    starts = {START[name](seat) % TRACK[name]: seat for seat in range(4)}
    for square in range(TRACK[name]):
        found = classes(squares[f"track-{square}"])
        assert {"square", "track"} <= found
        assert ("start" in found) == (square in starts)
        if square in starts:
            assert f"seat-{starts[square]}" in found
    row = {"temper": "home-row", "pardon": "zone"}[name]
    for seat in range(4):
        assert {"base", f"seat-{seat}"} <= classes(places[f"{seat}-0"])
        for place in OWN[name][1:5]:
            assert {"square", row, f"seat-{seat}"} <= classes(places[f"{seat}-{place}"])
    if name == "pardon":
        for seat in range(4):
            assert {"home", f"seat-{seat}"} <= classes(places[f"{seat}-66"])
            assert {"entry", f"seat-{seat}"} <= classes(squares[f"track-{15 * seat + 2}"])


def test_p1_slides_are_drawn_from_triangle_to_circle():
    points = track_points("pardon")
    slides = [e for e in parsed(empty_board("pardon")).iter() if "slide" in classes(e)]
    found = []
    for slide in slides:
        seat = next(int(word[-1]) for word in classes(slide) if word.startswith("seat-"))
        start, end = (
            int(slide.get(side).removeprefix("track-")) for side in ("data-from", "data-to")
        )
        found.append((seat, start, end))
        assert near(on_picture(slide, slide.find(f"{SVG}circle")), points[end])
        # Turned back to the bottom side, where travel and so the triangle point to the left.
        (triangle,) = (e for e in slide.iter() if "triangle" in classes(e))
        numbers = [float(n) for n in re.findall(r"[\d.]+", triangle.get("d"))]
        corners = list(zip(numbers[::2], numbers[1::2], strict=True))
        x, y = points[(start - 15 * seat) % 60]
        assert all(abs(a - x) < 29 and abs(b - y) < 29 for a, b in corners)
        tip, *back = corners
        assert tip[1] == y
        assert tip[0] < x < min(a for a, _ in back)
    assert sorted(found) == sorted(
        (seat, (15 * seat + first) % 60, (15 * seat + last) % 60)
        for seat in range(4)
        for first, last in SLIDES
    )


@pytest.mark.parametrize("name", NAMES)
def test_the_page_can_change_every_colour(name):
    root = parsed(empty_board(name))
    for element in root.iter():
        for attribute in ("fill", "stroke", "stop-color"):
            value = element.get(attribute)
            if value in {None, "none"} or value.startswith("url(#"):
                continue
            match = re.fullmatch(r"var\(--([\w-]+), (#[0-9a-f]{6})\)", value)
            assert match, value
            assert LIGHT[match[1]] == match[2]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_loaded_run_or_read_aloud(name):
    text = empty_board(name)
    root = parsed(text)
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert not tags & {"title", "desc", "script", "style", "image", "foreignObject", "a"}
    assert all(not key.startswith("on") and key != "style" for e in root.iter() for key in e.keys())  # noqa: SIM118
    art = [child for child in root if child.tag != f"{SVG}defs"]
    assert [child.get("aria-hidden") for child in art] == ["true"]
    assert text.count("http") == 1  # the namespace


@pytest.mark.parametrize("name", NAMES)
def test_every_reference_is_kept_and_every_id_used_once(name):
    text = empty_board(name)
    ids = Counter(e.get("id") for e in parsed(text).iter() if e.get("id"))
    assert set(ids.values()) == {1}
    assert set(re.findall(r"url\(#([\w-]+)\)", text)) <= set(ids)
    symbols = {e.get("id") for e in parsed(text).iter(f"{SVG}symbol")}
    pieces = {f"piece-{seat}" for seat in range(4)}
    if name == "temper":
        assert symbols == pieces | {f"die-{value}" for value in range(1, 7)}
    else:
        cards = (1, 2, 3, 4, 5, 7, 8, 10, 11, 12, "pardon", "back")
        assert symbols == pieces | {f"card-{card}" for card in cards}


def test_each_piece_carries_a_shape_of_its_own():
    shapes = set()
    for seat in range(4):
        root = parsed(f'<svg xmlns="http://www.w3.org/2000/svg">{piece(seat)}</svg>')
        symbol = root.find(f"{SVG}symbol")
        assert symbol.get("id") == f"piece-{seat}"
        mark = [e for e in symbol.iter(f"{SVG}path") if f"seat-{seat}-mark" in e.get("fill")]
        shapes.add(mark[0].get("d"))
    assert len(shapes) == 4


def test_an_unknown_game_is_refused():
    with pytest.raises(UnknownGame, match="'ludo'; games are temper, pardon"):
        empty_board("ludo")
