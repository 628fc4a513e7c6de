"""Rooms and the hub: everybody hears of what is on disk, in order, whatever fails meanwhile."""

import asyncio
import json
import random
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from homestretch.server import programs
from homestretch.server.commands import Rematch
from homestretch.server.events import WATCHER, DamagedLog
from homestretch.server.limits import AddressBuckets, Bucket, Limits
from homestretch.server.listening import Listener
from homestretch.server.messages import Roll
from homestretch.server.refusals import Refused, refusal_of
from homestretch.server.store import linked, open_store
from homestretch.server.stored import decode
from homestretch.server.table import Table
from homestretch.server.writer import StoreFailed
from tests.server.hubs import Counting, run_hub
from tests.server.tables import bot, next_command, person, request, seat

TWO = request("temper", person(0), person(2), seed=1)
QUICK = request("temper", person(0), person(2), seed=1, options={"tokens": 1})
BOTS = request("temper", bot(0), bot(2), preset="temper-quick")


class Ear(Listener):
    """A listener that keeps what it hears."""

    def __init__(self, viewer=WATCHER):
        self.viewer = viewer
        self.heard = []
        self.news = asyncio.Event()

    def send(self, frame):
        self.heard.append(json.loads(frame))
        self.news.set()

    def cut(self, refusal):
        self.heard.append({"type": "cut", "code": refusal.code})
        self.news.set()

    @property
    def numbers(self):
        return [m["event"]["number"] for m in self.heard if m["type"] == "event"]

    async def until(self, ready):
        while not ready(self):
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 20)


@asynccontextmanager
async def watched(hub):
    """A new table with its player and a watcher."""
    made = await hub.create(TWO, "here")
    async with hub.room(made.table) as (room, table):
        player, watcher = Ear(table.viewer(made.key)), Ear()
        room.join(player, None)
        room.join(watcher, None)
        yield room, player, watcher


async def rooms_in(hub):
    """How many rooms stay: who begins to listen to the database may still look at some."""
    async with asyncio.timeout(20):
        while hub.room_count:
            await asyncio.sleep(0.01)
    return hub.room_count


def is_over(ear):
    return bool(ear.heard) and ear.heard[-1].get("view", {}).get("to_act") == "over"


class Moody(Counting):
    """A writer that can be told to fail, before or after the events are on disk."""

    mood = "well"

    async def append(self, table_id, rows, *, due):
        if self.mood == "refuse":
            raise StoreFailed("disk full")
        await super().append(table_id, rows, due=due)
        if self.mood == "lose the answer":
            raise StoreFailed("nobody knows")


def run(path, job, **settings):
    return run_hub(Moody, open_store(path), job, **settings)


def roll(table):
    return Roll(id=f"r{table.number}", expect=table.number)


def test_everybody_hears_every_event_in_order(path):
    async def job(hub, writer):
        made = await hub.create(TWO, "here")
        rng = random.Random(1)
        async with hub.room(made.table) as (room, table):
            player, other, watcher = Ear(table.viewer(made.key)), Ear(table.viewer(made.key)), Ear()
            for ear in (player, other, watcher):
                room.join(ear, None)
            while not table.is_over:
                await room.command(player, next_command(table, rng))
        return table.number, player, other, watcher

    last, *ears = run(path, job)
    for ear in ears:
        assert ear.heard[0]["type"] == "view"
        assert ear.numbers == list(range(2, last + 1))
        for message in ear.heard[1:]:
            if message["type"] == "event":
                assert message["view"]["number"] == message["event"]["number"]
                assert message["view"]["history"][-1] == message["event"]
    accepted = [m["number"] for m in ears[0].heard if m["type"] == "accepted"]
    assert accepted == list(range(2, last + 1))
    assert all(m["type"] != "accepted" for ear in ears[1:] for m in ear.heard)


