"""Light, dark or as the device is: what a person chooses counts, from the first picture on."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, persons
from tests.browser.serving import Server

LIGHT, DARK = "rgb(255, 250, 240)", "rgb(41, 33, 28)"
"""The panels' colours."""

COLOURS = """() => {
  const shown = [...document.querySelectorAll("meta[name=theme-color]")].filter(
    (one) => matchMedia(one.media).matches);
  return {
    panel: getComputedStyle(document.querySelector(".join-code")).backgroundColor,
    scheme: getComputedStyle(document.documentElement).colorScheme,
    bar: shown.map((one) => one.content).join(),
    paper: getComputedStyle(document.documentElement).getPropertyValue("--paper").trim(),
  };
}"""


def choose(player: Player, theme: str) -> None:
    player.page.click("#start [data-opens=settings]")
    player.page.click(f"#settings label:has([name=theme][value={theme}])")
    player.page.keyboard.press("Escape")


def assert_colours(player: Player, panel: str) -> None:
    seen = player.page.evaluate(COLOURS)
    assert seen["panel"] == panel
    assert seen["scheme"] == ("light" if panel == LIGHT else "dark")
    # The browser's own bar is of the page's paper.
    assert seen["bar"] == seen["paper"]


@pytest.mark.parametrize("device", ["light", "dark"])
def test_what_is_chosen_counts_whatever_the_device_says(
    new_player: NewPlayer, server: Server, device: Literal["light", "dark"]
) -> None:
    player = new_player(server, color_scheme=device)
    own, other = (LIGHT, DARK) if device == "light" else (DARK, LIGHT)
    player.open_start()
    assert_colours(player, own)
    choose(player, "dark" if device == "light" else "light")
    assert_colours(player, other)
    player.page.reload()
    player.page.wait_for_selector("#start[data-ready=true]")
    assert_colours(player, other)
    choose(player, "system")
    assert_colours(player, own)
    choose(player, device)
    player.page.emulate_media(color_scheme="dark" if device == "light" else "light")
    assert_colours(player, own)


def test_the_chosen_colours_are_there_before_the_page_is(
    new_player: NewPlayer, server: Server
) -> None:
    """Whoever chose dark is not dazzled until the modules are there."""
    player = new_player(server, color_scheme="light")
    player.page.add_init_script(
        "localStorage.setItem('homestretch.settings', JSON.stringify({ theme: 'dark' }))"
    )
    player.page.route("**/js/main.js", lambda route: route.abort())
    player.page.goto(player.url, wait_until="load")
    expect(player.page.locator("#start")).to_be_hidden()
    assert player.page.evaluate(COLOURS)["panel"] == DARK
    player.faults.clear()  # the browser itself reports the file that was kept from it


def test_the_page_of_an_address_that_leads_nowhere_has_them_too(
    new_player: NewPlayer, server: Server
) -> None:
    player = new_player(server, color_scheme="light")
    player.open_start()
    choose(player, "dark")
    player.page.goto(f"http://{server.origin}/nowhere")
    expect(player.page.locator(".nothing")).to_have_css("background-color", DARK)
    player.faults.clear()  # the browser itself reports an answer of 404


def test_the_boards_to_choose_from_are_as_dark_as_the_page(
    new_player: NewPlayer, server: Server
) -> None:
    player = new_player(server, color_scheme="dark")
    player.open_start()
    for theme, colours in (("dark", True), ("light", False), ("system", True)):
        choose(player, theme)
        player.page.wait_for_function(
            """(dark) => [...document.querySelectorAll(".game-card img")].every(
              (one) => one.naturalWidth && one.currentSrc.endsWith("?theme=dark") === dark)""",
            arg=colours,
        )


@pytest.mark.parametrize("device", ["light", "dark"])
def test_the_page_that_checks_a_game_has_the_chosen_colours(
    new_player: NewPlayer, server: Server, device: Literal["light", "dark"]
) -> None:
    player = new_player(server, color_scheme=device)
    own, other = (LIGHT, DARK) if device == "light" else (DARK, LIGHT)
    panel = player.page.locator("#drop")
    player.page.goto(f"http://{server.origin}/verify")
    expect(panel).to_have_css("background-color", own)
    player.open_start()
    choose(player, "dark" if device == "light" else "light")
    player.page.goto(f"http://{server.origin}/verify")
    expect(panel).to_have_css("background-color", other)


def test_more_contrast_is_given_where_it_is_asked_for(
    new_player: NewPlayer, server: Server
) -> None:
    setup = persons(0, bots=(2,), game="temper", options={"start_token": True}, first=0, seed=93)
    seen = {}
    for contrast in ("no-preference", "more"):
        player = new_player(server, contrast=contrast)
        player.sit_down(setup)
        player.wait()
        player.tap()
        player.page.wait_for_selector(".spot-piece")
        seen[contrast] = player.page.evaluate(
            """() => {
              const style = (name, part) => getComputedStyle(document.querySelector(name), part);
              return {
                ring: parseFloat(style(".spot-piece", "::before").borderTopWidth),
                log: style(".log-chance").color,
                text: style("body").color,
                plate: style(".plate:not(.on-turn)").borderTopColor,
              };
            }"""
        )
        assert player.scrolls() == {"across": 0, "down": 0}
    plain, more = seen["no-preference"], seen["more"]
    assert more["ring"] >= 4 > plain["ring"]
    # What is said beside is as dark as all else, and every panel has an edge.
    assert plain["log"] != plain["text"]
    assert more["log"] == more["text"]
    assert more["plate"] == more["text"]
