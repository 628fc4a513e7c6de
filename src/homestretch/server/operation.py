"""What whoever hosts the server needs: is it well, what does it do, and a log of requests."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from pathlib import Path

from starlette.applications import Starlette
from starlette.responses import PlainTextResponse, Response
from starlette.types import Message, Receive, Scope, Send

from homestretch.server import rubbish
from homestretch.server.compress import Compress
from homestretch.server.hub import Hub
from homestretch.server.logs import without_keys
from homestretch.server.metrics import Metrics
from homestretch.server.writer import StoreFailed

logger = logging.getLogger("homestretch.requests")

HEALTH_SECONDS = 3.0
"""The store must answer within this time."""
SNAPSHOT_SECONDS = 1.0
_METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_ONLY_READ = PlainTextResponse("This can only be read.", 405, headers={"allow": "GET, HEAD"})


class Operation:
    """Stands before the application: answers `/healthz` and `/metrics`, counts, compresses."""

    def __init__(
        self,
        app: Starlette,
        *,
        metrics: bool = False,
        snapshots: Path | None = None,
        is_alone: bool = False,
    ) -> None:
        """`metrics`: whether `/metrics` is there. `snapshots`: see `Metrics`.

        `is_alone`: whether the process is the server's own, so that it may tidy up in it.
        """
        self._is_alone = is_alone
        self._app = app
        self._inner = Compress(app)
        self._own = {"/healthz": self._health}
        if metrics:
            self._own["/metrics"] = self._figures
        self._metrics = Metrics(snapshots)
        self._snapshots = snapshots

    @property
    def _hub(self) -> Hub:
        hub: Hub = self._app.state.hub
        return hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or answers it."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            self._metrics.connections += 1
            try:
                await self._app(scope, receive, send)
            finally:
                self._metrics.connections -= 1
        else:
            await self._live(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        path = scope["path"]
        try:
            if path not in self._own:
                await self._inner(scope, receive, noting)
            elif scope["method"] in {"GET", "HEAD"}:
                await (await self._own[path]())(scope, receive, noting)
            else:
                await _ONLY_READ(scope, receive, noting)
        finally:
            seconds = time.perf_counter() - began
            self._metrics.answered(scope["method"], status, seconds)
            if logger.isEnabledFor(logging.INFO):
                client = scope.get("client")
                logger.info(
                    "%s %s",
                    scope["method"],
                    without_keys(path)[:200],
                    extra={
                        "status": status,
                        "milliseconds": round(seconds * 1000, 1),
                        "client": client[0] if client else "",
                    },
                )

    async def _health(self) -> Response:
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self._hub.check_store()
        except (StoreFailed, TimeoutError):
            return _health_answer("the store does not answer", 503)
        return _health_answer("ok", 200)

    async def _figures(self) -> Response:
        """The tables are counted anew: other processes make some, too."""
        with contextlib.suppress(StoreFailed, TimeoutError):
            async with asyncio.timeout(HEALTH_SECONDS):
                await self._hub.count()
        return PlainTextResponse(
            self._metrics.text(self._hub), headers={"content-type": _METRICS_TYPE}
        )

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The application's whole life."""
        tasks: list[asyncio.Task[None]] = []

        async def noting(message: Message) -> None:
            if message["type"] == "lifespan.startup.complete":
                if self._is_alone:
                    figures = self._hub.figures
                    tasks.append(asyncio.create_task(rubbish.tidy(lambda: figures.events)))
                if self._snapshots is not None:
                    tasks.append(asyncio.create_task(self._show()))
            if message["type"].startswith("lifespan.shutdown"):
                # nothing may be left to wait for once the shutdown is complete: the loop ends then
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
            await send(message)

        await self._app(scope, receive, noting)

    async def _show(self) -> None:
        while True:
            await asyncio.to_thread(self._metrics.write_snapshot, self._hub)
            await asyncio.sleep(SNAPSHOT_SECONDS)


def _health_answer(text: str, status: int) -> Response:
    return Response(
        json.dumps({"status": text}),
        status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )
