"""Connections that misbehave: garbage, floods, silence, strangers, and clients that do not read."""

import json
import random
import socket

import pytest
from websockets.exceptions import InvalidStatus

from homestretch.server.limits import Limits
from tests.server.serving import Client, get_view, make_table, serving

QUICK = Limits(
    messages_burst=5,
    messages_per_second=0.001,
    messages_refused=20,
    tables_burst=1000,
)


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("socket") / "s") as found:
        yield found


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("strict") / "s", limits=QUICK) as found:
        yield found


def table_for_two(address):
    return make_table(address, "temper", (0, "person"), (2, "person"), seed=1)


GARBAGE = [
    ("", "bad_json"),
    ("{", "bad_json"),
    ("hello", "bad_json"),
    ("[" * 5000, "bad_request"),
    ('{"type":' + "[" * 5000, "bad_json"),
    ("null", "bad_request"),
    ("{}", "bad_request"),
    ('{"type":"dance"}', "bad_request"),
    ('{"type":"roll"}', "bad_request"),
    ('{"type":"roll","id":"","expect":1}', "bad_request"),
    ('{"type":"roll","id":"a b","expect":1}', "bad_request"),
    ('{"type":"roll","id":7,"expect":1}', "bad_request"),
    ('{"type":"roll","id":"a","expect":"1"}', "bad_request"),
    ('{"type":"roll","id":"a","expect":null}', "bad_request"),
    ('{"type":"roll","id":"a","expect":-1}', "bad_request"),
    ('{"type":"roll","id":"a","expect":1,"die":6}', "bad_request"),
    ('{"type":"roll","id":"a","expect":1e400}', "bad_request"),
    ('{"type":"move","id":"a","expect":1,"seat":9,"move":"1-2"}', "bad_request"),
    ('{"type":"move","id":"a","expect":1,"seat":0,"move":7}', "bad_request"),
    ('{"type":"move","id":"a","expect":1,"seat":0,"move":"' + "x" * 100 + '"}', "bad_request"),
    ('{"type":"move","id":"a","expect":1,"seat":0,"move":"\\ud800"}', "bad_json"),
    (b"\x00\x01", "text_only"),
    (b'{"type":"roll","id":"a","expect":1}', "text_only"),
]


@pytest.mark.parametrize("greet", [True, False])
def test_garbage_is_refused_and_the_connection_goes_on(address, greet):
    table, key = table_for_two(address)
    with Client(address, table, key, greet=greet) as client:
        if greet:
            client.hear()
        for message, code in GARBAGE:
            client.say(message)
            answer = client.hear()
            assert (answer["type"], answer["code"]) == ("refused", code), message[:80]
            assert answer["message"]
            assert len(answer["message"]) < 500
        if not greet:
            client.say({"type": "hello", "key": key})
            client.hear()
        assert client.view["number"] == 1
        answer = client.ask({"type": "roll", "id": "a", "expect": 1})
        assert answer["type"] == "accepted"


def test_a_wrong_command_is_refused_by_its_id(address):
    table, key = table_for_two(address)
    with Client(address, table, key) as client:
        answer = client.ask({"type": "roll", "id": "mine", "expect": 1, "die": 6})
        assert (answer["type"], answer["code"]) == ("refused", "bad_request")


def test_a_connection_begins_with_hello_and_says_it_once(address):
    table, key = table_for_two(address)
    with Client(address, table, key, greet=False) as client:
        answer = client.ask({"type": "roll", "id": "a", "expect": 1})
        assert answer["code"] == "hello_first"
        client.say({"type": "hello", "key": key})
        assert client.hear()["type"] == "view"
        client.say({"type": "hello", "key": key})
        assert client.hear()["code"] == "hello_again"


def test_the_server_says_that_it_is_there_and_nothing_else_happens(address):
    table, key = table_for_two(address)
    with Client(address, table, key, greet=False) as client:
        client.say({"type": "ping"})
        assert client.hear()["code"] == "hello_first"
        client.say({"type": "hello", "key": key})
        number = client.hear()["view"]["number"]
        client.say({"type": "ping"})
        assert client.hear() == {"type": "pong"}
        assert client.ask({"type": "roll", "id": "a", "expect": number})["type"] == "accepted"