def test_a_refused_rematch_makes_no_table_and_no_rematch_passes_the_limit(path):
    async def job(hub, writer):
        made = await hub.create(QUICK, "here")
        rng = random.Random(1)
        codes = []
        async with hub.room(made.table) as (room, table):
            player = Ear(table.viewer(made.key))
            while not table.is_over:
                await room.command(player, next_command(table, rng))
            for command in (Rematch(id="a", expect=0), Rematch(id="b")):
                with pytest.raises(Refused) as refusal:
                    await room.ask(made.key, command)
                codes.append(refusal.value.code)
            told = table.company.next_table
        return codes, told, await writer.count()

    codes, told, count = run(path, job, limits=Limits(tables=1))
    assert (codes, told, count) == (["stale", "server_full"], None, 1)


def test_many_commands_at_once_are_one_after_the_other(path):
    async def job(hub, writer):
        made = await hub.create(TWO, "here")
        async with hub.room(made.table) as (room, table):
            ears = [Ear(table.viewer(made.key)) for _ in range(8)]
            for ear in ears:
                room.join(ear, None)
            commands = [Roll(id=f"c{i}", expect=table.number) for i in range(8)]
            results = await asyncio.gather(
                *(room.command(e, c) for e, c in zip(ears, commands, strict=True)),
                return_exceptions=True,
            )
            return results, table.number

    results, number = run(path, job)
    assert number == 2
    codes = sorted(r.code if r else "accepted" for r in results)
    assert codes == ["accepted", *["stale"] * 7]


def test_the_same_command_from_many_connections_has_one_effect(path):
    async def job(hub, writer):
        made = await hub.create(TWO, "here")
        async with hub.room(made.table) as (room, table):
            ears = [Ear(table.viewer(made.key)) for _ in range(5)]
            await asyncio.gather(*(room.command(ear, Roll(id="x", expect=1)) for ear in ears))
            return [ear.heard for ear in ears], table.number

    heard, number = run(path, job)
    assert number == 2
    assert heard == [[{"type": "accepted", "id": "x", "number": 2}]] * 5


def test_bots_play_by_themselves_to_the_end(path):
    async def job(hub, writer):
        made = await hub.create(BOTS, "here")
        async with hub.room(made.table) as (room, table):
            ear = Ear()
            room.join(ear, None)
            await ear.until(is_over)
            return ear, table.number

    ear, last = run(path, job)
    assert ear.numbers == list(range(ear.heard[0]["view"]["number"] + 1, last + 1))


def test_bots_go_on_after_a_restart_without_anybody_looking(path):
    async def begin(hub, writer):
        return (await hub.create(BOTS, "here")).table

    async def wait(hub, writer):
        while True:
            rows = await writer.load(table_id)
            log = [(row.number, row.at, decode(row.body)) for row in rows]
            if Table.rebuilt(table_id, log).is_over:
                return len(rows)

    table_id = run(path, begin)
    first = run(path, lambda hub, writer: writer.load(table_id))
    assert run(path, wait) > len(first)


def test_a_table_nobody_uses_leaves_memory_and_comes_back(path):
    async def job(hub, writer):
        made = [await hub.create(TWO, "here") for _ in range(5)]
        async with hub.room(made[0].table) as (room, table):
            ear = Ear(table.viewer(made[0].key))
            await room.command(ear, roll(table))
            for other in made:
                await hub.view(other.table, other.key)
            assert hub.room_count == 3  # the one in use, and two idle ones
        views = [await hub.view(m.table, m.key) for m in made]
        return hub.room_count, [view.number for view in views]

    count, numbers = run(path, job, limits=Limits(idle_tables=2))
    assert count == 2
    assert numbers == [2, 1, 1, 1, 1]


