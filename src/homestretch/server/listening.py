"""Who listens to a table, and the frames that they hear."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable

from homestretch.core.seats import Seat
from homestretch.server import redact, stored
from homestretch.server.commands import Sit
from homestretch.server.events import WATCHER, Event, Viewer
from homestretch.server.keys import with_key
from homestretch.server.messages import (
    Command,
    EventMessage,
    RefusedMessage,
    ServerMessage,
    ViewMessage,
    encode,
)
from homestretch.server.refusals import Refused
from homestretch.server.table import Table

Group = tuple[Hashable, ...]

_KEYS_CHANGE = (stored.Seated, stored.Swapped, stored.Hosted)


class Listener(ABC):
    """A connection, as a room sees it."""

    keys: str | None = None
    """What it has shown to say who it is."""
    with_history: bool = True
    """Whether it is told of the past again with every event."""
    viewer: Viewer = WATCHER
    follows: bool = False
    """Whether it is told of the log that anyone can check, and asked for its part in it."""
    needs_seat: bool = False
    """Whether it has nothing to do here without one."""
    client: int | None = None
    """Which client of the seal it is."""

    def learn(self, command: Command) -> None:
        """The key with which somebody sits down is theirs from now on."""
        if isinstance(command, Sit) and command.key is not None:
            self.keys = with_key(self.keys, command.key)

    @abstractmethod
    def send(self, frame: str) -> None:
        """Queues a frame; never waits."""

    @abstractmethod
    def cut(self, refusal: Refused) -> None:
        """Ends the connection: its keys open nothing here any more."""

    def refuse(self, refusal: Refused, command_id: str | None = None) -> None:
        """Queues the answer to something refused."""
        message = RefusedMessage(
            id=command_id, code=refusal.code, message=str(refusal), number=refusal.number
        )
        self.send(frame_of(message))

    def hear_chain(self, events: Iterable[Event], after: int) -> None:
        """Hears what events added to the log that anyone can check, after a number of that log."""
        chain = redact.chain_entries(events, self.viewer, after)
        if chain is not None:
            self.send(frame_of(chain))

    def greet(self, table: Table, now: int) -> None:
        """Hears how things stand."""
        self.send(view_frame(table, self.viewer, now))

    def frames(self, table: Table, event: Event, now: int) -> tuple[str, ...]:
        """What it hears of an event; the same for all of its class and with the same `group`."""
        frame = event_frame(table, event, self.viewer, now, history=self.with_history)
        chain = redact.chain_entries([event], self.viewer) if self.follows else None
        return (frame,) if chain is None else (frame_of(chain), frame)

    @property
    def group(self) -> Group:
        """What makes a difference to what it hears."""
        return self.viewer, self.with_history, self.follows


def milliseconds() -> int:
    """The time for events, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def frame_of(message: ServerMessage) -> str:
    """A message as it goes over the wire."""
    return encode(message).decode()


def view_frame(table: Table, viewer: Viewer, now: int) -> str:
    """The whole table."""
    return frame_of(ViewMessage(view=redact.view(table, viewer), now=now))


def event_frame(
    table: Table, event: Event, viewer: Viewer, now: int, *, history: bool = True
) -> str:
    """An event, and the table after it."""
    told = redact.event_view(event, viewer)
    view = redact.view(table, viewer, event, history=history)
    return frame_of(EventMessage(event=told, view=view, now=now))


def look_again(table: Table, listeners: set[Listener], events: Iterable[Event]) -> None:
    """Finds out anew who everybody is, where events have changed which key opens what.

    Who may not even watch any more, or has no use for it, is taken out and cut off.
    """
    if not any(isinstance(event.stored, _KEYS_CHANGE) for event in events):
        return
    for listener in list(listeners):
        try:
            listener.viewer = table.viewer(listener.keys)
        except Refused as refusal:
            listener.viewer = WATCHER
            if table.is_private or listener.needs_seat:
                listeners.discard(listener)
                listener.cut(refusal)


def tell(table: Table, listeners: Iterable[Listener], events: Iterable[Event], now: int) -> None:
    """Tells events to everybody, as each may see them."""
    groups: dict[tuple[type, Group], list[Listener]] = {}
    for listener in listeners:
        groups.setdefault((type(listener), listener.group), []).append(listener)
    for event in events:
        for alike in groups.values():
            for frame in alike[0].frames(table, event, now):
                for listener in alike:
                    listener.send(frame)


def seats_of(listeners: Iterable[Listener]) -> frozenset[Seat]:
    """The seats of which somebody is connected."""
    return frozenset[Seat]().union(*(listener.viewer.seats for listener in listeners))
