"""How long the devices are waited for, by the time of the loop alone."""

import asyncio

import pytest

from homestretch.server import gathering
from homestretch.server.gathering import LOOK_SECONDS, Gathering
from tests.server.virtual import run


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """The time that devices really have."""
    monkeypatch.setattr(gathering, "LINK_SECONDS", 1.5)


def waited(*pauses):
    """How long a device is waited for that stays silent, where the process stands still."""

    async def job(disk):
        loop = asyncio.get_running_loop()
        waiting = asyncio.create_task(Gathering(1, 0, {0}, set()).finished())
        for at, seconds in pauses:
            await asyncio.sleep(at - loop.time())
            loop.stand_still(seconds)
        await waiting
        return loop.time()

    return run(job)


def test_who_is_silent_is_waited_for_as_long_as_is_said():
    assert waited() == pytest.approx(1.5)


@pytest.mark.parametrize("pause", [1, 5, 3600])
def test_while_the_process_stands_still_nobodys_time_runs(pause):
    assert waited((0.6, pause)) == pytest.approx(1.5 + pause, abs=LOOK_SECONDS)
    assert waited((0.6, pause), (pause + 1, pause)) == pytest.approx(
        1.5 + 2 * pause, abs=2 * LOOK_SECONDS
    )


def test_who_answers_ends_the_wait():
    async def job(disk):
        found = Gathering(1, 0, {0}, set())
        waiting = asyncio.create_task(found.finished())
        await asyncio.sleep(0.6)
        found.done.set()
        await waiting
        return asyncio.get_running_loop().time()

    assert run(job) == pytest.approx(0.6)
