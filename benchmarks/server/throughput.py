"""Durable moves a second: real play of Temper, closed loop, one server core.

Chance is sealed at all tables (`games`); with `links` each roll waits for a link of both devices.
Beside it, in the same run, servers on the same stack that only commit a message and send it back
(`echo`), or answer and tell both who are at the table (`relay`). All of them speak only after the
disk has what they were told.

    python -m benchmarks.server.throughput [--tables 200] [--seconds 8] [--rounds 2]
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.server.players import Seat, Table, links, play, total
from benchmarks.server.process import ECHO, GAMES, Server, serving
from benchmarks.server.wire import Wire, open_wire

WARM = 2.0
BOARDGAME_IO = (725, 875)
"""Moves a second of boardgame.io 0.50, closed loop."""
MESSAGE = b'{"type":"move","id":"0-1234","expect":1234,"seat":0,"move":"17-23"}'


async def games(
    server: Server, number: int, seconds: float, *, has_devices: bool = False
) -> list[float]:
    """Moves and bytes a second of the game server, its load and ours."""
    tables = [Table(index, Seat.act, has_devices=has_devices) for index in range(number)]
    figures = await play(server, tables, WARM, seconds)
    if has_devices and links(tables) < total(tables) / 2:
        raise SystemExit("the devices were not asked for their links")
    for table in tables:
        table.close()
    return figures


async def echoes(server: Server, number: int, seconds: float) -> list[float]:
    """Messages a second of the bare server that sends back, its load and ours."""
    return await bare(server, number, seconds, "echo", 1)


async def relays(server: Server, number: int, seconds: float) -> list[float]:
    """Messages a second of the bare server that tells both, its load and ours."""
    return await bare(server, number, seconds, "relay", 2)


async def bare(server: Server, number: int, seconds: float, route: str, people: int) -> list[float]:
    """Messages a second of a bare server: who hears of one and did not send it sends the next."""
    count = 0
    wires: dict[tuple[int, int], Wire] = {}
    turns = [0] * number

    def heard(index: int, person: int, data: bytes) -> None:
        nonlocal count
        if data == MESSAGE and person == (turns[index] + 1) % people:
            count += 1
            turns[index] = person
            wires[index, person].say(MESSAGE)

    for index in range(number):
        for person in range(people):
            wires[index, person] = await open_wire(
                server.address, f"/{route}/t{index}", partial(heard, index, person)
            )
        wires[index, 0].say(MESSAGE)
    await asyncio.sleep(WARM)
    begin, before = time.perf_counter(), count
    used, own = server.seconds(), time.process_time()
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - begin
    for wire in wires.values():
        wire.close()
    rate = (count - before) / spent
    load, ours = server.seconds() - used, time.process_time() - own
    return [rate, rate * len(MESSAGE), load / spent, ours / spent]


def main() -> None:
    """Prints the figures of some rounds, and the ratio of their medians."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=float, default=8)
    options.add_argument("--rounds", type=int, default=2)
    given = options.parse_args()
    jobs: tuple[tuple[str, tuple[str, ...], Callable[..., Coroutine[Any, Any, list[float]]]], ...]
    with_links = partial(games, has_devices=True)
    jobs = (
        ("games", GAMES, games),
        ("links", GAMES, with_links),
        ("relay", ECHO, relays),
        ("echo", ECHO, echoes),
    )
    rates: dict[str, list[float]] = {name: [] for name, _, _ in jobs}
    costs: dict[str, list[float]] = {name: [] for name, _, _ in jobs}
    print(f"{given.tables} tables of Temper, two people each on connections of their own")
    for _ in range(given.rounds):
        for name, program, job in jobs:
            with (
                tempfile.TemporaryDirectory() as folder,
                serving(program, Path(folder) / "store") as server,
            ):
                figures = uvloop.run(job(server, given.tables, given.seconds))
            rate, size, load, ours = figures
            rates[name].append(rate)
            costs[name].append(1e6 * load / rate)
            print(
                f"{name:6} {rate:7.0f} moves/s  {size / 1e6:6.1f} MB/s  "
                f"server core {load:4.0%}, {1e6 * load / rate:4.0f} us a move  client {ours:4.0%}",
                flush=True,
            )
    print("parts of what the bare servers do, by the clock and by the server's processor time")
    speed = {name: statistics.median(rates[name]) for name in rates}
    cost = {name: statistics.median(costs[name]) for name in costs}
    for mine in ("games", "links"):
        for name, what in (("echo", "commit and echo"), ("relay", "commit and tell both")):
            by_clock, by_core = speed[mine] / speed[name], cost[name] / cost[mine]
            print(f"{mine:6} {by_clock:5.2f} and {by_core:5.2f} of {what}")
    low, high = (speed["games"] / rate for rate in BOARDGAME_IO)
    print(
        f"boardgame.io's {BOARDGAME_IO[0]}-{BOARDGAME_IO[1]} moves/s: {high:.1f} to {low:.1f} times"
    )


if __name__ == "__main__":
    main()
