"""Every request and answer, and every message of a connection.

Structs are strict: an unknown field or a value of another type is refused. The JSON Schema of the
protocol is made from these types alone (`openapi.py`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from homestretch.core.options import OptionValue
from homestretch.server.commands import (
    ClientMessage,
    Command,
    CommandId,
    EventNumber,
    Hello,
    Incoming,
    Key,
    Move,
    NewKey,
    Roll,
    SeatNumber,
    ShortText,
)
from homestretch.server.views import (
    Card,
    ChainEntry,
    ChanceView,
    CreatedView,
    EffectView,
    EventView,
    MoveMadeView,
    MoveView,
    OpeningView,
    Outgoing,
    PardonStep,
    PardonView,
    ReasonView,
    SeatView,
    TemperStep,
    TemperView,
)

__all__ = [
    "Accepted", "Card", "ChanceView", "ClientMessage", "Clock", "Command", "CommandId",
    "CreatedView", "EffectView", "ErrorAnswer", "ErrorBody", "EventMessage", "EventNumber",
    "EventView", "Hello", "Incoming", "JoinRequest", "Joined", "Key", "LinkRequest", "Move",
    "MoveMadeView", "MoveView", "NewKey", "Outgoing", "PardonView", "Past", "PastRequest",
    "ReasonView", "RefusedMessage", "Replay", "Roll", "SeatNumber", "SeatRequest", "SeatView",
    "ServerMessage", "ShortText", "Summary", "TableAtCode", "TableMade", "TableRequest",
    "TemperView", "ViewAnswer", "ViewMessage", "encode",
]  # fmt: skip

TURN_SECONDS = 7 * 86_400
GRACE_SECONDS = 86_400
PAST_TABLES = 30


# ---------------------------------------------------------------------------- requests


class SeatRequest(Incoming, frozen=True):
    """Who is to sit on a seat."""

    seat: SeatNumber
    kind: ShortText
    """`person`, `bot`, `link`, `open` or `program`."""
    name: ShortText | None = None
    bot: ShortText | None = None


class Clock(Incoming, frozen=True):
    """The limits of time, in seconds; null for none."""

    turn: Annotated[int, Meta(ge=1, le=TURN_SECONDS)] | None = None
    grace: Annotated[int, Meta(ge=1, le=GRACE_SECONDS)] | None = None


class TableRequest(Incoming, frozen=True):
    """A table to be made."""

    game: ShortText
    seats: Annotated[list[SeatRequest], Meta(max_length=4)]
    preset: ShortText | None = None
    options: Annotated[dict[ShortText, OptionValue], Meta(max_length=32)] = {}  # noqa: RUF012
    first: SeatNumber | Literal["draw"] | None = None
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """Makes chance foretellable, for tests; the record says so."""
    clock: Clock = Clock()
    private: bool = False
    """Whether watching needs a link."""
    chat: bool = False
    """Whether free text is allowed."""
    lobby: bool = False
    """Whether the game waits for the host to start it even if nobody is missing."""


class JoinRequest(Incoming, frozen=True):
    """Somebody wants to sit down on an open seat."""

    name: ShortText | None = None
    seat: SeatNumber | None = None
    """The first open one when left out."""
    key: NewKey | None = None
    """A secret of the client's own making; the server makes one when left out."""
    program: bool = False


class LinkRequest(Incoming, frozen=True):
    """A link of this server for which a QR code is wanted."""

    link: Annotated[str, Meta(max_length=300)]


class PastTable(Incoming, frozen=True):
    """A table of which somebody keeps the key."""

    table: ShortText
    key: Key | None = None


class PastRequest(Incoming, frozen=True):
    """The tables that a browser remembers."""

    tables: Annotated[list[PastTable], Meta(max_length=PAST_TABLES)]


# ---------------------------------------------------------------------------- messages


class ViewMessage(Outgoing, frozen=True, tag="view"):
    """Everything, to be shown anew."""

    view: TemperView | PardonView
    now: int
    """The server's clock, in milliseconds since 1970."""


class EventMessage(Outgoing, frozen=True, tag="event"):
    """One event, and the table after it."""

    event: EventView
    view: TemperView | PardonView
    now: int


class Accepted(Outgoing, frozen=True, tag="accepted", omit_defaults=True):
    """The command was carried out, as the event of this number."""

    id: str
    number: int
    key: str | None = None
    """The secret that was asked for."""


class RefusedMessage(Outgoing, frozen=True, tag="refused"):
    """The command (or, without an id, the message) was refused and changed nothing."""

    id: str | None
    code: str
    message: str
    number: int | None
    """The number of the table's last event, where it is known."""


class ChainMessage(Outgoing, frozen=True, tag="chain"):
    """What was added to the log that anyone can check."""

    entries: tuple[ChainEntry, ...]
    openings: tuple[OpeningView, ...]
    """Cards dealt to or drawn by the receiver's own seats, opened."""


class ChainSeal(Outgoing, frozen=True, tag="chain_seal"):
    """A device is to commit to a chain."""

    attempt: int
    server: str
    """The server's own commitment."""
    until: int


class ChainClient(Outgoing, frozen=True, tag="chain_client"):
    """Which client of the seal a device is; null: none."""

    attempt: int
    client: int | None


class ChainAsk(Outgoing, frozen=True, tag="chain_ask"):
    """A device is to give its link for a draw."""

    beat: int
    until: int


class ChainTaken(Outgoing, frozen=True, tag="chain_taken"):
    """The link is kept, and counts."""

    beat: int
    client: int


class Pong(Outgoing, frozen=True, tag="pong"):
    """The server is there."""


ChainServerMessage = ChainMessage | ChainSeal | ChainClient | ChainAsk | ChainTaken
ServerMessage = ViewMessage | EventMessage | Accepted | RefusedMessage | Pong | ChainServerMessage


# ---------------------------------------------------------------------------- answers


class ViewAnswer(Outgoing, frozen=True):
    """The answer to a request for a table."""

    view: TemperView | PardonView
    now: int


class TableMade(Outgoing, frozen=True):
    """A new table and its secrets."""

    table: str
    key: str
    """The host's; it holds the seats at the host's own device."""
    code: str
    seats: dict[str, str]
    """A key for each seat with a link, or for a program."""
    watch: str | None
    """The key for watchers of a private table."""


class TableAtCode(Outgoing, frozen=True):
    """What somebody sees who has typed a code."""

    table: str
    code: str
    link: str
    game: str
    preset: str | None
    phase: str
    private: bool
    seats: tuple[SeatView, ...]


class Joined(Outgoing, frozen=True):
    """A seat was taken, and its key."""

    table: str
    seat: int
    key: str
    """The token, for a program."""


class Summary(Outgoing, frozen=True):
    """One line of a list of games."""

    table: str
    code: str
    game: str
    preset: str | None
    phase: str
    number: int
    made: int
    """Milliseconds since 1970, as is `changed`."""
    changed: int
    seats: tuple[SeatView, ...]
    turn: int
    waits_for: int | None
    places: dict[str, int] | None
    next: str | None


class Past(Outgoing, frozen=True):
    """The games that were asked for, as far as they are there."""

    games: tuple[Summary, ...]


class Replay(Outgoing, frozen=True):
    """A finished game: the last view, and every step."""

    view: TemperView | PardonView
    steps: tuple[TemperStep | PardonStep, ...]


class ErrorBody(Outgoing, frozen=True):
    """What went wrong."""

    code: str
    message: str


class ErrorAnswer(Outgoing, frozen=True):
    """The answer to a request that was refused."""

    error: ErrorBody


_encoder = msgspec.json.Encoder()


def encode(message: Any) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)
