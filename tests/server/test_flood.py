"""Connections that send more frames than anybody needs, or never read what they ask for."""

import asyncio
import base64
import socket
import threading
import time
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from urllib.parse import urlsplit

import pytest
import uvicorn

from homestretch.server import door
from homestretch.server.door import _Inbox
from homestretch.server.limits import Bucket, Limits
from tests.server import asking
from tests.server.serving import FREE, PATIENCE, get_view, make_table, serving

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
TEN = Limits(messages_burst=2, messages_per_second=0.001, frames_per_message=5, tables_burst=100)
"""Ten frames, and no more for a long time."""


def frame(kind, data=b"", *, is_last=True):
    assert len(data) < 126
    return bytes([kind | 128 * is_last, 128 | len(data)]) + bytes(4) + data


@contextmanager
def upgraded(address, table="x", receive_buffer=None):
    """A bare WebSocket, of which nothing is read but its beginning."""
    parts = urlsplit(address)
    with socket.socket() as line:
        line.settimeout(PATIENCE)
        if receive_buffer is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        line.connect((parts.hostname, parts.port))
        key = base64.b64encode(bytes(16)).decode()
        line.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += line.recv(1)
        assert head.startswith(b"HTTP/1.1 101 ")
        yield line


def frames_of(line):
    """All frames, as kind and data, until the other side ends the connection."""
    buffer = b""
    while True:
        while len(buffer) >= 2 and len(buffer) >= (size := whole(buffer)):
            begin = 4 if buffer[1] == 126 else 2
            yield buffer[0] & 15, buffer[begin:size]
            buffer = buffer[size:]
        try:
            more = line.recv(65536)
        except ConnectionError:
            return
        if not more:
            return
        buffer += more


def whole(buffer):
    """How long the first frame is."""
    assert buffer[1] < 127
    if buffer[1] < 126:
        return 2 + buffer[1]
    return 4 + int.from_bytes(buffer[2:4]) if len(buffer) >= 4 else 4


ENDLESS = {
    "pings": (b"", frame(PING)),
    "pongs": (b"", frame(PONG)),
    "pieces": (frame(TEXT, b"{", is_last=False), frame(0, is_last=False)),
    "messages": (b"", frame(TEXT, b"{")),
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_too_many_frames_end_a_connection(tmp_path, kind):
    first, again = ENDLESS[kind]
    with serving(tmp_path / "s", limits=TEN) as address, upgraded(address) as line:
        line.sendall(first + again * (10 - bool(first)) + again)
        assert (CLOSE, (1008).to_bytes(2) + b"frames come too fast") in frames_of(line)


def test_as_many_frames_as_allowed_are_answered(tmp_path):
    with serving(tmp_path / "s", limits=TEN) as address, upgraded(address) as line:
        line.sendall(frame(PING, b"x") * 9 + frame(CLOSE, (1000).to_bytes(2)))
        told = list(frames_of(line))
    assert told == [(PONG, b"x")] * 9 + [(CLOSE, (1000).to_bytes(2))]


def test_a_flood_is_ended_before_it_is_all_answered(tmp_path):
    limits = Limits(messages_per_second=0.001)
    allowed = limits.messages_burst * limits.frames_per_message + door._SLICE // len(frame(PING))
    with serving(tmp_path / "s", limits=limits) as address, upgraded(address) as line:

        def flood():
            try:
                for _ in range(40):
                    line.sendall(frame(PING) * 10_000)
            except OSError:
                pass  # it was cut off

        flooding = threading.Thread(target=flood)
        flooding.start()
        pongs = sum(kind == PONG for kind, _ in frames_of(line))
        flooding.join(PATIENCE)
        assert not flooding.is_alive()
    assert pongs <= allowed


def test_who_does_not_read_gets_few_pongs_and_the_last_one(tmp_path):
    """What waits for it does not grow with what it sends."""
    pings = 5000
    with serving(tmp_path / "s", send_buffer=4096) as address:
        table, key = make_table(address, "temper", (0, "person"), (2, "person"), seed=1)
        with upgraded(address, table, receive_buffer=4096) as line:
            line.sendall(frame(TEXT, f'{{"type":"hello","key":"{key}"}}'.encode()))
            for number in range(pings):
                line.sendall(frame(PING, b"%0125d" % number))
            line.sendall(frame(TEXT, b'{"type":"roll","id":"a","expect":1}'))
            last = time.monotonic() + PATIENCE
            while get_view(address, table)["number"] == 1:  # it has not come to the roll yet
                assert time.monotonic() < last
            told = []
            for kind, data in frames_of(line):
                if kind == PONG:
                    told.append(int(data))
                    if told[-1] == pings - 1:
                        break
    assert len(told) < pings / 2
    assert told == sorted(told)


@pytest.mark.parametrize("is_silent", [False, True])
def test_who_never_reads_is_let_go_at_the_end(tmp_path, monkeypatch, is_silent):
    """Whether it says goodbye or does not answer pings: its place is free again."""
    monkeypatch.setattr(door, "_PARTING_SECONDS", 0.1)
    if is_silent:
        quick = partial(uvicorn.Config, ws_ping_interval=0.1, ws_ping_timeout=0.1)
        monkeypatch.setattr(uvicorn, "Config", quick)
    limits = replace(FREE, connections_per_address=1, spare_per_address=0, hello_seconds=1e6)
    with (
        serving(tmp_path / "s", limits=limits, send_buffer=4096) as address,
        upgraded(address, receive_buffer=4096) as line,
    ):
        try:
            line.sendall(frame(PING, bytes(125)) * 5000)
            if not is_silent:
                line.sendall(frame(CLOSE))
        except OSError:
            assert is_silent  # it may be let go before it has said all
        last = time.monotonic() + PATIENCE
        while asking.get(f"{address}/healthz").status_code != 200:
            assert time.monotonic() < last


def test_what_is_no_utf8_ends_the_connection_without_a_word_in_the_log(tmp_path, caplog):
    with serving(tmp_path / "s") as address, upgraded(address) as line:
        line.sendall(frame(TEXT, b"\xff\xfe"))
        assert (CLOSE, (1007).to_bytes(2) + b"text is not UTF-8") in frames_of(line)
    assert not [one for one in caplog.records if one.exc_info or one.levelname == "ERROR"]


def test_who_has_much_to_say_lets_others_come_between():
    async def go():
        inbox = _Inbox(asyncio.get_running_loop())
        for number in range(100):
            inbox.put_nowait(number)
        turns = 0

        async def others():
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        other = asyncio.create_task(others())
        assert [await inbox.get() for _ in range(100)] == list(range(100))
        other.cancel()
        return turns

    assert asyncio.run(go()) >= 20


def test_a_bucket_lets_several_pass_together():
    bucket = Bucket(rate=1, burst=10, now=0)
    assert [bucket.take(0, number) for number in (4, 7, 6, 1, 0)] == [
        True, False, True, False, True,
    ]  # fmt: skip
    assert bucket.take(3, 3)
