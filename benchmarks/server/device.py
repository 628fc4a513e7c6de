"""A device that takes part in chance: it commits, shows its tip, and gives a link with each roll.

It checks nothing, so that the server is what is measured.
"""

from __future__ import annotations

from typing import Any

import msgspec

from homestretch.fair.encoding import canonical, digest
from homestretch.fair.links import make_chain, new_seed
from homestretch.fair.seal import client_commitment
from homestretch.server.commands import MOST_CLIENTS

LENGTH = 1024
"""Links of a chain: more draws than a table makes while it is measured."""


class Event(msgspec.Struct):
    """What is looked at of an event of the log that anyone can check."""

    kind: str
    rules: dict[str, Any] | None = None


class Entry(msgspec.Struct):
    """One event of that log."""

    event: Event


class Device:
    """One person's device at one table."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._rules = b""
        self._attempt = 1
        self._chain = make_chain(new_seed(), LENGTH)
        self._client: int | None = None
        self.links = 0
        """How many links it has given."""

    def committed(self, attempt: int, server: str) -> dict[str, Any]:
        """The answer to `chain_seal`."""
        self._attempt = attempt
        made = [
            client_commitment(
                self._table, attempt, self._rules, bytes.fromhex(server), client, LENGTH,
                self._chain[0],
            ).hex()
            for client in range(MOST_CLIENTS)
        ]  # fmt: skip
        return {
            "type": "chain_commit",
            "attempt": attempt,
            "length": LENGTH,
            "commitments": made,
        }

    def assigned(self, client: int | None) -> None:
        """Takes in which client of the seal it is."""
        self._client = client

    def told(self, entries: list[Entry]) -> dict[str, Any] | None:
        """The answer to new events of the log: the tip, once the seal is made."""
        answer = None
        for entry in entries:
            if entry.event.kind == "created":
                self._rules = digest("rules", canonical(entry.event.rules))
            elif entry.event.kind == "seal":
                tip = self._chain[0].hex()
                answer = {"attempt": self._attempt, "client": self._client, "tip": tip}
        return {"type": "chain_open", **answer} if answer else None

    def asked(self, beat: int) -> bytes:
        """The answer to `chain_ask`."""
        self.links += 1
        link = self._chain[beat].hex()
        return (
            f'{{"type":"chain_link","beat":{beat},"client":{self._client},"link":"{link}"}}'
        ).encode()