def test_a_table_is_loaded_once_for_all_who_ask_together(path):
    async def job(hub, writer):
        made = await hub.create(TWO, "here")
        async with hub.room(made.table) as (room, table):
            await room.command(Ear(table.viewer(made.key)), roll(table))
        for _ in range(3):
            await hub.create(TWO, "here")  # the first table leaves memory
        loads = []
        original = writer.load

        def load(table_id, after=0):
            if not after:
                loads.append(table_id)
            return original(table_id, after)

        writer.load = load
        await asyncio.gather(*(hub.view(made.table, None) for _ in range(10)))
        return loads, made.table

    loads, table_id = run(path, job, limits=Limits(idle_tables=1))
    assert loads == [table_id]


def test_a_write_that_fails_changes_nothing(path):
    async def job(hub, writer):
        made = await hub.create(TWO, "here")
        async with hub.room(made.table) as (room, table):
            ear = Ear(table.viewer(made.key))
            room.join(ear, None)
            writer.mood = "refuse"
            with pytest.raises(StoreFailed):
                await room.command(ear, Roll(id="x", expect=1))
            writer.mood = "well"
            assert (await hub.view(made.table, None)).number == 1
            await room.command(ear, Roll(id="x", expect=1))
        return ear.heard

    heard = run(path, job)
    assert [m["type"] for m in heard] == ["view", "accepted", "event"]


def test_a_write_whose_answer_is_lost_counts_once(path):
    """The event is on disk although the write seemed to fail: all hear of it, it is made once."""

    async def job(hub, writer):
        async with watched(hub) as (room, player, watcher):
            writer.mood = "lose the answer"
            with pytest.raises(StoreFailed):
                await room.command(player, Roll(id="x", expect=1))
            writer.mood = "well"
            await room.command(player, Roll(id="x", expect=1))
        return player.heard, watcher.numbers, len(await writer.load(room.id))

    heard, numbers, stored = run(path, job)
    assert [m["type"] for m in heard] == ["view", "event", "accepted"]
    assert numbers == [2]
    assert stored == 2


def test_a_command_given_up_in_the_middle_leaves_table_and_log_alike(path):
    async def job(hub, writer):
        made = await hub.create(TWO, "here")
        async with hub.room(made.table) as (room, table):
            ear = Ear(table.viewer(made.key))
            task = asyncio.create_task(room.command(ear, Roll(id="x", expect=1)))
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await room.command(ear, Roll(id="x", expect=1))
            return ear.heard, len(await writer.load(made.table))

    heard, stored = run(path, job)
    assert heard == [{"type": "accepted", "id": "x", "number": 2}]
    assert stored == 2


def test_everybody_hears_of_a_command_whose_giver_has_gone(path):
    """A roll is on its way to the disk when the connection breaks, and nobody asks again."""

    async def job(hub, writer):
        async with watched(hub) as (room, player, watcher):
            asked, original = asyncio.Event(), writer.append

            async def append(*given, **more):
                asked.set()
                await original(*given, **more)

            writer.append = append
            task = asyncio.create_task(room.command(player, Roll(id="x", expect=1)))
            await asked.wait()
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await watcher.until(lambda ear: ear.numbers)
        return watcher.numbers

    assert run(path, job) == [2]


def test_everybody_hears_of_an_event_of_which_the_answer_was_lost(path):
    async def job(hub, writer):
        async with watched(hub) as (room, player, watcher):
            writer.mood = "lose the answer"
            with pytest.raises(StoreFailed):
                await room.command(player, Roll(id="x", expect=1))
            await watcher.until(lambda ear: ear.numbers)
        return watcher.numbers

    assert run(path, job) == [2]


def test_a_program_that_comes_while_its_table_is_read_anew_has_its_seat(path, monkeypatch):
    """Somebody else's command failed on its way to the disk in that moment."""
    asked = request("temper", person(0), seat(2, "program"), seed=1)

    async def job(hub, writer):
        made = await hub.create(asked, "here")
        own = programs.seat_of

        def seat_of(table, key):
            hub._rooms[made.table].table = None
            return own(table, key)

        monkeypatch.setattr(programs, "seat_of", seat_of)
        program = programs.ProgramListener(9)
        async with AsyncExitStack() as stack:
            await program.arrive(hub, f"{made.table}.{made.seats['2']}", stack)
            return program.viewer

    viewer = run(path, job)
    assert (viewer.seats, viewer.invited) == ({2}, frozenset())


