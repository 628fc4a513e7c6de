"""Tables are deleted once nothing has happened at them for days: whole, and no others."""

import asyncio
import logging
import time

import pytest

from homestretch.server import hub as hub_module
from homestretch.server import presence, visits
from homestretch.server import retention as retention_module
from homestretch.server.limits import Limits
from homestretch.server.listening import milliseconds
from homestretch.server.messages import JoinRequest, PastRequest, PastTable
from homestretch.server.refusals import Refused
from homestretch.server.retention import COUNT_STEPS, DAY, REST_STEPS, Retention
from homestretch.server.store import Part, open_store
from homestretch.server.writer import StoreFailed, Writer
from tests.server import asking
from tests.server.hubs import Counting, run_hub
from tests.server.serving import PATIENCE, Client, make_table, serving
from tests.server.tables import person, request, seat
from tests.server.test_hub import BOTS, Ear, roll
from tests.server.test_many import processes
from tests.server.test_many import run as run_many

TWO = request("temper", person(0), person(2), seed=1)
OPEN = request("temper", person(0), seat(2, "open"), seed=1)
DAYS = 30
WHOLE = Part(tables=100, events=10_000)


def run(path, job, **settings):
    return run_hub(Counting, open_store(path), job, **settings)


class Ahead:
    """The server's clock, which the tests put on."""

    def __init__(self):
        self.ahead = 0

    def __call__(self):
        return milliseconds() + self.ahead

    def pass_days(self, number):
        self.ahead += number * DAY


@pytest.fixture
def clock(monkeypatch):
    made = Ahead()
    monkeypatch.setattr(hub_module, "milliseconds", made)
    return made


async def refusal(work):
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.code


async def listening(hub, made):
    """A player's connection, with the context that ends it."""
    context = hub.room(made.table)
    room, table = await context.__aenter__()
    ear = Ear(table.viewer(made.key))
    room.join(ear, None)

    async def leave():
        room.leave(ear)
        await context.__aexit__(None, None, None)

    return room, table, ear, leave


def test_old_tables_go_and_young_ones_and_those_in_use_stay(path, clock):
    async def job(hub, writer):
        retention = Retention(hub, writer, DAYS, WHOLE)
        old, used, played = [await hub.create(TWO, "here") for _ in range(3)]
        *_, leave = await listening(hub, used)
        clock.pass_days(20)
        async with hub.room(played.table) as (room, table):
            await room.command(Ear(table.viewer(played.key)), roll(table))
        await retention.step()
        before = hub.table_count
        await hub.view(old.table, old.key)
        assert old.table in hub.in_use(clock() - DAYS * DAY)  # nor do young ones leave memory
        clock.pass_days(11)
        young = await hub.create(TWO, "here")
        await retention.step()  # it rests: the names were gone through just before
        rested = hub.table_count
        for _ in range(REST_STEPS):
            await retention.step()
        after = hub.table_count, await writer.count(), writer.figures.deleted
        codes = [await refusal(hub.view(old.table, old.key)), await refusal(hub.rows(old.table))]
        codes.append(await refusal(hub.at_code(old.code, "here")))
        views = [await hub.view(made.table, made.key) for made in (used, played, young)]
        await leave()
        retention = Retention(hub, writer, DAYS, WHOLE)
        await retention.step()
        codes.append(await refusal(hub.view(used.table, used.key)))
        return before, rested, after, codes, [view.number for view in views], await writer.count()

    before, rested, after, codes, numbers, left = run(path, job)
    assert (before, rested, after) == (3, 4, (3, 3, 1))
    assert codes == ["no_table", "no_table", "no_code", "no_table"]
    assert numbers == [1, 2, 1]
    assert left == 2


def test_a_part_at_a_time(path, clock):
    async def job(hub, writer):
        retention = Retention(hub, writer, DAYS, Part(tables=3, events=2))
        for _ in range(7):
            await hub.create(TWO, "here")
        clock.pass_days(DAYS + 1)
        counts = []
        while hub.table_count:
            await retention.step()
            counts.append(hub.table_count)
            assert await writer.count() == hub.table_count
        return counts

    assert run(path, job) == [5, 3, 1, 0]


