"""The door: who is let in at all, and how long they may take to say what they want.

Connections count from the moment they are accepted, before they have sent anything.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar

from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import OPEN

from homestretch.server.limits import Bucket, Limits, whose
from homestretch.server.proxies import Proxies

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

_FULL = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_BAD = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_LONG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)
_HEAD = 16_384
"""Bytes that a request may have before its body, and after it."""
_AHEAD = 8
"""Requests that a connection may send before it has the answer to the first."""
_SLICE = 2048
"""Bytes that are read before what they hold is counted: some 340 of the smallest frames."""
_TOGETHER = 4
"""Messages that one connection may have carried out before everybody else has a turn."""
_STALLED_SECONDS = 30.0
"""After so long without taking anything that waits for it, the other side of a request is cut."""
_PARTING_SECONDS = 5.0
"""How long the other side may take to fetch what is left when a WebSocket ends."""
_UPGRADE_HEADERS = (b"connection", b"upgrade", b"http2-settings")
_PONG = b"\x8a"
"""How each pong begins."""


class Door:
    """Counts the open connections."""

    def __init__(self, limits: Limits, proxies: str = "") -> None:
        """`proxies`: addresses behind which many people are, as `Proxies` reads them."""
        self.seconds = limits.headers_seconds
        self._most = limits.connections + limits.spare_connections
        self._most_each = limits.connections_per_address + limits.spare_per_address
        self._frames_burst = limits.messages_burst * limits.frames_per_message
        self._frames_per_second = limits.messages_per_second * limits.frames_per_message
        self._proxies = Proxies(proxies)
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Counts one more, if it may come in."""
        one = whose(address)
        is_crowd = self._open[one] >= self._most_each and address not in self._proxies
        if is_crowd or self._open.total() >= self._most:
            return False
        self._open[one] += 1
        return True

    def leave(self, address: str) -> None:
        """Counts one less."""
        one = whose(address)
        self._open[one] -= 1
        if not self._open[one]:
            del self._open[one]

    @property
    def open(self) -> int:
        """How many connections are open."""
        return self._open.total()

    def frames(self, now: float) -> Bucket:
        """The limit on the frames of a new WebSocket."""
        return Bucket(self._frames_per_second, self._frames_burst, now)


class _Http(HttpToolsProtocol):
    """A connection that must send the head of a request in time, and no more than it needs."""

    door: ClassVar[Door]
    _is_in = False
    _timer: asyncio.TimerHandle | None = None
    _stall: asyncio.TimerHandle | None = None
    _unread = 0
    """Bytes since a request ended, or a piece of its body was read."""
    _answered: RequestResponseCycle | None = None
    """The request that is answered, or was last; `cycle` is the one that was read last."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_in = self.door.enter(_address(self.client))
        if self._is_in:
            self._look()
        else:
            transport.write(_FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._flows()
        if self._is_in:
            self._is_in = False
            self.door.leave(_address(self.client))
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """In slices: what has no end is found out before much of it is kept."""
        for start in range(0, len(data), _SLICE):
            if self.parser is None or self.transport.is_closing():
                return  # the other protocol has it now, or nobody
            piece = data[start : start + _SLICE]
            self._unread += len(piece)
            self._feed(piece)
            if len(self.pipeline) > _AHEAD:
                self._cut()
            elif self._unread > _HEAD:
                self._put_out(_LONG)
        if self._is_in:
            self._look()

    def _feed(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except HttpParserError:
            self._put_out(_BAD)
        except HttpParserUpgrade as upgrade:
            if not self._is_other_upgrade:
                self.handle_websocket_upgrade()
            elif self.parser.get_method() == b"CONNECT":
                self._put_out(_BAD)
            else:
                self._feed_without_upgrade(data[upgrade.args[0] :])

    @property
    def _is_other_upgrade(self) -> bool:
        """Whether something else than a WebSocket is wished for, which there is not here."""
        return self.parser.should_upgrade() and not self._should_upgrade()

    def _feed_without_upgrade(self, rest: bytes) -> None:
        """As if it had not been wished for, which is how it is declined: the parser would take the
        body for the other protocol."""
        kept = [(name, value) for name, value in self.headers if name not in _UPGRADE_HEADERS]
        version = self.parser.get_http_version().encode()
        head = [self.parser.get_method(), b" ", self.url, b" HTTP/", version, b"\r\n"]
        for name, value in kept:
            head += [name, b": ", value, b"\r\n"]
        self.parser = HttpRequestParser(self)
        self.parser.set_dangerous_leniencies(lenient_data_after_close=True)
        self._feed(b"".join([*head, b"\r\n", rest]))

    def on_headers_complete(self) -> None:
        if not self._is_other_upgrade:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unread = 0
        if not self._is_other_upgrade:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._stalls()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._stalls()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalls()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._flows()

    def _stalls(self, before: int | None = None) -> None:
        """Looks from time to time whether what waits is taken, be it ever so slowly."""
        waiting = self.transport.get_write_buffer_size()
        if waiting == before:
            self._cut()
        elif waiting:
            self._flows()
            self._stall = self.loop.call_later(_STALLED_SECONDS, self._stalls, waiting)

    def _flows(self) -> None:
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def handle_websocket_upgrade(self) -> None:
        if not self._is_waiting:  # the answers before it would get into the frames
            self._cut()
            return
        self._stop()
        self._flows()
        super().handle_websocket_upgrade()
        self._is_in = False  # the other protocol counts itself out
        self.parser = None  # type: ignore[assignment]  # a circle: the parser calls its protocol

    @property
    def _is_waiting(self) -> bool:
        """Whether the head of a request is awaited."""
        return self.cycle is None or self.cycle.response_complete

    def _look(self) -> None:
        """Time runs from the first byte on, or from the beginning, until the head is there."""
        if not self._is_waiting:
            self._stop()
        elif self._timer is None and not self.transport.is_closing():
            self._timer = self.loop.call_later(self.door.seconds, self._late)

    def _late(self) -> None:
        self._timer = None
        if self._is_waiting and not self.transport.is_closing():
            self._put_out(_LATE)

    def _put_out(self, answer: bytes) -> None:
        """Ends the connection; with an answer, unless another one is on its way."""
        if self._is_waiting:
            self.transport.write(answer)
            self.transport.close()
            self._stalls()
        else:
            self._cut()

    def _cut(self) -> None:
        self._forget()
        self.transport.abort()

    def _forget(self) -> None:
        """No answer can leave any more, to none of the requests."""
        self.pipeline.clear()
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class _Inbox:
    """Messages until the one task that reads takes them: a tenth of an `asyncio.Queue`."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: list[Any] = []
        self._wanted: asyncio.Future[None] | None = None
        self._taken = 0
        """Since it was last empty, or others had a turn."""

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(None)

    def empty(self) -> bool:
        return not self._messages

    async def get(self) -> Any:
        if self._taken >= _TOGETHER and self._messages:
            await asyncio.sleep(0)
            self._taken = 0
        while not self._messages:
            self._taken = 0
            self._wanted = self._loop.create_future()
            await self._wanted
        self._wanted = None
        self._taken += 1
        return self._messages.pop(0)


