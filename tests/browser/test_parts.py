"""Parts of the page that are fetched when somebody wants them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.friends import friend, join_by_link, make_table, two_persons
from tests.browser.player import READY, Player, persons
from tests.browser.serving import Server

OFFLINE = "The server cannot be reached."
NUMBERS = "**/js/statistics.js"


def _mark(page: Page) -> None:
    """So that it can be told from the page that is loaded anew."""
    page.evaluate("window.marked = true")


def _is_marked(page: Page) -> bool:
    return bool(page.evaluate("window.marked === true"))


def _without_the_numbers(new_player: NewPlayer, server: Server) -> Player:
    """Somebody at a table whose part for the game in numbers does not come."""
    player = new_player(server)
    player.page.route(NUMBERS, lambda route: route.abort())
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=96))
    player.page.click("#log-toggle")
    return player


def _press_in_vain(page: Page) -> None:
    """Presses for the numbers, and is told that they do not come."""
    page.evaluate("document.getElementById('toast').classList.remove('shown')")
    page.click("#statistics-open")
    expect(page.locator("#toast.shown")).to_contain_text(OFFLINE)


def test_a_part_that_does_not_come_says_so_and_comes_the_next_time(
    new_player: NewPlayer, server: Server
) -> None:
    player = _without_the_numbers(new_player, server)
    page = player.page
    _press_in_vain(page)
    page.unroute(NUMBERS)
    page.click("#statistics-open")
    expect(page.locator("#statistics h2")).to_be_visible()


def test_the_page_is_loaded_anew_where_the_browser_asks_for_a_part_no_more(
    new_player: NewPlayer, server: Server
) -> None:
    """As Firefox does for a module that did not come once, though the server answers again."""
    player = _without_the_numbers(new_player, server)
    page = player.page
    _press_in_vain(page)
    with page.expect_navigation():
        page.click("#statistics-open")
    page.unroute(NUMBERS)
    player.wait()
    page.click("#log-toggle")
    page.click("#statistics-open")
    expect(page.locator("#statistics h2")).to_be_visible()


def test_the_page_is_loaded_anew_once_only_for_a_part_that_is_kept_away(
    new_player: NewPlayer, server: Server
) -> None:
    """As by something that blocks contents, which does so in the new page too."""
    player = _without_the_numbers(new_player, server)
    page = player.page
    _press_in_vain(page)
    with page.expect_navigation():
        page.click("#statistics-open")
    player.wait()
    _mark(page)
    page.click("#log-toggle")
    for _ in range(3):
        _press_in_vain(page)
    assert _is_marked(page)


def test_what_others_do_never_loads_the_page_anew(new_player: NewPlayer, server: Server) -> None:
    host = friend(new_player, server)
    guest = friend(new_player, server)
    host.page.route("**/js/speech.js", lambda route: route.abort())
    code = make_table(host, two_persons())
    join_by_link(guest, server, code, "Ben")
    host.page.wait_for_selector(READY)
    _mark(host.page)
    asked: list[str] = []
    host.page.on("request", lambda request: asked.append(request.url))
    for phrase, told in (
        ("good_luck", "Good luck!"),
        ("hello", "Hello!"),
        ("thumbs_up", "gives a thumbs up"),
    ):
        guest.page.click("#people-open")
        guest.page.click(f"[data-say={phrase}]")
        expect(host.page.locator("#log-list")).to_contain_text(told)
    # Only somebody who has pressed is told of it.
    expect(host.page.locator("#toast.shown")).to_have_count(0)
    host.page.click("#people-open")
    expect(host.page.locator("#toast.shown")).to_contain_text(OFFLINE)
    assert _is_marked(host.page)
    assert not any(url.endswith("/healthz") for url in asked), "it was about to load anew"
