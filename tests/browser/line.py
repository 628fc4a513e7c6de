"""A slow and lossy line between browsers and a server."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading


class BadLine:
    """A port that leads to a server's, slowly.

    WebSockets that live long are cut, and what is on its way is lost. To be used in place of the
    server: it has the same `url` and `origin`.
    """

    def __init__(self, port: int, *, seed: int, delay: float = 0.03, life: tuple[int, int]) -> None:
        """`delay`: seconds each way, up to three times that. `life`: after how many pieces of data
        (at least, at most) a WebSocket is cut."""
        self._to = port
        self._chance = random.Random(seed)
        self._delay = delay
        self._life = life
        self._loop = asyncio.new_event_loop()
        self._opened = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._end: asyncio.Event | None = None
        self.port = 0
        self.cuts = 0

    @property
    def url(self) -> str:
        """The page's address by this line, animations off."""
        return f"http://127.0.0.1:{self.port}/?speed=off"

    @property
    def origin(self) -> str:
        """The only origin the page may speak to."""
        return f"127.0.0.1:{self.port}"

    def __enter__(self) -> BadLine:
        self._thread.start()
        assert self._opened.wait(30)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._end is not None
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(30)

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())
        self._loop.close()

    async def _serve(self) -> None:
        self._end = asyncio.Event()
        server = await asyncio.start_server(self._line, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._opened.set()
        await self._end.wait()
        server.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await asyncio.sleep(0)

    async def _line(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # a line that is left when all ends is cancelled; nobody asks what became of it
        with contextlib.suppress(asyncio.CancelledError):
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
            left = [0]
            ways = [
                asyncio.create_task(self._carry(reader, back, left)),
                asyncio.create_task(self._carry(there, writer, left)),
            ]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                for end in (back, writer):
                    end.transport.abort() if left[0] < 0 else end.close()

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, left: list[int]
    ) -> None:
        """Passes on what comes; `left`: how many pieces a WebSocket may still carry."""
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65_536):
                if b"\r\nupgrade: websocket" in data.lower():
                    left[0] = self._chance.randint(*self._life)
                await asyncio.sleep(self._delay * (1 + 2 * self._chance.random()))
                if left[0] == 1:
                    left[0] = -1
                    self.cuts += 1
                    return
                left[0] -= left[0] > 1
                writer.write(data)
                await writer.drain()
