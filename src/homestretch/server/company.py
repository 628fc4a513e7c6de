"""The company at a table: who sits where and by which key, who is away, what is offered.

A value that never changes: each event beside the game leads from one company to the next. The
game itself is none of its business, except whose turn it is to wait for.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from homestretch.core.seats import CHANCE, TERMINAL, Seat
from homestretch.core.state import State
from homestretch.play import BOT, PERSON
from homestretch.play.session import ASKED_KINDS
from homestretch.server import stored
from homestretch.server.sights import Sights
from homestretch.server.stored import BesideGame, Created, Stored, StoredSeat

OPEN = "open"
PROGRAM = "program"
_HELD = frozenset({PERSON, PROGRAM})

STAND_IN = "careful"
"""The bot that plays for whoever is not there."""

PROGRAM_SECONDS = 60
"""How long a program may take where the table has no limit: nobody waits for a dead one."""
OFFER_SECONDS = 20
"""How long the maker of an offer may be gone."""


class Place(msgspec.Struct, frozen=True, gc=False):
    """One seat and whoever has it."""

    seat: Seat
    kind: str
    name: str | None = None
    bot: str | None = None
    joined: bool = True
    keys: tuple[str, ...] = ()
    """Hashes of the keys that open it."""
    generation: int = 0
    """How often the seat was handed on: links from before are worth nothing."""
    away: int | None = None
    """When its last connection was lost."""
    absent: bool = False
    tenant: int = 0
    """Who has the seat: a number that nobody else at this table gets, and that moves with them."""
    spent: int = 0
    """How many events beside the game they have made."""

    @property
    def is_held(self) -> bool:
        """Whether a person or a program, there or not, has it."""
        return self.kind in _HELD

    @property
    def series(self) -> int:
        """What its links are made from: those of somebody who has come are never those of the
        invitation, which others have."""
        return -1 - self.generation if self.joined else self.generation

    @property
    def is_there(self) -> bool:
        """Whether the seat's own person or program plays, and no bot instead."""
        return self.joined and not self.absent and self.kind in _HELD

    @property
    def player(self) -> str | None:
        """The server's bot that plays now; None where the seat's own person or program does."""
        if self.kind == BOT:
            return self.bot
        return None if self.is_there else STAND_IN


class Offer(msgspec.Struct, frozen=True, gc=False):
    """An open offer of a rematch."""

    seats: frozenset[Seat]
    """Of its maker."""
    agreed: frozenset[Seat]


