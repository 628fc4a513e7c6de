"""The game in numbers: what the panel says is what the server counted, and it is easy to reach."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.friends import act, friend
from tests.browser.player import Player, persons
from tests.browser.serving import Server

TEMPER = persons(0, bots=(2,), game="temper", seed=71)
SHORT = persons(0, bots=(2,), game="temper", options={"tokens": 1, "start_token": True}, seed=8)
PARDON = persons(0, bots=(2,), game="pardon", seed=72)


def counted(player: Player) -> dict[str, Any]:
    """What the server says of the table, or past game, that is open."""
    numbers: dict[str, Any] = player.page.evaluate(
        """async () => {
          const id = location.hash.split("/").pop();
          return (await fetch(`/api/tables/${id}/statistics`)).json();
        }"""
    )
    return numbers


def open_panel(player: Player) -> Locator:
    """The panel, opened as somebody with a phone would."""
    toggle = player.page.locator("#log-toggle")
    if toggle.is_visible() and toggle.get_attribute("aria-expanded") == "false":
        toggle.click()
    player.page.click("#statistics-open")
    panel = player.page.locator("#statistics")
    expect(panel.locator(".numbers-verdict")).to_be_visible()
    return panel


def cells(panel: Locator, table: str) -> list[list[str]]:
    """The numbers of the body of a table, row by row."""
    return [
        [cell.strip() for cell in row.locator("td").all_inner_texts()]
        for row in panel.locator(f"{table} tbody tr").all()
    ]


def test_the_panel_shows_what_was_rolled(new_player: NewPlayer, server: Server) -> None:
    player = friend(new_player, server)
    player.sit_down(TEMPER)
    panel = open_panel(player)
    expect(panel.locator(".numbers-verdict")).to_contain_text("Too early to judge the dice")
    player.page.keyboard.press("Escape")
    expect(player.page.locator("#statistics-open")).to_be_focused()
    player.page.click("#log-close")
    player.play(taps=70)
    player.wait()
    panel = open_panel(player)
    numbers = counted(player)
    assert sum(numbers["rolls"]) > 30
    expected = [numbers["rolls"], *(seat["rolls"] for seat in numbers["seats"])]
    assert cells(panel, ".numbers-rolls") == [[str(n) for n in row] for row in expected]
    waits = cells(panel, "section:has-text('Longest wait') .numbers-table")
    assert [row[0] for row in waits] == [
        f"{seat['wait']} roll{'' if seat['wait'] == 1 else 's'}" for seat in numbers["seats"]
    ]
    captures = cells(panel, "section:has-text('Captured') .numbers-table")
    assert captures == [[str(seat["made"]), str(seat["suffered"])] for seat in numbers["seats"]]
    panel.locator("summary").click()
    value = f"{numbers['chi_square']:.1f}".removesuffix(".0")
    expect(panel.locator("details")).to_contain_text(f"this gives {value} ")


def test_the_panel_shows_the_cards_that_all_could_see(
    new_player: NewPlayer, server: Server
) -> None:
    player = friend(new_player, server)
    player.sit_down(PARDON)
    player.play(taps=20)
    player.wait()
    panel = open_panel(player)
    numbers = counted(player)
    first, second = (seat["cards"] for seat in numbers["seats"])
    seen = list(zip(first, second, strict=True))
    assert sum(map(sum, seen)) > 5
    assert cells(panel, ".numbers-cards") == [
        [*map(str, row), str(sum(row)), str(deck)]
        for row, deck in zip(seen, numbers["deck"], strict=True)
    ]
    expect(panel.locator(".numbers-verdict")).to_have_text(
        f"{sum(map(sum, seen))} cards have been seen so far."
    )


def test_an_open_panel_follows_the_game(new_player: NewPlayer, server: Server) -> None:
    """A second device of the same person looks on while the first one plays."""
    player = friend(new_player, server)
    player.sit_down(TEMPER)
    other = player.page.context.new_page()
    other.goto(player.page.url)
    other.wait_for_selector("#table[data-ready=true]")
    other.click("#log-toggle")
    other.click("#statistics-open")
    everybody = other.locator(".numbers-all .numbers-count")
    before = everybody.inner_text()
    act(player)
    expect(everybody).not_to_have_text(before)
    player.wait()
    rolls = sum(counted(player)["rolls"])
    expect(everybody).to_have_text(f"{rolls} roll{'' if rolls == 1 else 's'}")


def test_the_panel_opens_from_the_result_and_from_a_past_game(
    new_player: NewPlayer, server: Server
) -> None:
    player = friend(new_player, server)
    page = player.page
    player.sit_down(SHORT)
    assert player.play(taps=600)
    page.click("#result >> text=The game in numbers")
    expect(page.locator("#statistics .numbers-rolls")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#result >> text=The game in numbers")).to_be_focused()
    page.click("text=Watch it again")
    page.wait_for_selector("#replay-slider")
    open_panel(player)
    count = sum(counted(player)["rolls"])
    expect(page.locator(".numbers-all .numbers-count")).to_have_text(f"{count} rolls")


@pytest.mark.parametrize(
    ("rolls", "odds", "words"),
    [
        (20, None, "Too early to judge the dice: 20 of at least 30 rolls."),
        (60, 0.6, "This is what one expects of a fair die."),
        (
            60,
            0.1,
            "A little uneven, but nothing special: "
            "a fair die is so uneven in about one game in 10.",
        ),
        (60, 0.0123, "Unusual: a fair die is so uneven only in about one game in 81."),
        (60, 0.0004, "Unusual: a fair die is so uneven only in about one game in 2,500."),
        (60, 0.995, "Remarkably even: a fair die is so even only in about one game in 200."),
    ],
)  # fmt: skip
def test_likelihoods_are_told_in_words(
    player: Player, rolls: int, odds: float | None, words: str
) -> None:
    player.open_start()
    told = player.page.evaluate(
        """async ([rolls, odds]) => {
          const { verdict } = await import("/js/odds.js");
          const { t } = await import("/js/words.js");
          const { words, values } = verdict(rolls, 30, odds);
          return t(words, values);
        }""",
        [rolls, odds],
    )
    assert told == words


def test_odds_are_rounded_as_people_do(player: Player) -> None:
    player.open_start()
    told = player.page.evaluate(
        """async (all) => {
          const { oddsText } = await import("/js/odds.js");
          return all.map(oddsText);
        }""",
        [1, 0.996, 0.5, 0.2, 0.19, 1 / 13, 1 / 1234, 1e-12],
    )
    assert told == [
        "in nearly every game",
        "in nearly every game",
        "in 50 of 100 games",
        "in 20 of 100 games",
        "in about one game in 5",
        "in about one game in 13",
        "in about one game in 1,200",
        "practically never",
    ]
