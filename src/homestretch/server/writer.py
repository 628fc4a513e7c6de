"""The one thread that uses the store, with group commit: what waits together is synced together.

What one turn of the event loop asks for is handed over at its end, so that it is one transaction.
The thread would otherwise begin with the first of it, and take the interpreter's lock from the loop
several times for each of many small transactions.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence, Set
from typing import Any, TypeVar

import msgspec

from homestretch.server.store import (
    Append,
    Call,
    Change,
    Part,
    Row,
    Store,
    StoreLost,
    Swept,
)

T = TypeVar("T")

logger = logging.getLogger(__name__)

GROUP = 256
"""The most jobs in one transaction."""


class StoreFailed(Exception):
    """The store could not do it (disk full, file damaged, database away)."""


class NumberTaken(Exception):
    """Another process was faster: the table has gone on, or was deleted. Nothing was added."""


class Figures:
    """What a writer has done so far."""

    def __init__(self) -> None:
        self.events = 0
        """Events on disk."""
        self.commits = 0
        """Transactions they were in."""
        self.seconds = 0.0
        """Spent in those transactions."""
        self.taken = 0
        """How often another process was faster."""
        self.failures = 0
        """How often the store failed."""
        self.deleted = 0
        """Old tables that were deleted."""


class _Job(msgspec.Struct, frozen=True, eq=False):
    work: Append | Callable[[], Any]
    future: asyncio.Future[Any]


_Answer = tuple[_Job, Any]


class Writer:
    """The store for an event loop: every call waits until its transaction is on disk."""

    def __init__(self, store: Store) -> None:
        """Takes the store over, until `close` closes both; to be called in the event loop."""
        self._store = store
        self._loop = asyncio.get_running_loop()
        self._asked: list[_Job] = []
        """What is not handed over yet."""
        self.is_shared = store.is_shared
        self.figures = Figures()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def append(self, table_id: str, rows: Sequence[Row], *, due: int | None) -> None:
        """Adds events of a table; they are on disk when this returns.

        Raises `NumberTaken`, or `StoreFailed`: then nobody knows whether they are.
        """
        added = await self._do(Append(table_id, rows, due))
        if not added:
            raise NumberTaken(f"table {table_id} has an event {rows[0].number} already, or is gone")

    async def load(self, table_id: str, after: int = 0) -> list[Row]:
        """The events of a table in order. Raises `StoreFailed`, as all of these do."""
        return await self._ask(lambda: self._store.load(table_id, after))

    async def claim(self, now: int, until: int, most: int) -> list[str]:
        """Tables whose next step was due before `now`, for this process until `until`."""
        return await self._ask(lambda: self._store.claim(now, until, most))

    async def set_due(self, table_ids: Sequence[str], due: int) -> None:
        """Puts the due time of tables that have one to another."""
        await self._ask(lambda: self._store.set_due(table_ids, due))

    async def find(self, prefix: str, most: int) -> list[str]:
        """Tables whose names begin like this, in order."""
        return await self._ask(lambda: self._store.find(prefix, most))

    async def count(self) -> int:
        """How many tables there are."""
        return await self._ask(self._store.count)

    async def delete_old(self, before: int, after: str, spared: Set[str], part: Part) -> Swept:
        """Deletes tables whose last event is older than `before`; see `Store.delete_old`.

        What is asked for later comes later: a table that is read from then on is there, or is not.
        """
        swept = await self._ask(lambda: self._store.delete_old(before, after, spared, part))
        self.figures.deleted += len(swept.deleted)
        return swept

    async def call(self, call: Call) -> None:
        """Tells all other processes something that is not stored."""
        await self._ask(lambda: self._store.call(call))

    def changes(self) -> AsyncIterator[Change | Call | None]:
        """Events added by other processes, and their calls; None where some may be missing."""
        return self._store.changes()

    def close(self) -> None:
        """Finishes what was asked for, then closes the store."""
        if self._thread.is_alive():
            self._hand_over()
            self._jobs.put(None)
            self._thread.join()
            self._store.close()

    async def _ask(self, work: Callable[[], T]) -> T:
        answer: T = await self._do(work)
        return answer

    async def _do(self, work: Append | Callable[[], Any]) -> Any:
        future: asyncio.Future[Any] = self._loop.create_future()
        self._asked.append(_Job(work, future))
        if len(self._asked) == 1:
            self._loop.call_soon(self._hand_over)
        return await future

    def _hand_over(self) -> None:
        for job in self._asked:
            self._jobs.put(job)
        self._asked.clear()

    def _run(self) -> None:
        while True:
            group = [self._jobs.get()]
            while group[-1] is not None and len(group) < GROUP:
                try:
                    group.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            jobs = [job for job in group if job is not None]
            for part in _parts(jobs):
                self._answer(self._commit(part))
            if len(jobs) < len(group):
                return

    def _answer(self, answers: list[_Answer]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop may have ended meanwhile
            self._loop.call_soon_threadsafe(_settle, answers)

    def _commit(self, group: list[_Job]) -> list[_Answer]:
        """Does the jobs in one transaction; if that fails, each in one of its own."""
        try:
            if not isinstance(group[0].work, Append):
                return [(group[0], group[0].work())]
            appends = [job.work for job in group if isinstance(job.work, Append)]
            began = time.perf_counter()
            added = self._store.append(appends)
            self._count(appends, added, time.perf_counter() - began)
            return list(zip(group, added, strict=True))
        except Exception as error:
            if len(group) == 1 or isinstance(error, StoreLost):
                self.figures.failures += 1
                logger.error("the store failed: %s", error)
                return [(job, StoreFailed(str(error))) for job in group]
        return [answer for job in group for answer in self._commit([job])]

    def _count(self, appends: list[Append], added: list[bool], seconds: float) -> None:
        figures = self.figures
        figures.commits += 1
        figures.seconds += seconds
        for append, is_added in zip(appends, added, strict=True):
            if is_added:
                figures.events += len(append.rows)
            else:
                figures.taken += 1


def _parts(jobs: Iterable[_Job]) -> list[list[_Job]]:
    """Jobs by transactions: events of different tables together, anything else alone, in order."""
    parts: list[list[_Job]] = []
    tables: set[str] = set()
    for job in jobs:
        if not isinstance(job.work, Append):
            tables = set()
            parts.append([job])
        elif tables and job.work.table not in tables:
            tables.add(job.work.table)
            parts[-1].append(job)
        else:
            tables = {job.work.table}
            parts.append([job])
    return parts


def _settle(answers: list[_Answer]) -> None:
    for job, answer in answers:
        if job.future.done():  # whoever asked has gone
            continue
        if isinstance(answer, StoreFailed):
            job.future.set_exception(answer)
        else:
            job.future.set_result(answer)
