"""A table in use: its lock, who is connected to it, and the task that makes the server's steps."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from homestretch.core.errors import HomestretchError
from homestretch.server import stored
from homestretch.server.aside import Aside
from homestretch.server.commands import ChainAnswer, ChainSeen
from homestretch.server.events import Event, Viewer
from homestretch.server.gathering import Devices, Gathering
from homestretch.server.inuse import InUse
from homestretch.server.listening import (
    Listener,
    frame_of,
    look_again,
    milliseconds,
    seats_of,
    tell,
)
from homestretch.server.messages import Accepted, Command
from homestretch.server.presence import Presence
from homestretch.server.rebuilding import check_chain, decoded, rebuild
from homestretch.server.refusals import Refused, no_table, refusal_of
from homestretch.server.setup import nowhere
from homestretch.server.store import NEVER, NO_HASH, linked
from homestretch.server.stored import Created
from homestretch.server.table import IN_GAME, Table
from homestretch.server.timing import AT_HAND, Timing
from homestretch.server.writer import NumberTaken, StoreFailed, Writer

logger = logging.getLogger(__name__)

FIRST_RETRY, LAST_RETRY = 1.0, 30.0
"""Seconds between tries of the server's own steps while the store fails."""

GRACE = 3_000
"""Milliseconds by which such a step may be late before any process may claim it."""
TRIES = 20
"""How often a command is tried anew because other processes were faster."""

Make = Callable[[Table], list[Event]]
Kept = Callable[[], None]


class _TableWanted(Exception):
    """All have agreed to a rematch, and its table is to be made first."""


