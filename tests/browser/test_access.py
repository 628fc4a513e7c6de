"""What a machine can find of barriers: axe, on every view, light and dark."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import NewPlayer
from tests.browser.friends import friend, make_table, two_persons
from tests.browser.player import CURTAIN, Player, persons
from tests.browser.seals import SHORT_TEMPER
from tests.browser.serving import Server
from tests.browser.test_table import PARDON, TEMPER


def assert_no_barriers(player: Player, where: str) -> None:
    # Half-faded colours are not the colours that are read in the end.
    player.page.wait_for_function(
        "() => document.getAnimations().every((one) => !(one instanceof CSSTransition))"
    )
    found = Axe().run(player.page).response["violations"]
    assert [(where, one["id"], one["nodes"][0]["html"]) for one in found] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_view_has_a_barrier(
    new_player: NewPlayer, server: Server, scheme: Literal["light", "dark"]
) -> None:
    player = new_player(server, color_scheme=scheme)
    page = player.page
    player.open_start()
    page.click("#details-summary")
    assert_no_barriers(player, "start")
    for name, setup in (("temper", TEMPER), ("pardon", PARDON)):
        player.sit_down(setup)
        assert_no_barriers(player, name)
        player.play(taps=1)
        player.wait()
        assert_no_barriers(player, f"{name}, choosing")
    page.click("#log-toggle")
    assert_no_barriers(player, "log")
    for name in ("pardon", "temper"):
        page.click("#statistics-open")
        page.wait_for_selector("#statistics .numbers-verdict")
        assert_no_barriers(player, f"{name} in numbers")
        page.keyboard.press("Escape")
        if name == "pardon":
            page.click("#log-close")
            player.sit_down(TEMPER)
            player.play(taps=3)
            player.wait()
            page.click("#log-toggle")
    page.click("#log-close")
    page.click("#table [data-opens=settings]")
    page.wait_for_selector("#settings[open]")
    assert_no_barriers(player, "settings")
    player.sit_down(persons(0, 2, game="pardon", seed=51))
    page.wait_for_selector(CURTAIN)
    assert_no_barriers(player, "curtain")
    player.sit_down(persons(0, bots=(2,), seed=52, **SHORT_TEMPER))
    assert player.play(taps=600)
    assert_no_barriers(player, "result")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_view_for_several_devices_has_a_barrier(
    new_player: NewPlayer, server: Server, scheme: Literal["light", "dark"]
) -> None:
    host = friend(new_player, server, color_scheme=scheme)
    guest = friend(new_player, server, color_scheme=scheme)
    host.open_start()
    host.page.click("label:has(#seat-2-open)")
    assert_no_barriers(host, "start, with a friend")
    code = make_table(host, two_persons(clock={"turn": 300, "grace": 60}))
    host.page.wait_for_selector(".qr svg")
    assert_no_barriers(host, "lobby")
    guest.page.goto(f"http://{server.origin}/join/{code}")
    guest.page.wait_for_selector("#join-sit")
    assert_no_barriers(guest, "join")
    guest.page.fill("#join-name", "Ben")
    guest.page.click("#join-sit")
    guest.page.wait_for_selector("#table:not([hidden]) .plate-time")
    assert_no_barriers(guest, "table with a limit")
    guest.page.click("#people-open")
    guest.page.click("#leave-2")
    guest.page.wait_for_selector("#people #back-2")
    assert_no_barriers(guest, "people")
    guest.page.click("#link-2")
    guest.page.wait_for_selector("#share .qr svg")
    assert_no_barriers(guest, "link")
    guest.page.click("#share .button.big")
    guest.page.click("[data-say=smile]")
    guest.page.wait_for_selector(".speech")
    guest.page.wait_for_selector("#absent:not([hidden])")
    assert_no_barriers(guest, "absent")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_view_of_a_past_game_has_a_barrier(
    new_player: NewPlayer, server: Server, scheme: Literal["light", "dark"]
) -> None:
    player = friend(new_player, server, color_scheme=scheme)
    player.sit_down(
        persons(0, bots=(2,), game="pardon", options={"pawns": 1, "start_pawn": True}, seed=52)
    )
    assert player.play(taps=600)
    player.page.click("text=New game")
    player.page.click("#past-link")
    player.page.wait_for_selector(".past-game")
    assert_no_barriers(player, "past games")
    player.page.click(".past-game")
    player.page.wait_for_selector("#replay-slider")
    player.page.click("#replay-on")
    assert_no_barriers(player, "replay")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_view_of_the_seal_has_a_barrier(
    new_player: NewPlayer, server: Server, scheme: Literal["light", "dark"]
) -> None:
    player = friend(new_player, server, color_scheme=scheme)
    page = player.page
    player.sit_down(
        persons(0, 2, bots=(1,), game="temper", options={"tokens": 1, "start_token": True})
    )
    page.click("#seal-open")
    page.click("#seal-check")
    page.wait_for_selector(".seal-result .seal-verdict")
    assert_no_barriers(player, "seal")
    page.keyboard.press("Escape")
    page.evaluate(
        """async () => {
          const { deviceAt } = await import("/js/device.js");
          deviceAt(location.hash.split("/").pop()).raise("rewritten");
        }"""
    )
    page.wait_for_selector("#seal-alarm:not([hidden])")
    assert_no_barriers(player, "alarm")
    page.click("#seal-look")
    page.wait_for_selector("#seal .is-alarm")
    assert_no_barriers(player, "broken seal")
    page.keyboard.press("Escape")
    assert player.play(taps=600)
    assert_no_barriers(player, "result with an alarm")
