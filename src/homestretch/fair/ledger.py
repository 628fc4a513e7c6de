"""The log of one table as its server writes it: numbered events, each bound to all before it.

A `Ledger` is a value. Its methods give an `Entry`: the event everybody may see, its head, what
only one seat may see, and the ledger after it. A server stores the entry and then goes on
from `entry.after`; if it could not store it, nothing has happened. Asked again with the same
links, a ledger gives the same entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from homestretch.core.seats import CHANCE, TERMINAL
from homestretch.core.state import Move, State
from homestretch.fair.chance import Drawn, FairChance, Links
from homestretch.fair.deck import Opening
from homestretch.fair.encoding import HASH_BYTES, canonical, digest
from homestretch.fair.errors import FairError
from homestretch.fair.links import MAX_LENGTH, Chain
from homestretch.fair.rules import Rules
from homestretch.fair.seal import Seal, SealedClient, server_commitment

NO_HEAD = bytes(HASH_BYTES)
"""What stands before the first event."""

CREATED, SEALED, OPEN, OVER = "created", "sealed", "open", "over"
"""Phases of a table: to be sealed; sealed, to be opened; in play; revealed."""

Event = dict[str, Any]


def head_after(head: bytes, event: Mapping[str, Any]) -> bytes:
    """The head of the log after one more event."""
    return digest("event", head, canonical(event))


class Entry(NamedTuple):
    """One event of the log."""

    event: Event
    """What everybody may see; JSON values."""
    head: bytes
    after: Ledger
    outcome: int | None = None
    """What chance brought, for `State.apply_chance`; hidden cards included."""
    receiver: int | None = None
    """The only seat that may see `opening`; None where there is nothing hidden."""
    opening: Opening | None = None
    """The hidden card that was dealt or drawn."""

    def to_json(self) -> dict[str, Any]:
        """The entry as transcripts hold it."""
        return {"event": self.event, "head": self.head.hex()}


class Ledger(NamedTuple):
    """Where a table's log stands. `Ledger.create` begins one."""

    table: str
    rules: Rules
    number: int = 0
    """The number of the last event."""
    head: bytes = NO_HEAD
    phase: str = CREATED
    attempt: int = 1
    """The attempt to seal that is due or was made."""
    seal_made: Seal | None = None
    secret: bytes = b""
    chance_now: FairChance | None = None
    undo: tuple[int, FairChance] | None = None
    """The seat that has just moved and chance before it, where the last event is a move."""

    @classmethod
    def create(cls, table: str, rules: Rules) -> Entry:
        """Event 1: the table."""
        ledger = cls(table, rules)
        return ledger._entry("created", {"table": table, "rules": rules.to_json()})

    def _entry(self, kind: str, fields: Mapping[str, Any], **changes: Any) -> Entry:
        """The next event, and the ledger after it; `changes` are what else changes in that."""
        number = self.number + 1
        event: Event = {"number": number, "kind": kind, **fields}
        head = head_after(self.head, event)
        after = self._replace(number=number, head=head, undo=None, **changes)
        return Entry(event, head, after)

    def _played(
        self,
        event: Event,
        chance: FairChance,
        undo: tuple[int, FairChance] | None = None,
        drawn: Drawn | None = None,
    ) -> Entry:
        """The same for a step of the game, of which there are many; `event` has its number."""
        number, head = event["number"], head_after(self.head, event)
        after = Ledger(
            self.table, self.rules, number, head, self.phase, self.attempt, self.seal_made,
            self.secret, chance, undo,
        )  # fmt: skip
        if drawn is None:
            return Entry(event, head, after)
        receiver = event["seat"] if drawn.opening is not None else None
        return Entry(event, head, after, drawn.outcome, receiver, drawn.opening)

    def _need(self, phase: str, what: str) -> None:
        if self.phase != phase:
            raise FairError("wrong_step", f"{what} now: the table is {self.phase}, not {phase}")

    def server_commitment(self, secret: bytes) -> bytes:
        """What clients must be shown before they commit to a tip in this attempt."""
        return server_commitment(self.table, self.attempt, secret)

    def seal(self, secret: bytes, clients: Iterable[SealedClient], *, live: bool = True) -> Entry:
        """All commitments; `secret` is the one whose commitment the clients were shown."""
        self._need(CREATED, "nothing can be sealed")
        given = tuple(clients)
        check_clients(given, self.rules)
        commitment = self.server_commitment(secret)
        seal = Seal(self.table, self.attempt, self.rules.digest, commitment, live, given)
        fields = {
            "attempt": seal.attempt,
            "server": commitment.hex(),
            "live": live,
            "clients": [client.to_json() for client in given],
            "seal": seal.digest.hex(),
            "fingerprint": seal.fingerprint,
        }
        return self._entry("seal", fields, phase=SEALED, seal_made=seal, secret=secret)

    def restart(self, missing: Iterable[int]) -> Entry:
        """Some clients did not open: the seal is given up and made again with new secrets."""
        self._need(SEALED, "no seal can be made again")
        fields = {"attempt": self.attempt, "missing": sorted(missing)}
        known = {client.client for client in self._seal().clients}
        if not fields["missing"] or not known.issuperset(missing):
            raise FairError("wrong_clients", f"the clients missing must be some of {sorted(known)}")
        attempt = self.attempt + 1
        return self._entry(
            "restart", fields, phase=CREATED, attempt=attempt, seal_made=None, secret=b""
        )

    def _seal(self) -> Seal:
        if self.seal_made is None:
            raise FairError("wrong_step", "the table is not sealed")
        return self.seal_made

    def accepts_tip(self, client: int, tip: bytes) -> bool:
        """Whether the tip is the one that the client committed to."""
        known = [one for one in self._seal().clients if one.client == client]
        return bool(known) and self._seal().accepts(known[0], tip)

    def open(self, tips: Mapping[int, bytes]) -> Entry:
        """All tips are shown: the key is made, and a deck is shuffled and bound."""
        self._need(SEALED, "no seal can be opened")
        seal = self._seal()
        for client in seal.clients:
            if client.client not in tips:
                raise FairError("missing_tip", f"client {client.client} has not opened")
            if not seal.accepts(client, tips[client.client]):
                raise FairError("wrong_tip", f"client {client.client} committed to another tip")
        ordered = [tips[client.client] for client in seal.clients]
        chance = opened(seal, self.secret, ordered, self.rules)
        fields = {
            "attempt": self.attempt,
            "tips": [tip.hex() for tip in ordered],
            "deck": chance.decks[0].to_json() if chance.decks else None,
        }
        return self._entry("open", fields, phase=OPEN, chance_now=chance)

    def _chance(self) -> FairChance:
        self._need(OPEN, "nothing is rolled, drawn or moved")
        if self.chance_now is None:
            raise FairError("wrong_step", "the seal has not been opened")
        return self.chance_now

    def asked(self, state: State[Any]) -> tuple[int, ...]:
        """The clients whose link belongs to the chance that comes next, none for most kinds."""
        return self._chance().asked(state)

    @property
    def beat(self) -> int:
        """The draw that links are asked for next: clients give link `beat` of their chains."""
        return self._chance().beat + 1

    def accepts_link(self, client: int, link: bytes) -> bool:
        """Whether this is the client's link for the coming draw."""
        chains = [chain for chain in self._chance().chains if chain.client == client]
        return bool(chains) and chains[0].fits(self.beat, link)

    def chance(self, state: State[Any], links: Links | None = None) -> Entry:
        """What chance brings at the node `state`.

        `links`: by client its link, or `withheld` if it was asked and gave none in time; a client
        that was not connected is left out. They are looked at only where `asked` names clients.
        """
        drawn = self._chance().draw(state, links)
        event: Event = {
            "number": self.number + 1,
            "kind": "chance",
            "chance": state.chance_kind,
            **drawn.fields,
        }
        return self._played(event, drawn.after, drawn=drawn)

    def move(self, state: State[Any], move: Move, *, by: str) -> Entry:
        """A legal move at the node `state`, made `by` a `person` or a `bot`."""
        seat = state.to_act
        if seat in {CHANCE, TERMINAL}:
            raise FairError("wrong_step", "nobody moves now")
        card = getattr(move, "card", None)
        before = self._chance()
        opening, chance = (None, before) if card is None else before.play(seat, card)
        event: Event = {
            "number": self.number + 1,
            "kind": "move",
            "seat": seat,
            "by": by,
            "move": str(move),
            "opening": opening.to_json() if opening else None,
        }
        return self._played(event, chance, (seat, before))

    def take_back(self) -> Entry:
        """The move just made is taken back by its seat; the log keeps both."""
        self._chance()
        if self.undo is None:
            raise FairError("wrong_step", "only the move just made can be taken back")
        seat, before = self.undo
        event: Event = {"number": self.number + 1, "kind": "take_back", "seat": seat}
        return self._played(event, before)

    def reveal(self, state: State[Any]) -> Entry:
        """The end of the log, at the end of the game or when it is given up."""
        self._need(OPEN, "nothing can be revealed")
        over = state.to_act == TERMINAL
        places = {str(seat): place for seat, place in sorted(state.ranking().items())}
        fields = {
            "secret": self.secret.hex(),
            "cause": "over" if over else "given_up",
            "places": places if over else None,
        }
        return self._entry("reveal", fields, phase=OVER)

    def follow(self, event: Event, state: State[Any], secret: bytes = b"") -> Entry:
        """The entry of an event read back from a store, made anew and compared.

        `state` is the node before it; `secret` is needed for a `seal` only. Raises `FairError`
        where the stored event is not what follows from the log before it.
        """
        made = self._again(event, state, secret)
        if canonical(made.event) != canonical(event):
            raise FairError(
                "store_differs", f"event {made.event['number']} in the store has been changed"
            )
        return made

    def _again(self, event: Event, state: State[Any], secret: bytes) -> Entry:
        kind = event["kind"]
        if kind == "seal":
            clients = [SealedClient.from_json(client) for client in event["clients"]]
            return self.seal(secret, clients, live=event["live"])
        if kind == "restart":
            return self.restart(event["missing"])
        if kind == "open":
            pairs = zip(self._seal().clients, event["tips"], strict=True)
            return self.open({client.client: bytes.fromhex(tip) for client, tip in pairs})
        if kind == "chance":
            return self.chance(state, read_links(event.get("links", ())))
        if kind == "move":
            return self.move(state, state.parse_move(event["move"]), by=event["by"])
        if kind == "take_back":
            return self.take_back()
        return self.reveal(state)


