"""Every message of the protocol: requests and commands from clients, answers, views, events.

Structs are strict: an unknown field or a value of another type is refused. The JSON Schema of the
protocol can be made from these types alone.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from homestretch.core.options import OptionValue
from homestretch.server.keys import KEY_LENGTH

SeatNumber = Annotated[int, Meta(ge=0, le=3)]
EventNumber = Annotated[int, Meta(ge=0, le=2**53)]
CommandId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", max_length=64)]
Key = Annotated[str, Meta(max_length=KEY_LENGTH)]
ShortText = Annotated[str, Meta(max_length=60)]
Card = int | Literal["pardon"]


class Incoming(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all that clients send."""


class Outgoing(Struct, frozen=True, kw_only=True):
    """Base of all that the server sends."""


# ---------------------------------------------------------------------------- requests


class SeatRequest(Incoming, frozen=True):
    """Who is to sit on a seat."""

    seat: SeatNumber
    kind: ShortText
    """`person` or `bot`."""
    name: ShortText | None = None
    bot: ShortText | None = None


class TableRequest(Incoming, frozen=True):
    """A table to be made."""

    game: ShortText
    seats: Annotated[list[SeatRequest], Meta(max_length=4)]
    preset: ShortText | None = None
    options: Annotated[dict[ShortText, OptionValue], Meta(max_length=32)] = {}
    first: SeatNumber | Literal["draw"] | None = None
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """Makes chance foretellable, for tests; the record says so."""


# ---------------------------------------------------------------------------- commands


class Hello(Incoming, frozen=True, tag="hello"):
    """The first message of a connection: which key, and which event was seen last."""

    key: Key | None = None
    seen: EventNumber | None = None


class Roll(Incoming, frozen=True, tag="roll"):
    """A tap on the die, or on the deck where a card is to be turned up."""

    id: CommandId
    expect: EventNumber
    """The number of the last event the client has seen."""


class Move(Incoming, frozen=True, tag="move"):
    """A move of a seat, in its text form."""

    id: CommandId
    expect: EventNumber
    seat: SeatNumber
    move: ShortText


Command = Roll | Move
ClientMessage = Hello | Roll | Move


# ---------------------------------------------------------------------------- parts of views


class ReasonView(Outgoing, frozen=True):
    """A rule at work: its code and its clause."""

    code: str
    clause: str


class EffectView(Outgoing, frozen=True):
    """One piece that changes place."""

    kind: str
    seat: int
    path: tuple[int, ...]


class MoveView(Outgoing, frozen=True):
    """A legal move."""

    text: str
    card: Card | None
    kind: str
    parts: tuple[tuple[int, int], ...]
    """Origin and target of each own piece, before any slide."""
    second: int | None
    """The rival's square on the own road, for a switch or a Pardon card."""
    effects: tuple[EffectView, ...]


class SeatView(Outgoing, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: str
    name: str | None
    bot: str | None
    yours: bool


# ---------------------------------------------------------------------------- events


class CreatedView(Outgoing, frozen=True, tag_field="kind", tag="created"):
    """The table was made."""

    number: int
    seat: None = None


class ChanceView(Outgoing, frozen=True, tag_field="kind", tag="chance"):
    """What chance brought, as far as the viewer may see it."""

    number: int
    seat: int | None
    chance: str
    outcome: Card | None
    """The die, the card, or the first seat; null for a hidden card and for a reshuffle."""
    reason: ReasonView | None


class MoveMadeView(Outgoing, frozen=True, tag_field="kind", tag="move"):
    """A move that was made."""

    number: int
    seat: int | None
    move: str
    card: Card | None
    move_kind: str
    effects: tuple[EffectView, ...]
    reason: ReasonView | None


EventView = CreatedView | ChanceView | MoveMadeView


# ---------------------------------------------------------------------------- views


class View(Outgoing, frozen=True):
    """A table as its viewer may see it; `game` tells which of the two it is."""

    table: str
    number: int
    """The number of the last event."""
    preset: str | None
    options: dict[str, OptionValue]
    seats: tuple[SeatView, ...]
    pieces: dict[str, tuple[int, ...]]
    turn: int
    to_act: int | Literal["chance", "over"]
    waits_for: int | None
    """The seat whose person must roll or move; null while the server goes on by itself."""
    chance: str | None
    moves: tuple[MoveView, ...]
    """The legal moves, where the viewer holds the seat to act."""
    reason: ReasonView | None
    places: dict[str, int] | None
    """The place of each seat, at the end."""
    history: tuple[EventView, ...]


class TemperView(View, frozen=True, tag_field="game", tag="temper"):
    """A table of Temper."""

    die: int | None
    rolls_left: int


class PardonView(View, frozen=True, tag_field="game", tag="pardon"):
    """A table of Pardon."""

    hands: dict[str, tuple[Card, ...]]
    """Of the viewer's own seats only."""
    hand_sizes: dict[str, int]
    discards: tuple[Card, ...]
    draw_pile: int
    turned_card: Card | None
    must_discard: bool
    """Whether the viewer, to act, has nothing to play."""


# ---------------------------------------------------------------------------- answers


class ViewMessage(Outgoing, frozen=True, tag="view"):
    """Everything, to be shown anew."""

    view: TemperView | PardonView


class EventMessage(Outgoing, frozen=True, tag="event"):
    """One event, and the table after it."""

    event: EventView
    view: TemperView | PardonView


class Accepted(Outgoing, frozen=True, tag="accepted"):
    """The command was carried out, as the event of this number."""

    id: str
    number: int


class RefusedMessage(Outgoing, frozen=True, tag="refused"):
    """The command (or, without an id, the message) was refused and changed nothing."""

    id: str | None
    code: str
    message: str
    number: int | None
    """The number of the table's last event, where it is known."""


ServerMessage = ViewMessage | EventMessage | Accepted | RefusedMessage


class ViewAnswer(Outgoing, frozen=True):
    """The answer to a request for a table."""

    view: TemperView | PardonView


class TableMade(Outgoing, frozen=True):
    """A new table and the secret that holds its persons' seats."""

    table: str
    key: str


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
