"""The server's own steps: made once they are due, whatever clocks, stores and refusals do."""

import asyncio

import pytest

from homestretch.core.errors import HomestretchError
from homestretch.server import hub as hub_module
from homestretch.server import room as room_module
from homestretch.server.listening import milliseconds
from homestretch.server.messages import Clock, Roll
from homestretch.server.room import Room
from homestretch.server.store import open_store
from homestretch.server.stored import Absent, decode
from homestretch.server.writer import StoreFailed, Writer
from tests.server.hubs import Counting, run_hub
from tests.server.tables import KEY, bot, person, request
from tests.server.test_hub import BOTS, TWO, Ear, is_over
from tests.server.virtual import now, run

HOUR = 3_600_000
LONG = request("temper", *(bot(seat) for seat in range(4)))
TIMED = request("temper", person(0), person(2), seed=1, clock=Clock(turn=3_600))


def test_bots_go_on_although_the_command_that_ended_the_sealing_is_refused():
    """A roll without a device ends the wait for one, and is then not the right thing to do."""

    async def job(disk):
        process = disk.process()
        with process.room.used():
            await process.open(request("pardon", person(0), bot(2), first=2, preset="pardon-quick"))
            with pytest.raises(HomestretchError) as refusal:
                await process.room.ask(KEY, Roll(id="r", expect=1))
            number = process.room.table.moved_on
            await asyncio.sleep(1)
            return refusal.value.code, process.room.table.moved_on - number

    code, steps = run(job, shared=False)
    assert code == "stale"
    assert steps > 0


def test_news_that_could_not_be_read_are_read_once_they_can():
    async def job(disk):
        one, other = disk.process(), disk.process()
        await one.open(TWO)
        ear = await other.come(2)
        load, failures = other.load, []

        async def moody(*given):
            if len(failures) < 3:
                failures.append(given)
                raise StoreFailed("away for a moment")
            return await load(*given)

        other.load = moody
        with one.room.used():
            await one.room.ask(KEY, Roll(id="r", expect=1))
        await asyncio.sleep(30)
        return ear.numbers, len(failures)

    assert run(job) == ([2], 3)


def test_bots_do_not_wait_until_a_clock_that_was_set_back_is_there_again():
    async def job(disk):
        process, back = disk.process(), [0]
        process.room = Room("testtable", process, pace=0.8, clock=lambda: now() - back[0])
        await process.open(request("temper", person(0), bot(2), first=2, seed=1))
        await process.come(0)
        number = process.room.table.number
        back[0] = HOUR
        await asyncio.sleep(4)
        return process.room.table.number - number

    assert run(job, shared=False) > 1


class Noting(Counting):
    """Notes the due times that are put off."""

    def __init__(self, store):
        super().__init__(store)
        self.put_off = []
        self.news = asyncio.Event()

    async def set_due(self, table_ids, due):
        await super().set_due(table_ids, due)
        self.put_off.append((list(table_ids), due))
        self.news.set()

    async def until_put_off(self):
        await asyncio.wait_for(self.news.wait(), 20)


@pytest.fixture
def served(path, monkeypatch):
    """Runs a job with a hub that looks after its tables all the time."""
    monkeypatch.setattr(hub_module, "POLL_SECONDS", 0.01)

    def go(job):
        return run_hub(Noting, open_store(path), job)

    return go


def test_a_table_that_was_claimed_too_early_is_left_alone_until_it_is_due(served):
    """As after hours without a server, in which nobody's time ran."""

    async def job(hub, writer):
        made = await hub.create(TIMED, "here")
        await Writer.set_due(writer, [made.table], 1)
        await writer.until_put_off()
        return made.table, (await hub.view(made.table, None)).deadline, writer

    table, deadline, writer = served(job)
    ((tables, due),) = writer.put_off
    assert tables == [table]
    if writer.is_shared:  # other processes may think that it is due: they are to look soon
        assert deadline - HOUR < due < deadline
    else:
        assert due == deadline


@pytest.fixture
def asleep(monkeypatch):
    """How long the server's computer has slept, in milliseconds, in a list of one."""
    slept = [0]
    monkeypatch.setattr(hub_module, "milliseconds", lambda: milliseconds() + slept[0])
    return slept


def test_nobodys_time_runs_while_the_servers_computer_sleeps(served, asleep):
    async def job(hub, writer):
        made = await hub.create(TIMED, "here")
        before = (await hub.view(made.table, None)).deadline
        asleep[0] = 2 * HOUR
        await writer.until_put_off()
        rows = await writer.load(made.table)
        after = (await hub.view(made.table, None)).deadline
        return after - before, rows

    more, rows = served(job)
    assert 2 * HOUR <= more < 2 * HOUR + 60_000
    assert is_nobody_absent(rows)


def test_who_comes_first_after_that_sleep_ends_nobodys_time(served, asleep, monkeypatch):
    monkeypatch.setattr(hub_module, "POLL_SECONDS", 3_600)

    async def job(hub, writer):
        made = await hub.create(TIMED, "here")
        asleep[0] = 2 * HOUR
        async with hub.room(made.table) as (room, _):
            room.wake()
            await asyncio.sleep(0.1)
        return await writer.load(made.table)

    assert is_nobody_absent(served(job))


def is_nobody_absent(rows):
    return not any(isinstance(decode(row.body), Absent) for row in rows)


def test_a_table_at_which_something_unforeseen_happens_holds_up_no_other(
    served, monkeypatch, caplog
):
    async def make(hub, writer):
        return [(await hub.create(asked, "here")).table for asked in (BOTS, LONG)]

    good, bad = served(make)
    rebuild = room_module.rebuild

    def rebuilt(table_id, rows):
        if table_id == bad:
            raise RuntimeError("no thread can be started")
        return rebuild(table_id, rows)

    monkeypatch.setattr(room_module, "rebuild", rebuilt)

    async def job(hub, writer):
        async with hub.room(good) as (room, _):
            ear = Ear()
            room.join(ear, None)
            await ear.until(is_over)
        await writer.until_put_off()
        return hub._tasks[0].done(), writer.put_off[0][0]

    assert served(job) == (False, [bad])
    assert f"table {bad} cannot go on: no thread can be started" in caplog.text
