"""The table as a pure state machine: what it takes, what it refuses, that its log is the truth."""

import random

import pytest
from msgspec.structs import replace

import homestretch
from homestretch import HomestretchError
from homestretch.core.chance import ScriptedChance
from homestretch.core.record import Chance
from homestretch.server.events import WATCHER, DamagedLog, Viewer
from homestretch.server.refusals import Refused
from homestretch.server.setup import created_from
from homestretch.server.stored import Chanced, Created, Moved
from homestretch.server.table import RECENT, Table
from tests.server.tables import (
    bot,
    holder,
    move,
    next_command,
    one_step,
    opened,
    person,
    played,
    request,
    roll,
    same,
    taken,
)

TWO = (person(0), person(2))
SETUPS = [
    request("temper", *TWO),
    request("temper", person(0), bot(1), bot(2, "careful"), person(3), first="draw"),
    request("temper", bot(1), bot(3), preset="temper-leaflet"),
    request("temper", person(0), person(1), bot(3), options={"tokens": 1, "start_token": True}),
    request("pardon", *TWO, seed=5),
    request("pardon", person(0), bot(1), bot(2, "careful"), person(3), first="draw"),
    request("pardon", person(1), bot(3), preset="pardon-classic"),
    request("pardon", bot(0), person(2), preset="pardon-quick", options={"hand_size": 10}),
]


@pytest.mark.parametrize("asked", SETUPS)
def test_whole_games_and_the_same_table_from_the_log_alone(asked):
    rng = random.Random(7)
    table, log = opened(asked)
    ids = []
    while not table.is_over:
        if table.number % 40 == 0:
            same(table, Table.rebuilt(table.id, log))
        if not table.is_due:
            command = next_command(table, rng)
            ids.append(command.id)
            taken(table, table.receive(command, holder(table), 5), log)
        else:
            one_step(table, log, rng)
    again = Table.rebuilt(table.id, log)
    same(table, again)
    assert [number for number, _, _ in log] == list(range(1, table.number + 1))
    assert [again.accepted(command_id, holder(again)) for command_id in ids] == [
        table.accepted(command_id, holder(table)) for command_id in ids
    ]
    record = homestretch.read_record(table.record().text())
    assert record.final() == table.state


def test_the_log_of_a_rebuilt_table_goes_on_as_the_first_would():
    """With a seed, chance and bots do the same after any restart."""
    asked = request("pardon", bot(0), bot(1), bot(2, "careful"), bot(3), seed=11)
    table, log = opened(asked)
    played(table, log, random.Random(0))
    for cut in (30, 57, len(log) - 1):
        again = Table.rebuilt(table.id, log[:cut])
        more = log[:cut]
        played(again, more, random.Random(0))
        assert [stored for _, _, stored in more] == [stored for _, _, stored in log]


def test_a_bot_chooses_the_same_after_a_restart():
    """Also without a seed: its chance is the table and the event number."""
    table, log = opened(request("temper", bot(0), bot(2)))
    rng = random.Random(0)
    played(table, log, rng, steps=60)
    while table.state.to_act < 0:
        one_step(table, log, rng)
    (first, *_) = table.step(1)
    (second, *_) = Table.rebuilt(table.id, log).step(2)
    assert first.stored == second.stored


def test_chance_comes_from_the_given_source_and_is_not_drawn_anew():
    """At a table of an older server, without a seal."""
    created = replace(created_from(request("temper", *TWO), "t", "k"), sealed=False)
    table = Table("t", created, ScriptedChance([6]))
    table.commit(table.open(0))
    events = table.receive(roll(table), holder_of(table, "k"), 1)
    assert [event.told.step for event in events] == [Chance(6)]
    table.commit(events)
    log = [(e.number, e.at, e.stored) for e in table.recent]
    assert Table.rebuilt("t", log, ScriptedChance([])).state == table.state


def holder_of(table, key):
    return table.viewer(key)


def test_nothing_counts_before_it_is_committed():
    table, _ = opened(request("temper", *TWO, seed=1))
    before = table.state
    command = roll(table)
    events = table.receive(command, holder(table), 1)
    assert table.state == before
    assert table.accepted(command.id, holder(table)) is None
    table.commit(events)
    assert table.state != before
    assert table.accepted(command.id, holder(table)) == 2


def test_the_same_command_again_makes_no_event():
    table, log = opened(request("temper", *TWO))
    command = roll(table)
    taken(table, table.receive(command, holder(table), 1), log)
    number = table.number
    assert table.receive(command, holder(table), 2) == []
    played(table, log, random.Random(1), steps=20)
    for known in (table, Table.rebuilt(table.id, log)):
        assert known.receive(command, holder(table), 2) == []
        assert known.accepted(command.id, holder(known)) == number


@pytest.mark.parametrize("off", [-1, 1, 100])
def test_a_command_for_another_event_is_stale(off):
    table, log = opened(request("temper", *TWO, seed=1))
    taken(table, table.receive(roll(table), holder(table), 1), log)
    state = table.state
    with pytest.raises(Refused, match="the table is at event 2") as refusal:
        table.receive(roll(table, expect=table.number + off), holder(table), 1)
    assert refusal.value.code == "stale"
    assert refusal.value.number == table.number
    assert table.state is state


def refused(table, command, viewer) -> str:
    state, number = table.state, table.number
    with pytest.raises(HomestretchError) as refusal:
        table.receive(command, viewer, 1)
    assert (table.state, table.number) == (state, number)
    assert str(refusal.value).strip()
    return refusal.value.code


