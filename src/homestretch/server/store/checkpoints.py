"""Carrying SQLite's write-ahead log over into its file, beside the thread that commits.

A commit appends a few pages to the log and syncs it. Every thousand pages SQLite would also carry
them all over into the file, within the commit that happened to come last, and everybody would
wait for that. Here another connection does it: writers need not wait for it. The log can begin
anew only after a moment in which all of it was carried over, and under load the next commit is
always there first; so once the log is long, the committing connection carries over itself what
was added meanwhile, which is little.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from pathlib import Path

logger = logging.getLogger(__name__)

LONG_PAGES = 2_000
"""Of the log, 8 MB: from here on it is to begin anew."""
MOST_PAGES = 8_000
"""Here SQLite carries over by itself, should the thread be gone."""
EVERY_ROWS = 500
"""So many events are about a thousand pages of the log when they are of many tables."""


class Checkpoints:
    """The thread that carries over; it sleeps until enough was added."""

    def __init__(self, path: Path) -> None:
        """`path` is a database in use by another connection, which commits."""
        self.made = 0
        """How often the log was carried over."""
        self.leaves_rest = False
        """Whether the committing connection is to carry over what is left."""
        self._path = path
        self._rows = 0
        self._due = threading.Event()
        self._ends = False
        self._thread: threading.Thread | None = None

    def added(self, rows: int) -> None:
        """So many rows were committed."""
        self._rows += rows
        if self._rows < EVERY_ROWS:
            return
        self._rows = 0
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
            self._thread.start()
        self._due.set()

    def close(self) -> None:
        """Ends the thread, once it has done what it is at."""
        self._ends = True
        self._due.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        connection = sqlite3.connect(self._path, isolation_level=None)
        try:
            connection.execute("PRAGMA synchronous = FULL")
            while True:
                self._due.wait()
                self._due.clear()
                if self._ends:
                    return
                self._carry_over(connection)
        except sqlite3.Error as error:
            logger.warning("the store's log is no longer carried over beside: %s", error)
        finally:
            connection.close()

    def _carry_over(self, connection: sqlite3.Connection) -> None:
        try:
            pages: int = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1]
        except sqlite3.Error as error:  # disk full, perhaps: the log goes on, and is safe by itself
            logger.warning("the store's log could not be carried over into its file: %s", error)
        else:
            self.leaves_rest = pages >= LONG_PAGES
            self.made += 1
