"""One event of a table in memory: what is stored of it, and what it led to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from homestretch.core.errors import HomestretchError
from homestretch.core.record import Chance, Choice, Step, advance
from homestretch.core.seats import CHANCE, Seat
from homestretch.core.state import State
from homestretch.play.session import Happening, happening
from homestretch.server.stored import Chanced, Created, Moved, Stored


class DamagedLog(HomestretchError):
    """Stored events that are no game by the rules; names the event."""

    code = "damaged_table"


@dataclass(frozen=True, slots=True, eq=False)
class Event:
    """A numbered event. Complete: it holds hidden cards, and never leaves as it is."""

    number: int
    at: int
    """When it happened, in milliseconds since 1970."""
    stored: Stored
    told: Happening | None
    """The step of the game; None for `created`."""
    state: State[Any]
    """The node after it."""
    forms: dict[Any, Any] = field(default_factory=dict)
    """What `redact.py` has already made of it."""


def next_event(before: Event, stored: Chanced | Moved, at: int) -> Event:
    """The event that follows another; `DamagedLog` or the engine's refusal when it cannot."""
    state = before.state
    step = _step(state, stored)
    return Event(before.number + 1, at, stored, happening(state, step), advance(state, step))


def first_event(created: Created, start: State[Any], at: int) -> Event:
    """Event number 1."""
    return Event(1, at, created, None, start)


def _step(state: State[Any], stored: Chanced | Moved) -> Step:
    if isinstance(stored, Chanced):
        return Chance(stored.outcome)
    if stored.seat != state.to_act:
        raise DamagedLog(f"seat {stored.seat} moves out of turn")
    return Choice(state.parse_move(stored.move))


def chance_decides(state: State[Any]) -> bool:
    """Whether the node is one of chance."""
    return state.to_act == CHANCE


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: the seats this viewer holds, none for a watcher."""

    seats: frozenset[Seat] = frozenset()


WATCHER = Viewer()
