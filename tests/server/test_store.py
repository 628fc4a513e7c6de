"""The event log in SQLite: what it keeps, what it refuses to open."""

import os
import sqlite3
import stat

import pytest

from homestretch.server.store import (
    APPLICATION_ID,
    SCHEMA_VERSION,
    Row,
    SqliteStore,
    StoreError,
    StoreInUse,
)

ROWS = [Row(1, 10, b"one"), Row(2, 11, b"two")]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "folder" / "tables.sqlite3"


@pytest.fixture
def store(path):
    opened = SqliteStore(path)
    yield opened
    opened.close()


def append(store, table_id, rows, *, due=False):
    with store.transaction():
        store.append(table_id, rows, due=due)


def test_events_come_back_in_order(store):
    append(store, "a", ROWS)
    append(store, "b", [Row(1, 5, b"\x00\xff")])
    append(store, "a", [Row(3, 12, b"three")])
    assert store.load("a") == [*ROWS, Row(3, 12, b"three")]
    assert store.load("b") == [Row(1, 5, b"\x00\xff")]
    assert store.load("c") == []
    assert store.count() == 2


def test_a_number_is_given_once(store):
    append(store, "a", ROWS)
    with pytest.raises(sqlite3.IntegrityError):
        append(store, "a", [Row(2, 12, b"other")])
    with pytest.raises(sqlite3.IntegrityError):
        append(store, "a", [Row(1, 12, b"other")])
    assert store.load("a") == ROWS


def test_a_transaction_is_all_or_nothing(store):
    def both():
        with store.transaction():
            store.append("a", ROWS, due=True)
            store.append("a", ROWS, due=True)

    with pytest.raises(sqlite3.IntegrityError):
        both()
    assert store.load("a") == []
    assert store.count() == 0


def test_tables_whose_next_step_is_the_servers(store):
    append(store, "a", ROWS, due=True)
    append(store, "b", ROWS, due=False)
    assert store.due() == ["a"]
    append(store, "b", [Row(3, 1, b"")], due=True)
    append(store, "a", [Row(3, 1, b"")], due=False)
    assert store.due() == ["b"]


def test_everything_is_there_after_closing(path):
    store = SqliteStore(path)
    append(store, "a", ROWS, due=True)
    store.close()
    again = SqliteStore(path)
    assert again.load("a") == ROWS
    assert again.due() == ["a"]
    again.close()


def test_it_syncs_before_it_answers(store):
    pragma = store._connection.execute
    assert pragma("PRAGMA journal_mode").fetchone() == ("wal",)
    assert pragma("PRAGMA synchronous").fetchone() == (2,)
    assert pragma("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)


@pytest.mark.skipif(os.name != "posix", reason="POSIX permissions")
def test_only_its_owner_may_read_it(store, path):
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_one_server_at_a_time(store, path):
    with pytest.raises(StoreInUse, match="in use by another server"):
        SqliteStore(path)


def test_a_store_is_free_again_when_it_is_closed(path):
    SqliteStore(path).close()
    SqliteStore(path).close()


def refusal(path) -> str:
    with pytest.raises(StoreError) as error:
        SqliteStore(path)
    assert str(path) in str(error.value)
    return str(error.value)


def test_a_file_that_is_no_database(path):
    path.parent.mkdir(parents=True)
    path.write_text("Dear diary, " * 100)
    assert "not a database" in refusal(path)
    assert path.read_text().startswith("Dear diary")
    assert list(path.parent.iterdir()) == [path]


def test_another_programs_database(path):
    path.parent.mkdir(parents=True)
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.commit()
    connection.close()
    assert "another program's database" in refusal(path)


def test_a_store_of_a_newer_version(path):
    SqliteStore(path).close()
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    connection.close()
    assert "newer version" in refusal(path)
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    connection.close()


def test_a_folder(tmp_path):
    assert "is a folder" in refusal(tmp_path)


def test_a_place_that_cannot_be(tmp_path):
    (tmp_path / "file").write_text("")
    assert "cannot be opened" in refusal(tmp_path / "file" / "tables.sqlite3")


def test_after_a_refusal_the_file_is_free(path):
    path.parent.mkdir(parents=True)
    path.write_text("Dear diary, " * 100)
    refusal(path)
    path.unlink()
    SqliteStore(path).close()


def test_a_damaged_store_is_refused_or_fails_clearly(path):
    store = SqliteStore(path)
    for number in range(200):
        append(store, f"t{number}", [Row(1, 1, b"x" * 500)])
    store.close()
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(100)
        file.write(b"\x55" * (size - 100))
    assert "cannot be used as a store" in refusal(path)
