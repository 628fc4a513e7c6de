"""Several processes at the same tables: any of them takes any command, and none does a thing twice.

Each hub here is what a process has: a connection, tables in memory and tasks of its own.
"""

import asyncio
import random
from contextlib import asynccontextmanager

import pytest

from homestretch.server import hub as hub_module
from homestretch.server.hub import Hub
from homestretch.server.messages import Clock, Roll
from homestretch.server.refusals import Refused
from homestretch.server.store import NO_HASH, checked, open_store
from homestretch.server.stored import decode
from homestretch.server.table import Table
from tests.server.hubs import Counting
from tests.server.tables import bot, next_command, person, request
from tests.server.test_hub import Ear, is_over

TWO = request("temper", person(0), person(2), seed=1)
BOTS = request("temper", bot(0), bot(2), preset="temper-quick")


class Process:
    """A hub with its connection to the database."""

    def __init__(self, database, pace=0.0):
        self.writer = Counting(open_store(database))
        self.hub = Hub(self.writer, pace=pace)

    async def stop(self):
        await self.hub.stop()
        self.writer.close()

    async def die(self):
        """Ends without giving anything back."""
        for task in self.hub._tasks:
            task.cancel()
        for room in list(self.hub._rooms.values()):
            await room.stop()
        self.writer.close()


@asynccontextmanager
async def processes(database, number, **settings):
    started = [Process(database, **settings) for _ in range(number)]
    try:
        for process in started:
            await process.hub.start()
        for process in started:
            await process.writer.listens.wait()
        yield started
    finally:
        for process in started:
            await process.stop()


def run(job):
    return asyncio.run(asyncio.wait_for(job(), 60))


async def log_of(process, table_id):
    rows = await process.writer.load(table_id)
    checked(NO_HASH, table_id, rows)
    return [(row.number, row.at, decode(row.body)) for row in rows]


def test_a_game_through_any_process_is_heard_alike_at_all(database):
    async def job():
        rng = random.Random(3)
        async with processes(database, 3) as all_three:
            made = await all_three[0].hub.create(TWO, "here")
            ears, rooms = [], []
            for process in all_three:
                context = process.hub.room(made.table)
                room, table = await context.__aenter__()
                ear = Ear(table.viewer(made.key))
                room.join(ear, None)
                ears.append(ear)
                rooms.append((room, table, context))
            followed = Table.rebuilt(made.table, await log_of(all_three[0], made.table))
            while not followed.is_over:
                room = rng.choice(rooms)[0]
                await room.command(Ear(ears[0].viewer), next_command(followed, rng))
                rows = await all_three[0].writer.load(made.table, followed.number)
                followed.follow((row.number, row.at, decode(row.body)) for row in rows)
            for ear in ears:
                await ear.until(is_over)
            for _, _, context in rooms:
                await context.__aexit__(None, None, None)
            return followed.number, ears

    last, ears = run(job)
    for ear in ears:
        assert ear.numbers == list(range(2, last + 1))
    messages = [
        [(m["event"], m["view"]) for m in ear.heard if m["type"] == "event"] for ear in ears
    ]
    for alike in zip(*messages, strict=True):
        for event, view in alike[1:]:
            first_event, first_view = alike[0]
            assert event == first_event
            # a process far behind has less of the past at hand
            common = min(len(view["history"]), len(first_view["history"]))
            for one in (view, first_view):
                one["history"] = one["history"][-common:]
            assert view == first_view


def test_of_commands_at_the_same_moment_one_is_taken_and_the_others_are_stale(database):
    async def job():
        async with processes(database, 3) as all_three:
            made = await all_three[0].hub.create(TWO, "here")
            outcomes = []
            for step in range(1, 6):
                number = (await all_three[0].hub.view(made.table, None)).number
                view = await all_three[0].hub.view(made.table, made.key)
                if view.to_act != "chance":
                    break
                results = await asyncio.gather(
                    *(
                        command(process, made, Roll(id=f"{step}-{i}", expect=number))
                        for i, process in enumerate(all_three)
                    ),
                    return_exceptions=True,
                )
                outcomes.append(sorted(r.code if isinstance(r, Refused) else "ok" for r in results))
            return outcomes

    outcomes = run(job)
    assert outcomes
    assert all(codes == ["ok", "stale", "stale"] for codes in outcomes)