def test_a_full_server_has_room_again(path, clock):
    async def job(hub, writer):
        made = [await hub.create(TWO, "here") for _ in range(2)]
        codes = [await refusal(hub.create(TWO, "here"))]
        clock.pass_days(DAYS + 1)
        await Retention(hub, writer, DAYS, WHOLE).step()
        await hub.create(TWO, "here")
        again = await hub.create(TWO, "here")
        codes.append(await refusal(hub.create(TWO, "here")))
        assert again.table not in {one.table for one in made}
        return codes, await writer.count()

    assert run(path, job, limits=Limits(tables=2)) == (["server_full"] * 2, 2)


def test_a_list_of_games_leaves_out_those_that_are_gone(path, clock):
    async def job(hub, writer):
        old = await hub.create(TWO, "here")
        clock.pass_days(DAYS + 1)
        young = await hub.create(TWO, "here")
        await Retention(hub, writer, DAYS, WHOLE).step()
        asked = [PastTable(table=made.table, key=made.key) for made in (old, young)]
        return await visits.past(hub, PastRequest(tables=asked), "here"), young.table

    past, young = run(path, job)
    assert [game.table for game in past.games] == [young]


def test_what_is_read_in_the_same_moment_is_there_whole_or_not_at_all(tmp_path, clock):
    """The store does one thing after the other: who reads first keeps the table."""

    async def job(hub, writer):
        made = await hub.create(TWO, "here")
        clock.pass_days(DAYS + 1)
        hub.in_use(hub.now())  # it leaves memory
        first = asyncio.create_task(hub.view(made.table, made.key))
        await asyncio.sleep(0)
        await Retention(hub, writer, DAYS, WHOLE).step()
        number = (await first).number
        deleting = asyncio.create_task(Retention(hub, writer, DAYS, WHOLE).step())
        await asyncio.sleep(0)
        code = await refusal(hub.view(made.table, made.key))
        await deleting
        return number, code, await writer.load(made.table)

    assert run(tmp_path / "s", job) == (1, "no_table", [])


def test_it_is_done_by_itself_and_again_after_the_store_failed(path, clock, monkeypatch):
    monkeypatch.setattr(retention_module, "STEP_SECONDS", 0.001)
    monkeypatch.setattr(retention_module, "REST_STEPS", 1)
    faults = [StoreFailed("disk gone"), ValueError("nobody knows why")]
    whole = Writer.delete_old

    async def delete_old(self, *given):
        if faults:
            raise faults.pop()
        return await whole(self, *given)

    monkeypatch.setattr(Writer, "delete_old", delete_old)

    async def job(hub, writer):
        for _ in range(2):
            await hub.create(TWO, "here")
            clock.pass_days(DAYS + 1)
            while hub.table_count:
                await asyncio.sleep(0.001)
        return await writer.count(), writer.figures.deleted

    assert run(path, job, keep_days=DAYS) == (0, 2)
    assert not faults


def test_without_the_setting_all_are_kept(path, clock, monkeypatch):
    asked = []

    async def delete_old(self, *given):
        asked.append(given)

    monkeypatch.setattr(Writer, "delete_old", delete_old)

    async def job(hub, writer):
        await hub.create(TWO, "here")
        clock.pass_days(100_000)
        return len(hub._tasks), await writer.count()

    tasks, count = run(path, job)
    with_it, _ = run(path, job, keep_days=1)
    assert (with_it - tasks, count) == (1, 1)


def test_so_many_days_that_there_were_none_delete_nothing(path):
    async def job(hub, writer):
        await hub.create(TWO, "here")
        await Retention(hub, writer, 10**30, WHOLE).step()
        return await writer.count()

    assert run(path, job) == 1


# ---------------------------------------------------------------------- several processes


def test_a_table_that_another_process_has_deleted_is_gone_for_whoever_has_it(
    database, clock, monkeypatch
):
    monkeypatch.setattr(presence, "RETURN_SECONDS", 0.01)
    monkeypatch.setattr(presence, "ANSWER_SECONDS", 0.01)

    async def job():
        async with processes(database, 2) as (one, other):
            made = await one.hub.create(TWO, "here")
            idle = await one.hub.create(OPEN, "here")
            room, table, ear, leave = await listening(one.hub, made)
            clock.pass_days(DAYS + 1)
            await Retention(other.hub, other.writer, DAYS, WHOLE).step()
            codes = [await refusal(room.command(ear, roll(table)))]
            codes.append(await refusal(room.command(ear, roll(table))))
            codes.append(await refusal(one.hub.view(made.table, made.key)))
            codes.append(await refusal(visits.join(one.hub, idle.code, JoinRequest(), "here")))
            async with one.hub.room((await one.hub.create(TWO, "here")).table):
                pass  # others go on
            codes.append(await refusal(one.hub.view(idle.table, idle.key)))
            await leave()
            while one.hub.room_count > 1:  # whoever has left is not missed for ever
                await asyncio.sleep(0.001)
            rows = [await one.writer.load(each.table) for each in (made, idle)]
            return codes, rows

    codes, rows = run_many(job)
    assert codes == ["no_table", "no_table", "no_table", "no_code", "no_table"]
    assert rows == [[], []]


