"""Seals over crashes and over several processes: nothing is drawn anew, and devices are told one
story only."""

import asyncio
import json
import random
from functools import partial

import pytest

from homestretch.cli.device import Device as ChainDevice
from homestretch.fair import transcript, verify
from homestretch.server.commands import ChainSeen
from homestretch.server.messages import Roll
from homestretch.server.reading import read_message
from homestretch.server.rebuilding import rebuild
from homestretch.server.store import SqliteStore, open_store
from homestretch.server.stored import Asked, Chanced, decode
from tests.server.serving import Child, make_table
from tests.server.tables import bot, person, request
from tests.server.test_hub import Ear
from tests.server.test_many import processes, run
from tests.server.test_sealed import checked, play_all, two_people
from tests.server.witness import Device, Memory


def kill_when(server, device, ready):
    """Kills the server as soon as the device has heard of something."""
    while not ready():
        device.hear()
    server.kill()
    device.hear_the_end()


@pytest.mark.parametrize("moment", ["created", "seal", "open", "roll"])
def test_a_server_killed_at_any_moment_of_the_seal_goes_on_with_the_same(tmp_path, moment):
    """Killed when the device has just heard of the sealing, of the seal, of the opening."""
    path = tmp_path / "s"
    with Child(path) as server:
        table, key = make_table(
            server.address, "temper", (0, "person"), (2, "careful"), first=0, preset="temper-quick"
        )
        memory = Memory(table)
        settings = {"commits": moment != "created", "opens": moment not in {"created", "seal"}}
        with Device(server.address, memory, key, **settings) as device:
            if moment == "roll":
                device.hear_until(lambda m: (m.get("view") or {}).get("waits_for") == 0)
                device.say(device.command(None))
                kill_when(server, device, lambda: device.asked)
            else:
                kill_when(server, device, lambda: memory.kind == moment)
    known, secret = list(memory.heads), secrets_of(path, table)
    with Child(path) as server:
        with Device(server.address, memory, key) as device:
            device.play(random.Random(1).choice)
            assert memory.heads[: len(known)] == known
            assert device.view["seal"]["restarts"] == 0
        checked(server.address, table, memory)
        server.stop()
    assert secrets_of(path, table) == secret, "no secret was made anew"


def secrets_of(path, table):
    store = SqliteStore(path)
    rows = store.load(table)
    store.close()
    return [event.stored.secret for event in rebuild(table, rows, kept=None).recent
            if hasattr(event.stored, "secret")]  # fmt: skip


def test_a_game_of_cards_over_many_kills(tmp_path):
    path = tmp_path / "s"
    with Child(path) as server:
        table, host, guest = two_people(server.address, "pardon", preset="pardon-quick")
        server.stop()
    memories = Memory(table, 1), Memory(table, 2)
    for crash in range(4):
        with Child(path) as server:
            devices = [
                Device(server.address, memory, key)
                for memory, key in zip(memories, (host, guest), strict=True)
            ]
            until = 40 + 30 * crash
            play_all(devices, partial(is_past, until), seed=crash)
            server.kill()
            for device in devices:
                device.hear_the_end()
    with Child(path) as server:
        with (
            Device(server.address, memories[0], host) as one,
            Device(server.address, memories[1], guest) as two,
        ):
            play_all([one, two])
        checked(server.address, table, *memories)
        server.stop()


def is_past(number, view):
    return view["number"] >= number


def test_devices_at_two_processes_take_part_in_one_seal(database):
    """Each device hears another process of the same store; each of these takes its commands."""
    with Child(database) as left, Child(database) as right:
        table, host, guest = two_people(left.address, preset="temper-quick")
        memories = Memory(table, 1), Memory(table, 2)
        with (
            Device(left.address, memories[0], host) as one,
            Device(right.address, memories[1], guest) as two,
        ):
            play_all([one, two])
            seal = one.view["seal"]
        assert sorted(client["seats"] for client in seal["clients"]) == [[0], [2]]
        assert {client["state"] for client in seal["clients"]} == {"live"}
        report = checked(right.address, table, *memories)
        assert report.counts["links"] > 1.5 * seal["beat"], "most links of both came in time"
        left.stop()
        right.stop()


def test_when_one_of_two_processes_dies_the_game_goes_on_at_the_other(database):
    with Child(database) as left, Child(database) as right:
        table, host, guest = two_people(left.address, preset="temper-quick")
        memories = Memory(table, 1), Memory(table, 2)
        with Device(left.address, memories[0], host) as one:
            with Device(right.address, memories[1], guest) as two:
                play_all([one, two], lambda view: view["seal"] and view["seal"]["beat"] >= 3)
                right.kill()
                two.hear_the_end()
            with Device(left.address, memories[1], guest) as two:
                play_all([one, two])
        checked(left.address, table, *memories)
        left.stop()