def test_bots_go_on_when_the_store_works_again(path, monkeypatch):
    monkeypatch.setattr("homestretch.server.room.FIRST_RETRY", 0.001)

    async def job(hub, writer):
        made = await hub.create(BOTS, "here")
        async with hub.room(made.table) as (room, _):
            ear = Ear()
            room.join(ear, None)
            for mood in ("refuse", "lose the answer", "well"):
                writer.mood = mood
                for _ in range(20):
                    await asyncio.sleep(0)
            await ear.until(is_over)
        return ear.numbers, ear.heard[0]["view"]["number"]

    numbers, seen = run(path, job)
    assert numbers == list(range(seen + 1, seen + 1 + len(numbers)))


def test_a_table_that_is_not_there(path):
    async def job(hub, writer):
        codes = []
        for name in ("x", "", "a" * 12, "A" * 12, "../../etc/pa", "ä" * 12):
            with pytest.raises(Refused) as refusal:
                await hub.view(name, None)
            codes.append((refusal.value.code, refusal.value.status))
        return codes, await rooms_in(hub)

    codes, rooms = run(path, job)
    assert set(codes) == {("no_table", 404)}
    assert rooms == 0


def test_a_damaged_table_is_refused_without_details(path):
    async def job(hub, writer):
        made = await hub.create(TWO, "here")
        (first,) = await writer.load(made.table)
        broken = linked(first.hash, made.table, [(2, 0, b'{"kind":"chance","outcome":9}')])
        await writer.append(made.table, broken, due=1)
        await hub.create(TWO, "here")
        with pytest.raises(DamagedLog) as damage:
            await hub.view(made.table, None)
        return str(refusal_of(damage.value)), await rooms_in(hub)

    message, rooms = run(path, job, limits=Limits(idle_tables=0))
    assert message == "the stored game cannot be read; the server's log says more"
    assert rooms == 0


def test_a_log_that_was_changed_is_refused(path):
    async def job(hub, writer):
        made = await hub.create(TWO, "here")
        (forged,) = linked(b"?" * 32, made.table, [(2, 0, b'{"kind":"chance","outcome":6}')])
        await writer.append(made.table, [forged], due=1)
        await hub.create(TWO, "here")
        with pytest.raises(DamagedLog, match="event 2 or one before it was changed"):
            await hub.view(made.table, None)

    run(path, job, limits=Limits(idle_tables=0))


def test_there_is_an_end_to_new_tables(path):
    async def job(hub, writer):
        for _ in range(3):
            await hub.create(TWO, "here")
        refusals = [await refused_code(hub, "here")]
        await hub.create(TWO, "there")
        refusals.append(await refused_code(hub, "there"))
        return refusals, await writer.count()

    limits = Limits(tables=4, tables_burst=3, tables_per_second=0)
    assert run(path, job, limits=limits) == (["too_many_tables", "server_full"], 4)
    again = run(path, lambda hub, writer: refused_code(hub, "elsewhere"), limits=limits)
    assert again == "server_full"  # the count survives a restart


async def refused_code(hub, address):
    with pytest.raises(Refused) as refusal:
        await hub.create(TWO, address)
    return refusal.value.code


def test_a_bucket_fills_again():
    bucket = Bucket(rate=2, burst=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_addresses_do_not_share_a_bucket_and_are_forgotten():
    now = 0.0
    buckets = AddressBuckets(rate=0, burst=1, clock=lambda: now, kept=2)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]
    assert buckets.take("c")  # `a`, the longest unused, is forgotten
    assert not buckets.take("b")
    assert buckets.take("a")
