"""The company at a table: who sits where and by which key, who is away, what is offered.

A value that never changes: each event beside the game leads from one company to the next. The
game itself is none of its business, except whose turn it is to wait for.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from homestretch.core.seats import CHANCE, TERMINAL, Seat
from homestretch.core.state import State
from homestretch.play import BOT, PERSON
from homestretch.play.session import ASKED_KINDS
from homestretch.server import stored
from homestretch.server.stored import BesideGame, Created, StoredSeat

OPEN = "open"
PROGRAM = "program"

STAND_IN = "careful"
"""The bot that plays for whoever is not there."""

PROGRAM_SECONDS = 60
"""How long a program may take where the table has no limit: nobody waits for a dead one."""
OFFER_SECONDS = 20
"""How long the maker of an offer may be gone."""


@dataclass(frozen=True, slots=True)
class Place:
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

    @property
    def is_held(self) -> bool:
        """Whether a person or a program, there or not, has it."""
        return self.kind in {PERSON, PROGRAM}

    @property
    def is_there(self) -> bool:
        """Whether the seat's own person or program plays, and no bot instead."""
        return self.is_held and self.joined and not self.absent

    @property
    def player(self) -> str | None:
        """The server's bot that plays now; None where the seat's own person or program does."""
        if self.kind == BOT:
            return self.bot
        return None if self.is_there else STAND_IN


@dataclass(frozen=True, slots=True)
class Offer:
    """An open offer of a rematch."""

    seats: frozenset[Seat]
    """Of its maker."""
    agreed: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Company:
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

    @classmethod
    def at_first(cls, created: Created, at: int) -> Company:
        """The company of a new table."""
        return cls(
            {seat.seat: _place(seat, _keys_of(created, seat)) for seat in created.seats},
            _hosts_of(created),
            not created.lobby,
            at,
            created.turn_seconds,
            created.grace_seconds,
        )

    # ------------------------------------------------------------------ whose turn

    def waits_for(self, state: State[Any]) -> Seat | None:
        """The seat whose person must roll or move, or whose program must move."""
        if not self.started or state.to_act == TERMINAL:
            return None
        place = self.places[state.turn]
        if place.player is not None:
            return None
        if state.to_act == CHANCE and (
            state.chance_kind not in ASKED_KINDS or place.kind == PROGRAM
        ):
            return None
        return place.seat

    def is_due(self, state: State[Any]) -> bool:
        """Whether the next step of the game is the server's."""
        return self.started and state.to_act != TERMINAL and self.waits_for(state) is None

    def deadline(self, state: State[Any], up_since: int = 0) -> tuple[int, BesideGame] | None:
        """When the server acts unless somebody does, and what it then writes down.

        Time before `up_since`, when the server was not there, is nobody's fault.
        """
        found: list[tuple[int, BesideGame]] = []
        seat = self.waits_for(state)
        if seat is not None:
            limit = self.seconds_of(seat)
            if limit is not None:
                ends = max(self.since, up_since) + 1000 * limit
                found.append((ends, stored.Absent(seat=seat, why="time")))
        for place in self.places.values():
            if place.away is None:
                continue
            lost = max(place.away, up_since)
            playing = self.started and state.to_act != TERMINAL
            if playing and self.grace_seconds is not None and place.is_there:
                gone = stored.Absent(seat=place.seat, why="connection")
                found.append((lost + 1000 * self.grace_seconds, gone))
            if self.offer is not None and place.seat in self.offer.seats:
                ended = stored.Offered(seats=[place.seat], state="ended")
                found.append((lost + 1000 * OFFER_SECONDS, ended))
        return min(found, key=lambda one: one[0]) if found else None

    def seconds_of(self, seat: Seat) -> int | None:
        """How long the seat may take for a roll or move."""
        if self.turn_seconds is None and self.places[seat].kind == PROGRAM:
            return PROGRAM_SECONDS
        return self.turn_seconds

    def watches_connections(self, state: State[Any]) -> bool:
        """Whether it matters at all who is connected."""
        if state.to_act == TERMINAL:
            return self.offer is not None
        return self.started and self.grace_seconds is not None

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
        # written out: `replace` takes ten times as long, and this is done at every step
        return Company(
            self.places,
            self.host,
            self.started,
            at,
            self.turn_seconds,
            self.grace_seconds,
            self.offer,
            self.next_table,
            self.extras,
        )

    def after(self, event: BesideGame, at: int, turn: Seat) -> Company:
        """After an event beside the game, while it is a seat's turn."""
        company = replace(self, extras=self.extras + 1)
        match event:
            case stored.Started():
                return company._begun(at)
            case stored.TakenBack():
                return replace(company, since=at)
            case stored.Seated():
                return company._seated(event, at, turn)
            case stored.Linked():
                keys = (*self.places[event.seat].keys, event.key)
                return company._with(event.seat, keys=keys)
            case stored.Swapped():
                return company._swapped(event.seat, event.other)
            case stored.Hosted():
                return replace(company, host=self.places[event.seat].keys)
            case stored.Away():
                return company._with(event.seat, away=at)
            case stored.Here():
                return company._with(event.seat, away=None)
            case stored.Absent():
                return company._with(event.seat, absent=True)._timed(event.seat, at, turn)
            case stored.Back():
                company = company._with(event.seat, absent=False, away=None)
                return company._timed(event.seat, at, turn)
            case stored.Offered():
                return company._offered(event)
            case stored.Continued():
                return replace(company, offer=None, next_table=event.table)
            case stored.Said():
                return company

    def _with(self, seat: Seat, **changes: Any) -> Company:
        return replace(self, places={**self.places, seat: replace(self.places[seat], **changes)})

    def _timed(self, seat: Seat, at: int, turn: Seat) -> Company:
        """The time to think begins anew for whoever has the seat now, at its own turn only."""
        return replace(self, since=at) if seat == turn else self

    def _begun(self, at: int) -> Company:
        """Nobody has come to an open seat: a bot has it."""
        places = {
            seat: replace(place, kind=BOT, bot=STAND_IN) if place.kind == OPEN else place
            for seat, place in self.places.items()
        }
        return replace(self, started=True, since=at, places=places)

    def _seated(self, event: stored.Seated, at: int, turn: Seat) -> Company:
        old = self.places[event.who.seat]
        handed_on = event.change not in {"joined", "named"}
        place = replace(
            _place(event.who, tuple(event.keys)),
            generation=old.generation + handed_on,
            absent=old.absent and event.change == "named",
        )
        company = replace(self, places={**self.places, place.seat: place})
        return company if event.change == "named" else company._timed(place.seat, at, turn)

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


def _hosts_of(created: Created) -> tuple[str, ...]:
    if created.hosts is not None:
        return tuple(created.hosts)
    return tuple(key.hash for key in created.keys[:1])


def _keys_of(created: Created, seat: StoredSeat) -> tuple[str, ...]:
    return tuple(key.hash for key in created.keys if seat.seat in key.seats)


def _place(who: StoredSeat, keys: tuple[str, ...]) -> Place:
    return Place(who.seat, who.kind, who.name, who.bot, who.joined, keys)
