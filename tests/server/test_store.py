"""What every store does, on SQLite and on PostgreSQL."""

import asyncio

import pytest

from homestretch.server.store import Append, SqliteStore, open_store
from homestretch.server.store.postgres import PostgresStore
from tests.server.rows import append, rows

A = rows("a", b"one", b"two")


def test_events_come_back_in_order(store):
    third = rows("a", b"three", after=A)
    b = rows("b", b"\x00\xff")
    assert append(store, "a", A)
    assert append(store, "b", b)
    assert append(store, "a", third)
    assert store.load("a") == [*A, *third]
    assert store.load("a", after=1) == [A[1], *third]
    assert store.load("a", after=3) == []
    assert store.load("b") == b
    assert store.load("c") == []
    assert store.count() == 2


def test_a_number_is_given_once(store):
    append(store, "a", A)
    assert not append(store, "a", rows("a", b"other", after=A[:1]), due=5)
    assert not append(store, "a", rows("a", b"other", b"more", b"than there is", after=A[:1]))
    assert not append(store, "a", rows("a", b"made twice"))
    assert store.load("a") == A
    assert store.count() == 1
    assert store.claim(9, 9, 9) == []


def test_in_a_group_each_table_stands_for_itself(store):
    append(store, "a", A)
    group = [
        Append("c", rows("c", b"1", b"2", b"3"), 0),
        Append("a", rows("a", b"late", after=A[:1]), 5),
        Append("b", rows("b", b"1"), 7),
    ]
    assert store.append(group) == [True, False, True]
    assert [len(store.load(name)) for name in "abc"] == [2, 1, 3]
    assert store.count() == 3
    assert store.claim(9, 20, 9) == ["b"]


def test_all_of_a_group_or_nothing(store):
    broken = rows("b", b"1")[0]._replace(body=None)
    with pytest.raises(Exception, match=r"(?i)null"):
        store.append([Append("a", A, 0), Append("b", [broken], 0)])
    assert store.load("a") == []
    assert store.count() == 0
    assert append(store, "a", A)


def test_a_due_table_is_claimed_once_and_again_later(store):
    append(store, "a", A, due=100)
    append(store, "b", rows("b", b"1"), due=50)
    append(store, "c", rows("c", b"1"))
    assert store.claim(49, 149, 9) == []
    assert sorted(store.claim(100, 200, 9)) == ["a", "b"]
    assert store.claim(150, 250, 9) == []
    assert len(store.claim(200, 300, 1)) == 1
    assert len(store.claim(200, 300, 9)) == 1


def test_the_next_event_decides_when_a_table_is_due(store):
    append(store, "a", A, due=100)
    append(store, "a", rows("a", b"3", after=A), due=0)
    assert store.claim(1000, 2000, 9) == []
    append(store, "a", rows("a", b"4", after=store.load("a")), due=1500)
    assert store.claim(1499, 2000, 9) == []
    assert store.claim(1500, 2000, 9) == ["a"]


def test_a_due_time_can_be_put_off_but_not_given(store):
    append(store, "a", A, due=100)
    append(store, "b", rows("b", b"1"))
    store.set_due(["a", "b", "unknown"], 500)
    assert store.claim(499, 900, 9) == []
    assert store.claim(500, 900, 9) == ["a"]


def test_tables_are_found_by_the_beginning_of_their_names(store):
    for name in ("abc", "abd", "abda", "b", "a_c"):
        append(store, name, rows(name, b"1"))
    assert store.find("abd", 9) == ["abd", "abda"]
    assert store.find("a", 2) == ["a_c", "abc"]
    assert store.find("a_", 9) == ["a_c"]
    assert store.find("%", 9) == []
    assert len(store.find("", 9)) == 5


def test_everything_is_there_after_closing(path):
    store = open_store(path)
    append(store, "a", A, due=1)
    store.close()
    store.close()
    again = open_store(path)
    assert again.load("a") == A
    assert again.claim(1, 2, 9) == ["a"]
    again.close()


def test_the_first_news_is_that_the_listening_has_begun(store):
    async def first():
        changes = store.changes()
        try:
            return await anext(changes)
        finally:
            await changes.aclose()

    assert asyncio.run(first()) is None


def test_whether_a_store_is_shared(store):
    assert store.is_shared is isinstance(store, PostgresStore)
    assert isinstance(store, PostgresStore | SqliteStore)
