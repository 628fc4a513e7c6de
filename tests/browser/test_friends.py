"""Two people with devices of their own: invited, joined, cut off, brought back, to the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.friends import (
    act,
    cut,
    friend,
    make_table,
    mend,
    now,
    put_a_bot,
    seat_link,
    two_at_a_table,
    two_persons,
)
from tests.browser.player import OVER, READY, Player, table_id
from tests.browser.serving import Server

DISTURBANCES = ("reload", "cut", "elsewhere")


def test_from_the_start_page_to_a_table_for_two(new_player: NewPlayer, server: Server) -> None:
    host, guest = friend(new_player, server), friend(new_player, server)
    host.open_start()
    page = host.page
    for seat in (1, 3):
        page.click(f"label:has(#seat-{seat}-empty)")
    page.click("label:has(#seat-2-open)")
    page.fill(".seat-row.seat-0 input.seat-detail", "Anna")
    page.select_option("#first", "0")
    page.select_option("#time", "300")
    expect(page.locator("#play")).to_have_text("Invite and play")
    expect(page.locator("#play-summary")).to_have_text("Temper: 1 person here, 1 friend, no bots")
    page.click("#play")
    code = page.locator(".lobby-code").inner_text()[-6:].lower()
    expect(page.locator(".qr svg")).to_be_visible()
    assert page.locator(".share-link").input_value().endswith(f"/join/{code}")
    expect(page.locator(".lobby-panel", has_text="5 minutes")).to_be_visible()

    guest.open_start()
    guest.page.fill("#join-code", code.upper())
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("#join-seat-2")).to_be_checked()
    expect(guest.page.locator(".people")).to_contain_text("Anna")
    guest.page.fill("#join-name", "Ben")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("#table:not([hidden]) .plate")
    host.wait()
    assert [seat["name"] for seat in host.view()["seats"]] == ["Anna", "Ben"]
    assert host.view()["clock"] == {"turn": 300, "grace": 120}
    expect(host.page.locator(".plate.seat-2 .plate-name")).to_have_text("Ben")
    expect(host.page.locator(".plate.seat-0 .plate-time")).to_have_text(re.compile(r"^[45]:\d\d$"))
    expect(guest.page.locator(".banner-title")).to_have_text("Anna is playing")


def test_nobody_else_watches_a_private_table(new_player: NewPlayer, server: Server) -> None:
    host, other = friend(new_player, server), friend(new_player, server)
    host.open_start()
    host.page.click("label:has(#seat-2-open)")
    host.page.click("#private")
    host.page.click("#play")
    host.page.wait_for_selector("#lobby-start")
    assert host.view()["private"] is True
    other.page.goto(f"{server.url}#/watch/{table_id(host.page)}")
    expect(other.page.locator(".notice-text")).to_contain_text("Only those who were invited")
    other.faults = [fault for fault in other.faults if "403" not in fault]


def test_a_wrong_code_is_told(new_player: NewPlayer, server: Server) -> None:
    player = friend(new_player, server)
    player.open_start()
    player.page.fill("#join-code", "zzzzzz")
    player.page.click("#join-form button")
    expect(player.page.locator("#join-told")).to_contain_text("no table with this code")
    expect(player.page.locator("#start")).to_be_visible()
    player.faults = [fault for fault in player.faults if "404" not in fault]


def test_the_field_for_a_code_takes_the_link_too(new_player: NewPlayer, server: Server) -> None:
    host = friend(new_player, server)
    code = make_table(host, two_persons())
    link = host.page.locator(".share-link").input_value()
    guest = friend(new_player, server)
    guest.open_start()
    for text in (link, f"Come and play: http://192.168.1.7:8000/join/{code.upper()}/ "):
        guest.page.fill("#join-code", text)
        guest.page.click("#join-form button")
        expect(guest.page.locator("#join-name")).to_be_visible()
        assert guest.page.url.endswith(f"#/join/{code}")
        guest.page.evaluate("location.hash = '#/'")
    for nothing in ("", " - "):
        guest.page.fill("#join-code", nothing)
        guest.page.evaluate("document.activeElement.blur()")
        guest.page.click("#join-form button")
        expect(guest.page.locator("#join-code:invalid")).to_be_focused()
    expect(guest.page.locator("#start")).to_be_visible()


def test_the_field_for_a_code_takes_the_link_to_a_seat(
    new_player: NewPlayer, server: Server
) -> None:
    _, guest, _ = two_at_a_table(new_player, server)
    link = seat_link(guest)
    second = friend(new_player, server)
    second.open_start()
    second.page.fill("#join-code", link)
    second.page.click("#join-form button")
    second.page.wait_for_selector("#table:not([hidden]) .board-frame")
    assert [seat["seat"] for seat in second.view()["seats"] if seat["yours"]] == [2]


def test_in_the_lobby_seats_are_swapped_filled_opened_and_the_host_changes(
    new_player: NewPlayer, server: Server
) -> None:
    host, guest = friend(new_player, server), friend(new_player, server)
    seats = [
        {"seat": 0, "kind": "person", "name": "Anna"},
        {"seat": 1, "kind": "bot", "bot": "careful"},
        {"seat": 2, "kind": "open"},
        {"seat": 3, "kind": "open"},
    ]
    code = make_table(host, {"game": "temper", "seats": seats, "private": True})
    page = host.page
    page.click("#swap-0")
    expect(page.locator(".person.seat-1 .person-name")).to_have_text("Anna")
    expect(page.locator(".person.seat-1 .person-state")).to_have_text("You · Host")
    page.click("#open-0")
    expect(page.locator(".person.seat-0 .person-state")).to_have_text("Free")
    page.click("#fill-0")
    page.click("[data-bot=careful]")
    expect(page.locator(".person.seat-0 .person-state")).to_have_text("Bot")
    guest.page.goto(f"http://{server.origin}/join/{code}")
    guest.page.wait_for_selector("#join-sit")
    expect(guest.page.locator(".join-watch")).to_have_count(0)
    guest.page.fill("#join-name", "Ben")
    guest.page.click("label:has(#join-seat-3)")
    for language in ("de", "en"):  # what is typed and chosen stays, in another language too
        guest.page.click("#lobby [data-opens=settings]")
        guest.page.select_option("#language", language)
        guest.page.keyboard.press("Escape")
        sit = {"de": "Hier hinsetzen", "en": "Sit down here"}[language]
        expect(guest.page.locator("#join-sit")).to_have_text(sit)
        expect(guest.page.locator("#join-name")).to_have_value("Ben")
    guest.page.click("#join-sit")
    expect(guest.page.locator(".person.seat-3 .person-state")).to_have_text("You")
    expect(guest.page.locator("#lobby-start")).to_be_hidden()
    page.click("#host-3")
    expect(page.locator("#lobby-start")).to_be_hidden()
    expect(guest.page.locator("#lobby-start")).to_have_text("Start now, with bots")
    guest.page.click("#lobby-start")
    for player in (host, guest):
        player.page.wait_for_selector("#table:not([hidden]) .board-frame")
    kinds = [seat["kind"] for seat in guest.view()["seats"]]
    assert kinds == ["bot", "person", "bot", "person"]


def disturb(player: Player, how: str) -> None:
    """Something happens to a device in the middle of the game."""
    if how == "reload":
        player.page.reload()
    elif how == "cut":
        cut(player)
        mend(player)
    else:
        player.page.click("a.icon-button[href='#/']:visible")
        player.page.wait_for_selector("#start:not([hidden])")
        player.page.click("#continue-list a >> nth=0")
    player.page.wait_for_selector("#table:not([hidden]) .board-frame")


@pytest.mark.parametrize("game", ["temper", "pardon"])
def test_a_whole_game_on_two_devices_one_of_them_disturbed(
    new_player: NewPlayer, server: Server, game: str
) -> None:
    options = {"tokens": 1} if game == "temper" else {"pawns": 1, "start_pawn": True}
    clock = {"turn": None, "grace": 600}
    host, guest, _ = two_at_a_table(
        new_player, server, game=game, options=options, seed=5, clock=clock
    )
    players = (host, guest)
    acts = 0
    moments: set[tuple[str, str]] = set()
    while (waits_for := now(host)) != "over":
        actor = host if waits_for == "0" else guest
        actor.page.wait_for_selector(READY)
        view = host.view()
        moment = ("own " if actor is guest else "other ") + (view["chance"] or "choice")
        how = DISTURBANCES[acts % len(DISTURBANCES)]
        if acts < 24 and (moment, how) not in moments:
            moments.add((moment, how))
            disturb(guest, how)
            actor.page.wait_for_selector(READY)
        act(actor)
        acts += 1
        assert acts < 600
    for player in players:
        player.page.wait_for_selector(OVER)
    assert {how for _, how in moments} == set(DISTURBANCES)
    assert host.view()["places"] == guest.view()["places"]
    assert host.standing() == guest.standing()


def test_the_own_seat_on_a_second_device(new_player: NewPlayer, server: Server) -> None:
    host, guest, _ = two_at_a_table(new_player, server)
    host.wait()
    guest.page.click("#people-open")
    guest.page.click("#link-2")
    expect(guest.page.locator("#share .qr svg")).to_be_visible()
    link = guest.page.locator("#share .share-link").input_value()
    second = friend(new_player, server)
    second.page.goto(link)
    second.page.wait_for_selector("#table:not([hidden]) .board-frame")
    assert "#/table/" in second.page.url
    key = link.partition("#")[2]
    assert key not in second.page.url
    assert [seat["seat"] for seat in second.view()["seats"] if seat["yours"]] == [2]
    # Another device's key opens another seat only.
    assert [seat["seat"] for seat in host.view()["seats"] if seat["yours"]] == [0]


def test_a_link_to_a_seat_that_was_given_away_is_told(
    new_player: NewPlayer, server: Server
) -> None:
    host, guest, code = two_at_a_table(new_player, server)
    link = seat_link(guest)
    put_a_bot(host)
    second = friend(new_player, server)
    second.page.goto(link)
    expect(second.page.locator(".notice-text")).to_have_text("This link is no longer valid.")
    for player in (guest, second):
        player.faults = [fault for fault in player.faults if "401" not in fault]
    assert link.endswith(code + "#" + link.partition("#")[2])


def test_lobby_and_people_by_keyboard_alone(new_player: NewPlayer, server: Server) -> None:
    player = friend(new_player, server)
    player.open_start()
    page = player.page
    for seat in (2, 3):
        page.focus(f"#seat-{seat}-bot")
        page.keyboard.press("ArrowLeft")
        expect(page.locator(f"#seat-{seat}-open")).to_be_focused()
    page.focus("#seat-1-bot")
    for kind in ("open", "person"):
        page.keyboard.press("ArrowLeft")
        expect(page.locator(f"#seat-1-{kind}")).to_be_focused()
    page.focus("#play")
    page.keyboard.press("Enter")
    page.wait_for_selector("#people-list")
    page.focus("#fill-2")
    page.keyboard.press("Enter")
    page.focus("[data-bot=random]")
    page.keyboard.press("Enter")
    expect(page.locator(".person.seat-2 .person-state")).to_have_text("Bot")
    expect(page.locator("#people-list button:focus")).to_have_count(1)
    page.focus("#lobby-start")
    page.keyboard.press("Enter")
    player.wait()
    page.focus("#people-open")
    page.keyboard.press("Enter")
    page.wait_for_selector("#people[open]")
    page.focus("#leave-0")
    page.keyboard.press("Enter")
    expect(page.locator("#people-list button:focus")).to_have_count(1)
    expect(page.locator("#back-0")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#people-open")).to_be_focused()
    page.focus("#back")
    page.keyboard.press("Enter")
    expect(page.locator("#absent")).to_be_hidden()