async def command(process, made, asked):
    async with process.hub.room(made.table) as (room, table):
        ear = Ear(table.viewer(made.key))
        await room.command(ear, asked)
        return ear.heard


def test_the_same_command_at_three_processes_has_one_effect(database):
    async def job():
        async with processes(database, 3) as all_three:
            made = await all_three[0].hub.create(TWO, "here")
            heard = await asyncio.gather(
                *(command(process, made, Roll(id="x", expect=1)) for process in all_three)
            )
            return heard, len(await log_of(all_three[0], made.table))

    heard, events = run(job)
    assert heard == [[{"type": "accepted", "id": "x", "number": 2}]] * 3
    assert events == 2


def test_bots_are_moved_by_one_process_although_all_look_on(database, monkeypatch):
    monkeypatch.setattr("homestretch.server.room.GRACE", 600_000)  # however slow this machine is

    async def job():
        async with processes(database, 3) as all_three:
            made = [await process.hub.create(BOTS, "here") for process in all_three]
            ears = []
            for process in all_three:
                for one in made:
                    async with process.hub.room(one.table) as (room, _):
                        ears.append(Ear())
                        room.join(ears[-1], None)
                        room.users += 1  # as long as somebody looks
            for ear in ears:
                await ear.until(is_over)
            logs = [await log_of(all_three[0], one.table) for one in made]
            return ears, logs, [process.writer.taken for process in all_three]

    ears, logs, taken = run(job)
    for ear in ears:
        first = ear.heard[0]["view"]["number"]
        assert ear.numbers == list(range(first + 1, ear.heard[-1]["view"]["number"] + 1))
    assert all(log for log in logs)
    assert sum(taken) == 0


def test_what_a_process_leaves_behind_is_taken_on_by_another(database, monkeypatch):
    """At once when it was stopped, after a short grace when it died."""
    monkeypatch.setattr("homestretch.server.room.GRACE", 500)
    monkeypatch.setattr(hub_module, "POLL_SECONDS", 0.01)

    async def job():
        table_ids = []
        for ending in (Process.stop, Process.die):
            first = Process(database, pace=0.01)
            await first.hub.start()
            table_ids.append((await first.hub.create(BOTS, "here")).table)
            await ending(first)
        async with processes(database, 2) as two:
            for table_id in table_ids:
                async with two[0].hub.room(table_id) as (room, _):
                    ear = Ear()
                    room.join(ear, None)
                    await ear.until(is_over)
            for table_id in table_ids:
                assert Table.rebuilt(table_id, await log_of(two[0], table_id)).is_over

    run(job)


def test_a_client_that_has_seen_more_than_a_process_knows_is_not_sent_back(database):
    """The news of an event is still under way when its reader comes to another process."""

    async def job():
        one, other = Process(database), Process(database)
        other.hub._listen = asyncio.Event().wait  # it hears nothing
        await one.hub.start()
        await other.hub.start()
        made = await one.hub.create(TWO, "here")
        async with other.hub.room(made.table) as (_, table):
            await command(one, made, Roll(id="x", expect=1))
            assert table.number == 1
            seen = (await other.hub.view(made.table, made.key)).number
            await command(one, made, Roll(id="y", expect=2)) if await rolls(one, made) else None
            later = await command_of(other, made)
        await one.stop()
        await other.stop()
        return seen, later

    async def rolls(process, made):
        return (await process.hub.view(made.table, made.key)).to_act == "chance"

    async def command_of(process, made):
        """A command for an event that the process has not heard of is carried out, not refused."""
        view = await process.hub.view(made.table, made.key)
        async with process.hub.room(made.table) as (room, table):
            ear = Ear(table.viewer(made.key))
            await room.command(ear, next_command(table, random.Random(1)))
        return view.number, ear.heard[-1]["number"]

    seen, (before, after) = run(job)
    assert seen == 2
    assert after > before >= 2


