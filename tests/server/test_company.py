"""Who sits where: the lobby, keys of seats, links, the host, private tables."""

import random

import pytest

from homestretch import HomestretchError
from homestretch.server import commands, redact
from homestretch.server.events import WATCHER
from homestretch.server.keys import derived_key, hash_key, read_code
from homestretch.server.messages import JoinRequest, SeatRequest
from homestretch.server.setup import created_from, seat_key, watch_key
from homestretch.server.table import Table
from tests.server.tables import (
    KEY,
    OWN,
    beside,
    bot,
    holder,
    joined,
    link,
    move,
    opened,
    person,
    played,
    refused,
    request,
    roll,
    same,
    sat,
    seat,
    unheld,
)


def phases(table):
    return redact.phase(table.recent[-1])


def lobby(*seats, **settings):
    asked = request("pardon", *(seats or (person(0), seat(2, "link", "Ann"))), **settings)
    return opened(asked)


def test_a_table_of_own_persons_and_bots_starts_at_once():
    table, _ = opened(request("pardon", person(0), bot(2), seed=1))
    assert phases(table) == "play"
    assert table.number == 11


def test_a_table_waits_for_who_is_invited_and_begins_when_all_have_come():
    table, log = lobby()
    assert (phases(table), table.number, table.waits_for, table.is_due) == ("lobby", 1, None, False)
    assert refused(table, roll(table), holder(table)) == "not_started"
    assert refused(table, move(table, 0, "1:S-1"), holder(table)) == "not_started"
    ann = table.viewer(link(table, 2))
    assert (ann.seats, ann.invited) == (set(), {2})
    assert not ann.is_host
    assert sat(table, log, 2, link(table, 2), "Anna").seats == {2}
    assert phases(table) == "play"
    told = [type(redact.event_view(event, WATCHER)).__name__ for event in table.recent]
    assert told[:3] == ["CreatedView", "SeatedView", "StartedView"]
    assert set(told[3:]) == {"SealStepView"}
    unheld(table, log)
    told = [event.told.chance_kind for event in table.recent if event.told is not None]
    assert set(told) == {"deal"}
    assert table.seats[2].name == "Anna"
    same(table, Table.rebuilt(table.id, log))


def test_who_comes_late_finds_a_bot_playing_and_takes_over():
    table, log = lobby()
    beside(table, log, commands.Start(id="go"), holder(table))
    assert phases(table) == "play"
    assert table.seats[2].player == "careful"
    rng = random.Random(1)
    while table.state.turn != 2:
        played(table, log, rng, steps=1)
    assert table.is_due
    sat(table, log, 2, link(table, 2))
    assert table.waits_for == 2
    same(table, Table.rebuilt(table.id, log))


def test_open_seats_go_to_whoever_joins_and_bots_fill_them_at_the_start():
    table, log = lobby(person(0), seat(1, "open"), seat(2, "open"), seat(3, "open"))
    assert joined(table, log, "k" * 30, name="Bo", seat=2) == 2
    assert joined(table, log, "k" * 30, name="Bo", seat=3) == 2  # the same key, the same seat
    assert joined(table, log, "l" * 30) == 1
    assert table.viewer("k" * 30).seats == {2}
    with pytest.raises(HomestretchError) as refusal:
        joined(table, log, "m" * 30, seat=2)
    assert refusal.value.code == "seat_taken"
    with pytest.raises(HomestretchError) as refusal:
        joined(table, log, "m" * 30, name="a\nb")
    assert refusal.value.code == "bad_seats"
    beside(table, log, commands.Start(id="go"), holder(table))
    assert (table.seats[3].kind, table.seats[3].bot) == ("bot", "careful")
    with pytest.raises(HomestretchError) as refusal:
        joined(table, log, "m" * 30)
    assert refusal.value.code == "no_open_seat"
    same(table, Table.rebuilt(table.id, log))


def test_the_last_to_join_begins_the_game():
    table, log = lobby(person(0), seat(2, "open"))
    joined(table, log, "k" * 30)
    assert phases(table) == "play"


def test_the_host_may_want_to_begin_it():
    table, log = opened(request("temper", person(0), bot(2), lobby=True))
    assert phases(table) == "lobby"
    beside(table, log, commands.Fill(id="b", seat=2, bot="random"), holder(table))
    assert phases(table) == "lobby"
    beside(table, log, commands.Start(id="go"), holder(table))
    assert phases(table) == "play"
    assert refused(table, commands.Start(id="again"), holder(table)) == "already_started"


def test_one_device_may_hold_several_seats_by_several_keys():
    table, log = lobby(seat(0, "link"), seat(1, "link"), bot(2), person(3))
    assert table.viewer(f"{link(table, 0)},{link(table, 1)}").invited == {0, 1}
    for number in (0, 1):
        sat(table, log, number, link(table, number), key=f"{OWN}{number}")
    assert table.viewer(f"{OWN}0,{OWN}1").seats == {0, 1}
    everything = table.viewer(f"{OWN}0,{KEY}")
    assert (everything.seats, everything.is_host, everything.key) == ({0, 3}, True, KEY)
    assert table.viewer(f"nothing,{OWN}0").seats == {0}
    with pytest.raises(HomestretchError, match="opens no seat"):
        table.viewer("nothing,more")


