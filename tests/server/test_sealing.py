"""Seals of tables without a server: whatever happens, the same chance comes out again."""

import random
from itertools import pairwise

import pytest
from msgspec.structs import replace

from homestretch.core.seats import CHANCE
from homestretch.fair import transcript, verify
from homestretch.fair.links import make_chain
from homestretch.fair.seal import client_commitment
from homestretch.server import commands, devices, sealing
from homestretch.server.chance import pooled
from homestretch.server.commands import ChainCommit, ChainLink, ChainOpen, TakeBack
from homestretch.server.dealer import Dealer
from homestretch.server.events import DamagedLog, Viewer
from homestretch.server.refusals import Refused
from homestretch.server.setup import created_from
from homestretch.server.stored import (
    Chanced,
    Moved,
    NoPart,
    Sealed,
    Sealing,
    TipShown,
    decode,
    encode,
)
from homestretch.server.table import Table
from tests.server.tables import (
    KEY,
    OWN,
    beside,
    bot,
    holder,
    joined,
    one_step,
    opened,
    person,
    played,
    request,
    roll,
    same,
    taken,
)

TEMPER = request("temper", person(0), person(2), first=0, options={"start_token": True})
PARDON = request("pardon", person(0), bot(2), first=0)


class Device:
    """A device without a connection."""

    def __init__(self, table, seats=(0, 2), seed=1, length=300):
        self.table = table
        self.viewer = Viewer(frozenset(seats))
        self.chain = make_chain(random.Random(seed).randbytes(32), length)
        self.client = None

    def commit(self):
        fair = self.table.fair
        server = fair.ledger.server_commitment(fair.secret)
        told = [
            client_commitment(
                self.table.id, fair.ledger.attempt, fair.ledger.rules.digest, server, client,
                len(self.chain) - 1, self.chain[0],
            ).hex()
            for client in range(4)
        ]  # fmt: skip
        return ChainCommit(
            attempt=fair.ledger.attempt, length=len(self.chain) - 1, commitments=told
        )

    def committed(self, log):
        self.client, event = devices.committed(self.table, self.commit(), self.viewer)
        taken(self.table, self.table.add([event] if event else [], 1000), log)

    def opened(self, log):
        told = ChainOpen(
            attempt=self.table.fair.ledger.attempt, client=self.client, tip=self.chain[0].hex()
        )
        event = devices.opened(self.table, told, self.viewer)
        taken(self.table, self.table.add([event] if event else [], 1000), log)

    def link(self, beat=None):
        beat = self.table.fair.ledger.beat if beat is None else beat
        return ChainLink(beat=beat, client=self.client, link=self.chain[beat].hex())


def unopened(asked=TEMPER):
    """A table whose seal waits for devices."""
    table = Table("testtable", created_from(asked, "testtable", KEY))
    log = []
    taken(table, table.open(1000), log)
    return table, log


def with_device(asked=TEMPER, seats=(0, 2)):
    table, log = unopened(asked)
    device = Device(table, seats)
    device.committed(log)
    device.opened(log)
    assert not table.company.held
    return table, log, device


def verified(log, table_id="testtable"):
    whole = Table.rebuilt(table_id, log, kept=None)
    report = verify(transcript(e for event in whole.recent for e in event.entries))
    assert report.ok, report.failure
    return report


def test_the_steps_of_a_seal():
    table, log = unopened()
    assert (table.company.held, table.waits_for, table.is_due) == (True, None, False)
    assert table.step_time(table.recent[-1], 0) == 1000 + sealing.COMMIT_MS
    with pytest.raises(Refused) as refusal:
        table.receive(roll(table), holder(table), 1001)
    assert refusal.value.code == "sealing"
    device = Device(table)
    device.committed(log)
    assert [type(stored) for _, _, stored in log[1:]] == [
        Sealing, type(log[2][2]), Sealed
    ]  # fmt: skip
    assert table.step_time(table.recent[-1], 0) == 1000 + sealing.OPEN_MS
    device.committed(log)
    assert (device.client, len(log)) == (0, 4), "the same again has the effect of one"
    device.opened(log)
    device.opened(log)
    assert (table.waits_for, len(log)) == (0, 5)
    same(table, Table.rebuilt(table.id, log))


