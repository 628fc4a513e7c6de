"""What comes at the wrong moment: a new line while something moves, two taps, a page left early."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Route, expect

from tests.browser.conftest import NewPlayer
from tests.browser.friends import HOLD, cut, friend, mend, put_a_bot, two_at_a_table
from tests.browser.player import BOARD_IS_PAST, CURTAIN, OVER, READY, Player, persons
from tests.browser.serving import Server

SHORT = {"tokens": 1, "start_token": True}

SAY = """async () => {
  const { myTable } = await import("/js/mytables.js");
  const id = location.hash.split("/").pop();
  const Authorization = `Bearer ${myTable(id).key}`;
  const headers = { Authorization, "Content-Type": "application/json" };
  const said = { type: "say", id: `greets-${Date.now()}`, seat: 0, phrase: "hello" };
  const body = JSON.stringify(said);
  await fetch(`/api/tables/${id}/commands`, { method: "POST", headers, body });
}"""

RENAME = SAY.replace('type: "say"', 'type: "sit"').replace(
    'seat: 0, phrase: "hello"', 'seat: 2, name: "Zoe"'
)


def with_held_timers(new_player: NewPlayer, server: Server, seed: int) -> Player:
    """Somebody whose turn it is, alone with a bot."""
    player = friend(new_player, server)
    player.page.add_init_script(HOLD)
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=seed))
    player.wait()
    player.page.wait_for_function("() => window.lines.at(-1).isHeard")
    return player


def test_a_new_line_while_something_moves_takes_nothing_away(
    new_player: NewPlayer, server: Server
) -> None:
    """The line is lost and found while a roll is still shown: what can be moved stays on offer."""
    player = friend(new_player, server, reduced_motion="reduce")
    player.page.add_init_script(HOLD)
    player.url = f"http://{server.origin}/?speed=normal&tips=off"
    setup = persons(0, bots=(2,), game="temper", first=0, options={"start_token": True}, seed=51)
    player.sit_down(setup)
    player.wait()
    player.page.evaluate("window.holding = 180")  # how long a roll lies before one may move
    player.page.click("#roll")
    player.page.wait_for_function("() => window.held.length === 1")
    player.page.evaluate(
        "() => { window.lines.at(-1).close(); dispatchEvent(new Event('online')); }"
    )
    spots = player.page.locator(".spot-piece:not([aria-hidden])")
    expect(spots).not_to_have_count(0)
    player.page.evaluate(
        """async () => {
          window.holding = -1;
          window.held[0]();
          await new Promise((resolve) => setTimeout(resolve));
        }"""
    )
    assert spots.count() > 0
    assert player.wait() == "ready"


def test_a_choice_that_was_begun_outlives_its_line(new_player: NewPlayer, server: Server) -> None:
    """A new line begins with the whole table: what is picked, held or focused stays so."""
    player = friend(new_player, server)
    setup = {"game": "pardon", "preset": "pardon-strategy", "first": 0, "seed": 22}
    player.sit_down(persons(0, bots=(2,), **setup))
    player.wait()
    player.tap()
    picked = player.page.locator(".hand-card.chosen")
    expect(picked).to_have_count(1)
    spot = player.page.locator(".spot:not([aria-hidden])").first
    spot.focus()
    cut(player)
    mend(player)
    expect(picked).to_have_count(1)
    expect(spot).to_be_focused()
    before = player.number()
    player.tap()
    player.until(BOARD_IS_PAST, before)


def test_a_press_outlives_what_happens_beside_the_game(
    new_player: NewPlayer, server: Server
) -> None:
    """What is pressed stays what it is, whatever is told between down and up."""
    player = friend(new_player, server)
    player.sit_down(persons(0, bots=(2,), game="temper", options=SHORT, seed=60))
    page = player.page
    for opened, pressed, shown in (
        ("#people-open", "#fill-2", "#seat-dialog[open]"),
        ("#seat-dialog button.quiet", "#people > .button.big", "#table:not(:has(#people[open]))"),
    ):
        page.click(opened)
        press_while_somebody_speaks(player, pressed)
        page.wait_for_selector(shown)
    assert player.play(taps=600)
    press_while_somebody_speaks(player, "text=Look at the board")
    expect(page.locator(OVER)).to_have_count(0)


def test_a_result_closed_while_news_comes_stays_closed(
    new_player: NewPlayer, server: Server
) -> None:
    player = friend(new_player, server)
    player.sit_down(persons(0, bots=(2,), game="temper", options=SHORT, seed=60))
    assert player.play(taps=600)
    before = player.number()
    player.page.evaluate(
        """() => window.lines.at(-1).addEventListener("message", () => {
          document.querySelector("#result .result-buttons > :last-child").click();
        }, { once: true })"""
    )
    player.page.evaluate(SAY)
    player.until(BOARD_IS_PAST, before)
    player.page.evaluate(
        """async () => {
          for (let number = 0; number < 5; number += 1) await import("/js/result.js");
          await new Promise((resolve) => setTimeout(resolve, 100));
        }"""
    )
    expect(player.page.locator(OVER)).to_have_count(0)
    player.page.click(".result-show")
    expect(player.page.locator(OVER)).to_have_count(1)


def test_a_press_on_a_row_that_changes_meanwhile_counts(
    new_player: NewPlayer, server: Server
) -> None:
    host, guest, _ = two_at_a_table(new_player, server)
    page = host.page
    page.click("#people-open")
    page.hover("#fill-2")
    before = host.number()
    page.mouse.down()
    guest.page.evaluate(RENAME)
    host.until(BOARD_IS_PAST, before)
    page.mouse.up()
    page.wait_for_selector("#seat-dialog[open]")
    expect(page.locator("#people .person.seat-2 .person-name")).to_have_text("Zoe")


def test_a_press_while_another_language_comes_counts(player: Player) -> None:
    held: list[Route] = []
    player.page.route("**/words/nl.ftl", lambda route: held.append(route))
    player.open_start()
    player.page.click("#start [data-opens=settings]")
    with player.page.expect_request("**/words/nl.ftl"):
        player.page.select_option("#language", "nl")
    done = player.page.locator("#settings .button.big")
    done.hover()
    player.page.mouse.down()
    while not held:  # the request may be told of before its route
        player.page.wait_for_timeout(10)
    held[0].continue_()
    expect(player.page.locator("html")).to_have_attribute("lang", "nl")
    player.page.mouse.up()
    expect(player.page.locator("#settings")).to_be_hidden()


def press_while_somebody_speaks(player: Player, what: str) -> None:
    box = player.page.locator(what).bounding_box()
    assert box
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    before = player.number()
    player.page.mouse.down()
    player.page.evaluate(SAY)
    player.until(BOARD_IS_PAST, before)
    player.page.mouse.up()


def test_nobody_is_kept_from_rolling_by_what_happens_beside_the_game(
    new_player: NewPlayer, server: Server
) -> None:
    """Not for as long as a frame takes: here no frame comes at all."""
    player = friend(new_player, server)
    player.page.add_init_script(HOLD)
    player.url = f"http://{server.origin}/?speed=fast&tips=off"
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=61))
    player.wait()
    player.page.evaluate("() => { window.requestAnimationFrame = () => 0; window.holding = 100; }")
    before = player.view()["number"]
    player.page.evaluate(SAY)
    player.until(BOARD_IS_PAST, before)
    player.page.evaluate("() => document.getElementById('roll').click()")
    player.until("() => window.unanswered.size === 0")
    assert player.view()["number"] > before + 1


def test_what_was_asked_for_without_a_line_does_not_end_the_own_turn(
    new_player: NewPlayer, server: Server
) -> None:
    player = friend(new_player, server)
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=57))
    player.page.click("#people-open")
    player.page.click("#rename-0")
    player.page.fill("#rename-name", "Zoe")
    cut(player)
    player.page.click("#seat-dialog [type=submit]")
    mend(player)
    expect(player.page.locator(".plate.seat-0 .plate-name")).to_have_text("Zoe")
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector(READY)


def test_a_line_at_whose_end_nobody_is_any_more_is_given_up(
    new_player: NewPlayer, server: Server
) -> None:
    """As where another network took the place of the old one: it still looks open."""
    player = with_held_timers(new_player, server, seed=58)
    player.page.evaluate(
        "() => { window.holding = 10_000; window.lines.at(-1).send = () => undefined; }"
    )
    before = player.number()
    player.page.click("#roll")
    player.page.evaluate("() => { window.holding = -1; window.held.at(-1)(); }")
    player.until(BOARD_IS_PAST, before)


def test_a_line_that_has_died_is_found_out_while_others_play(
    new_player: NewPlayer, server: Server
) -> None:
    """Nothing is asked for then, and nothing comes: as in a game in which everybody thinks."""
    player = with_held_timers(new_player, server, seed=59)
    page = player.page
    page.evaluate("window.holding = 20_000")
    page.evaluate(SAY)
    page.wait_for_function("() => window.held.length > 0")
    lines = page.evaluate("window.lines.length")
    page.evaluate("() => { window.holding = 10_000; window.held.splice(0).at(-1)(); }")
    assert page.evaluate("window.lines.length") == lines  # first the server is asked
    page.evaluate("() => { window.holding = -1; window.held.splice(0).at(-1)(); }")
    page.wait_for_function("before => window.lines.length > before", arg=lines)
    page.wait_for_selector(READY)
    expect(page.locator("#lost")).to_be_hidden()


def test_two_taps_on_play_make_one_table(player: Player, server: Server) -> None:
    player.open_start()
    made: list[str] = []
    player.page.on("request", lambda request: made.append(f"{request.method} {request.url}"))
    player.page.evaluate(
        "() => { for (const tap of [1, 2]) document.getElementById('play').click(); }"
    )
    player.page.wait_for_selector("#table:not([hidden]) .board-frame")
    assert made.count(f"POST http://{server.origin}/api/tables") == 1
    assert len(player.page.evaluate("JSON.parse(localStorage['homestretch.tables'])")) == 1


def test_a_table_that_is_opened_twice_is_there_once(new_player: NewPlayer, server: Server) -> None:
    """Back and forth while it is still on its way, as on a slow network."""
    player = friend(new_player, server)
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=52))
    page, there = player.page, "#" + player.page.url.partition("#")[2]
    player.open_start()
    waiting: list[Route] = []
    page.route("**/api/board/temper.json", lambda route: waiting.append(route))
    for _ in range(2):
        with page.expect_request("**/api/board/temper.json"):
            page.evaluate("way => { location.hash = way; }", there)
        page.evaluate("location.hash = '#/'")
        page.wait_for_selector("#start:not([hidden])")
    with page.expect_request("**/api/board/temper.json"):
        page.evaluate("way => { location.hash = way; }", there)
    for route in waiting:
        route.continue_()
    page.wait_for_selector(READY)
    page.wait_for_function("() => window.lines.at(-1).isHeard")
    page.wait_for_function("() => window.lines.filter((line) => line.readyState < 2).length === 1")


def test_a_panel_that_comes_too_late_stays_away(player: Player) -> None:
    """Whoever has asked for the numbers and left is not shown them on the start page."""
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=53))
    player.wait()
    waiting: list[Route] = []
    player.page.route("**/statistics", lambda route: waiting.append(route))
    player.page.click("#log-toggle")
    with player.page.expect_request("**/statistics"):
        player.page.click("#statistics-open")
    player.page.evaluate("location.hash = '#/'")
    player.page.wait_for_selector("#start:not([hidden])")
    with player.page.expect_response("**/statistics"):
        waiting[0].continue_()
    player.page.wait_for_load_state("networkidle")
    assert player.page.locator("dialog[open]").count() == 0


def test_the_curtain_keeps_the_focus_whatever_happens_beside_the_game(player: Player) -> None:
    player.sit_down(persons(0, 2, game="pardon", first=0, seed=54))
    player.page.wait_for_selector(CURTAIN)
    expect(player.page.locator("#curtain button")).to_be_focused()
    player.page.evaluate(SAY)
    expect(player.page.locator("#log-list")).to_contain_text("Hello!")
    expect(player.page.locator("#curtain button")).to_be_focused()


def test_what_is_said_of_a_press_in_a_dialog_is_not_behind_it(player: Player) -> None:
    """What lies outside of an open dialog is neither seen well nor read out."""
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=55))
    player.page.click("#people-open")
    player.page.click(".people-link summary")
    player.page.click(".people-link .share-buttons button")
    expect(player.page.locator("dialog[open] #toast.shown")).to_be_visible()
    player.page.keyboard.press("Escape")
    player.page.click("#people-open")
    expect(player.page.locator("#people-list .person")).to_have_count(2)


def test_a_table_that_the_server_no_longer_has_is_not_waited_for(
    new_player: NewPlayer, own_server: Server, tmp_path: Path
) -> None:
    player = new_player(own_server)
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=56))
    own_server.kill()
    for file in tmp_path.glob("tables.sqlite3*"):
        file.unlink()
    own_server.start()
    expect(player.page.locator(".notice-text")).to_have_text(
        "There is no such table here, or no longer."
    )
    # It is left off the list, but its key stays: the server may have been given another store.
    with player.page.expect_response("**/api/tables/*"):
        player.open_start()
    expect(player.page.locator("#continue")).to_be_hidden()
    assert len(player.page.evaluate("JSON.parse(localStorage['homestretch.tables'])")) == 1
    player.page.wait_for_load_state("networkidle")  # until all that is not there was asked for
    player.faults = [fault for fault in player.faults if "Failed to load" not in fault]


def test_the_word_of_a_table_that_never_was_has_its_styles(
    new_player: NewPlayer, server: Server
) -> None:
    player = new_player(server)
    player.page.goto(f"{player.url}#/table/abcdefabcdef")
    notice = player.page.locator(".notice")
    expect(notice).to_contain_text("There is no such table here, or no longer.")
    padding = notice.evaluate("notice => parseFloat(getComputedStyle(notice).paddingLeft)")
    assert (notice.bounding_box() or {})["x"] >= 12
    assert padding >= 12
    player.faults = [fault for fault in player.faults if "404" not in fault]


def test_who_loses_the_seat_at_a_private_table_is_told(
    new_player: NewPlayer, server: Server
) -> None:
    host, guest, _ = two_at_a_table(new_player, server, private=True)
    put_a_bot(host)
    expect(guest.page.locator(".notice-text")).to_have_text(
        "Only those who were invited can watch this table."
    )
    guest.faults = [fault for fault in guest.faults if "40" not in fault]


def test_a_press_between_two_settings_leaves_them_open(player: Player) -> None:
    player.open_start()
    player.page.click("#start [data-opens=settings]")
    dialog = player.page.locator("#settings[open]")
    box = dialog.bounding_box()
    assert box is not None
    player.page.mouse.click(box["x"] + 6, box["y"] + box["height"] / 2)
    expect(dialog).to_be_visible()
    player.page.mouse.click(box["x"] - 6, box["y"] + box["height"] / 2)
    expect(dialog).to_be_hidden()


def test_the_way_out_of_a_dialog_stays_in_view_while_news_is_read_out(player: Player) -> None:
    player.page.set_viewport_size({"width": 1280, "height": 600})
    player.open_start()
    player.page.click("#start [data-opens=settings]")
    done = player.page.locator("#settings .button.big")
    before = done.bounding_box()
    player.page.evaluate("async () => (await import('/js/announce.js')).announce('News')")
    expect(player.page.locator("#settings [aria-live] p")).to_have_text("News")
    assert done.bounding_box() == before
    box = player.page.locator("#settings").bounding_box()
    assert box is not None
    assert before is not None
    assert before["y"] + before["height"] < box["y"] + box["height"]


def test_the_bar_asks_for_nothing_that_is_done_already(player: Player) -> None:
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=57))
    player.wait()
    line = player.page.locator(".banner-line")
    expect(line).not_to_be_empty()
    player.page.evaluate("() => { WebSocket.prototype.send = () => {}; }")  # nobody answers
    player.page.click("#roll")
    expect(line).to_be_empty()
