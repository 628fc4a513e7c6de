"""What a seal costs at the server: moves of whole games beside the same games with seeded chance.

    python -m benchmarks.fair_share [--games 12]

One hub on a store of its own, without a network: every command is decoded, carried out, stored and
told to two listeners as always. `links` are live links of one device, or of two. Processor time
of the whole process, devices included; the kinds take turns, so that other programs on the machine
meet all of them alike.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from homestretch.fair.links import make_chain
from homestretch.fair.seal import client_commitment
from homestretch.server.commands import ChainCommit, ChainLink, ChainOpen, ChainSeen
from homestretch.server.events import Viewer
from homestretch.server.hub import Hub
from homestretch.server.limits import Limits
from homestretch.server.listening import Listener
from homestretch.server.messages import Move, Roll, SeatRequest, TableRequest
from homestretch.server.refusals import Refused
from homestretch.server.room import Room
from homestretch.server.setup import SEEDS
from homestretch.server.store import open_store
from homestretch.server.table import Table
from homestretch.server.writer import Writer

KINDS = ("seeded", "sealed", "links of one", "links of two")


class Ear(Listener):
    """Somebody at the table; a device where it has seats in the seal."""

    def __init__(self, room: Room, viewer: Viewer) -> None:
        self.viewer = viewer
        self._room = room
        self._chain: tuple[bytes, ...] = ()
        self._tasks: set[asyncio.Task[None]] = set()
        self._news = asyncio.Event()

    async def until(self, ready: Callable[[], bool]) -> None:
        """Waits for what is told."""
        while not ready():
            self._news.clear()
            await self._news.wait()

    def send(self, frame: str) -> None:
        """Answers what a device is asked."""
        self._news.set()
        if not frame.startswith('{"type":"chain'):
            return
        message = msgspec.json.decode(frame)
        told: ChainCommit | ChainOpen | ChainLink | None = None
        if message["type"] == "chain_seal":
            told = self._commit(message["attempt"], bytes.fromhex(message["server"]))
        elif message["type"] == "chain_ask":
            beat = message["beat"]
            told = ChainLink(beat=beat, client=self.client or 0, link=self._chain[beat].hex())
        elif message["type"] == "chain" and message["entries"][-1]["event"]["kind"] == "seal":
            told = ChainOpen(attempt=1, client=self.client or 0, tip=self._chain[0].hex())
        if told is not None:
            task = asyncio.create_task(self._room.answer(self, told))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _commit(self, attempt: int, server: bytes) -> ChainCommit:
        table = self._room.table
        assert table is not None
        assert table.fair is not None
        rules = table.fair.ledger.rules.digest
        self._chain = make_chain(os.urandom(32), 1000)
        made = [
            client_commitment(table.id, attempt, rules, server, client, 1000, self._chain[0]).hex()
            for client in range(4)
        ]
        return ChainCommit(attempt=attempt, length=1000, commitments=made)

    def cut(self, refusal: Refused) -> None:
        """Never happens here."""


async def play(hub: Hub, game: str, kind: str, number: int) -> tuple[int, float]:
    """One game: how many commands there were, and their processor time in seconds."""
    seats = [SeatRequest(seat=seat, kind="person") for seat in (0, 2)]
    seed = number if kind == "seeded" else None
    asked = TableRequest(game=game, seats=seats, preset=f"{game}-quick", first=0, seed=seed)
    made = await hub.create(asked, "here")
    rng = random.Random(number)
    async with hub.room(made.table) as (room, table):
        whole = table.viewer(made.key)
        ears = [Ear(room, Viewer(frozenset({seat}))) for seat in (0, 2)]
        for index, ear in enumerate(ears):
            is_device = kind == "links of two" or (kind == "links of one" and index == 0)
            room.join(ear, None, ChainSeen() if is_device else None)
        hand = Ear(room, whole)
        await ears[0].until(lambda: not table.company.held)
        count, start = 0, time.process_time()
        while not table.is_over:
            await room.command(hand, command(table, rng, count))
            await ears[0].until(partial(is_done, table, whole, f"c{count}"))
            count += 1
        return count, time.process_time() - start


def is_done(table: Table, viewer: Viewer, name: str) -> bool:
    """Whether a command was carried out, and what the server does after it."""
    if table.accepted(name, viewer) is None:
        return False
    return table.is_over or table.waits_for is not None


def command(table: Table, rng: random.Random, count: int) -> Roll | Move:
    """Any legal command of whoever is to act."""
    name, state = f"c{count}", table.state
    if state.to_act < 0:
        return Roll(id=name, expect=table.number)
    text = str(rng.choice(state.legal_moves()))
    return Move(id=name, expect=table.number, seat=state.to_act, move=text)


async def measured(game: str, games: int, folder: Path) -> dict[str, float]:
    """Microseconds of processor time for one command, by kind: the median of all games."""
    writer = Writer(open_store(folder / game))
    hub = Hub(writer, pace=0, limits=Limits(tables_burst=10**6))
    await hub.start()
    costs: dict[str, list[float]] = defaultdict(list)
    for number in range(games):
        for kind in KINDS:
            count, seconds = await play(hub, game, kind, number)
            if number:  # the first of each warms up
                costs[kind].append(seconds / count * 1e6)
    await hub.stop()
    writer.close()
    return {kind: statistics.median(found) for kind, found in costs.items()}


def main() -> None:
    """Measures and shows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    games = parser.parse_args().games
    os.environ[SEEDS] = "1"
    with tempfile.TemporaryDirectory() as folder:
        for game in ("temper", "pardon"):
            costs = asyncio.run(measured(game, games + 1, Path(folder)))
            for kind in KINDS:
                ratio = costs[kind] / costs["seeded"]
                print(f"{game}, {kind:<14}{costs[kind]:>8.0f} us{ratio:>8.2f} x seeded")


if __name__ == "__main__":
    main()
