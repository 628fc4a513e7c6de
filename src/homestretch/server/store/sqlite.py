"""The event log in one SQLite file: one process, full sync, nothing to set up."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence, Set
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from homestretch.server.filelock import Locked, leave, left, lock
from homestretch.server.ports import is_url
from homestretch.server.store.base import (
    LAST_CHARACTER,
    NEVER,
    Append,
    Call,
    Change,
    Part,
    Row,
    Store,
    StoreError,
    StoreInUse,
    Swept,
)
from homestretch.server.store.checkpoints import MOST_PAGES, Checkpoints
from homestretch.server.store.old import Last, choose
from homestretch.server.store.sqlite_schema import APPLICATION_ID, MIGRATIONS, SCHEMA_VERSION

MOST_ROWS = 256
"""In one statement; a power of two."""
_SQLITE_HEAD = b"SQLite format 3\x00"


def check_kind(path: Path) -> None:
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


class _Deleted(Exception):
    """A table that is to go on is not there any more."""


class SqliteStore(Store):
    """An open store. One connection, used by one thread at a time; nobody else may write."""

    is_shared = False

    def __init__(self, path: Path) -> None:
        """Opens the store, and makes it where there is none.

        Raises `StoreInUse`, or `StoreError` when the file is not a store, comes from a newer
        version, or cannot be written.
        """
        self.path = path
        check_kind(path)
        beside = path.with_name(f"{path.name}.lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            descriptor = lock(beside)
        except Locked:
            raise StoreInUse(_in_use(path, left(beside))) from None
        except OSError as error:
            raise StoreError(f"the store {path} cannot be opened: {error.strerror}") from None
        try:
            self._connection = self._connect()
        except BaseException:
            os.close(descriptor)
            raise
        self._lock: int | None = descriptor
        self.checkpoints = Checkpoints(path)
        self._has_deleted = False
        """Only then anybody may want to go on with a table that is gone: the file is ours alone."""

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
        connection.execute(f"PRAGMA wal_autocheckpoint = {MOST_PAGES}")
        with _transaction(connection):
            for migrate in MIGRATIONS[version:]:
                migrate(connection)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")

    def append(self, appends: Sequence[Append]) -> list[bool]:
        """Adds events in one transaction."""
        try:
            with _transaction(self._connection):
                self._add_new(appends)
        except (sqlite3.IntegrityError, _Deleted):  # hardly ever: somebody's number is taken
            with _transaction(self._connection):
                return [self._add_if_free(append) for append in appends]
        self._carry_over(sum(len(append.rows) for append in appends))
        return [True] * len(appends)

    def _carry_over(self, rows: int) -> None:
        checkpoints = self.checkpoints
        checkpoints.added(rows)
        if checkpoints.leaves_rest:
            checkpoints.leaves_rest = False
            with contextlib.suppress(sqlite3.OperationalError):  # it is in the log, so it is safe
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()

    def _add_new(self, appends: Sequence[Append]) -> None:
        self._insert("events", [(a.table, *row) for a in appends for row in a.rows])
        first = [a for a in appends if a.rows[0].number == 1]
        self._insert("tables", [(a.table, a.rows[0].at, a.due or NEVER) for a in first])
        later = [a for a in appends if a.rows[0].number > 1]
        there = 0
        for part, marks in _parts([(a.table, a.due) for a in later if a.due is not None]):
            there += self._connection.execute(
                f"UPDATE tables SET due = column2 FROM (VALUES {marks}) WHERE id = column1", part
            ).rowcount
        if self._has_deleted:
            for part, marks in _parts([(a.table,) for a in later if a.due is None]):
                query = f"SELECT count(*) FROM tables WHERE id IN (VALUES {marks})"
                there += self._connection.execute(query, part).fetchone()[0]
            if there < len(later):
                raise _Deleted

    def _insert(self, name: str, rows: Sequence[Sequence[Any]]) -> None:
        for part, marks in _parts(rows):
            self._connection.execute(f"INSERT INTO {name} VALUES {marks}", part)

    def _add_if_free(self, append: Append) -> bool:
        # who has the first number has the others too: nobody counts on from a number not there
        number = append.rows[0].number
        free: int = self._connection.execute(
            "SELECT NOT EXISTS (SELECT 1 FROM events WHERE table_id = ? AND number = ?) "
            "AND (? = 1 OR EXISTS (SELECT 1 FROM tables WHERE id = ?))",
            (append.table, number, number, append.table),
        ).fetchone()[0]
        if free:
            self._add_new([append])
        return bool(free)

    def load(self, table_id: str, after: int = 0) -> list[Row]:
        """The events of a table after a number, in order."""
        found = self._connection.execute(
            "SELECT number, at, body, hash FROM events WHERE table_id = ? AND number > ? "
            "ORDER BY number",
            (table_id, after),
        )
        return [Row(*row) for row in found]

    def claim(self, now: int, until: int, most: int) -> list[str]:
        """Tables whose next step was due before `now`."""
        found = self._connection.execute(
            "SELECT id FROM tables WHERE due AND due <= ? ORDER BY due LIMIT ?", (now, most)
        )
        claimed = [table_id for (table_id,) in found]
        if claimed:
            self.set_due(claimed, until)
        return claimed

    def set_due(self, table_ids: Sequence[str], due: int) -> None:
        """Puts the due time of tables that have one to another."""
        with _transaction(self._connection):
            self._connection.executemany(
                "UPDATE tables SET due = ? WHERE id = ? AND due",
                [(due, table_id) for table_id in table_ids],
            )

    def find(self, prefix: str, most: int) -> list[str]:
        """Tables whose names begin like this, in order."""
        found = self._connection.execute(
            "SELECT id FROM tables WHERE id >= ? AND id < ? ORDER BY id LIMIT ?",
            (prefix, prefix + LAST_CHARACTER, most),
        )
        return [table_id for (table_id,) in found]

    def count(self) -> int:
        """How many tables there are."""
        found: int = self._connection.execute("SELECT count(*) FROM tables").fetchone()[0]
        return found

    def delete_old(self, before: int, after: str, spared: Set[str], part: Part) -> Swept:
        """Deletes tables whose last event is old, in one transaction."""
        with _transaction(self._connection):
            found = self._connection.execute(
                "SELECT t.id, ifnull(e.number, 0), ifnull(e.at, t.made) FROM "
                "(SELECT id, made FROM tables WHERE id > ? ORDER BY id LIMIT ?) t "
                "LEFT JOIN events e ON e.table_id = t.id AND e.number = "
                "(SELECT max(number) FROM events WHERE table_id = t.id) ORDER BY t.id",
                (after, part.tables),
            )
            old, upto = choose([Last(*row) for row in found], before, spared, part)
            names = [(name,) for name in old]
            delete = self._connection.executemany
            rows = delete("DELETE FROM events WHERE table_id = ?", names).rowcount if old else 0
            delete("DELETE FROM tables WHERE id = ?", names)
        if old:
            self._has_deleted = True
            self._carry_over(rows)
        return Swept(old, upto)

    def call(self, call: Call) -> None:
        """There are no other processes."""

    async def changes(self) -> AsyncIterator[Change | Call | None]:
        """Nobody else adds to the file: only that the listening has begun."""
        yield None

    def served_at(self, address: str) -> None:
        """Leaves the address in the lock file."""
        if self._lock is not None:
            leave(self._lock, address)

    def close(self) -> None:
        """Closes the file, once; what was committed stays."""
        if self._lock is not None:
            self.checkpoints.close()
            self._connection.close()
            leave(self._lock, "")
            os.close(self._lock)
            self._lock = None


def _in_use(path: Path, address: str) -> str:
    """What to do about a store that is in use; `address` is what its server has left, or not."""
    where = f"open {address} in the browser" if is_url(address) else "play there"
    return (
        f"the store {path} is in use by a server that runs already: {where}, or stop it with "
        "Ctrl-C in its window; a second server needs a file of its own: --store FILE, or with "
        "make: make play HOMESTRETCH_STORE=FILE"
    )


def _parts(rows: Sequence[Sequence[Any]]) -> Iterator[tuple[list[Any], str]]:
    """Rows in few statements, each with its values and its question marks.

    One statement for many rows gives up the interpreter's lock once, not once a row, and lengths
    that are powers of two let SQLite keep every statement compiled.
    """
    begin, size = 0, MOST_ROWS
    while begin < len(rows):
        while size > len(rows) - begin:
            size //= 2
        part = rows[begin : begin + size]
        marks = f"({', '.join('?' * len(part[0]))})"
        yield [value for row in part for value in row], ", ".join([marks] * size)
        begin += size


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All that is done inside is on disk at the end, or nothing of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
