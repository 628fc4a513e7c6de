"""Which tables of a part of the store are to be deleted, the same for every kind of store."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import NamedTuple

from homestretch.server.store.base import Part


class Last(NamedTuple):
    """A table's last event."""

    table: str
    number: int
    """As many events as the table has."""
    at: int


def choose(
    found: Sequence[Last], before: int, spared: Set[str], part: Part
) -> tuple[list[str], str | None]:
    """The tables to delete, and the name from which to go on; None where there are no more.

    `found`: the next tables in order of their names, `part.tables` of them if there are as many.
    """
    chosen: list[str] = []
    events = 0
    upto = None
    for last in found:
        if last.at < before and last.table not in spared:
            events += last.number
            if chosen and events > part.events:
                return chosen, upto
            chosen.append(last.table)
        upto = last.table
    return chosen, upto if len(found) == part.tables else None
