"""The devices connected to a table: they are asked for their part in chance, within limits of time.

A device that is silent, slow or gone never holds the game: what it did not give is left out.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from homestretch.core.seats import Seat
from homestretch.fair import GIVEN, WITHHELD
from homestretch.fair.ledger import CREATED, OPEN
from homestretch.server import devices, stored
from homestretch.server.commands import ChainAnswer, ChainCommit, ChainLink, ChainOpen
from homestretch.server.dealer import Links
from homestretch.server.events import Event
from homestretch.server.listening import Listener, frame_of
from homestretch.server.messages import ChainAsk, ChainClient, ChainSeal, ChainTaken
from homestretch.server.sealing import Fairness

if TYPE_CHECKING:
    from homestretch.server.room import Room
    from homestretch.server.table import Table

LINK_SECONDS = 1.5
"""How long a device may take to give a link."""
LOOK_SECONDS = 0.25
"""How often it is looked whether this process has stood still: then the fault is not theirs."""
ELSEWHERE_SECONDS = 1.0
"""How much longer those may take that are connected to another process."""


class Gathering:
    """The links for one draw, as they come in."""

    def __init__(self, beat: int, until: int, asked: set[int], elsewhere: set[int]) -> None:
        self.beat = beat
        self.until = until
        """When the time is over, in milliseconds since 1970."""
        self.asked = asked
        """Clients connected here."""
        self.elsewhere = elsewhere
        """Clients that another process asks."""
        self.links: dict[int, bytes] = {}
        """Given, and not stored yet."""
        self.givers: set[tuple[int, Listener]] = set()
        """Who is to be told that these are kept."""
        self.helps = False
        """Whether another process makes the draw."""
        self.rolls = 0
        """How many rolls of persons were accepted in time, and wait for these links."""
        self.done = asyncio.Event()
        seconds = LINK_SECONDS + (ELSEWHERE_SECONDS if elsewhere else 0)
        self._ends = asyncio.get_running_loop().time() + seconds

    def missing(self, fair: Fairness) -> set[int]:
        """The clients that are still to give their link."""
        return (self.asked | self.elsewhere) - self.links.keys() - (fair.given or {}).keys()

    def look(self, fair: Fairness) -> None:
        """Ends the wait where nobody is missing."""
        if not self.missing(fair):
            self.done.set()

    @contextlib.contextmanager
    def carrying_out(self) -> Iterator[None]:
        """While a roll that was counted waits, and until it is carried out or refused."""
        try:
            yield
        finally:
            self.rolls -= 1

    async def finished(self) -> None:
        """Waits until nobody is missing, or the time is over.

        While this process stands still nobody's time runs: what was given in time may be unread.
        """
        time = asyncio.get_running_loop().time
        while not self.done.is_set() and (now := time()) < self._ends:
            ends, looks = self._ends, min(now + LOOK_SECONDS, self._ends)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.done.wait(), looks - now)
            if (stood := time() - looks) > LOOK_SECONDS:
                self._ends = max(self._ends, ends + stood)
        self.done.set()


class Devices:
    """All devices connected to one table here. Its room holds the lock where that matters."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._gathering: Gathering | None = None

    # ------------------------------------------------------------------ links

    async def gather_for_roll(self, table: Table, wanted: Iterable[int]) -> Gathering | None:
        """Asks for the links that belong to a person's roll; None where nobody is to be waited for.

        With the room's lock. Whoever calls waits without it, and then asks again, all that within
        `carrying_out` of what this gives.
        """
        found = await self._gather(table, wanted)
        if found is not None:
            found.rolls += 1
        return found

    async def gather_for_step(self, table: Table) -> Gathering | None:
        """The same for the server's next step, without being counted as a roll.

        While a roll that was accepted in time waits for links nobody's time runs out.
        """
        found = self._current(table.fair) if table.fair is not None else None
        if found is not None and found.rolls:
            return found
        return await self._gather(table, table.step_wants(self._room.now()))

    async def _gather(self, table: Table, wanted: Iterable[int]) -> Gathering | None:
        fair, clients = table.fair, set(wanted)
        if fair is None or not clients:
            return None
        found = self._current(fair)
        if found is None:
            here = {client for client in clients if self._connected(table, client)}
            elsewhere = (clients & fair.present) - here if self._room.is_shared else set[int]()
            if not here and not elsewhere:
                return None
            found = self._begin(table, fair, here, elsewhere)
            is_timed = self._room.is_shared and table.company.turn_seconds is not None
            # who looks after the time is to be the process that knows of the roll
            if elsewhere or is_timed:
                asked = stored.Asked(found.beat)
                await self._room.store(table, lambda table: table.add([asked], self._room.now()))
        found.helps = False
        found.look(table.fair or fair)
        return None if found.done.is_set() else found

    def links(self, table: Table) -> Links:
        """What was given for the draw that comes next, for those who were asked here."""
        found = self._current(table.fair) if table.fair is not None else None
        if found is None or table.fair is None:
            return {}
        silent = found.missing(table.fair) & found.asked
        return {**dict.fromkeys(silent, WITHHELD), **found.links}

    def _current(self, fair: Fairness) -> Gathering | None:
        found = self._gathering
        if found is None or fair.phase != OPEN or found.beat != fair.ledger.beat:
            return None
        return found

    def _cancel(self) -> None:
        """The draw is not due any more: the next of its beat asks anew, and nobody was silent."""
        if self._gathering is not None:
            self._gathering.done.set()
            self._gathering = None

    def _begin(
        self, table: Table, fair: Fairness, here: set[int], elsewhere: set[int]
    ) -> Gathering:
        until = self._room.now() + round(1000 * LINK_SECONDS)
        found = self._gathering = Gathering(fair.ledger.beat, until, here, elsewhere)
        for listener in self._room.listeners:
            if listener.client in here and devices.is_of(table, listener.client, listener.viewer):
                self._ask(listener, found)
        return found

    def _ask(self, listener: Listener, found: Gathering) -> None:
        listener.send(frame_of(ChainAsk(beat=found.beat, until=found.until)))

    def _connected(self, table: Table, client: int) -> bool:
        return any(
            listener.client == client and devices.is_of(table, client, listener.viewer)
            for listener in self._room.listeners
        )

    async def _help(self, found: Gathering) -> None:
        """Asks the devices here for another process, and says who is silent."""
        await found.finished()

        def silent(table: Table) -> list[Event]:
            fair = table.fair
            if fair is None or self._current(fair) is not found or not found.helps:
                return []
            missing = (found.missing(fair) & found.asked).intersection(fair.wanted(table.state))
            events = [stored.Given(client, found.beat, None) for client in sorted(missing)]
            return table.add(events, self._room.now())

        await self._room.add(silent)

    # ------------------------------------------------------------------ what they answer

    async def answer(self, listener: Listener, told: ChainAnswer) -> None:
        """Takes an answer of a device. Raises `Refused` or `StoreFailed`."""
        if isinstance(told, ChainCommit):
            await self._committed(listener, told)
        elif isinstance(told, ChainOpen):
            await self._opened(listener, told)
        else:
            await self._given(listener, told)

    async def _committed(self, listener: Listener, told: ChainCommit) -> None:
        client: int | None = None

        def make(table: Table) -> list[Event]:
            nonlocal client
            client, event = devices.committed(table, told, listener.viewer)
            return table.add([event] if event else [], self._room.now())

        def kept() -> None:
            listener.client = client
            listener.send(frame_of(ChainClient(attempt=told.attempt, client=client)))

        await self._room.add(make, kept, slow=True)

    async def _opened(self, listener: Listener, told: ChainOpen) -> None:
        def make(table: Table) -> list[Event]:
            event = devices.opened(table, told, listener.viewer)
            return table.add([event] if event else [], self._room.now())

        await self._room.add(make)
        listener.client = told.client

    async def _given(self, listener: Listener, told: ChainLink) -> None:
        def make(table: Table) -> list[Event]:
            event = devices.given(table, told, listener.viewer)
            if event is None:
                return []
            found = self._current(table.fair) if table.fair is not None else None
            if found is None or table.fair is None:
                raise devices.not_asked(told.beat)
            listener.client = told.client
            found.links[told.client] = bytes.fromhex(told.link)
            if found.helps:
                return table.add([event], self._room.now())
            # stored with the draw itself, and confirmed then: after a crash it is asked for again
            found.givers.add((told.client, listener))
            found.look(table.fair)
            return []

        def kept() -> None:
            found = self._gathering
            if found is None or (told.client, listener) not in found.givers:
                listener.send(frame_of(ChainTaken(beat=told.beat, client=told.client)))

        await self._room.add(make, kept)

    # ------------------------------------------------------------------ what happens

    def joined(self, table: Table, listener: Listener) -> None:
        """Somebody has come."""
        fair = table.fair
        if fair is None or fair.log is None:
            return
        if not devices.is_of(table, listener.client, listener.viewer):
            listener.client = None
        if fair.phase == CREATED:
            self._ask_to_commit(table, fair, [listener])
        if listener.client is None:
            return
        found = self._current(fair)
        if found is not None and listener.client in fair.wanted(table.state):
            if not found.done.is_set():
                found.asked.add(listener.client)
            self._ask(listener, found)
        self._note_presence(table)

    def left(self, table: Table | None, listener: Listener) -> None:
        """Somebody has gone: nobody waits for them."""
        client, fair = listener.client, table.fair if table is not None else None
        if table is None or fair is None or client is None or self._connected(table, client):
            return
        found = self._current(fair)
        if found is not None:
            found.asked.discard(client)
            found.look(fair)

    def keep(self, events: Sequence[Event]) -> None:
        """Events are stored: who gave a link with them is told that it counts, before all else.

        Nobody is whose link is not in the draw: another process was faster, and did not have it.
        """
        found = self._gathering
        if found is None or not found.givers:
            return
        for event in events:
            for entry in event.entries:
                if entry.event.get("beat") == found.beat:
                    links = entry.event["links"]
                    given = {one["client"] for one in links if one["state"] == GIVEN}
                    for client, listener in found.givers:
                        if client in given:
                            listener.send(frame_of(ChainTaken(beat=found.beat, client=client)))
                    found.givers.clear()

    def told(self, table: Table, events: Sequence[Event]) -> None:
        """Events were told to everybody: what follows from them for devices."""
        fair = table.fair
        if fair is None or fair.log is None:
            return
        is_quiet = self._gathering is None and not self._room.is_shared
        if is_quiet and all(event.told is not None for event in events):
            return  # nobody is asked for anything: so it is with nearly every move
        for event in events:
            if isinstance(event.stored, stored.Sealing):
                for listener in self._room.listeners:
                    listener.client = None
        is_new = any(isinstance(e.stored, stored.Sealing | stored.Seated) for e in events)
        if is_new and fair.phase == CREATED:
            self._ask_to_commit(table, fair, list(self._room.listeners))
        if any(isinstance(event.stored, stored.TakenBack) for event in events):
            self._cancel()
        found = self._current(fair)
        if found is not None:
            found.look(fair)
        elif fair.phase == OPEN and any(e.stored == stored.Asked(fair.ledger.beat) for e in events):
            here = {c for c in fair.wanted(table.state) if self._connected(table, c)}
            if here:
                found = self._begin(table, fair, here, set())
                found.helps = True
                self._room.later(self._help(found), "links")
        self._note_presence(table)

    def _ask_to_commit(self, table: Table, fair: Fairness, listeners: list[Listener]) -> None:
        """Asks who can commit; who cannot is not waited for."""
        attempt = fair.ledger.attempt
        until = fair.until(table.up_since) or 0
        ask = frame_of(ChainSeal(attempt=attempt, server=fair.server, until=until))
        for listener in listeners:
            if listener.follows and fair.may_commit(listener.viewer.seats):
                listener.send(ask)
        if self._without(table):
            noted = self._room.add(self._no_part, slow=True)
            self._room.later(noted, "seats without a device")

    def _without(self, table: Table) -> frozenset[Seat]:
        """Awaited seats of which all connections here take no part."""
        fair = table.fair
        if fair is None or fair.phase != CREATED:
            return frozenset()
        here = list(self._room.listeners)  # at once: a thread asks, and people come and go
        able = {seat for one in here if one.follows for seat in one.viewer.seats}
        others = {seat for one in here if not one.follows for seat in one.viewer.seats}
        return frozenset(others - able) & fair.awaits(table.company)

    def _no_part(self, table: Table) -> list[Event]:
        return table.without(self._without(table), self._room.now())

    def _note_presence(self, table: Table) -> None:
        """Says to other processes who is connected here, where they may think otherwise."""
        if self._room.is_shared and self._unknown(table):
            self._room.later(self._room.add(self._found), "devices here")

    def _unknown(self, table: Table) -> list[int]:
        fair = table.fair
        if fair is None or fair.phase != OPEN:
            return []
        if table.company.extras >= 2 * devices.MOST_NOTES:
            return []
        clients = (client.client for client in fair.clients)
        return [c for c in clients if c not in fair.present and self._connected(table, c)]

    def _found(self, table: Table) -> list[Event]:
        events = [stored.Present(client, here=True) for client in self._unknown(table)]
        return table.add(events, self._room.now())

    def missing(self, table: Table, seats: frozenset[Seat]) -> list[int]:
        """The clients with these seats that other processes take for connected, and are not."""
        fair = table.fair
        if not self._room.is_shared or fair is None or fair.phase != OPEN:
            return []
        if table.company.extras >= 2 * devices.MOST_NOTES:
            return []
        clients = (one.client for one in fair.clients if seats.intersection(one.seats))
        return [c for c in clients if c in fair.present and not self._connected(table, c)]

    def lost(self, table: Table, seats: frozenset[Seat]) -> list[Event]:
        """Says to other processes that nobody is to wait for the devices of these seats."""
        events = [stored.Present(client, here=False) for client in self.missing(table, seats)]
        return table.add(events, self._room.now())
