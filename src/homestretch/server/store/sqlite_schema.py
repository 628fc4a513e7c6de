"""The schema of a SQLite store, version by version."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from homestretch.server.store.chain import NO_HASH, linked

APPLICATION_ID = 0x48535452
"""Marks a SQLite file as a store of this program."""


def _first(connection: sqlite3.Connection) -> None:
    connection.execute(
        "CREATE TABLE tables (id TEXT PRIMARY KEY, made INTEGER NOT NULL, due INTEGER NOT NULL) "
        "WITHOUT ROWID"
    )
    connection.execute("CREATE INDEX tables_due ON tables (id) WHERE due")
    connection.execute(
        "CREATE TABLE events (table_id TEXT NOT NULL, number INTEGER NOT NULL, "
        "at INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, number)) WITHOUT ROWID"
    )


def _chained(connection: sqlite3.Connection) -> None:
    """Events get hashes; `due`, till now only 0 or 1, becomes a time (so 1 is long past)."""
    connection.execute("DROP INDEX tables_due")
    connection.execute("CREATE INDEX tables_due ON tables (due) WHERE due")
    connection.execute("ALTER TABLE events ADD COLUMN hash BLOB NOT NULL DEFAULT x''")
    for (table_id,) in connection.execute("SELECT id FROM tables").fetchall():
        events = connection.execute(
            "SELECT number, at, body FROM events WHERE table_id = ? ORDER BY number", (table_id,)
        ).fetchall()
        connection.executemany(
            "UPDATE events SET hash = ? WHERE table_id = ? AND number = ?",
            [(row.hash, table_id, row.number) for row in linked(NO_HASH, table_id, events)],
        )


MIGRATIONS: tuple[Callable[[sqlite3.Connection], None], ...] = (_first, _chained)
"""What leads to each version from the one before. Never changed, only added to."""

SCHEMA_VERSION = len(MIGRATIONS)
