"""What a machine can find of barriers: axe, on every view, light and dark."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import NewPlayer
from tests.browser.player import CURTAIN, Player, persons
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
    page.click("#log-close")
    page.click("#table [data-opens=settings]")
    assert_no_barriers(player, "settings")
    player.sit_down(persons(0, 2, game="pardon", seed=51))
    page.wait_for_selector(CURTAIN)
    assert_no_barriers(player, "curtain")
    player.sit_down(persons(0, bots=(2,), game="temper", options={"tokens": 1}, seed=52))
    assert player.play(taps=600)
    assert_no_barriers(player, "result")
