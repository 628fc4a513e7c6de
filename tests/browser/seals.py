"""What tests of sealed tables share: short games, and what a device and the server keep of them."""

from __future__ import annotations

from typing import Any

import httpx

from tests.browser.line import BadLine
from tests.browser.player import Player, table_id
from tests.browser.serving import Server

SHORT_TEMPER = {"game": "temper", "options": {"tokens": 1, "start_token": True}}
SHORT_PARDON = {"game": "pardon", "options": {"pawns": 1, "start_pawn": True}}
GAMES = {"temper": SHORT_TEMPER, "pardon": SHORT_PARDON}


def device(player: Player) -> dict[str, Any]:
    """What this browser's device has to say."""
    found: dict[str, Any] = player.page.evaluate(
        """async () => {
          const { deviceAt } = await import("/js/device.js");
          const it = deviceAt(location.hash.split("/").pop());
          const { client, number, linksGiven } = it.witness;
          return { alarms: it.alarms, notes: it.notes(), client, number, given: linksGiven };
        }"""
    )
    return found


def transcript_of(server: Server | BadLine, player: Player) -> bytes:
    address = f"http://127.0.0.1:{server.port}/api/tables/{table_id(player.page)}/transcript"
    answer = httpx.get(address)
    assert answer.status_code == 200, answer.text
    return answer.content
