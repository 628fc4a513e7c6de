"""The rules page: every clause in words, and examples that the reader plays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from homestretch.server.lessons import Lesson, read_lessons
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, persons
from tests.browser.serving import Server

RULES = Path(__file__).parents[2] / "docs" / "rules" / "RULES.md"


def open_rules(player: Player, rest: str) -> None:
    player.page.goto(f"{player.url}#/rules/{rest}")
    player.page.wait_for_selector("#rules[data-ready=true]")


def clauses(letter: str) -> list[str]:
    text = RULES.read_text(encoding="utf-8")
    return re.findall(rf"^- ({letter}\d+[a-d]?)\.", text, re.MULTILINE)


@pytest.mark.parametrize(("game", "letter"), [("temper", "T"), ("pardon", "P")])
def test_every_clause_has_its_words(player: Player, game: str, letter: str) -> None:
    open_rules(player, game)
    found = player.page.locator("article.clause").all()
    assert [one.get_attribute("id") for one in found] == [f"clause-{c}" for c in clauses(letter)]
    for article in found:
        assert len(article.locator(".clause-words p").inner_text()) > 20
    # Presets and options are explained, too.
    assert player.page.locator(".rules-list dt").count() >= 12
    assert player.scrolls()["across"] <= 0


def roll_out(example: Locator) -> None:
    """Rolls as often as the example does."""
    while example.locator(".lesson-roll").count():
        example.locator(".lesson-roll").click()


def choose(example: Locator, lesson: Lesson, text: str) -> None:
    """Plays a move by taps: on its card, its pieces and places, or its button."""
    last = lesson.stages[-1]
    move = next(move for move in last.moves if move.text == text)
    if len({one.card for one in last.moves}) > 1:
        index = last.hand.index(move.card or 0)
        example.locator("button.lesson-card").nth(index).click()
    for _ in range(4):
        if example.locator(".lesson-told button").count():
            return
        if move.kind in {"decline", "discard"}:
            example.locator(".bar-button").last.click()
            continue
        found = f".spot:not(.spot-other, [aria-hidden])[data-moves~='{text}']"
        example.locator(found).first.click()


@pytest.mark.parametrize("game", ["temper", "pardon"])
def test_every_example_can_be_played(player: Player, game: str) -> None:
    open_rules(player, game)
    for lesson in read_lessons(game).lessons:
        example = player.page.locator(f"[data-lesson={lesson.name}]")
        example.scroll_into_view_if_needed()
        expect(example.locator(".layer-pieces .piece")).not_to_have_count(0)
        if lesson.road:
            expect(example.locator(".layer-trace .way")).to_have_count(1)
            continue
        roll_out(example)
        if lesson.wanted:
            choose(example, lesson, lesson.wanted[-1])
            expect(example.locator(".lesson-told")).to_contain_text("Right!")
        told = example.locator(".lesson-told")
        expect(told.locator("button")).to_be_visible()
        told.locator("button").click()
        expect(told).to_have_text("")


def test_another_move_is_allowed_but_not_what_it_is_about(player: Player) -> None:
    open_rules(player, "temper/T11")
    example = player.page.locator("[data-lesson=t11-capture]")
    expect(example.locator(".spot-piece")).to_have_count(2)
    example.locator(".spot-piece[data-moves='20-24']").click()
    expect(example.locator(".lesson-told")).to_contain_text("allowed too")


def test_an_example_is_played_by_keyboard_alone(player: Player) -> None:
    open_rules(player, "temper/T14c")
    example = player.page.locator("[data-lesson=t14c-must]")
    expect(example.locator(".spot-piece")).to_have_count(2)
    keyboard = player.page.keyboard
    for _ in range(3):
        keyboard.press("Tab")
        if example.locator(".spot:focus").count():
            break
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    expect(example.locator(".lesson-told")).to_contain_text("Right!")
    expect(example.locator(".lesson-told button")).to_be_focused()
    keyboard.press("Enter")
    expect(example.locator(".spot:focus")).to_have_count(1)


def test_the_address_leads_to_a_clause(player: Player) -> None:
    open_rules(player, "pardon/p14")
    expect(player.page.locator("#clause-P14")).to_be_focused()
    expect(player.page.locator("#clause-P14")).to_be_in_viewport()
    expect(player.page.locator("[aria-current=page]")).to_have_text("Pardon")


def test_on_paper_every_example_is_drawn(player: Player) -> None:
    open_rules(player, "temper")
    bare = player.page.locator(".lesson-board:empty")
    assert bare.count() > 0  # what is far away is drawn when somebody gets there
    player.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert bare.count() == 0


def test_the_rules_are_reached_from_the_start_and_lead_back(player: Player) -> None:
    player.open_start()
    player.page.click("#rules-link")
    player.page.wait_for_selector("#rules[data-ready=true]")
    player.page.click("#rules-games >> text=Pardon")
    expect(player.page.locator("#clause-P1")).to_be_visible()
    player.page.click("#rules-back")
    expect(player.page.locator("#start")).to_be_visible()


def test_a_forced_move_leads_to_its_rule_and_back_to_the_game(player: Player) -> None:
    player.sit_down(persons(0, bots=(2,), game="temper", preset="temper-quick", first=0, seed=31))
    for _ in range(60):
        assert player.wait() == "ready"
        if player.page.locator(".banner-why").count():
            break
        player.tap()
    player.page.click(".banner-why")
    expect(player.page.locator("dialog#clause h2")).not_to_have_text("")
    table = player.page.url
    player.page.click("dialog#clause a")
    player.page.wait_for_selector("#rules[data-ready=true]")
    expect(player.page.locator(".clause.asked")).to_be_in_viewport()
    player.page.click("#rules-back")
    player.wait()
    assert player.page.url == table
    expect(player.page.locator(".board-frame .layer-pieces .piece").first).to_be_visible()


def test_the_settings_lead_to_the_rules_of_the_game_and_back(player: Player) -> None:
    player.sit_down(persons(0, bots=(2,), game="pardon", first=0, seed=41))
    player.wait()
    player.page.click("#table [data-opens=settings]")
    player.page.click(".settings-rules")
    player.page.wait_for_selector("#rules[data-ready=true]")
    expect(player.page.locator("#clause-P1")).to_be_visible()
    player.page.click("#rules-back")
    assert player.wait() == "ready"


def test_the_rules_change_their_language_without_a_reload(
    new_player: NewPlayer, server: Server
) -> None:
    player = new_player(server)
    open_rules(player, "temper")
    titles = set()
    for code in ("de", "it", "es", "fr", "nl", "en"):
        player.page.click("#rules [data-opens=settings]")
        player.page.select_option("#language", code)
        player.page.click("dialog#settings .button.big")
        expect(player.page.locator("html")).to_have_attribute("lang", code)
        player.page.wait_for_selector("#rules[data-ready=true]")
        titles.add(player.page.locator("#clause-T11 h3").inner_text())
    assert len(titles) == 6
