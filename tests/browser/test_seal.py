"""Chance that can be checked, as people meet it: a sign, a panel, a check, an alarm."""

from __future__ import annotations

import json
import re
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect
from websockets.sync.client import connect

from homestretch.fair.verify import verify_text
from tests.browser.conftest import NewPlayer
from tests.browser.friends import (
    act,
    cut,
    friend,
    join_by_link,
    make_table,
    mend,
    now,
    play_out,
    two_at_a_table,
    two_persons,
)
from tests.browser.line import BadLine
from tests.browser.player import BOARD_IS_PAST, OVER, READY, Player, persons, table_id
from tests.browser.seals import SHORT_PARDON, SHORT_TEMPER, device, transcript_of
from tests.browser.serving import Server

PATIENT = """
from homestretch.server import gathering, sealing
sealing.COMMIT_MS = sealing.OPEN_MS = 30_000
gathering.LINK_SECONDS = 15.0
"""
"""Devices get more time than people are made to wait: here they share a busy machine."""


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """For tests that wait until a device has had its time."""
    before = PATIENT.replace("30_000", "15_000")
    started = Server(tmp_path / "tables.sqlite3", before=before)
    started.start()
    yield started
    started.kill()


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("patient") / "tables.sqlite3", before=PATIENT)
    started.start()
    yield started
    started.kill()


def open_panel(player: Player) -> Locator:
    player.page.click("#seal-open")
    panel = player.page.locator("#seal")
    expect(panel.locator(".seal-verdict").first).to_be_visible()
    return panel


def words_of(player: Player) -> list[str]:
    """The four words that this device has worked out."""
    words = open_panel(player).locator(".seal-words span")
    expect(words).to_have_count(4)
    found: list[str] = words.all_inner_texts()
    player.page.keyboard.press("Escape")
    return found


def links_of(transcript: bytes) -> list[dict[str, Any]]:
    events = [entry["event"] for entry in json.loads(transcript)["events"]]
    return [link for event in events for link in event.get("links", ())]


def check_by_both(server: Server | BadLine, player: Player) -> bytes:
    """The transcript, right by the first verifier, and by the second from the end screen."""
    transcript = transcript_of(server, player)
    report = verify_text(transcript, device(player)["notes"].encode())
    assert report.failure is None
    assert report.counts["notes"] > 2
    with player.page.expect_popup() as opened:
        player.page.click("#result >> text=/Check the (dice|cards)/")
    page = opened.value
    expect(page.locator(".verdict.good")).to_contain_text("Everything is right")
    expect(page.locator("#report")).to_contain_text("confirmed by your own notes")
    expect(page.locator("#report .words")).to_have_text(
        [event for event in events_of(transcript) if event["kind"] == "seal"][-1]["fingerprint"]
    )
    page.close()
    return transcript


def events_of(transcript: bytes) -> list[dict[str, Any]]:
    return [entry["event"] for entry in json.loads(transcript)["events"]]


LONG_ENOUGH = {
    "temper": SHORT_TEMPER,
    "pardon": {"game": "pardon", "options": {"pawns": 2, "start_pawn": True}},
}
"""To the end of these games lines are cut; where one pawn is enough, not always."""


@pytest.mark.parametrize("game", LONG_ENOUGH)
def test_a_whole_game_on_a_slow_and_lossy_line(
    new_player: NewPlayer, patient: Server, game: str
) -> None:
    with BadLine(patient.port, seed=5, life=(20, 50)) as line:
        seats = [{"seat": 0, "kind": "person", "name": "Anna"}, {"seat": 2, "kind": "open"}]
        host, guest = friend(new_player, line), friend(new_player, line)
        code = make_table(host, {**LONG_ENOUGH[game], "seats": seats, "first": 0})
        join_by_link(guest, line, code, "Ben")
        for player in (host, guest):
            player.page.wait_for_selector("#table:not([hidden]) .board-frame")
        play_out({0: host, 2: guest})
        assert line.cuts > 0
        told = [device(player) for player in (host, guest)]
        assert [one["alarms"] for one in told] == [[], []]
        assert sorted(one["client"] for one in told) == [0, 1]
        transcript = check_by_both(line, host)
        links = links_of(transcript)
        assert {link["state"] for link in links} <= {"given", "away", "withheld", "closed"}
        if game == "temper":
            assert sum(link["state"] == "given" for link in links) > len(links) / 2
        for player in (host, guest):
            player.page.click("text=Look at the board")
            expect(player.page.locator("#seal-open")).to_have_attribute("data-state", "fits")
        assert words_of(host) == words_of(guest)


