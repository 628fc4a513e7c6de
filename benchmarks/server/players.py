"""Tables with two people each, on a device of their own, who play as soon as they may.

Chance is sealed at all of them. Devices may give a link with each roll, or leave that out.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from http.client import HTTPConnection
from secrets import token_urlsafe
from typing import Any

import msgspec

from benchmarks.server.device import Device, Entry
from benchmarks.server.process import Server
from benchmarks.server.wire import Wire, open_wire


class _Move(msgspec.Struct):
    text: str


class _View(msgspec.Struct):
    number: int
    to_act: int | str
    waits_for: int | None
    moves: list[_Move]


class _Message(msgspec.Struct):
    type: str
    view: _View | None = None
    id: str | None = None
    code: str | None = None
    attempt: int = 1
    server: str = ""
    client: int | None = None
    beat: int = 0
    entries: list[Entry] = []


_decode = msgspec.json.Decoder(_Message).decode


class Seat:
    """One person: a connection to a table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.view: _View | None = None
        self.wire: Wire | None = None
        self.is_closed = False
        self.device: Device | None = None
        self.table = table
        self._seat = seat

    def hear(self, data: bytes) -> None:
        """Takes a message; plays when it is this seat's turn."""
        table = self.table
        table.bytes += len(data)
        message = _decode(data)
        if message.view is not None:
            self.view = message.view
            if message.view.to_act == "over":
                table.is_over = True
            elif message.view.waits_for == self._seat:
                table.next = self
                if table.is_playing:
                    table.turn(self)
        elif message.type == "accepted":
            table.accepted += 1
        elif message.type == "refused":
            raise SystemExit(f"refused: {message.code}")
        elif self.device is not None:
            self._take_part(self.device, message)

    def _take_part(self, device: Device, message: _Message) -> None:
        assert self.wire is not None
        if message.type == "chain_ask":
            self.wire.say(device.asked(message.beat))
        elif message.type == "chain_client":
            device.assigned(message.client)
        elif message.type == "chain_seal":
            self.wire.say(json.dumps(device.committed(message.attempt, message.server)).encode())
        elif message.type == "chain":
            answer = device.told(message.entries)
            if answer is not None:
                self.wire.say(json.dumps(answer).encode())

    def act(self) -> None:
        """Sends the command that is waited for."""
        view = self.view
        assert view is not None
        assert self.wire is not None
        common = f'"id":"{self._seat}-{view.number}","expect":{view.number}'
        if view.to_act == "chance":
            self.wire.say(f'{{"type":"roll",{common}}}'.encode())
        else:
            text = self.table.rng.choice(view.moves).text
            move = f'"seat":{self._seat},"move":"{text}"'
            self.wire.say(f'{{"type":"move",{common},{move}}}'.encode())


class Table:
    """A table of Temper with its two people."""

    def __init__(
        self, number: int, turn: Callable[[Seat], None], *, has_devices: bool = False
    ) -> None:
        """`turn` is called with the seat that is to act, as soon as it knows."""
        self._has_devices = has_devices
        self.rng = random.Random(number)
        self.turn = turn
        self.accepted = 0
        self.bytes = 0
        self.is_over = False
        self.is_playing = False
        self.next: Seat | None = None
        """Who is to act, as far as is known here."""
        self.seats = [Seat(self, 0), Seat(self, 2)]

    async def open(self, server: Server) -> None:
        """Makes the table and connects both people."""
        name, keys = make_table(server)
        for seat, key in zip(self.seats, keys, strict=True):
            path = f"/api/tables/{name}/socket"
            seat.wire = await open_wire(server.address, path, seat.hear)
            hello: dict[str, Any] = {"type": "hello", "key": key, "history": False}
            if self._has_devices:
                seat.device, hello["chain"] = Device(name), {}
            seat.wire.say(json.dumps(hello).encode())

    def start(self) -> None:
        """Both begin to play."""
        self.is_playing = True
        if self.next is not None:
            self.turn(self.next)

    def close(self) -> None:
        """Both go away."""
        for seat in self.seats:
            seat.is_closed = True
            if seat.wire is not None:
                seat.wire.close()


def make_table(server: Server) -> tuple[str, list[str]]:
    """A table for the host and an invited person; its name and their keys."""
    seats = [{"seat": 0, "kind": "person"}, {"seat": 2, "kind": "link"}]
    made = _post(server, "/api/tables", {"game": "temper", "seats": seats}, None)
    table, own = made["table"], token_urlsafe(24)
    sit = {"type": "sit", "id": "s", "seat": 2, "key": own}
    _post(server, f"/api/tables/{table}/commands", sit, made["seats"]["2"])
    return table, [made["key"], own]


def _post(server: Server, path: str, body: object, key: str | None) -> dict[str, Any]:
    connection = HTTPConnection(*server.address, timeout=30)
    headers = {"Content-Type": "application/json"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    connection.request("POST", path, json.dumps(body), headers)
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    assert answer.status in {200, 201}, text
    found: dict[str, Any] = json.loads(text)
    return found


async def play(server: Server, tables: list[Table], warm: float, seconds: float) -> list[float]:
    """Plays for some time after a time to warm up; moves and bytes a second, and the load."""
    for table in tables:
        await table.open(server)
    for table in tables:
        table.start()
    await asyncio.sleep(warm)
    begin, moves, sent = time.perf_counter(), total(tables), sum(t.bytes for t in tables)
    used, own = server.seconds(), time.process_time()
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - begin
    return [
        (total(tables) - moves) / spent,
        (sum(t.bytes for t in tables) - sent) / spent,
        (server.seconds() - used) / spent,
        (time.process_time() - own) / spent,
    ]


def links(tables: list[Table]) -> int:
    """Links given so far."""
    return sum(seat.device.links for table in tables for seat in table.seats if seat.device)


def total(tables: list[Table]) -> int:
    """Accepted commands so far."""
    return sum(table.accepted for table in tables)
