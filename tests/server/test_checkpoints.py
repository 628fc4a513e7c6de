"""The log of a SQLite store is carried over into its file beside the commits, and stays short."""

import sqlite3
import time

import pytest

from homestretch.server.store import SqliteStore, checkpoints
from tests.server.rows import append, rows

PAGE = 4096 + 24
"""Bytes of a page in the log, with its head."""


def wait_until(done):
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end, "nothing is carried over"
        time.sleep(0.01)


def added_and_carried_over(store, table_id):
    """Adds as many rows as it takes, and waits until they are carried over."""
    made, last = store.checkpoints.made, []
    for _ in range(2 * checkpoints.EVERY_ROWS):
        new = rows(table_id, b"x" * 3000, after=last)
        assert append(store, table_id, new)
        last = new
        if store.checkpoints.made > made:
            return
    wait_until(lambda: store.checkpoints.made > made)


def test_the_log_begins_anew_when_it_is_long(monkeypatch, tmp_path):
    monkeypatch.setattr(checkpoints, "EVERY_ROWS", 20)
    monkeypatch.setattr(checkpoints, "LONG_PAGES", 100)
    path = tmp_path / "tables.sqlite3"
    store = SqliteStore(path)
    added = 0
    longest = 0
    for number in range(20):
        added_and_carried_over(store, f"table{number:02}")
        assert append(store, f"rest{number:02}", rows(f"rest{number:02}", b"rest"))
        longest = max(longest, path.with_name(f"{path.name}-wal").stat().st_size)
        added += len(store.load(f"table{number:02}")) + 1
    assert path.stat().st_size > 1_000_000  # the file holds them, not the log
    assert longest < 800 * PAGE  # it would be twice as long if it never began anew
    store.close()
    assert not path.with_name(f"{path.name}-wal").exists()
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (added,)
    connection.close()


def test_who_reads_an_old_state_keeps_nobody_from_committing(monkeypatch, tmp_path):
    monkeypatch.setattr(checkpoints, "EVERY_ROWS", 1)
    store = SqliteStore(tmp_path / "tables.sqlite3")
    assert append(store, "a", rows("a", b"1"))
    with sqlite3.connect(store.path) as reader:  # who reads an old state keeps the log as it is
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM events").fetchone()
        for number in range(30):
            assert append(store, f"b{number}", rows(f"b{number}", b"2"))
    reader.close()
    store.close()


def test_trouble_with_carrying_over_is_logged_and_harms_nothing(monkeypatch, tmp_path, caplog):
    monkeypatch.setattr(checkpoints, "EVERY_ROWS", 1)

    class Broken:
        def execute(self, statement):
            if "checkpoint" in statement:
                told.append(statement)
                raise sqlite3.OperationalError("disk I/O error")
            return self

        def close(self):
            told.append("closed")

    told, sqlite3_connect = [], sqlite3.connect
    store = SqliteStore(tmp_path / "tables.sqlite3")
    monkeypatch.setattr(checkpoints.sqlite3, "connect", lambda *_, **__: Broken())
    assert append(store, "a", rows("a", b"1"))
    wait_until(lambda: "could not be carried over into its file" in caplog.text)
    assert append(store, "a", rows("a", b"2", after=rows("a", b"1")))
    store.close()
    assert told[-1] == "closed"
    assert store.checkpoints.made == 0
    with sqlite3_connect(store.path) as connection:
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (2,)
    connection.close()


@pytest.fixture(autouse=True)
def _told(caplog):
    caplog.set_level("WARNING")
