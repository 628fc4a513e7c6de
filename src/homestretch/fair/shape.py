"""The form of a transcript: which fields there are and what may stand in them.

Form comes first and meaning later: once `check_shape` has passed, no other part needs to ask
whether a field exists or has the right type.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from homestretch.fair.errors import FairError
from homestretch.fair.links import MAX_LENGTH, STATES
from homestretch.fair.transcript import FORMAT

Check = Callable[[Any, str], None]

MAX_BYTES = 64_000_000
MAX_EVENTS = 200_000
MAX_NAME = 60


def bad(where: str, wanted: str) -> FairError:
    """The fault of one field."""
    return FairError("bad_shape", f"{where} must be {wanted}")


def whole(low: int, high: int) -> Check:
    """A whole number in a range."""

    def check(value: Any, where: str) -> None:
        if type(value) is not int or not low <= value <= high:
            raise bad(where, f"a whole number from {low} to {high}")

    return check


def switch(value: Any, where: str) -> None:
    """True or false."""
    if type(value) is not bool:
        raise bad(where, "true or false")


def pattern(expression: str, words: str) -> Check:
    """A text of a certain form."""
    compiled = re.compile(expression)

    def check(value: Any, where: str) -> None:
        if type(value) is not str or not compiled.fullmatch(value):
            raise bad(where, words)

    return check


def name(value: Any, where: str) -> None:
    """A text that people chose."""
    if type(value) is not str or not 0 < len(value) <= MAX_NAME or _has_surrogate(value):
        raise bad(where, f"a text of 1 to {MAX_NAME} characters")


def _has_surrogate(text: str) -> bool:
    return any("\ud800" <= letter <= "\udfff" for letter in text)


def one_of(*allowed: str) -> Check:
    """One of some words."""

    def check(value: Any, where: str) -> None:
        if type(value) is not str or value not in allowed:
            raise bad(where, f"one of {', '.join(allowed)}")

    return check


def either(word: str, other: Check) -> Check:
    """A certain word, or something else."""

    def check(value: Any, where: str) -> None:
        if value != word or type(value) is not str:
            other(value, where)

    return check


def optional(other: Check) -> Check:
    """Null, or something else."""

    def check(value: Any, where: str) -> None:
        if value is not None:
            other(value, where)

    return check


def list_of(item: Check, most: int) -> Check:
    """A list with up to so many items."""

    def check(value: Any, where: str) -> None:
        if type(value) is not list or len(value) > most:
            raise bad(where, f"a list of at most {most} items")
        for index, one in enumerate(value):
            item(one, f"{where}[{index}]")

    return check


def record(**fields: Check) -> Check:
    """An object with exactly these fields."""

    def check(value: Any, where: str) -> None:
        if type(value) is not dict or value.keys() != fields.keys():
            raise bad(where, f"an object with exactly the fields {', '.join(fields)}")
        for key, one in fields.items():
            one(value[key], f"{where}.{key}")

    return check


def table_of(keys: str, item: Check, most: int) -> Check:
    """An object with up to so many keys of a certain form."""
    compiled = re.compile(keys)

    def check(value: Any, where: str) -> None:
        if (
            type(value) is not dict
            or len(value) > most
            or not all(compiled.fullmatch(key) for key in value)
        ):
            raise bad(where, f"an object of at most {most} named values")
        for key, one in value.items():
            item(one, f"{where}.{key}")

    return check


def option(value: Any, where: str) -> None:
    """An option's value."""
    if type(value) is not bool:
        whole(0, 99)(value, where)


hash_text = pattern("[0-9a-f]{64}", "64 hexadecimal digits in lower case")
seat = whole(0, 3)
client = whole(0, 3)
card = whole(1, 13)
beat = whole(1, MAX_EVENTS)
epoch = whole(0, MAX_EVENTS)
place = whole(0, 63)
deck = record(epoch=epoch, size=whole(1, 64), root=hash_text)
path = list_of(hash_text, 6)
opening = record(epoch=epoch, position=place, card=card, salt=hash_text, path=path)
links = list_of(record(client=client, state=one_of(*STATES), link=optional(hash_text)), 4)
rules = record(
    game=one_of("temper", "pardon"),
    options=table_of("[a-z_]{1,32}", option, 32),
    seats=list_of(
        record(seat=seat, kind=one_of("person", "bot"), name=optional(name), bot=optional(name)),
        4,
    ),
    first=either("draw", seat),
)
sealed_client = record(
    client=client, seats=list_of(seat, 4), length=whole(1, MAX_LENGTH), commitment=hash_text
)