def test_the_panel_says_what_is_promised_and_who_takes_part(
    new_player: NewPlayer, patient: Server
) -> None:
    host, guest, _ = two_at_a_table(new_player, patient)
    host.page.wait_for_selector(READY)
    assert words_of(host) == words_of(guest)
    act(host)
    panel = open_panel(host)
    expect(panel.locator("h2")).to_have_text("Sealed dice")
    expect(panel.locator(".seal-verdict")).to_contain_text("Everything fits so far.")
    expect(panel).to_contain_text("Nobody can choose the dice")
    expect(panel.locator(".seal-seat")).to_have_text(
        ["AnnaTakes part: 1 number given", "BenTakes part"]
    )
    server_secret = host.view()["seal"]["server"]
    expect(panel.locator("code")).to_contain_text(server_secret[:8])
    panel.locator("#seal-check").click()
    result = panel.locator(".seal-result")
    expect(result).to_contain_text("Everything fits.")
    expect(result).to_contain_text("2 numbers that devices")
    expect(result).to_contain_text("only then does the server show its secret")
    host.page.keyboard.press("Escape")
    expect(host.page.locator("#seal-open")).to_be_focused()


def test_the_panel_opens_and_closes_by_keyboard_in_every_language(
    new_player: NewPlayer, server: Server
) -> None:
    titles = {"de-DE": "Versiegelte Karten", "it-IT": "Carte sigillate", "fr-FR": "Cartes scellées"}
    for locale, title in titles.items():
        player = friend(new_player, server, locale=locale)
        player.sit_down(persons(0, bots=(2,), game="pardon"))
        player.page.focus("#seal-open")
        player.page.keyboard.press("Enter")
        expect(player.page.locator("#seal h2")).to_have_text(title)
        player.page.keyboard.press("Escape")
        expect(player.page.locator("#seal")).to_be_hidden()
        expect(player.page.locator("#seal-open")).to_be_focused()


def test_a_table_without_a_seal_says_so(new_player: NewPlayer, server: Server) -> None:
    player = friend(new_player, server)
    player.sit_down(persons(0, bots=(2,), seed=3, **SHORT_TEMPER))
    expect(player.page.locator("#seal-open")).to_have_attribute("data-state", "none")
    panel = open_panel(player)
    expect(panel.locator("h2")).to_have_text("Dice without a seal")
    expect(panel.locator(".seal-verdict")).to_contain_text("cannot be checked")
    expect(panel.locator(".seal-words, #seal-check")).to_have_count(0)
    player.page.keyboard.press("Escape")
    assert player.play(taps=600)
    expect(player.page.locator("#result")).not_to_contain_text("Check the dice")


@contextmanager
def silent_device(server: Server, table: str, key: str) -> Iterator[None]:
    """A device at the table that commits and then never opens, as one that is switched off."""
    with connect(f"ws://{server.origin}/api/tables/{table}/socket") as line:
        chain = {"number": 0, "client": None}
        line.send(json.dumps({"type": "hello", "key": key, "seen": None, "chain": chain}))

        def commit() -> None:
            for text in line:
                told = json.loads(text)
                if told["type"] == "chain_seal":
                    made = [secrets.token_hex(32) for _ in range(4)]
                    answer = {"attempt": told["attempt"], "length": 16, "commitments": made}
                    line.send(json.dumps({"type": "chain_commit", **answer}))

        answering = threading.Thread(target=commit)
        answering.start()
        yield
    answering.join()


