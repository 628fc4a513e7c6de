"""A table as a pure state machine: no sockets, no files, no clock.

A command or an automatic step yields events; they count only once `commit` is told that they are
on disk. Commands do not change the table, so a write that fails leaves it as it was.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from homestretch.bots import bot
from homestretch.core.chance import ChanceSource, Outcome, SystemChance, pick, total_weight
from homestretch.core.errors import HomestretchError
from homestretch.core.record import Record, Step
from homestretch.core.seats import CHANCE, COLOURS, TERMINAL, Seat
from homestretch.core.state import Game, State
from homestretch.play import PERSON, SeatSetup
from homestretch.play.session import ASKED_KINDS
from homestretch.server.events import DamagedLog, Event, Viewer, first_event, next_event
from homestretch.server.keys import fits
from homestretch.server.messages import Command, Roll
from homestretch.server.refusals import Refused, wrong_key
from homestretch.server.setup import game_of, seats_of
from homestretch.server.stored import Chanced, Created, Moved, Stored

RECENT = 40
"""How many events a table keeps at hand, for the history and for those who missed some."""

_FOLLOWED = 400
"""More automatic chance in a row than any game has (a deal is 40 cards at most)."""


class Table:
    """One table, from its first event to the present one."""

    def __init__(self, table_id: str, created: Created, chance: ChanceSource | None = None) -> None:
        """A table without events yet; `open` makes the first ones.

        `chance` decides where no seed was given; the operating system's source when left out.
        """
        self.id = table_id
        self.created = created
        self.game: Game[Any] = game_of(created)
        self.options = self.game.options.as_dict()
        self.seats: dict[Seat, SeatSetup] = seats_of(created)
        self.recent: deque[Event] = deque(maxlen=RECENT)
        self._chance = chance or SystemChance()
        self._start = self.game.start()
        self._state = self._start
        self._steps: list[Step] = []
        self._commands: dict[str, int] = {}
        self._made = 0
        self._root = table_id if created.seed is None else str(created.seed)

    @classmethod
    def rebuilt(
        cls,
        table_id: str,
        log: Iterable[tuple[int, int, Stored]],
        chance: ChanceSource | None = None,
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
                    table = cls(table_id, stored, chance)
                    table.commit([first_event(stored, table._start, at)])
                elif isinstance(stored, Created):
                    raise DamagedLog("the table is made twice")
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
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.to_act == TERMINAL

    @property
    def waits_for(self) -> Seat | None:
        """The seat whose person must roll or move; None while the server goes on by itself."""
        return waits_for(self._state, self.seats)

    @property
    def is_due(self) -> bool:
        """Whether the next step is the server's to make."""
        return is_due(self._state, self.seats)

    def due_after(self, event: Event) -> bool:
        """Whether the step after an event, committed or not, is the server's."""
        return is_due(event.state, self.seats)

    def viewer(self, key: str | None) -> Viewer:
        """Who a key makes one: the holder of its seats, a watcher without a key.

        Raises `Refused` for a key that is none of this table's.
        """
        if key is None:
            return Viewer()
        held = [entry.seats for entry in self.created.keys if fits(key, entry.hash)]
        if not held:
            raise wrong_key()
        return Viewer(frozenset(seat for seats in held for seat in seats))

    def missed(self, seen: int) -> list[Event] | None:
        """The events after the one seen; None when that is unknown here or too long ago."""
        if seen > self.number or self.number - seen > len(self.recent):
            return None
        return [event for event in self.recent if event.number > seen]

    def record(self) -> Record:
        """The record of the game so far, hidden cards included."""
        tags = {"Date": datetime.fromtimestamp(self._made / 1000, UTC).strftime("%Y-%m-%d")}
        for seat, setup in self.seats.items():
            person = setup.name or setup.kind
            tags[COLOURS[seat].capitalize()] = (
                person if setup.kind == PERSON else f"bot {setup.bot}"
            )
        seed = self.created.seed
        tags["Chance"] = "system" if seed is None else f"server seed {seed}"
        return Record(self._start, tuple(self._steps), tags)

    # ------------------------------------------------------------------ what may happen

    def open(self, now: int) -> list[Event]:
        """The first events: the table is made, and what chance does before anybody acts."""
        return self._with_chance([first_event(self.created, self._start, now)], now)

    def accepted(self, command_id: str) -> int | None:
        """The number of the event that a command made, None for one not accepted before."""
        return self._commands.get(command_id)

    def receive(self, command: Command, viewer: Viewer, now: int) -> list[Event]:
        """The events that a viewer's command makes, the command's own first; not yet committed.

        A command that was accepted before makes none. Raises `Refused`, or the engine's refusal
        of a move.
        """
        if not viewer.seats:
            raise Refused("watching", "a watcher cannot play; a key holds seats", status=403)
        if command.id in self._commands:
            return []
        if command.expect != self.number:
            raise Refused(
                "stale",
                f"the command was meant for event {command.expect}, "
                f"but the table is at event {self.number}",
                status=409,
                number=self.number,
            )
        if self.is_over:
            raise Refused("game_over", "the game is over", status=409)
        if isinstance(command, Roll):
            stored: Chanced | Moved = self._rolled(command, viewer)
        else:
            stored = self._moved(command.id, command.seat, command.move, viewer)
        return self._with_chance([next_event(self.recent[-1], stored, now)], now)

    def step(self, now: int) -> list[Event]:
        """The server's next step, uncommitted: a bot's roll or move, or what chance does by itself.

        Empty where a person is waited for and at the end. A restart changes nothing about what a
        bot chooses: its chance depends on the table and the event's number only.
        """
        if not self.is_due:
            return []
        state = self._state
        if state.to_act == CHANCE:
            stored: Chanced | Moved = Chanced(self._outcome(state, self.number + 1))
        else:
            player = bot(self.seats[state.turn].bot or "")
            rng = random.Random(f"{self._root}:bot:{self.number + 1}")
            move = player.choose(state.observation(state.turn), rng)
            stored = Moved(state.turn, str(move))
        return self._with_chance([next_event(self.recent[-1], stored, now)], now)

    def commit(self, events: Iterable[Event]) -> None:
        """Takes events in, now that they are on disk."""
        for event in events:
            if event.number != self.number + 1:
                raise ValueError(f"event {event.number} cannot follow event {self.number}")
            self.recent.append(event)
            self._state = event.state
            if event.told is None:
                self._made = event.at
            else:
                self._steps.append(event.told.step)
            command = getattr(event.stored, "command", None)
            if command is not None:
                self._commands[command] = event.number

    # ------------------------------------------------------------------ how

    def _rolled(self, command: Roll, viewer: Viewer) -> Chanced:
        self._check_turn(self._state.turn, viewer)
        if self._state.chance_kind not in ASKED_KINDS:
            raise Refused("not_a_roll", "there is nothing to roll or turn up now: choose a move")
        return Chanced(self._outcome(self._state, self.number + 1), command.id)

    def _moved(self, command_id: str, seat: Seat, text: str, viewer: Viewer) -> Moved:
        if seat not in viewer.seats:
            raise Refused("not_your_seat", f"this key does not hold seat {seat}", status=403)
        self._check_turn(seat, viewer)
        if self._state.to_act != seat:
            raise Refused("roll_first", f"the {self._state.chance_kind} comes before a move")
        return Moved(seat, str(self._state.parse_move(text)), command_id)

    def _check_turn(self, seat: Seat, viewer: Viewer) -> None:
        turn = self.waits_for
        if turn is None or turn != seat or turn not in viewer.seats:
            now = self._state.turn
            raise Refused("not_your_turn", f"it is {COLOURS[now]}'s turn (seat {now})", status=409)

    def _with_chance(self, events: list[Event], now: int) -> list[Event]:
        """The events, and all chance after them that nobody needs to set off."""
        for _ in range(_FOLLOWED):
            state = events[-1].state
            if state.to_act != CHANCE or state.chance_kind in ASKED_KINDS:
                return events
            stored = Chanced(self._outcome(state, events[-1].number + 1))
            events.append(next_event(events[-1], stored, now))
        raise RuntimeError("chance goes on for ever")

    def _outcome(self, state: State[Any], number: int) -> Outcome:
        outcomes = state.chance_outcomes()
        seed = self.created.seed
        if seed is None:
            return self._chance.choose(outcomes)
        ticket = random.Random(f"{seed}:{number}").randrange(total_weight(outcomes))
        return pick(outcomes, ticket)


def waits_for(state: State[Any], seats: dict[Seat, SeatSetup]) -> Seat | None:
    """The seat whose person must act at a node, None where it is the server's turn or the end."""
    if state.to_act == TERMINAL or (
        state.to_act == CHANCE and state.chance_kind not in ASKED_KINDS
    ):
        return None
    return state.turn if seats[state.turn].kind == PERSON else None


def is_due(state: State[Any], seats: dict[Seat, SeatSetup]) -> bool:
    """Whether the next step at a node is the server's."""
    return state.to_act != TERMINAL and waits_for(state, seats) is None
