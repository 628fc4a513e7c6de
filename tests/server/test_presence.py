"""Who is connected: a loss of a moment leaves no trace, and one for good is found out."""

import asyncio

import pytest

from homestretch.server import presence, stored
from homestretch.server.commands import ChainSeen, Say
from homestretch.server.keys import hash_key
from homestretch.server.messages import Clock, JoinRequest, Roll
from homestretch.server.writer import StoreFailed
from tests.server.tables import KEY, bot, person, request, seat
from tests.server.test_sealed_crash import Terminal, is_open
from tests.server.virtual import now, run

TWO = request("temper", person(0), person(2), seed=1, clock=Clock(grace=600))
THREE = request("temper", person(0), person(1), person(2), seed=1, clock=Clock(grace=60))
BACK = presence.RETURN_SECONDS
ASKED = presence.ANSWER_SECONDS
"""A seat that another process had is lost after both."""
SOON = 0.5


async def at_the_table(disk, processes=1, asked=TWO, seats=(0, 2)):
    """A table of two people, each at a process of their own where there are several."""
    made = [disk.process() for _ in range(processes)]
    await made[0].open(asked)
    ears = [await made[i % processes].come(one) for i, one in enumerate(seats)]
    await asyncio.sleep(10)
    assert disk.beside == []
    return *made, *ears


def lost_at(shared, loss):
    """When a loss is written down, in seconds."""
    return pytest.approx(loss + BACK + (ASKED if shared else 0), abs=0.2)


@pytest.mark.parametrize("shared", [False, True])
def test_a_page_that_is_loaded_anew_leaves_no_trace(shared):
    async def job(disk):
        process, zoe, ann = await at_the_table(disk)
        before = len(disk.rows)
        for _ in range(3):
            process.go(ann)
            await asyncio.sleep(BACK - 0.1)
            ann = await process.come(2)
        await asyncio.sleep(100)
        return len(disk.rows) - before, zoe.numbers

    assert run(job, shared=shared) == (0, [])


@pytest.mark.parametrize("shared", [False, True])
def test_who_stays_away_is_lost_from_the_moment_of_the_loss(shared):
    async def job(disk):
        process, _, ann = await at_the_table(disk)
        loss = now()
        process.go(ann)
        await asyncio.sleep(20)
        ann = await process.come(2)
        await asyncio.sleep(1)
        return disk, loss

    disk, loss = run(job, shared=shared)
    (away, seat, at), here = disk.beside
    assert (away, seat, at) == ("Away", 2, lost_at(shared, 10))
    assert here == ("Here", 2, pytest.approx(30, abs=0.1))
    event = stored.decode(disk.rows[-2].body)
    assert event.since == loss


def test_a_bot_takes_over_when_the_grace_time_since_the_loss_is_over():
    async def job(disk):
        quick = request("temper", person(0), person(2), seed=1, clock=Clock(grace=6))
        process, _, ann = await at_the_table(disk, asked=quick)
        process.go(ann)
        await asyncio.sleep(60)
        return disk.beside

    told = run(job)
    assert [(kind, seat) for kind, seat, _ in told] == [("Away", 2), ("Absent", 2)]
    assert told[1][2] == pytest.approx(16, abs=0.1)


def test_a_loss_within_a_loss_counts_from_the_last_one():
    async def job(disk):
        process, _, ann = await at_the_table(disk)
        process.go(ann)
        await asyncio.sleep(1)
        ann = await process.come(2)
        await asyncio.sleep(0.5)
        process.go(ann)
        await asyncio.sleep(20)
        return disk.beside

    ((kind, seat, at),) = run(job, shared=False)
    assert (kind, seat, at) == ("Away", 2, lost_at(False, 11.5))


@pytest.mark.parametrize("gap", [-1.0, 0.0, 1.0, BACK + ASKED / 2])
def test_a_return_to_another_process_leaves_no_trace(gap):
    """Also where the new connection was there before the old one was known to be lost."""

    async def job(disk):
        one, other, _, ann = await at_the_table(disk, 2, seats=(2, 0))
        before = len(disk.rows)
        if gap < 0:
            ann, old = await other.come(2), ann
            await asyncio.sleep(-gap)
            one.go(old)
        else:
            one.go(ann)
            await asyncio.sleep(gap)
            await other.come(2)
        await asyncio.sleep(100)
        return len(disk.rows) - before

    if gap > BACK:  # too late to be asked after: it is set right at once
        assert run(job) <= 2
    else:
        assert run(job) == 0


