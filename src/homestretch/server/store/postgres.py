"""The event log in PostgreSQL: any number of server processes for the same tables."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable, Sequence, Set
from itertools import chain
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection, Connection, IsolationLevel

from homestretch.server.store.base import (
    LAST_CHARACTER,
    Append,
    Call,
    Change,
    Part,
    Row,
    Store,
    StoreError,
    StoreLost,
    Swept,
)
from homestretch.server.store.old import Last, choose
from homestretch.server.store.postgres_schema import (
    APPEND,
    CALL,
    CALLS,
    CHANNEL,
    CLAIM,
    DELETE,
    EMPTY,
    FIND,
    HOLD,
    LAST,
    LOAD,
    LOCK_KEY,
    MIGRATIONS,
    SCHEMA_VERSION,
    SET_DUE,
)

T = TypeVar("T")

logger = logging.getLogger(__name__)

RETRY_SECONDS = 0.5
"""Between tries to listen again."""

_SETTINGS: dict[str, Any] = {
    "autocommit": True,
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "application_name": "homestretch",
    "client_encoding": "utf8",
    "prepare_threshold": 2,
}
"""A connection that died silently is found out after some seconds, not hours. Without an encoding
of its own, a database in SQL_ASCII (as on a system without a locale) gives bytes for texts."""

_CHANGE = re.compile(r"(\S+) ([0-9]{1,18})")
_CALL = re.compile(r"(\S+) (here|who)((?: [0-9])*)")


class PostgresStore(Store):
    """An open store. Connects again by itself when the database was away."""

    is_shared = True

    def __init__(self, address: str) -> None:
        """Opens the store and makes or updates its schema. Raises `StoreError`."""
        self._address = address
        self._connection: Connection[Any] | None = None
        self._writing_pid = 0
        try:
            connection = self._connected()
            _prepare(connection)
        except StoreLost as error:
            raise StoreError(f"the database cannot be reached: {error}") from None
        except psycopg.Error as error:
            self.close()
            raise StoreError(f"the database cannot be used as a store: {_line(error)}") from None
        except BaseException:
            self.close()
            raise

    def _connected(self) -> Connection[Any]:
        if self._connection is None:
            try:
                connection = psycopg.connect(self._address, **_SETTINGS)
            except psycopg.Error as error:
                raise StoreLost(_line(error)) from None
            # a session of whatever settings must not answer before its work is on disk
            connection.execute("SET synchronous_commit = on")
            # what is held must be read as it is then, whatever the database's own setting
            connection.isolation_level = IsolationLevel.READ_COMMITTED
            self._connection = connection
            self._writing_pid = connection.info.backend_pid
        return self._connection

    def _do(self, work: Callable[[Connection[Any]], T]) -> T:
        """Does work; `StoreLost` when the database went away meanwhile."""
        connection = self._connected()
        try:
            return work(connection)
        except psycopg.Error as error:
            if connection.closed or isinstance(error, psycopg.OperationalError):
                self.close()
                if not _is_refusal(error):
                    raise StoreLost(_line(error)) from None
            raise

    def _read(self, work: Callable[[Connection[Any]], T]) -> T:
        """Does work that may be done twice: once more if the connection proves dead."""
        try:
            return self._do(work)
        except StoreLost:
            return self._do(work)

    def append(self, appends: Sequence[Append]) -> list[bool]:
        """Adds events in one statement."""
        firsts = [append.rows[0] for append in appends]
        others = [(append.table, row) for append in appends for row in append.rows[1:]]
        arguments = (
            [append.table for append in appends],
            *_columns(firsts),
            [append.rows[-1].number for append in appends],
            [append.due for append in appends],
            [table for table, _ in others],
            *_columns([row for _, row in others]),
        )

        def work(connection: Connection[Any]) -> set[str]:
            return {row[0] for row in connection.execute(APPEND, arguments, binary=True)}

        added = self._do(work)
        return [append.table in added for append in appends]

    def load(self, table_id: str, after: int = 0) -> list[Row]:
        """The events of a table after a number, in order."""
        found = self._read(
            lambda connection: connection.execute(LOAD, (table_id, after), binary=True).fetchall()
        )
        return [Row(*row) for row in found]

    def claim(self, now: int, until: int, most: int) -> list[str]:
        """Tables whose next step was due before `now`; other processes get others."""
        found = self._do(
            lambda connection: connection.execute(CLAIM, (until, now, most)).fetchall()
        )
        return [table_id for (table_id,) in found]

    def set_due(self, table_ids: Sequence[str], due: int) -> None:
        """Puts the due time of tables that have one to another."""
        self._read(lambda connection: connection.execute(SET_DUE, (due, list(table_ids))))

    def find(self, prefix: str, most: int) -> list[str]:
        """Tables whose names begin like this, in order."""
        bounds = (prefix, prefix + LAST_CHARACTER, most)
        found = self._read(lambda connection: connection.execute(FIND, bounds).fetchall())
        return [table_id for (table_id,) in found]

    def count(self) -> int:
        """How many tables there are."""
        query = "SELECT count(*) FROM homestretch_tables"
        (found,) = self._read(lambda connection: connection.execute(query).fetchall())
        return int(found[0])

    def delete_old(self, before: int, after: str, spared: Set[str], part: Part) -> Swept:
        """Deletes tables whose last event is old, held against whoever would add to them."""

        def work(connection: Connection[Any]) -> list[str]:
            with connection.transaction():
                held = [name for (name,) in connection.execute(HOLD, (chosen,))]
                gone = [name for (name,) in connection.execute(DELETE, (held, before))]
                connection.execute(EMPTY, (gone,))
                return gone

        looked_at = (after, part.tables)
        found = self._read(lambda connection: connection.execute(LAST, looked_at).fetchall())
        chosen, upto = choose([Last(*row) for row in found], before, spared, part)
        return Swept(self._do(work) if chosen else [], upto)

    def call(self, call: Call) -> None:
        """Tells all other processes something; nothing of it is kept."""
        told = " ".join([call.table, "here" if call.here else "who", *map(str, call.seats)])
        self._read(lambda connection: connection.execute(CALL, (told,)))

    async def changes(self) -> AsyncIterator[Change | Call | None]:
        """Events added by other processes, and their calls, heard on a connection of its own."""
        while True:
            connection = None
            try:
                connection = await AsyncConnection.connect(self._address, **_SETTINGS)
                await connection.execute(f"LISTEN {CHANNEL}")
                await connection.execute(f"LISTEN {CALLS}")
                yield None
                async for notice in connection.notifies():
                    if notice.pid == self._writing_pid:
                        continue  # our own are known
                    news = _news(notice)
                    if news is not None:
                        yield news
            except (psycopg.Error, OSError) as error:
                logger.warning("cannot listen to the database: %s", _line(error))
            finally:
                if connection is not None:
                    await connection.close()
            await asyncio.sleep(RETRY_SECONDS)

    def close(self) -> None:
        """Closes the connection, once."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _columns(rows: Sequence[Row]) -> tuple[list[Any], ...]:
    return tuple([row[field] for row in rows] for field in range(len(Row._fields)))


