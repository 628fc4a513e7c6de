"""The table: what is drawn is what is, on every screen, and after every interruption."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.friends import friend
from tests.browser.player import BOARD_IS_PAST, CURTAIN, OVER, Player, persons, table_id
from tests.browser.serving import Server

SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080)]
TEMPER = persons(0, bots=(1, 2, 3), game="temper", options={"start_token": True}, seed=21)
PARDON = persons(0, bots=(1, 2, 3), game="pardon", preset="pardon-strategy", seed=22)


def assert_drawn_as_the_view_says(player: Player) -> None:
    view = player.view()
    assert player.number() == view["number"]
    layout = player.page.evaluate(
        "async (game) => (await fetch(`/api/board/${game}.json`)).json()", view["game"]
    )
    standing = sorted(
        (int(seat), progress) for seat, road in view["pieces"].items() for progress in road
    )
    drawn = player.drawn()
    assert [piece[:2] for piece in drawn] == standing
    points = [piece[2:] for piece in drawn]
    assert len(set(points)) == len(points), "two pieces are drawn on one spot"
    for seat, progress, x, y in drawn:
        assert [x, y] in layout["places"][str(seat)][str(progress)]


@pytest.mark.parametrize("setup", [TEMPER, PARDON], ids=["temper", "pardon"])
def test_pieces_stand_where_the_layout_says(player: Player, setup: dict[str, object]) -> None:
    player.sit_down(setup)
    for _ in range(4):
        assert_drawn_as_the_view_says(player)
        if player.play(taps=6):
            break
        player.wait()
    assert_drawn_as_the_view_says(player)


@pytest.mark.parametrize("setup", [TEMPER, PARDON], ids=["temper", "pardon"])
def test_nothing_scrolls_and_fingers_find_their_targets(
    player: Player, setup: dict[str, object]
) -> None:
    player.sit_down(setup)
    player.play(taps=7)
    page = player.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        player.wait()
        assert player.scrolls() == {"across": 0, "down": 0}, (width, height)
        for selector in ("#roll", "button.spot", ".table-head .icon-button"):
            for found in page.locator(f"{selector}:visible").all():
                box = found.bounding_box()
                assert box is not None
                assert min(box["width"], box["height"]) >= 44, (selector, width, height)
        board = page.locator(".board-frame").bounding_box()
        assert board is not None
        assert abs(board["width"] - board["height"]) < 1
        assert board["width"] >= 0.65 * min(width, height), (width, height)
        for seen in ("#banner", "#dock", ".board-frame"):
            box = page.locator(seen).bounding_box()
            assert box is not None
            assert box["x"] >= 0, (seen, width, height)
            assert box["y"] >= 0, (seen, width, height)
            assert box["x"] + box["width"] <= width + 1, (seen, width, height)
            assert box["y"] + box["height"] <= height + 1, (seen, width, height)


@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_the_start_page_never_scrolls_sideways(player: Player, width: int) -> None:
    player.page.set_viewport_size({"width": width, "height": 800})
    player.open_start()
    player.page.click("#details-summary")
    assert player.scrolls()["across"] == 0
    expect(player.page.locator("#play")).to_be_in_viewport()


@pytest.mark.parametrize("setup", [TEMPER, PARDON], ids=["temper", "pardon"])
def test_a_reload_shows_the_same_game(player: Player, setup: dict[str, object]) -> None:
    player.sit_down(setup)
    assert not player.play(taps=11)
    player.wait()
    before = player.view(), player.standing(), player.page.locator(".banner").inner_text()
    player.page.reload()
    player.wait()
    banner = player.page.locator(".banner").inner_text()
    assert (player.view(), player.standing(), banner) == before
    assert not player.play(taps=5)


@pytest.mark.parametrize("setup", [TEMPER, PARDON], ids=["temper", "pardon"])
def test_a_killed_server_loses_nothing(
    new_player: NewPlayer, own_server: Server, setup: dict[str, object]
) -> None:
    player = new_player(own_server)
    player.sit_down(setup)
    assert not player.play(taps=11)
    player.wait()
    before = player.view(), player.standing()
    own_server.kill()
    expect(player.page.locator("#lost")).to_be_visible()
    own_server.start()
    expect(player.page.locator("#lost")).to_be_hidden()
    assert player.wait() == "ready"
    assert (player.view(), player.standing()) == before
    assert not player.play(taps=7)
    player.wait()
    assert_drawn_as_the_view_says(player)


def test_a_tap_while_the_line_is_down_counts_once_when_it_is_up(
    new_player: NewPlayer, own_server: Server
) -> None:
    player = new_player(own_server)
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=23))
    player.wait()
    before = player.view()["number"]
    own_server.kill()
    expect(player.page.locator("#lost")).to_be_visible()
    player.page.click("#roll")
    own_server.start()
    expect(player.page.locator("#lost")).to_be_hidden()
    player.wait()
    rolls = [event for event in player.view()["history"] if event["number"] == before + 1]
    assert [event["chance"] for event in rolls] == ["roll"]


def test_a_move_too_late_is_refused_in_a_sentence(new_player: NewPlayer, server: Server) -> None:
    player = new_player(server)
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=24))
    player.fall_behind()
    player.page.click("#roll")
    expect(player.page.locator("#toast")).to_have_text("The game had already gone on. Look again.")
    assert player.wait() == "ready"
    assert not player.play(taps=3)


def test_two_people_at_one_device_pass_it_on(player: Player) -> None:
    setup = persons(0, 2, game="pardon", preset="pardon-quick", first=0, seed=25)
    setup["seats"][0]["name"], setup["seats"][1]["name"] = "Anna", "Ben"
    player.sit_down(setup)
    page = player.page
    names = {0: "Anna", 2: "Ben"}
    passed = 0
    for _ in range(48):
        state = player.wait()
        if state == "over":
            break
        if state == "ready":
            view = player.view()
            shown = page.locator("button.hand-card").evaluate_all(
                "cards => cards.map((card) => card.dataset.card)"
            )
            assert shown == [str(card) for card in view["hands"][str(view["turn"])]]
            player.tap()
            continue
        turn = player.view()["turn"]
        expect(page.locator(CURTAIN)).to_contain_text(f"Pass the device to {names[turn]}")
        # Behind the curtain lies nobody's hand, not even in the document.
        assert page.locator("button.hand-card").count() == 0
        assert page.locator("#table").evaluate("table => table.inert")
        page.click("#curtain button")
        passed += 1
    assert passed >= 6


def test_alone_there_is_no_curtain_and_the_hand_stays_open(player: Player) -> None:
    player.sit_down(persons(0, bots=(2,), game="pardon", seed=26))
    for _ in range(12):
        assert player.wait() == "ready"
        player.tap()
    expect(player.page.locator("button.hand-card")).to_have_count(5)


def test_a_watcher_sees_the_board_but_no_hand_and_nothing_to_tap(
    new_player: NewPlayer, server: Server
) -> None:
    player = new_player(server)
    player.sit_down(persons(0, bots=(2,), game="pardon", seed=27))
    watcher = new_player(server)
    watcher.page.goto(player.page.url)
    watcher.page.wait_for_selector(".board-frame[data-number]")
    assert watcher.page.locator("button.hand-card, .spot").count() == 0
    assert watcher.standing() == player.standing()
    assert not player.play(taps=4)
    player.wait()
    watcher.page.wait_for_selector(f".board-frame[data-number='{player.number()}']")
    assert watcher.standing() == player.standing()


def test_the_only_legal_move_plays_itself_where_that_is_set(player: Player) -> None:
    # With one token each, there never is a choice: all that is left to do is to roll.
    player.sit_down(persons(0, bots=(2,), game="temper", options={"tokens": 1}, seed=28))
    player.page.click("#table [data-opens=settings]")
    player.page.click("label[for=autoplay]")
    player.page.click("dialog#settings .button")
    for _ in range(300):
        player.page.wait_for_selector(f"#roll[aria-disabled=false], {OVER}")
        if player.page.locator(OVER).count():
            return
        player.page.click("#roll")
    raise AssertionError("the game did not end")


def test_what_others_must_do_asks_nobody_why(new_player: NewPlayer, server: Server) -> None:
    player, watcher = friend(new_player, server), friend(new_player, server)
    options = {"start_token": True}
    player.sit_down(persons(0, bots=(1, 2, 3), game="temper", options=options, first=0, seed=29))
    watcher.page.goto(f"http://{server.origin}/#/watch/{table_id(player.page)}")
    for _ in range(220):
        assert player.wait() == "ready"
        if player.view()["reason"]:
            break
        player.tap()
    expect(player.page.locator(".banner-why")).to_have_count(1)
    watcher.until(BOARD_IS_PAST, player.number() - 1)
    expect(watcher.page.locator(".banner-why")).to_have_count(0)


def test_forced_moves_say_why(player: Player) -> None:
    reasons = {
        "bring_out": "A six brings a token out",
        "clear_start": "The token on your start square must move first",
        "must_capture": "You can capture, so you must",
        "only_move": "Only this token can move",
    }
    player.sit_down(persons(0, bots=(1, 2, 3), game="temper", seed=29))
    seen = set()
    for _ in range(220):
        if player.wait() == "over":
            break
        view = player.view()
        if view["reason"]:
            code = view["reason"]["code"]
            line = player.page.locator(".banner-line").inner_text()
            assert line.startswith(reasons[code])
            seen.add(code)
        if len(seen) >= 3:
            return
        player.tap()
    raise AssertionError(f"only {seen} came up")
