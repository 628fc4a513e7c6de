"""What a host can do, and cannot: links, hands, other people's moves; ids of commands."""

import random

import pytest

from homestretch import HomestretchError
from homestretch.server import commands, redact
from homestretch.server.events import WATCHER
from homestretch.server.keys import hash_key
from homestretch.server.messages import JoinRequest
from homestretch.server.setup import seat_key
from homestretch.server.table import Table
from tests.server.tables import (
    KEY,
    OWN,
    beside,
    bot,
    holder,
    joined,
    kinds,
    link,
    one_step,
    opened,
    person,
    played,
    refused,
    request,
    roll,
    same,
    sat,
    seat,
    taken,
)


def give(number, to, name="g"):
    return commands.Give(id=f"{name}{number}{to}", seat=number, to=to)


def fill(number, name="f"):
    return commands.Fill(id=f"{name}{number}", seat=number, bot="random")


def cards(*seats, **settings):
    """A game with hidden hands: the host on 0, Ann on 2, whoever else; in mid-game."""
    others = seats or (seat(2, "link", "Ann"),)
    table, log = opened(request("pardon", person(0, "Zoe"), *others, **settings))
    sat(table, log, 2, link(table, 2))
    assert table.company.started
    return table, log


def not_joined(table, key, number):
    with pytest.raises(HomestretchError) as refusal:
        table.join(JoinRequest(seat=number), hash_key(key), 5)
    return refusal.value.code


def opens(table, key):
    try:
        return table.viewer(key).seats
    except HomestretchError as error:
        return error.code


# ---------------------------------------------------------------------------- links


def test_nobody_who_knows_the_link_opens_the_seat_of_a_guest_who_has_sat_down():
    table, log = cards()
    assert opens(table, link(table, 2)) == "wrong_key"
    assert opens(table, OWN) == {2}
    assert opens(table, KEY) == {0}
    for generation in range(3):
        assert opens(table, seat_key(KEY, table.id, 2, generation)) == "wrong_key"
    ask = commands.Link(id="l", seat=2)
    ann = table.viewer(OWN)
    beside(table, log, ask, ann)
    assert opens(table, table.secret_of(ask, ann)) == {2}
    same(table, Table.rebuilt(table.id, log))


def test_sitting_down_needs_a_key_that_nobody_else_knows():
    table, log = opened(request("pardon", person(0), seat(2, "link")))
    secret = link(table, 2)
    for key in (None, secret):
        command = commands.Sit(id="s", seat=2, key=key)
        assert refused(table, command, table.viewer(secret)) == "own_key"
    command = commands.Sit(id="s", seat=2, key=OWN)
    beside(table, log, command, table.viewer(secret))
    # the answer was lost: the same again, with both keys
    assert table.receive(command, table.viewer(f"{OWN},{secret}"), 9) == []
    assert table.accepted("s", table.viewer(OWN)) == 2


def test_before_somebody_sits_down_a_link_shows_no_hand():
    table, log = opened(request("pardon", person(0), seat(2, "link")))
    beside(table, log, commands.Start(id="go"), holder(table))
    invited = table.viewer(link(table, 2))
    view = redact.view(table, invited)
    assert view.hands == {}
    assert [one.yours for one in view.seats] == [False, True]
    assert refused(table, commands.Say(id="x", seat=2, phrase="hello"), invited) == "not_your_seat"
    assert refused(table, commands.Link(id="x", seat=2), invited) == "not_your_seat"
    assert set(redact.view(table, sat(table, log, 2, link(table, 2))).hands) == {"2"}


# ---------------------------------------------------------------------------- hands


@pytest.mark.parametrize("to", ["host", "program"])
def test_the_host_does_not_get_the_hand_of_a_rival(to):
    table, log = cards()
    beside(table, log, fill(2), holder(table))
    assert refused(table, give(2, to), holder(table)) == "hidden_hand"
    # nor by way of leaving the own seat for a while
    beside(table, log, fill(0), holder(table))
    assert refused(table, give(2, to), holder(table)) == "hidden_hand"
    beside(table, log, give(0, "host"), holder(table))
    assert holder(table).seats == {0}


def test_the_host_does_not_sit_down_on_a_rivals_seat_by_its_new_link():
    table, log = cards()
    beside(table, log, fill(2), holder(table))
    again = give(2, "link")
    beside(table, log, again, holder(table))
    fresh = table.secret_of(again, holder(table))
    assert redact.view(table, table.viewer(f"{KEY},{fresh}")).hands.keys() == {"0"}
    sit = commands.Sit(id="s", seat=2, key="k" * 30)
    assert refused(table, sit, table.viewer(f"{KEY},{fresh}")) == "hidden_hand"
    known = commands.Sit(id="s", seat=2, key=KEY.replace(" ", "-"))
    assert table.receive(known, table.viewer(fresh), 9)  # some other key
    table_key = commands.Sit(id="t", seat=2, key=KEY)
    assert refused(table, table_key, table.viewer(fresh)) == "hidden_hand"


