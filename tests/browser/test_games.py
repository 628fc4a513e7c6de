"""Whole games, played to the end on the page."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.player import OVER, PHONE, Player, persons
from tests.browser.serving import Server


@pytest.mark.parametrize(
    "setup",
    [
        persons(0, bots=(2,), game="temper", preset="temper-quick", seed=3),
        persons(1, bots=(0, 2, 3), game="temper", options={"tokens": 1}, seed=4),
        persons(0, bots=(2,), game="pardon", preset="pardon-quick", seed=5),
        persons(3, bots=(0, 1), game="pardon", options={"pawns": 2, "hand_size": 0}, seed=6),
    ],
    ids=["temper-2", "temper-4", "pardon-hand", "pardon-no-hand"],
)  # fmt: skip
def test_a_whole_game_by_mouse(
    new_player: NewPlayer, server: Server, setup: dict[str, object]
) -> None:
    player = new_player(server, worker=True)
    player.sit_down(setup)
    assert player.play(taps=900), "the game did not end"
    view = player.view()
    assert view["to_act"] == "over"
    places = player.page.locator(".places .place-row")
    assert places.count() == len(view["seats"])
    first = places.first.locator(".place-number").inner_text()
    assert first == "1."


def test_the_result_offers_the_record_and_another_game(player: Player) -> None:
    player.sit_down(persons(0, bots=(2,), game="temper", options={"tokens": 1}, seed=8))
    assert player.play(taps=600)
    with player.page.expect_download() as download:
        player.page.click("text=Save the moves (record)")
    assert download.value.path().read_text(encoding="utf-8").startswith("[")
    old = player.view()
    player.page.click("text=Play again")
    player.page.wait_for_selector(OVER, state="detached")
    player.wait()
    new = player.view()
    assert new["table"] != old["table"]
    assert (new["game"], new["options"], new["seats"]) == (
        old["game"],
        old["options"],
        old["seats"],
    )


def test_from_the_play_button_with_what_is_set_by_itself(player: Player) -> None:
    player.open_start()
    player.page.click("#play")
    player.wait()
    view = player.view()
    kinds = [seat["kind"] for seat in view["seats"]]
    assert (view["preset"], kinds) == ("temper", ["person", "bot", "bot", "bot"])
    assert [seat["bot"] for seat in view["seats"][1:]] == ["careful"] * 3
    assert not player.play(taps=6)
    player.page.click("a.icon-button[href='#/']:visible")
    player.page.click("#continue-list a")
    player.wait()
    assert player.view()["table"] == view["table"]
    assert player.page.viewport_size == PHONE
