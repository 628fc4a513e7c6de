"""All tables of one server: making them, finding them, keeping those in memory that are in use."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from homestretch.core.errors import HomestretchError
from homestretch.server import redact
from homestretch.server.aside import Aside
from homestretch.server.keys import code_of, is_table_id, new_key, new_table_id, read_code
from homestretch.server.limits import AddressBuckets, Limits
from homestretch.server.listening import milliseconds
from homestretch.server.messages import PardonView, TableMade, TableRequest, TemperView
from homestretch.server.refusals import Refused, no_table
from homestretch.server.retention import Retention
from homestretch.server.room import GRACE, Room
from homestretch.server.settings import DEFAULT_PACE
from homestretch.server.setup import created_from, secrets_of, watch_key
from homestretch.server.store import Call, Change, Row
from homestretch.server.stored import Created
from homestretch.server.table import Table
from homestretch.server.writer import Figures, StoreFailed, Writer

logger = logging.getLogger(__name__)

POLL_SECONDS = 1.0
"""Between looks for tables whose step nobody makes."""
CLAIMED = 50
"""How many such tables are taken on at once."""
DAMAGED_PAUSE = 600_000
"""Milliseconds until a table that cannot be loaded is tried again."""
GONE = 15_000
"""Milliseconds between two looks after which the server was not there meanwhile."""


class Hub:
    """The tables of a server. Lives in one event loop."""

    def __init__(
        self,
        writer: Writer,
        *,
        pace: float = DEFAULT_PACE,
        limits: Limits | None = None,
        keep_days: int | None = None,
    ) -> None:
        """`pace`: seconds before each step of a bot. `keep_days`: after their last event tables
        are deleted; None: never."""
        self.limits = limits or Limits()
        self.aside = Aside()
        self._writer = writer
        self._pace = pace
        self._rooms: dict[str, Room] = {}
        self._idle: OrderedDict[str, Room] = OrderedDict()
        self._tables = 0
        self._retention = None if keep_days is None else Retention(self, writer, keep_days)
        self._tasks: list[asyncio.Task[None]] = []
        self._up_since = milliseconds()
        self._looked = self._up_since
        limit = self.limits
        clock = time.monotonic
        self._made = AddressBuckets(limit.tables_per_second, limit.tables_burst, clock)
        self._tries = AddressBuckets(limit.codes_per_second, limit.codes_burst, clock)
        self._asked = AddressBuckets(limit.requests_per_second, limit.requests_burst, clock)
        self._heavy = AddressBuckets(limit.heavy_per_second, limit.heavy_burst, clock)
        self._drawn = AddressBuckets(limit.drawings_per_second, limit.drawings_burst, clock)
        self._returned = AddressBuckets(limit.returns_per_second, limit.returns_burst, clock)

    @property
    def figures(self) -> Figures:
        """What the store's writer has done so far."""
        return self._writer.figures

    @property
    def table_count(self) -> int:
        """How many tables there are in the store, as far as this process knows."""
        return self._tables

    async def check_store(self) -> None:
        """Reads from the store; `StoreFailed` when that does not work."""
        await self._writer.load("")

    @property
    def room_count(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    async def start(self) -> None:
        """Goes on with all tables whose next step is the server's."""
        await self.count()
        self._tasks.append(asyncio.create_task(self._poll(), name="poll"))
        if self._retention:
            self._tasks.append(asyncio.create_task(self._retention.run(), name="retention"))
        if self._writer.is_shared:
            self._tasks.append(asyncio.create_task(self._listen(), name="listen"))

    async def stop(self) -> None:
        """Ends all steps, and leaves those that were this process's to others.

        The store is left as it is: whoever opened it closes it.
        """
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        rooms = list(self._rooms.values())
        stepping = [room.id for room in rooms if room.is_stepping]
        await asyncio.gather(*(room.stop() for room in rooms))
        if stepping:
            with contextlib.suppress(StoreFailed):
                await self._writer.set_due(stepping, self.now())

    async def count(self) -> None:
        """Counts the tables in the store."""
        self._tables = await self._writer.count()

    def deleted(self, number: int) -> None:
        """So many tables are no longer in the store."""
        self._tables -= number

    def in_use(self, before: int) -> set[str]:
        """The tables in memory, but for those that nobody uses and whose last event is older than
        a time: they leave it."""
        for table_id, room in list(self._idle.items()):
            if room.table is None or room.table.recent[-1].at < before:
                del self._idle[table_id]
                self._rooms.pop(table_id, None)
        return set(self._rooms)

    async def create(self, request: TableRequest, address: str) -> TableMade:
        """A new table with its key. Raises the engine's refusals, `Refused` or `StoreFailed`."""
        key, table_id = new_key(), await self._new_id()
        created = created_from(request, table_id, key)
        self._check_full()
        if not self._made.take(address):
            raise Refused(
                "too_many_tables",
                "many tables were made from this address just now; wait a minute",
                status=429,
            )
        await self._open(table_id, created)
        return TableMade(
            table=table_id,
            key=key,
            code=code_of(table_id),
            seats=secrets_of(created, table_id, key),
            watch=watch_key(key, table_id) if request.private else None,
        )

    def _check_full(self) -> None:
        if self._tables >= self.limits.tables:
            raise Refused("server_full", "this server holds as many tables as it may", status=503)

    async def _new_id(self) -> str:
        """A name whose code no other table has."""
        while True:
            table_id = new_table_id()
            if not await self._writer.find(code_of(table_id), 1):
                return table_id

    async def _open(self, table_id: str, created: Created) -> None:
        room = self._room(table_id)
        with room.used():
            await room.open(Table(table_id, created))
        self._tables += 1

    async def _continue(self, created: Created) -> str:
        """The table of a rematch."""
        self._check_full()
        table_id = await self._new_id()
        await self._open(table_id, created)
        return table_id

    async def at_code(self, code: str, address: str) -> str:
        """The name of the table with a code. Raises `Refused`; guessing is slow.

        Only codes that name no table are counted: many guests may share an address.
        """
        if not self._tries.has_room(address):
            raise Refused(
                "too_many_tries", "many wrong codes were tried just now; wait a minute", status=429
            )
        clean = read_code(code)
        found = [] if clean is None else await self._writer.find(clean, 1)
        if not found:
            self._tries.take(address)
            raise Refused("no_code", f"there is no table with the code {code[:20]!r}", status=404)
        return found[0]

    async def rows(self, table_id: str) -> list[Row]:
        """Everything that is stored of a table. Raises `Refused` where another process has just
        deleted it."""
        rows = await self._writer.load(table_id)
        if not rows:
            raise no_table(table_id)
        return rows

    def check_pace(self, address: str) -> None:
        """Refuses an address that sends commands too fast."""
        if not self._asked.take(address):
            raise Refused("too_fast", "requests come too fast; slow down", status=429)

    def check_heavy(self, address: str) -> None:
        """Refuses an address that asks for too much at once."""
        if not self._heavy.take(address):
            raise Refused("too_fast", "that was much at once; wait a minute", status=429)

    def check_drawing(self, address: str) -> None:
        """Refuses an address that has too many pictures drawn."""
        if not self._drawn.take(address):
            raise Refused("too_fast", "that was much at once; wait a little", status=429)

    def check_return(self, address: str) -> None:
        """Refuses an address whose devices come back too often.

        Nothing else counts here: whoever asks for long lists must not keep others of the same
        address, or of the same proxy, out of their games.
        """
        if not self._returned.take(address):
            raise Refused("too_fast", "connections come too fast; wait a little", status=429)

    async def view(self, table_id: str, key: str | None) -> TemperView | PardonView:
        """The table as the holder of the key, or a watcher, may see it."""
        async with self.room(table_id) as (_, table):
            return redact.view(table, table.viewer(key))

    def now(self) -> int:
        """The time, in milliseconds since 1970.

        While the computer slept, or until its clock was set, nobody's time ran: whoever asks first
        after that finds it out for all tables.
        """
        now = milliseconds()
        if now - self._looked > GONE:
            self._up_since = now
            for room in self._rooms.values():
                room.rested(now)
        self._looked = now
        return now

    @asynccontextmanager
    async def room(self, table_id: str) -> AsyncIterator[tuple[Room, Table]]:
        """The room of a table, loaded, and kept in memory meanwhile. Raises `Refused`."""
        if not is_table_id(table_id):
            raise no_table(table_id)
        room = self._room(table_id)
        with room.used():
            yield room, await room.ready()

    def _room(self, table_id: str) -> Room:
        room = self._rooms.get(table_id)
        if room is None:
            room = Room(
                table_id,
                self._writer,
                pace=self._pace,
                clock=self.now,
                on_idle=self._keep_idle,
                make=self._continue,
                up_since=self._up_since,
                aside=self.aside,
            )
            self._rooms[table_id] = room
        self._idle.pop(table_id, None)
        return room

    def _keep_idle(self, room: Room) -> None:
        """Nobody uses the room: it stays in memory only while there are few of its kind."""
        if room.table is None:
            self._rooms.pop(room.id, None)
            self._idle.pop(room.id, None)
            return
        self._idle[room.id] = room
        while len(self._idle) > self.limits.idle_tables:
            oldest, _ = self._idle.popitem(last=False)
            self._rooms.pop(oldest, None)

    async def _poll(self) -> None:
        """Takes on the tables whose step nobody makes."""
        # alone with the store, what a process before held is ours at once
        ahead = 0 if self._writer.is_shared else GRACE
        while True:
            taken = 0
            try:
                now = self.now()
                claimed = await self._writer.claim(now + ahead, now + ahead + GRACE, CLAIMED)
                taken = len(claimed)
                for table_id in claimed:
                    await self._take(table_id)
            except StoreFailed:
                pass  # the writer has logged it
            if taken < CLAIMED:
                ahead = 0
                await asyncio.sleep(POLL_SECONDS)

    async def _take(self, table_id: str) -> None:
        try:
            async with self.room(table_id) as (room, _):
                room.take()
                if not room.is_stepping:
                    await room.postpone()
        except StoreFailed:
            raise
        except Exception as error:  # whatever it is, all others go on
            is_known = isinstance(error, HomestretchError)
            logger.error("table %s cannot go on: %s", table_id, error, exc_info=not is_known)
            await self._writer.set_due([table_id], self.now() + DAMAGED_PAUSE)

    async def _listen(self) -> None:
        """Tells rooms what other processes have added, and what they ask."""
        while True:
            try:
                async for change in self._writer.changes():
                    self._hear(change)
                return
            except Exception:  # without news, people would wait for ever
                logger.exception("listening to the database failed; it begins anew")
                await asyncio.sleep(POLL_SECONDS)

    def _hear(self, change: Change | Call | None) -> None:
        if change is None:
            for room in list(self._rooms.values()):
                room.heard(None)
        elif (one := self._rooms.get(change.table)) is None:
            return
        elif isinstance(change, Call):
            one.presence.called(change)
        else:
            one.heard(change.number)
