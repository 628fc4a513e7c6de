"""The terminal's part in the chance of a table: it answers by itself, and says what it found."""

from __future__ import annotations

import re
from typing import Any

from homestretch.cli import remote
from homestretch.core.errors import HomestretchError
from homestretch.fair.verify import verify
from homestretch.fair.witness import Witness

_HASH = re.compile("[0-9a-f]{64}")


class Device:
    """One terminal's device at one table, over all its connections."""

    def __init__(self, table: str) -> None:
        """Nothing was told yet."""
        self.witness = Witness(table)

    def hello(self) -> dict[str, Any]:
        """What a connection's first message says of it."""
        return {"number": self.witness.number, "client": self.witness.client}

    def begin(self) -> list[dict[str, Any]]:
        """What a new connection begins with: the tip, which may not have arrived."""
        return _message("chain_open", self.witness.opening())

    def answers(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        """The answers to a message of the chain; none to one that is of no right form."""
        try:
            return self._answers(message)
        except (KeyError, TypeError, ValueError):
            return []

    def _answers(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        witness, kind = self.witness, message["type"]
        if kind == "chain":
            sealed = witness.seal
            for entry in message["entries"]:
                witness.follow(entry["event"], entry["head"])
            for opening in message["openings"]:
                witness.shown(opening)
            is_new = witness.seal is not sealed
            return _message("chain_open", witness.opening()) if is_new else []
        if kind == "chain_seal" and _HASH.fullmatch(message["server"]):
            told = witness.commitments(message["attempt"], message["server"])
            return _message("chain_commit", told)
        if kind == "chain_client":
            witness.assigned(message["attempt"], message["client"])
        elif kind == "chain_ask":
            return _message("chain_link", witness.link(message["beat"]))
        elif kind == "chain_taken":
            witness.taken(message["beat"])
        return []

    def verdict(self, base: str, key: str | None, source: str) -> str:
        """What can be said of the chance of a finished game, checked here."""
        witness = self.witness
        if source != "sealed":
            return "The chance of this table was not sealed, so nobody can check it."
        if witness.alarms:
            return (
                f"Something is wrong with the dice or cards ({', '.join(witness.alarms)}): the "
                "server did not keep to what it had told this terminal."
            )
        try:
            told = remote.ask(base, f"/api/tables/{witness.table}/transcript", key=key)
        except HomestretchError as error:
            return f"The dice and cards could not be checked: {error}."
        report = verify(told, witness.notes())
        if report.failure is not None:
            return f"Something is wrong with the dice or cards: {report.failure.sentence}."
        words = witness.seal.fingerprint if witness.seal else ""
        links = f", {len(witness.given)} with a link of this terminal" if witness.given else ""
        dice, cards = report.counts["dice"], report.counts["cards"]
        things = f"{dice} dice" if dice else f"{cards} cards"
        return f"Checked here: nobody chose the {things}{links}. The seal: {words}."


def _message(kind: str, fields: dict[str, Any] | None) -> list[dict[str, Any]]:
    return [] if fields is None else [{"type": kind, **fields}]