FIELDS: dict[str, dict[str, Check]] = {
    "created": {
        "table": pattern("[A-Za-z0-9_-]{1,64}", "1 to 64 letters, digits, - or _"),
        "rules": rules,
    },
    "seal": {
        "attempt": whole(1, MAX_EVENTS),
        "server": hash_text,
        "live": switch,
        "clients": list_of(sealed_client, 4),
        "seal": hash_text,
        "fingerprint": pattern("[a-z ]{1,40}", "four words"),
    },
    "restart": {"attempt": whole(1, MAX_EVENTS), "missing": list_of(client, 4)},
    "open": {
        "attempt": whole(1, MAX_EVENTS),
        "tips": list_of(hash_text, 4),
        "deck": optional(deck),
    },
    "first": {"seat": seat},
    "roll": {"seat": seat, "beat": beat, "links": links, "outcome": whole(1, 6)},
    "reshuffle": {"seat": seat, "beat": beat, "links": links, "deck": deck},
    "deal": {"seat": seat, "epoch": epoch, "position": place},
    "draw": {"seat": seat, "epoch": epoch, "position": place},
    "turn_card": {"seat": seat, "opening": opening},
    "move": {
        "seat": seat,
        "by": one_of("person", "bot"),
        "move": pattern("[A-Za-z0-9:,-]{1,40}", "a move as records write it"),
        "opening": optional(opening),
    },
    "take_back": {"seat": seat},
    "reveal": {
        "secret": hash_text,
        "cause": one_of("over", "given_up"),
        "places": optional(table_of("[0-3]", whole(1, 4), 4)),
    },
}
"""The fields of each kind of event; kinds of chance stand beside the others."""

CHANCES = ("first", "roll", "reshuffle", "deal", "draw", "turn_card")
KINDS = ("created", "seal", "restart", "open", "chance", "move", "take_back", "reveal")

_number = whole(1, MAX_EVENTS)
_EVENTS: dict[str, Check] = {
    kind: record(
        number=_number,
        kind=one_of(*KINDS),
        **({"chance": one_of(*CHANCES)} if kind in CHANCES else {}),
        **fields,
    )
    for kind, fields in FIELDS.items()
}


def event(value: Any, where: str) -> None:
    """One event of any kind."""
    if type(value) is not dict:
        raise bad(where, "an object")
    one_of(*KINDS)(value.get("kind"), f"{where}.kind")
    kind = value["kind"]
    if kind == "chance":
        one_of(*CHANCES)(value.get("chance"), f"{where}.chance")
        kind = value["chance"]
    _EVENTS[kind](value, where)


_transcript = record(
    format=one_of(FORMAT),
    events=list_of(record(event=event, head=hash_text), MAX_EVENTS),
    openings=list_of(
        record(event=_number, epoch=epoch, position=place, card=card, salt=hash_text, path=path),
        MAX_EVENTS,
    ),
)


def check_shape(value: Any) -> None:
    """Raises `FairError` `bad_shape` for the first field that is missing or of the wrong kind."""
    _transcript(value, "transcript")


def read_json(data: bytes) -> Any:
    """The JSON value of a file; numbers such as 3.0 are whole. `FairError` `bad_json` otherwise."""
    if len(data) > MAX_BYTES:
        raise FairError("bad_json", f"the file has more than {MAX_BYTES} bytes")
    try:
        text = data.decode("utf-8-sig")
        return json.loads(
            text, parse_float=_number_of, parse_int=_number_of, parse_constant=_refuse
        )
    except RecursionError:
        raise FairError("bad_shape", "transcript is nested too deeply") from None
    except ValueError:
        raise FairError("bad_json", "the file is not valid JSON") from None


def _number_of(text: str) -> int | float:
    if text.lstrip("-").isdigit() and len(text) <= 16:
        return int(text)
    found = float(text)
    return int(found) if found.is_integer() and abs(found) < 2**53 else found


def _refuse(constant: str) -> float:
    raise ValueError(constant)