@pytest.mark.parametrize("asked", [TEMPER, PARDON], ids=["temper", "pardon"])
def test_a_table_read_back_draws_the_same(asked):
    """After every single event: as if the server had crashed just then, at every chance node."""
    table, log, _ = with_device(asked, seats=(0,) if asked is PARDON else (0, 2))
    rng = random.Random(2)
    for _ in range(60):
        again = Table.rebuilt(table.id, log)
        if table.state.to_act == CHANCE and table.waits_for is not None:
            command = roll(table)
            made = [t.receive(command, holder(t), 5) for t in (table, again)]
        else:
            made = [t.step(5) for t in (table, again)]
        assert [e.stored for e in made[0]] == [e.stored for e in made[1]]
        assert [e.entries for e in made[0]] == [e.entries for e in made[1]]
        one_step(table, log, rng)


def test_asked_again_with_the_same_links_the_same_die_falls():
    table, _, device = with_device()
    link = {0: bytes.fromhex(device.link().link)}
    command = roll(table)
    states = []
    for links in (link, {}, {0: "withheld"}):
        first, second = (table.receive(command, holder(table), 5, None, links) for _ in range(2))
        assert first[0].stored == second[0].stored
        states.append(first[0].entries[0].event["links"][0]["state"])
    assert states == ["given", "away", "withheld"]


def test_a_take_back_draws_nothing_anew():
    """Temper: another move, and yet the same next die. The beat goes on as if nothing happened."""
    table, log = opened(request("temper", person(0), person(2), first=0, options={"tokens": 2}))
    rng = random.Random(4)
    while table.recent[-1].undo is None or len(table.recent[-1].undo.before.legal_moves()) < 2:
        one_step(table, log, rng)
    undo = table.recent[-1].undo
    die = table.receive(roll(table), holder(table), 9)[0].stored.outcome
    beside(table, log, TakeBack(id="back", expect=table.number, seat=undo.seat), holder(table))
    for text in undo.before.legal_moves():
        moved = commands.Move(id=f"m{text}", expect=table.number, seat=undo.seat, move=str(text))
        twin = Table.rebuilt(table.id, log)
        twin.commit(twin.receive(moved, holder(twin), 9))
        assert twin.fair.ledger.beat == twin.fair.ledger.chance_now.beat + 1
        if twin.waits_for is not None and twin.state.to_act == CHANCE:
            assert twin.receive(roll(twin), holder(twin), 9)[0].stored.outcome == die
    played(table, log, rng)
    assert verified(log).counts["result"] == 1


def test_a_bot_that_takes_over_gets_the_die_that_was_due():
    table, log = opened(request("temper", person(0), person(2), first=0))
    own = table.receive(roll(table), holder(table), 9)[0].stored.outcome
    beside(table, log, commands.Leave(id="l", seat=0), holder(table))
    assert table.is_due
    assert table.step(10)[0].stored.outcome == own


def test_links_stored_before_a_crash_count_after_it():
    table, log, device = with_device()
    event = devices.given(table, device.link(), device.viewer)
    taken(table, table.add([event], 1000), log)
    assert devices.given(table, device.link(), device.viewer) is None
    again = Table.rebuilt(table.id, log)
    assert again.fair.wanted(again.state) == ()
    taken(again, again.receive(roll(again), holder(again), 9), log)
    told = again.recent[-1].entries[0].event
    assert told["links"] == [{"client": 0, "state": "given", "link": device.chain[1].hex()}]
    same(again, Table.rebuilt(table.id, log))


def test_who_does_not_open_is_left_out_and_the_secret_is_another():
    table, log = unopened()
    one, two = Device(table, (0,), 1), Device(table, (2,), 2)
    one.committed(log)
    two.committed(log)
    assert (one.client, two.client) == (0, 1)
    secret = table.fair.secret
    two.opened(log)
    assert table.step(1000 + sealing.OPEN_MS - 1) == []
    taken(table, table.step(1000 + sealing.OPEN_MS), log)
    fair = table.fair
    assert (fair.ledger.attempt, fair.left_out, fair.missing()) == (2, {0}, [])
    assert fair.secret != secret
    assert devices.committed(table, one.commit(), one.viewer) == (None, None)
    two.committed(log)
    two.opened(log)
    assert [client.seats for client in table.fair.clients] == [(2,)]
    played(table, log, random.Random(1))
    report = verified(log)
    assert (report.facts["restarts"], report.counts["result"]) == (1, 1)


