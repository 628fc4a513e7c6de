"""A rematch that was made while somebody was gone: the start page finds it, and asks little."""

from __future__ import annotations

import json

from playwright.sync_api import Request, expect

from tests.browser.conftest import NewPlayer
from tests.browser.friends import play_out, two_at_a_table
from tests.browser.player import READY, Player, table_id
from tests.browser.serving import Server

SHORT = {"tokens": 1, "start_token": True}
ROWS = "#continue-list li"


def an_ended_game(new_player: NewPlayer, server: Server) -> tuple[Player, Player, str]:
    """The host still reads the result, the guest is elsewhere; and the table."""
    host, guest, _ = two_at_a_table(new_player, server, options=SHORT, seed=3)
    play_out({0: host, 2: guest})
    guest.page.goto(f"{server.url}#/rules/temper")
    return host, guest, table_id(host.page)


def note_questions(player: Player) -> list[list[str]]:
    """The tables that the page asks after, request by request."""
    asked: list[list[str]] = []

    def note(request: Request) -> None:
        if request.url.endswith("/api/past"):
            asked.append([one["table"] for one in json.loads(request.post_data or "")["tables"]])

    player.page.on("request", note)
    return asked


def rematch_without_the_guest(host: Player, old: str) -> str:
    """The host offers one; who is not there is not waited for. The new table."""
    host.page.click("text=Offer a rematch")
    host.page.wait_for_url(lambda url: "#/table/" in url and old not in url)
    return table_id(host.page)


def test_who_was_not_there_finds_the_rematch_on_the_start_page(
    new_player: NewPlayer, server: Server
) -> None:
    host, guest, old = an_ended_game(new_player, server)
    new = rematch_without_the_guest(host, old)
    asked = note_questions(guest)
    guest.open_start()
    row = guest.page.locator(ROWS)
    expect(row).to_have_count(1)
    expect(row.locator(".continue-when")).to_have_text("The rematch is on")
    expect(guest.page.locator("#live")).to_contain_text("The rematch is on")
    row.locator("a").click()
    guest.page.wait_for_selector(READY)
    assert table_id(guest.page) == new
    assert [seat["yours"] for seat in guest.view()["seats"]] == [False, True]
    # From then on it is a game of this browser like any other, and nobody asks again.
    guest.open_start()
    expect(row).to_have_count(1)
    expect(row.locator(".continue-when")).not_to_have_text("The rematch is on")
    guest.page.reload()
    guest.page.wait_for_selector("#start[data-ready=true]")
    expect(row).to_have_count(1)
    assert asked == [[old]]


def test_a_rematch_is_found_while_the_start_page_is_open(
    new_player: NewPlayer, server: Server
) -> None:
    host, guest, old = an_ended_game(new_player, server)
    guest.page.clock.install()
    asked = note_questions(guest)
    with guest.page.expect_response("**/api/past"):
        guest.open_start()
    expect(guest.page.locator(ROWS)).to_have_count(0)
    rematch_without_the_guest(host, old)
    guest.page.reload()
    guest.page.wait_for_selector("#start[data-ready=true]")
    expect(guest.page.locator(ROWS)).to_have_count(0)
    assert asked == [[old]]  # nothing new has ended, and it was asked just now
    with guest.page.expect_response("**/api/past"):
        guest.page.clock.fast_forward(61_000)
    expect(guest.page.locator(ROWS)).to_have_count(1)
    assert asked == [[old], [old]]


def test_the_start_page_asks_after_few_games_only(player: Player) -> None:
    """Those that others played too, that ended not long ago, and the newest of them."""
    player.open_start()
    player.page.evaluate(
        """() => {
          const now = Date.now();
          const table = (number, more) => ({
            table: `t${String(number).padStart(11, "a")}`, key: "k".repeat(32), made: now,
            setup: { game: "temper", seats: [{ seat: 0, kind: "person" }] },
            over: true, ended: now - number * 1000, others: true, ...more,
          });
          const tables = [
            table(1, { others: false }), table(2, { next: "elsewhere" }),
            table(3, { ended: now - 3 * 24 * 3600_000 }), table(4, { ended: undefined }),
          ];
          for (let number = 10; number < 30; number += 1) tables.push(table(number));
          localStorage.setItem("homestretch.tables", JSON.stringify(tables));
        }"""
    )
    asked = note_questions(player)
    with player.page.expect_response("**/api/past"):
        player.page.reload()
    assert asked == [[f"t{number}".replace("t", "taaaaaaaaa") for number in range(10, 20)]]
    player.page.reload()
    player.page.wait_for_selector("#start[data-ready=true]")
    expect(player.page.locator("#past-link")).to_be_visible()
    assert len(asked) == 1