def test_refusals_have_codes_and_change_nothing():
    table, log = opened(request("temper", person(0), bot(2), options={"start_token": True}, seed=1))
    mine = holder(table)
    assert refused(table, roll(table), WATCHER) == "watching"
    assert refused(table, move(table, 2, "1-2"), mine) == "not_your_seat"
    assert refused(table, move(table, 0, "1-2"), mine) == "roll_first"
    taken(table, table.receive(roll(table), mine, 1), log)
    assert table.state.to_act == 0
    assert refused(table, roll(table), mine) == "not_a_roll"
    assert refused(table, move(table, 0, "40-41"), mine) == "illegal_move"
    assert refused(table, move(table, 0, "knight to f3"), mine) == "bad_move_text"
    assert refused(table, move(table, 0, "²-³"), mine) == "bad_move_text"
    while table.waits_for == 0:
        taken(table, table.receive(next_command(table, random.Random(0)), mine, 1), log)
    assert refused(table, roll(table), mine) == "not_your_turn"
    assert refused(table, move(table, 0, "1-2"), mine) == "not_your_turn"
    played(table, log, random.Random(0))
    assert refused(table, roll(table), mine) == "game_over"
    assert refused(table, move(table, 0, "1-2"), mine) == "game_over"


def test_one_key_holds_all_persons_and_no_bot():
    table, _ = opened(request("pardon", person(0), bot(1), person(2), bot(3)))
    assert holder(table) == Viewer(frozenset({0, 2}), is_host=True)
    assert table.viewer(None) == WATCHER
    for wrong in ("", "x", table.created.keys[0].hash):
        with pytest.raises(Refused, match="opens no seat") as refusal:
            table.viewer(wrong)
        assert refusal.value.code == "wrong_key"


def test_the_key_of_bots_alone_only_watches():
    table, _ = opened(request("temper", bot(0), bot(2)))
    assert holder(table).seats == frozenset()


def test_a_short_move_is_kept_in_its_full_form():
    table, log = opened(request("temper", *TWO, options={"start_token": True}, seed=1))
    taken(table, table.receive(roll(table), holder(table), 1), log)
    (legal, *_) = table.state.legal_moves()
    taken(table, table.receive(move(table, 0, legal.origin), holder(table), 1), log)
    assert log[-1][2].move == str(legal)


def test_the_deal_comes_with_the_table_and_a_draw_with_the_play():
    table, log = opened(request("pardon", *TWO, seed=1))
    assert table.number == 1 + 10
    assert table.waits_for == 0
    played(table, log, random.Random(0), steps=1)
    kinds = [event.told.chance_kind for event in list(table.recent)[-2:]]
    assert kinds == [None, "draw"]
    assert table.waits_for is not None


def test_who_missed_what():
    table, log = opened(request("temper", *TWO, seed=1))
    played(table, log, random.Random(0), steps=10)
    assert [event.number for event in table.missed(0)] == list(range(1, 12))
    assert [event.number for event in table.missed(9)] == [10, 11]
    assert table.missed(11) == []
    assert table.missed(12) is None
    played(table, log, random.Random(0), steps=RECENT)
    assert table.missed(table.number - RECENT - 1) is None
    assert len(table.missed(table.number - RECENT)) == RECENT


def test_a_log_that_is_no_game_is_refused():
    _, log = opened(request("temper", *TWO, options={"start_token": True}, seed=1))
    made = log[0]
    faults = {
        "no events": [],
        "event 2 is missing": [made, (3, 0, Chanced(1))],
        "does not make a table": [(1, 0, Chanced(1))],
        "made twice": [made, (2, 0, made[2])],
        "cannot happen": [made, (2, 0, Chanced(7))],
        "out of turn": [made, (2, 0, Chanced(1)), (3, 0, Moved(2, "1-2"))],
        "event 3": [made, (2, 0, Chanced(1)), (3, 0, Moved(0, "1-5"))],
    }
    for words, bad in faults.items():
        with pytest.raises(DamagedLog, match=words):
            Table.rebuilt("t", bad)


def test_the_stored_table_holds_no_key():
    _, log = opened(request("temper", *TWO))
    assert isinstance(log[0][2], Created)
    assert "the key" not in repr(log)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (request("chess", *TWO), "unknown_game"),
        (request("temper", *TWO, preset="pardon"), "bad_option"),
        (request("temper", *TWO, options={"tokens": 5}), "bad_option"),
        (request("temper", *TWO, options={"tokens": True}), "bad_option"),
        (request("temper", *TWO, options={"seats": True}), "bad_option"),
        (request("temper", *TWO, options={"name": 1}), "bad_option"),
        (
            request("pardon", *(person(s) for s in range(4)), options={"hand_size": 11}),
            "bad_option",
        ),
        (request("temper", person(0), person(1)), "bad_seats"),
        (request("temper", person(0), person(0)), "bad_seats"),
        (request("temper", person(0)), "bad_seats"),
        (request("temper"), "bad_seats"),
        (request("temper", *TWO, first=1), "bad_seats"),
        (request("temper", person(0, "x" * 41), person(2)), "bad_seats"),
        (request("temper", person(0, "  "), person(2)), "bad_seats"),
        (request("temper", person(0, "a\nb"), person(2)), "bad_seats"),
        (request("temper", person(0, "a\u202eb"), person(2)), "bad_seats"),
        (request("temper", person(0), bot(2, "clever")), "unknown_bot"),
    ],
)
def test_tables_that_cannot_be(asked, code):
    with pytest.raises(HomestretchError) as refusal:
        created_from(asked, "t", "")
    assert refusal.value.code == code


def test_names_of_people_are_kept_as_they_are():
    table, _ = opened(request("temper", person(0, "Zoë 👩‍👧"), person(2, "  Ali  ")))
    assert [setup.name for setup in table.seats.values()] == ["Zoë 👩‍👧", "Ali"]
    assert '[Red "Zoë 👩‍👧"]' in table.record().text()
