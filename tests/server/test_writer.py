"""The writing thread: group commit, failures that touch nobody else, an orderly end."""

import asyncio
import sqlite3

import pytest

from homestretch.server.store import Row, SqliteStore
from homestretch.server.writer import StoreFailed, Writer


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
            *(writer.append(f"t{i}", [Row(1, 0, b"")], due=False) for i in range(200))
        )
        return await writer.count()

    assert run(store, job) == 200
    assert len(commits) < 100


def test_a_failing_job_fails_alone(store):
    async def job(writer):
        await writer.append("a", [Row(1, 0, b"")], due=False)
        return await asyncio.gather(
            writer.append("b", [Row(1, 0, b"b")], due=False),
            writer.append("a", [Row(1, 0, b"twice")], due=False),
            writer.append("c", [Row(1, 0, b"c")], due=False),
            writer.load("a"),
            return_exceptions=True,
        )

    first, second, third, fourth = run(store, job)
    assert first is None
    assert isinstance(second, StoreFailed)
    assert third is None
    assert fourth == [Row(1, 0, b"")]


def test_a_full_disk_is_told_and_nothing_is_kept(store):
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages + 2}")

    async def job(writer):
        await writer.append("a", [Row(1, 0, b"small")], due=False)
        with pytest.raises(StoreFailed, match="full"):
            await writer.append("a", [Row(2, 0, b"x" * 100_000)], due=False)
        await writer.append("a", [Row(2, 0, b"small")], due=False)
        return await writer.load("a")

    assert run(store, job) == [Row(1, 0, b"small"), Row(2, 0, b"small")]


def test_whoever_gave_up_waiting_does_no_harm(store):
    async def job(writer):
        task = asyncio.create_task(writer.append("a", [Row(1, 0, b"")], due=False))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await writer.append("b", [Row(1, 0, b"")], due=False)
        return await writer.count()

    assert run(store, job) == 2


def test_closing_finishes_what_was_asked_for(tmp_path):
    store = SqliteStore(tmp_path / "s")

    async def job():
        writer = Writer(store)
        waiting = [
            asyncio.create_task(writer.append(f"t{i}", [Row(1, 0, b"")], due=False))
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
