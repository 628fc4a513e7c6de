"""Reading requests and making answers, the same for all endpoints."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from homestretch.server.catalogue import Document
from homestretch.server.hub import Hub
from homestretch.server.keys import KEYS_AT_ONCE, TOKEN_LENGTH, split_keys
from homestretch.server.limits import Limits
from homestretch.server.messages import ErrorAnswer, ErrorBody, encode
from homestretch.server.origin import is_same_origin
from homestretch.server.reading import read
from homestretch.server.refusals import Refused
from homestretch.server.static import FRESH

T = TypeVar("T")

JSON = "application/json"
SVG = "image/svg+xml"
NDJSON = "application/x-ndjson"


def hub_of(connection: HTTPConnection) -> Hub:
    """The tables of the server that was asked."""
    hub: Hub = connection.app.state.hub
    return hub


def bearer(connection: HTTPConnection) -> str | None:
    """What the Authorization header holds, None without one. Raises `Refused`."""
    header = connection.headers.get("authorization")
    if header is None:
        return None
    scheme, _, text = header.partition(" ")
    keys = split_keys(text.strip())
    shown = all(len(key) <= TOKEN_LENGTH and key.isascii() for key in keys)
    if scheme.lower() != "bearer" or not shown or not 0 < len(keys) <= KEYS_AT_ONCE:
        raise Refused(
            "bad_authorization",
            "keys are sent as 'Authorization: Bearer <key>', several with commas between them, "
            f"{KEYS_AT_ONCE} at most",
            status=401,
        )
    return text.strip()


async def posted(request: Request, decoder: msgspec.json.Decoder[T], hint: str) -> T:
    """The body of a request that changes something. Raises `Refused`."""
    if not is_same_origin(request):
        raise Refused("other_origin", "this is done from this server's own page", status=403)
    kind, _, more = request.headers.get("content-type", "").lower().partition(";")
    charset = more.partition("charset=")[2].strip(' "')
    if kind.strip() != JSON or charset not in {"", "utf-8", "utf8"}:
        raise Refused(
            "not_json", f"send JSON in UTF-8 with the header Content-Type: {JSON}", status=415
        )
    return read(decoder, await _body(request, hub_of(request).limits), hint)


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


def json_answer(answer: Any, status: int = 200) -> Response:
    """A message as the answer to a request."""
    return Response(encode(answer), status, media_type=JSON)


def fixed(request: Request, document: Document, media_type: str) -> Response:
    """A document that the client may have already."""
    headers = {"etag": document.tag, "cache-control": FRESH}
    if document.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(document.body, media_type=media_type, headers=headers)


def error_answer(refusal: Refused) -> Response:
    """A refusal as the answer to a request."""
    body = ErrorAnswer(error=ErrorBody(code=refusal.code, message=str(refusal)))
    answer = json_answer(body, refusal.status)
    if refusal.status == 401:
        answer.headers["www-authenticate"] = "Bearer"
    return answer
