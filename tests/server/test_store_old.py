"""Deleting old tables from a store: whole or not at all, whoever adds to them meanwhile."""

import threading

import psycopg
import pytest

from homestretch.server.store import NO_HASH, Append, Part, Swept, checked, open_store
from homestretch.server.store import postgres as postgres_store
from homestretch.server.store.postgres_schema import DELETE, EMPTY, HOLD
from tests.server.rows import append, rows

ALL = Part(tables=100, events=1_000)
NOBODY = frozenset()


def test_tables_whose_last_event_is_old_are_deleted_whole(store):
    """An event's time is ten times its number: `b` has one from 20 on."""
    a, b = rows("a", b"1"), rows("b", b"1", b"2")
    append(store, "a", a, due=5)
    append(store, "b", b)
    assert store.delete_old(10, "", NOBODY, ALL) == Swept([], None)
    assert store.delete_old(11, "", NOBODY, ALL) == Swept(["a"], None)
    assert (store.load("a"), store.load("b"), store.count()) == ([], b, 1)
    assert (store.find("a", 9), store.claim(9, 20, 9)) == ([], [])
    assert store.delete_old(20, "", NOBODY, ALL) == Swept([], None)
    assert store.delete_old(21, "", {"b"}, ALL) == Swept([], None)
    assert store.load("b") == b
    assert store.delete_old(21, "", NOBODY, ALL) == Swept(["b"], None)
    assert (store.load("b"), store.count()) == ([], 0)


def test_a_new_event_keeps_an_old_table(store):
    before = rows("a", b"1")
    append(store, "a", before)
    append(store, "b", rows("b", b"1"))
    append(store, "a", rows("a", b"2", after=before))
    assert store.delete_old(15, "", NOBODY, ALL) == Swept(["b"], None)
    assert [row.body for row in store.load("a")] == [b"1", b"2"]


def test_a_clock_that_was_set_back_counts_by_the_last_event(store):
    """Not by the time when the table was made."""
    (first, second) = rows("a", b"1", b"2")
    append(store, "a", [first._replace(at=1_000), second])
    assert store.delete_old(500, "", NOBODY, ALL).deleted == ["a"]


def test_names_are_gone_through_in_parts(store):
    for name in "abcdefg":
        append(store, name, rows(name, b"1") if name in "bf" else rows(name, b"1", b"2", b"3"))
    part = Part(tables=3, events=1_000)
    first = store.delete_old(15, "", NOBODY, part)
    second = store.delete_old(15, first.upto, NOBODY, part)
    assert (first, second) == (Swept(["b"], "c"), Swept(["f"], "f"))
    assert store.delete_old(15, second.upto, NOBODY, part) == Swept([], None)
    assert store.find("", 9) == ["a", "c", "d", "e", "g"]


def test_few_events_are_deleted_at_once(store):
    """A table that alone has more than that is a part for itself."""
    for name, number in (("a", 2), ("b", 2), ("c", 2), ("d", 9), ("e", 1)):
        append(store, name, rows(name, *[b""] * number))
    part, swept, upto = Part(tables=100, events=4), [], ""
    while upto is not None:
        deleted, upto = store.delete_old(1_000, upto, NOBODY, part)
        swept.append(deleted)
    assert swept == [["a", "b"], ["c"], ["d"], ["e"]]
    assert store.count() == 0


@pytest.mark.parametrize("due", [None, 0, 7])
def test_nothing_is_added_to_a_table_that_was_deleted(store, due):
    a, b = rows("a", b"1", b"2"), rows("b", b"1", b"2")
    append(store, "a", a)
    append(store, "b", b)
    store.delete_old(1_000, "", {"b"}, ALL)
    late = Append("a", rows("a", b"3", b"4", after=a), due)
    group = [
        Append("b", rows("b", b"3", after=b), due),
        late,
        Append("c", rows("c", b"1"), due),
    ]
    assert store.append(group) == [True, False, True]
    assert store.append([late]) == [False]
    assert [len(store.load(name)) for name in "abc"] == [0, 3, 1]
    assert store.count() == 2
    assert store.claim(9, 20, 9) == (["b", "c"] if due else [])


def test_what_was_deleted_is_gone_after_closing(path):
    store = open_store(path)
    append(store, "a", rows("a", b"1"))
    append(store, "b", rows("b", b"1", b"2"))
    store.delete_old(15, "", NOBODY, ALL)
    store.close()
    again = open_store(path)
    assert (again.load("a"), again.find("", 9), again.count()) == ([], ["b"], 1)
    again.close()


