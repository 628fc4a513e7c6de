"""Sealed tables over real connections: devices that take part, are silent, slow or gone."""

import json
import random
import threading

import pytest

from homestretch.fair import verify, verify_text
from homestretch.server import gathering, sealing
from tests.server import asking
from tests.server.serving import PATIENCE, Client, get_view, make_table, serving
from tests.server.witness import Device, Memory

TWO = [{"seat": 0, "kind": "person"}, {"seat": 2, "kind": "link", "name": "Zoë"}]


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("sealed") / "s") as found:
        yield found


@pytest.fixture
def hasty(monkeypatch):
    """Devices get little time, so that tests of silence are short; enough for those that answer."""
    monkeypatch.setattr(sealing, "COMMIT_MS", 6000)
    monkeypatch.setattr(sealing, "OPEN_MS", 6000)
    monkeypatch.setattr(gathering, "LINK_SECONDS", 5)


def two_people(address, game="temper", **settings):
    """A table for two on two devices: its name and the key of each."""
    made = asking.post(
        f"{address}/api/tables", json={"game": game, "seats": TWO, "first": 0, **settings}
    ).json()
    table, link = made["table"], made["seats"]["2"]
    own = f"own-key-of-the-guest-{random.getrandbits(60)}"
    sit = {"type": "sit", "id": "s", "seat": 2, "key": own}
    answer = asking.post(
        f"{address}/api/tables/{table}/commands",
        json=sit,
        headers={"Authorization": f"Bearer {link}"},
    )
    assert answer.status_code == 200, answer.text
    return table, made["key"], own


def transcript(address, table, key=None):
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return asking.get(f"{address}/api/tables/{table}/transcript", headers=headers)


