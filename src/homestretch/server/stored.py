"""The events of a table as they are kept. They are the truth: a table is rebuilt from them alone.

Nothing here goes to a client; what a client may see of an event is decided in `redact.py`.
Fields may be added with a default, never renamed or removed: old stores are read for ever.
"""

from __future__ import annotations

import msgspec

from homestretch.core.options import OptionValue


class StoredSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat."""

    seat: int
    kind: str
    """`person`, `bot`, `open` (whoever joins) or `program` (over the bot API)."""
    name: str | None = None
    bot: str | None = None
    joined: bool = True
    """False while an invited person, or a program, has not come yet."""


class StoredKey(msgspec.Struct, frozen=True):
    """A key by its hash, and the seats it holds."""

    hash: str
    seats: list[int]


class Event(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True, gc=False):
    """Base of all events."""


class Created(Event, frozen=True, tag="created"):
    """The table was made. Always event number 1."""

    game: str
    options: dict[str, OptionValue]
    """The options that differ from their defaults."""
    seats: list[StoredSeat]
    keys: list[StoredKey]
    """The host's first."""
    first: int | str | None = None
    """The seat that begins, or `draw`; None for the lowest."""
    seed: int | None = None
    """Set where chance can be foretold, for tests."""
    lobby: bool = False
    """Whether the game waits for `started`."""
    watch: str | None = None
    """The hash of the key for watchers, where the table is private."""
    chat: bool = False
    turn_seconds: int | None = None
    grace_seconds: int | None = None
    host_starts: bool = False
    """Whether the game waits for the host even when nobody is missing."""
    hosts: list[str] | None = None
    """Hashes of the host's keys; None for the first of `keys`."""
    rematch_of: str | None = None
    sealed: bool = False
    """Whether chance follows from a seal (docs/fairness.md); not at tables of older servers."""


class StoredLink(msgspec.Struct, frozen=True, array_like=True):
    """What became of one client's link."""

    client: int
    state: str
    link: str | None


class Chanced(Event, frozen=True, tag="chance"):
    """What chance brought. It is never drawn anew."""

    outcome: int
    command: str | None = None
    """The id of the command that asked for it, if a person did."""
    links: list[StoredLink] | None = None
    """Of the devices that had one to give; None where none were asked for."""


class Moved(Event, frozen=True, tag="move"):
    """A seat's move, in its full text form."""

    seat: int
    move: str
    command: str | None = None


class Fair(Event, frozen=True):
    """Base of what makes a seal, and of what comes of it besides dice and cards.

    The log of docs/fairness.md is not stored: it follows from these events and those of the game.
    """


class Sealing(Fair, frozen=True, tag="sealing"):
    """The seal is begun, or begun again: devices are asked to commit."""

    secret: str
    """The server's, of this attempt."""
    missing: list[int] | None = None
    """The clients that did not open, where an attempt was made before."""


class Committed(Fair, frozen=True, tag="committed"):
    """A device is in the seal, as the next client."""

    seats: list[int]
    length: int
    commitment: str


class NoPart(Fair, frozen=True, tag="no_part"):
    """Who holds these seats is there and takes no part."""

    seats: list[int]


class Sealed(Fair, frozen=True, tag="sealed"):
    """No more devices: the seal is made."""


class TipShown(Fair, frozen=True, tag="tip"):
    """A client has opened. With the last of them, the seal is open."""

    client: int
    tip: str


class Asked(Fair, frozen=True, tag="asked"):
    """Links are wanted by a process that does not serve all devices itself."""

    beat: int


class Given(Fair, frozen=True, tag="given"):
    """A client's link for a beat to come; None where it was asked in vain."""

    client: int
    beat: int
    link: str | None


class Present(Fair, frozen=True, tag="present"):
    """Whether a client is connected, where several processes serve a table."""

    client: int
    here: bool


class Social(Event, frozen=True):
    """Base of what happens beside the game."""

    command: str | None = None


class Started(Social, frozen=True, tag="started"):
    """The lobby ends, the game begins."""


class TakenBack(Social, frozen=True, kw_only=True, tag="taken_back"):
    """A seat took its last choice back."""

    seat: int
    of: int
    """The number of the event that made the choice."""


class Seated(Social, frozen=True, kw_only=True, tag="seat"):
    """Who sits on a seat from here on, and which keys open it."""

    who: StoredSeat
    keys: list[str]
    """Hashes."""
    change: str
    again: bool = False
    """Whether they came from where somebody had joined before: then the host must start."""
    origin: str | None = None
    """Where they came from, as far as that is kept."""


class Linked(Social, frozen=True, kw_only=True, tag="link"):
    """One key more opens a seat."""

    seat: int
    key: str
    """Its hash."""


class Swapped(Social, frozen=True, kw_only=True, tag="swapped"):
    """Two seats changed places, before the start."""

    seat: int
    other: int


class Hosted(Social, frozen=True, kw_only=True, tag="host"):
    """The person of a seat is the host from here on."""

    seat: int


class Away(Social, frozen=True, kw_only=True, tag="away"):
    """The last connection of a seat was lost."""

    seat: int
    since: int = 0
    """When it was lost, in milliseconds since 1970; 0 for the time of the event."""


class Here(Social, frozen=True, kw_only=True, tag="here"):
    """A lost connection is back."""

    seat: int


class Absent(Social, frozen=True, kw_only=True, tag="absent"):
    """From here on a bot plays for the person of a seat."""

    seat: int
    why: str
    """`time`, `connection` or `left`."""


class Back(Social, frozen=True, kw_only=True, tag="back"):
    """The person plays again."""

    seat: int


class Said(Social, frozen=True, kw_only=True, tag="said"):
    """A phrase by its code, or a free text."""

    seat: int
    phrase: str | None = None
    text: str | None = None


class Offered(Social, frozen=True, kw_only=True, tag="offer"):
    """A rematch was offered, agreed to, or is off."""

    seats: list[int]
    state: str
    """`made`, `agreed` or `ended`."""


class Continued(Social, frozen=True, kw_only=True, tag="next"):
    """The table of the rematch."""

    table: str
    seat: int | None = None
    """Of whoever agreed last, where that made no event of its own."""


BesideGame = (
    Started
    | TakenBack
    | Seated
    | Linked
    | Swapped
    | Hosted
    | Away
    | Here
    | Absent
    | Back
    | Said
    | Offered
    | Continued
)
Sealings = Sealing | Committed | NoPart | Sealed | TipShown | Asked | Given | Present
Stored = Created | Chanced | Moved | Sealings | BesideGame

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Stored] = msgspec.json.Decoder(Stored)


def encode(event: Stored) -> bytes:
    """The event as JSON."""
    return _encoder.encode(event)


def decode(body: bytes) -> Stored:
    """Reads what `encode` wrote; `msgspec.DecodeError` for anything else."""
    return _decoder.decode(body)
