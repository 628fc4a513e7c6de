"""Whole games of Pardon with a key for each seat: what goes over the wire, frame by frame.

Everything that anybody was sent is compared with what `State.observation` of the viewer's own
seats allows, computed anew from the finished record. Nothing is taken on trust: a field that is
not known here fails the test.
"""

import json
import random
import re
import threading

import pytest

import homestretch
from homestretch.core.record import Chance, advance
from homestretch.fair import verify
from homestretch.server.events import Viewer
from tests.server.asking import visitor
from tests.server.serving import PATIENCE, Background, serving
from tests.server.witness import Device, Memory

SEATS = (0, 1, 2, 3)
PUBLIC = {
    "table", "code", "number", "game", "preset", "options", "phase", "host", "private", "chat",
    "clock", "deadline", "deadline_seat", "at", "seats", "pieces", "turn", "to_act", "waits_for",
    "chance", "places", "take_back", "offer", "next", "history", "hand_sizes", "discards",
    "draw_pile", "chance_source", "seal", "barred",
}  # fmt: skip
CHECKED = {"hands", "turned_card", "must_discard", "moves", "reason"}
BESIDE = {
    "created", "started", "seat", "said", "absent", "back", "away", "here", "link", "seal"
}  # fmt: skip
BESIDE_FIELDS = {"kind", "number", "seat", "change", "name", "bot", "phrase", "text", "why"}
BESIDE_FIELDS |= {"step", "attempt", "seats"}
SEAL = {
    "state", "attempt", "until", "server", "seal", "fingerprint", "live", "beat", "restarts",
    "missing", "clients",
}  # fmt: skip
CHAIN = {
    "chain": {"entries", "openings"},
    "chain_seal": {"attempt", "server", "until"},
    "chain_client": {"attempt", "client"},
    "chain_ask": {"beat", "until"},
    "chain_taken": {"beat", "client"},
}
HASH = re.compile("[0-9a-f]{64}")


class Told:
    """What one connection was told of the log that anyone can check."""

    def __init__(self):
        self.entries = set()
        self.openings = set()
        self.salts = set()


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("wire") / "s") as found:
        yield found


def command(http, table, key, **message):
    return http.post(
        f"/api/tables/{table}/commands",
        json={"id": f"c{random.getrandbits(60)}", **message},
        headers={"Authorization": f"Bearer {key}"},
    )


def program(address, token, rng, lines):
    """A program on its seat, every line kept."""
    headers = {"Authorization": f"Bearer {token}"}
    with (
        visitor(address, headers=headers) as http,
        http.stream("GET", "/api/bot/stream") as answer,
    ):
        for line in answer.iter_lines():
            lines.append(line)
            told = json.loads(line)
            if told["type"] == "turn":
                move = {"number": told["number"], "move": rng.choice(told["moves"])}
                http.post("/api/bot/move", json=move)


@pytest.fixture(scope="module")
def http(address):
    with visitor(address) as client:
        yield client


