"""The start page: games, presets, rules, seats, languages."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.serving import Server


def test_every_game_preset_and_option_is_explained(player: Player) -> None:
    player.open_start()
    page = player.page
    offer = page.evaluate("async () => (await fetch('/api/games')).json()")
    for game in offer["games"]:
        page.click(f"label:has(#game-{game['name']})")
        for preset in game["presets"]:
            page.click(f"label:has(#preset-{preset['name']})")
            sentence = page.locator("#preset-chosen").inner_text()
            assert re.search(r"\w.*\.$", sentence), (preset, sentence)
        page.locator("details.details").evaluate("details => { details.open = true; }")
        for option in game["options"]:
            text = page.locator(f"#option-{option['name']}-text").inner_text()
            assert re.search(r"\w.*\.$", text), option
            assert text != option["summary"], "shown in the server's words, not the page's"


def test_a_changed_rule_reaches_the_table(player: Player) -> None:
    player.open_start()
    page = player.page
    page.click("label:has(#game-pardon)")
    page.click("label:has(#preset-pardon-quick)")
    page.click("#details-summary")
    page.select_option("#option-hand_size", "3")
    expect(page.locator("#details-summary")).to_contain_text("1 changed")
    page.click("label:has(#seat-0-person)")
    page.fill("input.seat-detail", "Anna")
    page.select_option("#first", "0")
    page.click("#play")
    player.wait()
    view = player.view()
    assert (view["game"], view["options"]["hand_size"], view["options"]["pawns"]) == (
        "pardon",
        3,
        2,
    )
    assert view["seats"][0]["name"] == "Anna"
    assert view["turn"] == 0
    expect(page.locator(".hand-card")).to_have_count(3)


def test_two_seats_of_temper_are_put_opposite(player: Player) -> None:
    player.open_start()
    page = player.page
    for seat in (2, 3):
        page.click(f"label:has(#seat-{seat}-empty)")
    expect(page.locator("#seats-problem")).to_contain_text("opposite")
    expect(page.locator("#play")).to_be_disabled()
    page.click("#seats-problem button")
    expect(page.locator("#seats-problem")).to_be_hidden()
    page.click("label:has(#seat-2-empty)")
    expect(page.locator("#seats-problem")).to_contain_text("two seats")
    page.click("label:has(#seat-2-bot)")
    page.click("#play")
    player.wait()
    assert [seat["seat"] for seat in player.view()["seats"]] == [0, 2]


def test_the_language_follows_the_browser_and_changes_without_a_reload(
    new_player: NewPlayer, server: Server
) -> None:
    player = new_player(server, locale="de-AT")
    player.open_start()
    page = player.page
    expect(page.locator("#play")).to_have_text("Spielen")
    page.evaluate("window.sameDocument = true")
    page.click("#start [data-opens=settings]")
    words = {"it": "Gioca", "es": "Jugar", "fr": "Jouer", "nl": "Spelen", "en": "Play"}
    for code, word in {**words, "de": "Spielen"}.items():
        page.select_option("#language", code)
        expect(page.locator("#play")).to_have_text(word)
        expect(page.locator("html")).to_have_attribute("lang", code)
    page.click("dialog#settings .button")
    page.click("#play")
    player.wait()
    page.click("#table [data-opens=settings]")
    page.select_option("#language", "it")
    expect(page.locator(".banner-title")).to_have_text("Tocca a te")
    expect(page.locator(".plate-name").first).to_have_text("Blu")
    assert page.evaluate("window.sameDocument")
    page.reload()
    player.wait()
    expect(page.locator(".banner-title")).to_have_text("Tocca a te")


def test_an_unknown_language_gets_english(new_player: NewPlayer, server: Server) -> None:
    player = new_player(server, locale="ja-JP")
    player.open_start()
    expect(player.page.locator("#play")).to_have_text("Play")