class _Socket(WebSocketsSansIOProtocol):
    """A WebSocket, which came in as a request. There are many, so it keeps little."""

    door: ClassVar[Door]
    _parting: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.queue = _Inbox(self.loop)  # type: ignore[assignment]
        self._bucket = self.door.frames(self.loop.time())

    def data_received(self, data: bytes) -> None:
        """In slices: frames are counted before many of them have been carried out."""
        for start in range(0, len(data), _SLICE):
            self.conn.receive_data(data[start : start + _SLICE])
            if self.conn.parser_exc is not None:
                self._fail()
            elif self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._turn_away()
            elif self._bucket.take(self.loop.time(), len(self.conn.events)):
                self.handle_events()
            else:
                self._fail(CloseCode.POLICY_VIOLATION, "frames come too fast")
            if self.transport.is_closing():
                return

    def _turn_away(self) -> None:
        """The head is none that a WebSocket can begin with, so that nothing ever comes of it."""
        self.transport.write(b"".join(self.conn.data_to_send()) or _BAD)
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # which would be logged at length
                self._fail(CloseCode.INVALID_DATA, "text is not UTF-8")
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Who does not read gets one pong, when they do: for the latest ping."""
        if self.writable.is_set():
            super().handle_ping()
            return
        writes = self.conn.writes
        while len(writes) > 1 and writes[-1][:1] == writes[-2][:1] == _PONG:
            del writes[-2]

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.conn.writes and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._part()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._part()

    def _fail(self, code: int = CloseCode.PROTOCOL_ERROR, reason: str = "") -> None:
        """Ends the connection at once, for what the other side did."""
        self.conn.events_received()  # whatever else has come is void
        self.conn.fail(code, reason)
        if self.conn.close_sent is None:  # it was not even let in
            self.transport.abort()
        else:
            self.handle_parser_exception()

    def _part(self) -> None:
        """A transport that closes waits for the other side to read, if need be for ever."""
        if self._parting is None and not self.disconnected:
            self._parting = self.loop.call_later(_PARTING_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._parting is not None:
            self._parting.cancel()
            self._parting = None
        self.door.leave(_address(self.client))
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        """A text with `more` after it leaves with the next: what is told together is one write."""
        if message.get("more") and self.conn.state is OPEN:
            self.conn.send_text(message["text"].encode())
        else:
            await super().send(message)
            if message["type"] == "websocket.accept":
                del self.request, self.response


def protocols(door: Door) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The classes of connections behind a door: for requests, and for WebSockets."""
    return type("Http", (_Http,), {"door": door}), type("Socket", (_Socket,), {"door": door})


def _address(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""