def test_a_link_opens_the_same_seat_on_a_second_device():
    table, log = lobby(person(0), seat(2, "open"))
    joined(table, log, "k" * 30)
    bo = table.viewer("k" * 30)
    ask = commands.Link(id="link1", seat=2)
    beside(table, log, ask, bo)
    secret = table.secret_of(ask, bo)
    assert secret != "k" * 30
    assert table.viewer(secret).seats == {2}
    number = table.number
    beside(table, log, commands.Link(id="link2", seat=2), bo)
    assert table.number == number  # the same link again, and nothing happened
    assert table.secret_of(commands.Link(id="link2", seat=2), bo) == secret
    assert refused(table, commands.Link(id="x", seat=2), holder(table)) == "not_your_seat"
    assert refused(table, commands.Link(id="x", seat=1), holder(table)) == "bad_seats"


def test_the_host_gets_the_link_of_somebody_invited_again():
    table, log = lobby()
    ask = commands.Link(id="a", seat=2)
    beside(table, log, ask, holder(table))
    assert table.secret_of(ask, holder(table)) == link(table, 2)
    assert table.number == 1
    sat(table, log, 2, link(table, 2))
    assert refused(table, commands.Link(id="b", seat=2), holder(table)) == "not_your_seat"


def test_a_seat_has_some_keys_only():
    table, log = lobby(person(0), seat(2, "open"))
    joined(table, log, "k" * 30)
    viewer = table.viewer("k" * 30)
    for count in range(7):
        ask = commands.Link(id=f"l{count}", seat=2)
        beside(table, log, ask, viewer)
        viewer = table.viewer(table.secret_of(ask, viewer))
    assert refused(table, commands.Link(id="more", seat=2), viewer) == "too_many_links"


def test_the_host_fills_a_seat_with_a_bot_in_mid_game_and_its_keys_are_void():
    table, log = lobby()
    sat(table, log, 2, link(table, 2))
    secret = OWN
    played(table, log, random.Random(1), steps=9, viewer=table.viewer(f"{KEY},{secret}"))
    beside(table, log, commands.Fill(id="f", seat=2, bot="random"), holder(table))
    assert (table.seats[2].kind, table.seats[2].player, table.seats[2].name) == (
        "bot", "random", None,
    )  # fmt: skip
    with pytest.raises(HomestretchError) as refusal:
        table.viewer(secret)
    assert refusal.value.code == "wrong_key"
    again = commands.Give(id="g", seat=2, to="link", name="Cem")
    beside(table, log, again, holder(table))
    fresh = table.secret_of(again, holder(table))
    assert fresh not in {None, secret}
    assert table.viewer(fresh).invited == {2}
    assert table.seats[2].player == "careful"
    sat(table, log, 2, fresh, key="own" * 9)
    assert table.seats[2].player is None
    assert table.seats[2].name == "Cem"
    assert refused(table, commands.Give(id="h", seat=2, to="host"), holder(table)) == "seat_taken"
    played(table, log, random.Random(1), viewer=table.viewer(f"{KEY},{'own' * 9}"))
    assert refused(table, commands.Fill(id="i", seat=2, bot="random"), holder(table)) == "game_over"
    same(table, Table.rebuilt(table.id, log))


def test_the_host_hands_a_bots_seat_on():
    table, log = opened(request("temper", person(0), bot(2)))
    beside(table, log, commands.Give(id="1", seat=2, to="host"), holder(table))
    assert holder(table).seats == {0, 2}
    beside(table, log, commands.Fill(id="2", seat=2, bot="random"), holder(table))
    beside(table, log, commands.Give(id="3", seat=2, to="open"), holder(table))
    assert table.seats[2].player == "careful"
    assert joined(table, log, "k" * 30) == 2
    assert (
        refused(table, commands.Fill(id="4", seat=2, bot="clever"), holder(table)) == "unknown_bot"
    )
    assert refused(table, commands.Fill(id="5", seat=1, bot="random"), holder(table)) == "bad_seats"
    beside(table, log, commands.Fill(id="6", seat=2, bot="random"), holder(table))
    beside(table, log, commands.Give(id="7", seat=2, to="program", name="Deep"), holder(table))
    token = table.secret_of(commands.Give(id="7", seat=2, to="program"), holder(table))
    assert table.viewer(token).invited == {2}
    assert not table.seats[2].joined


def test_two_seats_change_places_before_the_start():
    table, log = lobby(person(0, "Zoe"), bot(1), seat(2, "link", "Ann"), bot(3, "careful"))
    ann = link(table, 2)
    beside(table, log, commands.Swap(id="a", seat=0, other=2), holder(table))
    beside(table, log, commands.Swap(id="b", seat=1, other=1), holder(table))
    assert [place.name for place in table.seats.values()] == ["Ann", None, "Zoe", None]
    assert (holder(table).seats, table.viewer(ann).invited) == ({2}, {0})
    assert refused(table, commands.Swap(id="c", seat=0, other=2), table.viewer(ann)) == ("not_host")
    sat(table, log, 0, ann)
    assert refused(table, commands.Swap(id="d", seat=0, other=1), holder(table)) == (
        "already_started"
    )
    same(table, Table.rebuilt(table.id, log))


