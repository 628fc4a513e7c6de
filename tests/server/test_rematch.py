"""Rematches: offered, agreed upon, declined, and who begins the next game."""

import asyncio
import random

import pytest

from homestretch import HomestretchError
from homestretch.server import commands, redact
from homestretch.server.company import OFFER_SECONDS
from homestretch.server.events import WATCHER
from homestretch.server.messages import SeatRequest
from homestretch.server.setup import secrets_of
from homestretch.server.stored import Continued, Offered, decode
from homestretch.server.table import Table
from tests.server.tables import (
    KEY,
    OWN,
    beside,
    bot,
    holder,
    kinds,
    next_command,
    opened,
    person,
    played,
    refused,
    request,
    same,
    sat,
    taken,
)
from tests.server.virtual import run


def finished(*seats, **settings):
    table, log = opened(
        request("temper", *(seats or (person(0), person(2))), options={"tokens": 1}, **settings)
    )
    played(table, log, random.Random(5))
    return table, log


def two_people(**settings):
    seats = (person(0, "Zoe"), SeatRequest(seat=2, kind="link", name="Ann"))
    table, log = opened(request("temper", *seats, options={"tokens": 1}, **settings))
    secret = secrets_of(table.created, table.id, KEY)["2"]
    sat(table, log, 2, secret)
    played(table, log, random.Random(5), viewer=table.viewer(f"{KEY},{OWN}"))
    return table, log, OWN


def again(name="r"):
    return commands.Rematch(id=name)


def test_a_rematch_is_agreed_upon_and_the_next_seat_begins():
    table, log, secret = two_people(seed=3)
    ann = table.viewer(secret)
    assert not table.completes_rematch(again(), holder(table))
    beside(table, log, again(), holder(table))
    offer = redact.view(table, WATCHER).offer
    assert (offer.seats, offer.agreed) == ((0,), (0,))
    assert refused(table, again("s"), holder(table)) == "already_agreed"
    assert table.completes_rematch(again("t"), ann)
    taken(table, table.receive(again("t"), ann, 5, "thenexttable"), log)
    view = redact.view(table, WATCHER)
    assert (view.next, view.offer) == ("thenexttable", None)
    assert [e.kind if hasattr(e, "kind") else type(e).__name__ for e in view.history[-2:]] == [
        "OfferedView", "NextView",
    ]  # fmt: skip
    created = table.rematch()
    assert (created.first, created.rematch_of, created.seed) == (2, table.id, 4)
    second = Table("thenexttable", created)
    second.commit(second.open(9))
    assert second.waits_for == 2
    assert [place.name for place in second.seats.values()] == ["Zoe", "Ann"]
    assert second.viewer(KEY).is_host
    assert (second.viewer(KEY).seats, second.viewer(secret).seats) == ({0}, {2})
    assert refused(table, again("u"), ann) == "already_agreed"
    same(table, Table.rebuilt(table.id, log))


def test_the_turn_goes_on_from_the_seat_that_was_drawn():
    table, log = opened(
        request("temper", person(0), bot(1), bot(3), first="draw", options={"tokens": 1})
    )
    drawn = next(event.told.seat for event in table.recent if event.told is not None)
    played(table, log, random.Random(1))
    seats = [0, 1, 3]
    assert table.rematch().first == seats[(seats.index(drawn) + 1) % 3]


def test_a_rematch_that_comes_too_late_needs_no_table():
    table, _ = finished()
    late = commands.Rematch(id="late", expect=0)
    with pytest.raises(HomestretchError) as refusal:
        table.completes_rematch(late, holder(table))
    assert refusal.value.code == "stale"


def test_one_device_alone_needs_nobodys_consent():
    table, _ = finished()
    assert table.completes_rematch(again(), holder(table))


