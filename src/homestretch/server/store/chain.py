"""The chain through a table's log: each event's hash covers the one before.

The hash of an event is SHA-256 over five fields, each after its length in four bytes: the label
`homestretch/1 log`, the hash of the event before (32 zero bytes before the first), the table's id
in UTF-8, number and time (eight bytes each, most significant first), and the body. Whoever changes,
removes or swaps events must make all hashes after them anew, and the last hash, which a person
may have noted, then differs.
"""

from __future__ import annotations

from collections.abc import Iterable

from homestretch.core.errors import HomestretchError
from homestretch.fair.encoding import HASH_BYTES, digest
from homestretch.server.store.base import Row

NO_HASH = bytes(HASH_BYTES)
"""What stands before the first event."""


class BrokenChain(HomestretchError):
    """Stored events were changed, or some are missing; names the event."""

    code = "damaged_table"


def next_hash(before: bytes, table_id: str, number: int, at: int, body: bytes) -> bytes:
    """The hash of an event that follows one with the hash `before`."""
    return digest("log", before, table_id, number, at, body)


def linked(before: bytes, table_id: str, events: Iterable[tuple[int, int, bytes]]) -> list[Row]:
    """Events (number, time, body) as rows that continue the chain."""
    rows = []
    for number, at, body in events:
        before = next_hash(before, table_id, number, at, body)
        rows.append(Row(number, at, body, before))
    return rows


def checked(before: bytes, table_id: str, rows: Iterable[Row]) -> bytes:
    """The last hash of rows that follow one another; `BrokenChain` where one does not."""
    for row in rows:
        before = next_hash(before, table_id, row.number, row.at, row.body)
        if before != row.hash:
            raise BrokenChain(f"table {table_id}: event {row.number} or one before it was changed")
    return before
