"""One event of a table in memory: what is stored of it, and what it led to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec.structs import replace

from homestretch.core.errors import HomestretchError
from homestretch.core.record import Chance, Choice, Step, advance
from homestretch.core.seats import Seat
from homestretch.core.state import State
from homestretch.fair import Entry
from homestretch.play import BOT, PERSON
from homestretch.play.session import Happening, happening
from homestretch.server.company import Company
from homestretch.server.sealing import Fairness, links_of
from homestretch.server.stored import (
    Chanced,
    Created,
    Moved,
    Present,
    Sealings,
    Started,
    Stored,
    TakenBack,
)

if TYPE_CHECKING:
    from homestretch.server.views import EventView

# tuples, as a union would be made anew at every step
_STEPS = (Chanced, Moved)
_MOVES_ON = (Created, Started, TakenBack)


class DamagedLog(HomestretchError):
    """Stored events that are no game by the rules; names the event."""

    code = "damaged_table"


class Undo(NamedTuple):
    """A person's choice after which nothing has happened in the game."""

    seat: Seat
    number: int
    """Of the event."""
    before: State[Any]
    """The node at which it was made."""


class Forms(msgspec.Struct, eq=False, gc=False):
    """An event as it is shown, once somebody has looked. Filled by `redact.py` alone."""

    mine: EventView | None = None
    """To those who hold the seat that it is about, or to all where nothing of it is hidden."""
    others: EventView | None = None


class Event(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A numbered event. Complete: it holds hidden cards, and never leaves as it is."""

    number: int
    at: int
    """When it happened, in milliseconds since 1970."""
    stored: Stored
    told: Happening | None
    """The step of the game; None for everything beside the game."""
    state: State[Any]
    """The node after it."""
    company: Company
    """Everybody at the table after it."""
    undo: Undo | None = None
    """The choice that could be taken back after it."""
    fair: Fairness | None = None
    """Where the seal stands after it; None where chance is not sealed."""
    entries: tuple[Entry, ...] = ()
    """What it adds to the log that anyone can check; hidden cards included."""
    forms: Forms = msgspec.field(default_factory=Forms)
    """What `redact.py` has already made of it."""

    @property
    def moves_on(self) -> bool:
        """Whether a command meant for the time before it comes too late."""
        return self.told is not None or isinstance(self.stored, _MOVES_ON)


def next_event(before: Event, stored: Stored, at: int, entry: Entry | None = None) -> Event:
    """The event that follows another; `DamagedLog` or the engine's refusal when it cannot.

    `entry`: what sealed chance brought, where that was asked already.
    """
    state, company, number = before.state, before.company, before.number + 1
    if isinstance(stored, _STEPS):
        if not company.started or company.held:
            raise DamagedLog("the game has not begun")
        step = _step(state, stored)
        undo = None
        hides = getattr(state.game, "hand_size", 0)  # a draw follows, though it may wait for links
        if isinstance(stored, Moved) and stored.command is not None and not hides:
            undo = Undo(stored.seat, number, state)
        after = advance(state, step)
        told, company = happening(state, step), company.acted(at)
        if before.fair is None:
            return Event(number, at, stored, told, after, company, undo)
        fair, entries = _played(before, before.fair, stored, step, after, entry)
        return Event(number, at, stored, told, after, company, undo, fair, entries)
    if isinstance(stored, Created):
        raise DamagedLog("the table is made twice")
    if isinstance(stored, Sealings):
        return _seal_event(before, stored, at)
    try:
        company = company.after(stored, at, state.turn)
    except KeyError as error:
        raise DamagedLog(f"nobody sits at {error}") from None
    if not isinstance(stored, TakenBack):
        undo = before.undo
        if undo is not None and company.places[undo.seat].tenant != (
            before.company.places[undo.seat].tenant
        ):
            undo = None  # nobody takes back what another one chose
        return Event(number, at, stored, None, state, company, undo, before.fair)
    if before.undo is None or before.undo[:2] != (stored.seat, stored.of):
        raise DamagedLog("there is nothing to take back")
    after = before.undo.before
    if before.fair is None:
        return Event(number, at, stored, None, after, company)
    fair, entries = before.fair.taken_back()
    return Event(number, at, stored, None, after, company, None, fair, entries)


def first_event(created: Created, start: State[Any], at: int, table_id: str) -> Event:
    """Event number 1."""
    fair = Fairness(table_id, at) if created.sealed else None
    return Event(1, at, created, None, start, Company.at_first(created, at), fair=fair)


def _seal_event(before: Event, stored: Sealings, at: int) -> Event:
    company = before.company
    if before.fair is None or not company.started:
        raise DamagedLog("there is nothing to be sealed")
    fair, entries = before.fair.after(stored, before.state, company, at)
    if company.held and fair.is_open:
        company = company.unsealed(at)
    if isinstance(stored, Present):
        company = replace(company, extras=company.extras + 1)
    return Event(
        before.number + 1, at, stored, None, before.state, company, before.undo, fair, entries
    )


def _played(
    before: Event,
    fair: Fairness,
    stored: Chanced | Moved,
    step: Step,
    after: State[Any],
    entry: Entry | None,
) -> tuple[Fairness, tuple[Entry, ...]]:
    """The seal after a step of the game. What chance brought must follow from it."""
    entries: tuple[Entry, ...]
    if isinstance(stored, Chanced):
        entry = entry or fair.draw(before.state, links_of(stored))
        if entry.outcome != stored.outcome:
            raise DamagedLog(f"the seal gives {entry.outcome}, but the log has {stored.outcome}")
        fair, entries = fair.chanced(entry), (entry,)
    else:
        by_person = stored.command is not None and before.company.places[stored.seat].kind == PERSON
        fair, entries = fair.moved(before.state, step[0], PERSON if by_person else BOT)
    fair, more = fair.ended(after)
    return fair, entries + more


def _step(state: State[Any], stored: Chanced | Moved) -> Step:
    if isinstance(stored, Chanced):
        return Chance(stored.outcome)
    if stored.seat != state.to_act:
        raise DamagedLog(f"seat {stored.seat} moves out of turn")
    return Choice(state.parse_move(stored.move))


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: the seats this viewer holds, none for a watcher."""

    seats: frozenset[Seat] = frozenset()
    is_host: bool = False
    key: str = field(default="", repr=False, compare=False)
    """The key from which secrets are made for this viewer; never shown or logged."""
    invited: frozenset[Seat] = frozenset()
    """The seats on which this viewer may sit down, and until then sees and does nothing."""


WATCHER = Viewer()
