"""Rubbish is looked for in quiet moments, and at the latest when there is much of it."""

import asyncio
import gc
import subprocess
import sys
from itertools import count

import pytest

from homestretch.server import rubbish


@pytest.fixture
def looks(monkeypatch):
    made = []
    monkeypatch.setattr(rubbish.gc, "collect", lambda: made.append(1))
    monkeypatch.setattr(rubbish, "BETWEEN_SECONDS", 0)
    monkeypatch.setattr(rubbish, "QUIET_SECONDS", 0)
    return made


def run(looks, progress, clock=lambda: 0.0):
    """Lets some rounds pass; gives how many looks there were."""

    async def job():
        task = asyncio.create_task(rubbish.tidy(progress, clock))
        for _ in range(50):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(job())
    return len(looks)


def test_a_quiet_moment_is_used(looks):
    assert run(looks, lambda: 7) > 5


def test_nobody_is_stopped_while_people_play(looks):
    assert run(looks, count().__next__) == 0


def test_much_rubbish_is_not_left_lying(looks, monkeypatch):
    monkeypatch.setattr(rubbish.gc, "get_count", lambda: (rubbish.MOST + 1, 0, 0))
    assert run(looks, count().__next__) > 5


def test_at_the_latest_after_some_hours(looks):
    hours = count(0, 4 * 3600)
    assert 5 < run(looks, count().__next__, lambda: float(next(hours))) < 20


def test_the_number_of_objects_is_counted_although_nobody_looks():
    program = (
        "import gc; from homestretch.server import rubbish; rubbish.prepare(); "
        "kept = [[] for _ in range(5000)]; print(gc.isenabled(), gc.get_count()[0] >= 5000)"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert told.stdout == "False True\n"
    assert gc.isenabled()
