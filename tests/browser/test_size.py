"""How much a first visit loads, compressed as the server sends it."""

from __future__ import annotations

import sys

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.player import persons
from tests.browser.serving import Server

MOST_BYTES = 150_000


@pytest.mark.parametrize("game", ["temper", "pardon"])
def test_a_first_visit_is_light(new_player: NewPlayer, server: Server, game: str) -> None:
    """The start page, and what a table needs beside it, without the headers of answers."""
    player = new_player(server, service_workers="block")
    bodies: list[int] = []
    network = player.page.context.new_cdp_session(player.page)
    network.send("Network.enable")
    network.on("Network.dataReceived", lambda event: bodies.append(event["encodedDataLength"]))
    player.open_start()
    start = sum(bodies)
    player.sit_down(persons(0, bots=(2,), game=game, first=0, seed=95))
    player.wait()
    total = sum(bodies)
    sys.stdout.write(
        f"first visit, {game}: start page {start:,} bytes, "
        f"with the first table {total:,} bytes; allowed {MOST_BYTES:,}\n"
    )
    player.faults = [fault for fault in player.faults if "Service Worker" not in fault]
    assert 20_000 < start < total
    assert start < MOST_BYTES, f"the start page loads {start:,} bytes"
