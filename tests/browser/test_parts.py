"""Parts of the page that are fetched when somebody wants them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import persons
from tests.browser.serving import Server


def test_a_part_that_does_not_come_says_so_and_comes_the_next_time(
    new_player: NewPlayer, server: Server
) -> None:
    player = new_player(server, service_workers="block")
    page = player.page
    page.route("**/js/statistics.js", lambda route: route.abort())
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=96))
    page.click("#log-toggle")
    page.click("#statistics-open")
    expect(page.locator("#toast.shown")).to_contain_text("The server cannot be reached.")
    page.unroute("**/js/statistics.js")
    page.click("#statistics-open")
    expect(page.locator("#statistics h2")).to_be_visible()
    player.faults = [fault for fault in player.faults if "Service Worker" not in fault]


def test_the_page_is_loaded_anew_where_the_browser_asks_for_a_part_no_more(
    new_player: NewPlayer, server: Server
) -> None:
    """As Firefox does for a module that did not come once, though the server answers again."""
    player = new_player(server, service_workers="block")
    page = player.page
    page.route("**/js/statistics.js", lambda route: route.abort())
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=96))
    page.click("#log-toggle")
    page.click("#statistics-open")
    expect(page.locator("#toast.shown")).to_contain_text("The server cannot be reached.")
    with page.expect_navigation():
        page.click("#statistics-open")
    page.unroute("**/js/statistics.js")
    player.wait()
    page.click("#log-toggle")
    page.click("#statistics-open")
    expect(page.locator("#statistics h2")).to_be_visible()
    player.faults = [fault for fault in player.faults if "Service Worker" not in fault]
