"""Something that stays in memory as long as it is used, and does things beside."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from homestretch.core.errors import HomestretchError
from homestretch.server.writer import StoreFailed

logger = logging.getLogger(__name__)

NOTE_SECONDS = 2.0
"""How long the server's end waits for what is still to be written down."""


class InUse:
    """Counts its users."""

    def __init__(self, name: str) -> None:
        """`name`: how the log and the tasks name it."""
        self.users = 0
        self._name = name
        self._notes: set[asyncio.Task[None]] = set()

    def _idle(self) -> None:
        """Nobody uses it any more."""

    @contextmanager
    def used(self) -> Iterator[None]:
        """Keeps it in memory meanwhile."""
        self.users += 1
        try:
            yield
        finally:
            self.release()

    def release(self) -> None:
        """One user fewer."""
        self.users -= 1
        if not self.users:
            self._idle()

    def later(self, work: Coroutine[Any, Any, object], what: str) -> None:
        """Does something beside, and keeps it in memory meanwhile."""
        self.users += 1  # at once: the task may begin only after all others have left
        task = asyncio.create_task(self._done(work, what), name=f"{what} {self._name}")
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    async def _done(self, work: Coroutine[Any, Any, object], what: str) -> None:
        try:
            await work
        except (HomestretchError, StoreFailed) as error:
            logger.warning("table %s: %s is not written down: %s", self._name, what, error)
        except Exception:
            logger.exception("table %s: %s failed", self._name, what)
        finally:
            self.release()

    async def noted(self) -> None:
        """Waits a while for what is done beside."""
        if self._notes:
            await asyncio.wait(self._notes, timeout=NOTE_SECONDS)
