"""Secret keys of seats, and the names of tables.

A key is never kept or written anywhere, only its hash: whoever reads the store cannot play.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

KEY_BYTES = 24
"""192 random bits, 32 characters."""
KEY_LENGTH = 64
"""The longest text that is taken as a key at all."""
KEYS_AT_ONCE = 8
"""How many keys one client may show."""
TABLE_LENGTH = 12
TOKEN_LENGTH = TABLE_LENGTH + 1 + KEY_LENGTH
"""The same of a program's token: a table's name, a dot and a key."""
CODE_LENGTH = 6
"""The code of a table is the beginning of its name."""
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letters that look like others: the names of tables are read aloud and typed."""


def new_key() -> str:
    """A fresh secret."""
    return secrets.token_urlsafe(KEY_BYTES)


def derived_key(key: str, *purpose: object) -> str:
    """The secret that follows from another for a purpose: whoever asks again gets the same.

    Nobody can find the first from the second, or the second without the first.
    """
    message = "\n".join(map(str, purpose)).encode()
    digest = hmac.digest(key.encode(), b"homestretch/1 key\n" + message, "sha256")
    return base64.urlsafe_b64encode(digest[:KEY_BYTES]).decode()


def hash_key(key: str) -> str:
    """What is kept of a key. A plain hash will do: keys are random, not chosen by people."""
    return hashlib.sha256(key.encode()).hexdigest()


def is_among(hashed: str, hashes: tuple[str, ...]) -> bool:
    """Whether the hash of a key is one of these, in constant time for each."""
    found = False
    for one in hashes:
        found |= hmac.compare_digest(hashed, one)
    return found


def split_keys(text: str) -> list[str]:
    """The keys that a client shows."""
    return [key for key in text.split(",") if key]


def with_key(keys: str | None, key: str) -> str:
    """The keys that a client shows, and another before them."""
    shown = [one for one in split_keys(keys or "") if one != key]
    return ",".join([key, *shown][:KEYS_AT_ONCE])


def new_table_id() -> str:
    """A fresh name for a table, 59 random bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(TABLE_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a text may be the name of a table at all."""
    return len(text) == TABLE_LENGTH and all(letter in _LETTERS for letter in text)


def code_of(table_id: str) -> str:
    """The code by which people find a table."""
    return table_id[:CODE_LENGTH]


def read_code(text: str) -> str | None:
    """The code that somebody has typed, None where it is none: any case, blanks and hyphens."""
    code = text.lower().replace("-", "").replace(" ", "")
    return code if len(code) == CODE_LENGTH and all(one in _LETTERS for one in code) else None