def opened(seal: Seal, secret: bytes, tips: Sequence[bytes], rules: Rules) -> FairChance:
    """Chance as it begins when a seal is opened."""
    chains = [
        Chain(client.client, client.length, tip)
        for client, tip in zip(seal.clients, tips, strict=True)
    ]
    cards = getattr(rules.game.start(), "draw_pile", ())
    return FairChance.begin(seal.key(secret, tips), seal.live, chains, cards)


def read_links(told: Iterable[Mapping[str, Any]]) -> dict[int, bytes | str]:
    """The links of an event as `Ledger.chance` takes them."""
    return {
        one["client"]: bytes.fromhex(one["link"]) if one["link"] else one["state"] for one in told
    }


def check_clients(clients: Sequence[SealedClient], rules: Rules) -> None:
    """`FairError` unless clients count from 0 and each seat of theirs is a person's, once."""
    if [client.client for client in clients] != list(range(len(clients))):
        raise FairError("wrong_clients", "the clients must be numbered 0, 1, 2, … in order")
    seats = [seat for client in clients for seat in client.seats]
    if len(set(seats)) != len(seats) or not rules.persons.issuperset(seats):
        raise FairError(
            "wrong_clients",
            f"each client must hold seats of people, none of them twice; people have "
            f"{sorted(rules.persons)}",
        )
    for client in clients:
        if list(client.seats) != sorted(client.seats) or not client.seats:
            raise FairError("wrong_clients", "a client's seats must be in order, at least one")
        if not 1 <= client.length <= MAX_LENGTH:
            raise FairError("wrong_clients", f"a chain has 1 to {MAX_LENGTH} links")