def test_nobody_can_hold_a_start_for_ever():
    """Four devices of which none opens: each attempt names those who are missing, and then it
    begins with the server alone."""
    asked = request("temper", *(person(seat) for seat in range(4)), first=0)
    table, log = unopened(asked)
    now = 1000
    for _ in range(20):
        if not table.company.held:
            break
        for seat in range(4):
            if table.fair.may_commit([seat]):
                Device(table, (seat,), seat).committed(log)
        now += sealing.COMMIT_MS
        taken(table, table.step(now), log)
    assert table.waits_for == 0
    assert (table.fair.ledger.attempt, table.fair.clients) == (2, ())


def test_a_second_device_of_a_seat_is_no_second_client():
    table, log = unopened()
    one, two = Device(table, (0,), 1), Device(table, (0, 2), 2)
    one.committed(log)
    two.committed(log)
    assert [client.seats for client in table.fair.clients] == [(0,), (2,)]
    three = Device(table, (2,), 3)
    with pytest.raises(Refused, match="no device can commit now"):
        three.committed(log)


def test_a_server_that_draws_again_cannot_read_its_log():
    table, log, _ = with_device()
    taken(table, table.receive(roll(table), holder(table), 9), log)
    number, at, drawn = log[-1]
    changed = replace(drawn, outcome=drawn.outcome % 6 + 1)
    with pytest.raises(DamagedLog, match="the seal gives"):
        Table.rebuilt(table.id, [*log[:-1], (number, at, changed)])
    with pytest.raises(DamagedLog):
        Table.rebuilt(table.id, [*log, (number + 1, at, Sealed())])
    with pytest.raises(DamagedLog):
        Table.rebuilt(table.id, [*log, (number + 1, at, Sealing("00" * 32, [0]))])
    with pytest.raises(DamagedLog):
        Table.rebuilt(table.id, [*log[:4], (5, at, TipShown(0, "00" * 32))])


def test_another_secret_after_a_crash_is_noticed():
    """A server that forgets its secret between the seal and the first roll, and takes another."""
    table, log, _ = with_device()
    number, at, begun = log[1]
    assert isinstance(begun, Sealing)
    forged = [log[0], (number, at, Sealing("11" * 32)), *log[2:]]
    with pytest.raises(DamagedLog, match="committed to another tip"):
        Table.rebuilt(table.id, forged)
    assert table.fair.secret.hex() == begun.secret


def test_rules_are_those_of_the_start():
    """Who sits where is bound as the game begins; a name or seat changed later breaks nothing."""
    asked = request("temper", person(0, "Zoe"), bot(2), first=0, preset="temper-quick")
    table, log = opened(asked)
    beside(table, log, commands.Sit(id="n", seat=0, name="Ada"), holder(table))
    beside(table, log, commands.Fill(id="f", seat=2, bot="careful"), holder(table))
    played(table, log, random.Random(3))
    assert verified(log).counts["result"] == 1
    created = next(e for event in Table.rebuilt(table.id, log, kept=None).recent
                   for e in event.entries).event  # fmt: skip
    assert [seat["name"] for seat in created["rules"]["seats"]] == ["Zoe", None]


def test_whoever_knows_the_hosts_key_does_not_foresee_what_a_bot_chooses():
    table, log, _ = with_device(PARDON, seats=(0,))
    rng = random.Random(3)
    while table.state.to_act != 2 or len(table.state.legal_moves()) < 4:
        one_step(table, log, rng)
    dealer = Dealer(table.id, table.created, pooled)
    event = table.recent[-1]
    chosen = set()
    for number in range(20):
        fair = replace(event.fair, secret=bytes([number]) * 32)
        other = replace(event, fair=fair)
        move = dealer.move(other, 5).stored.move
        assert dealer.move(other, 5).stored.move == move
        chosen.add(move)
    assert len(chosen) > 1


