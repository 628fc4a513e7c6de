"""Limits of time, lost connections, and the bot that plays for whoever is not there."""

import random

import pytest

from homestretch import HomestretchError
from homestretch.server import commands, redact, stored
from homestretch.server.company import PROGRAM_SECONDS
from homestretch.server.events import WATCHER
from homestretch.server.messages import Clock, JoinRequest, SeatRequest
from homestretch.server.setup import secrets_of
from homestretch.server.table import Table
from tests.server.tables import (
    KEY,
    beside,
    bot,
    holder,
    kinds,
    next_command,
    one_step,
    opened,
    person,
    played,
    refused,
    request,
    roll,
    same,
    taken,
    unheld,
)

START = 1000
"""When tests' tables are made."""


def timed(game="temper", *seats, turn=30, grace=None, **settings):
    seats = seats or (person(0), person(2))
    return opened(request(game, *seats, clock=Clock(turn=turn, grace=grace), **settings))


def test_without_limits_nothing_is_ever_due():
    table, _ = opened(request("temper", person(0), person(2)))
    assert table.step_time(table.recent[-1], 800) is None
    assert table.due(10**15) == []
    assert redact.view(table, WATCHER).deadline is None


def test_when_the_time_runs_out_a_bot_plays_until_the_person_is_back():
    table, log = timed()
    ends = START + 30_000
    assert table.step_time(table.recent[-1], 800) == ends
    assert redact.view(table, WATCHER).deadline == ends
    assert table.due(ends - 1) == []
    assert table.step(ends - 1) == []
    taken(table, table.step(ends), log)
    assert log[-1][2] == stored.Absent(seat=0, why="time")
    assert (table.waits_for, table.is_due) == (None, True)
    assert table.step_time(table.recent[-1], 800) == ends + 800
    assert refused(table, roll(table), holder(table)) == "absent"
    taken(table, table.step(ends + 800), log)
    assert kinds([table.recent[-1]]) == ["Chanced"]
    back = commands.Back(id="b", seat=0)
    beside(table, log, back, holder(table), now=ends + 1000)
    assert not table.seats[0].absent
    assert refused(table, commands.Back(id="c", seat=0), holder(table)) == "not_absent"
    while table.state.turn != 0:
        taken(table, table.receive(next_command(table, random.Random(1)), holder(table), ends), log)
    assert table.waits_for == 0
    same(table, Table.rebuilt(table.id, log))


def test_each_roll_and_move_has_the_whole_time():
    table, log = timed("temper", person(0), person(2), options={"start_token": True}, seed=1)
    taken(table, table.receive(roll(table), holder(table), START + 20_000), log)
    assert table.due(START + 49_999) == []
    assert kinds(table.due(START + 50_000)) == ["Absent"]


def test_talk_takes_no_time_and_gives_none():
    table, log = timed()
    beside(
        table, log, commands.Say(id="s", seat=2, phrase="hello"), holder(table), now=START + 29_000
    )
    assert kinds(table.due(START + 30_000)) == ["Absent"]


def test_a_game_of_absent_people_goes_on_to_its_end():
    table, log = timed("pardon", turn=60, preset="pardon-quick")
    now = START
    while not table.is_over:
        now = max(now, table.step_time(table.recent[-1], 800))
        events = table.step(now)
        assert events
        taken(table, events, log)
    assert {place.absent for place in table.seats.values()} == {True}
    same(table, Table.rebuilt(table.id, log))


def test_time_in_which_the_server_was_not_there_does_not_count():
    table, _ = timed()
    table.up_since = START + 1_000_000
    assert table.due(START + 1_000_000 + 29_999) == []
    assert kinds(table.due(START + 1_000_000 + 30_000)) == ["Absent"]


