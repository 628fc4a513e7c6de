"""The event log in one SQLite file: append-only, and on disk when `transaction` is left.

The store knows nothing of games: it keeps numbered pieces of bytes for each table. Everything in
`tables` follows from the events and is there to be found quickly.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from homestretch.core.errors import HomestretchError
from homestretch.server.filelock import Locked, lock

APPLICATION_ID = 0x48535452
"""Marks a SQLite file as a store of this program."""
SCHEMA_VERSION = 1
_SQLITE_HEAD = b"SQLite format 3\x00"

_MIGRATIONS = {
    1: """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        made INTEGER NOT NULL,
        due INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_due ON tables (id) WHERE due;
    CREATE TABLE events (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    """,
}
"""What leads from the version before to each version."""


class StoreError(HomestretchError):
    """The store cannot be used; the text says why."""

    code = "bad_store"


class StoreInUse(StoreError):
    """Another process has the store open."""

    code = "store_in_use"


class Row(NamedTuple):
    """One event as it is kept."""

    number: int
    at: int
    """Milliseconds since 1970."""
    body: bytes


def _check_kind(path: Path) -> None:
    """Refuses what is no SQLite file before anything is made beside it."""
    if path.is_dir():
        raise StoreError(f"{path} is a folder; the store is a file")
    try:
        with path.open("rb") as file:
            head = file.read(len(_SQLITE_HEAD))
    except OSError:
        return  # not there yet, or told better when it is opened
    if head and head != _SQLITE_HEAD:
        raise StoreError(f"{path} is not a database, so it is not a store; name another file")


class SqliteStore:
    """An open store. One connection, used by one thread at a time; nobody else may write."""

    def __init__(self, path: Path) -> None:
        """Opens the store, and makes it where there is none.

        Raises `StoreInUse`, or `StoreError` when the file is not a store, comes from a newer
        version, or cannot be written.
        """
        self.path = path
        _check_kind(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            descriptor = lock(path.with_name(f"{path.name}.lock"))
        except Locked:
            raise StoreInUse(
                f"the store {path} is in use by another server; stop that one, "
                "or choose another file with --store"
            ) from None
        except OSError as error:
            raise StoreError(f"the store {path} cannot be opened: {error.strerror}") from None
        try:
            self._connection = self._connect()
        except BaseException:
            os.close(descriptor)
            raise
        self._lock: int | None = descriptor

    def _connect(self) -> sqlite3.Connection:
        path = self.path
        try:
            if not path.exists():  # hands are secret, so the file is for its owner only
                os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"the store {path} cannot be opened: {error}") from None
        try:
            self._prepare(connection)
        except sqlite3.DatabaseError as error:
            connection.close()
            raise StoreError(f"{path} cannot be used as a store: {error}") from None
        except BaseException:
            connection.close()
            raise
        return connection

    def _prepare(self, connection: sqlite3.Connection) -> None:
        """Checks what the file is, and brings it to this version's schema."""
        mark: int = connection.execute("PRAGMA application_id").fetchone()[0]
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        is_new = not connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
        if mark != APPLICATION_ID and not (is_new and mark == 0):
            raise StoreError(f"{self.path} is another program's database, not a store")
        if version > SCHEMA_VERSION:
            raise StoreError(
                f"the store {self.path} was written by a newer version of this program "
                f"(format {version}; this one knows {SCHEMA_VERSION}): update the program"
            )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("BEGIN IMMEDIATE")
        for step in range(version + 1, SCHEMA_VERSION + 1):
            for statement in _MIGRATIONS[step].split(";"):
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        connection.execute("COMMIT")

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All that is appended inside is on disk at the end, or nothing of it."""
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise

    def append(self, table_id: str, rows: Sequence[Row], *, due: bool) -> None:
        """Adds events of a table; `due` marks a table whose next step is the server's.

        Only inside `transaction`. A number that is there already raises `sqlite3.IntegrityError`.
        """
        if rows[0].number == 1:
            self._connection.execute(
                "INSERT INTO tables VALUES (?, ?, ?)", (table_id, rows[0].at, due)
            )
        else:
            self._connection.execute(
                "UPDATE tables SET due = ? WHERE id = ? AND due != ?", (due, table_id, due)
            )
        self._connection.executemany(
            "INSERT INTO events VALUES (?, ?, ?, ?)",
            [(table_id, row.number, row.at, row.body) for row in rows],
        )

    def load(self, table_id: str) -> list[Row]:
        """All events of a table in order; empty when there is no such table."""
        found = self._connection.execute(
            "SELECT number, at, body FROM events WHERE table_id = ? ORDER BY number", (table_id,)
        )
        return [Row(*row) for row in found]

    def due(self) -> list[str]:
        """The tables whose next step is the server's."""
        found = self._connection.execute("SELECT id FROM tables WHERE due ORDER BY id")
        return [table_id for (table_id,) in found]

    def count(self) -> int:
        """How many tables there are."""
        found: int = self._connection.execute("SELECT count(*) FROM tables").fetchone()[0]
        return found

    def close(self) -> None:
        """Closes the file, once; what was committed stays."""
        if self._lock is not None:
            self._connection.close()
            os.close(self._lock)
            self._lock = None
