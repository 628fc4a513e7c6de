"""One WebSocket connection: hello, then commands in and events out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from homestretch.core.errors import HomestretchError
from homestretch.server.commands import ChainCommit, ChainLink, ChainOpen, ClientMessage, Ping
from homestretch.server.events import Event
from homestretch.server.hub import Hub
from homestretch.server.limits import Bucket
from homestretch.server.listening import Listener, frame_of
from homestretch.server.messages import Hello, Pong
from homestretch.server.origin import address_of, is_same_origin
from homestretch.server.reading import id_of, read_message
from homestretch.server.rebuilding import whole_chain
from homestretch.server.refusals import Refused, refusal_of
from homestretch.server.room import Room
from homestretch.server.writer import StoreFailed

CLOSE_BASE = 4000
"""Connections that are refused close with this plus the HTTP status of the refusal."""
POLICY = 1008
TRY_AGAIN = 1013
CLOSE_SECONDS = 2.0
_CHAIN_ANSWERS = (ChainCommit, ChainOpen, ChainLink)
_PONG = frame_of(Pong())


class Connections:
    """How many connections there are, from each address and altogether."""

    def __init__(self) -> None:
        self._by_address: Counter[str] = Counter()

    def enter(self, address: str, hub: Hub) -> None:
        """Counts one more; `Refused` when there are too many."""
        limits = hub.limits
        if (
            self._by_address.total() >= limits.connections
            or self._by_address[address] >= limits.connections_per_address
        ):
            raise Refused(
                "too_many_connections", "too many connections are open; try later", status=429
            )
        self._by_address[address] += 1

    def leave(self, address: str) -> None:
        """Counts one less."""
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


class TableSocket:
    """The endpoint. An application itself, so that nothing is between it and the server."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a connection in, serves it, closes it with a reason."""
        await _serve(WebSocket(scope, receive, send))


async def _serve(websocket: WebSocket) -> None:
    hub: Hub = websocket.app.state.hub
    connections: Connections = websocket.app.state.connections
    if not is_same_origin(websocket):
        await websocket.close()  # before it is accepted: the browser sees a plain 403
        return
    await websocket.accept()
    websocket.scope["headers"].clear()  # browsers say a lot, and it stays for hours
    connection = Connection(websocket, hub)
    address = address_of(websocket)
    try:
        connections.enter(address, hub)
    except Refused as refusal:
        connection.refuse(refusal)
        await connection.end_with(refusal)
        return
    try:
        await connection.serve(websocket.path_params["table"])
    finally:
        connections.leave(address)


