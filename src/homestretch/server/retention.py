"""Deleting tables that nothing has happened at for days, where whoever hosts the server wants it.

All names are gone through in order, a small part at a time so that nobody waits for it; then there
is a rest. Where several processes serve the same tables, each does so: who comes second finds less.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from homestretch.server.store import Part
from homestretch.server.writer import StoreFailed, Writer

logger = logging.getLogger(__name__)

DAY = 86_400_000
"""In milliseconds."""
PART = Part(tables=200, events=2_000)
"""What is done at once."""
STEP_SECONDS = 1.0
"""Between two parts."""
REST_STEPS = 3_600
"""From the end of the names to the next beginning."""
COUNT_STEPS = 60
"""After so many the tables are counted, where other processes make and delete some too."""


class Rooms(Protocol):
    """What is known of the tables in this process."""

    def now(self) -> int:
        """The time, in milliseconds since 1970."""

    def in_use(self, before: int) -> set[str]:
        """The tables in memory, but for those that nobody uses and whose last event is older than
        a time: they leave it."""

    def deleted(self, number: int) -> None:
        """So many tables are no longer in the store."""

    async def count(self) -> None:
        """Counts the tables in the store."""


class Retention:
    """Goes through the store again and again."""

    def __init__(self, rooms: Rooms, writer: Writer, days: int, part: Part = PART) -> None:
        """`days`: so long a table is kept after its last event."""
        self._rooms = rooms
        self._writer = writer
        self._days = days
        self._part = part
        self._upto = ""
        self._rest = 0
        self._steps = 0

    async def run(self) -> None:
        """Makes a step every second, for ever."""
        while True:
            try:
                await self.step()
            except StoreFailed:
                pass  # the writer has logged it
            except Exception:  # else nothing would be deleted any more, and nobody would know
                logger.exception("old tables could not be deleted")
            await asyncio.sleep(STEP_SECONDS)

    async def step(self) -> None:
        """Goes through one part, or rests. Raises `StoreFailed`."""
        self._steps += 1
        if self._writer.is_shared and self._steps % COUNT_STEPS == 0:
            await self._rooms.count()
        if self._rest:
            self._rest -= 1
            return
        before = self._rooms.now() - self._days * DAY
        # in use is asked in the same turn of the event loop in which the store is: what is read
        # into memory afterwards is read after the deleting, and is not there
        in_use = self._rooms.in_use(before)
        deleted, upto = await self._writer.delete_old(before, self._upto, in_use, self._part)
        self._upto = upto or ""
        self._rest = 0 if upto else REST_STEPS
        if deleted:
            self._rooms.deleted(len(deleted))
            logger.info("%d old tables are deleted (--keep-days %d)", len(deleted), self._days)