def _prepare(connection: Connection[Any]) -> None:
    """Brings the database to this version's schema."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK_KEY,))
        connection.execute("CREATE TABLE IF NOT EXISTS homestretch_schema (version int NOT NULL)")
        found = connection.execute("SELECT max(version) FROM homestretch_schema").fetchone()
        version = (found and found[0]) or 0
        if version > SCHEMA_VERSION:
            raise StoreError(
                "the database was written by a newer version of this program "
                f"(format {version}; this one knows {SCHEMA_VERSION}): update the program"
            )
        for statement in chain.from_iterable(MIGRATIONS[version:]):
            connection.execute(statement)
        if version < SCHEMA_VERSION:
            connection.execute("DELETE FROM homestretch_schema")
            connection.execute("INSERT INTO homestretch_schema VALUES (%s)", (SCHEMA_VERSION,))


def _news(notice: psycopg.Notify) -> Change | Call | None:
    """What a notice says; None for one that is none of ours: whoever may connect may send some."""
    if notice.channel == CALLS:
        call = _CALL.fullmatch(notice.payload)
        return call and Call(call[1], tuple(map(int, call[3].split())), call[2] == "here")
    change = _CHANGE.fullmatch(notice.payload)
    return change and Change(change[1], int(change[2]))


def _is_refusal(error: psycopg.Error) -> bool:
    """Whether the database said no to the work (a full disk, …) rather than going away."""
    state = error.sqlstate or ""
    return bool(state) and not state.startswith(("08", "57P"))


def _line(error: BaseException) -> str:
    return " ".join(str(error).split()) or type(error).__name__