class Company(msgspec.Struct, frozen=True, gc=False):
    """Everybody at the table, at one moment."""

    places: dict[Seat, Place]
    host: tuple[str, ...]
    """Hashes of the host's keys."""
    started: bool
    since: int
    """When the wait for the present roll or move began, in milliseconds since 1970."""
    turn_seconds: int | None = None
    grace_seconds: int | None = None
    offer: Offer | None = None
    next_table: str | None = None
    extras: int = 0
    """How many events beside the game there were."""
    used: int = 0
    """Milliseconds of the present wait that were over before `since`."""
    before: int = 0
    """Milliseconds that the last step of the game was waited for."""
    hosted: int = 0
    """How many events the hosts have made."""
    guests: frozenset[Seat] = frozenset()
    """Seats that somebody else than the host has held since the start."""
    sights: Sights = Sights()
    """Which seats keys have opened since the start."""
    host_starts: bool = False
    """Whether the game waits for the host even when nobody is missing."""
    origins: frozenset[str] = frozenset()
    """Where people came from who joined with the table's code."""
    held: bool = False
    """Whether chance is not sealed yet, so that nobody can roll or move."""

    @classmethod
    def at_first(cls, created: Created, at: int) -> Company:
        """The company of a new table."""
        company = cls(
            {seat.seat: _place(seat, _keys_of(created, seat)) for seat in created.seats},
            _hosts_of(created),
            not created.lobby,
            at,
            created.turn_seconds,
            created.grace_seconds,
            host_starts=created.host_starts,
            held=created.sealed,
        )
        return company._at_start() if company.started else company

    # ------------------------------------------------------------------ whose turn

    def waits_for(self, state: State[Any]) -> Seat | None:
        """The seat whose person must roll or move, or whose program must move."""
        if not self.started or self.held or state.to_act == TERMINAL:
            return None
        place = self.places[state.turn]
        if not place.is_there or self.is_used_up(place.seat):
            return None
        if state.to_act == CHANCE and (
            state.chance_kind not in ASKED_KINDS or place.kind == PROGRAM
        ):
            return None
        return place.seat

    def is_due(self, state: State[Any]) -> bool:
        """Whether the next step of the game is the server's."""
        if not self.started or self.held or state.to_act == TERMINAL:
            return False
        return self.waits_for(state) is None

    def deadline(self, state: State[Any], up_since: int = 0) -> tuple[int, BesideGame] | None:
        """When the server acts unless somebody does, and what it then writes down.

        Time before `up_since`, when the server was not there, is nobody's fault.
        """
        found = self._deadlines(state, up_since)
        return min(found, key=lambda one: one[0]) if found else None

    def deadline_of(self, seat: Seat, state: State[Any], up_since: int = 0) -> int | None:
        """When a bot takes a seat over; None where it is not that seat's time that runs."""
        found = self._deadlines(state, up_since)
        own = [at for at, then in found if isinstance(then, stored.Absent) and then.seat == seat]
        return min(own, default=None)

    def _deadlines(self, state: State[Any], up_since: int) -> list[tuple[int, BesideGame]]:
        found: list[tuple[int, BesideGame]] = []
        seat = self.waits_for(state)
        if seat is not None:
            limit = self.seconds_of(seat)
            if limit is not None:
                ends = max(self.since, up_since) + 1000 * limit - self.used
                found.append((ends, stored.Absent(seat=seat, why="time")))
        away = [(place, place.away) for place in self.places.values() if place.away is not None]
        if not away:
            return found
        is_missed = self.started and state.to_act != TERMINAL and self.is_anybody_here
        for place, since in away:
            lost = max(since, up_since)
            if is_missed and self.grace_seconds is not None and place.is_there:
                gone = stored.Absent(seat=place.seat, why="connection")
                found.append((lost + 1000 * self.grace_seconds, gone))
            if self.offer is not None and place.seat in self.offer.seats:
                ended = stored.Offered(seats=[place.seat], state="ended")
                found.append((lost + 1000 * OFFER_SECONDS, ended))
        return found

    def seconds_of(self, seat: Seat) -> int | None:
        """How long the seat may take for a roll or move."""
        if self.turn_seconds is None and self.places[seat].kind == PROGRAM:
            return PROGRAM_SECONDS
        return self.turn_seconds

    def is_used_up(self, seat: Seat) -> bool:
        """Whether the time for the present roll or move was over before the seat's person came
        back: then a bot makes it."""
        if not self.used:
            return False
        limit = self.seconds_of(seat)
        return limit is not None and self.used >= 1000 * limit

    def watches_connections(self, state: State[Any]) -> bool:
        """Whether it matters at all who is connected."""
        if state.to_act == TERMINAL:
            return self.offer is not None
        return self.started and self.grace_seconds is not None

    @property
    def is_anybody_here(self) -> bool:
        """Whether somebody would wait for those who are away. Where nobody does, no grace time
        runs: bots do not play a game to its end while all are at dinner."""
        return any(place.is_there and place.away is None for place in self.places.values())

    @property
    def is_full(self) -> bool:
        """Whether everybody has come, so that a game in the lobby can begin."""
        return all(place.joined and place.kind != OPEN for place in self.places.values())

    @property
    def asked(self) -> frozenset[Seat]:
        """The seats of the persons who are there: all must agree to a rematch."""
        return frozenset(
            place.seat
            for place in self.places.values()
            if place.kind == PERSON and place.is_there and place.away is None
        )

    # ------------------------------------------------------------------ what changes it

    def acted(self, at: int) -> Company:
        """After a step of the game."""
        return replace(self, since=at, used=0, before=self.used + at - self.since)

    def unsealed(self, at: int) -> Company:
        """Once the seal is open: now the time runs."""
        return replace(self, held=False, since=at, used=0)

    def after(self, event: BesideGame, at: int, turn: Seat) -> Company:
        """After an event beside the game, while it is a seat's turn."""
        company = self._paid(event)
        match event:
            case stored.Started():
                return company._begun(at)
            case stored.TakenBack():
                # the time until the choice counts, and what went on at the own next wait
                more = self.used + at - self.since if event.seat == turn else 0
                return replace(company, since=at, used=self.before + more)
            case stored.Seated():
                return company._seated(event, at, turn)
            case stored.Linked():
                keys = (*self.places[event.seat].keys, event.key)
                return company._with(event.seat, keys=keys)._seen(event.seat)
            case stored.Swapped():
                return company._swapped(event.seat, event.other)
            case stored.Hosted():
                return company._hosted(event.seat)
            case stored.Away():
                return company._with(event.seat, away=event.since or at)
            case stored.Here():
                company = company._with(event.seat, away=None)
                return company if self.is_anybody_here else company._missed_from(at)
            case stored.Absent():
                company = company._with(event.seat, absent=True)
                return company._paused(at) if event.seat == turn else company
            case stored.Back():
                company = company._with(event.seat, absent=False, away=None)
                # the time that is left goes on, and is not given anew
                return replace(company, since=at) if event.seat == turn else company
            case stored.Offered():
                return company._offered(event)
            case stored.Continued():
                return replace(company, offer=None, next_table=event.table)
            case stored.Said():
                return company

    def _with(self, seat: Seat, **changes: Any) -> Company:
        return replace(self, places={**self.places, seat: replace(self.places[seat], **changes)})

    def _missed_from(self, at: int) -> Company:
        """Only from now on does somebody wait for those who are away."""
        places = {
            seat: place if place.away is None else replace(place, away=at)
            for seat, place in self.places.items()
        }
        return replace(self, places=places)

    def _paid(self, event: BesideGame) -> Company:
        """The event counted, for whoever made it."""
        company = replace(self, extras=self.extras + 1)
        if is_hosting(event):
            return replace(company, hosted=self.hosted + 1)
        seat = seat_of(event)
        if seat is None:
            return company
        return company._with(seat, spent=self.places[seat].spent + 1)

    def _paused(self, at: int) -> Company:
        """The wait for the seat to act stands still."""
        return replace(self, since=at, used=self.used + at - self.since)

    def _begun(self, at: int) -> Company:
        """Nobody has come to an open seat: a bot has it."""
        places = {
            seat: replace(place, kind=BOT, bot=STAND_IN) if place.kind == OPEN else place
            for seat, place in self.places.items()
        }
        return replace(self, started=True, since=at, used=0, places=places)._at_start()

    def _at_start(self) -> Company:
        """Who opens which seat, now that hands may be dealt."""
        company = self
        for seat in self.places:
            company = company._seen(seat)
        return replace(company, sights=company.sights.begun())._with_guests()

    def _with_guests(self) -> Company:
        """Who is not of the host's device."""
        joined = [place for place in self.places.values() if place.is_held and place.joined]
        guests = {place.seat for place in joined if not self.is_hosts(place)}
        return replace(self, guests=self.guests | guests)

    def _seen(self, seat: Seat) -> Company:
        """Whoever has the seat sees its hand."""
        place = self.places[seat]
        if not self.started or not place.is_held or not place.joined:
            return self
        return replace(self, sights=self.sights.opened(seat, place.keys))

    def _hosted(self, seat: Seat) -> Company:
        """The holder of the seat is the host; what the host before has held was another's."""
        host = self.places[seat].keys
        theirs = self.sights.of(self.host) - self.sights.of(host)
        company = replace(self, host=host, guests=(self.guests | theirs) - {seat})
        return company._with_guests() if company.started else company

    @property
    def is_shared(self) -> bool:
        """Whether the host's device held several seats at the start."""
        return not self.sights.shared.isdisjoint(self.host)

    def is_hosts(self, place: Place) -> bool:
        """Whether a key of the host opens the seat."""
        return any(key in self.host for key in place.keys)

    def _seated(self, event: stored.Seated, at: int, turn: Seat) -> Company:
        old = self.places[event.who.seat]
        is_named, is_joined = event.change == "named", event.change == "joined"
        handed_on = not (is_named or is_joined)
        place = replace(
            _place(event.who, tuple(event.keys)),
            generation=old.generation + handed_on,
            absent=old.absent and is_named,
            away=old.away if is_named else None,
            # numbers up to 3 are those of the first tenants
            tenant=3 + self.extras if handed_on else old.tenant,
            spent=0 if handed_on else old.spent,
        )
        company = replace(
            self,
            places={**self.places, place.seat: place},
            host_starts=self.host_starts or event.again,
            origins=self.origins if event.origin is None else self.origins | {event.origin},
        )._seen(place.seat)
        if is_named:
            return company
        if company.started and event.change == PROGRAM:  # the host knows its token
            company = replace(company, sights=company.sights.known(place.seat, company.host))
        if company.started and is_joined and not company.is_hosts(place):
            company = replace(company, guests=company.guests | {place.seat})
        if place.seat != turn:
            return company
        company = company._paused(at) if old.is_there else replace(company, since=at)
        return replace(company, used=0) if is_joined else company

    def _swapped(self, seat: Seat, other: Seat) -> Company:
        one, two = self.places[seat], self.places[other]
        # keys move with their people, so a key made from now on must differ from all made before
        fresh = 1 + max(place.generation for place in self.places.values())
        swapped = {
            seat: replace(two, seat=seat, generation=fresh),
            other: replace(one, seat=other, generation=fresh),
        }
        return replace(self, places={**self.places, **swapped})

    def _offered(self, event: stored.Offered) -> Company:
        seats = frozenset(event.seats)
        if event.state == "ended":
            return replace(self, offer=None)
        if event.state == "made" or self.offer is None:
            return replace(self, offer=Offer(seats, seats))
        return replace(self, offer=replace(self.offer, agreed=self.offer.agreed | seats))


def is_hosting(event: BesideGame) -> bool:
    """Whether the host made an event."""
    if isinstance(event, stored.Seated):
        return event.change not in {"joined", "named"}
    return isinstance(event, stored.Swapped | stored.Hosted | stored.Started)


def seat_of(event: Stored) -> Seat | None:
    """The seat whose holder made an event, or for whom it was made."""
    if isinstance(event, stored.Seated):
        return event.who.seat
    if isinstance(event, stored.Offered):
        return min(event.seats, default=None)
    seat: Seat | None = getattr(event, "seat", None)
    return seat


def _hosts_of(created: Created) -> tuple[str, ...]:
    if created.hosts is not None:
        return tuple(created.hosts)
    return tuple(key.hash for key in created.keys[:1])


def _keys_of(created: Created, seat: StoredSeat) -> tuple[str, ...]:
    return tuple(key.hash for key in created.keys if seat.seat in key.seats)


def _place(who: StoredSeat, keys: tuple[str, ...]) -> Place:
    return Place(who.seat, who.kind, who.name, who.bot, who.joined, keys, tenant=who.seat)