def test_a_table_of_an_older_server_plays_on_to_its_end_without_a_seal():
    created = replace(created_from(TEMPER, "testtable", KEY), sealed=False)
    assert b"sealed" not in encode(created), "it is stored as it was"
    table, log = Table("testtable", created), []
    taken(table, table.open(1000), log)
    assert table.fair is None
    played(table, log, random.Random(1), steps=20)
    table = Table.rebuilt("testtable", log)
    played(table, log, random.Random(1))
    assert table.record().tags["Chance"] == "system"
    assert table.rematch().sealed


def test_everything_of_a_seal_comes_back_from_the_disk():
    table, log, device = with_device()
    taken(table, table.add([devices.given(table, device.link(), device.viewer)], 1000), log)
    taken(table, table.receive(roll(table), holder(table), 9), log)
    for _, _, stored in log:
        assert decode(encode(stored)) == stored
    assert isinstance(log[-1][2], Chanced)
    heads = [e.head for event in table.recent for e in event.entries]
    assert len(set(heads)) == len(heads)
    whole = Table.rebuilt(table.id, log, kept=None)
    assert [e.head for event in whole.recent for e in event.entries] == heads
    numbers = [e.event["number"] for event in whole.recent for e in event.entries]
    assert all(after == before + 1 for before, after in pairwise(numbers))


def test_no_part_again_and_again_is_no_event():
    table, _ = unopened()
    assert [type(e.stored) for e in table.without(frozenset({0, 2}), 5)] == [NoPart, Sealed]
    assert table.without(frozenset({1}), 5) == []


def test_who_gets_one_of_two_seats_is_not_their_client():
    """A guest on a seat of the host's device can neither give nor withhold the host's links."""
    table, log, device = with_device()
    beside(table, log, commands.Fill(id="f", seat=2, bot="careful"), holder(table))
    beside(table, log, commands.Give(id="g", seat=2, to="open"), holder(table))
    assert joined(table, log, OWN, seat=2) == 2
    guest = table.viewer(OWN)
    assert guest.seats == {2}
    with pytest.raises(Refused) as refusal:
        devices.given(table, device.link(), guest)
    assert refusal.value.code == "wrong_client"
    assert not devices.is_of(table, 0, guest)
    assert holder(table).seats == {0}
    assert devices.given(table, device.link(), holder(table)) is not None
    beside(table, log, commands.Fill(id="h", seat=0, bot="careful"), holder(table))
    assert not devices.is_of(table, 0, table.viewer(f"{KEY},{OWN}")), "nobody has its seats now"
    same(table, Table.rebuilt(table.id, log))


def test_a_chain_behind_many_events_beside_the_game_is_not_at_hand():
    table, log, _ = with_device()
    taken(table, table.receive(roll(table), holder(table), 9), log)
    last = table.fair.ledger.number
    for number in range(20):
        assert (table.has_chain_after(last), table.has_chain_after(last - 1)) == (True, True)
        beside(table, log, commands.Leave(id=f"l{number}", seat=2), holder(table))
        beside(table, log, commands.Back(id=f"b{number}", seat=2), holder(table))
    assert not any(event.entries for event in table.recent)
    assert (table.has_chain_after(last), table.has_chain_after(last - 1)) == (True, False)


def test_nothing_is_taken_back_where_hands_are_hidden():
    """Not even while the links for a new deck are waited for."""
    asked = request("pardon", person(0), bot(2), first=0, options={"hand_size": 5})
    rng = random.Random(2)
    waits = 0
    for _ in range(30):  # the cards are sealed: nobody knows in which game a deck runs out so
        table, log, _ = with_device(asked, seats=(0,))
        while not table.is_over:
            one_step(table, log, rng)
            last = table.recent[-1]
            assert last.undo is None
            by_person = isinstance(last.stored, Moved) and last.stored.command is not None
            waits += by_person and bool(table.fair.wanted(table.state))
        if waits:
            break
    assert waits, "a play that a new deck came after"