@pytest.mark.parametrize("turn", [None, 3600])
def test_with_a_turn_limit_all_processes_hear_that_links_are_asked_for(database, turn):
    """Whoever looks after the time is to know of the roll, although no device is anywhere else."""
    with Child(database) as server:
        table, host, guest = two_people(server.address, clock={"turn": turn})
        memories = Memory(table, 1), Memory(table, 2)
        with (
            Device(server.address, memories[0], host) as one,
            Device(server.address, memories[1], guest) as two,
        ):
            play_all([one, two], lambda view: view["seal"] and view["seal"]["beat"] >= 4)
        server.stop()
    store = open_store(database)
    told = [decode(row.body) for row in store.load(table)]
    store.close()
    beats = [event.beat for event in told if isinstance(event, Asked)]
    assert beats == sorted(set(beats)), "once for each draw"
    assert (len(beats) >= 4) is (turn is not None)
    assert beats == [] or turn is not None


def test_two_hubs_that_begin_at_once_make_one_seal(database):
    """Both would seal with a secret of their own: one is stored, the other is never heard of."""

    async def job():
        async with processes(database, 2) as (one, other):
            made = await one.hub.create(request("temper", person(0), person(2), first=0), "here")
            ears = []
            async with (
                one.hub.room(made.table) as (first, table),
                other.hub.room(made.table) as (second, _),
            ):
                for room in (first, second):
                    ear = Ear(table.viewer(made.key))
                    room.join(ear, None)
                    ears.append(ear)
                for ear in ears:
                    await ear.until(lambda ear: is_open(ear.heard[-1]))
            return [ear.heard[-1]["view"]["seal"] for ear in ears], await one.hub.rows(made.table)

    (first, second), rows = run(job)
    assert first == second
    kinds = [row.body.partition(b'"kind":"')[2].partition(b'"')[0] for row in rows]
    assert kinds.count(b"sealing") == kinds.count(b"sealed") == 1


def is_open(message):
    seal = (message.get("view") or {}).get("seal")
    return seal is not None and seal["state"] == "open"


def test_bots_of_a_sealed_table_are_moved_by_one_process(database):
    async def job():
        async with processes(database, 2) as (one, other):
            asked = request("pardon", bot(0), bot(2), preset="pardon-quick")
            made = await one.hub.create(asked, "here")
            async with other.hub.room(made.table) as (room, _):
                ear = Ear()
                room.join(ear, None)
                await ear.until(lambda ear: ear.heard[-1]["view"]["to_act"] == "over")
            return await one.hub.rows(made.table), made.table

    rows, table = run(job)
    whole = rebuild(table, rows, kept=None)
    assert verify(transcript(e for event in whole.recent for e in event.entries)).ok


class Terminal(Ear):
    """A device that answers by itself, at a room of this process."""

    def __init__(self, room, viewer):
        super().__init__(viewer)
        self.room, self.device, self.answers = room, ChainDevice(room.id), set()

    def send(self, frame):
        super().send(frame)
        for told in self.device.answers(self.heard[-1]):
            answer = asyncio.create_task(self.room.answer(self, read_message(json.dumps(told))))
            self.answers.add(answer)
            answer.add_done_callback(self.answers.discard)


def test_no_link_is_confirmed_that_another_process_left_out(database, monkeypatch):
    """Two processes gather links for one roll, as where a device sends it again elsewhere after its
    line was cut. The one that has no link yet may be the first to make it."""
    monkeypatch.setattr("homestretch.server.gathering.LINK_SECONDS", 0.1)
    monkeypatch.setattr("homestretch.server.gathering.ELSEWHERE_SECONDS", 0.1)

    async def job():
        async with processes(database, 2) as (one, other):
            made = await one.hub.create(request("temper", person(0), person(2), first=0), "here")
            async with (
                one.hub.room(made.table) as (first, table),
                other.hub.room(made.table) as (second, _),
            ):
                device = Terminal(second, table.viewer(made.key))
                second.join(device, None, ChainSeen(number=0))
                await device.until(lambda ear: waits_for(ear.heard[-1]) == 0)
                append = other.writer.append

                async def overtaken(table_id, rows, *, due):
                    if isinstance(decode(rows[0].body), Chanced):
                        other.writer.append = append
                        await first.ask(made.key, Roll(id="first", expect=second.table.number))
                    await append(table_id, rows, due=due)

                other.writer.append = overtaken
                await second.command(device, Roll(id="second", expect=second.table.number))
                await device.until(lambda ear: ear.heard[-1].get("code") == "stale")
            return device

    device = run(job)
    witness = device.device.witness
    assert [m["beat"] for m in device.heard if m["type"] == "chain_ask"] == [1]
    assert (witness.missed, witness.given, witness.alarms) == (1, [], [])


def waits_for(message):
    return (message.get("view") or {}).get("waits_for")