def test_a_room_forgets_what_nobody_looks_at_when_others_go_on(database):
    async def job():
        async with processes(database, 2) as (one, other):
            made = await one.hub.create(TWO, "here")
            await other.hub.view(made.table, None)
            room = other.hub._rooms[made.table]
            while room.users:  # it may still follow what it heard of the table's beginning
                await asyncio.sleep(0.001)
            await command(one, made, Roll(id="x", expect=1))
            while room.table is not None:
                await asyncio.sleep(0.001)
            assert other.hub.room_count == 0
            return (await other.hub.view(made.table, None)).number

    assert run(job) == 2


def test_after_a_break_in_the_listening_rooms_look_for_themselves(database):
    async def job():
        async with processes(database, 2) as (one, other):
            made = await one.hub.create(TWO, "here")
            async with other.hub.room(made.table) as (room, table):
                ear = Ear(table.viewer(made.key))
                room.join(ear, None)
                other.hub._tasks[-1].cancel()
                await command(one, made, Roll(id="x", expect=1))
                room.heard(None)
                await ear.until(lambda ear: ear.numbers == [2])
            return len(ear.heard)

    assert run(job) == 2


def test_listening_begins_anew_whatever_ended_it(database, monkeypatch):
    monkeypatch.setattr(hub_module, "POLL_SECONDS", 0.01)

    async def job():
        one, other = Process(database), Process(database)
        changes, failed = other.writer.changes, []

        async def broken():
            if not failed:
                failed.append(True)
                raise ValueError("a notice that is no text")
            async for change in changes():
                yield change

        other.writer.changes = broken
        for process in (one, other):
            await process.hub.start()
        made = await one.hub.create(TWO, "here")
        async with other.hub.room(made.table) as (room, _):
            ear = Ear()
            room.join(ear, None)
            await command(one, made, Roll(id="x", expect=1))
            await ear.until(lambda ear: ear.numbers == [2])
        for process in (one, other):
            await process.stop()
        return failed

    assert run(job) == [True]


def test_news_that_comes_while_the_store_is_read_is_read_too(database):
    """As when listening begins anew just while somebody plays at another process."""

    async def job():
        async with processes(database, 2) as (one, other):
            made = await one.hub.create(TWO, "here")
            async with other.hub.room(made.table) as (room, _):
                ear = Ear()
                room.join(ear, None)
                load, has_read, goes_on = other.writer.load, asyncio.Event(), asyncio.Event()

                async def slow(table_id, after=0):
                    rows = await load(table_id, after)
                    has_read.set()
                    await goes_on.wait()
                    return rows

                other.writer.load = slow
                room.heard(None)
                await has_read.wait()
                await command(one, made, Roll(id="x", expect=1))
                room.heard(2)
                goes_on.set()
                await ear.until(lambda ear: ear.numbers == [2])
                return ear.numbers

    assert run(job) == [2]


@pytest.mark.parametrize("number", [1, 3])
def test_a_process_alone_or_among_others_makes_each_step_once(database, monkeypatch, number):
    monkeypatch.setattr("homestretch.server.room.GRACE", 600_000)  # however slow this machine is

    async def job():
        async with processes(database, number) as some:
            made = [await some[i % number].hub.create(BOTS, "here") for i in range(6)]
            for one in made:
                async with some[0].hub.room(one.table) as (room, _):
                    ear = Ear()
                    room.join(ear, None)
                    await ear.until(is_over)
            return sum(process.writer.taken for process in some)

    assert run(job) == 0


def test_who_loses_a_connection_and_has_another_elsewhere_was_never_away(database, monkeypatch):
    monkeypatch.setattr("homestretch.server.presence.RETURN_SECONDS", 0.1)
    monkeypatch.setattr("homestretch.server.presence.ANSWER_SECONDS", 50)

    async def job():
        asked = request("temper", person(0), person(2), seed=1, clock=Clock(grace=60))
        async with processes(database, 2) as (one, other):
            made = await one.hub.create(asked, "here")
            async with one.hub.room(made.table) as (room, table):
                ear = Ear(table.viewer(made.key))
                room.join(ear, None)
            async with other.hub.room(made.table) as (elsewhere, table):
                elsewhere.join(Ear(table.viewer(made.key)), None)
                idle = room.users
                room.leave(ear)
                assert room.users > idle
                while room.users > idle:  # until the other process has answered
                    await asyncio.sleep(0.01)
            return await log_of(one, made.table)

    assert [type(event).__name__ for _, _, event in run(job)] == ["Created"]
