"""A device's part in verifiable chance: it keeps a chain, gives its links, and remembers.

The twin of `chain.js` for programs and terminals. Everything a server tells is followed event by
event; what cannot be is an alarm, by a code of docs/fairness.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from homestretch.fair import shape
from homestretch.fair.deck import Opening
from homestretch.fair.encoding import canonical, digest
from homestretch.fair.errors import FairError
from homestretch.fair.ledger import NO_HEAD, Event, head_after
from homestretch.fair.links import LENGTH, make_chain, new_seed
from homestretch.fair.notes import NOTES_FORMAT
from homestretch.fair.seal import Seal, SealedClient, client_commitment

MOST_CLIENTS = 4


class Witness:
    """What one device does and remembers at one table."""

    def __init__(self, table: str, length: int = LENGTH) -> None:
        """Nothing has been told yet; `length`: links of the chain it will make."""
        self.table = table
        self.number = 0
        """Of the last event that was followed."""
        self.client: int | None = None
        """Which client of the seal it is, None where it is none or that is not known."""
        self.seal: Seal | None = None
        self.given: list[int] = []
        """Draws whose link the server has confirmed."""
        self.missed = 0
        """Draws whose link was handed out and did not count."""
        self.alarms: list[str] = []
        """Codes of what was wrong so far, each once."""
        self.openings = 0
        """How many cards of its own were proved."""
        self._length = length
        self._head = NO_HEAD
        self._heads: list[tuple[int, str]] = []
        self._attempt = 1
        self._rules = b""
        self._server = b""
        self._chain: tuple[bytes, ...] = ()
        self._opened = False
        self._decks: list[Mapping[str, Any]] = []
        self._beat = 0
        self._asked = 0

    # ------------------------------------------------------------------ what it answers

    def commitments(self, attempt: int, server: str) -> dict[str, Any] | None:
        """The answer to a server that asks for a commitment; None where there is nothing to say.

        It is not known yet which client this is: it commits as each, with one chain.
        """
        if self.seal is not None or not self._rules or attempt != self._attempt:
            return None
        told = bytes.fromhex(server)
        if self._server not in {b"", told}:
            self._alarm("other_seal")
            return None
        if not self._chain:
            self._server, self._chain = told, make_chain(new_seed(), self._length)
        made = [self._commitment(client).hex() for client in range(MOST_CLIENTS)]
        return {"attempt": attempt, "length": self._length, "commitments": made}

    def assigned(self, attempt: int, client: int | None) -> None:
        """Notes which client the server says that this device is."""
        if attempt == self._attempt and self.seal is None:
            self.client = client

    def opening(self) -> dict[str, Any] | None:
        """The tip, once the seal holds the own commitment."""
        if self.seal is None or self._opened or not self._is_sealed():
            return None
        return {"attempt": self._attempt, "client": self.client, "tip": self._chain[0].hex()}

    def link(self, beat: int) -> dict[str, Any] | None:
        """The link for the draw that comes next, the same whenever it is asked for; None for any
        other: one link tells all before it."""
        if not self._opened or not self._is_sealed() or self.seal is None or not self.seal.live:
            return None
        if beat != self._beat + 1 or beat >= len(self._chain):
            return None
        self._asked = beat
        return {"beat": beat, "client": self.client, "link": self._chain[beat].hex()}

    def taken(self, beat: int) -> None:
        """Notes that the server has confirmed a link: from now on it may not leave it out."""
        if beat == self._asked == self._beat + 1 and beat not in self.given:
            self.given.append(beat)

    def _commitment(self, client: int) -> bytes:
        return client_commitment(
            self.table, self._attempt, self._rules, self._server, client,
            self._length, self._chain[0],
        )  # fmt: skip

    def _is_sealed(self) -> bool:
        """Whether the seal holds the own commitment."""
        if self.seal is None or self.client is None or not self._chain:
            return False
        clients = self.seal.clients
        if self.client >= len(clients):
            return False
        return clients[self.client].commitment == self._commitment(self.client)

    # ------------------------------------------------------------------ what it is told

    def follow(self, event: Event, head: str) -> bool:
        """Follows the next event; one known already is compared. False where something is wrong or
        events before it are missing."""
        try:
            shape.event(event, "event")
        except FairError as error:
            return self._alarm(error.code)
        number = event["number"]
        if number <= self.number:
            return (number, head) in self._heads or self._alarm("rewritten")
        if number != self.number + 1:
            return False
        after = head_after(self._head, event)
        if after.hex() != head:
            return self._alarm("broken_chain")
        self.number, self._head = number, after
        self._heads.append((number, head))
        code = self._fault(event)
        return code is None or self._alarm(code)

    def accepts(self, shown: Mapping[str, Any]) -> bool:
        """Whether a card that was shown is the one in the deck."""
        opening = Opening.from_json(dict(shown))
        if opening.epoch >= len(self._decks):
            return False
        deck = self._decks[opening.epoch]
        return opening.proves(bytes.fromhex(deck["root"]), deck["size"])

    def shown(self, opening: Mapping[str, Any]) -> None:
        """A card of the own hand, with its proof and the number of its event."""
        bare = {name: value for name, value in opening.items() if name != "event"}
        try:
            shape.opening(bare, "opening")
        except FairError as error:
            self._alarm(error.code)
            return
        if self.accepts(bare):
            self.openings += 1
        else:
            self._alarm("forged_opening")

    def notes(self) -> dict[str, Any] | None:
        """What the verifiers take beside a transcript; None for a device that is in no seal."""
        if self.seal is None or not self._opened or not self._is_sealed():
            return None
        return {
            "format": NOTES_FORMAT,
            "table": self.table,
            "client": self.client,
            "tip": self._chain[0].hex(),
            "seal": self.seal.digest.hex(),
            "heads": [{"number": number, "head": head} for number, head in self._heads],
            "given": self.given,
        }

    def _alarm(self, code: str) -> bool:
        if code not in self.alarms:
            self.alarms.append(code)
        return False

    def _fault(self, event: Event) -> str | None:
        kind = event["kind"]
        if kind == "created":
            self._rules = digest("rules", canonical(event["rules"]))
            return None if event["table"] == self.table else "other_table"
        if kind == "seal":
            return self._seal_fault(event)
        if kind == "restart":
            self._attempt += 1
            self.seal, self.client, self._chain, self._server = None, None, (), b""
            return "second_seal" if self._opened else None
        if kind == "open":
            return self._open_fault(event)
        if kind == "chance":
            return self._chance_fault(event)
        shown = event.get("opening")
        return "forged_opening" if shown is not None and not self.accepts(shown) else None

    def _seal_fault(self, event: Event) -> str | None:
        if self.seal is not None:
            return "second_seal"
        clients = tuple(SealedClient.from_json(client) for client in event["clients"])
        self.seal = seal = Seal(
            self.table, event["attempt"], self._rules, bytes.fromhex(event["server"]),
            event["live"], clients,
        )  # fmt: skip
        if seal.digest.hex() != event["seal"]:
            return "wrong_seal"
        if seal.fingerprint != event["fingerprint"]:
            return "wrong_fingerprint"
        if not self._chain:
            return None
        if self.client is None:  # the answer that says which one it is may have been lost
            own = [c.client for c in clients if c.commitment == self._commitment(c.client)]
            self.client = own[0] if own else None
            return None
        return None if self._is_sealed() else "other_seal"

    def _open_fault(self, event: Event) -> str | None:
        if self.seal is None or self._opened:
            return "wrong_step"
        self._opened = True
        self._decks += [event["deck"]] if event["deck"] else []
        tips = [bytes.fromhex(tip) for tip in event["tips"]]
        if len(tips) != len(self.seal.clients):
            return "missing_tip"
        fits = all(
            self.seal.accepts(client, tip)
            for client, tip in zip(self.seal.clients, tips, strict=True)
        )
        return None if fits else "wrong_tip"

    def _chance_fault(self, event: Event) -> str | None:
        self._decks += [event["deck"]] if event.get("deck") else []
        shown = event.get("opening")
        if shown is not None and not self.accepts(shown):
            return "forged_opening"
        if "beat" not in event:
            return None
        if event["beat"] != self._beat + 1:
            return "wrong_beat"
        self._beat = event["beat"]
        own = [one["state"] for one in event["links"] if one["client"] == self.client]
        if own == ["given"] or self._asked != self._beat:
            return None
        self.missed += 1
        return "left_out" if self._beat in self.given else None
