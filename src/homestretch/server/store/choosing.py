"""From what a person names as the store to an open one."""

from __future__ import annotations

import re
from pathlib import Path

from homestretch.server.store.base import Store, StoreError
from homestretch.server.store.sqlite import SqliteStore

_POSTGRES = ("postgresql://", "postgres://")


def is_postgres(address: str | Path) -> bool:
    """Whether the store is a PostgreSQL database, not a file."""
    return str(address).startswith(_POSTGRES)


def open_store(address: str | Path) -> Store:
    """Opens the store at a file's path or at `postgresql://user@host/database`.

    Raises `StoreError` with a sentence for people.
    """
    if is_postgres(address):
        try:
            from homestretch.server.store.postgres import PostgresStore
        except ImportError:
            raise StoreError(
                "PostgreSQL needs the package psycopg: pip install 'homestretch[postgres]'"
            ) from None
        return PostgresStore(str(address))
    if "://" in str(address):
        kind = str(address).partition("://")[0]
        raise StoreError(
            f"a store is a file or postgresql://user@host/database, nothing of kind {kind!r:.40}"
        )
    return SqliteStore(Path(address))


def shown(address: str | Path) -> str:
    """The store's address without a password, for people and logs."""
    text = re.sub(r"(?<=://)([^/@:]*):[^@]*@", r"\1@", str(address))
    return re.sub(r"(?i)(password=)[^&\s]*", r"\1***", text)
