"""Who of a table's people is connected to it: written down where a game would wait for them.

A page that is loaded anew and a telephone that changes its network lose a connection and have
another one within a moment, perhaps to another process. Nobody hears of that, and nothing is
stored: a seat is lost only once it was missed for a while, here and at all other processes.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from homestretch.core.seats import Seat
from homestretch.server import stored
from homestretch.server.events import Event
from homestretch.server.listening import Listener, seats_of
from homestretch.server.store import Call
from homestretch.server.table import Table
from homestretch.server.writer import StoreFailed, Writer

if TYPE_CHECKING:
    from homestretch.server.gathering import Devices
    from homestretch.server.room import Room

SETTLE_SECONDS = 5.0
"""How long somebody who sits down may take to connect before they count as away."""
RETURN_SECONDS = 2.0
"""How long a lost connection may take to come back before anybody hears of it."""
ANSWER_SECONDS = 1.0
"""How long other processes may take to say that somebody is connected there."""
LOOK_SECONDS = 30.0
"""Where a game has not gone on for so long, the others are asked whether they still have its
people: a process that was killed told nobody whom it lost."""
EXPECTED = (stored.Started, stored.Seated, stored.Back, stored.Offered)
"""After these somebody is expected to be connected: to play, or to agree to a rematch."""


class _Missed:
    """Seats that began to be missed at the same time, until it is known whether they are lost."""

    def __init__(self, seats: frozenset[Seat], since: int) -> None:
        self.seats = set(seats)
        self.since = since
        """When they were lost, in milliseconds since 1970; 0 where they have never come."""
        self.ended = asyncio.Event()
        """Once nobody is missed any more."""

    async def is_over(self, seconds: float) -> bool:
        """Whether all are found within that time."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.ended.wait(), seconds)
        return self.ended.is_set()


