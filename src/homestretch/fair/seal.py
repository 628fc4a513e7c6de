"""The seal: everybody commits before anybody shows, so that no one can choose the chance."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from homestretch.fair.encoding import HASH_BYTES, Field, digest, mac
from homestretch.fair.words import fingerprint


def new_secret() -> bytes:
    """A server's secret for one attempt to seal a table."""
    return secrets.token_bytes(HASH_BYTES)


def server_commitment(table: str, attempt: int, secret: bytes) -> bytes:
    """What the server shows first: it can no longer change its secret."""
    return digest("server", table, attempt, secret)


def client_commitment(
    table: str, attempt: int, rules: bytes, server: bytes, client: int, length: int, tip: bytes
) -> bytes:
    """What a client answers: it can no longer change the tip of its chain of `length` links.

    It binds the digest of the rules and the server's commitment, so that it fits no other seal.
    """
    return digest("client", table, attempt, rules, server, client, length, tip)


@dataclass(frozen=True, slots=True)
class SealedClient:
    """One person's device: which seats it holds, and its commitment."""

    client: int
    seats: tuple[int, ...]
    length: int
    commitment: bytes

    def to_json(self) -> dict[str, Any]:
        """The client as the log names it."""
        return {
            "client": self.client,
            "seats": list(self.seats),
            "length": self.length,
            "commitment": self.commitment.hex(),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> SealedClient:
        """Reads what `to_json` writes; the form must have been checked."""
        commitment = bytes.fromhex(data["commitment"])
        return cls(data["client"], tuple(data["seats"]), data["length"], commitment)


@dataclass(frozen=True, slots=True)
class Seal:
    """All commitments of one attempt."""

    table: str
    attempt: int
    """1, and one more for each restart."""
    rules: bytes
    """The digest of the rules."""
    server: bytes
    live: bool
    """Whether clients give a link with every draw."""
    clients: tuple[SealedClient, ...]

    @property
    def digest(self) -> bytes:
        """One hash for the whole seal."""
        fields: list[Field] = [self.table, self.attempt, self.rules, self.server, int(self.live)]
        fields.append(len(self.clients))
        for client in self.clients:
            fields += [client.client, bytes(client.seats), client.length, client.commitment]
        return digest("seal", *fields)

    @property
    def fingerprint(self) -> str:
        """Four words of the digest, for people to compare."""
        return fingerprint(self.digest)

    def accepts(self, client: SealedClient, tip: bytes) -> bool:
        """Whether this is the tip that the client committed to."""
        return client.commitment == client_commitment(
            self.table, self.attempt, self.rules, self.server, client.client, client.length, tip
        )

    def key(self, secret: bytes, tips: Sequence[bytes]) -> bytes:
        """The key of all chance at the table."""
        return mac(secret, "key", self.table, self.attempt, self.rules, self.digest, *tips)
