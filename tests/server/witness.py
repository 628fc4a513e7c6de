"""A device that takes part in chance over a WebSocket, as the page does, and checks it all."""

from __future__ import annotations

import random
from typing import Any

from homestretch.fair.deck import Opening
from homestretch.fair.encoding import digest
from homestretch.fair.ledger import NO_HEAD, head_after
from homestretch.fair.links import make_chain
from homestretch.fair.notes import NOTES_FORMAT
from homestretch.fair.rules import read_rules
from homestretch.fair.seal import client_commitment
from tests.server.serving import Client


class Memory:
    """What a device keeps of a table, over connections and crashes."""

    def __init__(self, table: str, seed: int = 1, length: int = 400) -> None:
        self.table = table
        self.rng = random.Random(f"{table} {seed}")
        self.length = length
        self.chain: tuple[bytes, ...] = ()
        self.server = ""
        self.attempt = 1
        self.rules = b""
        self.client: int | None = None
        self.seal: dict[str, Any] | None = None
        self.number = 0
        self.head = NO_HEAD
        self.heads: list[tuple[int, str]] = []
        self.events: list[dict[str, Any]] = []
        self.openings: dict[int, dict[str, Any]] = {}
        self.decks: list[dict[str, Any]] = []
        self.beat = 0
        self.taken: list[int] = []

    def commit(self, attempt: int, server: str) -> dict[str, Any]:
        assert attempt == self.attempt
        assert self.server in {"", server}, "a second commitment of the server"
        if not self.chain:
            self.server = server
            self.chain = make_chain(self.rng.randbytes(32), self.length)
        return {
            "type": "chain_commit",
            "attempt": attempt,
            "length": self.length,
            "commitments": [self.commitment(client) for client in range(4)],
        }

    def commitment(self, client: int) -> str:
        return client_commitment(
            self.table, self.attempt, self.rules, bytes.fromhex(self.server), client,
            self.length, self.chain[0],
        ).hex()  # fmt: skip

    def follow(self, message: dict[str, Any]) -> None:
        for entry in message["entries"]:
            self.follow_one(entry["event"], entry["head"])
        for shown in message["openings"]:
            opening = Opening.from_json({k: v for k, v in shown.items() if k != "event"})
            deck = self.decks[opening.epoch]
            assert opening.proves(bytes.fromhex(deck["root"]), deck["size"])
            self.openings[shown["event"]] = shown

    def follow_one(self, event: dict[str, Any], head: str) -> None:
        if event["number"] <= self.number:
            assert (event["number"], head) in self.heads, "the past was changed"
            return
        assert event["number"] == self.number + 1
        self.head = head_after(self.head, event)
        assert self.head.hex() == head
        self.number = event["number"]
        self.heads.append((self.number, head))
        self.events.append(event)
        if event["kind"] == "created":
            self.rules = read_rules(event["rules"]).digest
        elif event["kind"] == "restart":
            self.attempt += 1
            self.chain, self.server, self.client, self.seal = (), "", None, None
        elif event["kind"] == "seal":
            self.follow_seal(event)
        if event.get("deck"):
            self.decks.append(event["deck"])
        if event.get("beat"):
            self.beat = event["beat"]

    def follow_seal(self, event: dict[str, Any]) -> None:
        assert self.seal is None, "a second seal"
        self.seal = event
        if self.chain:
            own = [c for c in event["clients"] if c["commitment"] == self.commitment(c["client"])]
            self.client = own[0]["client"] if own else None

    @property
    def kind(self) -> str | None:
        return self.events[-1]["kind"] if self.events else None

    def notes(self) -> dict[str, Any]:
        assert self.seal is not None
        return {
            "format": NOTES_FORMAT,
            "table": self.table,
            "client": self.client,
            "tip": self.chain[0].hex(),
            "seal": self.seal["seal"],
            "heads": [{"number": number, "head": head} for number, head in self.heads],
            "given": self.taken,
        }


class Device(Client):
    """A connection of a device. What it is asked it answers by itself, unless it is told not to."""

    def __init__(
        self,
        address: str,
        memory: Memory,
        key: str | None = None,
        *,
        commits: bool = True,
        opens: bool = True,
        links: bool = True,
        **settings: Any,
    ) -> None:
        super().__init__(address, memory.table, key, greet=False, **settings)
        self.memory = memory
        self.commits, self.opens, self.links = commits, opens, links
        self.asked: list[dict[str, Any]] = []
        self.refusals: list[dict[str, Any]] = []
        chain = {"number": memory.number, "client": memory.client}
        self.say({"type": "hello", "key": key, "chain": chain})
        if memory.kind == "seal":
            self.open()

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = super().hear()
        kind = message["type"]
        if kind == "chain":
            before = self.memory.seal
            self.memory.follow(message)
            if self.memory.seal is not before and self.memory.kind == "seal":
                self.open()
        elif kind == "chain_seal" and self.commits:
            self.say(self.memory.commit(message["attempt"], message["server"]))
        elif kind == "chain_client":
            self.memory.client = message["client"]
        elif kind == "chain_ask":
            self.asked.append(message)
            if self.links:
                self.say(self.link(message["beat"]))
        elif kind == "chain_taken":
            assert message["beat"] == self.memory.beat + 1, "confirmed after the draw"
            if message["beat"] not in self.memory.taken:
                self.memory.taken.append(message["beat"])
        elif kind == "refused":
            self.refusals.append(message)
        return message

    def open(self) -> None:
        if self.opens and self.memory.client is not None:
            tip = self.memory.chain[0].hex()
            told = {"attempt": self.memory.attempt, "client": self.memory.client, "tip": tip}
            self.say({"type": "chain_open", **told})

    def link(self, beat: int) -> dict[str, Any]:
        link = self.memory.chain[beat]
        assert digest("link", link) == self.memory.chain[beat - 1]
        return {
            "type": "chain_link",
            "beat": beat,
            "client": self.memory.client,
            "link": link.hex(),
        }
