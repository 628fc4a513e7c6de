"""The others at the table: presence, time, watching, the host's tools, rematch, what is said."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import NewPlayer
from tests.browser.friends import (
    HOLD,
    act,
    cut,
    friend,
    mend,
    now,
    play_out,
    put_a_bot,
    two_at_a_table,
)
from tests.browser.player import OVER, READY, persons, table_id
from tests.browser.serving import Server

SHORT = {"tokens": 1, "start_token": True}


def test_a_lost_connection_is_seen_and_mended(new_player: NewPlayer, server: Server) -> None:
    host, guest, _ = two_at_a_table(new_player, server, clock={"turn": None, "grace": 600})
    plate = host.page.locator(".plate.seat-2")
    host.page.click("#table [data-opens=settings]")
    host.page.wait_for_selector("#settings[open]")
    cut(guest)
    # That is an alert: to announce it too would say it twice, and again at every try.
    assert guest.page.locator("#lost").inner_text() not in guest.spoken()
    told = re.compile("Ben has lost the connection")
    expect(host.page.locator("#live")).to_contain_text(told)
    expect(host.page.locator("dialog[open] [aria-live]")).to_contain_text(told)  # the one in use
    host.page.keyboard.press("Escape")
    expect(plate).to_have_class(re.compile("is-away"))
    expect(plate.get_by_role("img", name="Connection lost")).to_be_visible()
    mend(guest)
    expect(plate).not_to_have_class(re.compile("is-away"))
    host.page.wait_for_selector(READY)


def test_a_bot_plays_for_who_is_gone_until_one_tap(new_player: NewPlayer, server: Server) -> None:
    clock = {"turn": None, "grace": 4}
    host, guest, _ = two_at_a_table(new_player, server, clock=clock)
    cut(guest)
    expect(host.page.locator(".plate.seat-2")).to_have_class(re.compile("is-absent"))
    expect(host.page.locator(".plate.seat-2 .plate-bot")).to_be_visible()
    mend(guest)
    expect(guest.page.locator("#absent")).to_contain_text("A bot is playing for you")
    guest.page.click("#back")
    expect(guest.page.locator("#absent")).to_be_hidden()
    expect(host.page.locator(".plate.seat-2")).not_to_have_class(re.compile("is-absent"))
    assert host.view()["seats"][1]["absent"] is False


def test_the_banner_says_that_a_bot_plays_for_who_is_back(
    new_player: NewPlayer, server: Server
) -> None:
    _, guest, _ = two_at_a_table(new_player, server)
    guest.page.wait_for_selector("#table:not([hidden]) .banner-title")
    # The bots of these tests play at once, so that their turn is not seen.
    said = guest.page.evaluate(
        """async (view) => {
          const { turnTitle } = await import("/js/banner.js");
          const { instruction } = await import("/js/instructions.js");
          const seats = view.seats.map((seat) => ({ ...seat, absent: seat.yours }));
          const chooser = { open: false, refused: null };
          return [view, { ...view, seats }].map(
            (one) => [turnTitle(one), instruction(one, chooser)],
          );
        }""",
        {**guest.view(), "turn": 2, "seal": None, "waits_for": None, "chance": None},
    )
    assert said == [
        ["Your turn", "One moment …"],
        ["Ben is playing", "A bot plays for you until you say that you are back."],
    ]


def test_the_time_of_a_lost_connection_is_shown_where_it_is_lost(
    new_player: NewPlayer, server: Server
) -> None:
    host, guest, _ = two_at_a_table(new_player, server, clock={"turn": None, "grace": 15})
    host.page.wait_for_selector(READY)
    host.page.evaluate(
        """() => {
          window.told = [];
          const live = document.getElementById("live");
          const note = () => window.told.push(live.textContent);
          new MutationObserver(note).observe(live, { childList: true });
        }"""
    )
    cut(guest)
    time = host.page.locator(".plate.seat-2 .plate-time")
    expect(time).to_have_attribute(
        "title", re.compile(r"^Ben is away: a bot takes over in 0:[01]\d$")
    )
    assert host.view()["waits_for"] == 0
    assert host.view()["deadline_seat"] == 2
    expect(host.page.locator(".plate.seat-0 .plate-time")).to_have_count(0)
    expect(host.page.locator(".banner-line")).to_contain_text("Tap the die")
    expect(host.page.locator(".plate.seat-2")).to_have_class(re.compile("is-absent"))
    told = host.page.evaluate("window.told")
    assert any("Ben has lost the connection" in text for text in told)
    assert not any("Time left" in text for text in told)


def test_who_is_waited_for_and_away_is_said_to_be_away(
    new_player: NewPlayer, server: Server
) -> None:
    host, guest, _ = two_at_a_table(new_player, server, first=2, clock={"turn": None, "grace": 600})
    guest.page.wait_for_selector(READY)
    line = host.page.locator(".banner-line")
    cut(guest)
    expect(line).to_have_text("Ben is away. A bot takes over when the time runs out.")
    mend(guest)
    expect(line).to_have_text("Waiting for this player.")


def test_the_time_of_a_turn_runs_out(new_player: NewPlayer, server: Server) -> None:
    clock = {"turn": 15, "grace": None}
    host, _, _ = two_at_a_table(new_player, server, clock=clock)
    expect(host.page.locator(".plate.seat-0 .plate-time")).to_have_text(re.compile(r"^0:[01]\d$"))
    expect(host.page.locator("#live")).to_contain_text("Time left: 0:")
    expect(host.page.locator("#absent")).to_be_visible()
    host.page.click("#back")
    expect(host.page.locator("#absent")).to_be_hidden()


def test_a_watcher_sees_no_hand_nor_does_a_players_second_tab(
    new_player: NewPlayer, server: Server
) -> None:
    host, guest, code = two_at_a_table(new_player, server, game="pardon", preset="pardon-quick")
    watcher = friend(new_player, server)
    watcher.page.goto(f"http://{server.origin}/join/{code}")
    expect(watcher.page.locator(".join-panel")).to_contain_text("No seat is free")
    second = guest.page.context.new_page()
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    watcher.page.on("websocket", listen)
    second.on("websocket", listen)
    watcher.page.click(".join-watch")
    second.goto(f"{server.url}#/watch/{table_id(guest.page)}")
    for page in (watcher.page, second):
        page.wait_for_selector("#table:not([hidden]) .board-frame")
    for _ in range(8):
        actor = host if now(host) == "0" else guest
        actor.page.wait_for_selector(READY)
        act(actor)
    number = host.view()["number"]
    for page in (watcher.page, second):
        page.wait_for_function(
            "n => Number(document.querySelector('.board-frame').dataset.number) >= n", arg=number
        )
        expect(page.locator(".hand-card")).to_have_count(0)
        expect(page.locator("#table")).to_have_attribute("data-ready", "false")
    told = [json.loads(frame) for frame in frames]
    views = [one["view"] for one in told if "view" in one]
    assert len(views) >= 8
    assert all(view["hands"] == {} and view["moves"] == [] for view in views)
    draws = [one["event"] for one in told if one.get("event", {}).get("chance") == "draw"]
    assert draws
    assert all(draw["outcome"] is None for draw in draws)
    expect(guest.page.locator(".hand-card")).not_to_have_count(0)


def test_the_host_puts_a_bot_in_and_hands_a_bots_seat_on(
    new_player: NewPlayer, server: Server
) -> None:
    host, guest, code = two_at_a_table(new_player, server)
    put_a_bot(host)
    # Whoever lost the seat watches on.
    expect(guest.page.locator(".plate.seat-2 .plate-bot")).to_be_visible()
    host.page.click("#open-2")
    expect(host.page.locator(".person.seat-2 .person-state")).to_have_text("Free")
    third = friend(new_player, server)
    third.page.goto(f"http://{server.origin}/join/{code}")
    third.page.fill("#join-name", "Cleo")
    third.page.click("#join-sit")
    third.page.wait_for_selector("#table:not([hidden]) .board-frame")
    expect(host.page.locator(".person.seat-2 .person-name")).to_have_text("Cleo")
    third.page.click("#people-open")
    third.page.wait_for_selector("#people[open]")
    expect(third.page.locator("#fill-0")).to_have_count(0)
    # Whoever lost a seat may come again when one is free.
    host.page.click("#fill-2")
    host.page.click("[data-bot=careful]")
    host.page.click("#open-2")
    expect(host.page.locator(".person.seat-2 .person-state")).to_have_text("Free")
    guest.page.goto(f"http://{server.origin}/join/{code}")
    guest.page.click("#join-sit")
    expect(host.page.locator(".person.seat-2 .person-name")).to_have_text("Ben")
    guest.faults = [fault for fault in guest.faults if "401" not in fault]


def test_who_sees_the_result_is_asked_although_a_bot_played_on(
    new_player: NewPlayer, server: Server
) -> None:
    clock = {"turn": None, "grace": 4}
    host, guest, _ = two_at_a_table(new_player, server, options=SHORT, seed=3, clock=clock)
    cut(guest)
    expect(host.page.locator(".plate.seat-2")).to_have_class(re.compile("is-absent"))
    mend(guest)
    play_out({0: host})
    guest.page.wait_for_selector(OVER)
    expect(host.page.locator(".plate.seat-2")).not_to_have_class(re.compile("is-absent"))
    old = table_id(host.page)
    host.page.click("text=Offer a rematch")
    expect(guest.page.locator(".rematch-text")).to_have_text("Anna offers a rematch.")
    # Who goes instead of answering is not waited for.
    guest.page.goto(f"{server.url}#/")
    host.page.wait_for_url(lambda url: "#/table/" in url and old not in url)


def test_where_hands_are_hidden_the_host_is_not_offered_what_would_be_refused(
    new_player: NewPlayer, server: Server
) -> None:
    host, _, _ = two_at_a_table(new_player, server, game="pardon", options={"hand_size": 5})
    put_a_bot(host)
    expect(host.page.locator("#open-2")).to_be_visible()
    expect(host.page.locator("#here-2")).to_have_count(0)


def test_a_rematch_is_offered_agreed_and_begun_by_the_next(
    new_player: NewPlayer, server: Server
) -> None:
    host, guest, _ = two_at_a_table(new_player, server, options=SHORT, seed=3)
    play_out({0: host, 2: guest})
    old = table_id(host.page)
    offer = host.page.locator("text=Offer a rematch").bounding_box()
    assert offer
    middle = offer["x"] + offer["width"] / 2, offer["y"] + offer["height"] / 2
    host.page.mouse.click(*middle)
    expect(host.page.locator(".rematch-text")).to_contain_text("Waiting for the others")
    host.page.mouse.down(click_count=2)  # the second of two quick clicks, on another button now
    host.page.mouse.up(click_count=2)
    expect(guest.page.locator(".rematch-text")).to_have_text("Anna offers a rematch.")
    guest.page.click("text=No, thank you")
    host.page.wait_for_selector("text=Offer a rematch")
    guest.page.click("text=Offer a rematch")
    host.page.click("text=Play the rematch")
    for player in (host, guest):
        player.page.wait_for_url(lambda url: "#/table/" in url and old not in url)
        player.page.wait_for_selector("#table:not([hidden]) .board-frame")
    assert table_id(host.page) == table_id(guest.page) != old
    guest.page.wait_for_selector(READY)
    view = guest.view()
    assert view["turn"] == 2
    assert [(seat["name"], seat["yours"]) for seat in view["seats"]] == [
        ("Anna", False),
        ("Ben", True),
    ]


def test_the_own_choice_is_taken_back(new_player: NewPlayer, server: Server) -> None:
    options = {"hand_size": 0, "start_pawn": True}
    host, guest, _ = two_at_a_table(new_player, server, game="pardon", options=options, seed=9)
    for _ in range(80):
        actor = host if now(host) == "0" else guest
        actor.page.wait_for_selector(READY)
        moves = len(host.view()["moves"])
        standing = host.standing()
        act(actor)
        if moves > 1 and actor is host and host.page.locator("#take-back").is_visible():
            break
    else:
        raise AssertionError("there was nothing to take back")
    assert host.standing() != standing
    host.page.click("#take-back")
    expect(host.page.locator("#take-back")).to_be_hidden()
    host.page.wait_for_selector(READY)
    assert host.standing() == standing
    assert len(host.view()["moves"]) == moves
    expect(guest.page.locator("#log-list")).to_contain_text("Anna takes the move back.")
    assert guest.standing() == standing


def test_phrases_are_shown_and_muted_with_one_tap(new_player: NewPlayer, server: Server) -> None:
    host, guest, _ = two_at_a_table(new_player, server)
    for player in (host, guest):  # what is said stands until it is read
        player.page.evaluate(f"() => {{ {HOLD} window.holding = 5000; }}")
    guest.page.click("#people-open")
    guest.page.click("[data-say=good_luck]")
    expect(host.page.locator(".speech")).to_have_text("Good luck!")
    assert "Ben: Good luck!" in host.spoken()
    host.page.click("#people-open")
    host.page.click("#muted")
    expect(host.page.locator(".speech")).to_have_count(0)
    guest.page.click("#people-open")
    guest.page.click("[data-say=thumbs_up]")
    expect(host.page.locator("#log-list")).to_contain_text("gives a thumbs up")
    expect(host.page.locator(".speech")).to_have_count(0)
    expect(guest.page.locator(".speech.picture [data-reaction=thumbs_up]")).to_be_visible()
    host.page.click("[data-say=hello]")
    expect(guest.page.locator(".speech.seat-0")).to_have_text("Hello!")
    guest.page.click(".speech.seat-0 button")
    expect(guest.page.locator(".speech")).to_have_count(0)
    expect(guest.page.locator("#toast")).to_contain_text("Muted")


def test_who_plays_with_bots_alone_has_nobody_to_talk_to(
    new_player: NewPlayer, server: Server
) -> None:
    player = friend(new_player, server)
    player.sit_down(persons(0, bots=(2,), game="temper"))
    player.page.click("#people-open")
    expect(player.page.locator("#people-list .person")).to_have_count(2)
    expect(player.page.locator(".say")).to_have_count(0)
