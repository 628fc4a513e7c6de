"""Barriers on the views that explain, ask and tell; zoom, forced colours, large targets."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.friends import friend, make_table, two_persons
from tests.browser.player import Player, persons
from tests.browser.serving import Server
from tests.browser.test_access import assert_no_barriers
from tests.browser.test_device import wait_for_worker

SMALL = "44 px is what a finger can hit"


def open_rules(player: Player, rest: str) -> None:
    player.page.goto(f"{player.url}#/rules/{rest}")
    player.page.wait_for_selector("#rules[data-ready=true]")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_view_that_explains_has_a_barrier(
    new_player: NewPlayer, server: Server, scheme: Literal["light", "dark"]
) -> None:
    player = new_player(server, color_scheme=scheme)
    page = player.page
    player.open_start()
    page.click(".seats-help summary")
    for words in ("Careful", "Brings one piece home at a time", "Random", "Plays any legal move."):
        expect(page.locator("#seats-help")).to_contain_text(words)
    assert_no_barriers(player, "start, with its help")
    for rest, lesson in (("temper", "t6-jump"), ("pardon", "p8-again")):
        open_rules(player, rest)
        example = page.locator(f"[data-lesson={lesson}]")
        example.scroll_into_view_if_needed()
        expect(example.locator(".piece")).not_to_have_count(0)
        assert_no_barriers(player, f"rules of {rest}")
    open_rules(player, "temper/T6")
    page.locator("[data-lesson=t6-jump] .spot-piece").click()
    expect(page.locator("[data-lesson=t6-jump] .lesson-told")).to_contain_text("Right!")
    assert_no_barriers(player, "an example that was played")
    page.goto(f"{player.url}#/table/nowhere-at-all")
    expect(page.locator(".notice-text")).to_be_visible()
    assert_no_barriers(player, "notice")
    player.sit_down(persons(0, bots=(2,), game="temper", preset="temper-quick", first=0, seed=31))
    page.wait_for_selector("#typed:not([inert])", state="attached")
    page.locator("#typed-move").focus()
    assert_no_barriers(player, "typed move")
    for _ in range(60):
        assert player.wait() == "ready"
        if page.locator(".banner-why").count():
            break
        player.tap()
    assert_no_barriers(player, "table with a reason")
    page.click(".banner-why")
    expect(page.locator("#clause h2")).to_be_visible()
    assert_no_barriers(player, "clause")
    player.faults = [fault for fault in player.faults if "404" not in fault]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_question_has_a_barrier(
    new_player: NewPlayer, server: Server, scheme: Literal["light", "dark"]
) -> None:
    host = friend(new_player, server, color_scheme=scheme)
    make_table(host, two_persons())
    host.page.click("#rename-0")
    expect(host.page.locator("#rename-name")).to_be_visible()
    assert_no_barriers(host, "rename")
    host.page.keyboard.press("Escape")
    host.page.click("#fill-2")
    expect(host.page.locator("[data-bot=careful]")).to_be_visible()
    assert_no_barriers(host, "which bot")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_tip_and_a_lost_server_are_no_barriers(
    new_player: NewPlayer, own_server: Server, scheme: Literal["light", "dark"]
) -> None:
    player = new_player(own_server, worker=True, color_scheme=scheme)
    player.url = f"http://{own_server.origin}/?speed=off"
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=91))
    expect(player.page.locator("#tip")).to_be_visible()
    assert_no_barriers(player, "tip")
    player.open_start()
    wait_for_worker(player.page)
    own_server.kill()
    player.page.reload()
    expect(player.page.locator("#start-lost")).to_be_visible()
    assert_no_barriers(player, "lost server")
    player.faults = [one for one in player.faults if "Failed to load" not in one]


@pytest.mark.parametrize("view", ["", "#/rules/temper", "#/rules/pardon"])
def test_at_200_percent_nothing_is_cut_off(
    new_player: NewPlayer, server: Server, view: str
) -> None:
    """A phone of 390 by 844 zoomed to the double has 195 by 422 pixels left."""
    player = new_player(server, viewport={"width": 195, "height": 422})
    player.page.goto(player.url + view)
    player.page.wait_for_selector("[data-ready=true]")
    wide = player.page.evaluate(
        """() => [...document.querySelectorAll("main:not([hidden]) *")]
          .filter((one) => one.getClientRects().length && !one.closest(".visually-hidden, svg"))
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
          .map((one) => one.className || one.tagName)"""
    )
    assert wide == []
    assert player.scrolls()["across"] <= 0


@pytest.mark.parametrize("game", ["temper", "pardon"])
def test_at_200_percent_a_game_can_be_played(
    new_player: NewPlayer, server: Server, game: str
) -> None:
    player = new_player(server, viewport={"width": 195, "height": 422})
    player.sit_down(persons(0, bots=(2,), game=game, preset=f"{game}-quick", first=0, seed=92))
    before = player.view()["number"]
    for _ in range(8):
        if player.wait() == "over":
            break
        player.tap()
    assert player.view()["number"] > before + 4
    assert player.scrolls()["across"] <= 0


def small_targets(player: Player) -> list[str]:
    """What can be pressed and is less than 44 pixels high or wide, links in a text aside."""
    found: list[str] = player.page.evaluate(
        """() => [...document.querySelectorAll("button, a[href], input, select, summary")]
          .filter((one) => one.getClientRects().length && !one.disabled)
          .filter((one) => !one.closest(".visually-hidden, .typed, [aria-hidden=true]"))
          .filter((one) => {
            const label = one.closest("label");
            const box = (one.type === "radio" || one.type === "checkbox") && label ? label : one;
            const { width, height } = box.getBoundingClientRect();
            return Math.min(width, height) < (one.classList.contains("switch") ? 32 : 43.5);
          })
          .map((one) => `${one.id || one.className || one.tagName}`)"""
    )
    return found


@pytest.mark.parametrize("view", ["", "#/rules/temper", "#/rules/pardon"])
def test_what_is_pressed_is_as_large_as_a_finger(player: Player, view: str) -> None:
    player.page.goto(player.url + view)
    player.page.wait_for_selector("[data-ready=true]")
    assert small_targets(player) == [], SMALL


def test_forced_colours_keep_pieces_and_choices_apart(
    new_player: NewPlayer, server: Server
) -> None:
    player = new_player(server, forced_colors="active")
    player.sit_down(
        persons(0, bots=(2,), game="temper", options={"start_token": True}, first=0, seed=93)
    )
    player.wait()
    player.tap()
    player.page.wait_for_selector(".spot")
    # The drawing keeps its own colours: forced ones would make all pieces alike.
    fills = player.page.evaluate(
        """() => [0, 2].map((seat) => {
          const shape = document.querySelector(`#piece-${seat} path`);
          return getComputedStyle(shape.ownerSVGElement).forcedColorAdjust;
        })"""
    )
    assert fills == ["none", "none"]
    ring = player.page.evaluate(
        """() => {
          const spot = getComputedStyle(document.querySelector(".spot-piece"), "::before");
          return [spot.borderTopWidth, spot.borderTopColor];
        }"""
    )
    assert float(ring[0].removesuffix("px")) >= 2
    # A switch that is off, and its knob, are seen all the same.
    player.page.click("#table [data-opens=settings]")
    player.page.wait_for_selector("#settings[open] #autoplay")
    switch = player.page.evaluate(
        """() => {
          const off = document.getElementById("autoplay");
          const [box, knob] = [getComputedStyle(off), getComputedStyle(off, "::after")];
          const panel = getComputedStyle(document.getElementById("settings")).backgroundColor;
          return [box.borderTopStyle, knob.backgroundColor === panel];
        }"""
    )
    assert switch == ["solid", False]


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "it-IT", "es-ES", "fr-FR", "nl-NL"])
def test_whose_turn_it_is_can_be_read_on_the_smallest_phone(
    new_player: NewPlayer, server: Server, locale: str
) -> None:
    player = new_player(server, viewport={"width": 320, "height": 640}, locale=locale)
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=94))
    player.wait()
    title = player.page.locator(".banner-title")
    cut = title.evaluate(
        "one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
    )
    assert cut[0] <= 1, title.inner_text()
    assert cut[1] <= 3, title.inner_text()