class Presence:
    """Notes the seats of a room that lose their last connection, or have one again."""

    def __init__(self, room: Room, writer: Writer, devices: Devices) -> None:
        self._room = room
        self._writer = writer
        self._devices = devices
        self._missed: dict[Seat, _Missed] = {}
        self._looking: asyncio.TimerHandle | None = None
        self._ended = False

    def joined(self, listener: Listener, *, first: bool) -> None:
        """`first`: whether nobody was connected before: then all others are missed."""
        self._found(listener.viewer.seats)
        if first:
            self._miss(self._all, RETURN_SECONDS, self._room.now())
            self._look_later()

    def left(self, listener: Listener) -> None:
        """A connection has ended."""
        self._miss(listener.viewer.seats, RETURN_SECONDS, self._room.now())

    def kept(self, events: Sequence[Event]) -> None:
        """After events that this process has stored: who sits down is expected to connect soon.

        Somebody whose device dies between sitting down and its first connection would never lose
        one, and the game would wait for them for ever.
        """
        expected = [event.stored for event in events if isinstance(event.stored, EXPECTED)]
        for event in expected:
            if isinstance(event, stored.Seated):  # whom nobody has missed yet
                self._forget([event.who.seat])
        if expected:
            self._miss(self._all, SETTLE_SECONDS, 0)

    def told(self, events: Sequence[Event]) -> None:
        """After events that anybody has stored. Another process may have said of somebody who is
        connected here that they are away."""
        gone = [event.stored.seat for event in events if isinstance(event.stored, stored.Away)]
        if gone:
            self._found(frozenset(gone) & self._here)

    def called(self, call: Call) -> None:
        """Another process asks after seats, or has them."""
        if call.here:
            self._forget(call.seats)
            return
        asked = self._here.intersection(call.seats)
        if asked:
            self._room.later(self._call(asked, here=True), "who is connected here")

    def stop(self) -> None:
        """Misses nobody any more: the server ends. Who is gone is found out by the processes that
        stay, or once somebody comes back."""
        self._ended = True
        self._forget(list(self._missed))
        if self._looking is not None:
            self._looking.cancel()

    # ------------------------------------------------------------------ missing somebody

    @property
    def _here(self) -> frozenset[Seat]:
        return seats_of(self._room.listeners)

    @property
    def _all(self) -> frozenset[Seat]:
        table = self._room.table
        return frozenset(table.seats) if table is not None else frozenset()

    def _miss(self, seats: frozenset[Seat], seconds: float, since: int) -> None:
        """Waits a while for those of the seats that are not here; then they are lost."""
        seats = seats - self._here - self._missed.keys()
        table = self._room.table
        if self._ended or not seats:
            return
        if table is not None and not self._matters(table, seats):
            return  # and once it comes to matter they are expected anew
        missed = _Missed(seats, since)
        self._missed.update(dict.fromkeys(seats, missed))
        self._room.later(self._wait(missed, seconds), "who is connected")

    def _matters(self, table: Table, seats: frozenset[Seat]) -> bool:
        """Whether anybody would wait for them."""
        if table.connections(self._room.now(), lost=seats):
            return True
        return bool(self._devices.missing(table, seats))

    async def _wait(self, missed: _Missed, seconds: float) -> None:
        """Writes down who is lost, unless they come back, or another process has them."""
        try:
            if await missed.is_over(seconds):
                return
            if self._room.is_shared:
                await self._call(missed.seats, here=False)
                if await missed.is_over(ANSWER_SECONDS):
                    return
            await self._room.add(lambda table: self._losses(table, missed))
            lost = frozenset(missed.seats)
            await self._room.add(lambda table: self._devices.lost(table, lost))
        except StoreFailed:
            again = frozenset(missed.seats)
            self._forget(again)
            if self._room.listeners:  # somebody waits: tried until it can be stored
                self._miss(again, SETTLE_SECONDS, missed.since)
            raise
        finally:
            self._forget(list(missed.seats))

    async def _call(self, seats: Iterable[Seat], *, here: bool) -> None:
        await self._writer.call(Call(self._room.id, tuple(sorted(seats)), here))

    def _losses(self, table: Table, missed: _Missed) -> list[Event]:
        lost = missed.seats - self._here
        return table.connections(self._room.now(), lost=lost, since=missed.since)

    def _forget(self, seats: Iterable[Seat]) -> None:
        """Nobody misses them any more."""
        for seat in seats:
            missed = self._missed.pop(seat, None)
            if missed is not None:
                missed.seats.discard(seat)
                if not missed.seats:
                    missed.ended.set()

    def _look_later(self) -> None:
        if self._room.is_shared and self._looking is None and not self._ended:
            table = self._room.table
            number = table.moved_on if table is not None else 0
            loop = asyncio.get_running_loop()
            self._looking = loop.call_later(LOOK_SECONDS, self._look, number)

    def _look(self, number: int) -> None:
        """Misses those who are not here, where the game has not gone on since event `number`."""
        self._looking = None
        if not self._room.listeners:
            return  # whoever comes first misses the others
        table = self._room.table
        if table is not None and table.moved_on == number:
            self._miss(self._all, RETURN_SECONDS, self._room.now())
        self._look_later()

    # ------------------------------------------------------------------ finding somebody

    def _found(self, seats: frozenset[Seat]) -> None:
        """Somebody is connected here."""
        self._forget(seats)
        table = self._room.table
        if table is None or self._returns(table, seats):
            self._room.later(self._note_back(seats), "who is connected")

    async def _note_back(self, seats: frozenset[Seat]) -> None:
        """Writes down who is back, anew as long as the store fails and they are here: else their
        grace time would end although they are."""
        while True:
            try:
                await self._room.add(lambda table: self._returns(table, seats))
            except StoreFailed:
                if self._ended or not seats & self._here:
                    raise
                await asyncio.sleep(SETTLE_SECONDS)
            else:
                return

    def _returns(self, table: Table, seats: frozenset[Seat]) -> list[Event]:
        return table.connections(self._room.now(), found=self._here & seats)
