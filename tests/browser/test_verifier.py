"""The way from the game to the verifier page."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.serving import Server


def test_the_verifier_speaks_the_language_chosen_in_the_game(
    new_player: NewPlayer, server: Server
) -> None:
    player = new_player(server)
    player.open_start()
    asked = player.page.evaluate(
        """async () => {
          const { openVerifier } = await import("/js/verifier.js");
          const { useLanguage } = await import("/js/words.js");
          await useLanguage("es");
          let asked = null;
          window.open = (address) => { asked = address; return null; };
          await openVerifier({ table: "none" }, null);
          return asked;
        }"""
    )
    player.page.goto(f"http://{server.origin}{asked}")
    expect(player.page.locator("h1")).to_have_text("Comprobar una partida")

    # The name of the saved file leads there too.
    player.page.goto(f"http://{server.origin}/verify.html?lang=nl")
    expect(player.page).to_have_url(f"http://{server.origin}/verify?lang=nl")
    expect(player.page.locator("h1")).to_have_text("Een spel controleren")


def test_the_verifier_leads_back_to_the_games(new_player: NewPlayer, server: Server) -> None:
    player = new_player(server)
    page = player.page
    page.goto(f"http://{server.origin}/verify")
    expect(page).to_have_title(re.compile("^Check a game .* Homestretch$"))
    page.get_by_role("link", name="To the games").click()
    expect(page.locator("#start")).to_be_visible()
