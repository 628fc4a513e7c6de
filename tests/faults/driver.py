"""People who play on whatever happens: they come back, say again what was not answered, and note
everything they were told. Afterwards the store is held against their notes.
"""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from homestretch.cli.device import Device
from homestretch.fair import transcript
from homestretch.fair.verify import verify
from homestretch.server.rebuilding import rebuild
from homestretch.server.store import Row, open_store
from tests.faults.servers import Servers

PATIENCE = 60.0
"""Seconds without any news after which a player gives up: a game has stopped."""
PAUSE = 0.02
"""Seconds between tries to reach a server."""

Message = dict[str, Any]


@dataclass
class Mischief:
    """What goes wrong between a player and the server, as chances for each command."""

    cut: float = 0.0
    """The connection is cut right after the command was sent."""
    double: float = 0.0
    """The command is sent twice."""
    stale: float = 0.0
    """An earlier command is sent once more, and one for an event long past."""
    reorder: float = 0.0
    """The command that would follow is sent first."""


@dataclass
class Counts:
    """What happened to all players together."""

    moves: int = 0
    """Commands of ours that were accepted."""
    connections: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def until(self, moves: int) -> None:
        """Waits until so many commands were accepted."""
        while self.moves < moves:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)


class Player:
    """Plays all seats of one table that are people's."""

    def __init__(
        self,
        servers: Servers,
        table: str,
        key: str,
        seed: int,
        counts: Counts,
        mischief: Mischief,
        *,
        takes_part: bool,
    ) -> None:
        self.table = table
        self.device = Device(table) if takes_part else None
        """Its part in chance: a chain of its own, and all that it was told of the log."""
        self.accepted: dict[str, int] = {}
        """The number that each accepted command was given."""
        self.events: dict[int, Message] = {}
        """Every event that was ever told of."""
        self.view: Message | None = None
        self._servers = servers
        self._key = key
        self._rng = random.Random(seed)
        self._counts = counts
        self._mischief = mischief
        self.overtaken: list[str] = []
        """Commands that were refused because one sent before its time was carried out instead: an
        event beside the game had just happened, which made it that one's turn."""
        self._pending: Message | None = None
        self._hurried: set[str] = set()
        self._past: list[Message] = []
        self._last = 0

    @property
    def is_over(self) -> bool:
        """Whether the end of the game was heard of."""
        return self.view is not None and self.view["to_act"] == "over"

    async def play(self) -> None:
        """Plays to the end, over as many connections as it takes."""
        while not self.is_over:
            address = self._servers.address(self._rng)
            if address is not None:
                try:
                    await self._connected(address)
                    continue
                except (WebSocketException, OSError, EOFError):
                    pass
            await asyncio.sleep(PAUSE * (1 + self._rng.random()))

    async def _connected(self, address: str) -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        async with connect(url, compression=None, max_size=None, close_timeout=1) as socket:
            self._counts.connections += 1
            seen = max(self.events, default=None)
            if self._rng.random() < 0.2:
                seen = None
            hello: Message = {"type": "hello", "key": self._key, "seen": seen}
            if self.device is not None:
                hello["chain"] = self.device.hello()
            await self._say(socket, hello)
            for told in self.device.begin() if self.device is not None else ():
                await self._say(socket, told)
            await self._hear(socket)
            if self._pending is not None:
                await self._say(socket, self._pending)
            while not self.is_over:
                if self._pending is None and self.view is not None and self._is_ours(self.view):
                    await self._act(socket, self.view)
                message = await self._hear(socket)
                if message.get("code") == "not_saved" and self._pending is not None:
                    await asyncio.sleep(PAUSE)
                    await self._say(socket, self._pending)

    def _is_ours(self, view: Message) -> bool:
        """Whether it is our turn, and our last command is not still to be heard of as an event."""
        return view["waits_for"] is not None and view["number"] >= self._last

    def _command(self, view: Message) -> Message:
        common = {"id": str(uuid.UUID(int=self._rng.getrandbits(128))), "expect": view["number"]}
        if view["to_act"] == "chance":
            return {"type": "roll", **common}
        move = self._rng.choice(view["moves"])["text"]
        return {"type": "move", "seat": view["to_act"], "move": move, **common}

    async def _act(self, socket: ClientConnection, view: Message) -> None:
        self._pending = command = self._command(view)
        rng, mischief = self._rng, self._mischief
        if rng.random() < mischief.reorder:
            after = {**command, "id": f"{command['id']}-after", "expect": view["number"] + 1}
            self._hurried.add(command["id"])
            await self._say(socket, after)
        await self._say(socket, command)
        if rng.random() < mischief.double:
            await self._say(socket, command)
        if self._past and rng.random() < mischief.stale:
            old = rng.choice(self._past)
            await self._say(socket, old)
            await self._say(socket, {**old, "id": f"{old['id']}-late"})
        self._past.append(command)
        if rng.random() < mischief.cut:
            socket.transport.abort()

    async def _say(self, socket: ClientConnection, message: Message) -> None:
        await socket.send(json.dumps(message))

    async def _hear(self, socket: ClientConnection) -> Message:
        try:
            message: Message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        except TimeoutError:
            raise AssertionError(f"table {self.table} has stopped: {self.view}") from None
        self._take(message)
        for told in self.device.answers(message) if self.device is not None else ():
            await self._say(socket, told)
        return message

    def _take(self, message: Message) -> None:
        if "view" in message:
            self._look(message["view"])
        if message["type"] == "event":
            self._note(message["event"])
        elif message["type"] == "accepted":
            self._note_accepted(message)
        elif message["type"] == "refused":
            self._refused(message)

    def _look(self, view: Message) -> None:
        if self.view is None or view["number"] >= self.view["number"]:
            self.view = view
        for event in view["history"]:
            self._note(event)

    def _note(self, event: Message) -> None:
        before = self.events.setdefault(event["number"], event)
        assert before == event, f"event {event['number']} was {before} and is {event}"

    def _note_accepted(self, message: Message) -> None:
        before = self.accepted.setdefault(message["id"], message["number"])
        assert before == message["number"], f"a command was made twice: {message}"
        if self._pending is not None and message["id"] == self._pending["id"]:
            self._pending = None
            self._last = message["number"]
            self._counts.moves += 1
            self._counts.news.set()

    def _refused(self, message: Message) -> None:
        self._counts.refused[message["code"]] += 1
        if self._pending is None or message["id"] != self._pending["id"]:
            return
        if message["code"] == "stale" and message["id"] in self._hurried:
            self.overtaken.append(message["id"])
            self._pending = None
            return
        # nobody else plays for these seats: nothing but the store can stand against a command
        assert message["code"] == "not_saved", message


