"""A table in use: its lock, who is connected to it, and the task that makes the server's steps."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

import msgspec

from homestretch.server import redact, stored
from homestretch.server.events import DamagedLog, Event, Viewer
from homestretch.server.messages import (
    Accepted,
    Command,
    EventMessage,
    ServerMessage,
    ViewMessage,
    encode,
)
from homestretch.server.refusals import no_table
from homestretch.server.store import Row
from homestretch.server.table import Table
from homestretch.server.writer import StoreFailed, Writer

logger = logging.getLogger(__name__)

FIRST_RETRY = 1.0
LAST_RETRY = 30.0
"""Seconds between tries of the server's own steps while the store fails."""


class Listener(Protocol):
    """A connection, as a room sees it."""

    viewer: Viewer

    def send(self, frame: str) -> None:
        """Queues a frame; never waits."""
        ...


def milliseconds() -> int:
    """The time for events, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def frame_of(message: ServerMessage) -> str:
    """A message as it goes over the wire."""
    return encode(message).decode()


class Room:
    """Everything that happens to one table, one thing after another."""

    def __init__(
        self,
        table_id: str,
        writer: Writer,
        *,
        pace: float,
        clock: Callable[[], int] = milliseconds,
        on_idle: Callable[[Room], None] = lambda room: None,
    ) -> None:
        """`pace`: seconds before each step of a bot. `on_idle` hears when nobody uses the room."""
        self.id = table_id
        self.table: Table | None = None
        self.listeners: set[Listener] = set()
        self.users = 0
        self._writer = writer
        self._pace = pace
        self._clock = clock
        self._on_idle = on_idle
        self._lock = asyncio.Lock()
        self._told = 0
        self._runner: asyncio.Task[None] | None = None

    @contextmanager
    def used(self) -> Iterator[None]:
        """Keeps the room in memory meanwhile."""
        self.users += 1
        try:
            yield
        finally:
            self._release()

    def _release(self) -> None:
        self.users -= 1
        if not self.users:
            self._on_idle(self)

    async def open(self, table: Table) -> None:
        """Takes a new table in: its first events are stored. Raises `StoreFailed`."""
        async with self._lock:
            events = table.open(self._clock())
            await self._store(table, events)
            self.table = table
            self._tell(events)
        self.wake()

    async def ready(self) -> Table:
        """The table, loaded if need be. Raises `Refused`, `DamagedLog` or `StoreFailed`."""
        if self.table is None:
            async with self._lock:
                await self._load()
            self.wake()
        assert self.table is not None
        return self.table

    def join(self, listener: Listener, seen: int | None) -> None:
        """Adds a listener and tells it what it has missed; the table must be ready."""
        table = self.table
        assert table is not None
        missed = None if seen is None else table.missed(seen)
        if missed:
            for event in missed:
                listener.send(_event_frame(table, event, listener.viewer))
        else:
            listener.send(frame_of(ViewMessage(view=redact.view(table, listener.viewer))))
        self.listeners.add(listener)

    def leave(self, listener: Listener) -> None:
        """Forgets a listener."""
        self.listeners.discard(listener)

    async def command(self, listener: Listener, command: Command) -> None:
        """Carries a command out and tells everybody.

        Raises what `Table.receive` raises, or `StoreFailed`; then nothing has happened.
        """
        async with self._lock:
            table = await self._load()
            events = table.receive(command, listener.viewer, self._clock())
            if events:
                await self._store(table, events)
            number = table.accepted(command.id)
            assert number is not None
            listener.send(frame_of(Accepted(id=command.id, number=number)))
            self._tell(events)
        self.wake()

    def wake(self) -> None:
        """Sees to it that the server makes its next step, if there is one."""
        if self._runner is None and self.table is not None and self.table.is_due:
            self.users += 1  # at once: the task may begin only after all others have left
            self._runner = asyncio.create_task(self._run(), name=f"table {self.id}")

    async def stop(self) -> None:
        """Ends the server's own steps; the events already made stay."""
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)

    async def _run(self) -> None:
        try:
            await self._steps()
        except Exception:
            logger.exception("table %s: the server's step failed", self.id)
        finally:
            self._runner = None
            self._release()

    async def _steps(self) -> None:
        retry = FIRST_RETRY
        while True:
            await asyncio.sleep(self._pace)
            try:
                async with self._lock:
                    table = await self._load()
                    events = table.step(self._clock())
                    if events:
                        await self._store(table, events)
                        self._tell(events)
                    if not table.is_due:
                        return
                retry = FIRST_RETRY
            except StoreFailed:
                await asyncio.sleep(retry)
                retry = min(2 * retry, LAST_RETRY)

    async def _load(self) -> Table:
        if self.table is None:
            rows = await self._writer.load(self.id)
            if not rows:
                raise no_table(self.id)
            self.table = await asyncio.to_thread(_rebuild, self.id, rows)
            # after a write of which nobody knows how it ended, the truth may be ahead of us
            if self._told:
                self._tell([event for event in self.table.recent if event.number > self._told])
            self._told = self.table.number
        return self.table

    async def _store(self, table: Table, events: Sequence[Event]) -> None:
        rows = [Row(event.number, event.at, stored.encode(event.stored)) for event in events]
        due = table.due_after(events[-1])
        try:
            await self._writer.append(self.id, rows, due=due)
        except BaseException:
            self.table = None  # nobody knows what is on disk: read it before going on
            raise
        table.commit(events)

    def _tell(self, events: Sequence[Event]) -> None:
        table = self.table
        assert table is not None
        groups: dict[Viewer, list[Listener]] = {}
        for listener in self.listeners:
            groups.setdefault(listener.viewer, []).append(listener)
        for event in events:
            for viewer, listeners in groups.items():
                frame = _event_frame(table, event, viewer)
                for listener in listeners:
                    listener.send(frame)
            self._told = event.number


def _event_frame(table: Table, event: Event, viewer: Viewer) -> str:
    return frame_of(
        EventMessage(event=redact.event_view(event, viewer), view=redact.view(table, viewer, event))
    )


def _rebuild(table_id: str, rows: Sequence[Row]) -> Table:
    try:
        return Table.rebuilt(
            table_id, ((row.number, row.at, stored.decode(row.body)) for row in rows)
        )
    except msgspec.DecodeError as error:
        raise DamagedLog(f"table {table_id}: an event cannot be read: {error}") from None
