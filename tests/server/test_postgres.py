"""The event log in PostgreSQL: several processes, a database that comes and goes."""

import asyncio
import os
import socket
import threading

import psycopg
import pytest

from homestretch.server.store import Append, Call, Change, StoreError, StoreLost, open_store, shown
from homestretch.server.store.postgres_schema import SCHEMA_VERSION
from tests.postgres import cluster
from tests.server.rows import append, rows

A = rows("a", b"one", b"two")


def test_the_first_to_give_a_number_wins(two):
    one, other = two
    assert append(one, "a", A)
    assert not append(other, "a", rows("a", b"late", after=A[:1]))
    assert append(other, "a", rows("a", b"next", after=A))
    assert [row.body for row in one.load("a")] == [b"one", b"two", b"next"]


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_of_any_encoding(postgres, encoding):
    """As `createdb` makes one on a system without a locale."""
    address = postgres.database(encoding)
    store = open_store(address)
    try:
        name = "Zoë 🎲".encode()
        assert append(store, "a", rows("a", name), due=1)
        assert not append(store, "a", rows("a", b"late"))
        assert [row.body for row in store.load("a")] == [name]
        assert store.find("a", 1) == ["a"]
        assert store.claim(2, 3, 1) == ["a"]
    finally:
        store.close()
        postgres.drop(address)