def test_a_lost_connection_has_its_grace_time():
    table, log = timed(turn=None, grace=20)
    taken(table, table.connections(5_000, lost={2}), log)
    assert log[-1][2] == stored.Away(seat=2)
    assert redact.view(table, WATCHER).seats[1].away
    assert table.connections(5_100, lost={2}) == []
    assert table.due(24_999) == []
    taken(table, table.connections(20_000, found={2}), log)
    assert log[-1][2] == stored.Here(seat=2)
    assert table.due(10**9) == []
    taken(table, table.connections(30_000, lost={0}), log)
    taken(table, table.due(50_000), log)
    assert table.due(50_000) == []
    assert [place.absent for place in table.seats.values()] == [True, False]
    taken(table, table.connections(60_000, found={0, 2}), log)
    assert [place.absent for place in table.seats.values()] == [True, False]  # one tap to be back
    beside(table, log, commands.Back(id="b", seat=0), holder(table), now=60_000)
    assert table.waits_for == 0
    same(table, Table.rebuilt(table.id, log))


def test_a_game_rests_while_nobody_is_there():
    """Bots do not play a family's game to its end while all are at dinner."""
    table, log = timed(turn=None, grace=20)
    taken(table, table.connections(5_000, lost={0}), log)
    taken(table, table.connections(6_000, lost={2}), log)
    assert table.step_time(table.recent[-1], 0) is None
    assert table.step(10**9) == []
    # whoever comes back first waits for the others from then on
    taken(table, table.connections(10**9, found={2}), log)
    assert table.due(10**9 + 19_999) == []
    assert kinds(table.due(10**9 + 20_000)) == ["Absent"]
    same(table, Table.rebuilt(table.id, log))


def test_who_is_played_for_does_not_keep_the_game_from_resting():
    table, log = timed(turn=None, grace=20)
    taken(table, table.connections(5_000, lost={0}), log)
    taken(table, table.due(25_000), log)
    assert table.seats[0].absent
    taken(table, table.connections(30_000, lost={2}), log)
    assert table.due(10**9) == []


def test_connections_do_not_matter_without_a_grace_time():
    table, _ = timed(turn=30)
    assert table.connections(5, lost={0, 2}) == []
    over, log = timed(turn=None, grace=9, options={"tokens": 1})
    played(over, log, random.Random(1))
    assert over.connections(5, lost={0, 2}) == []


def test_who_leaves_is_played_for_at_once():
    table, log = opened(request("temper", person(0), person(2)))
    beside(table, log, commands.Leave(id="l", seat=0), holder(table))
    assert table.is_due
    number = table.number
    beside(table, log, commands.Leave(id="m", seat=0), holder(table))
    assert table.number == number
    beside(table, log, commands.Back(id="b", seat=0), holder(table))
    assert table.waits_for == 0


def test_coming_and_going_of_others_gives_no_more_time():
    table, log = timed()
    beside(table, log, commands.Leave(id="l", seat=2), holder(table), now=START + 20_000)
    beside(table, log, commands.Back(id="b", seat=2), holder(table), now=START + 29_000)
    assert kinds(table.due(START + 30_000)) == ["Absent"]


def test_a_command_is_stale_by_what_happens_in_the_game_only():
    table, log = timed()
    before = table.number
    beside(table, log, commands.Say(id="s", seat=2, phrase="hello"), holder(table))
    beside(table, log, commands.Leave(id="l", seat=2), holder(table))
    events = table.receive(roll(table, expect=before), holder(table), 5)
    assert kinds(events)[0] == "Chanced"
    taken(table, events, log)
    assert refused(table, roll(table, expect=before), holder(table)) == "stale"
    assert refused(table, roll(table, expect=table.number + 1), holder(table)) == "stale"


def program(**settings):
    asked = request("temper", person(0), SeatRequest(seat=2, kind="program"), **settings)
    table, log = opened(asked)
    return table, log, secrets_of(table.created, table.id, KEY)["2"]


def test_a_program_is_awaited_and_replaced_when_it_does_not_answer():
    table, log, token = program(options={"start_token": True}, first=2)
    assert redact.phase(table.recent[-1]) == "lobby"
    taken(table, table.arrive(2, 5_000), log)
    assert redact.phase(table.recent[-1]) == "play"
    unheld(table, log)
    assert table.is_due  # the server rolls for programs
    taken(table, table.step(6_000), log)
    assert (table.state.to_act, table.waits_for) == (2, 2)
    viewer = table.viewer(token)
    assert refused(table, roll(table), viewer) == "not_a_roll"
    ends = 6_000 + 1000 * PROGRAM_SECONDS
    assert table.due(ends - 1) == []
    taken(table, table.due(ends), log)
    assert table.is_due
    taken(table, table.arrive(2, ends + 1), log)
    assert (table.waits_for, table.seats[2].is_there) == (None, True)  # but its time was over
    assert table.arrive(2, ends + 2) == []
    same(table, Table.rebuilt(table.id, log))


