"""Reading what clients send: JSON of the right form, or a refusal that says what is allowed."""

from __future__ import annotations

from typing import TypeVar, get_args

import msgspec

from homestretch.server.botmessages import BotHello, BotMove, BotMoveMessage
from homestretch.server.commands import ClientMessage, Command, CommandId
from homestretch.server.messages import JoinRequest, LinkRequest, PastRequest, TableRequest
from homestretch.server.refusals import Refused
from homestretch.server.wording import sentence

T = TypeVar("T")


class _WithId(msgspec.Struct):
    """Whatever names itself by an id, so that a refusal can name it too."""

    id: CommandId


table_decoder: msgspec.json.Decoder[TableRequest] = msgspec.json.Decoder(TableRequest)
join_decoder: msgspec.json.Decoder[JoinRequest] = msgspec.json.Decoder(JoinRequest)
link_decoder: msgspec.json.Decoder[LinkRequest] = msgspec.json.Decoder(LinkRequest)
past_decoder: msgspec.json.Decoder[PastRequest] = msgspec.json.Decoder(PastRequest)
command_decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
bot_move_decoder: msgspec.json.Decoder[BotMove] = msgspec.json.Decoder(BotMove)
_bot_decoder: msgspec.json.Decoder[BotHello | BotMoveMessage] = msgspec.json.Decoder(
    BotHello | BotMoveMessage
)
_message_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_id_decoder = msgspec.json.Decoder(_WithId)

TABLE_HINT = (
    'a table is made with {"game", "seats"} and, if wanted, "preset", "options", "first", '
    '"clock", "private", "chat", "lobby" and "seed"; a seat is {"seat", "kind"} and, if wanted, '
    '"name" or "bot"'
)
_TYPES = ", ".join(str(kind.__struct_config__.tag) for kind in get_args(Command))
COMMAND_HINT = f'a command is {{"type", "id", …}}; types are {_TYPES}'
MESSAGE_HINT = f'a message is {{"type": "hello", "key", "seen"}} or a command; {COMMAND_HINT}'
JOIN_HINT = 'one joins with {} and, if wanted, "name", "seat", "key" and "program"'
LINK_HINT = 'a QR code is asked for with {"link"}'
PAST_HINT = 'games are asked for with {"tables": [{"table", "key"}, …]}'
BOT_HINT = 'a program says {"type": "hello", "token"} or {"type": "move", "number", "move"}'
BOT_MOVE_HINT = 'a program moves with {"number", "move"}'


def read_message(text: str) -> ClientMessage:
    """A message of a connection."""
    return read(_message_decoder, text, MESSAGE_HINT)


def read_bot_message(text: str) -> BotHello | BotMoveMessage:
    """A message of a program."""
    return read(_bot_decoder, text, BOT_HINT)


def id_of(text: str) -> str | None:
    """The id of a message that may be wrong in all else."""
    try:
        return _id_decoder.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def read(decoder: msgspec.json.Decoder[T], data: bytes | str, hint: str) -> T:
    """What a decoder makes of JSON; `Refused` with the hint where it is not of its form."""
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise Refused("bad_request", f"{sentence(str(error))[:160]}; {hint}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("bad_json", f"this is no valid JSON; {hint}") from None
