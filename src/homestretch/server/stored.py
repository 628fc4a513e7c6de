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
    name: str | None = None
    bot: str | None = None


class StoredKey(msgspec.Struct, frozen=True):
    """A key by its hash, and the seats it holds."""

    hash: str
    seats: list[int]


class Created(msgspec.Struct, frozen=True, tag_field="kind", tag="created", omit_defaults=True):
    """The table was made. Always event number 1."""

    game: str
    options: dict[str, OptionValue]
    """The options that differ from their defaults."""
    seats: list[StoredSeat]
    keys: list[StoredKey]
    first: int | str | None = None
    """The seat that begins, or `draw`; None for the lowest."""
    seed: int | None = None
    """Set where chance can be foretold, for tests."""


class Chanced(msgspec.Struct, frozen=True, tag_field="kind", tag="chance", omit_defaults=True):
    """What chance brought. It is never drawn anew."""

    outcome: int
    command: str | None = None
    """The id of the command that asked for it, if a person did."""


class Moved(msgspec.Struct, frozen=True, tag_field="kind", tag="move", omit_defaults=True):
    """A seat's move, in its full text form."""

    seat: int
    move: str
    command: str | None = None


Stored = Created | Chanced | Moved

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Stored)


def encode(event: Stored) -> bytes:
    """The event as JSON."""
    return _encoder.encode(event)


def decode(body: bytes) -> Stored:
    """Reads what `encode` wrote; `msgspec.DecodeError` for anything else."""
    return _decoder.decode(body)
