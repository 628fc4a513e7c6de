"""chain.js in a browser: a device's part in a real table, and what it notices."""

from __future__ import annotations

import copy
import random
from typing import Any

import homestretch
from homestretch.fair import Entry, Ledger, Rules, SealedClient, SeatRule, transcript, verify
from homestretch.fair.deck import Opening
from homestretch.fair.ledger import head_after
from tests.fair.conftest import Chromium
from tests.fair.test_vectors import serve_chain

START = """async (table) => {
  globalThis.fair = await import("/chain.js");
  globalThis.witness = new fair.Witness(table);
}"""
FOLLOW = "([event, head]) => witness.follow(event, head)"


class Table:
    """A server's side, with one device in a browser."""

    def __init__(self, page: Any, name: str = "temper", **options: Any) -> None:
        serve_chain(page)
        self.page = page
        game = homestretch.game(name, seats=(0, 2), **options)
        people = [SeatRule(0, "person", "Zoë"), SeatRule(2, "person", None)]
        rules = Rules.of(game, people)
        self.state: Any = game.start()
        self.secret = random.Random(3).randbytes(32)
        self.entries: list[Entry] = []
        page.evaluate(START, "t1")
        self.tell(Ledger.create("t1", rules))

    @property
    def ledger(self) -> Ledger:
        return self.entries[-1].after

    def tell(self, entry: Entry) -> bool:
        """Adds an event to the log and tells the device; whether it had nothing to object to."""
        self.entries.append(entry)
        return bool(self.page.evaluate(FOLLOW, [entry.event, entry.head.hex()]))

    def ask(self, script: str, argument: Any = None) -> Any:
        return self.page.evaluate(script, argument)

    def commit(self, secret: bytes) -> dict[str, Any] | None:
        asked = {
            "attempt": self.ledger.attempt,
            "server": self.ledger.server_commitment(secret).hex(),
            "client": 0,
        }
        found: dict[str, Any] | None = self.ask("(asked) => witness.commit(asked)", asked)
        return found

    def seal(self) -> bool:
        told = self.commit(self.secret)
        assert told is not None
        assert told == self.commit(self.secret), "asked again, it commits to the same"
        commitment = bytes.fromhex(told["commitment"])
        client = SealedClient(told["client"], (0,), told["length"], commitment)
        return self.tell(self.ledger.seal(self.secret, [client]))

    def open(self) -> bool:
        tip = bytes.fromhex(self.ask("() => witness.tip()"))
        assert self.ledger.accepts_tip(0, tip)
        return self.tell(self.ledger.open({0: tip}))

    def link(self, beat: int) -> str | None:
        found: str | None = self.ask("(beat) => witness.link(beat)", beat)
        return found

    def step(self) -> bool:
        """The next step of the game, with the device's link where one is due."""
        if self.state.to_act >= 0:
            move = self.state.legal_moves()[0]
            entry = self.ledger.move(self.state, move, by="person")
            self.state = self.state.apply(move)
            return self.tell(entry)
        links = {}
        for client in self.ledger.asked(self.state):
            link = bytes.fromhex(self.link(self.ledger.beat) or "")
            assert self.ledger.accepts_link(client, link)
            self.ask("(beat) => witness.taken(beat)", self.ledger.beat)
            links[client] = link
        entry = self.ledger.chance(self.state, links)
        self.state = self.state.apply_chance(entry.outcome)
        return self.tell(entry)

    def alarms(self) -> list[str]:
        return list(self.ask("() => witness.alarms"))


def test_a_game_that_is_honest(chromium: Chromium) -> None:
    def steps(page: Any) -> None:
        table = Table(page)
        assert table.ask("() => witness.tip()") is None
        assert table.seal()
        seal = table.entries[1].event
        assert table.ask("() => witness.fingerprint") == seal["fingerprint"]
        assert table.open()
        for _ in range(25):
            assert table.step()
        # The page is loaded anew: what was kept goes on as if nothing had happened.
        table.ask(
            "() => { witness = new fair.Witness('t1', JSON.parse(JSON.stringify(witness))); }"
        )
        assert table.link(table.ledger.beat) == table.link(table.ledger.beat)
        for _ in range(5):
            assert table.step()
        assert table.ask("() => witness.linksMissed") == 0
        assert table.tell(table.ledger.reveal(table.state))
        notes = table.ask("() => witness.notes()")
        report = verify(transcript(table.entries), notes)
        assert report.ok, report.failure
        assert report.counts["notes"] == 2 + len(table.entries) + report.counts["links"]
        assert table.alarms() == []

    chromium.visit(steps)


def test_it_commits_before_it_knows_which_client_it_is(chromium: Chromium) -> None:
    """As the page does at a table: four commitments with one tip, and then one client."""
    asked = "(asked) => witness.commitments(asked)"

    def steps(page: Any) -> None:
        for answer, client in ((1, 1), (None, 1)):
            table = Table(page)
            page.evaluate(START, "t1")
            page.evaluate(FOLLOW, [table.entries[0].event, table.entries[0].head.hex()])
            told = {"attempt": 1, "server": table.ledger.server_commitment(table.secret).hex()}
            made = table.ask(asked, told)
            assert made == table.ask(asked, told), "asked again, it commits to the same"
            assert len(set(made["commitments"])) == 4
            assert table.ask(asked, {**told, "attempt": 2}) is None
            assert table.ask("() => witness.tip()") is None
            assert table.ask("() => witness.client") is None
            if answer is not None:
                table.ask("(told) => witness.assigned(told)", {"attempt": 1, "client": answer})
            other = SealedClient(0, (2,), 3, bytes(32))
            own = SealedClient(1, (0,), made["length"], bytes.fromhex(made["commitments"][1]))
            assert table.tell(table.ledger.seal(table.secret, [other, own]))
            assert table.ask("() => witness.client") == client
            assert table.ledger.accepts_tip(1, bytes.fromhex(table.ask("() => witness.tip()")))
            assert table.alarms() == []

    chromium.visit(steps)


