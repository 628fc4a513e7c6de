"""The thin layer around the tables: routes, answers, refusals."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from homestretch import web
from homestretch.core.errors import HomestretchError, UnknownGame
from homestretch.server import catalogue
from homestretch.server.catalogue import Document
from homestretch.server.headers import Headers
from homestretch.server.hub import DEFAULT_PACE, Hub
from homestretch.server.keys import KEY_LENGTH
from homestretch.server.limits import Limits
from homestretch.server.messages import ErrorAnswer, ErrorBody, ViewAnswer, encode
from homestretch.server.origin import address_of, is_same_origin
from homestretch.server.reading import read_table_request
from homestretch.server.refusals import Refused, refusal_of
from homestretch.server.socket import Connections, table_socket
from homestretch.server.static import FRESH, PageFiles
from homestretch.server.store import SqliteStore
from homestretch.server.writer import StoreFailed, Writer

JSON = "application/json"

_NOTHING_HERE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Nothing here</title>
<h1>Nothing here</h1>
<p>There is no page at this address. <a href="/">Back to the games</a></p>
</html>
"""


def make_app(
    store: SqliteStore,
    *,
    pace: float = DEFAULT_PACE,
    limits: Limits | None = None,
    static: Path = web.STATIC,
) -> Starlette:
    """The application on an open store, which it takes over and closes at the end.

    `pace`: seconds before each step of a bot. `static`: the folder of the page's files.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        writer = Writer(store)
        hub = Hub(writer, pace=pace, limits=limits)
        app.state.hub = hub
        app.state.connections = Connections()
        try:
            await hub.start()
            yield
        finally:
            await hub.stop()
            writer.close()

    return Starlette(
        routes=[
            Mount("/api", routes=_api_routes()),
            Mount("/", PageFiles(directory=static, html=True)),
        ],
        middleware=[Middleware(Headers)],
        exception_handlers={
            HomestretchError: _refused,
            StoreFailed: _refused,
            HTTPException: _http_error,
            Exception: _fault,
        },
        lifespan=lifespan,
    )


def _api_routes() -> list[BaseRoute]:
    return [
        Route("/games", _games),
        Route("/board/{game}.svg", _board_picture),
        Route("/board/{game}.json", _board_layout),
        Route("/tables", _make_table, methods=["POST"]),
        Route("/tables/{table}", _table),
        Route("/tables/{table}/record", _record),
        WebSocketRoute("/tables/{table}/socket", table_socket),
    ]


async def _games(request: Request) -> Response:
    return _fixed(request, catalogue.games(), JSON)


async def _board_picture(request: Request) -> Response:
    return _fixed(request, catalogue.board_picture(request.path_params["game"]), "image/svg+xml")


async def _board_layout(request: Request) -> Response:
    return _fixed(request, catalogue.board_layout(request.path_params["game"]), JSON)


async def _make_table(request: Request) -> Response:
    if not is_same_origin(request):
        raise Refused("other_origin", "tables are made from this server's own page", status=403)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise Refused("not_json", f"send JSON with the header Content-Type: {JSON}", status=415)
    hub: Hub = request.app.state.hub
    body = await _body(request, hub.limits)
    made = await hub.create(read_table_request(body), address_of(request))
    answer = _json(made, 201)
    answer.headers["location"] = f"/api/tables/{made.table}"
    return answer


async def _table(request: Request) -> Response:
    hub: Hub = request.app.state.hub
    return _json(ViewAnswer(view=await hub.view(request.path_params["table"], _key(request))))


async def _record(request: Request) -> Response:
    hub: Hub = request.app.state.hub
    return PlainTextResponse(await hub.record(request.path_params["table"]))


def _key(request: Request) -> str | None:
    """The key of the Authorization header, None without one."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, key = header.partition(" ")
    key = key.strip()
    if scheme.lower() != "bearer" or not 0 < len(key) <= KEY_LENGTH:
        raise Refused(
            "bad_authorization", "a key is sent as 'Authorization: Bearer <key>'", status=401
        )
    return key


async def _body(request: Request, limits: Limits) -> bytes:
    """The body of a request, as long as it keeps to the limits of size and time."""
    too_large = Refused("too_large", f"a request has at most {limits.body_bytes} bytes", status=413)
    if int(request.headers.get("content-length", "0")) > limits.body_bytes:
        raise too_large
    body = bytearray()
    try:
        async with asyncio.timeout(limits.body_seconds):
            async for chunk in request.stream():
                body += chunk
                if len(body) > limits.body_bytes:
                    raise too_large
    except TimeoutError:
        raise Refused("too_slow", "the request did not come to its end", status=408) from None
    except ClientDisconnect:
        raise Refused("cut_off", "the request was cut off") from None
    return bytes(body)


def _json(answer: Any, status: int = 200) -> Response:
    return Response(encode(answer), status, media_type=JSON)


def _fixed(request: Request, document: Document, media_type: str) -> Response:
    headers = {"etag": document.tag, "cache-control": FRESH}
    if document.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(document.body, media_type=media_type, headers=headers)


def _error(refusal: Refused) -> Response:
    body = ErrorAnswer(error=ErrorBody(code=refusal.code, message=str(refusal)))
    answer = _json(body, refusal.status)
    if refusal.status == 401:
        answer.headers["www-authenticate"] = "Bearer"
    return answer


async def _refused(request: Request, error: Exception) -> Response:
    refusal = refusal_of(error)
    if isinstance(error, UnknownGame) and request.method in {"GET", "HEAD"}:
        refusal.status = 404
    return _error(refusal)


async def _http_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    headers = error.headers if isinstance(error, HTTPException) else None
    if not f"{request.url.path}/".startswith("/api/"):
        if status == 404:
            return HTMLResponse(_NOTHING_HERE, 404)
        return PlainTextResponse("This cannot be done here.", status, headers=headers)
    if status == 405:
        allowed = (headers or {}).get("Allow", "")
        refusal = Refused(
            "bad_method", f"{request.method} is not possible here; allowed: {allowed}", status=405
        )
    else:
        refusal = Refused("no_route", "there is nothing at this address", status=status)
    answer = _error(refusal)
    answer.headers.update(headers or {})
    return answer


async def _fault(request: Request, error: Exception) -> Response:
    return _error(
        Refused("internal", "something went wrong; the server's log says more", status=500)
    )