def test_a_wrong_loss_is_set_right_at_once():
    async def job(disk):
        one, other, _, ann = await at_the_table(disk, 2)
        disk.deaf = True
        other.go(ann)
        await one.come(2)
        await asyncio.sleep(20)
        return disk.beside

    (away, _, lost), (here, _, found) = run(job)
    assert (away, here) == ("Away", "Here")
    assert found - lost < 0.1


@pytest.mark.parametrize("shared", [False, True])
def test_a_room_stays_while_somebody_is_missed_and_no_longer(shared):
    async def job(disk):
        process, zoe, ann = await at_the_table(disk)
        process.go(zoe)
        process.go(ann)
        process.idle = 0
        await asyncio.sleep(BACK - 0.1)
        in_use = process.room.users
        assert not process.idle
        await asyncio.sleep(20)
        told = len(disk.beside)
        idle = process.idle
        ann = await process.come(2)
        await asyncio.sleep(1)
        process.go(ann)
        await process.come(2)
        users = process.room.users
        await asyncio.sleep(1)
        return in_use, told, idle, users - process.room.users

    in_use, told, idle, waiting = run(job, shared=shared)
    assert in_use > 0
    assert (told, waiting) == (2, 1)  # who comes back ends the wait at once
    assert idle > 0


def test_after_a_restart_whoever_comes_first_misses_the_others():
    async def job(disk):
        process, *_ = await at_the_table(disk, asked=THREE, seats=(0, 1, 2))
        process.die()
        process = disk.process()
        await process.come(0)
        await asyncio.sleep(BACK / 2)
        await process.come(1)
        await asyncio.sleep(20)
        return disk.beside

    assert run(job, shared=False) == [("Away", 2, lost_at(False, 10))]


def test_those_at_a_process_that_was_killed_are_missed_by_the_others():
    """Nobody is there to write their loss down, and no game waits for ever."""

    async def job(disk):
        one, other, _, ann = await at_the_table(disk, 2)
        one.die()
        await asyncio.sleep(3 * presence.LOOK_SECONDS)
        told = disk.beside
        other.go(ann)
        await asyncio.sleep(20)
        return told, disk.beside

    told, later = run(job)
    ((kind, seat, at),) = told
    assert (kind, seat) == ("Away", 0)
    assert at < 10 + 2 * presence.LOOK_SECONDS + BACK + ASKED + 1
    assert [(kind, seat) for kind, seat, _ in later] == [("Away", 0), ("Away", 2)]


def test_talk_does_not_keep_those_of_a_killed_process_at_the_table():
    """People ask then whether somebody is there."""

    async def job(disk):
        one, other, *_ = await at_the_table(disk, 2)
        one.die()
        for number in range(12):
            table = await other.room.ready()
            say = Say(id=f"s{number}", seat=2, phrase="hello", expect=table.number)
            await other.room.ask(KEY, say)
            await asyncio.sleep(10)
        return disk.beside

    ((kind, seat, at),) = run(job)
    assert (kind, seat) == ("Away", 0)
    assert at < 10 + 2 * presence.LOOK_SECONDS + BACK + ASKED + 1


def test_people_at_several_processes_are_not_lost_while_nothing_happens():
    async def job(disk):
        await at_the_table(disk, 2)
        await asyncio.sleep(10 * presence.LOOK_SECONDS)
        return disk.beside, len(disk.calls)

    told, calls = run(job)
    assert told == []
    assert calls <= 50  # a question and an answer in each direction, now and then


def test_a_loss_is_written_down_once_the_store_works_again():
    async def job(disk):
        process, _, ann = await at_the_table(disk)
        loss = now()
        process.fails = True
        process.go(ann)
        await asyncio.sleep(60)
        assert disk.beside == []
        process.fails = False
        await asyncio.sleep(10)
        return disk, loss

    disk, loss = run(job, shared=False)
    assert [kind for kind, _, _ in disk.beside] == ["Away"]
    assert stored.decode(disk.rows[-1].body).since == loss


def test_a_return_is_written_down_once_the_store_works_again():
    """Else the grace time of somebody who is there would go on."""

    async def job(disk):
        process, _, ann = await at_the_table(disk)
        process.go(ann)
        await asyncio.sleep(20)
        process.fails = True
        await process.come(2)
        await asyncio.sleep(60)
        told = disk.beside
        process.fails = False
        await asyncio.sleep(10)
        return told, disk.beside

    told, later = run(job, shared=False)
    assert [kind for kind, _, _ in told] == ["Away"]
    assert [kind for kind, _, _ in later] == ["Away", "Here"]


