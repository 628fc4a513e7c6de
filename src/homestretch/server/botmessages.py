"""What the bot API and a program say to each other."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from homestretch.core.options import OptionValue
from homestretch.server.commands import EventNumber, Incoming, ShortText
from homestretch.server.views import EventView, Outgoing, SeatView

Token = Annotated[str, Meta(max_length=100)]


class BotMove(Incoming, frozen=True):
    """A program's move."""

    number: EventNumber
    """Of the `turn` that it answers."""
    move: ShortText


class BotHello(Incoming, frozen=True, tag="hello"):
    """The first message of a program over a WebSocket, unless its header holds the token."""

    token: Token


class BotMoveMessage(BotMove, frozen=True, tag="move"):
    """A program's move over a WebSocket."""


class BotStart(Outgoing, frozen=True, tag="start"):
    """The first line: which seat this is, and of which game."""

    table: str
    seat: int
    game: str
    preset: str | None
    options: dict[str, OptionValue]
    seats: tuple[SeatView, ...]
    number: int


class BotEvent(Outgoing, frozen=True, tag="event"):
    """Something that happened."""

    event: EventView


class BotTurn(Outgoing, frozen=True, tag="turn"):
    """The seat is to choose."""

    number: int
    """To be given with the move."""
    seat: int
    observation: dict[str, Any]
    """What the seat sees: `State.observation(seat).to_json()`."""
    moves: tuple[str, ...]
    deadline: int | None
    """When the server's bot takes this seat over, in the server's milliseconds since 1970."""
    now: int


class BotOver(Outgoing, frozen=True, tag="over"):
    """The game is over; nothing follows, but for who asked for it."""

    number: int
    places: dict[str, int]
    next: str | None
    """The table of a rematch."""


class BotNext(Outgoing, frozen=True, tag="next"):
    """The rematch is made, and the same key holds the same seat there; nothing follows."""

    table: str


class BotAlive(Outgoing, frozen=True, tag="alive"):
    """Nothing has happened; the stream lives."""


BotLine = BotStart | BotEvent | BotTurn | BotOver | BotNext | BotAlive


class BotMoved(Outgoing, frozen=True):
    """The move was made, as the event of this number."""

    number: int