@pytest.mark.parametrize(
    ("preset", "pawns"), [("pardon", 4), ("pardon-strategy", 3), ("pardon-quick", 2)]
)
def test_no_frame_holds_what_its_reader_may_not_know(address, http, preset, pawns):
    rng = random.Random(preset)
    kinds = ["link", "link", "link", "program"]
    seats = [{"seat": seat, "kind": kinds[seat]} for seat in SEATS]
    body = {"game": "pardon", "preset": preset, "options": {"pawns": pawns}, "seats": seats}
    made = http.post("/api/tables", json=body).json()
    table = made["table"]
    keys = {int(seat): key for seat, key in made["seats"].items()}
    lines = []
    robot = threading.Thread(
        target=program, args=(address, f"{table}.{keys[3]}", random.Random(1), lines)
    )
    robot.start()
    own = {seat: f"own-key-of-the-guest-on-seat-{seat}" for seat in (0, 1, 2)}
    shown = {None: None, -1: made["key"], **{seat: keys[seat] for seat in (0, 1, 2)}}
    clients = {who: Device(address, Memory(table, who or 9), key) for who, key in shown.items()}
    ears = [Background(client) for client in clients.values()]
    answers = []
    for seat in (0, 1, 2):
        clients[seat].say({"type": "sit", "id": "sit", "seat": seat, "key": own[seat]})
    play(http, table, own, rng, answers)
    for ear in ears:
        ear.join()
    robot.join(PATIENCE)
    assert not robot.is_alive()
    truth = Truth(http, table)
    for who, client in clients.items():
        client.__exit__(None, None, None)
        held = frozenset() if who in {None, -1} else frozenset({who})
        assert len(client.frames) > 100
        told = Told()
        for frame in client.frames:
            message = json.loads(frame)
            if message == {"type": "accepted", "id": "sit", "number": message.get("number")}:
                continue
            seats = message.get("view", {}).get("seats", ())
            joined = {seat["seat"] for seat in seats if seat["joined"]}
            truth.check_chain(frame, message, held, told)
            if message["type"] in {"view", "event"}:
                truth.check_message(message, Viewer(held & joined))
        assert told.openings == {n for n, seat in truth.receivers.items() if seat in held}
        assert len(told.entries) == len(truth.entries)
    for line in lines:
        truth.check_line(json.loads(line), 3)
    for seat, text in answers:
        truth.check_view(json.loads(text)["view"], Viewer(frozenset({seat})))
    # the truth itself is not empty: hands differ, and others' draws were told without the card
    assert truth.hidden > 100
    assert len(truth.never_shown) > 0
    assert truth.hands > 100


def play(http, table, keys, rng, answers):
    """Plays for seats 0 to 2 by plain requests; they talk, and leave and come back."""
    while True:
        view = http.get(f"/api/tables/{table}").json()["view"]
        if view["phase"] == "over":
            return
        seat = view["waits_for"]
        if seat not in (0, 1, 2):
            continue
        key = keys[seat]
        answer = http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {key}"})
        answers.append((seat, answer.text))
        mine = answer.json()["view"]
        if mine["waits_for"] != seat:
            continue
        what = rng.random()
        if what < 0.03:
            command(http, table, key, type="say", seat=seat, phrase="wow")
        elif what < 0.06:
            command(http, table, key, type="leave", seat=seat)
            command(http, table, key, type="back", seat=seat)
        elif mine["to_act"] == "chance":
            command(http, table, key, type="roll", expect=mine["number"])
        else:
            move = rng.choice(mine["moves"])["text"]
            command(http, table, key, type="move", expect=mine["number"], seat=seat, move=move)


def card(number):
    return "pardon" if number == 13 else number


