"""Stored rows and the tables that they make."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from homestretch.server import stored
from homestretch.server.events import DamagedLog, Event
from homestretch.server.store import NO_HASH, BrokenChain, Row, checked
from homestretch.server.table import RECENT, Table


def rebuild(table_id: str, rows: Sequence[Row], kept: int | None = RECENT) -> Table:
    """The table that rows tell of; `DamagedLog` where they do not. `kept` as for `Table`."""
    check_chain(NO_HASH, table_id, rows)
    return Table.rebuilt(table_id, decoded(table_id, rows), kept=kept)


def whole_chain(table_id: str, rows: Sequence[Row]) -> list[Event]:
    """All events that added to the log that anyone can check."""
    return [event for event in rebuild(table_id, rows, kept=None).recent if event.entries]


def check_chain(before: bytes, table_id: str, rows: Sequence[Row]) -> bytes:
    """The last hash of rows that follow a hash; `DamagedLog` where they do not."""
    try:
        return checked(before, table_id, rows)
    except BrokenChain as error:
        raise DamagedLog(str(error)) from None


def decoded(table_id: str, rows: Sequence[Row]) -> Iterator[tuple[int, int, stored.Stored]]:
    """Number, time and event of each row."""
    for row in rows:
        try:
            yield row.number, row.at, stored.decode(row.body)
        except msgspec.DecodeError as error:
            raise DamagedLog(f"table {table_id}: an event cannot be read: {error}") from None
