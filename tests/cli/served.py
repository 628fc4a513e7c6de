"""Tables of a server that are played at from the command line."""

from __future__ import annotations

from typing import Any

from tests.server import asking

PERSON = {"seat": 0, "kind": "person"}
OPEN = {"seat": 2, "kind": "open"}


def make(address: str, *seats: Any, game: str = "temper", **settings: Any) -> dict[str, Any]:
    """A new table: what its maker is told, and the `link` to it."""
    body = {"game": game, "seats": list(seats), **settings}
    answer = asking.post(f"{address}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return {**answer.json(), "link": f"{address}/join/{answer.json()['code']}"}
