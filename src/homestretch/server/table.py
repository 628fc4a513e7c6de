"""A table as a pure state machine: no sockets, no files, no clock.

A command or an automatic step yields events; they count only once `commit` is told that they are
on disk. Commands do not change the table, so a write that fails leaves it as it was.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from homestretch.core.chance import ChanceSource
from homestretch.core.errors import HomestretchError
from homestretch.core.record import Record, Step
from homestretch.core.seats import CHANCE, COLOURS, TERMINAL, Seat
from homestretch.core.state import Game, State
from homestretch.play import BOT
from homestretch.play.session import ASKED_KINDS
from homestretch.server import social
from homestretch.server.chance import pooled
from homestretch.server.commands import Command, Move, Rematch, Roll
from homestretch.server.company import Company, Place
from homestretch.server.dealer import Dealer, Links, is_automatic
from homestretch.server.events import DamagedLog, Event, Viewer, first_event, next_event
from homestretch.server.keys import KEYS_AT_ONCE, hash_key, is_among, split_keys
from homestretch.server.messages import JoinRequest
from homestretch.server.refusals import Refused, private_table, wrong_key
from homestretch.server.sealing import Fairness
from homestretch.server.setup import game_of, rematch_of
from homestretch.server.shown import Shown
from homestretch.server.stored import (
    BesideGame,
    Continued,
    Created,
    Moved,
    NoPart,
    Sealings,
    Started,
    Stored,
    TakenBack,
)

IN_GAME = (Roll, Move)
"""Commands that are steps of the game."""
RECENT = 40
"""How many events a table keeps at hand, for the history and for those who missed some."""


class Table:
    """One table, from its first event to the present one."""

    def __init__(
        self,
        table_id: str,
        created: Created,
        chance: ChanceSource | None = None,
        *,
        kept: int | None = RECENT,
    ) -> None:
        """A table without events yet; `open` makes the first ones.

        `chance` decides where there is neither seal nor seed; the operating system's source when
        left out.
        `kept`: how many events stay at hand, None for all.
        """
        self.id = table_id
        self.created = created
        self.game: Game[Any] = game_of(created)
        self.options = self.game.options.as_dict()
        self.recent: deque[Event] = deque(maxlen=kept)
        self.up_since = 0
        """Time before, in milliseconds since 1970, nobody could act: the server was not there."""
        self.made = 0
        """When the table was made."""
        self.shown = Shown()
        self._start = self.game.start()
        self._state = self._start
        self._steps: list[Step] = []
        self._commands: dict[int | str, dict[str, int]] = {}
        """By whose commands they were and their id, the numbers of the events that they made."""
        self.moved_on = 0
        """The number of the last event that was a step of the game, its start or a take-back."""
        self._first = self.game.first
        self._dealer = Dealer(table_id, created, chance or pooled)

    @classmethod
    def rebuilt(
        cls,
        table_id: str,
        log: Iterable[tuple[int, int, Stored]],
        chance: ChanceSource | None = None,
        *,
        kept: int | None = RECENT,
    ) -> Table:
        """The table that stored events (number, time, event) tell of.

        Raises `DamagedLog` when they are no game from its beginning.
        """
        table: Table | None = None
        for position, (number, at, stored) in enumerate(log, start=1):
            if number != position:
                raise DamagedLog(f"table {table_id}: event {position} is missing")
            try:
                if table is None:
                    if not isinstance(stored, Created):
                        raise DamagedLog("the first event does not make a table")
                    table = cls(table_id, stored, chance, kept=kept)
                    table.commit([first_event(stored, table._start, at, table_id)])
                else:
                    table.commit([next_event(table.recent[-1], stored, at)])
            except HomestretchError as error:
                raise DamagedLog(f"table {table_id}, event {number}: {error}") from None
        if table is None:
            raise DamagedLog(f"table {table_id} has no events")
        return table

    # ------------------------------------------------------------------ what there is

    @property
    def number(self) -> int:
        """The number of the last event, 0 before the first."""
        return self.recent[-1].number if self.recent else 0

    @property
    def state(self) -> State[Any]:
        """The present node."""
        return self._state

    @property
    def company(self) -> Company:
        """Everybody at the table."""
        return self.recent[-1].company

    @property
    def fair(self) -> Fairness | None:
        """Where the seal stands; None where chance is not sealed."""
        return self.recent[-1].fair

    @property
    def seats(self) -> dict[Seat, Place]:
        """Who sits where."""
        return self.company.places

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.to_act == TERMINAL

    @property
    def is_private(self) -> bool:
        """Whether watching needs a key."""
        return self.created.watch is not None

    @property
    def waits_for(self) -> Seat | None:
        """The seat whose person must roll or move; None while the server goes on by itself."""
        return self.company.waits_for(self._state)

    @property
    def is_due(self) -> bool:
        """Whether the next step is the server's to make."""
        return self.company.is_due(self._state)

    def step_time(self, event: Event, pace: int) -> int | None:
        """When the server is to act after an event: its own step, or when a time runs out.

        In milliseconds since 1970; None where it waits for people as long as they like. `pace`:
        milliseconds before a step of the server.
        """
        times = []
        if event.company.is_due(event.state):
            times.append(event.company.since + (0 if is_automatic(event) else pace))
        sealed = event.fair.until(self.up_since) if event.fair is not None else None
        if sealed is not None and event.company.started:
            times.append(sealed)
        deadline = event.company.deadline(event.state, self.up_since)
        if deadline is not None:
            times.append(deadline[0])
        return min(times, default=None)

    def viewer(self, keys: str | None) -> Viewer:
        """Who somebody is that shows keys, separated by commas: the holder of their seats.

        Without a key a watcher. Keys that open nothing here are passed over as long as one does.
        Raises `Refused` where none does, and without a key at a private table.
        """
        if keys is None:
            if self.is_private:
                raise private_table()
            return Viewer()
        company = self.company
        seats: set[Seat] = set()
        invited: set[Seat] = set()
        is_host = is_known = False
        chief = ""
        for key in split_keys(keys)[:KEYS_AT_ONCE]:
            hashed = hash_key(key)
            found = {s for s, place in company.places.items() if is_among(hashed, place.keys)}
            hosts = is_among(hashed, company.host)
            for seat in found:
                (seats if company.places[seat].joined else invited).add(seat)
            is_host |= hosts
            is_known |= bool(found) or hosts or is_among(hashed, (self.created.watch or "",))
            if hosts or (found and not chief):
                chief = key
        if not is_known:
            raise wrong_key()
        return Viewer(frozenset(seats), is_host, chief, frozenset(invited))

    def missed(self, seen: int) -> list[Event] | None:
        """The events after the one seen; None when that is unknown here or too long ago."""
        if seen > self.number or self.number - seen > len(self.recent):
            return None
        return [event for event in self.recent if event.number > seen]

    def has_chain_after(self, number: int) -> bool:
        """Whether all that follows an event of the log that anyone can check is at hand."""
        if not self.recent or self.recent[0].number == 1:
            return True
        last = 0 if self.fair is None or self.fair.log is None else self.fair.log.number
        known = (entry.event["number"] for event in self.recent for entry in event.entries)
        return next(known, last + 1) - 1 <= number

    def record(self) -> Record:
        """The record of the game so far, hidden cards included; without choices taken back."""
        tags = {"Date": datetime.fromtimestamp(self.made / 1000, UTC).strftime("%Y-%m-%d")}
        for seat, place in self.seats.items():
            who = f"bot {place.player}" if place.kind == BOT else place.name or place.kind
            tags[COLOURS[seat].capitalize()] = who
        seed = self.created.seed
        tags["Chance"] = "system" if seed is None else f"server seed {seed}"
        if self.fair is not None and self.fair.is_open:
            tags["Chance"] = f"sealed, {self.fair.fingerprint}"
        return Record(self._start, tuple(self._steps), tags)

    def rematch(self) -> Created:
        """The first event of a rematch: the same people by the same keys, the next seat begins."""
        first = self.game.seats[0] if self._first is None else self._first
        return rematch_of(self.created, self.company, first, self.id)

    # ------------------------------------------------------------------ what may happen

    def open(self, now: int) -> list[Event]:
        """The first events: the table is made, and what chance does before anybody acts."""
        first = first_event(self.created, self._start, now, self.id)
        return self._dealer.onward([first], now)

    def accepted(self, command_id: str, viewer: Viewer) -> int | None:
        """The number of the event that a viewer's command made, None for one not accepted before.

        Ids of others are theirs alone.
        """
        if not any(command_id in made for made in self._commands.values()):
            return None
        mine = (self._commands.get(scope) for scope in social.scopes(self.company, viewer))
        return next((made[command_id] for made in mine if made and command_id in made), None)

    def receive(
        self,
        command: Command,
        viewer: Viewer,
        now: int,
        next_table: str | None = None,
        links: Links | None = None,
    ) -> list[Event]:
        """The events that a viewer's command makes, the command's own first; not yet committed.

        A command that was accepted before makes none, and one that changes nothing neither.
        `next_table`: the table made for a rematch, where `completes_rematch` asks for one. `links`:
        what the devices gave that `links_wanted` asks for. Raises `Refused`, or the engine's
        refusal of a move or a name.
        """
        if self.accepted(command.id, viewer) is not None:
            return []
        in_game = isinstance(command, IN_GAME)
        if in_game and not viewer.seats | viewer.invited:
            raise social.watching()
        self._check_expected(command.expect)
        if isinstance(command, Roll):
            self._check_roll(viewer)
            return self._chanced(now, command.id, links)
        if isinstance(command, Move):
            moved = self._moved(command.id, command.seat, command.move, viewer)
            return self._dealer.onward([next_event(self.recent[-1], moved, now)], now)
        event = social.event_of(self, command, viewer, now)
        events = [event] if event is not None else []
        if next_table is not None and self.completes_rematch(command, viewer):
            # an offer that is complete already makes no event but this one
            own = command.id if event is None else None
            seat = min(viewer.seats) if event is None else None
            events.append(Continued(table=next_table, command=own, seat=seat))
        return self._beside(events, now)

    def links_wanted(self, command: Command, viewer: Viewer) -> tuple[int, ...]:
        """The clients whose links belong to what a command sets off, and are not stored yet.

        Raises what `receive` raises for a roll, so that nobody is asked in vain.
        """
        fair = self.fair
        wanted = fair.wanted(self._state) if fair and isinstance(command, Roll) else ()
        if not wanted or self.accepted(command.id, viewer) is not None:
            return ()
        if not viewer.seats:
            raise social.watching()
        self._check_expected(command.expect)
        self._check_roll(viewer)
        return wanted

    def step_wants(self, now: int) -> tuple[int, ...]:
        """The same for the server's next step."""
        fair = self.fair
        if fair is None or not self.is_due or self._state.to_act != CHANCE or self.due(now):
            return ()
        return fair.wanted(self._state)

    def without(self, seats: frozenset[Seat], now: int) -> list[Event]:
        """The event where who holds seats is there and takes no part in the seal."""
        if self.fair is not None:
            seats = seats & self.fair.awaits(self.company)
        return self.add([NoPart(sorted(seats))] if seats else [], now)

    def add(self, made: Iterable[Sealings], now: int) -> list[Event]:
        """The events of the seal that devices make, and what follows from them; not committed."""
        events: list[Event] = []
        for stored in made:
            events.append(next_event(events[-1] if events else self.recent[-1], stored, now))
        return self._dealer.onward(events, now) if events else events

    def completes_rematch(self, command: Command, viewer: Viewer) -> bool:
        """Whether a command makes a rematch certain, so that `receive` needs its table.

        Raises what `receive` raises for a rematch that cannot be.
        """
        if not isinstance(command, Rematch) or self.accepted(command.id, viewer) is not None:
            return False
        self._check_expected(command.expect)
        return social.completes_rematch(self, viewer)

    def secret_of(self, command: Command, viewer: Viewer) -> str | None:
        """The secret that the answer to a command holds, once its events are committed."""
        return social.secret_of(self, command, viewer)

    def join(
        self, request: JoinRequest, hashed: str, now: int, origin: str | None = None
    ) -> tuple[Seat, list[Event]]:
        """The seat of somebody who comes with the table's code, and the events it makes.

        `origin`: where they come from, None on the server's own computer.
        """
        seat, event = social.join(self, request, hashed, origin)
        return seat, self._beside([event] if event is not None else [], now)

    def arrive(self, seat: Seat, now: int) -> list[Event]:
        """The events where a program comes to its seat, or comes back to it."""
        event = social.arrival(self, seat)
        return self._beside([event] if event is not None else [], now)

    def connections(
        self, now: int, *, lost: social.Seats = (), found: social.Seats = (), since: int = 0
    ) -> list[Event]:
        """The events where seats lost their last connection (`since`, or now) or have one again."""
        events = social.connection_events(self, frozenset(lost), frozenset(found), since)
        return self._beside(events, now)

    def due(self, now: int) -> list[Event]:
        """What a time that has run out brings, uncommitted; empty where none has."""
        deadline = self.company.deadline(self._state, self.up_since)
        if deadline is None or deadline[0] > now:
            return []
        return self._beside([deadline[1]], now)

    def step(self, now: int, links: Links | None = None) -> list[Event]:
        """The server's next step, uncommitted: what a time that has run out brings, a bot's roll
        or move, or what chance does by itself. `links`: what devices gave for it.

        Empty where a person is waited for and at the end. A restart changes nothing about what a
        bot chooses: its chance depends on the table and the event's number only.
        """
        events = self.due(now)
        if events:
            return events
        if self.company.held and self.fair is not None:
            ends = self.fair.until(self.up_since)
            return self.add([self.fair.time_out()], now) if ends and ends <= now else []
        if not self.is_due:
            return []
        if self._state.to_act == CHANCE:
            return self._chanced(now, None, links)
        return self._dealer.onward([self._dealer.move(self.recent[-1], now)], now)

    def commit(self, events: Iterable[Event]) -> None:
        """Takes events in, now that they are on disk."""
        for event in events:
            if event.number != self.number + 1:
                raise ValueError(f"event {event.number} cannot follow event {self.number}")
            before = self.recent[-1] if self.recent else event
            self.recent.append(event)
            self._state = event.state
            if event.moves_on:
                self.moved_on = event.number
            if event.told is not None:
                self._steps.append(event.told.step)
                if event.told.chance_kind == "first":
                    self._first = event.told.seat
            elif isinstance(event.stored, TakenBack):
                self._steps.pop()
            elif isinstance(event.stored, Created):
                self.made = event.at
            command = getattr(event.stored, "command", None)
            if command is not None:
                made = self._commands.setdefault(social.scope_of(before, event), {})
                made[command] = event.number

    def follow(self, log: Iterable[tuple[int, int, Stored]]) -> list[Event]:
        """Takes in stored events (number, time, event) that another process has added.

        Raises `DamagedLog` when they do not go on from here.
        """
        events: list[Event] = []
        for number, at, stored in log:
            try:
                if number != self.number + 1 or isinstance(stored, Created):
                    raise DamagedLog(f"it does not follow event {self.number}")
                event = next_event(self.recent[-1], stored, at)
            except HomestretchError as error:
                raise DamagedLog(f"table {self.id}, event {number}: {error}") from None
            self.commit([event])
            events.append(event)
        return events

    # ------------------------------------------------------------------ how

    def _check_expected(self, expect: int | None) -> None:
        if expect is None or self.moved_on <= expect <= self.number:
            return
        raise Refused(
            "stale",
            f"the command was meant for event {expect}, but the table is at event {self.number}",
            status=409,
            number=self.number,
        )

    def _beside(self, stored: Iterable[BesideGame], now: int) -> list[Event]:
        """Events beside the game, and the start of the game where they complete the company."""
        events: list[Event] = []
        for one in stored:
            events.append(next_event(events[-1] if events else self.recent[-1], one, now))
        if not events:
            return events
        company = events[-1].company
        if company.started:
            begun = any(isinstance(event.stored, Started) for event in events)
            return self._dealer.onward(events, now) if begun or company.held else events
        if company.is_full and not company.host_starts:
            events.append(next_event(events[-1], Started(), now))
            return self._dealer.onward(events, now)
        return events

    def _chanced(self, now: int, command: str | None, links: Links | None) -> list[Event]:
        return self._dealer.onward([self._dealer.chance(self.recent[-1], now, command, links)], now)

    def _check_playing(self) -> None:
        if self.is_over:
            raise Refused("game_over", "the game is over", status=409)
        if not self.company.started:
            raise Refused("not_started", "the game has not begun yet", status=409)
        if self.company.held:
            raise Refused(
                "sealing",
                "dice and cards are being sealed; this takes some seconds at most",
                status=409,
                number=self.number,
            )

    def _check_roll(self, viewer: Viewer) -> None:
        self._check_playing()
        self._check_turn(self._state.turn, viewer)
        if self._state.chance_kind not in ASKED_KINDS:
            raise Refused("not_a_roll", "there is nothing to roll or turn up now: choose a move")

    def _moved(self, command_id: str, seat: Seat, text: str, viewer: Viewer) -> Moved:
        self._check_playing()
        if seat not in viewer.seats:
            raise social.not_your_seat(seat)
        self._check_turn(seat, viewer)
        if self._state.to_act != seat:
            raise Refused("roll_first", f"the {self._state.chance_kind} comes before a move")
        return Moved(seat, str(self._state.parse_move(text)), command_id)

    def _check_turn(self, seat: Seat, viewer: Viewer) -> None:
        if seat in viewer.seats and seat == self._state.turn:
            social.check_there(self.seats[seat])
            social.check_in_time(self.company, seat)
        turn = self.waits_for
        if turn is None or turn != seat or turn not in viewer.seats:
            now = self._state.turn
            raise Refused("not_your_turn", f"it is {COLOURS[now]}'s turn (seat {now})", status=409)