def test_a_device_that_does_not_open_is_named(new_player: NewPlayer, hasty: Server) -> None:
    host = friend(new_player, hasty)
    code = make_table(host, {**two_persons(), **SHORT_TEMPER})
    key = secrets.token_urlsafe(24)
    sat = httpx.post(f"http://{hasty.origin}/api/join/{code}", json={"name": "Ben", "key": key})
    with silent_device(hasty, sat.json()["table"], key):
        expect(host.page.locator("#banner")).to_contain_text("The dice are being sealed")
        expect(host.page.locator(".banner-title")).to_have_text("One moment …")
        expect(host.page.locator(".plate.on-turn")).to_have_count(0)
        expect(host.page.locator("#seal-open")).to_have_attribute("data-state", "making")
        panel = open_panel(host)
        expect(panel.locator(".seal-verdict")).to_contain_text("The seal is being made")
        expect(panel.locator("#seal-check")).to_have_count(0)
        expect(panel.locator(".seal-seat").nth(1)).to_have_text("BenNo part of its own")
        expect(panel).to_contain_text("Not opened by: Ben")
        expect(panel.locator("#seal-check")).to_be_visible()
        host.page.keyboard.press("Escape")
        host.page.wait_for_selector(READY)
        act(host)
        assert device(host)["alarms"] == []


def test_a_device_that_was_cut_off_goes_on_with_its_chain(
    new_player: NewPlayer, patient: Server
) -> None:
    host, guest, _ = two_at_a_table(new_player, patient, **SHORT_TEMPER)
    until_the_host_rolls(host, guest, 2)
    before = device(guest)
    assert before["given"] > 0
    cut(guest)
    act(host)
    mend(guest)
    play_out({0: host, 2: guest})
    after = device(guest)
    assert after["alarms"] == []
    assert after["client"] == before["client"]
    assert after["given"] > before["given"]
    transcript = check_by_both(patient, guest)
    links = [link for link in links_of(transcript) if link["client"] == after["client"]]
    states = [link["state"] for link in links]
    assert "away" in states
    assert set(states) == {"given", "away"}
    assert states[-1] == "given"


GAP = """() => {
  const entries = [{ event: { number: 999, kind: "move" }, head: "00".repeat(32) }];
  const data = JSON.stringify({ type: "chain", entries, openings: [] });
  window.lines.at(-1).onmessage(new MessageEvent("message", { data }));
  return window.lines.length;
}"""


def test_a_gap_in_the_chain_is_asked_for_once(new_player: NewPlayer, patient: Server) -> None:
    host, guest, _ = two_at_a_table(new_player, patient, **SHORT_TEMPER)
    until_the_host_rolls(host, guest, 2)
    before, lines = device(guest), guest.page.evaluate("window.lines.length")
    assert guest.page.evaluate(GAP) == lines + 1
    assert guest.page.evaluate(GAP) == lines + 1, "not for ever"
    play_out({0: host, 2: guest})
    after = device(guest)
    assert guest.page.evaluate("window.lines.length") == lines + 1
    assert (after["alarms"], after["client"]) == ([], before["client"])
    assert after["given"] > before["given"]
    check_by_both(patient, guest)


def until_the_host_rolls(host: Player, guest: Player, time: int) -> None:
    """Plays on until the host is to roll for the second time, say."""
    players = {"0": host, "2": guest}
    for _ in range(40):
        actor = players[now(host)]
        actor.page.wait_for_selector(READY)
        if actor is host and host.view()["chance"] == "roll":
            time -= 1
            if time == 0:
                guest.until(BOARD_IS_PAST, host.number() - 1)
                return
        act(actor)
    raise AssertionError("the host never rolls")


LOSE_A_TIP = """
const lines = new Set();
window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(address);
    lines.add(this);
    this.isNew = window.tipLost;
  }
  send(text) {
    if (this.isNew || !text.includes("chain_open")) return super.send(text);
    window.tipLost = true;
    for (const line of lines) line.close();
  }
};
"""


def test_a_tip_that_is_lost_with_its_line_is_told_again(
    new_player: NewPlayer, patient: Server
) -> None:
    host, guest = friend(new_player, patient), friend(new_player, patient)
    guest.page.add_init_script(LOSE_A_TIP)
    join_by_link(guest, patient, make_table(host, two_persons()), "Ben")
    for player in (host, guest):
        player.page.wait_for_selector("#seal-open[data-state=fits]")
    assert guest.page.evaluate("window.tipLost")
    assert host.view()["seal"]["restarts"] == 0


