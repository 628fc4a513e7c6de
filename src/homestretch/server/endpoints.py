"""Every request of the API: where it is, what it takes, what it answers.

The routes and the OpenAPI description are made from this one list.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response

from homestretch.server import botapi, catalogue, lessons, visits
from homestretch.server.answers import (
    JSON,
    NDJSON,
    SVG,
    bearer,
    fixed,
    hub_of,
    json_answer,
    posted,
)
from homestretch.server.botmessages import BotLine, BotMove, BotMoved
from homestretch.server.commands import Command
from homestretch.server.hints import Hint, hint_for
from homestretch.server.messages import (
    Accepted,
    Joined,
    JoinRequest,
    LinkRequest,
    Past,
    PastRequest,
    Replay,
    TableAtCode,
    TableMade,
    TableRequest,
    ViewAnswer,
)
from homestretch.server.origin import address_of, own_address
from homestretch.server.reading import (
    COMMAND_HINT,
    JOIN_HINT,
    LINK_HINT,
    PAST_HINT,
    TABLE_HINT,
    command_decoder,
    join_decoder,
    link_decoder,
    past_decoder,
    table_decoder,
)
from homestretch.server.statistics import PardonStatistics, TemperStatistics


@dataclass(frozen=True)
class Endpoint:
    """One request."""

    method: str
    path: str
    """Below `/api`."""
    handler: Callable[[Request], Awaitable[Response]]
    summary: str
    answer: Any
    """The type of a good answer, None where it is no JSON of this protocol's types."""
    refusals: tuple[int, ...]
    takes: Any = None
    """The type of the body."""
    status: int = 200
    media: str = JSON
    secured: str | None = None
    """None, `key` or `token`."""
    is_optional: bool = True
    """Whether it may be asked without the key."""
    query: tuple[str, ...] = ()
    """The names of what may stand behind `?` in its address."""


def _base(connection: HTTPConnection) -> str:
    return own_address(connection, connection.app.state.public_url)


async def _games(request: Request) -> Response:
    return fixed(request, catalogue.games(), JSON)


async def _board_picture(request: Request) -> Response:
    theme = request.query_params.get("theme")
    return fixed(request, catalogue.board_picture(request.path_params["game"], theme), SVG)


async def _board_layout(request: Request) -> Response:
    return fixed(request, catalogue.board_layout(request.path_params["game"]), JSON)


async def _lessons(request: Request) -> Response:
    return fixed(request, lessons.lessons(request.path_params["game"]), JSON)


async def _make_table(request: Request) -> Response:
    asked = await posted(request, table_decoder, TABLE_HINT)
    made = await hub_of(request).create(asked, address_of(request))
    answer = json_answer(made, 201)
    answer.headers["location"] = f"/api/tables/{made.table}"
    return answer


async def _table(request: Request) -> Response:
    hub = hub_of(request)
    view = await hub.view(request.path_params["table"], bearer(request))
    return json_answer(ViewAnswer(view=view, now=hub.now()))


async def _record(request: Request) -> Response:
    table, address = request.path_params["table"], address_of(request)
    return PlainTextResponse(await visits.record(hub_of(request), table, bearer(request), address))


async def _replay(request: Request) -> Response:
    table, address = request.path_params["table"], address_of(request)
    return json_answer(await visits.replay(hub_of(request), table, bearer(request), address))


async def _transcript(request: Request) -> Response:
    table, address = request.path_params["table"], address_of(request)
    text = await visits.transcript(hub_of(request), table, bearer(request), address)
    name = f"homestretch-{table}.json"
    return Response(
        text, media_type=JSON, headers={"content-disposition": f'inline; filename="{name}"'}
    )


async def _statistics(request: Request) -> Response:
    table, address = request.path_params["table"], address_of(request)
    return json_answer(await visits.statistics(hub_of(request), table, bearer(request), address))


async def _hint(request: Request) -> Response:
    table, address = request.path_params["table"], address_of(request)
    return json_answer(await hint_for(hub_of(request), table, bearer(request), address))


async def _command(request: Request) -> Response:
    hub = hub_of(request)
    hub.check_pace(address_of(request))
    keys = bearer(request)
    command = await posted(request, command_decoder, COMMAND_HINT)
    async with hub.room(request.path_params["table"]) as (room, _):
        return json_answer(await room.ask(keys, command))


async def _at_code(request: Request) -> Response:
    code, address = request.path_params["code"], address_of(request)
    return json_answer(await visits.at_code(hub_of(request), code, address, _base(request)))


async def _join(request: Request) -> Response:
    asked = await posted(request, join_decoder, JOIN_HINT)
    code, address = request.path_params["code"], address_of(request)
    return json_answer(await visits.join(hub_of(request), code, asked, address), 201)


