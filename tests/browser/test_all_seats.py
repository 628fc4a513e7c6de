"""Whole games in each number of seats: by finger on a phone, and on a device for each seat."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.friends import friend, join_by_link, make_table, play_out
from tests.browser.player import PHONE, Player, persons
from tests.browser.serving import Server

SHORT: dict[str, dict[str, Any]] = {
    "temper": {"game": "temper", "options": {"tokens": 1, "start_token": True}},
    "pardon": {"game": "pardon", "options": {"pawns": 1, "start_pawn": True}},
}
BRIEF = {"temper": 42, "pardon": 44}
"""Dice and cards with which four people need few moves."""
SEATS = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}

DEVICES: list[dict[str, Any]] = [
    {"viewport": {"width": 320, "height": 568}, "color_scheme": "light", "has_touch": True},
    {"viewport": {"width": 768, "height": 1024}, "color_scheme": "dark", "has_touch": True},
    {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"},
    {"viewport": {"width": 1920, "height": 1080}, "color_scheme": "dark"},
]
"""A small phone, a tablet, a laptop and a large screen."""


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_finger(
    new_player: NewPlayer, server: Server, game: str, seats: int
) -> None:
    player = new_player(server, has_touch=True, is_mobile=True, viewport=PHONE)
    player.by_touch = True
    mine, *bots = SEATS[seats]
    player.sit_down(persons(mine, bots=tuple(bots), first=0, seed=40 + seats, **SHORT[game]))
    assert player.play(taps=300), "the game did not end"
    places = player.page.locator(".places .place-row")
    expect(places).to_have_count(seats)
    expect(places.first.locator(".place-number")).to_have_text("1.")
    # A finger that taps neither scrolls the table nor enlarges it.
    assert player.page.evaluate("() => [scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_on_four_devices(new_player: NewPlayer, server: Server, game: str) -> None:
    players: dict[int, Player] = {}
    for seat, device in enumerate(DEVICES):
        players[seat] = friend(new_player, server, **device)
        players[seat].by_touch = "has_touch" in device
    host = players[0]
    seats: list[dict[str, Any]] = [{"seat": 0, "kind": "person", "name": "Anna"}]
    seats += [{"seat": seat, "kind": "open"} for seat in (1, 2, 3)]
    setup = {**SHORT[game], "seats": seats, "first": 0, "seed": BRIEF[game]}
    code = make_table(host, setup)
    for seat, name in {1: "Ben", 2: "Cleo", 3: "Dario"}.items():
        join_by_link(players[seat], server, code, name)
    for player in players.values():
        player.page.wait_for_selector("#table:not([hidden]) .board-frame")
    play_out(players)
    end = host.view()
    names = [seat["name"] for seat in end["seats"]]
    assert names == ["Anna", "Ben", "Cleo", "Dario"]
    first = next(int(seat) for seat, place in end["places"].items() if place == 1)
    acted = {event["seat"] for event in end["history"] if event["kind"] in {"chance", "move"}}
    assert acted >= set(players)
    for player in players.values():
        assert player.view()["places"] == end["places"]
        assert player.standing() == host.standing()
        expect(player.page.locator("#result-title")).to_have_text(f"{names[first]} wins!")
