"""Past games: listed, seen again step by step, saved, shared."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.friends import friend
from tests.browser.player import BOARD_IS_PAST, Player, persons, table_id
from tests.browser.serving import Server

TEMPER = persons(
    0, bots=(2,), game="temper", options={"tokens": 1, "start_token": True}, first="draw"
)
PARDON = persons(
    0, bots=(2,), game="pardon", options={"pawns": 1, "start_pawn": True}, first="draw"
)


def steps_of(player: Player, table: str) -> list[dict[str, Any]]:
    """The steps as the server tells them."""
    found: list[dict[str, Any]] = player.page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}/replay`)).json()).steps", table
    )
    return found


def assert_in_words(player: Player, pieces: dict[str, list[int]]) -> None:
    """The board in words tells where the only piece of each seat is."""
    lines = player.page.locator("#board-words-list li li").all_inner_texts()
    assert len(lines) == len(pieces)
    for line, [progress] in zip(lines, pieces.values(), strict=True):
        where = re.fullmatch(r"1 (?:token|pawn): square (\d+)\b.*", line)
        if where:
            assert int(where[1]) == progress
        else:
            assert progress <= 1 or progress > 40


@pytest.mark.parametrize("setup", [TEMPER, PARDON], ids=["temper", "pardon"])
def test_a_game_is_listed_and_seen_again_step_by_step(
    new_player: NewPlayer, server: Server, setup: dict[str, Any]
) -> None:
    player = friend(new_player, server)
    page = player.page
    player.sit_down(setup)
    assert player.play(taps=600)
    end = player.standing()
    table = table_id(page)
    page.click("text=New game")
    page.click("#past-link")
    expect(page.locator(".past-game")).to_have_count(1)
    expect(page.locator(".past-place").first).to_contain_text(re.compile(r"1\.\s*(Red|Yellow)"))
    page.click(".past-game")
    page.wait_for_selector("#replay-slider")
    expect(page.locator("#typed")).to_be_hidden()
    expect(page.locator(".banner-title")).to_contain_text("Replay: 1 of ")
    expect(page.locator(".plate.on-turn")).to_have_count(0)
    by_number = {step["number"]: step for step in steps_of(player, table)}
    looked = 0
    run = page.locator("#replay-run").bounding_box()
    last = int(page.get_attribute("#replay-slider", "max") or 0)
    while int(page.input_value("#replay-slider")) < last:
        looked += 1
        if looked <= 25:
            before = player.number()
            page.keyboard.press("ArrowRight")
            player.until(BOARD_IS_PAST, before)
            step = by_number[player.number()]
            assert player.standing() == sorted(
                (int(seat), progress) for seat, road in step["pieces"].items() for progress in road
            )
            assert_in_words(player, step["pieces"])
            assert page.locator("#replay-run").bounding_box() == run
        else:
            page.click("#replay-last")
            expect(page.locator("#replay-slider")).to_have_value(str(last))
    expect(page.locator(".banner-title")).to_contain_text("wins!")
    assert player.standing() == end
    page.click("#replay-back")
    expect(page.locator("#replay-slider")).to_have_value(str(last - 1))
    page.click("#replay-first")
    page.click("#replay-run")
    expect(page.locator("#replay-run")).to_have_attribute("aria-label", "Stop")
    expect(page.locator("#replay-slider")).not_to_have_value("0")
    page.click("#replay-run", delay=1200)  # a slow press, during which it goes on
    expect(page.locator("#replay-run")).to_have_attribute("aria-label", "Let it run")
    assert page.locator("#replay-slider").input_value() != str(last)
    with page.expect_download() as download:
        page.click("#replay-save")
    assert download.value.path().read_text(encoding="utf-8").startswith("[")


def test_a_finished_game_is_shared_by_a_link(new_player: NewPlayer, server: Server) -> None:
    player = friend(new_player, server)
    player.sit_down(TEMPER)
    assert player.play(taps=600)
    player.page.click("text=Watch it again")
    player.page.click("#replay-share")
    expect(player.page.locator("#share .qr svg")).to_be_visible()
    link = player.page.locator("#share .share-link").input_value()
    assert link == f"http://{server.origin}/game/{player.page.url.split('/')[-1]}"
    other = friend(new_player, server)
    other.page.goto(link)
    expect(other.page.locator("#board-words-list > li")).to_have_count(2)
    expect(other.page.locator("#typed")).to_be_hidden()
    other.page.click("#replay-last")
    expect(other.page.locator(".banner-title")).to_contain_text("wins!")


def test_a_game_that_runs_cannot_be_replayed(new_player: NewPlayer, server: Server) -> None:
    player = friend(new_player, server)
    player.sit_down(TEMPER)
    player.page.evaluate("id => { location.hash = `#/replay/${id}`; }", table_id(player.page))
    expect(player.page.locator(".notice-text")).to_have_text("This game is not over yet.")
    player.faults = [fault for fault in player.faults if "409" not in fault]