def test_the_host_leaves_the_table_to_another():
    table, log = lobby()
    assert refused(table, commands.Host(id="a", seat=2), holder(table)) == "not_joined"
    sat(table, log, 2, link(table, 2))
    beside(table, log, commands.Host(id="b", seat=2), holder(table))
    assert not holder(table).is_host
    assert table.viewer(OWN).is_host
    assert refused(table, commands.Fill(id="c", seat=2, bot="random"), holder(table)) == "not_host"
    assert holder(table).seats == {0}
    shown = {s.seat: s.host for s in redact.seat_views(table.company, WATCHER)}
    assert shown == {0: False, 2: True}


@pytest.mark.parametrize(
    "command",
    [
        commands.Start(id="x"),
        commands.Fill(id="x", seat=0, bot="random"),
        commands.Give(id="x", seat=0, to="host"),
        commands.Swap(id="x", seat=0, other=2),
        commands.Host(id="x", seat=2),
    ],
)
def test_only_the_host_hosts(command):
    table, _ = lobby()
    assert refused(table, command, table.viewer(link(table, 2))) == "not_host"
    assert refused(table, command, WATCHER) == "watching"


@pytest.mark.parametrize(
    "command",
    [
        commands.Sit(id="x", seat=0, name="me"),
        commands.Leave(id="x", seat=0),
        commands.Back(id="x", seat=0),
        commands.Link(id="x", seat=0),
        commands.TakeBack(id="x", seat=0, expect=1),
        commands.Say(id="x", seat=0, phrase="hello"),
        commands.Say(id="x", seat=3, phrase="hello"),
    ],
)
def test_nothing_for_seats_of_others(command):
    table, _ = lobby()
    code = refused(table, command, table.viewer(link(table, 2)))
    assert code in {"not_your_seat", "bad_seats"}
    assert refused(table, command, WATCHER) == "watching"


def test_a_private_table_is_watched_by_its_link_only():
    table, _ = opened(request("pardon", person(0), person(2), private=True))
    with pytest.raises(HomestretchError) as refusal:
        table.viewer(None)
    assert refusal.value.code == "private"
    watcher = table.viewer(watch_key(KEY, table.id))
    assert watcher == WATCHER
    assert refused(table, roll(table), watcher) == "watching"
    assert holder(table).seats == {0, 2}


def test_a_changed_name():
    table, log = opened(request("temper", person(0, "Ann"), bot(2)))
    beside(table, log, commands.Sit(id="a", seat=0, name="Anna"), holder(table))
    assert table.seats[0].name == "Anna"
    number = table.number
    beside(table, log, commands.Sit(id="b", seat=0, name="Anna"), holder(table))
    assert table.number == number
    assert refused(table, commands.Sit(id="c", seat=0, name="x" * 41), holder(table)) == "bad_seats"


def test_secrets_are_not_kept_and_do_not_tell_each_other():
    table, log = lobby(private=True)
    kept = repr(log)
    for secret in (KEY, link(table, 2), watch_key(KEY, table.id)):
        assert secret not in kept
        assert secret not in repr(table.viewer(secret))
        assert hash_key(secret) in kept
    assert seat_key(KEY, table.id, 2) != seat_key(KEY, table.id, 2, 1) != seat_key("x", table.id, 2)
    assert len(derived_key("a", "b")) == 32


def test_codes_as_people_type_them():
    assert read_code("K7m-9Qx") == read_code(" k7m 9qx ") == "k7m9qx"
    for wrong in ("", "k7m9q", "k7m9qxx", "k7m9qo", "k7m9q1", "k7m9q\u0131", "../../"):
        assert read_code(wrong) is None


def test_more_tables_that_cannot_be():
    for seats, code in (
        ((person(0), SeatRequest(seat=2, kind="guest")), "bad_seats"),
        ((person(0), SeatRequest(seat=2, kind="open", name="Ann")), "bad_seats"),
        ((person(0), SeatRequest(seat=2, kind="link", bot="random")), "bad_seats"),
        ((person(0), SeatRequest(seat=2, kind="program", bot="random")), "bad_seats"),
    ):
        with pytest.raises(HomestretchError) as refusal:
            created_from(request("temper", *seats), "t", "k")
        assert refusal.value.code == code


def test_a_join_request_is_no_way_into_a_finished_game():
    table, log = opened(request("temper", person(0), bot(2), options={"tokens": 1}))
    beside(table, log, commands.Give(id="o", seat=2, to="open"), holder(table))
    played(table, log, random.Random(2))
    with pytest.raises(HomestretchError) as refusal:
        table.join(JoinRequest(), "hash", 1)
    assert refusal.value.code == "game_over"
