"""Secret keys of seats, and the names of tables.

A key is never kept or written anywhere, only its hash: whoever reads the store cannot play.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

KEY_BYTES = 24
"""192 random bits, 32 characters."""
KEY_LENGTH = 64
"""The longest text that is taken as a key at all."""
TABLE_LENGTH = 12
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letters that look like others: the names of tables are read aloud and typed."""


def new_key() -> str:
    """A fresh secret."""
    return secrets.token_urlsafe(KEY_BYTES)


def hash_key(key: str) -> str:
    """What is kept of a key. A plain hash will do: keys are random, not chosen by people."""
    return hashlib.sha256(key.encode()).hexdigest()


def fits(key: str, hashed: str) -> bool:
    """Whether the key has this hash, in constant time."""
    return hmac.compare_digest(hash_key(key), hashed)


def new_table_id() -> str:
    """A fresh name for a table, 59 random bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(TABLE_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a text may be the name of a table at all."""
    return len(text) == TABLE_LENGTH and all(letter in _LETTERS for letter in text)
