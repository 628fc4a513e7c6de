"""The list of games that still run: who sits there, and how one is taken off it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.friends import friend, join_by_link, make_table, two_at_a_table, two_persons
from tests.browser.player import Player, persons
from tests.browser.serving import Server

ROWS = "#continue-list li"


def kept(player: Player) -> list[str]:
    """The tables to which this browser has a key, newest first."""
    found: list[str] = player.page.evaluate(
        """async () => (await import("/js/mytables.js")).myTables().map(({ table }) => table)"""
    )
    return found


def two_games(player: Player) -> list[str]:
    """Two games that run, on the start page; their tables, newest first."""
    for game in ("temper", "pardon"):
        player.sit_down(persons(0, bots=(2,), game=game, first=0))
    player.open_start()
    expect(player.page.locator(ROWS)).to_have_count(2)
    return kept(player)


def test_a_game_leaves_the_list_after_a_question_only(player: Player) -> None:
    newest, oldest = two_games(player)
    page = player.page
    first = page.locator(ROWS).nth(0)
    first.get_by_role("button", name="Take this game off the list").click()
    expect(first).to_contain_text("Take this game off the list? Your seat at it is lost.")
    expect(page.get_by_role("button", name="Keep it")).to_be_focused()
    for button in first.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    assert player.scrolls()["across"] <= 0
    page.click("text=Keep it")
    expect(first.locator("a")).to_have_attribute("href", f"#/table/{newest}")
    assert kept(player) == [newest, oldest]
    first.locator(".icon-button").click()
    page.click("text=Take it off")
    expect(page.locator(ROWS)).to_have_count(1)
    assert kept(player) == [oldest]


def test_the_question_is_answered_by_keyboard_and_tells_what_is_lost(player: Player) -> None:
    newest, oldest = two_games(player)
    page = player.page
    page.focus(f"#forget-{oldest}")
    page.keyboard.press("Enter")
    keep = page.get_by_role("button", name="Keep it")
    expect(keep).to_be_focused()
    expect(keep).to_have_accessible_description(
        "Take this game off the list? Your seat at it is lost."
    )
    page.keyboard.press("Escape")
    expect(page.locator(f"#forget-{oldest}")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Take it off")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f"#continue-{newest}")).to_be_focused()
    assert kept(player) == [newest]
    page.focus(f"#forget-{newest}")
    page.keyboard.press("Enter")
    page.click("text=Take it off")
    expect(page.locator("#continue")).to_be_hidden()
    assert page.evaluate("document.activeElement !== document.body")


def test_a_question_stays_while_the_list_is_drawn_anew_and_goes_with_the_page(
    player: Player,
) -> None:
    newest, oldest = two_games(player)
    page = player.page
    page.click(f"#forget-{newest}")
    page.evaluate("""async () => (await import("/js/start.js")).drawStart()""")
    expect(page.get_by_role("button", name="Keep it")).to_be_focused()
    page.evaluate("location.hash = '#/rules/temper'")
    expect(page.locator("#rules")).to_be_visible()
    page.evaluate("location.hash = '#/'")
    expect(page.locator(f"#forget-{newest}")).to_be_visible()
    expect(page.locator(".continue-ask")).to_have_count(0)
    assert kept(player) == [newest, oldest]


@pytest.mark.parametrize("over", [True, False])
def test_a_game_that_has_ended_meanwhile_goes_at_once(player: Player, over: bool) -> None:
    newest, oldest = two_games(player)
    page = player.page
    page.evaluate(
        """async ([table, over]) => {
          const { markOver } = await import("/js/mytables.js");
          if (over) markOver({ table, seats: [] });
        }""",
        [newest, over],
    )
    page.click(f"#forget-{newest}")
    expect(page.locator(".continue-ask")).to_have_count(0 if over else 1)
    assert kept(player) == ([oldest] if over else [newest, oldest])


def test_the_list_names_who_came_to_the_game(new_player: NewPlayer, server: Server) -> None:
    host, guest, _ = two_at_a_table(new_player, server)
    # As it was seen last, for the server does not say it now.
    host.page.route("**/api/tables/*", lambda route: route.abort())
    host.page.evaluate("location.hash = '#/'")
    names = host.page.locator(".continue-names")
    expect(names).to_have_text("Anna, Ben")
    guest.page.evaluate("location.hash = '#/'")
    expect(guest.page.locator(".continue-names")).to_have_text("Anna, Ben")


def test_the_list_names_who_came_while_its_host_was_not_there(
    new_player: NewPlayer, server: Server
) -> None:
    host, guest = friend(new_player, server), friend(new_player, server)
    code = make_table(host, two_persons())
    host.open_start()
    names = host.page.locator(".continue-names")
    expect(names).to_have_text("Anna, Yellow")
    join_by_link(guest, server, code, "Ben")
    guest.page.wait_for_selector("#people-list, #table:not([hidden])")
    host.open_start()
    expect(names).to_have_text("Anna, Ben")
