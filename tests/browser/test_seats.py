"""What people may change about seats: their names, which bot sits there, who may watch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.friends import friend, make_table, two_at_a_table, two_persons
from tests.browser.player import BOARD_IS_PAST, table_id
from tests.browser.serving import Server


def test_a_guest_changes_their_name_and_plays_on(new_player: NewPlayer, server: Server) -> None:
    host, guest, _ = two_at_a_table(new_player, server)
    guest.page.click("#people-open")
    guest.page.wait_for_selector("#people[open]")
    expect(guest.page.locator("#rename-0")).to_have_count(0)
    guest.page.click("#rename-2")
    expect(guest.page.locator("#rename-name")).to_have_value("Ben")
    guest.page.fill("#rename-name", "Benno")
    guest.page.keyboard.press("Enter")
    for player in (host, guest):
        expect(player.page.locator(".plate.seat-2 .plate-name")).to_have_text("Benno")
    # The seat is still theirs, after a reload too.
    guest.page.reload()
    guest.page.wait_for_selector("#table:not([hidden]) .board-frame")
    assert [seat["yours"] for seat in guest.view()["seats"]] == [False, True]


def test_the_host_picks_which_bot_takes_a_seat(new_player: NewPlayer, server: Server) -> None:
    host = friend(new_player, server)
    make_table(host, two_persons())
    host.page.click("#fill-2")
    dialog = host.page.locator("#seat-dialog")
    dialog.locator("[data-bot=random]").click()
    # The last free seat is taken, so the game begins.
    host.page.wait_for_selector("#table:not([hidden]) .board-frame")
    assert host.view()["seats"][1]["bot"] == "random"
    host.wait()
    host.page.click("#people-open")
    host.page.click("#fill-2")
    before = host.number()
    dialog.locator("[data-bot=careful]").click()
    host.until(BOARD_IS_PAST, before)
    assert host.view()["seats"][1]["bot"] == "careful"


def test_the_host_of_a_private_table_lets_somebody_watch(
    new_player: NewPlayer, server: Server
) -> None:
    host, watcher = friend(new_player, server), friend(new_player, server)
    make_table(host, two_persons(private=True))
    host.page.click("#fill-2")
    host.page.click("[data-bot=careful]")
    host.page.wait_for_selector("#table:not([hidden]) .board-frame")
    host.page.click("#people-open")
    host.page.click(".people-link summary")
    link = host.page.locator(".people-link .share-link").input_value()
    assert "#" in link
    watcher.page.goto(link)
    watcher.page.wait_for_selector("#table:not([hidden]) .board-frame")
    assert table_id(watcher.page) == table_id(host.page)
    assert not any(seat["yours"] for seat in watcher.view()["seats"])
