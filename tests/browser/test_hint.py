"""The hint button: a glow on a piece and its target, and why, in words; nothing is played."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, persons
from tests.browser.serving import Server

TEMPER = persons(0, bots=(1, 2, 3), game="temper", options={"start_token": True}, seed=61)
PARDON = persons(0, bots=(1, 2, 3), game="pardon", preset="pardon-strategy", seed=62)


def to_a_choice(player: Player) -> dict[str, Any]:
    for _ in range(60):
        assert player.wait() == "ready"
        view = player.view()
        if view["moves"] and not view.get("must_discard"):
            return view
        player.tap()
    raise AssertionError("there was nothing to choose")


@pytest.mark.parametrize("setup", [TEMPER, PARDON], ids=["temper", "pardon"])
def test_a_hint_glows_and_says_why(player: Player, setup: dict[str, Any]) -> None:
    player.sit_down(setup)
    page = player.page
    for _ in range(3):
        view = to_a_choice(player)
        page.click("#hint")
        line = page.locator(".banner-line")
        expect(line).to_contain_text("Hint: ")
        assert page.locator(".hint-ring").count() >= 2
        assert player.spoken().count("Hint") >= 1
        if view["game"] == "pardon":
            assert page.locator(".hand-card.hinted").count() == 1
        assert player.view() == view, "a hint plays nothing"
        number = view["number"]
        while player.wait() == "ready" and player.view()["number"] == number:
            player.tap()
        player.wait()
        assert page.locator(".hint-ring").count() == 0


def test_a_hint_is_there_only_to_choose(new_player: NewPlayer, server: Server) -> None:
    player = new_player(server)
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=63))
    player.wait()
    button = player.page.locator("#hint")
    expect(button).to_have_attribute("aria-disabled", "true")
    watcher = new_player(server)
    watcher.page.goto(player.page.url)
    watcher.page.wait_for_selector(".board-frame[data-number]")
    expect(watcher.page.locator("#hint")).to_be_hidden()


def test_a_hint_speaks_the_language_of_the_page(new_player: NewPlayer, server: Server) -> None:
    player = new_player(server, locale="de-DE")
    player.sit_down(TEMPER)
    to_a_choice(player)
    player.page.click("#hint")
    expect(player.page.locator(".banner-line")).to_contain_text("Hinweis: ")


def test_a_refused_hint_is_said_in_words(player: Player) -> None:
    player.sit_down(TEMPER)
    to_a_choice(player)
    player.page.route(
        "**/hint",
        lambda route: route.fulfill(
            status=429,
            content_type="application/json",
            body='{"error": {"code": "too_fast", "message": "slow down"}}',
        ),
    )
    player.page.click("#hint")
    expect(player.page.locator("#toast")).to_contain_text("too much going on")
    player.faults.clear()  # the browser itself reports an answer of 429
