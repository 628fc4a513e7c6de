"""The bare minimum on the same stack: a message comes, is put on disk, goes out again.

No game, no table, no view: what a durable server could do at most with these parts. `/echo/x` sends
the message back; `/relay/x` answers and sends the message to both who are connected, which is what
a table of two must do at least.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from homestretch.server import rubbish
from homestretch.server.limits import Limits
from homestretch.server.ports import listen
from homestretch.server.run import SWITCH_SECONDS, make_server
from homestretch.server.store import NO_HASH, SqliteStore, linked
from homestretch.server.writer import Writer

ANSWER = '{"type":"accepted","id":"0-1234","number":1235}'


class _Log:
    """What is kept of a table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.rows = linked(NO_HASH, table, [(1, 0, b"")])
        self.here: list[WebSocket] = []
        self._lock = asyncio.Lock()

    async def add(self, writer: Writer, body: bytes) -> None:
        async with self._lock:
            last = self.rows[-1]
            event = (last.number + 1, time.time_ns() // 1_000_000, body)
            rows = linked(last.hash, self.table, [event])
            await writer.append(self.table, rows, due=None)
            self.rows = rows


async def _echo(websocket: WebSocket) -> None:
    await _serve(websocket, relays=False)


async def _relay(websocket: WebSocket) -> None:
    await _serve(websocket, relays=True)


async def _serve(websocket: WebSocket, *, relays: bool) -> None:
    await websocket.accept()
    writer: Writer = websocket.app.state.hub
    table = websocket.path_params["table"]
    log = websocket.app.state.logs.setdefault(table, _Log(table))
    log.here.append(websocket)
    try:
        while True:
            text = await websocket.receive_text()
            await log.add(writer, text.encode())
            if relays:
                await websocket.send_text(ANSWER)
                for other in log.here:
                    await other.send_text(text)
            else:
                await websocket.send_text(text)
    except (WebSocketDisconnect, RuntimeError):  # one of the two has gone
        log.here.remove(websocket)


def make_echo(path: Path) -> Starlette:
    """The application on a store of its own."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        writer = app.state.hub = Writer(SqliteStore(path))
        app.state.logs = {}
        yield
        writer.close()

    routes = [WebSocketRoute("/echo/{table}", _echo), WebSocketRoute("/relay/{table}", _relay)]
    return Starlette(routes=routes, lifespan=lifespan)


if __name__ == "__main__":
    sys.setswitchinterval(SWITCH_SECONDS)
    rubbish.prepare()
    with listen("127.0.0.1", 0) as listener:
        server = make_server(
            make_echo(Path(sys.argv[1])),
            Limits(),
            lambda: print(listener.getsockname()[1], flush=True),
        )
        server.run(sockets=[listener])
