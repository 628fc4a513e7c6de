"""The words of a seal cost some milliseconds on purpose: nobody waits for those of other tables."""

import threading

import pytest

from homestretch.fair import seal
from homestretch.server.commands import ChainSeen
from homestretch.server.messages import Roll
from tests.server.tables import bot, person, request
from tests.server.test_hub import Ear, run
from tests.server.test_sealed_crash import Terminal, is_open

TWO = request("temper", person(0), person(2), first=0)


@pytest.fixture
def threads(monkeypatch):
    """Where the words were made."""
    found = []
    words = seal.fingerprint

    def noted(digest):
        found.append(threading.current_thread())
        return words(digest)

    monkeypatch.setattr(seal, "fingerprint", noted)
    return found


async def only_bots(room, table, key):
    """Sealed as the table is made."""


async def no_device(room, table, key):
    room.join(ear := Ear(table.viewer(key)), None)
    await ear.until(lambda ear: is_open(ear.heard[-1]))


async def nobody_there(room, table, key):
    await room.ask(key, Roll(id="r", expect=table.number))


async def a_device(room, table, key):
    device = Terminal(room, table.viewer(key))
    room.join(device, None, ChainSeen(number=0))
    await device.until(lambda ear: is_open(ear.heard[-1]))


async def a_silent_device(room, table, key):
    room.join(ear := Ear(table.viewer(key)), None, ChainSeen(number=0))
    await ear.until(lambda ear: is_open(ear.heard[-1]))


@pytest.mark.parametrize(
    "way", [only_bots, no_device, nobody_there, a_device, a_silent_device],
    ids=lambda way: way.__name__,
)  # fmt: skip
def test_the_words_of_a_seal_are_made_beside_the_loop(tmp_path, threads, monkeypatch, way):
    if way is a_silent_device:
        monkeypatch.setattr("homestretch.server.sealing.COMMIT_MS", 100)

    async def job(hub, writer):
        asked = request("temper", bot(0), bot(2)) if way is only_bots else TWO
        made = await hub.create(asked, "here")
        async with hub.room(made.table) as (room, table):
            await way(room, table, made.key)
            return table.fair.fingerprint, threads[0]

    words, thread = run(tmp_path / "s", job)
    assert len(words.split()) == 4
    assert thread is not threading.main_thread()
