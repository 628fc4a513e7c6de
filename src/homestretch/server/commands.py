"""Every command of a client at a table. docs/protocol.md says what they mean."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from homestretch.fair.links import MAX_LENGTH
from homestretch.server.keys import KEY_LENGTH

MOST_CLIENTS = 4
"""Devices in a seal: each has a seat."""

SeatNumber = Annotated[int, Meta(ge=0, le=3)]
EventNumber = Annotated[int, Meta(ge=0, le=2**53)]
END = r"$(?!\n)"
"""The end of a pattern, in Python and in JavaScript: a line end after it is no part of an id."""

CommandId = Annotated[str, Meta(pattern=f"^[A-Za-z0-9_-]+{END}", max_length=64)]
ClientNumber = Annotated[int, Meta(ge=0, lt=MOST_CLIENTS)]
AttemptNumber = Annotated[int, Meta(ge=1, le=2**31)]
HashText = Annotated[str, Meta(pattern=f"^[0-9a-f]{{64}}{END}")]
"""32 bytes in hexadecimal digits."""
ShortText = Annotated[str, Meta(max_length=60)]
FreeText = Annotated[str, Meta(max_length=400)]
Key = Annotated[str, Meta(max_length=KEY_LENGTH * 8)]
"""One key, or several with commas between them."""
NewKey = Annotated[str, Meta(pattern=f"^[A-Za-z0-9_-]{{22,64}}{END}")]
"""A secret of the client's own making."""


class Incoming(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all that clients send."""


class Ordered(Incoming, frozen=True, kw_only=True):
    """Base of all commands."""

    id: CommandId
    """The client's own; the same id again has the effect of one."""
    expect: EventNumber | None = None
    """The number of the last event the client has seen; left out, nothing is checked."""


class InGame(Incoming, frozen=True, kw_only=True):
    """Base of the commands that belong to one moment of the game."""

    id: CommandId
    expect: EventNumber
    """The number of the last event the client has seen."""


class Roll(InGame, frozen=True, kw_only=True, tag="roll"):
    """A tap on the die, or on the deck where a card is to be turned up."""


class Move(InGame, frozen=True, kw_only=True, tag="move"):
    """A move of a seat, in its text form."""

    seat: SeatNumber
    move: ShortText


class TakeBack(InGame, frozen=True, kw_only=True, tag="take_back"):
    """The seat's own last choice is to be taken back."""

    seat: SeatNumber


class Sit(Ordered, frozen=True, kw_only=True, tag="sit"):
    """The person of a seat is there; or wants another name."""

    seat: SeatNumber
    name: ShortText | None = None
    key: NewKey | None = None
    """Of the client's own making, when it sits down: it opens the seat instead of the link."""


class Link(Ordered, frozen=True, kw_only=True, tag="link"):
    """A key for the seat's link is wanted."""

    seat: SeatNumber


class Leave(Ordered, frozen=True, kw_only=True, tag="leave"):
    """A bot is to play on for the seat."""

    seat: SeatNumber


class Back(Ordered, frozen=True, kw_only=True, tag="back"):
    """I am back: the bot stops."""

    seat: SeatNumber


class Start(Ordered, frozen=True, kw_only=True, tag="start"):
    """The host starts the game."""


class Fill(Ordered, frozen=True, kw_only=True, tag="fill"):
    """The host gives a seat to a bot."""

    seat: SeatNumber
    bot: ShortText


class Give(Ordered, frozen=True, kw_only=True, tag="give"):
    """The host hands a seat on."""

    seat: SeatNumber
    to: Literal["host", "link", "open", "program"]
    name: ShortText | None = None


class Swap(Ordered, frozen=True, kw_only=True, tag="swap"):
    """The host lets two seats change places, before the start."""

    seat: SeatNumber
    other: SeatNumber


class Host(Ordered, frozen=True, kw_only=True, tag="host"):
    """The host leaves the table to the person of a seat."""

    seat: SeatNumber


class Rematch(Ordered, frozen=True, kw_only=True, tag="rematch"):
    """A rematch is offered, or agreed to."""


class Decline(Ordered, frozen=True, kw_only=True, tag="decline"):
    """The offer of a rematch is taken back, or declined."""


class Say(Ordered, frozen=True, kw_only=True, tag="say"):
    """A phrase by its code, or a free text."""

    seat: SeatNumber
    phrase: ShortText | None = None
    text: FreeText | None = None


HostCommand = Start | Fill | Give | Swap | Host
Command = Roll | Move | TakeBack | Sit | Link | Leave | Back | HostCommand | Rematch | Decline | Say


class ChainSeen(Incoming, frozen=True):
    """What a device has of the log that anyone can check."""

    number: EventNumber = 0
    """Of the last event it has followed."""
    client: ClientNumber | None = None
    """Which client of the seal it is, where it knows."""


class ChainCommit(Incoming, frozen=True, kw_only=True, tag="chain_commit"):
    """A device commits to its chain: once for each client that it may become."""

    attempt: AttemptNumber
    length: Annotated[int, Meta(ge=1, le=MAX_LENGTH)]
    commitments: Annotated[list[HashText], Meta(min_length=MOST_CLIENTS, max_length=MOST_CLIENTS)]


class ChainOpen(Incoming, frozen=True, kw_only=True, tag="chain_open"):
    """A device shows the tip that it committed to."""

    attempt: AttemptNumber
    client: ClientNumber
    tip: HashText


class ChainLink(Incoming, frozen=True, kw_only=True, tag="chain_link"):
    """A device gives its link for a draw."""

    beat: EventNumber
    client: ClientNumber
    link: HashText


class Hello(Incoming, frozen=True, kw_only=True, tag="hello"):
    """The first message of a connection: which keys, and which event was seen last."""

    key: Key | None = None
    seen: EventNumber | None = None
    history: bool = True
    """Whether the view that comes with each event is to tell of the events before it again."""
    chain: ChainSeen | None = None
    """Set by a device that takes part in chance, or follows it."""


class Ping(Incoming, frozen=True, tag="ping"):
    """Asks whether the server is there: a dead line looks like one on which nothing happens."""


ChainAnswer = ChainCommit | ChainOpen | ChainLink
ClientMessage = Hello | Ping | ChainAnswer | Command
