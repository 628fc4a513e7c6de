"""An event loop whose time passes only while all wait, and processes in it that share a store.

What takes minutes takes no time here, and nothing depends on how fast the machine is.
"""

from __future__ import annotations

import asyncio
import selectors

from homestretch.server.events import Viewer
from homestretch.server.room import Room
from homestretch.server.setup import created_from
from homestretch.server.stored import decode
from homestretch.server.table import Table
from homestretch.server.writer import NumberTaken, StoreFailed
from tests.server.tables import KEY
from tests.server.test_hub import Ear

START = 1_800_000_000_000
"""When a loop's time begins, in milliseconds since 1970."""
TRAVEL = 0.01
"""Seconds that news takes from one process to another."""


class _Jumping(selectors.DefaultSelector):
    """Never waits: the time that it should is over at once."""

    passed = 0.0

    def select(self, timeout=None):
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "everybody waits for ever"
            self.passed += max(timeout, 0)
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop with a time of its own."""

    def __init__(self):
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self):
        return self._jumping.passed

    def stand_still(self, seconds):
        """Time passes, and nobody gets anything done: as where the computer is overloaded."""
        self._jumping.passed += seconds

    def run_in_executor(self, executor, work, *arguments):
        """At once: a thread would take no time of this loop's."""
        done = self.create_future()
        try:
            done.set_result(work(*arguments))
        except Exception as error:
            done.set_exception(error)
        return done


def run(job, *, shared=True):
    """Runs `job(disk)` to its end, in a time of its own."""

    async def whole():
        disk = Disk(shared=shared)
        try:
            return await job(disk)
        finally:
            for process in disk.processes:
                await process.room.stop()

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(whole())


def now():
    """Milliseconds since 1970, as the running loop has it."""
    return START + round(1000 * asyncio.get_running_loop().time())


class Disk:
    """What processes share: the rows of one table, and news of them."""

    def __init__(self, *, shared):
        self.shared = shared
        self.rows = []
        self.processes = []
        self.calls = []
        self.deaf = False
        """Whether calls are lost."""

    def process(self):
        """One more process."""
        process = Process(self)
        self.processes.append(process)
        return process

    @property
    def beside(self):
        """What is stored of people who come and go: kind, seat, and second of the loop's time."""
        stored = [(row.at, decode(row.body)) for row in self.rows]
        return [
            (type(event).__name__, event.seat, (at - START) / 1000)
            for at, event in stored
            if type(event).__name__ in {"Away", "Here", "Absent", "Back"}
        ]


class Process:
    """One process at the table: its room, and in place of a writer the shared disk."""

    def __init__(self, disk):
        self.disk = disk
        self.is_shared = disk.shared
        self.fails = False
        self.idle = 0
        """How often nobody used the room any more."""
        self.room = Room("testtable", self, pace=0, clock=now, on_idle=self._idled)

    def _idled(self, room):
        self.idle += 1

    async def open(self, asked):
        """Makes the table."""
        table = Table(self.room.id, created_from(asked, self.room.id, KEY))
        with self.room.used():
            await self.room.open(table)

    async def come(self, *seats):
        """A connection to seats of the table."""
        await self.room.ready()
        ear = Ear(Viewer(frozenset(seats), 0 in seats, KEY))
        ear.keys = KEY
        self.room.users += 1
        self.room.join(ear, None)
        return ear

    def go(self, ear):
        """That connection ends."""
        self.room.leave(ear)
        self.room.release()

    def die(self):
        """Ends as after kill -9: nobody hears anything of it any more."""
        self.disk.processes.remove(self)
        self.room.listeners.clear()
        self.room.presence.stop()

    def _others(self):
        return [one for one in self.disk.processes if one is not self]

    async def load(self, table_id, after=0):
        await asyncio.sleep(0)
        return [row for row in self.disk.rows if row.number > after]

    async def append(self, table_id, rows, *, due):
        await asyncio.sleep(0)
        if self.fails:
            raise StoreFailed("disk full")
        if rows[0].number != len(self.disk.rows) + 1:
            raise NumberTaken("it is taken")
        self.disk.rows += rows
        for other in self._others():
            self._later(other, other.room.heard, rows[-1].number)

    async def call(self, call):
        await asyncio.sleep(0)
        self.disk.calls.append(call)
        if not self.disk.deaf:
            for other in self._others():
                self._later(other, other.room.presence.called, call)

    def _later(self, other, work, what):
        loop = asyncio.get_running_loop()
        loop.call_later(TRAVEL, lambda: other in self.disk.processes and work(what))
