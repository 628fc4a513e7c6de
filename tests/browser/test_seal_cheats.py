"""Servers that cheat: the page finds them out, and says how."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from homestretch.fair.verify import verify_text
from tests.browser.conftest import NewPlayer
from tests.browser.friends import friend
from tests.browser.player import persons
from tests.browser.seals import GAMES, SHORT_TEMPER, device, transcript_of
from tests.browser.serving import Server

CHEATS = {
    # the die is another one, for everybody and in the log
    "temper": """
import homestretch.fair.chance as chance
honest = chance.roll
chance.roll = lambda *given: honest(*given) % 6 + 1
""",
    # the deck is bound, but it is not the one that the key shuffles
    "pardon": """
import homestretch.fair.deck as deck
honest = deck.shuffled
deck.shuffled = lambda *given: honest(*given)[::-1]
""",
}
FOUND = {
    "temper": ("A roll is not the one that follows from the secrets.", "wrong_die"),
    "pardon": ("A deck is not the one that the secrets shuffle.", "wrong_root"),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_server_that_cheats_is_found_out_by_the_page(
    new_player: NewPlayer, tmp_path: Path, game: str
) -> None:
    words, code = FOUND[game]
    server = Server(tmp_path / "tables.sqlite3", before=CHEATS[game])
    server.start()
    try:
        player = friend(new_player, server)
        player.sit_down(persons(0, bots=(2,), **GAMES[game]))
        assert player.play(taps=600)
        box = player.page.locator("#result [role=alert]")
        expect(box).to_contain_text("Something here does not fit.")
        expect(box).to_contain_text(words)
        with player.page.expect_popup() as opened:
            player.page.click("#result >> text=/Check the (dice|cards)/")
        expect(opened.value.locator(".verdict.bad")).to_be_visible()
        opened.value.close()
        player.page.click("text=Look at the board")
        expect(player.page.locator("#seal-open")).to_have_attribute("data-state", "alarm")
        bar = player.page.locator("#seal-alarm")
        expect(bar).to_contain_text(words)
        bar.locator("#seal-look").click()
        expect(player.page.locator("#seal .seal-verdict").first).to_contain_text(words)
        player.page.keyboard.press("Escape")
        expect(bar).to_be_hidden()
        report = verify_text(transcript_of(server, player))
        assert report.failure is not None
        # the verifiers in this process know the honest way
        assert report.failure.code == code
    finally:
        server.kill()


LIAR = """
import msgspec
import homestretch.server.redact as redact
honest = redact._event_form
def lie(event, *, mine):
    form = honest(event, mine=mine)
    if getattr(form, "chance", None) != "roll":
        return form
    return msgspec.structs.replace(form, outcome=form.outcome % 6 + 1)
redact._event_form = lie
"""


def test_a_server_that_shows_another_die_than_it_logs_is_found_out_at_once(
    new_player: NewPlayer, tmp_path: Path
) -> None:
    server = Server(tmp_path / "tables.sqlite3", before=LIAR)
    server.start()
    try:
        player = friend(new_player, server)
        player.sit_down(persons(0, bots=(2,), **SHORT_TEMPER))
        player.tap()
        bar = player.page.locator("#seal-alarm")
        expect(bar).to_contain_text("What the table shows is not what stands in the log.")
        expect(player.page.locator("#seal-open")).to_have_attribute("data-state", "alarm")
        bar.locator(".icon-button").click()
        expect(bar).to_be_hidden()
        expect(player.page.locator("#seal-open")).to_be_focused()
        player.play(taps=3)
        # one bar for one kind of trouble, however often it comes
        expect(bar).to_be_hidden()
        assert device(player)["alarms"] == ["shown_other"]
    finally:
        server.kill()