def test_an_append_that_comes_too_late_is_told_no_table(database, clock):
    """The deleting comes between what a process has last read and what it adds."""

    async def job():
        async with processes(database, 2) as (one, other):
            made = await one.hub.create(OPEN, "here")
            clock.pass_days(DAYS + 1)
            append = one.writer.append

            async def late(*given, **more):
                await Retention(other.hub, other.writer, DAYS, WHOLE).step()
                await append(*given, **more)

            one.writer.append = late
            code = await refusal(visits.join(one.hub, made.code, JoinRequest(), "here"))
            return code, await one.writer.load(made.table), one.writer.taken

    assert run_many(job) == ("no_table", [], 1)


def test_a_step_of_the_server_at_a_table_that_is_gone_is_no_fault(
    database, clock, caplog, monkeypatch
):
    monkeypatch.setattr(hub_module, "POLL_SECONDS", 3_600)  # the other has no step to make

    async def job():
        async with processes(database, 2) as (one, other):
            append = one.writer.append
            tried = asyncio.Event()

            async def late(table_id, rows, *, due):
                if rows[0].number == 1:
                    await append(table_id, rows, due=due)
                    return
                clock.pass_days(DAYS + 1)
                await Retention(other.hub, other.writer, DAYS, WHOLE).step()
                tried.set()
                await append(table_id, rows, due=due)

            one.writer.append = late
            made = await one.hub.create(BOTS, "here")
            await tried.wait()
            while one.hub.room_count:
                await asyncio.sleep(0.001)
            return one.writer.taken, await one.writer.load(made.table)

    with caplog.at_level(logging.WARNING):
        assert run_many(job) == (1, [])
    assert [(record.levelname, record.exc_info) for record in caplog.records] == [("ERROR", False)]


def test_what_other_processes_delete_is_counted_after_a_while(database, clock):
    async def job():
        async with processes(database, 2) as (one, other):
            await one.hub.create(TWO, "here")
            clock.pass_days(DAYS + 1)
            await Retention(other.hub, other.writer, DAYS, WHOLE).step()
            before = one.hub.table_count
            retention = Retention(one.hub, one.writer, DAYS, WHOLE)
            for _ in range(COUNT_STEPS):
                await retention.step()
            return before, one.hub.table_count

    assert run_many(job) == (1, 0)


# --------------------------------------------------------------------------- over the wire


def figure(address, name):
    text = asking.get(f"{address}/metrics").text
    (line,) = [line for line in text.splitlines() if line.startswith(f"{name} ")]
    return float(line.rpartition(" ")[2])


def test_what_people_see_of_it(path, clock, monkeypatch):
    monkeypatch.setattr(retention_module, "STEP_SECONDS", 0.005)
    monkeypatch.setattr(retention_module, "REST_STEPS", 0)
    people = ((0, "person"), (2, "person"))
    with serving(path, metrics=True, keep_days=DAYS) as address:
        old, key = make_table(address, "temper", *people)
        used, own = make_table(address, "temper", *people)
        with Client(address, used, own) as client:
            client.hear()
            clock.pass_days(DAYS + 1)
            until = time.monotonic() + PATIENCE
            while not figure(address, "homestretch_tables_deleted_total"):
                assert time.monotonic() < until
            gone = asking.get(f"{address}/api/tables/{old}")
            asked = [{"table": old, "key": key}, {"table": used, "key": own}]
            listed = asking.post(f"{address}/api/past", json={"tables": asked}).json()["games"]
            with Client(address, old, key) as late:
                told = late.hear()
            assert client.ask(client.command(lambda moves: moves[0]))["type"] == "accepted"
            tables = figure(address, "homestretch_tables")
        young = asking.get(f"{address}/api/tables/{used}").status_code
    assert (gone.status_code, gone.json()["error"]["code"]) == (404, "no_table")
    assert [game["table"] for game in listed] == [used]
    assert (told["type"], told["code"]) == ("refused", "no_table")
    assert (tables, young) == (1, 200)
