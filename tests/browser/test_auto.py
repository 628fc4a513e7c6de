"""What may happen by itself where that is set, and what is never shown before it is so."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import OVER, Player, persons
from tests.browser.serving import Server


def switch(player: Player, *names: str) -> None:
    player.page.click("#table [data-opens=settings]")
    for name in names:
        player.page.click(f"label[for={name}]")


def test_with_both_set_a_game_without_choices_plays_itself(player: Player) -> None:
    player.sit_down(persons(0, bots=(2,), game="temper", options={"tokens": 1}, seed=81))
    player.wait()
    switch(player, "autoroll", "autoplay")
    player.page.wait_for_selector(OVER)


def test_nothing_happens_by_itself_unless_it_is_set(player: Player) -> None:
    player.sit_down(persons(0, bots=(2,), game="temper", options={"tokens": 1}, first=0, seed=81))
    player.wait()
    player.page.click("#table [data-opens=settings]")
    for name in ("autoroll", "autoplay", "turning"):
        expect(player.page.locator(f"#{name}")).not_to_be_checked()


def test_a_forced_move_that_plays_itself_says_why(new_player: NewPlayer, server: Server) -> None:
    player = new_player(server)
    player.url = player.url.replace("speed=off", "speed=fast")
    player.sit_down(
        persons(0, bots=(2,), game="temper", first=0, seed=82, options={"start_token": True})
    )
    player.wait()
    switch(player, "autoplay")
    player.page.click("dialog#settings .button")
    page = player.page
    page.evaluate(
        """() => {
          window.lines = new Set();
          const banner = document.getElementById("banner");
          const note = () => window.lines.add(banner.querySelector(".banner-line").textContent);
          new MutationObserver(note).observe(banner, { childList: true, subtree: true });
        }"""
    )
    page.click("#roll")
    page.wait_for_function(
        """() => [...document.querySelectorAll('#log-list .log-move')].length > 0"""
    )
    lines = page.evaluate("() => [...window.lines]")
    whys = ("must move first", "Only this token", "A six brings", "you must")
    assert any(why in line for line in lines for why in whys), lines


def test_a_die_that_was_never_rolled_shows_no_number(player: Player) -> None:
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=83))
    player.wait()
    page = player.page
    assert page.locator(".die-room").get_attribute("data-shows") is None
    page.click("#roll")
    player.wait()
    rolled = [event for event in player.view()["history"] if event["kind"] == "chance"][-1]
    shown = page.locator(".die-room").get_attribute("data-shows")
    assert shown is not None
    page.reload()
    player.wait()
    assert page.locator(".die-room").get_attribute("data-shows") == shown
    assert rolled["seat"] in {0, 2}


def test_the_last_of_three_tries_is_called_so(player: Player) -> None:
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=84))
    seen = set()
    for _ in range(30):
        if player.wait() == "over":
            break
        view = player.view()
        line = player.page.locator(".banner-line").inner_text()
        if view["chance"] == "roll":
            seen.add(line.split(":")[0])
            if line.startswith("Last try"):
                assert view["rolls_left"] == 1
                assert player.page.locator(".try").count() == 1
                return
        player.tap()
    raise AssertionError(seen)


def test_the_list_of_moves_closes_when_another_game_opens(player: Player) -> None:
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=85))
    player.wait()
    player.page.click("#log-toggle")
    expect(player.page.locator("#log")).to_be_visible()
    player.sit_down(persons(0, bots=(2,), game="pardon", first=0, seed=85))
    player.wait()
    expect(player.page.locator("#log")).to_be_hidden()
    expect(player.page.locator("#log-toggle")).to_have_attribute("aria-expanded", "false")
