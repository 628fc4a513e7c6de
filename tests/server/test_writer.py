"""The writing thread: group commit, failures that touch nobody else, an orderly end."""

import asyncio
import sqlite3

import pytest

from homestretch.server.store import NEVER, SqliteStore, StoreLost
from homestretch.server.writer import NumberTaken, StoreFailed, Writer
from tests.server.rows import rows


@pytest.fixture
def store(tmp_path):
    return SqliteStore(tmp_path / "s")


def run(store, job):
    async def go():
        writer = Writer(store)
        try:
            return await job(writer)
        finally:
            writer.close()

    return asyncio.run(go())


def test_what_waits_together_is_committed_together(store):
    commits = []
    store._connection.set_trace_callback(
        lambda statement: commits.append(statement) if statement == "COMMIT" else None
    )

    async def job(writer):
        await asyncio.gather(
            *(writer.append(f"t{i}", rows(f"t{i}", b""), due=NEVER) for i in range(200))
        )
        return await writer.count()

    assert run(store, job) == 200
    assert len(commits) <= 3  # the thread may begin while some are still handed to it


def test_what_is_taken_or_fails_does_so_alone(store):
    broken = [rows("d", b"1")[0]._replace(body=None)]

    async def job(writer):
        await writer.append("a", rows("a", b"1"), due=NEVER)
        return await asyncio.gather(
            writer.append("b", rows("b", b"1"), due=NEVER),
            writer.append("a", rows("a", b"other"), due=NEVER),
            writer.append("d", broken, due=NEVER),
            writer.append("c", rows("c", b"1"), due=NEVER),
            writer.load("a"),
            return_exceptions=True,
        )

    first, second, third, fourth, fifth = run(store, job)
    assert first is None
    assert isinstance(second, NumberTaken)
    assert isinstance(third, StoreFailed)
    assert fourth is None
    assert fifth == rows("a", b"1")


def test_the_same_table_twice_in_a_group_is_done_in_order(store):
    both = rows("a", b"1", b"2")

    async def job(writer):
        return await asyncio.gather(
            *(writer.append("a", [row], due=NEVER) for row in (*both, both[1])),
            return_exceptions=True,
        )

    first, second, third = run(store, job)
    assert (first, second) == (None, None)
    assert isinstance(third, NumberTaken)


def test_a_store_that_is_away_is_asked_once_for_a_group(store, monkeypatch):
    asked = []

    def away(appends):
        asked.append(len(appends))
        raise StoreLost("gone")

    async def job(writer):
        monkeypatch.setattr(store, "append", away)
        return await asyncio.gather(
            *(writer.append(f"t{i}", rows(f"t{i}", b""), due=NEVER) for i in range(100)),
            return_exceptions=True,
        )

    answers = run(store, job)
    assert all(isinstance(answer, StoreFailed) for answer in answers)
    assert sum(asked) == 100
    assert len(asked) <= 3


def test_a_full_disk_is_told_and_nothing_is_kept(store):
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    first, large = rows("a", b"small", b"x" * 100_000)
    _, second = rows("a", b"small", b"small")

    async def job(writer):
        await writer.append("a", [first], due=NEVER)
        with pytest.raises(StoreFailed, match="full"):
            await writer.append("a", [large], due=NEVER)
        await writer.append("a", [second], due=NEVER)
        return await writer.load("a")

    assert run(store, job) == [first, second]


def test_whoever_gave_up_waiting_does_no_harm(store):
    async def job(writer):
        task = asyncio.create_task(writer.append("a", rows("a", b""), due=NEVER))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await writer.append("b", rows("b", b""), due=NEVER)
        return await writer.count()

    assert run(store, job) == 2


def test_closing_finishes_what_was_asked_for(tmp_path):
    store = SqliteStore(tmp_path / "s")

    async def job():
        writer = Writer(store)
        waiting = [
            asyncio.create_task(writer.append(f"t{i}", rows(f"t{i}", b""), due=NEVER))
            for i in range(50)
        ]
        await asyncio.sleep(0)
        writer.close()
        writer.close()
        await asyncio.gather(*waiting)

    asyncio.run(job())
    with pytest.raises(sqlite3.ProgrammingError):
        store.count()
    again = SqliteStore(tmp_path / "s")
    assert again.count() == 50
    again.close()