def test_grandmas_tablet_has_died_and_she_goes_on_with_her_phone():
    table, log = cards()
    told = []
    for command in (fill(2), give(2, "link")):
        told += beside(table, log, command, holder(table))
    fresh = table.secret_of(give(2, "link"), holder(table))
    phone = sat(table, log, 2, fresh, "Ann", key="p" * 30)
    assert phone.seats == {2}
    assert set(redact.view(table, phone).hands) == {"2"}
    told += [table.recent[-1]]
    assert [redact.event_view(event, WATCHER).change for event in told] == ["bot", "link", "joined"]
    assert opens(table, OWN) == opens(table, fresh) == "wrong_key"
    beside(table, log, fill(2, "again"), holder(table))
    beside(table, log, give(2, "open"), holder(table))
    assert joined(table, log, "q" * 30, name="Ann") == 2
    same(table, Table.rebuilt(table.id, log))


def test_a_family_at_one_device_may_take_over_what_was_always_a_bots():
    table, log = opened(request("pardon", person(0), bot(2)))
    beside(table, log, give(2, "host"), holder(table))
    assert holder(table).seats == {0, 2}
    table, log = cards(person(1), seat(2, "link"), bot(3))
    beside(table, log, give(3, "host"), holder(table))
    assert holder(table).seats == {0, 1, 3}
    beside(table, log, fill(2), holder(table))
    assert refused(table, give(2, "host"), holder(table)) == "hidden_hand"
    table, log = cards(bot(1), seat(2, "link"))
    assert refused(table, give(1, "host"), holder(table)) == "hidden_hand"


def test_where_nothing_is_hidden_the_host_may_take_any_seat():
    for options in ({"hand_size": 0}, {}):
        game = "pardon" if options else "temper"
        seats = (person(0), seat(2, "link"))
        table, log = opened(request(game, *seats, options=options))
        sat(table, log, 2, link(table, 2))
        beside(table, log, fill(2), holder(table))
        beside(table, log, give(2, "host"), holder(table))
        assert holder(table).seats == {0, 2}


def test_a_new_host_does_not_get_the_hand_of_the_old_one():
    table, log = cards()
    beside(table, log, commands.Host(id="h", seat=2), holder(table))
    ann = table.viewer(OWN)
    beside(table, log, fill(0), ann)
    assert refused(table, give(0, "host"), ann) == "hidden_hand"
    beside(table, log, fill(2), ann)
    beside(table, log, give(2, "host"), table.viewer(OWN))
    assert table.viewer(OWN).seats == {2}


def test_the_host_does_not_read_a_rivals_hand_and_go_back():
    """By one key: by the code, by a link, by the own hand, with the own seat left before."""
    table, log = cards()
    for command in (fill(0), fill(2), give(2, "open")):
        beside(table, log, command, holder(table))
    assert not_joined(table, KEY, 2) == "hidden_hand"
    beside(table, log, commands.Fill(id="again", seat=2, bot="random"), holder(table))
    beside(table, log, give(2, "link"), holder(table))
    fresh = table.secret_of(give(2, "link"), holder(table))
    for shown, key in ((fresh, KEY), (f"{KEY},{fresh}", "k" * 30)):
        sit = commands.Sit(id="s", seat=2, key=key)
        assert refused(table, sit, table.viewer(shown)) == "hidden_hand"
    beside(table, log, give(0, "host"), holder(table))
    assert holder(table).seats == {0}
    same(table, Table.rebuilt(table.id, log))


@pytest.mark.parametrize("to", ["host", "program"])
def test_the_host_does_not_read_a_bots_hand_and_go_back(to):
    table, log = cards(bot(1), seat(2, "link", "Ann"))
    beside(table, log, fill(0), holder(table))
    assert refused(table, give(1, to), holder(table)) == "hidden_hand"
    assert refused(Table.rebuilt(table.id, log), give(1, to), holder(table)) == "hidden_hand"
    beside(table, log, give(0, "host"), holder(table))
    assert holder(table).seats == {0}


def answer(table, command, viewer):
    """The code of a refusal, None for what is taken."""
    try:
        table.receive(command, viewer, 5)
    except HomestretchError as error:
        return error.code
    return None