def test_the_limit_of_the_table_holds_for_programs():
    table, log, _ = program(options={"start_token": True}, first=2, clock=Clock(turn=5))
    taken(table, table.arrive(2, 5_000), log)
    unheld(table, log)
    taken(table, table.step(6_000), log)
    assert kinds(table.due(11_000)) == ["Absent"]


def test_what_can_be_said():
    table, log = opened(request("temper", person(0), bot(2)))
    mine = holder(table)
    beside(table, log, commands.Say(id="1", seat=0, phrase="good_luck"), mine)
    said = redact.view(table, WATCHER).history[-1]
    assert (said.seat, said.phrase, said.text) == (0, "good_luck", None)
    assert refused(table, commands.Say(id="2", seat=0, phrase="rude"), mine) == "bad_text"
    assert refused(table, commands.Say(id="3", seat=0), mine) == "bad_text"
    assert refused(table, commands.Say(id="4", seat=0, text="hi"), mine) == "no_free_text"
    chat, log = opened(request("temper", person(0), bot(2), chat=True))
    mine = holder(chat)
    beside(chat, log, commands.Say(id="1", seat=0, text="  <b>hi</b> Zoë 👋 "), mine)
    assert redact.view(chat, WATCHER).history[-1].text == "<b>hi</b> Zoë 👋"
    for text in ("", "   ", "a\nb", "a\u202eb", "x" * 201):
        assert refused(chat, commands.Say(id="2", seat=0, text=text), mine) == "bad_text"
    assert refused(chat, commands.Say(id="2", seat=0, text="a", phrase="wow"), mine) == "bad_text"


def test_nobody_changes_their_name_all_the_time():
    table, log = opened(request("temper", person(0), person(2)))
    for count in range(5):
        again = commands.Sit(id=f"n{count}", seat=0, name=f"N{count}")
        beside(table, log, again, holder(table), 50)
    more = commands.Sit(id="more", seat=0, name="Zoe")
    assert refused(table, more, holder(table), 10_000) == "too_fast"
    assert table.receive(commands.Sit(id="o", seat=2, name="Ann"), holder(table), 60)
    assert table.receive(more, holder(table), 10_060)


def test_a_table_has_an_end_however_often_its_seats_change_hands(monkeypatch):
    monkeypatch.setattr("homestretch.server.social.ALL_EXTRAS", 4)
    table, log = opened(request("temper", person(0), bot(2)))
    for to in ("open", "host"):
        beside(table, log, commands.Give(id=to, seat=2, to=to), holder(table))
    beside(table, log, commands.Fill(id="f", seat=2, bot="random"), holder(table))
    beside(table, log, commands.Give(id="h", seat=2, to="open"), holder(table))
    give = commands.Give(id="i", seat=2, to="open")
    assert refused(table, give, holder(table)) == "too_much"
    with pytest.raises(HomestretchError) as refusal:
        table.join(JoinRequest(), "hash", 5)
    assert refusal.value.code == "too_much"
    one_step(table, log, random.Random(1))


def test_leaving_and_coming_back_gives_no_more_time():
    table, log = timed(first=0)
    beside(table, log, commands.Leave(id="l", seat=0), holder(table), now=START + 20_000)
    beside(table, log, commands.Back(id="b", seat=0), holder(table), now=START + 21_000)
    assert redact.view(table, WATCHER).deadline == START + 31_000  # away for one second
    beside(table, log, commands.Leave(id="m", seat=0), holder(table), now=START + 30_000)
    beside(table, log, commands.Back(id="c", seat=0), holder(table), now=START + 30_000)
    assert kinds(table.due(START + 31_000)) == ["Absent"]
    same(table, Table.rebuilt(table.id, log))


