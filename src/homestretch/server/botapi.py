"""The bot API's endpoints: the stream, the WebSocket, the move."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from homestretch.core.errors import HomestretchError
from homestretch.server import programs
from homestretch.server.answers import NDJSON, bearer, hub_of, json_answer, posted
from homestretch.server.botmessages import BotHello, BotMoved
from homestretch.server.hub import Hub
from homestretch.server.messages import RefusedMessage, encode
from homestretch.server.origin import address_of, is_same_origin
from homestretch.server.programs import ProgramListener
from homestretch.server.reading import BOT_MOVE_HINT, bot_move_decoder, read_bot_message
from homestretch.server.refusals import Refused, refusal_of
from homestretch.server.socket import CLOSE_BASE, Connections
from homestretch.server.writer import StoreFailed


async def stream(request: Request) -> Response:
    """NDJSON: one line for everything that happens."""
    hub = hub_of(request)
    if request.method == "HEAD":  # nobody comes who does not listen
        return Response(media_type=NDJSON)
    async with AsyncExitStack() as stack:
        listener = await _enter(request, hub, bearer(request), stack)
        return _Stream(listener, stack.pop_all())


async def move(request: Request) -> Response:
    """A program's move."""
    hub = hub_of(request)
    hub.check_pace(address_of(request))
    asked = await posted(request, bot_move_decoder, BOT_MOVE_HINT)
    return json_answer(BotMoved(number=await programs.move(hub, bearer(request), asked)))


async def _enter(
    connection: Request | WebSocket, hub: Hub, token: str | None, stack: AsyncExitStack
) -> ProgramListener:
    """A listener at its table, until the stack ends. Raises `Refused` and what loading raises."""
    programs.parse_token(token)
    address = address_of(connection)
    connections: Connections = connection.app.state.connections
    connections.enter(address, hub)
    stack.callback(connections.leave, address)
    follows = connection.query_params.get("follow") == "1"
    listener = ProgramListener(hub.limits.unsent_messages, follows=follows)
    streams: set[ProgramListener] = connection.app.state.streams
    streams.add(listener)
    stack.callback(streams.discard, listener)
    await listener.arrive(hub, token, stack)
    return listener


class _Stream(StreamingResponse):
    """The answer that goes on; leaves the table however it ends."""

    def __init__(self, listener: ProgramListener, stack: AsyncExitStack) -> None:
        super().__init__(_lines(listener), media_type=NDJSON, headers={"x-accel-buffering": "no"})
        self._stack = stack

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self._stack:
            await super().__call__(scope, receive, send)


async def _lines(listener: ProgramListener) -> AsyncIterator[str]:
    while (line := await listener.line()) is not None:
        yield f"{line}\n"
    if listener.refusal is not None:
        yield f"{_refused(listener.refusal)}\n"


def _refused(refusal: Refused) -> str:
    message = RefusedMessage(
        id=None, code=refusal.code, message=str(refusal), number=refusal.number
    )
    return encode(message).decode()


async def bot_socket(websocket: WebSocket) -> None:
    """The same lines over a WebSocket, and moves the other way."""
    if not is_same_origin(websocket):
        await websocket.close()  # before it is accepted: the browser sees a plain 403
        return
    await websocket.accept()
    hub: Hub = websocket.app.state.hub
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the client has gone
        async with AsyncExitStack() as stack:
            try:
                token = bearer(websocket) or await _hello(websocket, hub)
                listener = await _enter(websocket, hub, token, stack)
                await _serve(websocket, hub, listener)
                ending = listener.refusal
            except (HomestretchError, StoreFailed) as error:
                ending = refusal_of(error)
        if ending is None:
            await websocket.close(1000, "the game is over")
        else:
            await websocket.send_text(_refused(ending))
            await websocket.close(CLOSE_BASE + ending.status, ending.code)


async def _hello(websocket: WebSocket, hub: Hub) -> str:
    try:
        async with asyncio.timeout(hub.limits.hello_seconds):
            message = read_bot_message(await _text(websocket))
    except TimeoutError:
        raise Refused("hello_first", "no hello came", status=408) from None
    if not isinstance(message, BotHello):
        raise Refused("hello_first", "a connection begins with hello, or with a token's header")
    return message.token


async def _text(websocket: WebSocket) -> str:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    if text is None:
        raise Refused("text_only", "messages are JSON in text frames, not binary")
    return text


async def _serve(websocket: WebSocket, hub: Hub, listener: ProgramListener) -> None:
    writer = asyncio.create_task(_write(websocket, listener))
    reader = asyncio.create_task(_read(websocket, hub, listener))
    try:
        done, _ = await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        reader.cancel()
        writer.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)


async def _write(websocket: WebSocket, listener: ProgramListener) -> None:
    while (line := await listener.line()) is not None:
        await websocket.send_text(line)


async def _read(websocket: WebSocket, hub: Hub, listener: ProgramListener) -> None:
    refused = 0
    while refused <= hub.limits.messages_refused:
        try:
            message = read_bot_message(await _text(websocket))
            if isinstance(message, BotHello):
                raise Refused("hello_again", "hello is said once, at the beginning")
            hub.check_pace(address_of(websocket))
            await listener.move(message)
            refused = 0
        except (HomestretchError, StoreFailed) as error:
            listener.send(_refused(refusal_of(error)))
            refused += 1
    raise Refused("too_fast", "too many messages were refused", status=429)
