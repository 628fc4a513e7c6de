"""Who of a table's people is connected to it: written down where a game would wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from homestretch.core.seats import Seat
from homestretch.server import stored
from homestretch.server.events import Event
from homestretch.server.listening import Listener, seats_of
from homestretch.server.table import Table

if TYPE_CHECKING:
    from homestretch.server.room import Room

SETTLE_SECONDS = 5.0
"""How long somebody who sits down may take to connect before they count as away."""
EXPECTED = (stored.Started, stored.Seated, stored.Back, stored.Offered)
"""After these somebody is expected to be connected: to play, or to agree to a rematch."""


class Presence:
    """Notes the seats of a room that lose their last connection, or have one again."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._settling: asyncio.TimerHandle | None = None

    def joined(self, listener: Listener, *, first: bool) -> None:
        """`first`: whether nobody was connected before: then all others are away."""
        table = self._room.table
        assert table is not None
        lost = frozenset(table.seats) if first else frozenset[Seat]()
        self._note(lost, listener.viewer.seats)

    def left(self, listener: Listener) -> None:
        """A connection has ended."""
        self._note(listener.viewer.seats, frozenset())

    def kept(self, events: Sequence[Event]) -> None:
        """After events that this process has stored: who sits down is expected to connect soon.

        Somebody whose device dies between sitting down and its first connection would never lose
        one, and the game would wait for them for ever.
        """
        if any(isinstance(event.stored, EXPECTED) for event in events) and not self._settling:
            self._room.users += 1
            loop = asyncio.get_running_loop()
            self._settling = loop.call_later(SETTLE_SECONDS, self._settled)

    def told(self, events: Sequence[Event]) -> None:
        """After events that anybody has stored. Another process may have said of somebody who is
        connected here that they are away."""
        gone = [event.stored.seat for event in events if isinstance(event.stored, stored.Away)]
        if gone:
            self._note(frozenset(), frozenset(gone))

    def stop(self) -> None:
        """Expects nobody any more: the server ends."""
        if self._settling is not None:
            self._settling.cancel()
            self._settling = None

    def _settled(self) -> None:
        self._settling = None
        table = self._room.table
        if table is not None:
            self._note(frozenset(table.seats), frozenset())
        self._room.release()

    def _note(self, lost: frozenset[Seat], found: frozenset[Seat]) -> None:
        table = self._room.table
        if table is not None and not self._events(table, lost, found):
            return
        noted = self._room.add(lambda table: self._events(table, lost, found))
        self._room.later(noted, "who is connected")

    def _events(self, table: Table, lost: frozenset[Seat], found: frozenset[Seat]) -> list[Event]:
        here = seats_of(self._room.listeners)
        return table.connections(self._room.now(), lost=lost - here, found=found & here)