def test_who_comes_back_after_the_time_stays_and_a_bot_does_what_was_due():
    table, log = timed(first=0)
    taken(table, table.step(START + 30_000), log)
    beside(table, log, commands.Back(id="b", seat=0), holder(table), now=START + 30_100)
    assert (table.waits_for, table.is_due) == (None, True)
    assert redact.view(table, WATCHER).deadline is None
    assert refused(table, roll(table), holder(table)) == "not_your_turn"
    taken(table, table.step(START + 31_000), log)
    assert kinds([table.recent[-1]]) == ["Chanced"]
    assert not table.seats[0].absent
    assert table.waits_for == table.state.turn
    assert redact.view(table, WATCHER).deadline == START + 61_000
    same(table, Table.rebuilt(table.id, log))


def test_a_bot_also_moves_for_who_comes_back_after_the_time():
    table, log = timed(first=0, options={"start_token": True}, seed=1)
    taken(table, table.receive(roll(table), holder(table), START), log)
    assert table.state.to_act == 0
    taken(table, table.step(START + 30_000), log)
    beside(table, log, commands.Back(id="b", seat=0), holder(table), now=START + 30_100)
    taken(table, table.step(START + 31_000), log)
    assert kinds([table.recent[-1]]) == ["Moved"]


def test_taking_back_gives_no_more_time():
    table, log = timed(first=0, options={"start_token": True, "tokens": 4}, seed=1)
    rng = random.Random(1)
    while table.state.to_act not in {0, 2} or len(table.state.legal_moves()) < 2:
        one_step(table, log, rng)
    seat, began = table.state.to_act, table.recent[-1].at
    choice = next_command(table, rng)
    taken(table, table.receive(choice, holder(table), began + 10_000), log)
    own = table.state.turn == seat
    back = commands.TakeBack(id="t", seat=seat, expect=table.number)
    beside(table, log, back, holder(table), now=began + 15_000)
    used = 15_000 if own else 10_000  # while others are waited for, one's own time stands still
    assert redact.view(table, WATCHER).deadline == began + 15_000 + 30_000 - used
    again = next_command(table, rng)
    taken(table, table.receive(again, holder(table), began + 20_000), log)
    back = commands.TakeBack(id="u", seat=seat, expect=table.number)
    beside(table, log, back, holder(table), now=began + 20_000)
    assert redact.view(table, WATCHER).deadline == began + 20_000 + 30_000 - used - 5_000
    same(table, Table.rebuilt(table.id, log))


def test_nobody_talks_all_the_time():
    table, log = opened(request("temper", person(0), person(2)))
    for count in range(5):
        beside(table, log, commands.Say(id=f"s{count}", seat=0, phrase="wow"), holder(table), 50)
    more = commands.Say(id="more", seat=0, phrase="wow")
    assert refused(table, more, holder(table), 10_000) == "too_fast"
    assert table.receive(commands.Say(id="o", seat=2, phrase="wow"), holder(table), 60)
    assert table.receive(more, holder(table), 10_060)


def test_there_is_an_end_to_what_happens_beside_the_game(monkeypatch):
    monkeypatch.setattr("homestretch.server.social.EXTRAS", 3)
    table, log = timed(turn=None, grace=5)
    fill = commands.Fill(id="f", seat=2, bot="random")
    for count in range(3):
        beside(table, log, commands.Sit(id=f"n{count}", seat=0, name=f"N{count}"), holder(table))
    assert refused(table, commands.Say(id="x", seat=0, phrase="wow"), holder(table)) == "too_much"
    assert table.receive(commands.Say(id="y", seat=2, phrase="wow"), holder(table), 5)
    assert table.receive(fill, holder(table), 5)
    assert table.connections(5, lost={0})  # a little more is left for the server itself
    one_step(table, log, random.Random(1))


