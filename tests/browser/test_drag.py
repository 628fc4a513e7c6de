"""Pieces can be dragged to where they may go, and nowhere else; a tap stays a tap."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import BOARD_IS_PAST, PHONE, Player, persons
from tests.browser.serving import Server

TEMPER = persons(0, bots=(2,), game="temper", first=0, options={"start_token": True}, seed=51)
PARDON = persons(0, bots=(2,), game="pardon", preset="pardon-strategy", first=0, seed=52)

Point = tuple[float, float]


def to_a_choice(player: Player) -> dict[str, Any]:
    """Plays until a piece of seat 0 may move on the board; gives the view."""
    for _ in range(60):
        assert player.wait() == "ready"
        view = player.view()
        if player.page.locator(".spot-piece").count():
            return view
        player.tap()
    raise AssertionError("no piece could move")


def spot(player: Player) -> tuple[Point, Point, str]:
    """The middle of a piece that may move, of where it may go, and the move's text."""
    page = player.page
    button = page.locator(".spot-piece:not([aria-hidden])").first
    text = str(button.get_attribute("data-moves")).split(" ")[0]
    move = next(one for one in player.view()["moves"] if one["text"] == text)
    path = move["effects"][0]["path"]
    frame = page.locator(".board-frame").bounding_box()
    assert frame is not None
    layout = page.evaluate(
        "async (game) => (await fetch(`/api/board/${game}.json`)).json()", player.view()["game"]
    )

    def on_screen(progress: int) -> Point:
        (x, y) = layout["places"]["0"][str(progress)][0]
        width = layout["width"]
        return (
            frame["x"] + x * frame["width"] / width,
            frame["y"] + y * frame["height"] / width,
        )

    standing = [piece for piece in player.drawn() if piece[:2] == (0, path[0])]
    x, y = standing[0][2:]
    scale = frame["width"] / layout["width"]
    return (frame["x"] + x * scale, frame["y"] + y * scale), on_screen(path[-1]), text


def last_move(player: Player) -> str:
    moves = [event for event in player.view()["history"] if event["kind"] == "move"]
    return str([event for event in moves if event["seat"] == 0][-1]["move"])


@pytest.mark.parametrize("setup", [TEMPER, PARDON], ids=["temper", "pardon"])
def test_a_piece_is_dragged_to_its_target(player: Player, setup: dict[str, Any]) -> None:
    player.sit_down(setup)
    page = player.page
    for _ in range(3):
        before = to_a_choice(player)["number"]
        start, target, text = spot(player)
        page.mouse.move(*start)
        page.mouse.down()
        expect(page.locator(".drop-mark").first).to_be_visible()
        page.mouse.move((start[0] + target[0]) / 2, (start[1] + target[1]) / 2)
        expect(page.locator(".piece.held")).to_have_count(1)
        page.mouse.move(*target)
        expect(page.locator(".drop-mark.over")).to_have_count(1)
        page.mouse.up()
        page.wait_for_function(
            "before => Number(document.querySelector('.board-frame').dataset.number) > before"
            " || document.querySelector('.bar-button, .spot-picked')",
            arg=before,
        )
        if page.locator(".spot-picked, .bar-button").count():
            player.tap()  # another pawn has to walk the rest of a 7
        player.wait()
        assert page.locator(".drop-mark, .piece.held").count() == 0
        if "," not in text:
            assert last_move(player) == text
        standing = sorted(
            (int(seat), place) for seat, road in player.view()["pieces"].items() for place in road
        )
        assert player.standing() == standing


def test_dropped_elsewhere_it_goes_back_and_nothing_is_played(player: Player) -> None:
    player.sit_down(TEMPER)
    page = player.page
    before = to_a_choice(player)
    drawn = player.drawn()
    start, _, _ = spot(player)
    centre = page.locator(".board-frame").bounding_box()
    assert centre is not None
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(centre["x"] + 5, centre["y"] + 5)
    assert player.drawn() != drawn
    page.mouse.up()
    assert player.drawn() == drawn
    assert player.view() == before
    # And one tap still plays.
    page.mouse.click(*start)
    player.until(BOARD_IS_PAST, before["number"])


