"""Bytes: what is hashed, and how. Everything else in this package is built on these functions.

A message is a label and fields, each with its length before it, so that no two different
lists of fields ever give the same bytes.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from itertools import count
from json.encoder import encode_basestring
from struct import Struct
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

PREFIX = "homestretch/1 "
"""Stands before every label, so that no other program's hashes can be mistaken for ours."""

HASH_BYTES = 32

Field = bytes | int | str

_BLOCK_BYTES = 64
_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))

_length = Struct(">I").pack
_number = Struct(">IQ").pack
_words = Struct(">8I").unpack
_quoted = encode_basestring
_encoded = json.JSONEncoder(
    sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
).encode


def pack(label: str, *fields: Field) -> bytes:
    """The label and the fields, each after its length (four bytes, most significant first).

    A number is eight bytes, most significant first; a text is UTF-8.

    >>> pack("roll", 1).hex()
    '00000012686f6d65737472657463682f3120726f6c6c000000080000000000000001'
    """
    message = _labelled(label)
    for field in fields:
        if type(field) is bytes:
            message += _length(len(field)) + field
        elif isinstance(field, int):
            message += _number(8, field)
        else:
            data = field.encode() if isinstance(field, str) else field
            message += _length(len(data)) + data
    return message


@cache
def _labelled(label: str) -> bytes:
    data = (PREFIX + label).encode()
    return _length(len(data)) + data


def digest(label: str, *fields: Field) -> bytes:
    """SHA-256 of a message."""
    return hashlib.sha256(pack(label, *fields)).digest()


def mac(key: bytes, label: str, *fields: Field) -> bytes:
    """HMAC-SHA256 of a message, for a key of a block's length at most.

    Spelled out (RFC 2104), as `hmac.digest` lets go of the interpreter each time: a server that
    rolls thousands of dice a second would wait for its other threads as often.
    """
    block = key.ljust(_BLOCK_BYTES, b"\0")
    inner = hashlib.sha256(block.translate(_INNER) + pack(label, *fields)).digest()
    return hashlib.sha256(block.translate(_OUTER) + inner).digest()


def word_stream(key: bytes, label: str, *fields: Field) -> Iterator[int]:
    """Endless 32-bit numbers: eight from each HMAC, which ends with a counter from 0."""
    for block in count():
        yield from _words(mac(key, label, *fields, block))


def below(bound: int, words: Iterator[int]) -> int:
    """A number from 0 to bound - 1, all equally likely: words that would favour some are skipped.

    >>> below(6, iter([2**32 - 1, 8]))
    2
    """
    limit = 2**32 - 2**32 % bound
    return next(word for word in words if word < limit) % bound


def canonical(value: Any) -> bytes:
    """A JSON value as its only spelling: keys sorted, no spaces, UTF-8, whole numbers only.

    >>> canonical({"b": [1, None], "a": "ü"}).decode()
    '{"a":"ü","b":[1,null]}'
    """
    return _spelled(value).encode()


def _spelled(value: Any) -> str:
    """By hand, as a server spells every roll and every move: in a third of the encoder's time."""
    kind = type(value)
    if kind is int:
        return str(value)
    if kind is str:
        return _quoted(value)
    if kind is dict:
        fields = [f"{_quoted(key)}:{_spelled(field)}" for key, field in sorted(value.items())]
        return f"{{{','.join(fields)}}}"
    if kind is list:
        return f"[{','.join(map(_spelled, value))}]"
    return "null" if value is None else _encoded(value)