def test_an_offer_dies_with_its_maker():
    table, log, secret = two_people()
    beside(table, log, again(), holder(table), now=10_000)
    taken(table, table.connections(20_000, lost={0}), log)
    assert table.step_time(table.recent[-1], 800) == 20_000 + 1000 * OFFER_SECONDS
    taken(table, table.connections(21_000, found={0}), log)
    assert table.due(10**9) == []
    taken(table, table.connections(30_000, lost={0}), log)
    taken(table, table.due(30_000 + 1000 * OFFER_SECONDS), log)
    assert table.company.offer is None
    assert table.due(10**9) == []
    assert not table.completes_rematch(commands.Decline(id="d"), table.viewer(secret))
    assert refused(table, commands.Decline(id="d"), table.viewer(secret)) == "no_offer"
    taken(table, table.connections(60_000, found={0}), log)
    assert table.seats[0].away is None
    same(table, Table.rebuilt(table.id, log))


def test_an_offer_is_declined_or_taken_back():
    table, log, secret = two_people()
    beside(table, log, again("1"), holder(table))
    beside(table, log, commands.Decline(id="2"), table.viewer(secret))
    assert table.company.offer is None
    beside(table, log, again("3"), table.viewer(secret))
    beside(table, log, commands.Decline(id="4"), table.viewer(secret))
    assert table.company.offer is None


def test_nobody_waits_for_the_consent_of_who_has_left():
    table, log, _ = two_people()
    beside(table, log, again("1"), holder(table), now=10)
    taken(table, table.connections(20, lost={2}), log)
    assert table.completes_rematch(again("2"), holder(table))
    events = table.receive(again("2"), holder(table), 30, "thenexttable")
    assert kinds(events) == ["Continued"]
    taken(table, events, log)
    assert table.accepted("2", holder(table)) == table.number


def test_a_rematch_comes_after_the_end_and_is_no_watchers_business():
    table, log = opened(request("temper", person(0), bot(2), options={"tokens": 1}))
    assert refused(table, again(), holder(table)) == "not_over"
    played(table, log, random.Random(5))
    assert refused(table, again(), WATCHER) == "watching"
    bots, log = opened(request("temper", bot(0), bot(2), options={"tokens": 1}))
    played(bots, log, random.Random(5))
    assert refused(bots, again(), holder(bots)) == "watching"


def test_a_rematch_that_was_declined_meanwhile_is_not_made():
    """Its table was made already when another process stored that somebody will not."""
    table, log, secret = two_people()
    beside(table, log, again("1"), holder(table))
    assert table.completes_rematch(again("2"), table.viewer(secret))
    beside(table, log, commands.Decline(id="3"), holder(table))
    events = table.receive(again("2"), table.viewer(secret), 5, "thenexttable")
    assert kinds(events) == ["Offered"]
    taken(table, events, log)
    assert (table.company.next_table, table.company.offer.agreed) == (None, {2})


def test_two_who_agree_at_the_same_moment_at_two_processes_get_their_rematch():
    seats = person(0), SeatRequest(seat=1, kind="link"), SeatRequest(seat=2, kind="link")
    asked = request("temper", *seats, seed=1, options={"tokens": 1})

    async def job(disk):
        one, other = disk.process(), disk.process()
        made = []

        async def make(created):
            made.append(created)
            return "thenexttable"

        one.room._make = other.room._make = make
        await one.open(asked)
        table = await one.room.ready()
        with one.room.used(), other.room.used():
            for seat, key in ((1, OWN), (2, OWN * 2)):
                secret = secrets_of(table.created, table.id, KEY)[str(seat)]
                await one.room.ask(secret, commands.Sit(id="sit", seat=seat, key=key))
            rng = random.Random(1)
            while not table.is_over:
                await one.room.ask(f"{KEY},{OWN},{OWN * 2}", next_command(table, rng))
            await one.room.ask(KEY, again("0"))
            await other.room.ready()
            await asyncio.gather(one.room.ask(OWN, again("1")), other.room.ask(OWN * 2, again("2")))
        return [decode(row.body) for row in disk.rows[-4:]], len(made)

    told, tables = run(job)
    assert [type(event) for event in told] == [Offered, Offered, Offered, Continued]
    assert tables == 1