@pytest.mark.parametrize(("hand_size", "codes"), [(5, {None, "hidden_hand"}), (0, {None})])
def test_the_view_tells_the_host_beforehand_what_would_be_refused(hand_size, codes):
    """Whatever was done with the seats before."""
    seen = set()
    for seed in range(30):
        rng = random.Random(seed)
        first = person(0, "Zoe") if seed % 3 else bot(0)
        seats = (first, bot(1), seat(2, "link", "Ann"), bot(3))
        table, log = opened(request("pardon", *seats, options={"hand_size": hand_size}))
        sat(table, log, 2, link(table, 2))
        for turn in range(8):
            view = redact.view(table, holder(table))
            free = [n for n, place in table.seats.items() if not (place.is_held and place.joined)]
            for number in free:
                code = answer(table, give(number, "host", f"try{turn}-"), holder(table))
                assert (code == "hidden_hand") is (number in view.barred)
                seen.add(code)
            assert redact.view(table, WATCHER).barred == ()
            number = rng.choice(list(table.seats))
            to = rng.choice(["host", "open", "link"])
            command = give(number, to, f"g{turn}-") if number in free else fill(number, f"f{turn}-")
            if answer(table, command, holder(table)) is None:
                beside(table, log, command, holder(table))
    assert seen == codes


@pytest.mark.parametrize("to", ["host", "program"])
def test_a_host_without_a_seat_takes_one_and_no_second_one_for_it(to):
    table, log = opened(request("pardon", bot(0), bot(1), seat(2, "link", "Ann")))
    sat(table, log, 2, link(table, 2))
    beside(table, log, give(1, to), holder(table))
    beside(table, log, fill(1), holder(table))
    assert refused(table, give(0, "host"), holder(table)) == "hidden_hand"
    if to == "host":
        beside(table, log, give(1, "host", "back"), holder(table))
        assert holder(table).seats == {1}


def test_a_second_key_of_the_own_seat_opens_no_other():
    table, log = cards()
    ask = commands.Link(id="l", seat=0)
    beside(table, log, ask, holder(table))
    second = table.secret_of(ask, holder(table))
    for command in (fill(0), fill(2), give(2, "open")):
        beside(table, log, command, holder(table))
    assert not_joined(table, second, 2) == "hidden_hand"


def test_a_guest_comes_back_to_the_own_seat_and_to_no_other():
    table, log = cards(bot(1), seat(2, "link", "Ann"))
    for command in (fill(2), give(1, "open"), give(2, "open")):
        beside(table, log, command, holder(table))
    assert not_joined(table, OWN, 1) == "hidden_hand"
    assert joined(table, log, OWN, seat=2) == 2
    assert joined(table, log, "q" * 30, seat=1) == 1
    same(table, Table.rebuilt(table.id, log))


def test_who_had_two_seats_does_not_get_the_one_back_that_another_had_since():
    table, log = cards(person(1), seat(2, "link", "Ann"))
    for command in (fill(1), give(1, "open")):
        beside(table, log, command, holder(table))
    joined(table, log, "q" * 30)
    beside(table, log, fill(1, "again"), holder(table))
    assert refused(table, give(1, "host"), holder(table)) == "hidden_hand"
    for command in (fill(0), give(0, "host")):
        beside(table, log, command, holder(table))
    assert holder(table).seats == {0}


def test_a_new_host_has_no_more_hands_because_the_old_one_had_several():
    table, log = cards(person(1), seat(2, "link", "Ann"), bot(3))
    beside(table, log, fill(1), holder(table))
    beside(table, log, commands.Host(id="h", seat=2), holder(table))
    ann = table.viewer(OWN)
    for number in (1, 3):
        assert refused(table, give(number, "host"), ann) == "hidden_hand"
    beside(table, log, commands.Host(id="back", seat=0), ann)
    beside(table, log, give(3, "host"), holder(table))
    assert holder(table).seats == {0, 3}
    same(table, Table.rebuilt(table.id, log))


def test_a_new_host_who_had_several_seats_from_the_start_takes_what_was_always_a_bots():
    seats = (person(0), person(1), seat(2, "link"), seat(3, "link"))
    table, log = opened(request("pardon", *seats))
    beside(table, log, fill(0), holder(table))
    sat(table, log, 2, link(table, 2))
    sat(table, log, 3, link(table, 3))
    assert table.company.started
    beside(table, log, fill(1), holder(table))
    beside(table, log, commands.Host(id="h", seat=2), holder(table))
    ann = table.viewer(OWN)
    assert refused(table, give(1, "host"), ann) == "hidden_hand"
    beside(table, log, give(0, "host"), ann)
    assert table.viewer(OWN).seats == {0, 2, 3}


# ---------------------------------------------------------------------------- moves


