"""When the server's next step at a table is due, by a clock that may be set and may sleep."""

from __future__ import annotations

from collections.abc import Callable

from homestretch.server.events import Event
from homestretch.server.store import NEVER
from homestretch.server.table import Table

AT_HAND = 5_000
"""A step due within so many milliseconds is kept in mind by who made the event before it."""
SOON = 60_000
"""Milliseconds after which another process may look at a table that was claimed too early."""
SKEW = 2_000
"""Milliseconds by which the clocks of several machines may differ: what lies farther ahead was
written before the clock was set back."""


class Timing:
    """The times of one table, all in milliseconds since 1970."""

    def __init__(self, pace: int, clock: Callable[[], int], up_since: int) -> None:
        """`pace`: before each step of a bot. `up_since`: no time of anybody ran before."""
        self.up_since = up_since
        self._pace = pace
        self._clock = clock
        self._event: Event | None = None
        self._at = NEVER

    def rested(self, now: int) -> None:
        """No time of anybody ran until now."""
        self.up_since, self._event = now, None

    def at(self, table: Table, event: Event | None = None) -> int:
        """When the step after an event, the last one, is due; `NEVER` where it waits for people."""
        event = event or table.recent[-1]
        if event is not self._event:
            self._event, self._at = event, table.step_time(event, self._pace) or NEVER
        return self._at

    def put_off(self, table: Table, *, shared: bool) -> int:
        """The due time for a table that was claimed too early, as after hours without a server.

        Another process may have been there meanwhile, and think it is due: it is to have its turn.
        """
        soon = self._clock() + SOON  # first: a look at the clock may change what is due
        at = self.at(table)
        return min(at or soon, soon) if shared else at

    def is_at_hand(self, table: Table) -> bool:
        """Whether the next step is due soon."""
        now = self._clock()
        at = self.at(table)
        if at == NEVER:
            return False
        return at <= now + AT_HAND or self._was_set_back(table, now)

    def pause(self, table: Table) -> float:
        """Seconds until the next step, or until it is time to look again."""
        now = self._clock()
        at = self.at(table)
        if at > now + AT_HAND:
            return 0.0 if self._was_set_back(table, now) else AT_HAND / 1000
        return max(at - now, 0) / 1000

    def _was_set_back(self, table: Table, now: int) -> bool:
        """Whether a step of a bot would wait until a clock that was set back is there again."""
        last = table.recent[-1]
        return last.at > now + SKEW and last.company.is_due(last.state)
