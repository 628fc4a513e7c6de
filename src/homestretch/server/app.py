"""The thin layer around the tables: routes, answers, refusals."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import quote

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute

from homestretch import web
from homestretch.core.errors import HomestretchError, UnknownGame
from homestretch.server.answers import error_answer
from homestretch.server.aside import Asked
from homestretch.server.botapi import bot_socket
from homestretch.server.endpoints import ENDPOINTS, Endpoint
from homestretch.server.headers import Headers
from homestretch.server.hub import Hub
from homestretch.server.limits import Limits
from homestretch.server.nothing import nothing_here
from homestretch.server.refusals import Refused, refusal_of
from homestretch.server.settings import DEFAULT_PACE
from homestretch.server.socket import Connections, TableSocket
from homestretch.server.static import PageFiles
from homestretch.server.store import Store
from homestretch.server.verifying import verifier_page
from homestretch.server.worker import service_worker
from homestretch.server.writer import StoreFailed, Writer


def make_app(
    store: Store,
    *,
    pace: float = DEFAULT_PACE,
    limits: Limits | None = None,
    keep_days: int | None = None,
    static: Path = web.STATIC,
    public_url: str | None = None,
) -> Starlette:
    """The application on an open store, which it takes over and closes at the end.

    `pace`: seconds before each step of a bot. `keep_days`: after their last event tables are
    deleted; None: never. `static`: the folder of the page's files.
    `public_url`: the address for others, where visitors may come by one that only works here.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        writer = Writer(store)
        hub = Hub(writer, pace=pace, limits=limits, keep_days=keep_days)
        app.state.hub = hub
        app.state.connections = Connections()
        app.state.streams = set()
        app.state.public_url = public_url
        try:
            await hub.start()
            yield
        finally:
            await hub.stop()
            writer.close()

    return Starlette(
        routes=[
            Mount("/api", app=Router(_api_routes(), redirect_slashes=False)),
            Route("/join/{code}", _join_page),
            Route("/game/{table}", _game_page),
            Route("/verify", verifier_page()),
            Route("/verify.html", _to_verifier),
            Route("/sw.js", service_worker(static)),
            Mount("/", PageFiles(directory=static, html=True)),
        ],
        middleware=[Middleware(Headers), Middleware(Asked)],
        exception_handlers={
            HomestretchError: _refused,
            StoreFailed: _refused,
            HTTPException: _http_error,
            Exception: _fault,
        },
        lifespan=lifespan,
    )


def _api_routes() -> list[BaseRoute]:
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [
        *(_route(path, endpoints) for path, endpoints in by_path.items()),
        WebSocketRoute("/tables/{table}/socket", TableSocket()),
        WebSocketRoute("/bot/socket", bot_socket),
    ]


def _route(path: str, endpoints: dict[str, Endpoint]) -> BaseRoute:
    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await endpoints[method].handler(request)

    return Route(path, answer, methods=list(endpoints))


async def _join_page(request: Request) -> Response:
    """The page for a link; what stands behind # goes with the visitor and never comes here."""
    code = request.path_params["code"]
    return RedirectResponse(f"/?join={quote(code)}", 307)


async def _game_page(request: Request) -> Response:
    return RedirectResponse(f"/?game={quote(request.path_params['table'])}", 307)


async def _to_verifier(request: Request) -> Response:
    """The page's name as a saved file, which people type too."""
    query = f"?{request.url.query}" if request.url.query else ""
    return RedirectResponse(f"/verify{query}", 307)


async def _refused(request: Request, error: Exception) -> Response:
    refusal = refusal_of(error)
    if isinstance(error, UnknownGame) and request.method in {"GET", "HEAD"}:
        refusal.status = 404
    return error_answer(refusal)


async def _http_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    headers = error.headers if isinstance(error, HTTPException) else None
    if not f"{request.url.path}/".startswith("/api/"):
        if status == 404:
            return nothing_here(request)
        return PlainTextResponse("This cannot be done here.", status, headers=headers)
    if status == 405:
        allowed = (headers or {}).get("Allow", "")
        refusal = Refused(
            "bad_method", f"{request.method} is not possible here; allowed: {allowed}", status=405
        )
    else:
        refusal = Refused("no_route", "there is nothing at this address", status=status)
    answer = error_answer(refusal)
    answer.headers.update(headers or {})
    return answer


async def _fault(request: Request, error: Exception) -> Response:
    return error_answer(
        Refused("internal", "something went wrong; the server's log says more", status=500)
    )
