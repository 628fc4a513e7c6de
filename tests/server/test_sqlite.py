"""The event log in SQLite: what it keeps safe, what it refuses to open, and files of version 1."""

import os
import sqlite3
import stat

import pytest

from homestretch.server.store import NO_HASH, SqliteStore, StoreError, StoreInUse, checked
from homestretch.server.store.sqlite_schema import APPLICATION_ID, SCHEMA_VERSION
from tests.server.rows import append, rows


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "folder" / "tables.sqlite3"


@pytest.fixture
def store(path):
    opened = SqliteStore(path)
    yield opened
    opened.close()


def test_it_syncs_before_it_answers(store):
    pragma = store._connection.execute
    assert pragma("PRAGMA journal_mode").fetchone() == ("wal",)
    assert pragma("PRAGMA synchronous").fetchone() == (2,)
    assert pragma("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)


@pytest.mark.skipif(os.name != "posix", reason="POSIX permissions")
def test_only_its_owner_may_read_it(store, path):
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_one_server_at_a_time(store, path):
    with pytest.raises(StoreInUse, match="in use by a server that runs already"):
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
        append(store, f"t{number}", rows(f"t{number}", b"x" * 500))
    store.close()
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(100)
        file.write(b"\x55" * (size - 100))
    assert "cannot be used as a store" in refusal(path)


VERSION_1 = """
CREATE TABLE tables (id TEXT PRIMARY KEY, made INTEGER NOT NULL, due INTEGER NOT NULL)
    WITHOUT ROWID;
CREATE INDEX tables_due ON tables (id) WHERE due;
CREATE TABLE events (table_id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL,
    body BLOB NOT NULL, PRIMARY KEY (table_id, number)) WITHOUT ROWID;
INSERT INTO tables VALUES ('a', 10, 1), ('b', 20, 0);
INSERT INTO events VALUES ('a', 1, 10, x'6f6e65'), ('a', 2, 11, x'74776f'), ('b', 1, 20, x'');
PRAGMA user_version = 1;
"""


def test_a_store_of_version_1_still_opens(path):
    path.parent.mkdir(parents=True)
    connection = sqlite3.connect(path)
    connection.executescript(f"{VERSION_1}PRAGMA application_id = {APPLICATION_ID};")
    connection.close()
    for _ in range(2):  # it is brought to the new form once
        store = SqliteStore(path)
        loaded = store.load("a")
        assert [row[:3] for row in loaded] == [(1, 10, b"one"), (2, 11, b"two")]
        assert checked(NO_HASH, "a", loaded) == loaded[-1].hash
        assert checked(NO_HASH, "b", store.load("b"))
        store.close()
    store = SqliteStore(path)
    assert store.claim(1000, 2000, 9) == ["a"]
    assert append(store, "a", rows("a", b"three", after=loaded))
    store.close()


def test_a_migration_that_fails_leaves_the_file_as_it_was(path, monkeypatch):
    def broken(connection):
        connection.execute("DROP TABLE events")
        raise sqlite3.DatabaseError("no room")

    SqliteStore(path).close()
    with monkeypatch.context() as patched:
        module = "homestretch.server.store.sqlite"
        patched.setattr(f"{module}.MIGRATIONS", (None, None, broken))
        patched.setattr(f"{module}.SCHEMA_VERSION", 3)
        assert "no room" in refusal(path)
    store = SqliteStore(path)
    assert append(store, "a", rows("a", b"one"))
    store.close()