def test_a_take_back_leads_to_the_node_before_the_choice_and_deletes_nothing():
    table, log = opened(
        request(
            "temper", person(0), person(2), options={"start_token": True, "must_capture": False}
        )
    )
    rng = random.Random(2)
    while table.state.to_act < 0 or len(table.state.legal_moves()) < 2:
        one_step(table, log, rng)
    before, steps, seat = table.state, table.record().steps, table.state.to_act
    one_step(table, log, rng)
    choice = table.number
    assert redact.view(table, holder(table)).take_back == seat
    assert redact.view(table, WATCHER).take_back is None
    take = commands.TakeBack(id="t", seat=seat, expect=choice)
    other = commands.TakeBack(id="t", seat=2 - seat, expect=choice)
    assert refused(table, other, holder(table)) == "nothing_to_take_back"
    beside(table, log, take, holder(table))
    assert (table.state, table.record().steps) == (before, steps)
    assert table.number == choice + 1
    assert log[-1][2] == stored.TakenBack(seat=seat, of=choice, command="t")
    assert redact.view(table, holder(table)).take_back is None
    assert refused(
        table, commands.TakeBack(id="u", seat=seat, expect=table.number), holder(table)
    ) == "nothing_to_take_back"  # fmt: skip
    assert table.receive(take, holder(table), 5) == []
    same(table, Table.rebuilt(table.id, log))
    played(table, log, rng)
    again = Table.rebuilt(table.id, log)
    same(table, again)
    assert again.record().final() == table.state


def test_nothing_is_taken_back_after_a_die_or_a_card():
    rng = random.Random(4)
    for game, settings in (
        ("temper", {"options": {"start_token": True}}),
        ("pardon", {}),
        ("pardon", {"preset": "pardon-classic"}),
    ):
        table, log = opened(request(game, person(0), person(2), **settings))
        possible = 0
        while not table.is_over:
            one_step(table, log, rng)
            last = table.recent[-1]
            seat = redact.view(table, holder(table)).take_back
            take = [commands.TakeBack(id="t", seat=s, expect=table.number) for s in (0, 2)]
            codes = {refused(table, one, holder(table)) for one in take if one.seat != seat}
            assert codes <= {"nothing_to_take_back", "only_move", "game_over"}
            if seat is not None:
                possible += 1
                assert kinds([last]) == ["Moved"]
                assert last.stored.seat == seat
        assert (possible > 0) == (game == "temper" or "preset" in settings)


def test_what_a_bot_chose_for_somebody_is_not_theirs_to_take_back():
    table, log = opened(
        request("temper", person(0), bot(2), options={"start_token": True, "must_capture": False})
    )
    beside(table, log, commands.Leave(id="l", seat=0), holder(table))
    while not (kinds([table.recent[-1]]) == ["Moved"] and table.recent[-1].stored.seat == 0):
        taken(table, table.step(9_000), log)
    beside(table, log, commands.Back(id="b", seat=0), holder(table))
    take = commands.TakeBack(id="t", seat=0, expect=table.number)
    assert refused(table, take, holder(table)) == "nothing_to_take_back"


def test_a_program_is_told_of_its_own_time_alone():
    """Somebody else whose connection is lost is given up earlier, which is not its own time."""
    table, log = timed(
        "temper", person(0), SeatRequest(seat=2, kind="program"), turn=None, grace=10, seed=1
    )
    secret = secrets_of(table.created, table.id, KEY)["2"]
    taken(table, table.arrive(2, START), log)
    rng = random.Random(3)
    while table.waits_for != 2:
        one_step(table, log, rng)
    since = table.company.since
    told = redact.bot_turn(table, table.recent[-1], 2, since)
    assert told.deadline == since + 1000 * PROGRAM_SECONDS
    taken(table, table.connections(since + 1, lost={0}), log)
    shown = redact.view(table, table.viewer(secret))
    assert (shown.deadline, shown.deadline_seat) == (since + 10_001, 0)
    assert redact.bot_turn(table, table.recent[-1], 2, since).deadline == told.deadline
    state = table.state
    assert table.company.deadline_of(0, state) == since + 10_001
    assert table.company.deadline_of(0, state, up_since=since + 500) == since + 10_500
    calm, _ = opened(request("temper", person(0), person(2)))
    assert calm.company.deadline_of(0, calm.state) is None
