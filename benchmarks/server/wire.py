"""A WebSocket client that costs little, so that the server is what is measured.

Just enough of RFC 6455 for a server known to be right: whole text frames, no extensions.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from struct import Struct
from typing import cast

_short = Struct(">H")
_long = Struct(">Q")
_MASK = b"\0\0\0\0"
"""A mask is asked for but any will do; this one saves the work."""


class Wire(asyncio.Protocol):
    """One connection: `hear` is called with each message's text."""

    def __init__(self, path: str, hear: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._path = path
        self._hear = hear
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for a WebSocket."""
        self._transport = transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Takes messages apart."""
        buffer = self._buffer
        buffer += data
        if not self._is_open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(buffer[:80]).decode()))
                return
            del buffer[: end + 4]
            self._is_open = True
            self.opened.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            size, begin = buffer[at + 1], at + 2
            if size == 126:
                if len(buffer) - at < 4:
                    break
                size, begin = _short.unpack_from(buffer, at + 2)[0], at + 4
            elif size == 127:
                if len(buffer) - at < 10:
                    break
                size, begin = _long.unpack_from(buffer, at + 2)[0], at + 10
            if len(buffer) - begin < size:
                break
            kind = buffer[at] & 15
            if kind == 1:
                self._hear(bytes(buffer[begin : begin + size]))
            elif kind == 9:
                self._send(0x8A, bytes(buffer[begin : begin + size]))
            at = begin + size
        del buffer[:at]

    def say(self, text: bytes) -> None:
        """Sends a message."""
        self._send(0x81, text)

    def _send(self, kind: int, data: bytes) -> None:
        assert self._transport is not None
        if len(data) < 126:
            head = bytes((kind, 128 | len(data)))
        else:
            head = bytes((kind, 128 | 126)) + _short.pack(len(data))
        self._transport.write(head + _MASK + data)

    def close(self) -> None:
        """Ends the connection."""
        if self._transport is not None:
            self._transport.close()


async def open_wire(address: tuple[str, int], path: str, hear: Callable[[bytes], None]) -> Wire:
    """A connection after its handshake."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, hear), *address)
    await wire.opened
    return wire