class Room(InUse):
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
        aside: Aside | None = None,
    ) -> None:
        """`pace`: seconds before each step of a bot. `on_idle` hears when nobody uses the room.

        `make` makes the table of a rematch, `aside` one that is not in memory. `up_since`: when
        this server began to be there, in milliseconds since 1970; no time of anybody ran before.
        """
        super().__init__(table_id)
        self.id = table_id
        self.table: Table | None = None
        self.listeners: set[Listener] = set()
        self._writer = writer
        self._pace = round(pace * 1000)
        self.now = clock
        """The time, in milliseconds since 1970."""
        self._on_idle = on_idle
        self._make = make or nowhere
        self._aside = aside or Aside()
        self._timing = Timing(self._pace, clock, up_since)
        self._lock = asyncio.Lock()
        self._news = asyncio.Event()
        self._devices = Devices(self)
        self.presence = Presence(self, writer, self._devices)
        self._head = NO_HASH
        self._due: int | None = None
        """What the store has as due time; None where others may have changed it."""
        self._told = self._mine = self._heard = 0
        self._runner: asyncio.Task[None] | None = None
        self._follower: asyncio.Task[None] | None = None

    def _idle(self) -> None:
        self._on_idle(self)

    async def open(self, table: Table) -> None:
        """Takes a new table in: its first events are stored. Raises `StoreFailed`."""
        async with self._lock:
            events = await asyncio.to_thread(table.open, self.now())
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
                if self.table is None:
                    await self._load()
                else:
                    await self._catch_up(self.table)
            self.wake()
        assert self.table is not None
        return self.table

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same table."""
        return self._writer.is_shared

    def join(
        self,
        listener: Listener,
        seen: int | None,
        chain: ChainSeen | None = None,
        past: Sequence[Event] = (),
    ) -> None:
        """Adds a listener and tells it what it has missed; the table must be ready.

        `chain`: what a device has of the log that anyone can check; `past`: what `whole_chain`
        gave, where that reaches further back than what is at hand.
        """
        table = self.table
        assert table is not None
        if chain is not None:
            told = past[-1].number if past else 0
            events = [*past, *(event for event in table.recent if event.number > told)]
            listener.hear_chain(events, chain.number)
        missed = None if seen is None else table.missed(seen)
        now = self.now()
        if missed:
            tell(table, [listener], missed, now)
        else:
            listener.greet(table, now)
        is_first = not self.listeners
        self.listeners.add(listener)
        if chain is not None:
            listener.follows, listener.client = True, chain.client
        self.presence.joined(listener, first=is_first)
        self._devices.joined(table, listener)

    def leave(self, listener: Listener) -> None:
        """Forgets a listener."""
        self.listeners.discard(listener)
        self.presence.left(listener)
        self._devices.left(self.table, listener)

    async def command(self, listener: Listener, command: Command) -> None:
        """Carries a command out and tells everybody; later, where links are to come in first.

        Raises what `Table.receive` raises, or `StoreFailed`; then nothing has happened.
        """
        waiting = await self._try(listener, command)
        if waiting is not None:  # whoever rolls is to give a link too: go on reading
            self.later(self._in_turn(listener, command, waiting), "roll")

    async def _in_turn(self, listener: Listener, command: Command, waiting: Gathering) -> None:
        """Carries a roll out when the links are there."""
        try:
            again: Gathering | None = waiting
            while again is not None:
                with again.carrying_out():
                    await again.finished()
                    again = await self._try(listener, command)
        except (HomestretchError, StoreFailed) as error:
            listener.refuse(refusal_of(error), command.id)

    async def _try(self, listener: Listener, command: Command) -> Gathering | None:
        """Carries a command out, unless links are waited for: those."""
        async with self._lock:
            table = await self._load()
            if not listener.follows:
                await self._without(table, command, listener.viewer)
            waiting = await self._links_for(table, command, listener.viewer)
            if waiting is not None:
                return waiting
            answer, events = await self._carried_out(table, command, listener.viewer)
            listener.learn(command)
            listener.send(frame_of(answer))
            self._tell(events)
        self.wake()
        return None

    async def ask(self, keys: str | None, command: Command) -> Accepted:
        """Carries a command out for somebody who is not connected. Raises as `command` does."""
        async with self._lock:
            table = await self._load()
            viewer = table.viewer(keys)
            await self._without(table, command, viewer)
            waiting = await self._links_for(table, command, viewer)
            if waiting is None:
                answer, events = await self._carried_out(table, command, viewer)
                self._tell(events)
        if waiting is not None:
            with waiting.carrying_out():
                await waiting.finished()
                return await self.ask(keys, command)
        self.wake()
        return answer

    async def answer(self, listener: Listener, told: ChainAnswer) -> None:
        """Takes a device's part in chance. Raises `Refused` or `StoreFailed`."""
        await self._devices.answer(listener, told)

    async def add(self, make: Make, kept: Kept | None = None, *, slow: bool = False) -> Table:
        """Stores and tells the events that a function finds, anew where others were faster.

        `kept` is called once they are stored, before anybody hears of them. `slow`: whether the
        function may make a seal; then a thread calls it.
        """
        async with self._lock:
            table = await self._load()
            await self.store(table, make, kept, slow=slow)
        self.wake()
        return table

    async def store(
        self, table: Table, make: Make, kept: Kept | None = None, *, slow: bool = False
    ) -> None:
        """The same for who has the lock already."""
        events = await self._stored(table, make, slow=slow)
        if kept is not None:
            kept()
        self._tell(events)

    async def _without(self, table: Table, command: Command, viewer: Viewer) -> None:
        """No seal waits for somebody who has no device and wants to play already."""
        if table.company.held and isinstance(command, IN_GAME):
            seats = viewer.seats - seats_of(one for one in self.listeners if one.follows)
            make = partial(Table.without, seats=seats, now=self.now())
            await self.store(table, make, slow=True)
            self.wake()  # here, as the command itself may be refused

    async def _links_for(self, table: Table, command: Command, viewer: Viewer) -> Gathering | None:
        if self._writer.is_shared and (command.expect or 0) > table.number:
            await self._catch_up(table)
        return await self._devices.gather_for_roll(table, table.links_wanted(command, viewer))

    async def _carried_out(
        self, table: Table, command: Command, viewer: Viewer
    ) -> tuple[Accepted, list[Event]]:
        next_table: str | None = None

        def make(table: Table) -> list[Event]:
            if next_table is None and table.completes_rematch(command, viewer):
                raise _TableWanted
            links = self._devices.links(table)
            return table.receive(command, viewer, self.now(), next_table, links)

        try:
            events = await self._stored(table, make)
        except _TableWanted:  # perhaps only since another process has stored what came before
            next_table = await self._make(table.rematch())
            events = await self._stored(table, make)
        # the first event is the command's own; one accepted before makes none
        number = events[0].number if events else table.accepted(command.id, viewer)
        answer = Accepted(
            id=command.id, number=number or table.number, key=table.secret_of(command, viewer)
        )
        return answer, events

    async def _stored(self, table: Table, make: Make, *, slow: bool = False) -> list[Event]:
        """The events that a function makes, stored. Where another process was faster, it is asked
        again: then a command is stale, or already accepted there."""
        for _ in range(TRIES):
            events = await asyncio.to_thread(make, table) if slow else make(table)
            try:
                if events:
                    await self._store(table, events)
            except NumberTaken:
                await self._catch_up(table)
            else:
                return events
        raise StoreFailed(f"table {self.id}: other processes were always faster")

    def heard(self, number: int | None, retry: float = FIRST_RETRY) -> None:
        """Hears that another process brought the table to an event; None: perhaps it did."""
        table = self.table
        if number is not None and table is not None and number <= table.number:
            return
        if not self.users:
            self.table = None  # read again when somebody asks
            self._on_idle(self)
            return
        self._heard += 1  # where the store is being read already, it is read once more
        if self._follower is None:
            self.users += 1
            self._follower = asyncio.create_task(self._follow(retry), name=f"follow {self.id}")

    async def _follow(self, retry: float) -> None:
        try:
            async with self._lock:
                heard = 0
                while self._heard > heard:
                    heard = self._heard
                    await self._catch_up(await self._load())
            self.wake()
        except (HomestretchError, StoreFailed) as error:
            logger.warning("table %s cannot be followed: %s", self.id, error)
            if isinstance(error, StoreFailed):  # people here wait for the news
                later = min(2 * retry, LAST_RETRY)
                asyncio.get_running_loop().call_later(retry, self._hear_again, later)
        finally:
            self._follower = None
            self.release()

    def _hear_again(self, retry: float) -> None:
        if self.users:
            self.heard(None, retry)

    def rested(self, now: int) -> None:
        """The server was not there until now: no time of anybody ran meanwhile."""
        self._timing.rested(now)
        if self.table is not None:
            self.table.up_since, self.table.shown.public = now, None

    async def postpone(self) -> None:
        """Tells the store when the next step is due, where that was thought to be earlier."""
        async with self._lock:
            due = self._timing.put_off(await self._load(), shared=self.is_shared)
            if self._runner is None:
                await self._writer.set_due([self.id], due)

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
        self.presence.stop()
        tasks = [task for task in (self._runner, self._follower) if task is not None]
        await self.noted()  # what is being written down still is
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        try:
            await self._steps()
        except Exception as error:
            is_known = isinstance(error, Refused)  # such as that the table was deleted
            logger.error("table %s: a step failed: %s", self.id, error, exc_info=not is_known)
        finally:
            self._runner = None
            self.release()

    async def _steps(self) -> None:
        retry = FIRST_RETRY
        while True:
            await self._sleep(self._timing.pause(self.table) if self.table else 0.0)
            try:
                async with self._lock:
                    table = await self._load()
                    if not self._is_mine(table):
                        return
                    if self._timing.pause(table):
                        continue
                    waiting = await self._devices.gather_for_step(table)
                    if waiting is None:
                        await self._step(table)
                if waiting is not None:
                    await waiting.finished()
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
        step = partial(table.step, self.now(), self._devices.links(table))
        events = await asyncio.to_thread(step) if table.company.held else step()
        if not events:
            return
        try:
            await self._store(table, events)
        except NumberTaken:
            await self._catch_up(table)
        else:
            self._tell(events)

    def _is_mine(self, table: Table) -> bool:
        """Whether this process is to make the next step, and soon."""
        is_ours = self._mine == table.number or not self.is_shared
        return is_ours and self._timing.is_at_hand(table)

    async def _load(self) -> Table:
        if self.table is None:
            rows = await self._writer.load(self.id)
            if not rows:
                raise no_table(self.id)
            self.table = await self._aside.do(rebuild, self.id, rows)
            self.table.up_since = self._timing.up_since
            self._head = rows[-1].hash
            self._due = None
            # after a write of which nobody knows how it ended, the truth may be ahead of us
            missed = [event for event in self.table.recent if event.number > self._told]
            if self._told and missed:
                self._tell(missed)
                self.presence.kept(missed)
            self._told = self.table.number
        return self.table

    async def _catch_up(self, table: Table) -> None:
        """Takes in what other processes have added. `no_table` where one has deleted the table."""
        known = await self._writer.load(self.id, table.number - 1)
        if not known:
            self.table = None
            raise no_table(self.id)
        if not (rows := known[1:]):
            return
        try:
            head = check_chain(self._head, self.id, rows)
            events = table.follow(decoded(self.id, rows))
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
        due = self._timing.at(table, events[-1])
        if due != NEVER and due <= self.now() + AT_HAND:
            due += GRACE
        try:
            await self._writer.append(self.id, rows, due=None if due == self._due else due)
        except NumberTaken:
            self._due = None
            raise
        except BaseException:
            # failed, or whoever asked has gone: nobody knows what is on disk, and it must be told
            self.table = None
            self.heard(None)
            raise
        table.commit(events)
        self._head = rows[-1].hash
        self._due = due
        self._mine = table.number
        self.presence.kept(events)

    def _tell(self, events: Sequence[Event]) -> None:
        table = self.table
        assert table is not None
        if not events:
            return
        look_again(table, self.listeners, events)
        self._devices.keep(events)
        tell(table, self.listeners, events, self.now())
        self._told = events[-1].number
        self.presence.told(events)
        self._devices.told(table, events)