class _Close(Exception):
    """The connection is to end."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection(Listener):
    """One client."""

    def __init__(self, websocket: WebSocket, hub: Hub) -> None:
        self._websocket = websocket
        self._hub = hub
        self._limits = hub.limits
        self._bucket = Bucket(
            self._limits.messages_per_second, self._limits.messages_burst, time.monotonic()
        )
        self._refused = 0
        self._unsent: list[str] = []
        self._idle: asyncio.Future[None] | None = None
        """What the writer waits for when there is nothing to send."""
        self._ending = False
        self._cut: Refused | None = None
        self._reader: asyncio.Task[None] | None = None
        self._writer: asyncio.Task[None] | None = None

    def send(self, frame: str) -> None:
        """Queues a frame. A client too slow to take them is cut off; it may come back and go on."""
        if len(self._unsent) < self._limits.unsent_messages:
            self._unsent.append(frame)
            self._go_on()
        elif self._writer is not None:
            self._writer.cancel()

    def _go_on(self) -> None:
        """Lets the writer look again."""
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    def cut(self, refusal: Refused) -> None:
        """Ends the connection with a refusal."""
        self._cut = refusal
        self.refuse(refusal)
        if self._reader is not None:
            self._reader.cancel()

    async def serve(self, table_id: str) -> None:
        """Reads and writes until one of the two ends."""
        reader = self._reader = asyncio.create_task(self._read(table_id))
        self._writer = asyncio.create_task(self._write())
        try:
            await asyncio.wait({reader, self._writer}, return_when=asyncio.FIRST_COMPLETED)
            reader.cancel()
            (ending,) = await asyncio.gather(reader, return_exceptions=True)
            if self._writer.cancelled():
                await self._close(TRY_AGAIN, "messages were taken too slowly")
                return
            if isinstance(ending, WebSocketDisconnect):
                return
            await self._end(self._cut or ending)
        finally:
            reader.cancel()
            self._writer.cancel()
            await asyncio.gather(reader, self._writer, return_exceptions=True)

    async def end_with(self, refusal: Refused) -> None:
        """Sends what is queued and closes, outside of `serve`."""
        self._writer = asyncio.create_task(self._write())
        await self._end(refusal)

    async def _end(self, ending: BaseException | None) -> None:
        """Sends what is queued, then closes with the reason."""
        if isinstance(ending, _Close):
            code, reason = ending.code, ending.reason
        elif isinstance(ending, Refused):
            code, reason = CLOSE_BASE + ending.status, ending.code
        else:
            code, reason = 1011, "the server has a fault"
        self._ending = True
        self._go_on()
        if self._writer is not None:
            await asyncio.wait({self._writer}, timeout=CLOSE_SECONDS)
        await self._close(code, reason)

    async def _close(self, code: int, reason: str) -> None:
        if self._websocket.client_state is not WebSocketState.CONNECTED:
            return
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            await asyncio.wait_for(self._websocket.close(code, reason), CLOSE_SECONDS)

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the client has gone
            while True:
                while self._unsent:
                    await self._write_together(len(self._unsent))
                if self._ending:
                    return
                self._idle = loop.create_future()
                await self._idle

    async def _write_together(self, number: int) -> None:
        """Sends the first so many frames, at once where the server can do that."""
        send, last = self._websocket.send, number - 1
        for place in range(number):
            text = self._unsent[place]
            await send({"type": "websocket.send", "text": text, "more": place < last})
        del self._unsent[:number]

    async def _read(self, table_id: str) -> None:
        try:
            hello = await asyncio.wait_for(self._hello(), self._limits.hello_seconds)
        except TimeoutError:
            raise _Close(POLICY, "no hello came") from None
        try:
            async with self._hub.room(table_id) as (room, table):
                self.keys = hello.key
                self.with_history = hello.history
                self.viewer = table.viewer(hello.key)
                is_crowded = len(room.listeners) >= self._limits.connections_per_table
                if is_crowded and not self.viewer.seats:  # watchers never keep a seat's holder out
                    raise Refused("table_crowded", "too many connections to this table", status=429)
                past = await self._chain_before(room, hello)
                self.viewer = (room.table or await room.ready()).viewer(hello.key)
                room.join(self, hello.seen, hello.chain, past)
                try:
                    while True:
                        await self._one(room)
                finally:
                    room.leave(self)
        except (WebSocketDisconnect, _Close, asyncio.CancelledError):
            raise
        except Exception as error:
            refusal = refusal_of(error)
            self.refuse(refusal)
            raise refusal from None

    async def _chain_before(self, room: Room, hello: Hello) -> list[Event]:
        """What a device has missed of the log that anyone can check, where it is not at hand."""
        table = room.table or await room.ready()
        if hello.chain is None or table.has_chain_after(hello.chain.number):
            return []
        self._hub.check_return(address_of(self._websocket))
        rows = await self._hub.rows(room.id)
        return await self._hub.aside.do(whole_chain, room.id, rows)

    async def _hello(self) -> Hello:
        while True:
            text = await self._text()
            try:
                message = _read(text)
            except Refused as refusal:
                self._note(refusal, text)
                continue
            if isinstance(message, Hello):
                return message
            self._note(Refused("hello_first", "a connection begins with hello"), text)

    async def _one(self, room: Room) -> None:
        """Takes one message and carries it out."""
        text = await self._text()
        try:
            if not self._bucket.take(time.monotonic()):  # first: rubbish counts too
                raise Refused("too_fast", "messages come too fast; slow down", status=429)
            message = _read(text)
            if isinstance(message, Hello):
                raise Refused("hello_again", "hello is said once, at the beginning")
            if isinstance(message, Ping):
                self.send(_PONG)
            elif isinstance(message, _CHAIN_ANSWERS):
                await room.answer(self, message)
            else:
                await room.command(self, message)
            self._refused = 0
        except (HomestretchError, StoreFailed) as error:
            self._note(refusal_of(error), text)

    async def _text(self) -> str | None:
        """The next message, None for one that is not text."""
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        return text

    def _note(self, refusal: Refused, text: str | None) -> None:
        """Answers a message with a refusal; too many in a row end the connection."""
        self.refuse(refusal, None if text is None else id_of(text))
        self._refused += 1
        if self._refused > self._limits.messages_refused:
            raise _Close(POLICY, "too many messages were refused")


def _read(text: str | None) -> ClientMessage:
    if text is None:
        raise Refused("text_only", "messages are JSON in text frames, not binary")
    return read_message(text)