class Truth:
    """What happened, from the record, and by it what each viewer may have been told."""

    def __init__(self, http, table):
        self.record = homestretch.read_record(http.get(f"/api/tables/{table}/record").text)
        steps = http.get(f"/api/tables/{table}/replay").json()["steps"]
        self.after = {}
        """The node after each event."""
        self.step = {}
        """The step of each event of the game, and the node before it."""
        state = self.record.start
        told = iter(self.record.states())
        for step in steps:
            number = step["number"]
            if step["event"]["kind"] in {"chance", "move"}:
                before, made = next(told)
                assert before == state
                self.step[number] = (before, made)
                state = advance(before, made)
            self.after[number] = state
        last = self.record.start
        for number in range(max(self.after) + 1):  # the seal's own events are in no replay
            last = self.after.setdefault(number, last)
        self.hidden = self.hands = 0
        chain = http.get(f"/api/tables/{table}/transcript").json()
        assert verify(chain).ok
        self.entries = {entry["event"]["number"]: entry for entry in chain["events"]}
        self.secrets = {
            entry["event"]["secret"]
            for entry in chain["events"]
            if entry["event"]["kind"] == "reveal"
        }
        self.openings = {opening["event"]: opening for opening in chain["openings"]}
        self.receivers = {n: self.entries[n]["event"]["seat"] for n in self.openings}
        played = {
            (entry["event"]["opening"]["epoch"], entry["event"]["opening"]["position"])
            for entry in chain["events"]
            if entry["event"].get("opening")
        }
        self.never_shown = {
            n
            for n, opening in self.openings.items()
            if (opening["epoch"], opening["position"]) not in played
        }
        self.salts = {opening["salt"] for opening in chain["openings"]}

    def check_chain(self, frame, message, held, told):
        """Entries are the transcript's, openings are of own cards, and no other salt is told."""
        fields = CHAIN.get(message["type"])
        if fields is not None:
            assert set(message) == {"type", *fields}
        for entry in message.get("entries", ()):
            event, of = entry["event"], entry.pop("of")
            assert entry == self.entries[event["number"]]
            assert (of in self.step) == (event["kind"] in {"chance", "move"})
            told.entries.add(event["number"])
            if event.get("opening"):
                told.salts.add(event["opening"]["salt"])
        for opening in message.get("openings", ()):
            assert opening == self.openings[opening["event"]]
            assert self.receivers[opening["event"]] in held
            assert opening["event"] in told.entries
            told.openings.add(opening["event"])
            told.salts.add(opening["salt"])
        hashes = set(HASH.findall(frame))
        assert not (hashes & self.salts) - told.salts
        is_over = any(entry["event"]["kind"] == "reveal" for entry in message.get("entries", ()))
        assert is_over or not hashes & self.secrets

    def check_message(self, message, viewer):
        assert message["type"] in {"view", "event"}
        assert set(message) <= {"type", "view", "event", "now"}
        if message["type"] == "event":
            self.check_event(message["event"], viewer)
        self.check_view(message["view"], viewer)

    def check_view(self, view, viewer):
        assert set(view) == PUBLIC | CHECKED
        assert view["seal"] is None or set(view["seal"]) == SEAL
        assert not HASH.search(json.dumps({**view, "seal": None}))
        state = self.after[view["number"]]
        public = state.observation(None)
        own = {str(s): [card(c) for c in state.observation(s).hand] for s in viewer.seats}
        assert view["hands"] == own
        self.hands += bool(own)
        assert view["turned_card"] is None
        assert view["discards"] == [card(c) for c in public.discards]
        assert view["draw_pile"] == public.draw_pile_size
        assert {int(s): n for s, n in view["hand_sizes"].items()} == public.hand_sizes
        decides = state.to_act in viewer.seats and view["phase"] == "play"
        legal = state.observation(state.to_act).legal_moves if decides else ()
        assert [move["text"] for move in view["moves"]] == [str(move) for move in legal]
        if not decides:
            assert view["reason"] is None
            assert view["must_discard"] is False
        for event in view["history"]:
            self.check_event(event, viewer)

    def check_event(self, event, viewer):
        if event["kind"] in BESIDE:
            assert set(event) <= BESIDE_FIELDS
            assert event["number"] not in self.step
            return
        before, made = self.step[event["number"]]
        if isinstance(made, Chance):
            assert set(event) == {"kind", "number", "seat", "chance", "outcome", "reason"}
            hidden = event["chance"] in {"deal", "draw"} and event["seat"] not in viewer.seats
            assert event["chance"] == before.chance_kind
            if event["chance"] in {"deal", "draw"}:
                assert event["seat"] == before.receiver
                assert event["outcome"] == (None if hidden else card(made.outcome))
            else:
                assert (event["chance"], event["outcome"]) == ("reshuffle", None)
            self.hidden += hidden
        else:
            assert set(event) == {
                "kind", "number", "seat", "move", "card", "move_kind", "effects", "reason"
            }  # fmt: skip
            assert event["move"] == str(made.move)
            reason = event["reason"]
            if event["seat"] not in viewer.seats and reason is not None:
                assert reason["code"] == "must_discard"  # which the discard itself tells

    def check_line(self, line, seat):
        viewer = Viewer(frozenset({seat}))
        if line["type"] == "event":
            assert set(line) == {"type", "event"}
            self.check_event(line["event"], viewer)
        elif line["type"] == "turn":
            state = self.after[line["number"]]
            mine = state.observation(seat)
            assert set(line) == {
                "type", "number", "seat", "observation", "moves", "deadline", "now"
            }  # fmt: skip
            assert line["observation"] == json.loads(json.dumps(mine.to_json()))
            assert line["moves"] == [str(move) for move in mine.legal_moves]
        elif line["type"] == "start":
            assert set(line) == {
                "type", "table", "seat", "game", "preset", "options", "seats", "number"
            }  # fmt: skip
        else:
            assert line["type"] in {"over", "alive"}
