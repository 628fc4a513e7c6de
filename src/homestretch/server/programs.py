"""A program's side of a table: its token, its arrival, the lines that it hears, its moves."""

from __future__ import annotations

import asyncio
import hashlib
from contextlib import AsyncExitStack

from homestretch.core.seats import TERMINAL, Seat
from homestretch.server import redact
from homestretch.server.botmessages import (
    BotAlive,
    BotEvent,
    BotLine,
    BotMove,
    BotNext,
    BotOver,
    BotStart,
)
from homestretch.server.commands import Move
from homestretch.server.company import PROGRAM
from homestretch.server.events import Event
from homestretch.server.hub import Hub
from homestretch.server.keys import KEY_LENGTH
from homestretch.server.listening import Listener
from homestretch.server.messages import encode
from homestretch.server.refusals import Refused
from homestretch.server.room import Room
from homestretch.server.stored import Back, Continued, Seated
from homestretch.server.table import Table

ALIVE_SECONDS = 5.0
"""After so many seconds without news the stream says that it lives."""
ALIVE = encode(BotAlive()).decode()


def parse_token(token: str | None) -> tuple[str, str]:
    """Table and key of a token. Raises `Refused`."""
    table_id, dot, key = (token or "").partition(".")
    if not dot or not 0 < len(key) <= KEY_LENGTH or "," in key:
        raise Refused(
            "bad_authorization",
            "a program's token is sent as 'Authorization: Bearer <table>.<key>'",
            status=401,
        )
    return table_id, key


def seat_of(table: Table, key: str) -> Seat:
    """The seat that a program's key holds. Raises `Refused`."""
    viewer = table.viewer(key)
    seats = viewer.seats | viewer.invited
    programs = [seat for seat in seats if table.seats[seat].kind == PROGRAM]
    if len(programs) != 1 or len(seats) != 1:
        raise Refused("not_a_program", "this token is no program's at this table", status=403)
    return programs[0]


async def move(hub: Hub, token: str | None, asked: BotMove) -> int:
    """Makes a program's move; the number of the event."""
    table_id, key = parse_token(token)
    async with hub.room(table_id) as (room, table):
        command = _command(asked, seat_of(table, key), key)
        return (await room.ask(key, command)).number


def _command(asked: BotMove, seat: Seat, key: str) -> Move:
    """The command that a program's move is: the same request again has the effect of one.

    The key goes into its id, so that nobody else can use up the id beforehand.
    """
    name = hashlib.sha256(f"{key} {asked.number} {asked.move}".encode()).hexdigest()[:24]
    return Move(id=f"bot-{name}", expect=asked.number, seat=seat, move=asked.move)


class ProgramListener(Listener):
    """A program that hears what happens, line by line."""

    needs_seat = True

    def __init__(self, most: int, *, follows: bool = False) -> None:
        """`most`: lines that may wait to be taken. `follows`: whether it waits for a rematch."""
        self._follows = follows
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._most = most
        self._ended = False
        self._room: Room | None = None
        self.refusal: Refused | None = None
        """Why it was cut off."""

    async def arrive(self, hub: Hub, token: str | None, stack: AsyncExitStack) -> None:
        """Sits down on its seat, or takes it back from a bot, and listens until the stack ends.

        Raises `Refused` and what loading a table raises.
        """
        table_id, key = parse_token(token)
        room, table = await stack.enter_async_context(hub.room(table_id))
        seat = seat_of(table, key)
        table = await room.add(lambda table: table.arrive(seat, hub.now()))
        self.keys, self.viewer = key, table.viewer(key)
        room.join(self, None)
        self._room = room
        stack.callback(room.leave, self)

    async def move(self, asked: BotMove) -> None:
        """Makes a move; `accepted` comes before the event."""
        assert self._room is not None  # it has arrived
        await self._room.command(self, _command(asked, self._seat, self.keys or ""))

    async def line(self) -> str | None:
        """The next line, None at the end."""
        if self._ended and self._lines.empty():
            return None
        try:
            return await asyncio.wait_for(self._lines.get(), ALIVE_SECONDS)
        except TimeoutError:
            return ALIVE

    def end(self) -> None:
        """Nothing follows what is queued."""
        self._ended = True
        self._lines.put_nowait(None)

    def send(self, frame: str) -> None:
        """Queues a line; one who does not take them is cut off."""
        if self._ended:
            return
        self._lines.put_nowait(frame)
        last = '{"type":"next"' if self._follows else '{"type":"over"'
        if frame.startswith(last):
            self.end()
        elif self._lines.qsize() > self._most:
            self.cut(Refused("too_slow", "lines were taken too slowly", status=408))

    def cut(self, refusal: Refused) -> None:
        """Ends the stream before the end of the game."""
        self.refusal = refusal
        self.end()

    def greet(self, table: Table, now: int) -> None:
        """Hears which seat and game this is, and whether it is to choose."""
        start = BotStart(
            table=table.id,
            seat=self._seat,
            game=table.game.name,
            preset=table.game.preset,
            options=table.options,
            seats=redact.seat_views(table.company, self.viewer),
            number=table.number,
        )
        self._say(start)
        last = table.recent[-1]
        for line in self._after(table, last, now):
            self._say(line)

    def frames(self, table: Table, event: Event, now: int) -> tuple[str, ...]:
        """An event, and the turn or the end that it brings."""
        lines: list[BotLine] = [BotEvent(event=redact.event_view(event, self.viewer))]
        stored = event.stored
        regained = (isinstance(stored, Back) and stored.seat == self._seat) or (
            isinstance(stored, Seated) and stored.who.seat == self._seat
        )
        if event.moves_on or regained:
            lines += self._after(table, event, now)
        elif isinstance(stored, Continued):
            lines.append(BotNext(table=stored.table))
        return tuple(encode(line).decode() for line in lines)

    @property
    def _seat(self) -> Seat:
        return min(self.viewer.seats, default=-1)

    def _say(self, line: BotLine) -> None:
        self.send(encode(line).decode())

    def _after(self, table: Table, event: Event, now: int) -> list[BotLine]:
        state = event.state
        if state.to_act == TERMINAL:
            places = redact.places_of(state) or {}
            following = event.company.next_table
            over = BotOver(number=event.number, places=places, next=following)
            return [over] if following is None else [over, BotNext(table=following)]
        seat = self._seat
        if event.company.waits_for(state) != seat:
            return []
        return [redact.bot_turn(table, event, seat, now)]
