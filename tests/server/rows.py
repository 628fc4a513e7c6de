"""Rows for stores and writers, linked as they should be."""

from homestretch.server.store import NEVER, NO_HASH, Append, linked


def rows(table_id, *bodies, after=()):
    """The rows of a table that hold these bodies, after other rows of it."""
    number = after[-1].number if after else 0
    before = after[-1].hash if after else NO_HASH
    events = [(number + i, 10 * (number + i), body) for i, body in enumerate(bodies, start=1)]
    return linked(before, table_id, events)


def append(store, table_id, new, *, due=NEVER):
    """Adds rows of one table; gives whether they were added."""
    (added,) = store.append([Append(table_id, new, due)])
    return added