def test_two_who_write_many_tables_at_once_never_wait_for_each_other(two):
    """The same tables in opposite order, again and again: a deadlock would be an error."""
    names = [f"t{i:02}" for i in range(40)]
    for name in names:
        append(two[0], name, rows(name, b"1"), due=1)
    won = {0: 0, 1: 0}
    faults = []
    barrier = threading.Barrier(2)

    def write(who, store, order):
        try:
            before = {name: store.load(name) for name in names}
            for _ in range(25):
                barrier.wait(30)
                group = [
                    Append(n, rows(n, b"%d" % who, b"x", after=before[n]), who + 1) for n in order
                ]
                won[who] += sum(store.append(group))
                barrier.wait(30)
                before = {name: store.load(name) for name in names}
        except Exception as fault:
            faults.append(fault)
            barrier.abort()

    threads = [
        threading.Thread(target=write, args=(0, two[0], names)),
        threading.Thread(target=write, args=(1, two[1], names[::-1])),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not faults
    assert won[0] + won[1] == 25 * len(names)
    for name in names:
        assert [row.number for row in two[0].load(name)] == list(range(1, 52))


def test_a_due_table_is_claimed_by_one_of_two(two):
    for number in range(60):
        append(two[0], f"t{number}", rows(f"t{number}", b"1"), due=5)
    claimed = [[], []]

    def claim(who):
        while got := two[who].claim(10, 1000, 7):
            claimed[who] += got

    threads = [threading.Thread(target=claim, args=(who,)) for who in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert sorted(claimed[0] + claimed[1]) == sorted(f"t{number}" for number in range(60))


def test_the_others_hear_of_what_one_adds(two):
    one, other = two

    async def job():
        mine, theirs = one.changes(), other.changes()
        assert [await anext(mine), await anext(theirs)] == [None, None]
        append(one, "a", A)
        append(other, "b", rows("b", b"1"))
        heard = [await asyncio.wait_for(anext(changes), 30) for changes in (mine, theirs)]
        await mine.aclose()
        await theirs.aclose()
        return heard

    assert asyncio.run(job()) == [Change("b", 1), Change("a", 2)]


def test_the_others_hear_what_one_asks_and_answers(two):
    one, other = two
    asked, answered = Call("a", (0, 2), False), Call("a", (2,), True)

    async def job():
        mine, theirs = one.changes(), other.changes()
        assert [await anext(mine), await anext(theirs)] == [None, None]
        one.call(asked)
        heard = [await asyncio.wait_for(anext(theirs), 30)]
        other.call(answered)
        heard.append(await asyncio.wait_for(anext(mine), 30))
        await mine.aclose()
        await theirs.aclose()
        return heard

    assert asyncio.run(job()) == [asked, answered]
    assert one.load("a") == []


def test_notices_that_are_none_of_ours_are_passed_over(two, database):
    async def job():
        changes = two[0].changes()
        assert await anext(changes) is None
        with psycopg.connect(database, autocommit=True) as connection:
            for channel, text in [
                ("homestretch", ""),
                ("homestretch", "a two"),
                ("homestretch_calls", "a who knows"),
                ("homestretch_calls", "a"),
            ]:
                connection.execute("SELECT pg_notify(%s, %s)", (channel, text))
        append(two[1], "a", A)
        assert await asyncio.wait_for(anext(changes), 30) == Change("a", 2)
        await changes.aclose()

    asyncio.run(job())


def test_listening_begins_again_after_the_connection_broke(two, database):
    async def job():
        changes = two[0].changes()
        assert await anext(changes) is None
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE query LIKE 'LISTEN%' AND datname = current_database()"
            )
        assert await asyncio.wait_for(anext(changes), 30) is None
        append(two[1], "a", A)
        assert await asyncio.wait_for(anext(changes), 30) == Change("a", 2)
        await changes.aclose()

    asyncio.run(job())


def test_a_database_that_went_away_and_came_back(tmp_path):
    with cluster(fsync="off") as running:
        store = open_store(running.address())
        append(store, "a", A)
        running.stop("immediate")
        with pytest.raises(StoreLost):
            append(store, "a", rows("a", b"x", after=A))
        with pytest.raises(StoreLost):
            store.load("a")
        with pytest.raises(StoreError, match="cannot be reached"):
            open_store(running.address())
        running.start()
        assert store.load("a") == A
        assert append(store, "a", rows("a", b"x", after=A))
        running.stop()
        running.start()
        assert len(store.load("a")) == 3  # the connection was dead, and it did not matter
        store.close()


def test_commits_wait_for_the_disk_whatever_the_database_says(database):
    with psycopg.connect(database, autocommit=True) as connection:
        name = database.rpartition("/")[2]
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = open_store(database)
    setting = store._connected().execute("SHOW synchronous_commit").fetchone()
    store.close()
    assert setting == ("on",)


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="other systems have others")
def test_a_connection_that_only_listens_and_died_silently_is_found_out_in_seconds(database):
    """The system looks whether the user's time is over only when it sends a probe again."""
    store = open_store(database)
    with socket.socket(fileno=os.dup(store._connected().fileno())) as line:
        idle, again, timeout = (
            line.getsockopt(socket.IPPROTO_TCP, option)
            for option in (socket.TCP_KEEPIDLE, socket.TCP_KEEPINTVL, socket.TCP_USER_TIMEOUT)
        )
    store.close()
    assert 0 < timeout <= 10_000
    assert idle + again <= 15


def test_processes_that_start_together_make_the_schema_once(database):
    stores, faults = [], []

    def start():
        try:
            stores.append(open_store(database))
        except Exception as fault:
            faults.append(fault)

    threads = [threading.Thread(target=start) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    for store in stores:
        store.close()
    assert not faults
    assert len(stores) == 6


def test_a_database_of_a_newer_version(database):
    open_store(database).close()
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE homestretch_schema SET version = %s", (SCHEMA_VERSION + 1,))
    with pytest.raises(StoreError, match="newer version"):
        open_store(database)


def test_addresses_that_are_no_store(tmp_path):
    with pytest.raises(StoreError, match="nothing of kind 'mysql'"):
        open_store("mysql://localhost/x")
    with pytest.raises(StoreError, match="cannot be reached") as refusal:
        open_store("postgresql://me:secret@127.0.0.1:1/x")
    assert "secret" not in str(refusal.value)


def test_a_password_is_never_shown():
    assert shown("postgresql://me:secret@host/x") == "postgresql://me@host/x"
    assert shown("postgresql://host/x?user=me&password=secret&a=b").count("secret") == 0
    assert shown("tables.sqlite3") == "tables.sqlite3"