def test_a_process_that_ends_in_good_order_writes_nothing_down():
    """Its people are at another process, or back at this one, within a moment."""

    async def job(disk):
        one, other, zoe, _ = await at_the_table(disk, 2)
        one.go(zoe)
        before = asyncio.get_running_loop().time()
        await one.room.stop()
        took = asyncio.get_running_loop().time() - before
        disk.processes.remove(one)
        await other.come(0)
        await asyncio.sleep(100)
        return disk.beside, took, one.room.users

    told, took, users = run(job)
    assert (told, users) == ([], 0)
    assert took < SOON


@pytest.mark.parametrize("shared", [False, True])
def test_who_sits_down_has_longer_to_connect(shared):
    async def job(disk):
        process = disk.process()
        await process.open(request("temper", person(0), seat(2, "open"), clock=Clock(grace=60)))
        await process.come(0)
        await asyncio.sleep(10)
        key = hash_key("a key of the guest")
        await process.room.add(lambda table: table.join(JoinRequest(), key, now())[1])
        await asyncio.sleep(presence.SETTLE_SECONDS - 0.1)
        early = disk.beside
        await asyncio.sleep(20)
        return early, disk

    early, disk = run(job, shared=shared)
    assert early == []
    wait = presence.SETTLE_SECONDS + (ASKED if shared else 0)
    assert disk.beside == [("Away", 2, pytest.approx(10 + wait, abs=0.2))]
    (away,) = [e for row in disk.rows if isinstance(e := stored.decode(row.body), stored.Away)]
    assert away.since == 0  # they were never there


def test_who_sits_down_at_one_process_and_connects_to_another():
    async def job(disk):
        one, other = disk.process(), disk.process()
        await one.open(request("temper", person(0), seat(2, "open"), clock=Clock(grace=60)))
        await one.come(0)
        key = hash_key("a key of the guest")
        await one.room.add(lambda table: table.join(JoinRequest(), key, now())[1])
        await asyncio.sleep(1)
        await other.come(2)
        await asyncio.sleep(100)
        return disk.beside

    assert run(job) == []


def test_who_sits_down_and_is_never_told_so_is_missed_too():
    """The answer of the disk was lost, and with it whoever asked."""

    async def job(disk):
        process = disk.process()
        await process.open(request("temper", person(0), seat(2, "open"), clock=Clock(grace=60)))
        await process.come(0)
        await asyncio.sleep(10)
        append = process.append

        async def lost(*given, **more):
            process.append = append
            await append(*given, **more)
            raise StoreFailed("nobody knows")

        process.append = lost
        key = hash_key("a key of the guest")
        with pytest.raises(StoreFailed):
            await process.room.add(lambda table: table.join(JoinRequest(), key, now())[1])
        await asyncio.sleep(20)
        return disk.beside

    assert run(job, shared=False) == [("Away", 2, pytest.approx(15, abs=0.2))]


def test_bots_and_tables_that_wait_for_nobody_miss_nobody():
    async def job(disk):
        process = disk.process()
        await process.open(request("temper", person(0), bot(2), seed=1))
        ear = await process.come(0)
        process.go(ear)
        await asyncio.sleep(0)
        users = process.room.users
        await asyncio.sleep(60)
        return users, disk.beside

    assert run(job, shared=False) == (0, [])


async def sealed_with_a_device(disk):
    """Two processes, and a table whose seal has one device, at the first."""
    one, other = disk.process(), disk.process()
    await one.open(request("temper", person(0), person(2)))
    device = await take_part(one)
    await device.until(lambda ear: is_open(ear.heard[-1]))
    return one, other, device


async def take_part(process, device=None):
    """A connection of a device to all seats."""
    table = await process.room.ready()
    ear = Terminal(process.room, table.viewer(KEY))
    ear.keys, ear.device = KEY, device or ear.device
    process.room.users += 1
    process.room.join(ear, None, ChainSeen(**ear.device.hello()))
    return ear


def test_a_device_that_is_back_elsewhere_leaves_no_trace():
    async def job(disk):
        one, other, device = await sealed_with_a_device(disk)
        before = len(disk.rows)
        one.go(device)
        await asyncio.sleep(1)
        await take_part(other, device.device)
        await asyncio.sleep(100)
        return len(disk.rows) - before

    assert run(job) == 0


def test_nobody_waits_for_the_link_of_a_device_that_is_gone():
    async def job(disk):
        one, other, device = await sealed_with_a_device(disk)
        before = len(disk.rows)
        one.go(device)
        await asyncio.sleep(20)
        gone = [stored.decode(row.body) for row in disk.rows[before:]]
        table = await other.room.ready()
        began = now()
        await other.room.ask(KEY, Roll(id="r", expect=table.number))
        return gone, now() - began

    gone, waited = run(job)
    assert gone == [stored.Present(0, here=False)]
    assert waited < 100