async def make_tables(
    servers: Servers, number: int, counts: Counts, mischief: Mischief | None = None, seed: int = 1
) -> list[Player]:
    """Tables of two people of one device, every third with a bot on the second seat.

    Chance is sealed at all of them; at every second the device takes part in it.
    """
    rng = random.Random(seed)
    address = servers.address(rng)
    players = []
    async with httpx.AsyncClient() as client:
        for index in range(number):
            other = {"seat": 2, "kind": "person"}
            if index % 3 == 2:
                other = {"seat": 2, "kind": "bot", "bot": "random"}
            game = ("temper", "pardon")[index % 5 == 4]
            asked = {
                "game": game,
                "preset": f"{game}-quick",
                "seats": [{"seat": 0, "kind": "person"}, other],
            }
            answer = await client.post(f"{address}/api/tables", json=asked, timeout=PATIENCE)
            assert answer.status_code == 201, answer.text
            made = answer.json()
            players.append(
                Player(
                    servers,
                    made["table"],
                    made["key"],
                    rng.getrandbits(32),
                    counts,
                    mischief or Mischief(),
                    takes_part=index % 2 == 0,
                )
            )
    return players


def check(store: str, players: list[Player]) -> int:
    """Holds what the store has against what the players were told; gives the number of events."""
    opened = open_store(store)
    total = 0
    try:
        for player in players:
            rows = opened.load(player.table)
            _check_table(player, rows)
            total += len(rows)
    finally:
        opened.close()
    return total


def _check_table(player: Player, rows: list[Row]) -> None:
    table = rebuild(player.table, rows, kept=None)
    assert table.is_over
    assert max(player.events) == len(rows)
    made = [
        (command, event.number)
        for event in table.recent
        if (command := getattr(event.stored, "command", None))
    ]
    commands = dict(made)
    assert len(made) == len(commands), "a command is in the log twice"
    for command, number in player.accepted.items():
        assert commands.get(command) == number, f"the accepted command {number} is lost"
    for command in player.overtaken:
        assert command not in commands, f"the refused command {command} was carried out"
        assert f"{command}-after" in commands, f"nothing took the place of {command}"
    witness = player.device.witness if player.device is not None else None
    assert witness is None or not witness.alarms, f"{player.table}: {witness.alarms}"
    notes = witness.notes() if witness is not None else None
    report = verify(transcript(e for event in table.recent for e in event.entries), notes)
    assert report.ok, f"{player.table}: {report.failure}"


async def play_all(players: list[Player], trouble: Any) -> None:
    """Everybody plays to the end while `trouble`, a coroutine, goes on."""
    async with asyncio.TaskGroup() as group:
        group.create_task(trouble)
        for player in players:
            group.create_task(player.play())