def test_who_still_reads_the_result_takes_part_in_the_seal_of_the_rematch(
    new_player: NewPlayer, patient: Server
) -> None:
    clock = {"turn": None, "grace": 4}
    host, guest, _ = two_at_a_table(new_player, patient, **SHORT_TEMPER, clock=clock)
    for player in (host, guest):
        player.page.wait_for_selector("#seal-open[data-state=fits]")
    # A bot plays for Ben to the end and he does not look at it, so that nobody asks him whether
    # there is to be a rematch.
    guest.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    cut(guest)
    expect(host.page.locator(".plate.seat-2")).to_have_class(re.compile("is-absent"))
    mend(guest)
    play_out({0: host})
    guest.page.wait_for_selector(OVER)
    old = table_id(guest.page)
    host.page.click("text=Offer a rematch")
    host.page.wait_for_url(lambda url: "#/table/" in url and old not in url)
    while (seal := host.view()["seal"])["state"] != "open":
        host.page.wait_for_timeout(100)
    parts = {seat: client["state"] for client in seal["clients"] for seat in client["seats"]}
    assert set(parts) == {0, 2}
    assert seal["missing"] == []
    assert table_id(guest.page) == old
    expect(guest.page.locator("#result")).to_be_visible()
    # It is in Ben's list, whichever way he goes.
    listed = guest.page.evaluate(
        """async () => {
          const { myTables } = await import("/js/mytables.js");
          return myTables().map(({ table, over }) => [table, over]);
        }"""
    )
    assert listed == [[table_id(host.page), False], [old, True]]
    guest.page.click("text=To the rematch")
    guest.page.wait_for_url(lambda url: "#/table/" in url and old not in url)
    guest.page.wait_for_selector("#seal-open[data-state=fits]")
    mine = open_panel(guest).locator(".seal-seat", has_text="Ben")
    expect(mine).not_to_contain_text("No part of its own")
    assert device(guest)["alarms"] == []


def test_a_reload_and_a_second_tab_are_the_same_device(
    new_player: NewPlayer, patient: Server
) -> None:
    player = friend(new_player, patient)
    player.sit_down(persons(0, bots=(2,), first="draw", **SHORT_TEMPER))
    player.play(taps=2)
    player.wait()
    before = device(player)
    player.page.reload()
    player.page.wait_for_selector(READY)
    after = device(player)
    assert (after["client"], after["alarms"]) == (0, [])
    assert after["given"] >= before["given"] > 0
    other = player.page.context.new_page()
    other.goto(player.page.url)
    other.wait_for_selector(READY)
    second = Player(other, patient.url, patient.origin)
    assert player.play(taps=600)
    second.wait()
    assert device(second)["alarms"] == device(player)["alarms"] == []
    assert device(second)["client"] == 0
    other.close()
    links = links_of(check_by_both(patient, player))
    assert links
    assert {link["state"] for link in links} == {"given"}


def test_the_saved_verifier_works_without_a_network(
    new_player: NewPlayer, server: Server, tmp_path: Path
) -> None:
    player = friend(new_player, server)
    page = player.page
    player.sit_down(persons(0, bots=(2,), **SHORT_PARDON))
    assert player.play(taps=600)
    with page.expect_download() as saved:
        page.click("#result >> text=Save the proof (transcript)")
    transcript = tmp_path / saved.value.suggested_filename
    saved.value.save_as(transcript)
    page.click("text=Look at the board")
    panel = open_panel(player)
    panel.locator("#seal-check").click()
    checked = re.compile(r"\d decks?, shuffled anew from the secrets")
    expect(panel.locator(".seal-result")).to_contain_text(checked)
    files = {}
    for name, selector in (("notes", "#seal-save-notes"), ("verifier", "text=Save the verifier")):
        with page.expect_download() as saved:
            page.click(f"#seal >> {selector}")
        files[name] = tmp_path / saved.value.suggested_filename
        saved.value.save_as(files[name])
    offline = page.context.browser.new_context(offline=True)  # type: ignore[union-attr]
    alone = offline.new_page()
    asked: list[str] = []
    alone.on("request", lambda request: asked.append(request.url))
    alone.goto(files["verifier"].as_uri())
    alone.set_input_files("#file", [transcript, files["notes"]])
    expect(alone.locator(".verdict.good")).to_contain_text("Everything is right")
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    offline.close()
