"""Whole games through the protocol: people's devices, bots, lost connections, withheld links."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import homestretch
from homestretch import CHANCE, TERMINAL
from homestretch.bots import bot
from homestretch.core.state import State
from homestretch.fair import WITHHELD, Entry, Ledger, Rules, SealedClient, SeatRule, transcript
from homestretch.fair.links import make_chain
from homestretch.fair.notes import NOTES_FORMAT
from homestretch.fair.seal import client_commitment
from tests.oracle.lockstep import PARDON_SEATS, SEATS, random_options

MOST_EVENTS = 6000
NAMES = ("Anna", "Béla", "Çağla", "小明", 'D\'Arcy "O"', "🦊", None)


@dataclass
class Device:
    """A person's device: its chain, how reliable it is, and what it noted."""

    client: int
    seats: tuple[int, ...]
    chain: tuple[bytes, ...]
    away: float = 0.0
    """How likely it is not connected when links are asked for."""
    withholds_at: int | None = None
    """The draw at which it gives nothing although it was asked."""
    opens: bool = True
    heads: dict[int, str] = field(default_factory=dict)
    given: list[int] = field(default_factory=list)
    seal: str = ""

    @property
    def length(self) -> int:
        return len(self.chain) - 1

    def commit(self, ledger: Ledger, server: bytes) -> SealedClient:
        commitment = client_commitment(
            ledger.table, ledger.attempt, ledger.rules.digest, server,
            self.client, self.length, self.chain[0],
        )  # fmt: skip
        return SealedClient(self.client, self.seats, self.length, commitment)

    def see(self, entry: Entry) -> None:
        self.heads[entry.event["number"]] = entry.head.hex()
        if entry.event["kind"] == "seal":
            self.seal = entry.event["seal"]

    def link(self, beat: int) -> bytes:
        self.given.append(beat)
        return self.chain[beat]

    def notes(self, table: str) -> dict[str, Any]:
        return {
            "format": NOTES_FORMAT,
            "table": table,
            "client": self.client,
            "tip": self.chain[0].hex(),
            "seal": self.seal,
            "heads": [{"number": n, "head": head} for n, head in sorted(self.heads.items())],
            "given": self.given,
        }


@dataclass
class Played:
    """A game that was played, with everything anyone kept of it."""

    entries: list[Entry]
    devices: list[Device]
    secrets: dict[int, bytes]
    """The server's secret of each attempt."""
    state: State[Any]

    @property
    def transcript(self) -> dict[str, Any]:
        return transcript(self.entries)


class Playing:
    """One game as it goes on; `play` makes a whole one."""

    def __init__(self, rng: random.Random, rules: Rules, *, live: bool = True) -> None:
        self.rng = rng
        self.rules = rules
        self.live = live
        self.entries: list[Entry] = []
        self.devices: list[Device] = []
        self.secrets: dict[int, bytes] = {}
        self.state: State[Any] = rules.game.start()
        self.bots = {rule.seat: bot(rule.bot or "careful") for rule in rules.seats}
        self.add(Ledger.create(f"table-{rng.randrange(10**6)}", rules))

    @property
    def ledger(self) -> Ledger:
        return self.entries[-1].after

    def add(self, entry: Entry) -> Entry:
        self.entries.append(entry)
        for device in self.devices:
            device.see(entry)
        return entry

    def seal(self, make_devices: Callable[[], list[Device]], restarts: int = 0) -> None:
        """Seals and opens, after some attempts that one client spoils."""
        for left in range(restarts, -1, -1):
            self.devices = make_devices()
            secret = self.rng.randbytes(32)
            self.secrets[self.ledger.attempt] = secret
            server = self.ledger.server_commitment(secret)
            clients = [device.commit(self.ledger, server) for device in self.devices]
            self.add(self.ledger.seal(secret, clients, live=self.live))
            if left and self.devices:
                self.add(self.ledger.restart([self.rng.choice(self.devices).client]))
                continue
            self.add(self.ledger.open({device.client: device.chain[0] for device in self.devices}))
            return

    def chance(self) -> Entry:
        """The next chance, with the links of those who are there and willing."""
        ledger = self.ledger
        links: dict[int, bytes | str] = {}
        for client in ledger.asked(self.state):
            device = self.devices[client]
            if device.withholds_at is not None and ledger.beat >= device.withholds_at:
                links[client] = WITHHELD
            elif self.rng.random() >= device.away:
                link = device.link(ledger.beat)
                assert ledger.accepts_link(client, link)
                links[client] = link
        entry = ledger.chance(self.state, links)
        assert entry == ledger.chance(self.state, links), "asked again, the same is drawn"
        self.state = self.state.apply_chance(entry.outcome)
        return self.add(entry)

    def move(self, *, take_back: bool = False) -> None:
        """A move of the seat to act, perhaps taken back once before another is made."""
        before = self.state
        seat = before.to_act
        kind = next(rule.kind for rule in self.rules.seats if rule.seat == seat)
        if take_back and kind == "person":
            self.add(self.ledger.move(before, self.rng.choice(before.legal_moves()), by=kind))
            self.add(self.ledger.take_back())
        seen = before.observation(seat)
        move = self.bots[seat].choose(seen, self.rng)
        by = kind if self.rng.random() < 0.95 else "bot"
        self.add(self.ledger.move(before, move, by=by))
        self.state = before.apply(move)

    def run(self, most_events: int = MOST_EVENTS, *, take_backs: float = 0.02) -> Played:
        """Plays to the end, or until the table has so many events and is given up."""
        while self.state.to_act != TERMINAL and len(self.entries) < most_events:
            if self.state.to_act == CHANCE:
                self.chance()
            else:
                self.move(take_back=self.rng.random() < take_backs)
        self.add(self.ledger.reveal(self.state))
        return Played(self.entries, self.devices, self.secrets, self.state)