async def _join_qr(request: Request) -> Response:
    code, address = request.path_params["code"], address_of(request)
    hub = hub_of(request)
    hub.check_drawing(address)
    table_id = await hub.at_code(code, address)
    return await _drawn(visits.join_link(_base(request), table_id))


async def _qr(request: Request) -> Response:
    asked = await posted(request, link_decoder, LINK_HINT)
    hub_of(request).check_drawing(address_of(request))
    bases = {own_address(request, None), _base(request)}
    return await _drawn(visits.check_own(asked.link, bases))


async def _drawn(link: str) -> Response:
    """A link as a picture, drawn beside the event loop: it takes some milliseconds."""
    return Response(await asyncio.to_thread(visits.qr_svg, link), media_type=SVG)


async def _past(request: Request) -> Response:
    asked = await posted(request, past_decoder, PAST_HINT)
    return json_answer(await visits.past(hub_of(request), asked, address_of(request)))


async def _openapi(request: Request) -> Response:
    from homestretch.server.openapi import document

    return fixed(request, document(), JSON)


_POSTED = (400, 403, 408, 413, 415, 503)
_AT_TABLE = (401, 403, 404, 503)

ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/games", _games, "Everything to choose from", None, ()),
    Endpoint(
        "GET", "/board/{game}.svg", _board_picture, "The empty board", None, (400, 404), media=SVG,
        query=("theme",),
    ),
    Endpoint(
        "GET", "/board/{game}.json", _board_layout, "Where things lie on the board", None, (404,)
    ),
    Endpoint(
        "GET", "/lessons/{game}.json", _lessons, "Examples for the rules", lessons.Lessons, (404,)
    ),
    Endpoint(
        "POST", "/tables", _make_table, "Make a table", TableMade, (*_POSTED, 429),
        takes=TableRequest, status=201,
    ),
    Endpoint(
        "GET", "/tables/{table}", _table, "A table as the key's holder may see it", ViewAnswer,
        _AT_TABLE, secured="key",
    ),
    Endpoint(
        "GET", "/tables/{table}/record", _record, "The record of a finished game", None,
        (*_AT_TABLE, 409, 429), media="text/plain", secured="key",
    ),
    Endpoint(
        "GET", "/tables/{table}/replay", _replay, "A finished game, step by step", Replay,
        (*_AT_TABLE, 409, 429), secured="key",
    ),
    Endpoint(
        "GET", "/tables/{table}/transcript", _transcript,
        "The log of a finished game that anyone can check", None, (*_AT_TABLE, 409, 429),
        secured="key",
    ),
    Endpoint(
        "GET", "/tables/{table}/statistics", _statistics, "Dice, cards and captures in numbers",
        TemperStatistics | PardonStatistics, (*_AT_TABLE, 429), secured="key",
    ),
    Endpoint(
        "GET", "/tables/{table}/hint", _hint, "What a bot would play for the seat to act, and why",
        Hint, (*_AT_TABLE, 409, 429), secured="key", is_optional=False,
    ),
    Endpoint(
        "POST", "/tables/{table}/commands", _command, "Any command", Accepted,
        (*_POSTED, 401, 404, 409, 429), takes=Command, secured="key",
    ),
    Endpoint(
        "GET", "/join/{code}", _at_code, "The table with a code", TableAtCode,
        (400, 404, 429, 503),
    ),
    Endpoint(
        "POST", "/join/{code}", _join, "Sit down on an open seat", Joined,
        (*_POSTED, 404, 409, 429), takes=JoinRequest, status=201,
    ),
    Endpoint(
        "GET", "/join/{code}/qr.svg", _join_qr, "The QR code of the join link", None,
        (400, 404, 429, 503), media=SVG,
    ),
    Endpoint(
        "POST", "/qr", _qr, "The QR code of one of this server's links", None, (*_POSTED, 429),
        takes=LinkRequest, media=SVG,
    ),
    Endpoint(
        "POST", "/past", _past, "A list of games", Past, (*_POSTED, 429), takes=PastRequest
    ),
    Endpoint(
        "GET", "/bot/stream", botapi.stream, "What happens, line by line, for a program", BotLine,
        (401, 403, 404, 429, 503), media=NDJSON, secured="token", is_optional=False,
        query=("follow",),
    ),
    Endpoint(
        "POST", "/bot/move", botapi.move, "A program's move", BotMoved,
        (*_POSTED, 401, 404, 409, 429), takes=BotMove, secured="token", is_optional=False,
    ),
    Endpoint("GET", "/openapi.json", _openapi, "This description", None, ()),
)  # fmt: skip
