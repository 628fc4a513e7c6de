"""A table in use: its lock, who is connected to it, and the task that makes the server's steps."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from homestretch.core.errors import HomestretchError
from homestretch.core.seats import Seat
from homestretch.server import stored
from homestretch.server.commands import Sit
from homestretch.server.events import DamagedLog, Event, Viewer
from homestretch.server.keys import with_key
from homestretch.server.listening import (
    Listener,
    frame_of,
    look_again,
    milliseconds,
    seats_of,
    tell,
)
from homestretch.server.messages import Accepted, Command
from homestretch.server.refusals import Refused, no_table
from homestretch.server.store import NEVER, NO_HASH, BrokenChain, Row, checked, linked
from homestretch.server.stored import Created
from homestretch.server.table import Table
from homestretch.server.writer import NumberTaken, StoreFailed, Writer

logger = logging.getLogger(__name__)

FIRST_RETRY = 1.0
LAST_RETRY = 30.0
"""Seconds between tries of the server's own steps while the store fails."""

AT_HAND = 5_000
"""A step due within so many milliseconds is kept in mind by who made the event before it."""
GRACE = 3_000
"""Milliseconds by which such a step may be late before any process may claim it."""
NOTE_SECONDS = 2.0
"""How long the server's end waits for what is still to be written down."""
TRIES = 20
"""How often a command is tried anew because other processes were faster."""


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
        make: Callable[[Created], Awaitable[str]] | None = None,
        up_since: int = 0,
    ) -> None:
        """`pace`: seconds before each step of a bot. `on_idle` hears when nobody uses the room.

        `make` makes the table of a rematch. `up_since`: when this server began to be there, in
        milliseconds since 1970; no time of anybody ran before.
        """
        self.id = table_id
        self.table: Table | None = None
        self.listeners: set[Listener] = set()
        self.users = 0
        self._writer = writer
        self._pace = round(pace * 1000)
        self._clock = clock
        self._on_idle = on_idle
        self._make = make or _nowhere
        self._up_since = up_since
        self._lock = asyncio.Lock()
        self._news = asyncio.Event()
        self._notes: set[asyncio.Task[None]] = set()
        self._head = NO_HASH
        self._due: int | None = None
        """What the store has as due time; None where others may have changed it."""
        self._timed: tuple[Event | None, int] = None, NEVER
        self._told = 0
        self._mine = 0
        self._heard = 0
        self._runner: asyncio.Task[None] | None = None
        self._follower: asyncio.Task[None] | None = None

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
        """The table, loaded if need be, and as the store has it.

        Raises `Refused`, `DamagedLog` or `StoreFailed`.
        """
        if self.table is None or self._writer.is_shared:
            async with self._lock:
                is_loaded = self.table is not None
                table = await self._load()
                if is_loaded:
                    await self._catch_up(table)
            self.wake()
        assert self.table is not None
        return self.table

    def join(self, listener: Listener, seen: int | None) -> None:
        """Adds a listener and tells it what it has missed; the table must be ready."""
        table = self.table
        assert table is not None
        missed = None if seen is None else table.missed(seen)
        now = self._clock()
        if missed:
            tell(table, [listener], missed, now)
        else:
            listener.greet(table, now)
        lost = frozenset(table.seats) if not self.listeners else frozenset[Seat]()
        self.listeners.add(listener)
        self._note_connections(lost, listener.viewer.seats)

    def leave(self, listener: Listener) -> None:
        """Forgets a listener."""
        self.listeners.discard(listener)
        self._note_connections(listener.viewer.seats, frozenset())

    async def command(self, listener: Listener, command: Command) -> None:
        """Carries a command out and tells everybody.

        Raises what `Table.receive` raises, or `StoreFailed`; then nothing has happened.
        """
        async with self._lock:
            table = await self._load()
            answer, events = await self._carried_out(table, command, listener.viewer)
            if isinstance(command, Sit) and command.key is not None:
                listener.keys = with_key(listener.keys, command.key)  # it opens the seat now
            listener.send(frame_of(answer))
            self._tell(events)
        self.wake()

    async def ask(self, keys: str | None, command: Command) -> Accepted:
        """Carries a command out for somebody who is not connected. Raises as `command` does."""
        async with self._lock:
            table = await self._load()
            answer, events = await self._carried_out(table, command, table.viewer(keys))
            self._tell(events)
        self.wake()
        return answer

    async def add(self, make: Callable[[Table], list[Event]]) -> Table:
        """Stores and tells the events that a function finds, anew where others were faster."""
        async with self._lock:
            table = await self._load()
            events = await self._stored(table, make)
            self._tell(events)
        self.wake()
        return table

    async def _carried_out(
        self, table: Table, command: Command, viewer: Viewer
    ) -> tuple[Accepted, list[Event]]:
        if self._writer.is_shared and (command.expect or 0) > table.number:
            await self._catch_up(table)
        next_table = None
        if table.completes_rematch(command, viewer):
            next_table = await self._make(table.rematch())
        events = await self._stored(
            table, lambda table: table.receive(command, viewer, self._clock(), next_table)
        )
        number = table.accepted(command.id, viewer) or table.number
        answer = Accepted(id=command.id, number=number, key=table.secret_of(command, viewer))
        return answer, events

    async def _stored(self, table: Table, make: Callable[[Table], list[Event]]) -> list[Event]:
        """The events that a function makes, stored. Where another process was faster, it is asked
        again: then a command is stale, or already accepted there."""
        for _ in range(TRIES):
            events = make(table)
            try:
                if events:
                    await self._store(table, events)
            except NumberTaken:
                await self._catch_up(table)
            else:
                return events
        raise StoreFailed(f"table {self.id}: other processes were always faster")

    def _note_connections(self, lost: frozenset[Seat], found: frozenset[Seat]) -> None:
        """Writes down who is away or back, where that matters at this table."""
        table = self.table
        if table is not None and not self._connections(table, lost, found):
            return
        self.users += 1
        task = asyncio.create_task(self._noted(lost, found), name=f"connections {self.id}")
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    def _connections(
        self, table: Table, lost: frozenset[Seat], found: frozenset[Seat]
    ) -> list[Event]:
        here = seats_of(self.listeners)
        return table.connections(self._clock(), lost=lost - here, found=found & here)

    async def _noted(self, lost: frozenset[Seat], found: frozenset[Seat]) -> None:
        try:
            await self.add(lambda table: self._connections(table, lost, found))
        except (HomestretchError, StoreFailed) as error:
            logger.warning("table %s: who is connected is not written down: %s", self.id, error)
        finally:
            self._release()

    def heard(self, number: int | None) -> None:
        """Hears that another process brought the table to an event; None: perhaps it did."""
        table = self.table
        if number is not None and table is not None and number <= table.number:
            return
        if not self.users:
            self.table = None  # read again when somebody asks
            self._on_idle(self)
            return
        self._heard = max(self._heard, number or self._heard + 1, self._told + 1)
        if self._follower is None:
            self.users += 1
            self._follower = asyncio.create_task(self._follow(), name=f"follow {self.id}")

    async def _follow(self) -> None:
        try:
            async with self._lock:
                heard = 0
                while self._heard > heard:
                    heard = self._heard
                    await self._catch_up(await self._load())
        except (HomestretchError, StoreFailed) as error:
            logger.warning("table %s cannot be followed: %s", self.id, error)
        finally:
            self._follower = None
            self._release()

    def take(self) -> None:
        """The next step is this process's to make: it has claimed the table."""
        self._due = None
        if self.table is not None:
            self._mine = self.table.number
            self.wake()

    def wake(self) -> None:
        """Sees to it that the server makes its next step, if it is this process's."""
        self._news.set()
        if self._runner is None and self.table is not None and self._is_mine(self.table):
            self.users += 1  # at once: the task may begin only after all others have left
            self._runner = asyncio.create_task(self._run(), name=f"table {self.id}")

    @property
    def is_stepping(self) -> bool:
        """Whether a step of the server is this process's to make."""
        return self._runner is not None

    async def stop(self) -> None:
        """Ends the server's own steps; the events already made stay."""
        tasks = [task for task in (self._runner, self._follower) if task is not None]
        if self._notes:  # connections that have just ended are still written down
            await asyncio.wait(self._notes, timeout=NOTE_SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

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
            await self._sleep(self._pause())
            try:
                async with self._lock:
                    table = await self._load()
                    if not self._is_mine(table):
                        return
                    if self._step_at(table) > self._clock():
                        continue
                    await self._step(table)
                retry = FIRST_RETRY
            except StoreFailed:
                await asyncio.sleep(retry)
                retry = min(2 * retry, LAST_RETRY)

    async def _sleep(self, seconds: float) -> None:
        """Waits for the next step; when it is no bot's, less if the table goes on meanwhile."""
        if 1000 * seconds <= self._pace:
            await asyncio.sleep(seconds)
            return
        self._news.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), seconds)

    async def _step(self, table: Table) -> None:
        events = table.step(self._clock())
        if not events:
            return
        try:
            await self._store(table, events)
        except NumberTaken:
            await self._catch_up(table)
        else:
            self._tell(events)

    def _step_at(self, table: Table, event: Event | None = None) -> int:
        """When the server's step after an event is due; `NEVER` where it waits for people."""
        event = event or table.recent[-1]
        if event is not self._timed[0]:
            self._timed = event, table.step_time(event, self._pace) or NEVER
        return self._timed[1]

    def _is_mine(self, table: Table) -> bool:
        """Whether this process is to make the next step, and soon."""
        if self._writer.is_shared and self._mine != table.number:
            return False
        at = self._step_at(table)
        return at != NEVER and at <= self._clock() + AT_HAND

    def _pause(self) -> float:
        """Seconds until the next step."""
        if self.table is None:
            return 0.0
        return min(max(self._step_at(self.table) - self._clock(), 0), AT_HAND) / 1000

    async def _load(self) -> Table:
        if self.table is None:
            rows = await self._writer.load(self.id)
            if not rows:
                raise no_table(self.id)
            self.table = await asyncio.to_thread(_rebuild, self.id, rows)
            self.table.up_since = self._up_since
            self._head = rows[-1].hash
            self._due = None
            # after a write of which nobody knows how it ended, the truth may be ahead of us
            if self._told:
                self._tell([event for event in self.table.recent if event.number > self._told])
            self._told = self.table.number
        return self.table

    async def _catch_up(self, table: Table) -> None:
        """Takes in what other processes have added."""
        rows = await self._writer.load(self.id, table.number)
        if not rows:
            return
        try:
            head = _checked(self._head, self.id, rows)
            events = table.follow(_decoded(self.id, rows))
        except HomestretchError:
            self.table = None
            raise
        self._head = head
        self._due = None
        self._tell(events)

    async def _store(self, table: Table, events: Sequence[Event]) -> None:
        rows = linked(
            self._head,
            self.id,
            ((event.number, event.at, stored.encode(event.stored)) for event in events),
        )
        due = self._step_at(table, events[-1])
        if due != NEVER and due <= self._clock() + AT_HAND:
            due += GRACE
        try:
            await self._writer.append(self.id, rows, due=None if due == self._due else due)
        except NumberTaken:
            self._due = None
            raise
        except BaseException:
            self.table = None  # nobody knows what is on disk: read it before going on
            raise
        table.commit(events)
        self._head = rows[-1].hash
        self._due = due
        self._mine = table.number

    def _tell(self, events: Sequence[Event]) -> None:
        table = self.table
        assert table is not None
        if not events:
            return
        look_again(table, self.listeners, events)
        tell(table, self.listeners, events, self._clock())
        self._told = events[-1].number
        gone = [event.stored.seat for event in events if isinstance(event.stored, stored.Away)]
        if gone:  # another process may have said so of somebody who is connected here
            self._note_connections(frozenset(), frozenset(gone))


async def _nowhere(created: Created) -> str:
    raise Refused("not_here", "no tables can be made here", status=503)


def _rebuild(table_id: str, rows: Sequence[Row]) -> Table:
    _checked(NO_HASH, table_id, rows)
    return Table.rebuilt(table_id, _decoded(table_id, rows))


def _checked(before: bytes, table_id: str, rows: Sequence[Row]) -> bytes:
    try:
        return checked(before, table_id, rows)
    except BrokenChain as error:
        raise DamagedLog(str(error)) from None


def _decoded(table_id: str, rows: Sequence[Row]) -> Iterator[tuple[int, int, stored.Stored]]:
    for row in rows:
        try:
            yield row.number, row.at, stored.decode(row.body)
        except msgspec.DecodeError as error:
            raise DamagedLog(f"table {table_id}: an event cannot be read: {error}") from None
