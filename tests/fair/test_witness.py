"""A device's part in Python: what it answers, what it notices, what it never gives away."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import homestretch
from homestretch.fair import Entry, Ledger, Rules, SealedClient, SeatRule, transcript, verify
from homestretch.fair.ledger import head_after
from homestretch.fair.witness import Witness

SECRET = random.Random(3).randbytes(32)


class Table:
    """A server's side with one device."""

    def __init__(self, name: str = "temper") -> None:
        game = homestretch.game(name, seats=(0, 2))
        people = [SeatRule(0, "person", "Zoë"), SeatRule(2, "person", None)]
        self.state: Any = game.start()
        self.entries: list[Entry] = []
        self.witness = Witness("t1", 300)
        assert self.tell(Ledger.create("t1", Rules.of(game, people)))

    @property
    def ledger(self) -> Ledger:
        return self.entries[-1].after

    def tell(self, entry: Entry) -> bool:
        self.entries.append(entry)
        is_good = self.witness.follow(entry.event, entry.head.hex())
        if entry.opening is not None and entry.receiver == 0:
            shown = {"event": entry.event["number"], **entry.opening.to_json()}
            self.witness.shown(shown)
        return is_good

    def commit(self, secret: bytes = SECRET) -> dict[str, Any] | None:
        commitment = self.ledger.server_commitment(secret).hex()
        return self.witness.commitments(self.ledger.attempt, commitment)

    def seal(self, client: int = 0) -> bool:
        told = self.commit()
        assert told is not None
        assert told == self.commit(), "asked again, it commits to the same"
        own = SealedClient(client, (0,), told["length"], bytes.fromhex(told["commitments"][client]))
        others = [SealedClient(0, (2,), 3, bytes(32))] if client else []
        return self.tell(self.ledger.seal(SECRET, [*others, own]))

    def open(self) -> bool:
        told = self.witness.opening()
        assert told is not None
        return self.tell(self.ledger.open({0: bytes.fromhex(told["tip"])}))

    def step(self, *, confirms: bool = True, counts: bool = True) -> bool:
        if self.state.to_act >= 0:
            entry = self.ledger.move(self.state, self.state.legal_moves()[0], by="person")
            self.state = self.state.apply(self.state.legal_moves()[0])
            return self.tell(entry)
        links: dict[int, bytes | str] = {}
        if self.ledger.asked(self.state):
            told = self.witness.link(self.ledger.beat)
            assert told is not None
            if confirms:
                self.witness.taken(told["beat"])
            if counts:
                links[0] = bytes.fromhex(told["link"])
        entry = self.ledger.chance(self.state, links)
        self.state = self.state.apply_chance(entry.outcome)
        return self.tell(entry)


@pytest.mark.parametrize("game", ["temper", "pardon"])
def test_an_honest_game(game: str) -> None:
    table = Table(game)
    assert table.seal()
    assert table.open()
    for _ in range(60):
        assert table.step()
    assert table.tell(table.ledger.reveal(table.state))
    notes = table.witness.notes()
    report = verify(transcript(table.entries), notes)
    assert report.ok, report.failure
    assert (table.witness.alarms, table.witness.missed) == ([], 0)
    assert len(table.witness.given) == report.counts["links"]
    assert (table.witness.openings > 0) == (game == "pardon")


def test_it_finds_itself_in_the_seal_or_is_no_client() -> None:
    table = Table()
    assert table.seal(1)
    assert table.witness.client == 1
    left_out = Table()
    left_out.commit()
    strange = SealedClient(0, (0,), 300, bytes(32))
    assert left_out.tell(left_out.ledger.seal(SECRET, [strange]))
    assert (left_out.witness.client, left_out.witness.opening()) == (None, None)
    assert left_out.witness.notes() is None
    told = Table()
    told.commit()
    told.witness.assigned(1, 0)
    assert not told.tell(told.ledger.seal(SECRET, [strange]))
    assert told.witness.alarms == ["other_seal"]


def test_only_the_next_draw_gets_a_link() -> None:
    table = Table()
    assert table.witness.link(1) is None
    table.seal()
    assert table.witness.link(1) is None
    table.open()
    assert table.witness.link(2) is None
    first = table.witness.link(1)
    assert first == table.witness.link(1)
    table.step()
    assert table.witness.link(1) is None
    assert table.witness.link(3) is None
    assert table.commit() is None, "nothing can be sealed again"


def test_another_commitment_of_the_server_is_an_alarm() -> None:
    table = Table()
    table.commit()
    assert table.commit(bytes(32)) is None
    assert table.witness.alarms == ["other_seal"]


def test_a_restart_needs_a_new_chain() -> None:
    table = Table()
    table.seal()
    first = table.witness.opening()
    assert table.tell(table.ledger.restart([0]))
    assert table.witness.opening() is None
    table.seal()
    assert table.witness.opening() != first
    assert table.open()
    assert table.witness.alarms == []


def test_a_link_left_out_is_an_alarm_once_it_was_confirmed() -> None:
    table = Table()
    table.seal()
    table.open()
    assert table.step(confirms=False, counts=False), "it may have been lost on the way"
    assert table.witness.missed == 1
    while table.state.to_act >= 0:
        table.step()
    assert not table.step(counts=False)
    assert table.witness.alarms == ["left_out"]


def test_what_a_device_notices() -> None:
    table = Table()
    table.seal()
    table.open()
    for _ in range(6):
        table.step()
    last = table.entries[-1]
    witness = table.witness
    assert witness.follow(last.event, last.head.hex()), "told again, the same"
    assert not witness.follow(last.event, "0" * 64)
    assert not witness.follow({**last.event, "number": 99}, last.head.hex())
    assert witness.alarms == ["rewritten"]
    second = {**table.entries[1].event, "number": table.ledger.number + 1}
    assert not witness.follow(second, "0" * 64)
    assert not witness.follow(second, head_after(table.ledger.head, second).hex())
    assert witness.alarms == ["rewritten", "broken_chain", "second_seal"]
    for rubbish in ({}, {"kind": "roll"}, {**last.event, "more": 1}):
        assert not witness.follow(rubbish, "0" * 64)
    assert witness.alarms[-1] == "bad_shape"


def test_cards_are_proved_to_their_owner() -> None:
    table = Table("pardon")
    table.seal()
    table.open()
    while table.state.chance_kind == "deal":
        table.step()
    assert table.witness.openings == 5
    shown = next(entry for entry in table.entries if entry.receiver == 0)
    assert shown.opening is not None
    good = {"event": shown.event["number"], **shown.opening.to_json()}
    for change in ({"card": good["card"] % 12 + 1}, {"salt": "0" * 64}, {"epoch": 1}):
        forged = Table("pardon").witness
        forged._decks = copy.deepcopy(table.witness._decks)
        forged.shown({**good, **change})
        assert forged.alarms == ["forged_opening"]
    table.witness.shown({**good, "path": "rubbish"})
    assert table.witness.alarms == ["bad_shape"]
