"""Reading what clients send: JSON of the right form, or a refusal that says what is allowed."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from homestretch.server.messages import ClientMessage, CommandId, TableRequest
from homestretch.server.refusals import Refused

T = TypeVar("T")


class _WithId(msgspec.Struct):
    """Whatever names itself by an id, so that a refusal can name it too."""

    id: CommandId


_table_decoder = msgspec.json.Decoder(TableRequest)
_message_decoder = msgspec.json.Decoder(ClientMessage)
_id_decoder = msgspec.json.Decoder(_WithId)

TABLE_HINT = (
    'a table is made with {"game", "seats"} and, if wanted, "preset", "options", "first" and '
    '"seed"; a seat is {"seat", "kind": "person" or "bot"} and, if wanted, "name" or "bot"'
)
MESSAGE_HINT = (
    'a message is {"type": "hello", "key", "seen"}, {"type": "roll", "id", "expect"} '
    'or {"type": "move", "id", "expect", "seat", "move"}'
)


def read_table_request(body: bytes) -> TableRequest:
    """The request for a new table."""
    return _read(_table_decoder, body, TABLE_HINT)


def read_message(text: str) -> ClientMessage:
    """A message of a connection."""
    return _read(_message_decoder, text, MESSAGE_HINT)


def id_of(text: str) -> str | None:
    """The id of a message that may be wrong in all else."""
    try:
        return _id_decoder.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _read(decoder: msgspec.json.Decoder[T], data: bytes | str, hint: str) -> T:
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise Refused("bad_request", f"{str(error)[:160]}; {hint}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("bad_json", f"this is no valid JSON; {hint}") from None