def play_all(devices, until=lambda view: False, seed=1):
    """Every device plays for its seats in a thread of its own; what goes wrong is raised."""
    faults = []

    def go(number, device):
        try:
            device.play(random.Random(f"{seed} {number}").choice, until)
        except Exception as fault:
            faults.append(fault)

    threads = [threading.Thread(target=go, args=one) for one in enumerate(devices)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(4 * PATIENCE)
        assert not thread.is_alive()
    if faults:
        raise faults[0]


def checked(address, table, *memories):
    """The report of a finished table; what the devices noted agrees with it."""
    answer = transcript(address, table)
    assert answer.status_code == 200, answer.text
    report = verify_text(answer.content)
    assert report.ok, report.failure
    for memory in memories:
        if memory.client is not None:
            told = verify(answer.json(), memory.notes())
            assert told.ok, told.failure
    return report


@pytest.mark.parametrize(
    ("game", "preset"),
    [("temper", "temper-quick"), ("pardon", "pardon-quick"), ("pardon", "pardon-strategy")],
)
def test_a_whole_game_of_two_devices_with_live_links(address, game, preset):
    table, host, guest = two_people(address, game, preset=preset, options={})
    memories = Memory(table, 1), Memory(table, 2)
    with Device(address, memories[0], host) as one, Device(address, memories[1], guest) as two:
        assert transcript(address, table).json()["error"]["code"] == "not_over"
        play_all([one, two])
        view = one.view
    assert view["chance_source"] == "sealed"
    seal = view["seal"]
    assert (seal["state"], seal["live"], seal["restarts"], seal["missing"]) == (
        "over", True, 0, []
    )  # fmt: skip
    assert sorted(client["seats"] for client in seal["clients"]) == [[0], [2]]
    assert {client["state"] for client in seal["clients"]} == {"live"}
    assert seal["seal"] == memories[0].seal["seal"] == memories[1].seal["seal"]
    assert seal["fingerprint"] == memories[0].seal["fingerprint"]
    assert sorted(memory.client for memory in memories) == [0, 1]
    for memory in memories:
        assert memory.taken == list(range(1, seal["beat"] + 1)), "every link was confirmed"
        assert memory.kind == "reveal"
    report = checked(address, table, *memories)
    assert report.counts["links"] == 2 * seal["beat"]
    if game == "pardon":
        check_openings(table, memories, transcript(address, table).json())


def check_openings(table, memories, told):
    """Each device was shown the cards of its own seat, all of them and no other."""
    shown = {opening["event"]: opening for opening in told["openings"]}
    for memory, seat in zip(memories, (0, 2), strict=True):
        own = {
            event["number"]
            for event in memory.events
            if event.get("chance") in {"deal", "draw"} and event["seat"] == seat
        }
        assert memory.openings.keys() == own
        assert all(shown[number] == opening for number, opening in memory.openings.items())


@pytest.mark.parametrize("game", ["temper", "pardon"])
def test_one_device_for_all_and_nobody_else(address, game):
    """From one local player on: a device that holds all seats of people."""
    seats = [(0, "person"), (1, "careful"), (2, "person")]
    table, key = make_table(address, game, *seats, preset=f"{game}-quick")
    memory = Memory(table)
    with Device(address, memory, key) as device:
        device.play(random.Random(game).choice)
        seal = device.view["seal"]
    assert [client["seats"] for client in seal["clients"]] == [[0, 2]]
    assert seal["beat"] > 0 or game == "pardon"  # where only a reshuffle asks for links
    assert checked(address, table, memory).counts["links"] == seal["beat"]


def test_a_table_of_bots_is_sealed_by_the_server_alone(address):
    table, _ = make_table(address, "temper", (0, "careful"), (2, "random"), preset="temper-quick")
    memory = Memory(table)
    with Device(address, memory) as watcher:
        watcher.hear_until(lambda m: (m.get("view") or {}).get("to_act") == "over")
        assert watcher.view["seal"]["live"] is False
        while memory.kind != "reveal":
            watcher.hear()
    assert checked(address, table).counts["tips"] == 0


def test_clients_that_know_nothing_of_it_play_at_once(address):
    """Without the time for devices running out: they say that they take no part by their hello."""
    table, key = make_table(address, "temper", (0, "person"), (2, "person"), preset="temper-quick")
    with Client(address, table, key) as client:
        client.play(random.Random(5).choice)
        assert {m["type"] for m in map(json.loads, client.frames)} == {"view", "event", "accepted"}
        seal = client.view["seal"]
    assert (seal["clients"], seal["live"]) == ([], False)
    report = checked(address, table)
    assert (report.counts["tips"], report.counts["links"]) == (0, 0)


def test_commands_without_a_connection_play_at_once(address):
    table, key = make_table(address, "temper", (0, "person"), (2, "person"))
    answer = asking.post(
        f"{address}/api/tables/{table}/commands",
        json={"type": "roll", "id": "r", "expect": 1},
        headers={"Authorization": f"Bearer {key}"},
    )
    assert answer.status_code == 200, answer.text
    assert get_view(address, table)["seal"]["state"] == "open"


def test_other_requests_of_its_own_seat_leave_a_device_in_the_seal(address):
    """Only a roll or a move without a connection says that somebody plays without a device."""
    table, key = make_table(address, "temper", (0, "person"), (2, "person"))
    memory = Memory(table)
    with Device(address, memory, key, commits=False) as device:
        asked = device.hear_until(lambda m: m["type"] == "chain_seal")
        for number, command in enumerate(
            (
                {"type": "sit", "seat": 0, "name": "Ada"},
                {"type": "say", "seat": 0, "phrase": "hello"},
                {"type": "roll", "expect": 1},
            )
        ):
            answer = asking.post(
                f"{address}/api/tables/{table}/commands",
                json={"id": f"h{number}", **command},
                headers={"Authorization": f"Bearer {key}"},
            )
            assert answer.status_code == (409 if command["type"] == "roll" else 200), answer.text
        device.say(memory.commit(asked["attempt"], asked["server"]))
        view = device.hear_until(lambda m: (m.get("view") or {}).get("waits_for") == 0)["view"]
        assert [client["seats"] for client in view["seal"]["clients"]] == [[0, 2]]


def test_one_device_takes_part_beside_one_that_does_not(address):
    table, host, guest = two_people(address, preset="temper-quick")
    memory = Memory(table)
    with Device(address, memory, guest) as device, Client(address, table, host) as other:
        play_all([device, other])
        assert [client["seats"] for client in device.view["seal"]["clients"]] == [[2]]
    checked(address, table, memory)


def test_a_device_that_stays_silent_holds_nobody(address, hasty):
    table, host, guest = two_people(address, preset="temper-quick")
    memory = Memory(table, 1)
    with (
        Device(address, memory, host) as one,
        Device(address, Memory(table, 2), guest, commits=False) as two,
    ):
        play_all([one, two])
        assert [client["seats"] for client in one.view["seal"]["clients"]] == [[0]]
    checked(address, table, memory)


def test_a_device_that_does_not_open_is_named_and_the_seal_is_made_anew(address, hasty):
    table, host, guest = two_people(address, preset="temper-quick")
    memories = Memory(table, 1), Memory(table, 2)
    with (
        Device(address, memories[0], host) as one,
        Device(address, memories[1], guest, opens=False) as two,
    ):
        play_all([one, two])
        seal = one.view["seal"]
    assert (seal["attempt"], seal["restarts"], seal["missing"]) == (2, 1, [2])
    assert [client["seats"] for client in seal["clients"]] == [[0]]
    restart = next(event for event in memories[0].events if event["kind"] == "restart")
    assert len(restart["missing"]) == 1
    assert checked(address, table, memories[0]).facts["restarts"] == 1


def test_a_link_that_is_withheld_closes_the_chain_and_holds_nobody(address, hasty):
    table, host, guest = two_people(address, preset="temper-quick")
    memories = Memory(table, 1), Memory(table, 2)
    with (
        Device(address, memories[0], host) as one,
        Device(address, memories[1], guest, links=False) as two,
    ):
        play_all([one, two])
        states = {client["seats"][0]: client["state"] for client in one.view["seal"]["clients"]}
        assert len(two.asked) == 1, "it is asked no more"
    assert states == {0: "live", 2: "closed"}
    checked(address, table, *memories)


def test_a_device_that_is_gone_is_away_and_comes_back(address):
    table, host, guest = two_people(address)
    memories = Memory(table, 1), Memory(table, 2)
    with Device(address, memories[0], host) as one:
        with Device(address, memories[1], guest) as two:
            play_all([one, two], until=lambda view: view["seal"] and view["seal"]["beat"] >= 3)
        beat = one.view["seal"]["beat"]
        alone(one, until=lambda view: view["waits_for"] == 2)
        with Device(address, memories[1], guest) as two:
            until = one.view["seal"]["beat"] + 5
            play_all([one, two], until=lambda view: view["seal"]["beat"] >= until)
            assert memories[1].number > 0
    states = link_states(memories[0], memories[1].client)
    assert set(states[:beat]) <= {"given", "away"}
    assert states[-1] == "given"
    assert {client["state"] for client in one.view["seal"]["clients"]} == {"live"}


def alone(device, until):
    """Plays as long as it is the device's own turn, or hears what others do."""
    device.play(random.Random(3).choice, until)


def link_states(memory, client):
    return [
        one["state"]
        for event in memory.events
        for one in event.get("links", ())
        if one["client"] == client
    ]


RUBBISH = [
    ({"type": "chain_commit", "attempt": 1, "length": 3, "commitments": ["00" * 32] * 3}, "bad"),
    ({"type": "chain_commit", "attempt": 1, "length": 0, "commitments": ["00" * 32] * 4}, "bad"),
    ({"type": "chain_commit", "attempt": 1, "length": 9, "commitments": ["0g" * 32] * 4}, "bad"),
    ({"type": "chain_commit", "attempt": 1, "length": 9, "commitments": ["00" * 32] * 4},
     "no_seal"),
    ({"type": "chain_commit", "attempt": 7, "length": 9, "commitments": ["00" * 32] * 4},
     "wrong_attempt"),
    ({"type": "chain_open", "attempt": 1, "client": 0, "tip": "00" * 32}, "wrong_tip"),
    ({"type": "chain_open", "attempt": 1, "client": 3, "tip": "00" * 32}, "wrong_client"),
    ({"type": "chain_open", "attempt": 2, "client": 0, "tip": "00" * 32}, "wrong_attempt"),
    ({"type": "chain_open", "attempt": 1, "client": 9, "tip": "00" * 32}, "bad"),
    ({"type": "chain_open", "attempt": 1, "client": 0, "tip": "00" * 32 + "\n"}, "bad"),
    ({"type": "chain_link", "beat": 2**60, "client": 0, "link": "00" * 32}, "bad"),
    ({"type": "chain_link", "beat": 1, "client": 0, "link": "00" * 32, "more": 1}, "bad"),
    ({"type": "chain_link", "beat": 1, "client": 0, "link": None}, "bad"),
    ({"type": "chain_link", "beat": -1, "client": 0, "link": "00" * 32}, "bad"),
    ({"type": "chain_link", "beat": 9, "client": 0, "link": "00" * 32}, "not_asked"),
    ({"type": "chain_link", "beat": 1, "client": 2, "link": "00" * 32}, "wrong_client"),
]  # fmt: skip


def test_rubbish_is_refused_by_a_code_and_changes_nothing(address):
    table, key = make_table(address, "temper", (0, "person"), (2, "careful"), first=0)
    memory = Memory(table)
    with Device(address, memory, key) as device:
        device.hear_until(lambda m: (m.get("view") or {}).get("waits_for") == 0)
        before = get_view(address, table)
        for message, code in RUBBISH:
            device.say(message)
            refused = device.hear_until(lambda m: m["type"] == "refused")
            assert refused["code"] == ("bad_request" if code == "bad" else code), message
            assert refused["message"]
        assert get_view(address, table) == before


def test_a_link_replayed_early_late_or_forged_is_refused(address, monkeypatch):
    table, key = make_table(address, "temper", (0, "person"), (2, "person"), first=0)
    memory = Memory(table)
    with Device(address, memory, key, links=False) as device:
        device.hear_until(lambda m: (m.get("view") or {}).get("waits_for") == 0)
        device.say(device.link(1))
        assert device.hear_until(lambda m: m["type"] == "refused")["code"] == "not_asked"  # early
        command = device.command(None)
        device.say(command)
        device.hear_until(lambda m: m["type"] == "chain_ask")
        for beat, code in ((2, "not_asked"), (1, "wrong_link")):
            forged = {**device.link(beat), "link": "ab" * 32}
            device.say(forged)
            assert device.hear_until(lambda m: m["type"] == "refused")["code"] == code
        device.say(device.link(1))
        assert device.hear_until(lambda m: m.get("id") == command["id"])["type"] == "accepted"
        device.hear_until(lambda m: m["type"] == "event")
        assert memory.taken == [1]
        device.say(device.link(1))
        assert (
            device.hear_until(lambda m: m["type"] == "refused")["code"] == "not_asked"
        )  # replayed
        while device.view["to_act"] != "chance":
            device.ask(device.command(lambda moves: moves[0]))
            device.hear_until(lambda m: m["type"] == "event")
        monkeypatch.setattr(gathering, "LINK_SECONDS", 0.5)
        command = device.command(None)
        device.ask(command)  # nothing is given in time
        device.say(device.link(2))
        assert device.hear_until(lambda m: m["type"] == "refused")["code"] == "not_asked"  # late
        assert device.view["seal"]["clients"][0]["state"] == "closed"
    assert link_states(memory, 0) == ["given", "withheld"]


def test_nobody_else_can_answer_for_a_device(address):
    """Neither the watcher nor the holder of another seat closes or uses somebody's chain."""
    table, host, guest = two_people(address, first=0)
    memories = Memory(table, 1), Memory(table, 2)
    thief = Memory(table, 3)
    with Device(address, memories[0], host) as one, Device(address, memories[1], guest) as two:
        play_all([one, two], until=lambda view: view["waits_for"] is not None)
        thief.client = memories[0].client
        with Device(address, thief, guest) as other:
            other.hear_until(lambda m: m["type"] == "view")
            play_all([one, two], until=lambda view: view["seal"]["beat"] >= 3)
            told = {**one.link(4), "client": memories[0].client}
            other.say(told)
            assert other.hear_until(lambda m: m["type"] == "refused")["code"] == "wrong_client"
            assert other.asked == []
    assert {client["state"] for client in one.view["seal"]["clients"]} == {"live"}


def test_who_comes_late_is_told_the_whole_chain(address):
    table, key = make_table(address, "pardon", (0, "person"), (2, "person"), preset="pardon-quick")
    memory = Memory(table)
    with Device(address, memory, key) as device:
        device.play(random.Random(1).choice, until=lambda view: view["number"] >= 120)
    late = Memory(table, 2)
    with Device(address, late, key) as device:
        device.hear_until(lambda m: m["type"] == "view")
    assert (late.heads, late.openings) == (memory.heads, memory.openings)
    watcher = Memory(table, 3)
    with Device(address, watcher) as device:
        device.hear_until(lambda m: m["type"] == "view")
    assert (watcher.heads, watcher.openings) == (memory.heads, {})


def test_a_seeded_table_has_neither_seal_nor_transcript(address):
    table, key = make_table(
        address, "temper", (0, "person"), (2, "careful"), seed=3, preset="temper-quick"
    )
    with Device(address, Memory(table), key) as device:
        device.play(random.Random(1).choice)
        assert device.view["chance_source"] == "seed"
        assert device.view["seal"] is None
        assert "chain" not in {json.loads(frame)["type"] for frame in device.frames}
    assert transcript(address, table).json()["error"]["code"] == "unsealed"
    record = asking.get(f"{address}/api/tables/{table}/record").text
    assert '[Chance "server seed 3"]' in record


def test_a_rematch_has_a_seal_of_its_own_and_records_say_which(address):
    table, key = make_table(address, "temper", (0, "person"), (2, "careful"), preset="temper-quick")
    memory = Memory(table)
    with Device(address, memory, key) as device:
        device.play(random.Random(1).choice)
        device.ask({"type": "rematch", "id": "again"})
        following = device.hear_until(lambda m: (m.get("view") or {}).get("next"))["view"]["next"]
    record = asking.get(f"{address}/api/tables/{table}/record").text
    assert f'[Chance "sealed, {memory.seal["fingerprint"]}"]' in record
    second = Memory(following)
    with Device(address, second, key) as device:
        device.play(random.Random(1).choice)
    assert second.seal["seal"] != memory.seal["seal"]
    assert second.server != memory.server
    checked(address, following, second)


def test_the_verifiers_page_may_run_its_own_script_and_ask_nobody(address):
    answer = asking.get(f"{address}/verify")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'sha256-")
    assert "unsafe" not in policy
    assert "connect-src" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