def test_a_finger_drags_without_scrolling(new_player: NewPlayer, server: Server) -> None:
    player = new_player(server, has_touch=True, is_mobile=True, viewport=PHONE)
    player.sit_down(TEMPER)
    page = player.page
    before = to_a_choice(player)["number"]
    start, target, text = spot(player)
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, point: Point | None) -> None:
        points = [] if point is None else [{"x": point[0], "y": point[1]}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    finger("touchStart", start)
    for step in range(1, 7):
        share = step / 6
        finger(
            "touchMove",
            (start[0] + share * (target[0] - start[0]), start[1] + share * (target[1] - start[1])),
        )
    expect(page.locator(".drop-mark.over")).to_have_count(1)
    finger("touchEnd", None)
    player.until(BOARD_IS_PAST, before)
    player.wait()
    assert last_move(player) == text
    assert page.evaluate("() => [scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]


def test_a_press_shows_where_the_piece_would_land(player: Player) -> None:
    player.sit_down(TEMPER)
    page = player.page
    before = to_a_choice(player)
    start, _, _ = spot(player)
    page.mouse.move(*start)
    page.mouse.down()
    expect(page.locator(".layer-preview .ghost").first).to_be_attached()
    assert player.view()["number"] == before["number"]
    page.mouse.move(5, 5)
    page.mouse.up()
    expect(page.locator("#toast.shown")).to_have_text("It can go only where there is a ring.")
    assert player.view()["number"] == before["number"]


def test_a_tap_on_a_piece_that_cannot_move_says_why(player: Player) -> None:
    player.sit_down(TEMPER)
    while 0 in [origin for move in to_a_choice(player)["moves"] for origin, _ in move["parts"]]:
        player.tap()
    before = player.view()
    frame = player.page.locator(".board-frame").bounding_box()
    assert frame is not None
    scale = frame["width"] / player.page.evaluate(
        "async () => (await (await fetch('/api/board/temper.json')).json()).width"
    )
    waiting = next(piece[2:] for piece in player.drawn() if piece[:2] == (0, 0))
    toast = player.page.locator("#toast.shown")
    middle = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    player.page.mouse.click(*middle)  # where nothing stands
    assert toast.count() == 0
    player.page.mouse.click(frame["x"] + waiting[0] * scale, frame["y"] + waiting[1] * scale)
    why = player.page.locator(".banner-line").inner_text()
    assert before["reason"] is not None
    expect(toast).to_have_text(why)
    assert player.view() == before


def test_a_refused_drop_goes_back(player: Player) -> None:
    player.sit_down(TEMPER)
    page = player.page
    before = to_a_choice(player)
    drawn = player.drawn()
    start, target, _ = spot(player)
    player.fall_behind()
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + target[0]) / 2, (start[1] + target[1]) / 2)
    page.mouse.move(*target)
    page.mouse.up()
    expect(page.locator("#toast")).to_have_text("The game had already gone on. Look again.")
    player.wait()
    assert player.view() == before
    assert player.drawn() == drawn


def to_a_split(player: Player, fewest: int = 1) -> dict[str, Any]:
    """Plays until a seven can be split in so many ways, and picks it; gives one of the moves."""
    player.sit_down(persons(0, bots=(2,), game="pardon", preset="pardon-strategy", seed=29))
    for _ in range(80):
        assert player.wait() == "ready"
        splits = [move for move in player.view()["moves"] if move["kind"] == "split"]
        if len(splits) >= fewest:
            break
        player.tap()
    else:
        raise AssertionError("no seven could be split")
    card = player.page.locator(".hand-card.playable[data-card='7']").first
    if card.get_attribute("aria-pressed") != "true":
        card.press("Enter")
    found: dict[str, Any] = splits[0]
    return found


def test_sharing_out_a_seven_says_what_the_numbers_are(player: Player) -> None:
    origin = to_a_split(player, fewest=5)["parts"][0][0]
    page = player.page
    page.locator(f".spot-piece[data-progress='{origin}']").first.press("Enter")
    expect(page.locator(".banner-line")).to_have_text(
        "How many steps with this pawn? Another one walks the rest of the 7."
    )
    assert page.locator(".bar-number").count() >= 3
    page.click(".bar-back")
    expect(page.locator(".bar-number")).to_have_count(0)
    expect(page.locator(".banner-line")).not_to_contain_text("How many steps")


def test_a_seven_is_split_by_dragging_one_pawn_part_of_the_way(player: Player) -> None:
    (origin, target), _ = to_a_split(player)["parts"]
    page = player.page
    frame = page.locator(".board-frame").bounding_box()
    assert frame is not None
    layout = page.evaluate("async () => (await fetch('/api/board/pardon.json')).json()")
    scale = frame["width"] / layout["width"]

    def on_screen(progress: int) -> Point:
        x, y = layout["places"]["0"][str(progress)][0]
        return frame["x"] + x * scale, frame["y"] + y * scale

    before = player.view()["number"]
    page.mouse.move(*on_screen(origin))
    page.mouse.down()
    page.mouse.move(*on_screen(max(origin, target) - 1))
    page.mouse.move(*on_screen(target))
    expect(page.locator(".drop-mark.over")).to_have_attribute("data-progress", str(target))
    page.mouse.up()
    page.wait_for_function(
        "before => Number(document.querySelector('.board-frame').dataset.number) > before"
        " || document.querySelector('.layer-plan .ghost')",
        arg=before,
    )
    if page.locator(".layer-plan .ghost").count():
        player.tap()  # several pawns could walk the rest
    player.wait()
    played = last_move(player)
    assert played.startswith("7:")
    assert "," in played