# --------------------------------------------------------------- at the very same moment


def waiting(connection):
    """How many connections to the database wait for another one's lock."""
    found = connection.execute(
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE datname = current_database() AND wait_event_type = 'Lock'"
    ).fetchone()
    return found[0]


def test_a_table_to_which_somebody_is_adding_is_passed_over(two, database):
    one, other = two
    before = rows("a", b"1")
    append(one, "a", before)
    append(one, "b", rows("b", b"1"))
    other._connected().execute("SET lock_timeout = '5s'")  # it is never to wait at all
    connection = one._connected()
    with connection.transaction():
        assert append(one, "a", rows("a", b"2", after=before), due=None)
        assert other.delete_old(1_000, "", NOBODY, ALL) == Swept(["b"], None)
    assert [row.number for row in one.load("a")] == [1, 2]
    assert one.find("", 9) == ["a"]


def test_who_adds_while_a_table_is_deleted_waits_and_is_refused(two, database):
    one, _ = two
    a, b = rows("a", b"1"), rows("b", b"1")
    append(one, "a", a)
    append(one, "b", b)
    added = []
    group = [Append(name, rows(name, b"2", after=one.load(name)), None) for name in "ab"]
    thread = threading.Thread(target=lambda: added.extend(one.append(group)))
    with psycopg.connect(database) as deleting, psycopg.connect(database, autocommit=True) as look:
        deleting.execute(HOLD, (["a"],))
        thread.start()
        while not waiting(look):
            assert thread.is_alive()
        deleting.execute(DELETE, (["a"], 1_000))
        deleting.execute(EMPTY, (["a"],))
        deleting.commit()
        thread.join(30)
    assert added == [False, True]
    assert one.load("a") == []
    assert [row.number for row in one.load("b")] == [1, 2]


def test_an_event_just_before_a_table_is_held_keeps_it(two, monkeypatch):
    one, other = two
    before = rows("a", b"1")
    append(one, "a", before)
    append(one, "b", rows("b", b"1"))
    choose = postgres_store.choose

    def late(*given):
        chosen = choose(*given)
        assert append(other, "a", rows("a", b"2", after=before))
        return chosen

    monkeypatch.setattr(postgres_store, "choose", late)
    assert one.delete_old(15, "", NOBODY, ALL) == Swept(["b"], None)
    assert [row.number for row in one.load("a")] == [1, 2]


def test_a_database_that_reads_repeatably_by_its_own_setting(database):
    """What one transaction has read must not be what the next statement goes by."""
    with psycopg.connect(database, autocommit=True) as connection:
        name = database.rpartition("/")[2]
        setting = "default_transaction_isolation"
        connection.execute(f"ALTER DATABASE {name} SET {setting} = 'repeatable read'")
    store = open_store(database)
    connection = store._connected()
    with connection.transaction():
        level = connection.execute("SHOW transaction_isolation").fetchone()
    store.close()
    assert level == ("read committed",)


def test_while_many_are_added_to_and_deleted_none_is_ever_left_in_pieces(two):
    """Two go on with the same tables, and one deletes them: each is whole or gone, at any time."""
    names = [f"t{i:02}" for i in range(40)]
    deleting = two[0]
    for name in names:
        append(deleting, name, rows(name, b"1"))
    faults, deleted, refused = [], set(), set()
    ended = threading.Event()

    def write(store):
        try:
            before = {name: store.load(name) for name in names}
            while before and not ended.is_set():
                group = [Append(n, rows(n, b"x", after=b), None) for n, b in before.items() if b]
                taken = store.append(group)
                refused.update(
                    one.table for one, is_added in zip(group, taken, strict=True) if not is_added
                )
                before = {one.table: store.load(one.table) for one in group}
                before = {name: found for name, found in before.items() if found}
        except Exception as fault:
            faults.append(fault)

    thread = threading.Thread(target=write, args=(two[1],))
    thread.start()
    upto = ""
    while thread.is_alive() and len(deleted) < len(names):
        # whatever has no more than some dozens of events by now counts as old
        swept = deleting.delete_old(10**9, upto or "", NOBODY, Part(tables=7, events=60))
        deleted.update(swept.deleted)
        upto = swept.upto
    ended.set()
    thread.join(30)
    assert not faults
    assert deleted == set(names)
    assert refused <= deleted
    assert [deleting.load(name) for name in names] == [[]] * len(names)
    assert deleting.count() == 0
    for name in names:  # and a new one of the same name is whole
        assert append(deleting, name, rows(name, b"1", b"2"))
        checked(NO_HASH, name, deleting.load(name))
