"""Copies of a store: made while it is written to, checked, put back."""

import os
import sqlite3
import stat
import subprocess
import threading

import pytest
from typer.testing import CliRunner

from homestretch.cli.app import make_app
from homestretch.server.backup import backup, restore
from homestretch.server.store import (
    NO_HASH,
    SqliteStore,
    StoreError,
    StoreInUse,
    checked,
    open_store,
)
from tests.postgres import program
from tests.server.rows import append, rows


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tables.sqlite3"


def filled(path, tables=3):
    store = SqliteStore(path)
    for number in range(tables):
        append(store, f"t{number}", rows(f"t{number}", b"one", b"two"), due=number)
    return store


def test_a_copy_is_a_store_with_all_that_was_there(path, tmp_path):
    store = filled(path)
    target = tmp_path / "folder" / "copy"
    target.parent.mkdir()
    assert backup(path, target) == (3, 6)
    append(store, "later", rows("later", b"x"))
    store.close()
    assert [file.name for file in target.parent.iterdir()] == ["copy"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    copy = SqliteStore(target)
    assert copy.count() == 3
    assert copy.load("t1") == rows("t1", b"one", b"two")
    assert copy.claim(9, 99, 9) == ["t1", "t2"]
    copy.close()


def test_a_copy_made_while_the_server_writes_is_whole(path, tmp_path):
    store = filled(path)
    stop = threading.Event()
    faults = []

    def write():
        last = rows("busy", b"0")
        try:
            append(store, "busy", last)
            while not stop.is_set():
                last = rows("busy", b"x" * 1000, after=last)
                append(store, "busy", last)
        except Exception as fault:
            faults.append(fault)

    thread = threading.Thread(target=write)
    thread.start()
    contents = [backup(path, tmp_path / f"copy{i}") for i in range(6)]
    stop.set()
    thread.join(30)
    store.close()
    assert not faults
    assert contents == sorted(contents)
    for number in range(6):
        copy = SqliteStore(tmp_path / f"copy{number}")
        checked(NO_HASH, "busy", copy.load("busy"))
        copy.close()


def test_a_copy_never_takes_the_place_of_a_file(path, tmp_path):
    filled(path).close()
    (tmp_path / "copy").write_text("precious")
    with pytest.raises(StoreError, match="there already"):
        backup(path, tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "precious"


@pytest.mark.parametrize("kind", ["nothing", "text", "other", "newer"])
def test_what_is_no_store_is_not_copied(path, tmp_path, kind):
    if kind == "text":
        path.write_text("Dear diary, " * 100)
    elif kind == "other":
        sqlite3.connect(path).executescript("CREATE TABLE x (y)").connection.close()
    elif kind == "newer":
        SqliteStore(path).close()
        connection = sqlite3.connect(path)
        connection.execute("PRAGMA user_version = 99")
        connection.close()
    with pytest.raises(StoreError):
        backup(path, tmp_path / "copy")
    with pytest.raises(StoreError):
        restore(path, tmp_path / "store")
    assert not list(tmp_path.glob("copy*"))
    assert not (tmp_path / "store").exists()


def test_damage_is_found_and_nothing_is_left_of_the_copy(path, tmp_path):
    filled(path).close()
    connection = sqlite3.connect(path)
    connection.execute("UPDATE events SET body = x'00' WHERE table_id = 't1' AND number = 1")
    connection.commit()
    connection.close()
    with pytest.raises(StoreError, match="damaged: table t1: event 1"):
        backup(path, tmp_path / "copy")
    assert not list(tmp_path.glob("copy*"))


def test_a_copy_is_put_back(path, tmp_path):
    filled(path).close()
    backup(path, tmp_path / "copy")
    other = tmp_path / "new" / "store"
    assert restore(tmp_path / "copy", other) == ((3, 6), None)
    store = SqliteStore(other)
    assert store.load("t0") == rows("t0", b"one", b"two")
    with pytest.raises(StoreInUse, match="stop its server"):
        restore(tmp_path / "copy", other, replace=True)
    store.close()


def test_no_folder_is_made_for_a_copy(path, tmp_path):
    """A stick that is not plugged in is no folder to be made."""
    filled(path).close()
    with pytest.raises(StoreError, match="stick/copy cannot be written: No such file"):
        backup(path, tmp_path / "stick" / "copy")
    assert not (tmp_path / "stick").exists()


def test_a_copy_that_is_not_there_is_told_first(path, tmp_path):
    filled(path).close()
    with pytest.raises(StoreError, match=r"there is no store .*nothere"):
        restore(tmp_path / "nothere.sqlite3", path)


def test_what_was_there_is_put_aside_and_not_lost(path, tmp_path):
    filled(path, tables=1).close()
    backup(path, tmp_path / "copy")
    store = SqliteStore(path)
    append(store, "new", rows("new", b"x"))
    store.close()
    with pytest.raises(StoreError, match="--replace"):
        restore(tmp_path / "copy", path)
    _, kept = restore(tmp_path / "copy", path, replace=True)
    _, kept_too = restore(tmp_path / "copy", path, replace=True)
    assert (kept.name, kept_too.name) == ("tables.sqlite3.before-1", "tables.sqlite3.before-2")
    counts = []
    for file in (path, kept, kept_too):
        opened = SqliteStore(file)
        counts.append(opened.count())
        opened.close()
    assert counts == [1, 2, 1]


def test_the_commands(path, tmp_path):
    filled(path).close()
    runner, copy = CliRunner(), tmp_path / "copy"
    made = runner.invoke(make_app(["backup"]), ["backup", str(copy), "--store", str(path)])
    assert made.output == f"{copy}: 3 tables with 6 events, all checked.\n"
    words = ["restore", str(copy), "--replace"]
    environment = {"HOMESTRETCH_STORE": str(path)}
    back = runner.invoke(make_app(["restore"]), words, env=environment)
    assert back.output == (
        f"{path}: 3 tables with 6 events, all checked.\n"
        f"What was there before is kept as {path}.before-1.\n"
    )
    words = ["backup", "x", "--store", "postgresql://here/x"]
    refused = runner.invoke(make_app(["backup"]), words)
    assert "pg_dump" in str(refused.exception)


def test_postgres_is_copied_and_put_back_by_its_own_tools(postgres, database, tmp_path):
    """As docs/hosting.md says."""
    store = open_store(database)
    append(store, "a", rows("a", b"one", b"two"), due=5)
    dump = tmp_path / "games.dump"
    subprocess.run(
        [program("pg_dump"), "--format=custom", "--file", str(dump), database], check=True
    )
    append(store, "a", rows("a", b"three", after=rows("a", b"one", b"two")))
    store.close()
    fresh = postgres.database()
    subprocess.run([program("pg_restore"), "--no-owner", f"--dbname={fresh}", dump], check=True)
    again = open_store(fresh)
    assert again.load("a") == rows("a", b"one", b"two")
    assert again.claim(9, 99, 9) == ["a"]
    again.close()
    postgres.drop(fresh)


def test_what_root_puts_back_belongs_to_whom_the_store_belonged(path, tmp_path, monkeypatch):
    """A service that runs as somebody else must be able to open it."""
    given = {}
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda file, user, group: given.update({file: (user, group)}))
    filled(path).close()
    backup(path, tmp_path / "copy")
    restore(tmp_path / "copy", path, replace=True)
    lock = path.with_name("tables.sqlite3.lock")
    whose = (path.stat().st_uid, path.stat().st_gid)
    assert given == {path.with_name("tables.sqlite3.partial"): whose, lock: whose}
    given.clear()
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    restore(tmp_path / "copy", tmp_path / "new" / "tables.sqlite3")
    assert given == {}
