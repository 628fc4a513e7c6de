"""All tables of one server: making them, finding them, keeping those in memory that are in use."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from homestretch.core.errors import HomestretchError
from homestretch.server import redact
from homestretch.server.keys import hash_key, is_table_id, new_key, new_table_id
from homestretch.server.limits import AddressBuckets, Limits
from homestretch.server.messages import PardonView, TableMade, TableRequest, TemperView
from homestretch.server.refusals import Refused, no_table
from homestretch.server.room import Room
from homestretch.server.setup import created_from
from homestretch.server.table import Table
from homestretch.server.writer import StoreFailed, Writer

logger = logging.getLogger(__name__)

DEFAULT_PACE = 0.8
"""Seconds before each step of a bot."""


class Hub:
    """The tables of a server. Lives in one event loop."""

    def __init__(
        self, writer: Writer, *, pace: float = DEFAULT_PACE, limits: Limits | None = None
    ) -> None:
        """`pace`: seconds before each step of a bot."""
        self.limits = limits or Limits()
        self._writer = writer
        self._pace = pace
        self._rooms: dict[str, Room] = {}
        self._idle: OrderedDict[str, Room] = OrderedDict()
        self._tables = 0
        self._resuming: asyncio.Task[None] | None = None
        self._made = AddressBuckets(
            self.limits.tables_per_second, self.limits.tables_burst, time.monotonic
        )

    @property
    def room_count(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    async def start(self) -> None:
        """Goes on with all tables whose next step is the server's."""
        self._tables = await self._writer.count()
        due = await self._writer.due()
        self._resuming = asyncio.create_task(self._resume(due), name="resume")

    async def stop(self) -> None:
        """Ends all steps. The store is left as it is: whoever opened it closes it."""
        if self._resuming is not None:
            self._resuming.cancel()
            await asyncio.gather(self._resuming, return_exceptions=True)
        await asyncio.gather(*(room.stop() for room in list(self._rooms.values())))

    async def create(self, request: TableRequest, address: str) -> TableMade:
        """A new table with its key. Raises the engine's refusals, `Refused` or `StoreFailed`."""
        key = new_key()
        created = created_from(request, hash_key(key))
        if self._tables >= self.limits.tables:
            raise Refused("server_full", "this server holds as many tables as it may", status=503)
        if not self._made.take(address):
            raise Refused(
                "too_many_tables",
                "many tables were made from this address just now; wait a minute",
                status=429,
            )
        table = Table(new_table_id(), created)
        room = self._room(table.id)
        with room.used():
            await room.open(table)
        self._tables += 1
        return TableMade(table=table.id, key=key)

    async def view(self, table_id: str, key: str | None) -> TemperView | PardonView:
        """The table as the holder of the key, or a watcher, may see it."""
        async with self.room(table_id) as (_, table):
            return redact.view(table, table.viewer(key))

    async def record(self, table_id: str) -> str:
        """The record of a finished game."""
        async with self.room(table_id) as (_, table):
            if not table.is_over:
                raise Refused(
                    "not_over",
                    "the record shows all cards: it can be had after the end",
                    status=409,
                )
            return await asyncio.to_thread(table.record().text)

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
            room = Room(table_id, self._writer, pace=self._pace, on_idle=self._keep_idle)
            self._rooms[table_id] = room
        self._idle.pop(table_id, None)
        return room

    def _keep_idle(self, room: Room) -> None:
        """Nobody uses the room: it stays in memory only while there are few of its kind."""
        if room.table is None:
            self._rooms.pop(room.id, None)
            return
        self._idle[room.id] = room
        while len(self._idle) > self.limits.idle_tables:
            oldest, _ = self._idle.popitem(last=False)
            self._rooms.pop(oldest, None)

    async def _resume(self, due: list[str]) -> None:
        for table_id in due:
            try:
                async with self.room(table_id):
                    pass  # to be loaded is enough: its runner goes on by itself
            except (HomestretchError, StoreFailed) as error:
                logger.error("table %s cannot go on: %s", table_id, error)