def test_nobody_takes_back_what_another_one_chose():
    options = {"start_token": True, "must_capture": False}
    table, log = opened(request("temper", person(0), seat(2, "link"), options=options, first=2))
    sat(table, log, 2, link(table, 2))
    rng, both = random.Random(1), table.viewer(f"{KEY},{OWN}")
    while not (table.recent[-1].undo and table.recent[-1].undo.seat == 2):
        one_step(table, log, rng, both)
    beside(table, log, commands.Say(id="s", seat=2, phrase="oops"), table.viewer(OWN))
    assert table.recent[-1].undo
    beside(table, log, fill(2), holder(table))
    beside(table, log, give(2, "host"), holder(table))
    take = commands.TakeBack(id="t", seat=2, expect=table.number)
    assert refused(table, take, holder(table)) == "nothing_to_take_back"
    assert redact.view(table, holder(table)).take_back is None
    same(table, Table.rebuilt(table.id, log))


# ---------------------------------------------------------------------------- ids


def test_ids_of_commands_are_their_makers_own():
    table, log = opened(request("temper", person(0), seat(2, "link"), first=0, seed=1))
    ann = sat(table, log, 2, link(table, 2))
    first = roll(table, "same")
    taken(table, table.receive(first, holder(table), 9), log)
    assert refused(table, first, WATCHER) == "watching"
    assert refused(table, first, ann) in {"stale", "not_your_turn"}
    assert table.accepted("same", ann) is table.accepted("same", WATCHER) is None
    say = commands.Say(id="same", seat=2, phrase="wow")
    made = beside(table, log, say, ann)
    assert table.accepted("same", ann) == made[0].number
    for known in (table, Table.rebuilt(table.id, log)):
        assert known.accepted("same", known.viewer(KEY)) == 4
        assert known.receive(first, known.viewer(KEY), 10) == []
        assert known.receive(say, known.viewer(OWN), 10) == []


def test_ids_go_with_people_and_not_with_seats():
    table, log = opened(request("temper", person(0), bot(1), seat(2, "open"), lobby=True))
    joined(table, log, OWN)
    say = commands.Say(id="x", seat=2, phrase="wow")
    beside(table, log, say, table.viewer(OWN))
    beside(table, log, commands.Swap(id="y", seat=1, other=2), holder(table))
    ann = table.viewer(OWN)
    assert (ann.seats, table.accepted("x", ann)) == ({1}, 3)
    beside(table, log, fill(1), holder(table))
    beside(table, log, give(1, "open"), holder(table))
    joined(table, log, "n" * 30)
    assert table.accepted("x", table.viewer("n" * 30)) is None
    assert table.accepted("f1", holder(table)) is not None
    same(table, Table.rebuilt(table.id, log))


def test_who_was_the_host_asks_again_and_hears_the_same():
    table, log = opened(request("temper", person(0), seat(2, "open")))
    joined(table, log, OWN)
    command = commands.Host(id="h", seat=2)
    made = beside(table, log, command, holder(table))
    assert not holder(table).is_host
    assert table.receive(command, holder(table), 9) == []
    assert table.accepted("h", holder(table)) == made[0].number


def test_a_link_to_another_device_is_not_the_invitation_of_before():
    """That is known to all to whom it was sent; they would see the hand."""
    table, log = opened(request("pardon", person(0), seat(2, "link")))
    invitation = link(table, 2)
    sat(table, log, 2, f"{KEY},{invitation}")
    both = table.viewer(f"{KEY},{OWN}")
    command = commands.Link(id="l", seat=2)
    beside(table, log, command, both)
    secret = table.secret_of(command, both)
    assert secret is not None
    assert table.viewer(secret).seats == {2}
    assert opens(table, invitation) == "wrong_key"
    assert table.receive(commands.Link(id="m", seat=2), both, 9) == []  # the same once more
    same(table, Table.rebuilt(table.id, log))


# ---------------------------------------------------------------------------- many seats


def test_when_somebody_takes_several_open_seats_the_host_starts_the_game():
    seats = (person(0), seat(1, "open"), seat(2, "open"))
    table, log = opened(request("temper", *seats))
    _, events = table.join(JoinRequest(), hash_key("a" * 30), 5, "abcd")
    taken(table, events, log)
    assert table.join(JoinRequest(), hash_key("a" * 30), 5, "abcd") == (1, [])  # asked again
    other = Table.rebuilt(table.id, log)  # as another process has it, or this one later
    for origin, begins in ((None, True), ("abce", True), ("abcd", False)):
        _, events = other.join(JoinRequest(), hash_key("b" * 30), 5, origin)
        assert ("Started" in kinds(events)) is begins
    taken(table, events, log)
    assert not table.company.started
    beside(table, log, commands.Start(id="go"), holder(table))
    played(table, log, random.Random(1), 2, table.viewer(f"{KEY},{'a' * 30}"))
    same(table, Table.rebuilt(table.id, log))
