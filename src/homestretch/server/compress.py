"""Compressed answers for what is the same for everybody: the page's files and the boards.

What depends on a person is never compressed: its length would tell of its content, and it is small.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from homestretch.server.thin import thin

SMALLEST = 700
"""Bytes below which compressing is not worth it."""
KEPT_BYTES = 8_000_000
"""Of compressed answers kept in memory."""

_KINDS = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
_SAME_FOR_ALL = ("/api/games", "/api/board/", "/api/lessons/", "/api/openapi.json")


class Compress:
    """Compresses with gzip where the client takes it; each answer once."""

    def __init__(self, app: ASGIApp) -> None:
        """Wraps an application."""
        self._app = app
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._size = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on."""
        if _is_same_for_all(scope):
            send = _Answer(self, scope, send).send
        await self._app(scope, receive, send)

    def compressed(self, path: str, version: str, body: bytes) -> bytes:
        """The body compressed; `version` tells whether one kept is still right."""
        kept = self._kept.get((path, version)) if version else None
        if kept is None:
            kept = gzip.compress(thin(path, body), 9, mtime=0)
            if version:
                self._keep((path, version), kept)
        return kept

    def _keep(self, key: tuple[str, str], body: bytes) -> None:
        self._kept[key] = body
        self._size += len(body)
        while self._size > KEPT_BYTES:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)


class _Answer:
    """One answer on its way: held back until it is whole, if it is to be compressed."""

    def __init__(self, compress: Compress, scope: Scope, send: Send) -> None:
        self._compress = compress
        self._path = scope["path"]
        self._may_pack = _takes_gzip(Headers(scope=scope))
        self._send = send
        self._start: Message | None = None
        self._body = bytearray()

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(raw=message["headers"])
            kind = headers.get("content-type", "")
            if kind.startswith(_KINDS):
                headers.add_vary_header("accept-encoding")
            length = int(headers.get("content-length", "0"))
            if (
                self._may_pack
                and message["status"] == 200
                and kind.startswith(_KINDS)
                and length >= SMALLEST
                and "content-encoding" not in headers
            ):
                self._start = message
                return
        elif self._start is not None:
            self._body += message.get("body", b"")
            if message.get("more_body"):
                return
            await self._finish(self._start)
            return
        await self._send(message)

    async def _finish(self, start: Message) -> None:
        headers = MutableHeaders(raw=start["headers"])
        version = headers.get("etag", "")
        body = self._compress.compressed(self._path, version, bytes(self._body))
        headers["content-encoding"] = "gzip"
        headers["content-length"] = str(len(body))
        if version and not version.startswith("W/"):
            headers["etag"] = f"W/{version}"  # the same content, not the same bytes
        await self._send(start)
        await self._send({"type": "http.response.body", "body": body})


def _is_same_for_all(scope: Scope) -> bool:
    if scope["type"] != "http" or scope["method"] != "GET":
        return False
    path: str = scope["path"]
    return not path.startswith("/api/") or path.startswith(_SAME_FOR_ALL)


def _takes_gzip(headers: Headers) -> bool:
    if "range" in headers:
        return False
    accepted = [part.strip().lower() for part in headers.get("accept-encoding", "").split(",")]
    return any(a.partition(";")[0] == "gzip" and not a.endswith(";q=0") for a in accepted)
