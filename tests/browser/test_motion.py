"""Things that move come to rest where they belong."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, persons
from tests.browser.serving import Server
from tests.browser.test_table import PARDON, TEMPER, assert_drawn_as_the_view_says

ANIMATIONS = "() => document.getAnimations().length"


@pytest.mark.parametrize("setup", [TEMPER, PARDON], ids=["temper", "pardon"])
def test_after_every_motion_all_stands_where_it_should(
    new_player: NewPlayer, server: Server, setup: dict[str, object]
) -> None:
    player = new_player(server)
    player.url = player.url.replace("speed=off", "speed=fast")
    player.sit_down(setup)
    for _ in range(3):
        assert not player.play(taps=2)
        player.wait()
        assert_drawn_as_the_view_says(player)
    assert player.page.locator(".flying-card").count() == 0


def test_the_die_shows_the_number_only_when_it_stops(new_player: NewPlayer, server: Server) -> None:
    player = new_player(server)
    player.url = player.url.replace("speed=off", "speed=normal")
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=41))
    player.wait()
    page = player.page
    page.evaluate(
        """() => {
          const die = document.querySelector(".die-room");
          const before = die.dataset.shows;
          window.seen = [];
          new MutationObserver(() => {
            const rolling = die.classList.contains("rolling");
            window.seen.push({ rolling, shows: die.dataset.shows, before });
          }).observe(die, { attributes: true });
        }"""
    )
    page.click("#roll")
    player.page.wait_for_function("() => window.seen.some((one) => !one.rolling)")
    seen = page.evaluate("() => window.seen")
    assert seen[0]["rolling"], "the die tumbles as soon as it is tapped"
    assert all(one["shows"] == one["before"] for one in seen if one["rolling"])
    player.wait()
    roll = next(event for event in player.view()["history"] if event["kind"] == "chance")
    assert seen[-1]["shows"] == str(roll["outcome"])


def test_whoever_wants_no_motion_gets_none(new_player: NewPlayer, server: Server) -> None:
    player = new_player(server, reduced_motion="reduce")
    player.url = player.url.replace("?speed=off", "?speed=fast")
    player.sit_down(
        persons(0, bots=(2,), game="temper", first=0, options={"start_token": True}, seed=42)
    )
    player.page.evaluate(
        """() => {
          window.moved = 0;
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...given) {
            window.moved += 1;
            return animate.apply(this, given);
          };
        }"""
    )
    assert not player.play(taps=4)
    player.wait()
    assert player.page.evaluate("() => window.moved") == 0
    assert player.page.evaluate(ANIMATIONS) == 0


def test_the_start_page_keeps_still_too(new_player: NewPlayer, server: Server) -> None:
    player = new_player(server, reduced_motion="reduce")
    player.url = player.url.replace("speed=off&", "")
    player.open_start()
    times = "() => getComputedStyle(document.getElementById('toast')).transitionDuration"
    assert player.page.evaluate(times) == "0s"
    player.page.emulate_media(reduced_motion="no-preference")
    player.page.wait_for_function(f"() => ({times})() !== '0s'")


def test_with_the_speed_off_nothing_glows_until_it_is_on_again(player: Player) -> None:
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=43))
    assert player.page.evaluate(ANIMATIONS) == 0
    player.page.goto(player.page.url.replace("speed=off&", ""))
    player.wait()
    assert player.page.evaluate(ANIMATIONS) > 0, "the die calls"
    for speed, moves in (("off", False), ("fast", True)):
        player.page.click("#table [data-opens=settings]")
        player.page.check(f"[name=speed][value={speed}]")
        player.page.keyboard.press("Escape")
        player.page.wait_for_function(f"() => ({ANIMATIONS})() > 0 === {str(moves).lower()}")
