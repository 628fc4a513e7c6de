"""Copies of a SQLite store: made while its server runs, checked, and put back.

A copy is one file that is a store itself. It is written beside its place and moved there when it is
whole and right, so that nothing half done is ever found under the name asked for.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from homestretch.server.filelock import Locked, lock
from homestretch.server.store import NO_HASH, BrokenChain, Row, StoreError, StoreInUse, checked
from homestretch.server.store.sqlite import check_kind
from homestretch.server.store.sqlite_schema import APPLICATION_ID, SCHEMA_VERSION

_FIRST_WITH_HASHES = 2
_BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a store that was not closed."""


class Content(NamedTuple):
    """What a copy holds."""

    tables: int
    events: int


def backup(store: Path, target: Path) -> Content:
    """Copies a store, in use or not, to a new file. Raises `StoreError`."""
    if target.exists():
        raise StoreError(f"{target} is there already; name a new file")
    with _reading(store) as source, _new_file(target) as draft:
        return _copy(source, draft)


def restore(saved: Path, store: Path, *, replace: bool = False) -> tuple[Content, Path | None]:
    """Puts a copy in the place of the store, whose server must not run. Raises `StoreError`.

    Where there is a store already, it is kept under another name with `replace`, and refused
    without. What root puts back belongs to whom the store belonged. Gives what there is now, and
    the name of what was there before.
    """
    with _reading(saved) as source:
        if store.exists() and not replace:
            raise StoreError(f"there is a store {store} already; with --replace it is put aside")
        _make_folder(store)
        owner = (store if store.exists() else store.parent).stat()
        locked = store.with_name(f"{store.name}.lock")
        try:
            descriptor = lock(locked)
        except Locked:
            raise StoreInUse(
                f"the store {store} is in use; stop its server before a copy is put back"
            ) from None
        try:
            kept = _free_name(store) if store.exists() else None
            with _new_file(store) as draft:
                content = _copy(source, draft)
                _give(owner, draft, locked)
                if kept is not None:
                    _put_aside(store, kept)
            return content, kept
        finally:
            os.close(descriptor)


def check(connection: sqlite3.Connection, path: Path) -> Content:
    """Looks whether a store is whole: the database, and the chain of every table."""
    try:
        (word,) = connection.execute("PRAGMA quick_check").fetchone()
        if word != "ok":
            raise StoreError(f"{path} is damaged: {word}")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        tables = [name for (name,) in connection.execute("SELECT id FROM tables")]
        if version >= _FIRST_WITH_HASHES:
            for table in tables:
                found = connection.execute(
                    "SELECT number, at, body, hash FROM events WHERE table_id = ? ORDER BY number",
                    (table,),
                )
                checked(NO_HASH, table, (Row(*row) for row in found))
        (events,) = connection.execute("SELECT count(*) FROM events").fetchone()
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{path} is damaged: {error}") from None
    except BrokenChain as error:
        raise StoreError(f"{path} is damaged: {error}") from None
    return Content(len(tables), events)


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A store opened for reading only."""
    check_kind(path)
    if not path.exists():
        raise StoreError(f"there is no store {path}")
    try:
        connection = sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be read: {error}") from None
    with closing(connection):
        try:
            (mark,) = connection.execute("PRAGMA application_id").fetchone()
            (version,) = connection.execute("PRAGMA user_version").fetchone()
        except sqlite3.DatabaseError as error:
            raise StoreError(f"{path} cannot be read: {error}") from None
        if mark != APPLICATION_ID:
            raise StoreError(f"{path} is not a store of this program")
        if version > SCHEMA_VERSION:
            raise StoreError(f"{path} was written by a newer version of this program: update it")
        yield connection


def _make_folder(store: Path) -> None:
    try:
        store.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{store} cannot be written: {error.strerror}") from None


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """A file that becomes the target when all went well, and is gone otherwise."""
    draft = target.with_name(f"{target.name}.partial")
    try:
        # hands are secret, so the file is for its owner only
        os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}") from None
    try:
        yield draft
        draft.replace(target)
        _sync(target.parent)
    finally:
        draft.unlink(missing_ok=True)


def _copy(source: sqlite3.Connection, draft: Path) -> Content:
    try:
        with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            content = check(copy, draft)
    except sqlite3.Error as error:
        raise StoreError(f"the copy could not be written: {error}") from None
    _sync(draft)
    return content


def _give(owner: os.stat_result, *files: Path) -> None:
    """Gives files to an owner, where that is in our power: a service that runs as somebody else
    could not open what root has made."""
    if sys.platform != "win32" and os.geteuid() == 0:
        for file in files:
            os.chown(file, owner.st_uid, owner.st_gid)


def _put_aside(store: Path, kept: Path) -> None:
    """Gives the store another name, with what belongs to it."""
    for end in ("", *_BESIDE):
        with contextlib.suppress(FileNotFoundError):
            store.with_name(store.name + end).rename(kept.with_name(kept.name + end))


def _free_name(store: Path) -> Path:
    number = 1
    while (kept := store.with_name(f"{store.name}.before-{number}")).exists():
        number += 1
    return kept


def _sync(path: Path) -> None:
    with contextlib.suppress(OSError):  # not every system lets a folder be synced
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
