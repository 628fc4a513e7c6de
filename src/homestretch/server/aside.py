"""Long work on tables, done beside the event loop: one piece at a time, each address in its turn.

A table that is not in memory is made anew from its events, which takes as long as a hundred moves
and more. More threads would not do it sooner; they would only take the interpreter from the games
that go on. Whoever asks for much waits for it behind everybody else's next piece.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, ParamSpec, TypeVar

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from homestretch.server.origin import address_of

P = ParamSpec("P")
T = TypeVar("T")

_address: ContextVar[str] = ContextVar("address", default="")
"""Whose request is carried out; empty for what the server does by itself."""


class Asked:
    """Notes for whom each request is carried out."""

    def __init__(self, app: ASGIApp) -> None:
        """Wraps an application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on. Each has a task of its own, and so has what is noted."""
        if scope["type"] != "lifespan":
            _address.set(address_of(HTTPConnection(scope)))
        await self._app(scope, receive, send)


class Aside:
    """What waits to be done, by addresses. Lives in one event loop."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[tuple[asyncio.Future[Any], Callable[[], Any]]]] = {}
        """Whose turn is next comes first."""
        self._worker: asyncio.Task[None] | None = None

    async def do(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What the function gives or raises, called in a thread when it is its turn."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        mine = self._waiting.setdefault(_address.get(), deque())
        mine.append((future, lambda: work(*args, **named)))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work(), name="aside")
        return await future

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self._next()
        finally:
            self._worker = None

    async def _next(self) -> None:
        address, jobs = next(iter(self._waiting.items()))
        del self._waiting[address]
        future, work = jobs.popleft()
        if jobs:
            self._waiting[address] = jobs  # behind all others
        if future.done():  # whoever asked has gone
            return
        try:
            given = await asyncio.to_thread(work)
        except Exception as error:
            if not future.done():
                future.set_exception(error)
        else:
            if not future.done():
                future.set_result(given)