def test_a_device_that_is_left_out_of_the_seal(chromium: Chromium) -> None:
    """Told that it is no client, it takes no part; told that it is one, it raises an alarm."""

    def steps(page: Any) -> None:
        for client, alarms in ((None, []), (0, ["other_seal"])):
            table = Table(page)
            told = {"attempt": 1, "server": table.ledger.server_commitment(table.secret).hex()}
            table.ask("(asked) => witness.commitments(asked)", told)
            table.ask("(told) => witness.assigned(told)", {"attempt": 1, "client": client})
            strange = SealedClient(0, (0,), 2048, bytes(32))
            assert table.tell(table.ledger.seal(table.secret, [strange])) == (client is None)
            assert table.alarms() == alarms
            assert table.ask("() => witness.tip()") is None
            assert table.ask("() => witness.notes()") is None

    chromium.visit(steps)


def test_only_the_next_draw_gets_a_link(chromium: Chromium) -> None:
    def steps(page: Any) -> None:
        table = Table(page)
        assert table.link(1) is None
        table.seal()
        assert table.link(1) is None
        table.open()
        assert table.link(2) is None
        assert table.link(0) is None
        assert table.link(1) is not None
        table.step()
        assert table.link(1) is None, "the past is past"
        assert table.link(3) is None, "a link tells all links before it"
        assert table.commit(bytes(32)) is None, "nothing can be sealed again"

    chromium.visit(steps)


def test_what_a_device_notices(chromium: Chromium) -> None:
    def steps(page: Any) -> None:
        table = Table(page)
        table.seal()
        table.open()
        for _ in range(6):
            table.step()
        good = table.entries[-1]
        assert page.evaluate(FOLLOW, [good.event, good.head.hex()]), "told again, the same"
        assert not page.evaluate(FOLLOW, [good.event, "0" * 64])
        assert table.alarms() == ["rewritten"]
        gap = {"number": 99, "kind": "take_back", "seat": 0}
        assert not page.evaluate(FOLLOW, [gap, "0" * 64])
        second = {**table.entries[1].event, "number": table.ledger.number + 1}
        assert not page.evaluate(FOLLOW, [second, "0" * 64])
        head = head_after(table.ledger.head, second)
        assert not page.evaluate(FOLLOW, [second, head.hex()])
        assert table.alarms() == ["rewritten", "broken_chain", "second_seal"]

    chromium.visit(steps)


def test_a_link_left_out_is_an_alarm_only_once_it_was_confirmed(chromium: Chromium) -> None:
    def steps(page: Any) -> None:
        table = Table(page)
        table.seal()
        table.open()
        assert table.link(1)
        entry = table.ledger.chance(table.state, {})
        table.state = table.state.apply_chance(entry.outcome)
        assert table.tell(entry), "it may have been lost on the way"
        assert table.ask("() => witness.linksMissed") == 1
        while table.state.to_act >= 0:
            table.step()
        assert table.link(2)
        table.ask("() => witness.taken(2)")
        assert not table.tell(table.ledger.chance(table.state, {}))
        assert table.alarms() == ["left_out"]

    chromium.visit(steps)


def test_a_restart_needs_a_new_chain(chromium: Chromium) -> None:
    def steps(page: Any) -> None:
        table = Table(page)
        table.seal()
        first = table.ask("() => witness.tip()")
        assert table.tell(table.ledger.restart([0]))
        assert table.ask("() => witness.tip()") is None
        table.secret = bytes(32)
        assert table.seal()
        assert table.ask("() => witness.tip()") != first
        assert table.open()
        assert table.alarms() == []

    chromium.visit(steps)


def test_another_server_commitment_or_another_seal(chromium: Chromium) -> None:
    def steps(page: Any) -> None:
        table = Table(page)
        table.commit(table.secret)
        assert table.commit(bytes(32)) is None
        assert table.alarms() == ["other_seal"]
        strange = SealedClient(0, (0,), 2048, bytes(32))
        assert not table.tell(table.ledger.seal(table.secret, [strange]))
        assert table.ask("() => witness.tip()") is None

    chromium.visit(steps)


def test_cards_are_proved_to_their_owner(chromium: Chromium) -> None:
    def steps(page: Any) -> None:
        table = Table(page, "pardon")
        table.seal()
        table.open()
        shown: list[Opening] = []
        while table.state.chance_kind == "deal":
            assert table.step()
            if table.entries[-1].receiver == 0:
                shown.append(table.entries[-1].opening)
        assert len(shown) == 5
        for opening in shown:
            told = opening.to_json()
            assert table.ask("(told) => witness.accepts(told)", told)
            for change in ({"card": told["card"] % 12 + 1}, {"salt": "0" * 64}, {"path": []}):
                forged = {**copy.deepcopy(told), **change}
                assert not table.ask("(told) => witness.accepts(told)", forged)
        assert table.step(), "the card played is proved to all"
        assert table.entries[-1].event["kind"] == "move"

    chromium.visit(steps)
