"""What every store does: it keeps numbered pieces of bytes for each table, and no more.

A store only ever adds, but for tables that are deleted, whole, when they are old. The pair of table
and number is unique, and that alone decides between two processes which want to go on with the same
table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence, Set
from typing import NamedTuple

import msgspec

from homestretch.core.errors import HomestretchError

NEVER = 0
"""The due time of a table that waits for a person without a time limit, or is over."""


LAST_CHARACTER = "\x7f"
"""Comes after all that names are made of: prefix and this bound those that begin so."""


class StoreError(HomestretchError):
    """The store cannot be used; the text says why."""

    code = "bad_store"


class StoreInUse(StoreError):
    """Another process has the store open."""

    code = "store_in_use"


class StoreLost(Exception):
    """The store cannot be reached; whether the last change was made is not known."""


class Row(NamedTuple):
    """One event as it is kept."""

    number: int
    at: int
    """Milliseconds since 1970."""
    body: bytes
    hash: bytes
    """Over this event and the hash of the one before; see `chain.py`."""


class Append(msgspec.Struct, frozen=True, gc=False):
    """Events to be added to a table, all or none of them."""

    table: str
    rows: Sequence[Row]
    due: int | None
    """From this time on (milliseconds since 1970) any process may claim the table's next step.

    None: as it was before.
    """


class Change(NamedTuple):
    """News that a table has come to an event."""

    table: str
    number: int


class Call(NamedTuple):
    """What processes tell each other beside the events: a question, or an answer to it."""

    table: str
    seats: tuple[int, ...]
    here: bool
    """Whether somebody is connected to these seats here; False: the question whether they are."""


class Part(NamedTuple):
    """How much of the store is gone through at once, so that nobody waits long for it."""

    tables: int
    """So many are looked at, …"""
    events: int
    """… and deleted as long as they have no more events together; one alone may have more."""


class Swept(NamedTuple):
    """What came of looking for old tables in a part of the store."""

    deleted: list[str]
    upto: str | None
    """The last name that was looked at; None: it was the last of all."""


class Store(ABC):
    """An open store. Used by one thread at a time, but for `changes`."""

    is_shared: bool
    """Whether other processes may add to the same tables meanwhile."""

    @abstractmethod
    def append(self, appends: Sequence[Append]) -> list[bool]:
        """Adds events of different tables in one transaction, on disk when this returns.

        For each: whether it was added. False: another has already given the first number, or the
        table that it goes on with was deleted; nothing of that table was added. Any exception:
        nothing was added, unless it is `StoreLost`.
        """

    @abstractmethod
    def load(self, table_id: str, after: int = 0) -> list[Row]:
        """The events of a table after a number, in order; empty when there are none."""

    @abstractmethod
    def claim(self, now: int, until: int, most: int) -> list[str]:
        """Tables whose next step was due before `now`; each is given to one process only.

        Nobody else gets them before `until`.
        """

    @abstractmethod
    def set_due(self, table_ids: Sequence[str], due: int) -> None:
        """Puts the due time of tables that have one to another."""

    @abstractmethod
    def find(self, prefix: str, most: int) -> list[str]:
        """Tables whose names begin with some letters or digits, in order."""

    @abstractmethod
    def count(self) -> int:
        """How many tables there are."""

    @abstractmethod
    def delete_old(self, before: int, after: str, spared: Set[str], part: Part) -> Swept:
        """Deletes tables whose last event is older than `before`, of those with names after one.

        Whole, and in one transaction: a table that gets an event meanwhile is kept, or what was to
        be added to it is not. `spared` are left alone. `part` is how much is done at once.
        """

    def served_at(self, address: str) -> None:  # noqa: B027 - most kinds have nobody to tell
        """Hears where its server can be reached, for whoever finds the store in use."""

    @abstractmethod
    def close(self) -> None:
        """Closes the store, once; what was committed stays."""

    @abstractmethod
    def call(self, call: Call) -> None:
        """Tells all other processes something; nothing of it is kept."""

    @abstractmethod
    def changes(self) -> AsyncIterator[Change | Call | None]:
        """Events added by other processes from now on, for ever, and their calls.

        None where some may have been missed, and at the beginning of the listening.
        """
