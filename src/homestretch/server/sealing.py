"""The seal of a table, as its stored events make it: who is in it, and where its log stands.

The log of docs/fairness.md is not stored a second time. It follows from the events that are: a
`Fairness` is a value, and each stored event leads from one to the next and gives the entries that
it adds to the log.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from homestretch.core.seats import TERMINAL, Seat
from homestretch.core.state import Move, State
from homestretch.fair import WITHHELD, Entry, Ledger, Rules, SealedClient, SeatRule, new_secret
from homestretch.fair.ledger import CREATED, OPEN, OVER, SEALED
from homestretch.play import BOT, PERSON
from homestretch.server import stored
from homestretch.server.company import PROGRAM, Company

COMMIT_MS = 8_000
"""How long devices may take to commit, in milliseconds since the sealing began."""
OPEN_MS = 8_000
"""How long the devices of a seal may take to open it."""

_IS_OPEN = frozenset({OPEN, OVER})
_WAITS = frozenset({CREATED, SEALED})

T = TypeVar("T")

Change = tuple["Fairness", tuple[Entry, ...]]


class Fairness(msgspec.Struct, frozen=True, gc=False):
    """Where the seal of one table stands."""

    table: str
    since: int
    """When the present step of the seal began, in milliseconds since 1970."""
    log: Ledger | None = None
    """None until the game begins."""
    secret: bytes = b""
    """The server's, of the present attempt."""
    server: str = ""
    """Its commitment."""
    seal: str | None = None
    fingerprint: str | None = None
    """The seal's four words."""
    clients: tuple[SealedClient, ...] = ()
    """The devices of the present attempt."""
    tenants: tuple[frozenset[int], ...] = ()
    """By client, who had its seats when it committed: `Place.tenant`."""
    no_part: frozenset[Seat] = frozenset()
    """Seats whose holders are there and take no part."""
    left_out: frozenset[Seat] = frozenset()
    """Seats whose device did not open in an attempt before."""
    tips: Mapping[int, bytes] | None = None
    given: Mapping[int, bytes | None] | None = None
    """By client, the links for the beat to come that are stored already; None: withheld."""
    present: frozenset[int] = frozenset()
    """Clients that some process says are connected; kept right only where there are several."""

    # ------------------------------------------------------------------ what there is

    @property
    def ledger(self) -> Ledger:
        """The log; there is one from the beginning of the game on."""
        assert self.log is not None
        return self.log

    @property
    def phase(self) -> str | None:
        """A phase of `Ledger`, None in the lobby."""
        return self.log.phase if self.log is not None else None

    @property
    def is_open(self) -> bool:
        """Whether dice and cards follow from the seal now."""
        return self.phase in _IS_OPEN

    @property
    def in_seal(self) -> frozenset[Seat]:
        """The seats of the devices of this attempt."""
        return frozenset(seat for client in self.clients for seat in client.seats)

    def missing(self) -> list[int]:
        """The clients of a seal that have not opened it."""
        return [c.client for c in self.clients if c.client not in (self.tips or {})]

    def until(self, up_since: int = 0) -> int | None:
        """When the seal goes on by itself, None where it waits for nobody."""
        if self.phase not in _WAITS:
            return None
        return max(self.since, up_since) + (COMMIT_MS if self.phase == CREATED else OPEN_MS)

    def may_commit(self, seats: Iterable[Seat]) -> list[Seat]:
        """Those of somebody's seats for which a device may still commit."""
        if self.phase != CREATED:
            return []
        taken = self.in_seal | self.left_out
        return sorted(seat for seat in seats if seat in self.ledger.rules.persons - taken)

    def awaits(self, company: Company) -> frozenset[Seat]:
        """The seats whose holders have not yet said whether they take part."""
        there = (p.seat for p in company.places.values() if p.kind == PERSON and p.is_there)
        return frozenset(self.may_commit(there)) - self.no_part

    def wanted(self, state: State[Any]) -> tuple[int, ...]:
        """The clients whose links belong to the chance that comes next and are not stored yet."""
        if self.phase != OPEN:
            return ()
        return tuple(c for c in self.ledger.asked(state) if c not in (self.given or {}))

    # ------------------------------------------------------------------ what comes next

    def next_step(self, company: Company) -> stored.Sealings | None:
        """What the server does at once; None where it waits, and where the seal is open."""
        if not company.started or self.is_open:
            return None
        if self.log is None:
            return stored.Sealing(new_secret().hex())
        if self.phase == CREATED and not self.awaits(company):
            return stored.Sealed()
        return None

    def time_out(self) -> stored.Sealings:
        """What the server does when nobody is waited for any longer."""
        if self.phase == CREATED:
            return stored.Sealed()
        return stored.Sealing(new_secret().hex(), self.missing())

    # ------------------------------------------------------------------ what changes it

    def after(self, event: stored.Sealings, state: State[Any], company: Company, at: int) -> Change:
        """After an event of the seal; `FairError` where it cannot be, at the node `state`."""
        match event:
            case stored.Sealing():
                return self._begun(event, state, company, at)
            case stored.Committed():
                client = SealedClient(
                    len(self.clients),
                    tuple(event.seats),
                    event.length,
                    bytes.fromhex(event.commitment),
                )
                clients = (*self.clients, client)
                who = frozenset(company.places[seat].tenant for seat in event.seats)
                present = self.present | {client.client}
                tenants = (*self.tenants, who)
                return replace(self, clients=clients, tenants=tenants, present=present), ()
            case stored.NoPart():
                return replace(self, no_part=self.no_part | frozenset(event.seats)), ()
            case stored.Sealed():
                return self._sealed(at)
            case stored.TipShown():
                tips = {**(self.tips or {}), event.client: bytes.fromhex(event.tip)}
                return replace(self, tips=tips)._opened(at)
            case stored.Given():
                link = None if event.link is None else bytes.fromhex(event.link)
                return replace(self, given={**(self.given or {}), event.client: link}), ()
            case stored.Present():
                if event.here:
                    return replace(self, present=self.present | {event.client}), ()
                return replace(self, present=self.present - {event.client}), ()
            case stored.Asked():
                return self, ()

    def _begun(self, event: stored.Sealing, state: State[Any], company: Company, at: int) -> Change:
        left_out = self.left_out
        if self.log is None:
            entry = Ledger.create(self.table, rules_of(state, company))
        else:
            missing = event.missing or []
            entry = self.log.restart(missing)
            left_out |= {s for c in self.clients if c.client in missing for s in c.seats}
        secret = bytes.fromhex(event.secret)
        server = entry.after.server_commitment(secret).hex()
        return Fairness(self.table, at, entry.after, secret, server, left_out=left_out), (entry,)

    def _sealed(self, at: int) -> Change:
        entry = self.ledger.seal(self.secret, self.clients, live=bool(self.clients))
        seal, words = entry.event["seal"], entry.event["fingerprint"]
        sealed = replace(self, since=at, log=entry.after, seal=seal, fingerprint=words)
        after, more = sealed._opened(at)
        return after, (entry, *more)

    def _opened(self, at: int) -> Change:
        """The seal is open with the last tip."""
        if self.missing():
            return self, ()
        entry = self.ledger.open(self.tips or {})
        return replace(self, since=at, log=entry.after), (entry,)

    def draw(self, state: State[Any], links: Mapping[int, bytes | str] | None = None) -> Entry:
        """What chance brings at a node, with the links stored before and these."""
        known: dict[int, bytes | str] = {
            client: WITHHELD if link is None else link
            for client, link in (self.given or {}).items()
        }
        return self.ledger.chance(state, {**(links or {}), **known})

    def chanced(self, entry: Entry) -> Fairness:
        """After chance. A client that was away is no longer thought to be connected."""
        told = entry.event.get("links")
        if told is None:
            return replace(self, log=entry.after)
        gone = [one["client"] for one in told if one["state"] == "away"]
        present = self.present.difference(gone) if gone else self.present
        return replace(self, log=entry.after, given=None, present=present)

    def moved(self, state: State[Any], move: Move, by: str) -> Change:
        """After a move, made by a `person` or a `bot`."""
        entry = self.ledger.move(state, move, by=by)
        return replace(self, log=entry.after), (entry,)

    def taken_back(self) -> Change:
        """After the last move was taken back."""
        entry = self.ledger.take_back()
        return replace(self, log=entry.after), (entry,)

    def ended(self, state: State[Any]) -> Change:
        """At the end of the game the secret is shown; elsewhere nothing happens."""
        if state.to_act != TERMINAL:
            return self, ()
        entry = self.ledger.reveal(state)
        return replace(self, log=entry.after), (entry,)


def rules_of(state: State[Any], company: Company) -> Rules:
    """What a seal binds: the game, and who sits where as it begins."""
    seats = (
        SeatRule(place.seat, PERSON, place.name)
        if place.kind == PERSON
        else SeatRule(place.seat, BOT, place.name, place.bot or PROGRAM)
        for place in company.places.values()
    )
    return Rules.of(state.game, seats)


def stored_links(entry: Entry) -> list[stored.StoredLink] | None:
    """The links of a draw, as they are kept: those that were given or withheld."""
    told = [
        stored.StoredLink(one["client"], one["state"], one["link"])
        for one in entry.event.get("links", ())
        if one["state"] in {"given", WITHHELD}
    ]
    return told or None


def links_of(event: stored.Chanced) -> dict[int, bytes | str]:
    """The links of a stored draw, as `Fairness.draw` takes them."""
    return {
        one.client: one.state if one.link is None else bytes.fromhex(one.link)
        for one in event.links or ()
    }