def test_commands_sent_together_with_hello_are_heard(address):
    table, key = table_for_two(address)
    with Client(address, table, key) as client:
        client.say({"type": "roll", "id": "a", "expect": 1})
        assert [client.hear()["type"] for _ in range(3)] == ["view", "accepted", "event"]


def test_a_message_that_is_too_large_ends_the_connection(address):
    table, key = table_for_two(address)
    with Client(address, table, key) as client:
        client.hear()
        client.say("x" * 100_000)
        assert client.hear_the_end().code == 1009
    assert get_view(address, table)["number"] == 1


def test_silence_ends_the_connection(tmp_path):
    with serving(tmp_path / "s", limits=Limits(hello_seconds=0.05)) as address:
        table, _ = table_for_two(address)
        with Client(address, table, greet=False) as client:
            closed = client.hear_the_end()
    assert (closed.code, closed.reason) == (1008, "no hello came")


def test_a_flood_is_refused_then_cut_off(strict):
    table, key = table_for_two(strict)
    with Client(strict, table, key) as client:
        client.hear()
        codes = []
        for number in range(10):
            command = {"type": "roll", "id": f"f{number}", "expect": 0}
            codes.append(client.ask(command)["code"])
        assert codes == ["stale"] * 5 + ["too_fast"] * 5
        for number in range(11):
            client.say({"type": "roll", "id": f"g{number}", "expect": 0})
        closed = client.hear_the_end()
    assert (closed.code, closed.reason) == (1008, "too many messages were refused")
    assert get_view(strict, table)["number"] == 1


def test_rubbish_counts_like_all_else(strict):
    table, key = table_for_two(strict)
    with Client(strict, table, key) as client:
        client.hear()
        codes = []
        for rubbish in ("{", b"{", '{"type":"dance"}', '{"type":"hello"}', "", "{", b"{"):
            client.say(rubbish)
            codes.append(client.hear()["code"])
    assert codes == [
        "bad_json", "text_only", "bad_request", "hello_again", "bad_json", "too_fast", "too_fast",
    ]  # fmt: skip


def test_another_sites_page_cannot_connect(address):
    table, key = table_for_two(address)
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refusal, Client(address, table, key, origin=origin):
            pass
        assert refusal.value.response.status_code == 403
    with Client(address, table, key, origin=address) as own:
        assert own.hear()["type"] == "view"


def test_a_client_that_does_not_read_holds_up_nobody(tmp_path):
    """It is cut off when too much waits for it; the others never notice."""
    limits = Limits(unsent_messages=10, messages_per_second=1e6, messages_burst=10**6)
    with serving(tmp_path / "s", limits=limits, send_buffer=4096) as address:
        table, key = make_table(address, "temper", (0, "person"), (2, "person"))
        small = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(("127.0.0.1", int(address.rsplit(":", 1)[1])))
        with (
            Client(address, table, key, sock=small, max_queue=1, close_timeout=0.1) as deaf,
            Client(address, table, key) as player,
        ):
            deaf.hear()
            player.play(random.Random(1).choice)
            deaf.hear_the_end()
            last = player.view["number"]
            assert deaf.view["number"] < last
        with Client(address, table, key, seen=last - 5) as again:
            assert [again.hear()["event"]["number"] for _ in range(5)] == list(
                range(last - 4, last + 1)
            )


def test_connections_cut_at_random_moments(address):
    """The player is cut off after every few commands, some of them unanswered."""
    table, key = table_for_two(address)
    rng = random.Random(5)
    seen = None
    numbers = []
    pending = None
    over = False
    while not over:
        with Client(address, table, key, seen=seen) as client:
            if pending:
                client.say(pending)
            for _ in range(rng.randrange(1, 12)):
                message = client.hear()
                if message["type"] == "event":
                    numbers.append(message["event"]["number"])
                over = (client.view or {}).get("to_act") == "over"
                if over:
                    break
                if message["type"] == "refused":
                    assert message["code"] == "stale"
                if client.view and client.view["number"] != seen:
                    seen = client.view["number"]
                    pending = client.command(rng.choice)
                    client.say(pending)
                    if rng.random() < 0.3:
                        break
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == get_view(address, table)["number"]


def test_no_key_in_any_answer(address):
    table, key = make_table(address, "pardon", (0, "person"), (2, "careful"))
    with Client(address, table, key) as client:
        client.play(random.Random(0).choice)
        assert all(key not in frame for frame in client.frames)
    assert key not in json.dumps(get_view(address, table, key))
