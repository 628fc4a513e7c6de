"""The description of the API: OpenAPI 3.1 with JSON Schema, made from the types alone."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import msgspec

from homestretch import __version__
from homestretch.server.botmessages import BotHello, BotLine, BotMoveMessage
from homestretch.server.catalogue import Document, as_document
from homestretch.server.commands import ClientMessage
from homestretch.server.endpoints import ENDPOINTS, Endpoint
from homestretch.server.messages import ErrorAnswer, ServerMessage

_PARAMETERS = {
    "game": ("`temper` or `pardon`", {"type": "string"}),
    "table": ("The name of a table", {"type": "string"}),
    "code": ("The code of a table", {"type": "string"}),
    "theme": (
        "`light` or `dark`: the board in those colours, in place of custom properties",
        {"type": "string"},
    ),
    "follow": ("`1` to hear of a rematch after the end, before the last line", {"type": "string"}),
}
_REFUSALS = {
    400: "Not of the right form, or against the rules; the code says what",
    401: "A key or token that opens nothing here",
    403: "Not with this key, or not from another site's page",
    404: "Nothing there",
    408: "The request did not come to its end",
    409: "Not now; the code says why",
    413: "Too large",
    415: "No JSON",
    429: "Too much at once",
    500: "The server has a fault",
    503: "The server cannot do it at present",
}
_SOCKETS: dict[str, tuple[str, Any, Any, tuple[str, ...]]] = {
    "/tables/{table}/socket": ("What happens at a table", ClientMessage, ServerMessage, ()),
    "/bot/socket": (
        "The bot API over a WebSocket",
        BotHello | BotMoveMessage,
        BotLine,
        ("follow",),
    ),
}
"""The summary of each, what is sent and heard there, and the names behind `?` in its address."""
_REF = "#/components/schemas/{name}"


@cache
def document() -> Document:
    """The description as it is served."""
    return as_document(text().encode())


def text() -> str:
    """The description as JSON, as it is kept in docs/openapi.json."""
    return json.dumps(description(), indent=1, ensure_ascii=False) + "\n"


def description() -> dict[str, Any]:
    """The description as JSON values."""
    types = [ErrorAnswer]
    for endpoint in ENDPOINTS:
        types += [kind for kind in (endpoint.takes, endpoint.answer) if kind is not None]
    for _, sent, heard, _ in _SOCKETS.values():
        types += [sent, heard]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF)
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        path = paths.setdefault(f"/api{endpoint.path}", {})
        path[endpoint.method.lower()] = _operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Homestretch",
            "version": __version__,
            "summary": "Tables of Temper and Pardon",
            "description": "docs/protocol.md says what everything means.",
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "x-websockets": {
            f"/api{path}": {
                "summary": summary,
                **_parameters(path, query),
                "sent": schema_of[repr(sent)],
                "heard": schema_of[repr(heard)],
            }
            for path, (summary, sent, heard, query) in _SOCKETS.items()
        },
        "components": {
            "schemas": _sorted(components),
            "securitySchemes": {
                "key": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "Keys of seats, with commas between them",
                },
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A program's token, <table>.<key>",
                },
            },
        },
    }


def _operation(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {"summary": endpoint.summary, "operationId": _name(endpoint)}
    operation |= _parameters(endpoint.path, endpoint.query)
    if endpoint.takes is not None:
        body = {"schema": schema_of[repr(endpoint.takes)]}
        operation["requestBody"] = {"required": True, "content": {"application/json": body}}
    if endpoint.secured:
        needed: list[dict[str, list[str]]] = [{endpoint.secured: []}]
        operation["security"] = [*needed, {}] if endpoint.is_optional else needed
    schema = {"type": "string"} if endpoint.answer is None else schema_of[repr(endpoint.answer)]
    if endpoint.media == "application/json" and endpoint.answer is None:
        schema = {"type": "object"}
    responses: dict[str, Any] = {
        str(endpoint.status): {
            "description": "Done",
            "content": {endpoint.media: {"schema": schema}},
        }
    }
    error = {"application/json": {"schema": schema_of[repr(ErrorAnswer)]}}
    for status in sorted({*endpoint.refusals, 500}):
        responses[str(status)] = {"description": _REFUSALS[status], "content": error}
    operation["responses"] = responses
    return operation


def _parameters(path: str, query: tuple[str, ...]) -> dict[str, Any]:
    """What stands in an address and behind its `?`; nothing where nothing does."""
    named = [(name, "path") for name in re.findall(r"{(\w+)}", path)]
    named += [(name, "query") for name in query]
    found = [
        {
            "name": name,
            "in": where,
            "required": where == "path",
            "description": _PARAMETERS[name][0],
            "schema": _PARAMETERS[name][1],
        }
        for name, where in named
    ]
    return {"parameters": found} if found else {}


def _name(endpoint: Endpoint) -> str:
    words = re.sub(r"\W+", " ", endpoint.path).split()
    return "_".join([endpoint.method.lower(), *words])


def _sorted(components: dict[str, Any]) -> dict[str, Any]:
    return {name: components[name] for name in sorted(components)}


if __name__ == "__main__":
    print(text(), end="")  # noqa: T201
