"""The one thread that uses the store, with group commit: what waits together is synced together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from homestretch.server.store import Row, SqliteStore

T = TypeVar("T")

logger = logging.getLogger(__name__)

GROUP = 256
"""The most jobs in one transaction."""


class StoreFailed(Exception):
    """The store could not do it (disk full, file damaged); nothing of it was written."""


class _Job(NamedTuple):
    work: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class Writer:
    """The store for an event loop: every call waits until its transaction is on disk."""

    def __init__(self, store: SqliteStore) -> None:
        """Takes the store over, until `close` closes both."""
        self._store = store
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def append(self, table_id: str, rows: Sequence[Row], *, due: bool) -> None:
        """Adds events of a table; they are on disk when this returns. Raises `StoreFailed`."""
        await self._do(lambda: self._store.append(table_id, rows, due=due))

    async def load(self, table_id: str) -> list[Row]:
        """All events of a table in order. Raises `StoreFailed`, as all of these do."""
        return await self._do(lambda: self._store.load(table_id))

    async def due(self) -> list[str]:
        """The tables whose next step is the server's."""
        return await self._do(self._store.due)

    async def count(self) -> int:
        """How many tables there are."""
        return await self._do(self._store.count)

    def close(self) -> None:
        """Finishes what was asked for, then closes the store."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
            self._store.close()

    async def _do(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, loop, future))
        return await future

    def _run(self) -> None:
        while True:
            group = [self._jobs.get()]
            while group[-1] is not None and len(group) < GROUP:
                try:
                    group.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            jobs = [job for job in group if job is not None]
            self._answer(self._commit(jobs))
            if len(jobs) < len(group):
                return

    def _commit(self, group: list[_Job]) -> list[tuple[_Job, Any]]:
        """Does the jobs in one transaction; if that fails, each in one of its own."""
        try:
            with self._store.transaction():
                return [(job, job.work()) for job in group]
        except Exception as error:
            if len(group) == 1:
                logger.error("the store failed: %s", error)
                return [(group[0], StoreFailed(str(error)))]
        return [answer for job in group for answer in self._commit([job])]

    def _answer(self, answers: list[tuple[_Job, Any]]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Job, Any]]] = {}
        for job, answer in answers:
            by_loop.setdefault(job.loop, []).append((job, answer))
        for loop, told in by_loop.items():
            with contextlib.suppress(RuntimeError):  # the loop may have ended meanwhile
                loop.call_soon_threadsafe(_settle, told)


def _settle(answers: list[tuple[_Job, Any]]) -> None:
    for job, answer in answers:
        if job.future.done():  # whoever asked has gone
            continue
        if isinstance(answer, StoreFailed):
            job.future.set_exception(answer)
        else:
            job.future.set_result(answer)
