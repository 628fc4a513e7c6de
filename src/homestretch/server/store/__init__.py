"""Where events are kept: one small interface, and SQLite and PostgreSQL behind it."""

from homestretch.server.store.base import (
    NEVER,
    Append,
    Call,
    Change,
    Part,
    Row,
    Store,
    StoreError,
    StoreInUse,
    StoreLost,
    Swept,
)
from homestretch.server.store.chain import NO_HASH, BrokenChain, checked, linked
from homestretch.server.store.choosing import is_postgres, open_store, shown
from homestretch.server.store.sqlite import SqliteStore

__all__ = [
    "NEVER",
    "NO_HASH",
    "Append",
    "BrokenChain",
    "Call",
    "Change",
    "Part",
    "Row",
    "SqliteStore",
    "Store",
    "StoreError",
    "StoreInUse",
    "StoreLost",
    "Swept",
    "checked",
    "is_postgres",
    "linked",
    "open_store",
    "shown",
]
