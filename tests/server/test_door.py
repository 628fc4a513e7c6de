"""Who comes in at all: connections that say nothing, too many of them, and who stands behind a
proxy."""

import json
import re
import socket
import threading
import time
from contextlib import contextmanager, suppress
from dataclasses import replace
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from homestretch.server.door import _AHEAD, _HEAD, _LONG, Door
from homestretch.server.limits import Limits, origin_of, whose
from tests.server import asking
from tests.server.serving import FREE, PATIENCE, Client, make_table, serving


@contextmanager
def opened(address, receive_buffer=None):
    parts = urlsplit(address)
    with socket.socket() as line:
        line.settimeout(PATIENCE)
        if receive_buffer is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        line.connect((parts.hostname, parts.port))
        yield line


def heard(line):
    """All that comes until the other side ends the connection."""
    found = b""
    try:
        while more := line.recv(4096):
            found += more
    except ConnectionResetError:
        pass
    return found


@pytest.mark.parametrize("begun", [b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_who_does_not_send_the_head_of_a_request_is_put_out(tmp_path, begun):
    with serving(tmp_path / "s", limits=Limits(headers_seconds=1)) as address:
        with opened(address) as line:
            line.sendall(begun)
            assert heard(line).startswith(b"HTTP/1.1 408 ")
        with opened(address) as line:  # also with the second request
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert line.recv(4096).startswith(b"HTTP/1.1 200 ")
            line.sendall(b"GET /healthz HTTP/1.1\r\nX: ")
            assert b"HTTP/1.1 408 " in heard(line)


def test_a_slow_drip_does_not_win_time(tmp_path):
    limits = Limits(headers_seconds=1)
    with serving(tmp_path / "s", limits=limits) as address, opened(address) as line:
        ended = threading.Event()

        def drip():
            try:
                line.sendall(b"GET / HTTP/1.1\r\n")
                while not ended.wait(0.02):
                    line.sendall(b"X-Slow: x\r\n")
            except OSError:
                pass

        dripping = threading.Thread(target=drip)
        dripping.start()
        heard(line)  # it ends
        ended.set()
        dripping.join(PATIENCE)


def sent(line, *pieces):
    """Sends until the other side will hear no more; what it says."""
    with suppress(OSError):
        for piece in pieces:
            line.sendall(piece)
    return heard(line)


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n", b"X-Long: bbbbbbbb\r\n" * 100),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ", b"b" * 2000),
        (b"GET /healthz?", b"b" * 2000),
        (b"", b"\r\n" * 1000),
    ],
)
def test_the_head_of_a_request_has_an_end(tmp_path, begin, more):
    with serving(tmp_path / "s") as address:
        with opened(address) as line:
            line.sendall(begin + more)  # as much is nothing yet
            assert sent(line, *[more] * 100) in {b"", _LONG}
        with opened(address) as line:  # little more than what is taken, so that the answer arrives
            line.sendall(begin + more * (_HEAD // len(more) + 1))
            assert heard(line) == _LONG


def test_what_follows_a_body_in_pieces_has_an_end(tmp_path):
    kind = b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\n" + kind + b"\r\n"
    with serving(tmp_path / "s") as address:
        for begin, more in ((b"0\r\n", b"X: b\r\n" * 400), (b"1;", b"b" * 2000)):
            with opened(address) as line:
                assert sent(line, head + begin, *[more] * 100) == b""


def test_a_body_may_be_longer_than_a_head(tmp_path):
    limits = replace(FREE, body_bytes=10 * _HEAD)
    seats = [{"seat": 0, "kind": "person"}, {"seat": 2, "kind": "bot", "bot": "random"}]
    with serving(tmp_path / "s", limits=limits) as address:
        made = asking.post(
            f"{address}/api/tables",
            content=json.dumps({"game": "temper", "seats": seats}) + " " * 8 * _HEAD,
            headers={"Content-Type": "application/json"},
        )
        assert made.status_code == 201


def test_requests_in_advance_are_answered_one_by_one_but_few(tmp_path, caplog):
    request = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    last = request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    with serving(tmp_path / "s") as address:
        with opened(address) as line:
            line.sendall(request * _AHEAD + last)
            assert heard(line).count(b"HTTP/1.1 200 ") == _AHEAD + 1
        with opened(address) as line:
            assert sent(line, *[request * 50] * 20).count(b"HTTP/1.1 200 ") < 50
        assert asking.get(f"{address}/healthz").status_code == 200
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


UPGRADE = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.mark.parametrize(
    ("more", "status"),
    [
        (b"Cookie: " + b"a" * 9000 + b"\r\n\r\n", (431, 400)),
        (b"A: b\r\n" * 130 + b"\r\n", (431, 400)),
        (b"Content-Length: 5\r\n\r\nhello", (400,)),
        (b"Transfer-Encoding: chunked\r\n\r\n", (400,)),
    ],
)
def test_an_upgrade_that_cannot_be_is_answered(tmp_path, more, status):
    """Which words for it depends on the library's version."""
    with serving(tmp_path / "s") as address, opened(address) as line:
        line.sendall(UPGRADE + more)
        assert int(heard(line).split()[1]) in status


def test_an_upgrade_does_not_overtake_answers(tmp_path):
    with serving(tmp_path / "s") as address, opened(address) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 3 + UPGRADE + b"\r\n")
        assert b" 101 " not in heard(line)


@pytest.mark.parametrize("other", ["h2c", "TLS/1.0", "x"])
def test_another_upgrade_is_declined_and_the_body_read(tmp_path, other):
    """As by Java's HttpClient, which wishes for HTTP/2 with its first request."""
    asked = {
        "game": "temper",
        "seats": [{"seat": 0, "kind": "person"}, {"seat": 2, "kind": "open"}],
    }
    wish = {
        "Connection": "Upgrade, HTTP2-Settings",
        "Upgrade": other,
        "HTTP2-Settings": "AAMAAABkAAQAoAAAAAIAAAAA",
    }
    with serving(tmp_path / "s") as address, httpx.Client(base_url=address) as http:
        for _ in range(2):
            assert http.post("/api/tables", json=asked, headers=wish).status_code == 201
            assert http.get("/healthz", headers=wish).status_code == 200
        pieces = (bytes([byte]) for byte in json.dumps(asked).encode())
        wish["Content-Type"] = "application/json"
        assert http.post("/api/tables", content=pieces, headers=wish).status_code == 201
        with opened(address) as line:
            line.sendall(b"GET /healthz HTTP/1.0\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n")
            assert heard(line).startswith(b"HTTP/1.1 200 ")
        with opened(address) as line:
            line.sendall(b"CONNECT x:1 HTTP/1.1\r\nHost: x:1\r\n\r\n")
            assert heard(line).startswith(b"HTTP/1.1 400 ")


def test_who_takes_no_answer_is_cut(tmp_path, monkeypatch):
    monkeypatch.setattr("homestretch.server.door._STALLED_SECONDS", 0.5)
    request = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with serving(tmp_path / "s", send_buffer=4096) as address:
        with opened(address, receive_buffer=4096) as line, suppress(ConnectionError):
            while True:  # until the other side ends it
                line.sendall(request)
                time.sleep(0.01)
        with opened(address, receive_buffer=4096) as line:  # whoever takes it slowly gets it all
            line.sendall(request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            found = b""
            while more := line.recv(4096):
                found += more
                time.sleep(0.02)
        head, _, body = found.partition(b"\r\n\r\n")
        assert len(body) == int(re.search(rb"content-length: (\d+)", head)[1])


def test_connections_that_say_nothing_are_counted(tmp_path):
    limits = Limits(connections_per_address=2, spare_per_address=1)
    with serving(tmp_path / "s", limits=limits) as address:
        with opened(address), opened(address), opened(address), opened(address) as fourth:
            assert heard(fourth).startswith(b"HTTP/1.1 503 ")
        for _ in range(20):  # they have gone: others may come, one after another
            assert asking.get(f"{address}/healthz").status_code == 200


def test_sockets_are_counted_until_they_end(tmp_path):
    limits = Limits(connections_per_address=2, spare_per_address=1)
    with serving(tmp_path / "s", limits=limits) as address:
        table, key = make_table(address, "temper", (0, "person"), (2, "random"))
        for _ in range(6):
            last = time.monotonic() + PATIENCE
            while not both_come_in(address, table, key):  # those before may not be counted off yet
                assert time.monotonic() < last


def both_come_in(address, table, key):
    try:
        with Client(address, table, key) as one, Client(address, table, key) as two:
            return one.hear()["type"] == two.hear()["type"] == "view"
    except ConnectionClosed:  # turned away before it could say hello
        return False


def test_a_long_lived_connection_is_not_put_out(tmp_path):
    with serving(tmp_path / "s", limits=Limits(headers_seconds=1)) as address:
        table, key = make_table(address, "temper", (0, "person"), (2, "random"))
        with Client(address, table, key) as client:
            client.play(lambda moves: moves[0], until=lambda view: view["number"] > 100)
            time.sleep(1.2)
            assert client.ask({"type": "say", "id": "x", "seat": 0, "phrase": "wow"})["number"]


def test_the_door_counts_by_address_but_for_proxies():
    limits = Limits(
        connections=4, spare_connections=1, connections_per_address=1, spare_per_address=1
    )
    door = Door(limits)
    assert [door.enter("a") for _ in range(3)] == [True, True, False]
    door.leave("a")
    assert door.enter("a")
    assert [door.enter("b"), door.enter("c"), door.enter("d"), door.enter("e")] == [
        True, True, True, False,
    ]  # fmt: skip
    for proxies in ("10.0.0.1", "10.0.0.0/24", "*", "1.2.3.4, 10.0.0.1"):
        door = Door(limits, proxies)
        assert [door.enter("10.0.0.1") for _ in range(6)] == [True] * 5 + [False]
        assert door.open == 5


def test_where_requests_come_from_is_believed_of_named_proxies_only(tmp_path, monkeypatch):
    found = []
    monkeypatch.setattr(
        "homestretch.server.endpoints.address_of",
        lambda request: found.append(request.client.host) or request.client.host,
    )
    claim = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
    for proxies, address_seen in (("", "127.0.0.1"), ("127.0.0.1", "203.0.113.9")):
        with serving(tmp_path / f"s{proxies}", proxies=proxies) as address:
            asking.get(f"{address}/api/join/zzzzzz", headers=claim)
            assert found.pop() == address_seen


def test_little_is_kept_of_where_somebody_comes_from():
    origins = {origin_of("t", f"203.0.113.{number}") for number in range(20)}
    assert {len(origin) for origin in origins} == {4}
    assert len(origins) > 15
    assert origin_of("t", "203.0.113.9") == origin_of("t", "203.0.113.9")
    assert origin_of("t", "203.0.113.9") != origin_of("u", "203.0.113.9")
    assert origin_of("t", "127.0.0.1") is None  # the server's own computer


def test_one_stranger_who_takes_all_seats_does_not_start_the_game(tmp_path):
    with serving(tmp_path / "s", proxies="127.0.0.1") as address:
        kinds = ["person", "open", "open"]
        seats = [{"seat": seat, "kind": kind} for seat, kind in enumerate(kinds)]
        made = asking.post(f"{address}/api/tables", json={"game": "temper", "seats": seats}).json()
        path = f"{address}/api/join/{made['code']}"
        for name in ("Eve", "Mallory"):
            claim = {"X-Forwarded-For": "203.0.113.9"}
            assert asking.post(path, json={"name": name}, headers=claim).status_code == 201
        view = asking.get(f"{address}/api/tables/{made['table']}").json()["view"]
        assert view["phase"] == "lobby"
        keys = {"Authorization": f"Bearer {made['key']}"}
        path = f"{address}/api/tables/{made['table']}/commands"
        start = asking.post(path, json={"type": "start", "id": "s"}, headers=keys)
        assert json.loads(start.text)["type"] == "accepted"


@pytest.mark.parametrize(
    ("address", "one"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2a00:1450:4001:829::200e", "2a00:1450:4001:829::/64"),
        ("2a00:1450:4001:829:ffff:ffff:ffff:ffff", "2a00:1450:4001:829::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("::1", "::1"),
        ("fe80::1", "fe80::1"),
        ("fe80::1%eth0", "fe80::1%eth0"),
        ("fd12:3456::1", "fd12:3456::1"),
        ("unknown", "unknown"),
    ],
)
def test_whoever_has_a_whole_network_counts_as_one(address, one):
    """An attacker has 2 ** 64 addresses there; at home they are those of different devices."""
    assert whose(address) == one


def test_the_door_counts_a_network_as_one():
    door = Door(Limits(connections_per_address=1, spare_per_address=0))
    assert door.enter("2a00:1450:4001:829::1")
    assert not door.enter("2a00:1450:4001:829::2")
    assert door.enter("2a00:1450:4001:82a::1")
    door.leave("2a00:1450:4001:829::1")
    assert door.enter("2a00:1450:4001:829::2")
    assert door.open == 2