def random_rules(rng: random.Random, name: str) -> Rules:
    """Any options, any seats, one to four people, bots on the other seats."""
    seats = rng.choice(SEATS if name == "temper" else PARDON_SEATS)
    if rng.random() < 0.3:
        seats = (0, 1, 2, 3)
    options = random_options(homestretch.option_specs(name), rng)
    if name == "pardon" and int(options.get("hand_size", 5)) * len(seats) > 40:
        options["hand_size"] = 7
    if name == "pardon" and rng.random() < 0.25:
        options["hand_size"] = 0
    first = rng.choice([*seats, "draw"])
    game = homestretch.game(name, seats=seats, first=first, **options)
    people = rng.sample(seats, rng.randint(1, len(seats)))
    return Rules.of(game, (_seat_rule(rng, seat, seat in people) for seat in seats))


def _seat_rule(rng: random.Random, seat: int, person: bool) -> SeatRule:
    if person:
        return SeatRule(seat, "person", rng.choice(NAMES))
    # A random bot now and then: it strays into positions that a careful one avoids.
    return SeatRule(seat, "bot", None, rng.choice(["careful", "careful", "random"]))


def random_devices(rng: random.Random, seats: Iterable[int]) -> list[Device]:
    """One device a person, or several people on one; some of them unreliable."""
    groups: list[list[int]] = []
    for seat in sorted(seats):
        if groups and rng.random() < 0.3:
            groups[-1].append(seat)
        elif not groups or rng.random() < 0.9:
            groups.append([seat])
    devices = []
    for client, group in enumerate(groups):
        length = rng.choice([16, 300, 2048, 2048])
        chain = make_chain(rng.randbytes(32), length)
        device = Device(client, tuple(group), chain, away=rng.choice([0, 0, 0.05, 0.4]))
        if rng.random() < 0.2:
            device.withholds_at = rng.randint(1, 60)
        devices.append(device)
    return devices


def random_game(seed: int, name: str) -> Played:
    """A whole game of any kind."""
    rng = random.Random(f"{name} {seed}")
    rules = random_rules(rng, name)
    playing = Playing(rng, rules, live=rng.random() < 0.9)
    playing.seal(
        lambda: random_devices(rng, rules.persons), restarts=rng.choice([0, 0, 0, 0, 1, 2])
    )
    return playing.run()


def plain_game(
    name: str,
    seed: int = 1,
    *,
    people: tuple[int, ...] = (0, 2),
    most_events: int = 6000,
    **options: Any,
) -> Played:
    """A game of two devices that always answer, with a bot on no seat or on the others."""
    rng = random.Random(f"plain {name} {seed}")
    seats = options.pop("seats", (0, 2))
    game = homestretch.game(name, seats=seats, first=options.pop("first", "draw"), **options)
    rules = Rules.of(
        game,
        (
            SeatRule(seat, "person", f"Seat {seat}")
            if seat in people
            else SeatRule(seat, "bot", None, "careful")
            for seat in seats
        ),
    )
    playing = Playing(rng, rules)
    playing.seal(
        lambda: [
            Device(client, (seat,), make_chain(rng.randbytes(32), 1024))
            for client, seat in enumerate(people)
        ]
    )
    return playing.run(most_events, take_backs=0.0)
