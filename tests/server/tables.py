"""Tables without a server: making them, playing them, keeping their log in a list."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import count

import pytest

from homestretch import HomestretchError
from homestretch.server.commands import Sit
from homestretch.server.events import Event, Viewer
from homestretch.server.keys import hash_key
from homestretch.server.messages import JoinRequest, Move, Roll, SeatRequest, TableRequest
from homestretch.server.setup import created_from, secrets_of
from homestretch.server.stored import NoPart, Stored, decode, encode
from homestretch.server.table import Table

KEY = "the key of this table"
OWN = "a-key-of-the-guests-own-making"
Log = list[tuple[int, int, Stored]]
_ids = count()


def person(seat, name=None):
    return SeatRequest(seat=seat, kind="person", name=name)


def bot(seat, name="random"):
    return SeatRequest(seat=seat, kind="bot", bot=name)


def seat(number, kind, name=None):
    return SeatRequest(seat=number, kind=kind, name=name)


def link(table: Table, number) -> str:
    """The secret of the link to a seat."""
    return secrets_of(table.created, table.id, KEY)[str(number)]


def refused(table: Table, command, viewer: Viewer, now=5) -> str:
    """The code by which a command is refused: it changes nothing, and a sentence says why."""
    before = table.recent[-1]
    with pytest.raises(HomestretchError) as refusal:
        table.receive(command, viewer, now)
    assert table.recent[-1] is before
    assert str(refusal.value).strip()
    return refusal.value.code


def kinds(events: Iterable[Event]) -> list[str]:
    return [type(event.stored).__name__ for event in events]


def request(game, *seats, **settings):
    return TableRequest(game=game, seats=list(seats), **settings)


def opened(asked: TableRequest, table_id="testtable") -> tuple[Table, Log]:
    """A new table after its first events, and the log of these."""
    table = Table(table_id, created_from(asked, table_id, KEY))
    log: Log = []
    taken(table, table.open(1000), log)
    unheld(table, log)
    return table, log


def unheld(table: Table, log: Log) -> None:
    """Where a seal waits for devices: says that nobody has one."""
    if table.company.started and table.company.held:
        assert table.fair is not None
        seats = sorted(table.fair.awaits(table.company))
        taken(table, table.add([NoPart(seats)], table.recent[-1].at), log)


def taken(table: Table, events: Iterable[Event], log: Log) -> None:
    """Commits events and logs them, as they would come back from a disk."""
    events = list(events)
    table.commit(events)
    log += [(event.number, event.at, decode(encode(event.stored))) for event in events]


def holder(table: Table) -> Viewer:
    return table.viewer(KEY)


def roll(table: Table, command_id=None, expect=None) -> Roll:
    return Roll(
        id=command_id or f"c{next(_ids)}", expect=table.number if expect is None else expect
    )


def move(table: Table, seat, text, command_id=None, expect=None) -> Move:
    return Move(
        id=command_id or f"c{next(_ids)}",
        expect=table.number if expect is None else expect,
        seat=seat,
        move=str(text),
    )


def next_command(table: Table, rng: random.Random) -> Roll | Move:
    """Any legal command of the person who is waited for."""
    seat = table.waits_for
    assert seat is not None
    if table.state.to_act != seat:
        return roll(table)
    return move(table, seat, rng.choice(table.state.legal_moves()))


def beside(table: Table, log: Log, command, viewer: Viewer, now=None) -> list[Event]:
    """Carries a command out that is no roll or move."""
    now = 1000 + table.number if now is None else now
    events = table.receive(command, viewer, now)
    taken(table, events, log)
    return events


def joined(table: Table, log: Log, key, **asked) -> int:
    """Sits somebody down who has a key of their own."""
    seat, events = table.join(JoinRequest(**asked), hash_key(key), 1000 + table.number)
    taken(table, events, log)
    return seat


def sat(table: Table, log: Log, seat, secret, name=None, key=OWN) -> Viewer:
    """Sits an invited person down by their link; who they are by their own key from then on."""
    command = Sit(id=f"c{next(_ids)}", seat=seat, name=name, key=key)
    beside(table, log, command, table.viewer(secret))
    return table.viewer(key)


def one_step(table: Table, log: Log, rng: random.Random, viewer: Viewer | None = None) -> None:
    """The next step, of a person or of the server."""
    unheld(table, log)
    now = 1000 + table.number
    if table.is_due:
        taken(table, table.step(now), log)
    else:
        command = next_command(table, rng)
        taken(table, table.receive(command, viewer or holder(table), now), log)


def played(
    table: Table,
    log: Log,
    rng: random.Random,
    steps: int | None = None,
    viewer: Viewer | None = None,
) -> None:
    """Plays to the end, or some steps."""
    while not table.is_over and steps != 0:
        one_step(table, log, rng, viewer)
        steps = None if steps is None else steps - 1


def same(one: Table, other: Table) -> None:
    """Whether two tables are the same in all that counts."""
    assert one.state == other.state
    assert one.company == other.company
    assert one.number == other.number
    assert one.waits_for == other.waits_for
    assert one.is_due == other.is_due
    assert one.record().text() == other.record().text()
    for event, twin in zip(one.recent, other.recent, strict=True):
        assert (event.number, event.at, event.stored) == (twin.number, twin.at, twin.stored)
        assert (event.told, event.state, event.undo) == (twin.told, twin.state, twin.undo)
        assert event.company == twin.company
