"""Without a mouse, and by ear."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.friends import act, friend
from tests.browser.player import BOARD_IS_PAST, Player, persons
from tests.browser.serving import Server


def press_through(player: Player, presses: int) -> bool:
    """Plays with Enter, arrows and Tab only; whether the game ends."""
    keyboard = player.page.keyboard
    for turn in range(presses):
        if player.wait() == "over":
            return True
        focused = player.page.evaluate("() => document.activeElement.className")
        if "spot" in focused and turn % 3 == 0:
            keyboard.press("ArrowRight")
        useful = any(word in focused for word in ("spot", "roll", "deck", "playable", "bar-button"))
        if not useful:
            keyboard.press("Tab")
            continue
        keyboard.press("Enter")
    return False


@pytest.mark.parametrize(
    "setup",
    [
        persons(0, bots=(2,), game="temper", preset="temper-quick", seed=31),
        persons(0, bots=(2,), game="pardon", preset="pardon-quick", seed=32),
    ],
    ids=["temper", "pardon"],
)
def test_a_whole_game_by_keyboard_alone(player: Player, setup: dict[str, object]) -> None:
    player.sit_down(setup)
    player.page.keyboard.press("Tab")
    assert press_through(player, 900), "the game did not end"
    assert player.view()["to_act"] == "over"
    # The result takes the focus, so the next press already does something sensible.
    expect(player.page.locator("dialog#result :focus")).to_have_count(1)


def test_the_focus_is_at_the_top_of_a_page_that_was_gone_to(
    new_player: NewPlayer, server: Server
) -> None:
    seats = [{"seat": 0, "kind": "person"}, *({"seat": n, "kind": "open"} for n in (1, 2))]
    made = httpx.post(f"http://{server.origin}/api/tables", json={"game": "pardon", "seats": seats})
    code = made.json()["code"]
    guest = friend(new_player, server)
    guest.page.goto(f"http://{server.origin}/join/{code}")
    guest.page.fill("#join-name", "Ben")
    expect(guest.page.locator("#join-name")).to_be_focused()  # a page that opens takes no focus
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("#people-list")
    expect(guest.page.locator("#lobby-title")).to_be_focused()
    guest.page.evaluate("location.hash = '#/rules/temper'")
    expect(guest.page.locator("#rules-title")).to_be_focused()
    guest.page.keyboard.press("Tab")
    expect(guest.page.locator("#rules :is(a, button, summary):focus")).to_have_count(1)


def test_space_rolls_from_anywhere(player: Player) -> None:
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=33))
    player.wait()
    before = player.view()["number"]
    player.page.keyboard.press(" ")
    player.until(BOARD_IS_PAST, before)


def test_escape_takes_back_what_was_picked(player: Player) -> None:
    player.sit_down(persons(0, bots=(2,), game="pardon", preset="pardon-strategy", seed=34))
    for _ in range(30):
        assert player.wait() == "ready"
        if player.page.locator(".hand-card.playable").count() > 1:
            break
        player.tap()
    if player.page.locator(".hand-card.chosen").count() == 0:
        player.page.locator(".hand-card.playable").first.click()
    expect(player.page.locator(".hand-card.chosen")).to_have_count(1)
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".hand-card.chosen")).to_have_count(0)
    expect(player.page.locator(".spot")).to_have_count(0)


def test_turns_rolls_and_moves_are_said(player: Player) -> None:
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, options={"tokens": 1}, seed=35))
    said = ""
    for _ in range(40):
        if player.wait() == "over":
            break
        said += player.spoken()
        player.tap()
    for sentence in ("Your turn", "Red rolls", "Yellow rolls", "a token comes out."):
        assert sentence in said, sentence


def test_the_same_roll_twice_is_said_twice(player: Player) -> None:
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=7))
    for _ in range(2):
        player.wait()
        act(player)
    player.wait()
    assert player.spoken().count("Red rolls 3. No six: try again.") == 2


def test_every_move_on_offer_has_a_name_that_says_what_it_does(player: Player) -> None:
    player.sit_down(
        persons(0, bots=(1, 2, 3), game="temper", options={"start_token": True}, seed=36)
    )
    named = set()
    for _ in range(30):
        if player.wait() == "over":
            break
        for spot in player.page.locator("button.spot:not([aria-hidden])").all():
            name = spot.get_attribute("aria-label") or ""
            assert name.endswith("."), name
            named.add(name)
        player.tap()
    assert any(" to square " in name for name in named), named
