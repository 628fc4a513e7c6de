"""A server somewhere else: its links, plain requests, and what goes wrong on the way."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPException, HTTPResponse
from typing import Any, NamedTuple
from urllib.parse import parse_qs, quote, urlsplit

from homestretch import HomestretchError
from homestretch.cli.arguments import BadArgument

TIMEOUT = 20.0
"""Seconds without any news after which a connection counts as lost."""


class RemoteRefused(HomestretchError):
    """The server refused; the text is its own."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class RemoteLost(HomestretchError):
    """The server cannot be reached, or does not answer as one of ours does."""

    code = "no_server"


class Link(NamedTuple):
    """What an address names: the server, and a table by its code or name, with a key or without."""

    base: str
    code: str | None = None
    table: str | None = None
    key: str | None = None


def parse_link(text: str) -> Link:
    """Reads an address as it is handed out, or as the browser shows it.

    Raises `BadArgument`.
    """
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        has_host = bool(parts.hostname) and parts.port != 0  # a port beyond all raises
    except ValueError:
        has_host = False
    if not has_host or parts.scheme not in {"http", "https"}:
        raise BadArgument(
            f"{text[:80]!r} is no address; it looks like http://host:8000/join/k7m9qx"
        )
    base = f"{parts.scheme}://{parts.netloc}"
    fragment = parts.fragment
    asked = parse_qs(parts.query)
    found = re.fullmatch(r"/join/([^/]+)/?", parts.path)
    page = re.fullmatch(r"/(?:table|game)/([\w-]+)", fragment)
    if page:
        return Link(base, table=page[1])
    key = fragment or None
    if found:
        return Link(base, code=found[1], key=key)
    if "join" in asked:
        return Link(base, code=asked["join"][0], key=key)
    if parts.path not in {"", "/"}:
        raise BadArgument(f"{text[:80]!r} is no link to a table; such a link ends in /join/k7m9qx")
    return Link(base)


def ask(
    base: str, path: str, body: Any = None, key: str | None = None, *, needs: Sequence[str] = ()
) -> dict[str, Any]:
    """The answer to a plain request: an object of JSON with the fields that are needed.

    Raises `RemoteRefused` or `RemoteLost`.
    """
    with opened(base, path, body, key) as answer:
        try:
            found = json.loads(answer.read())
        except ValueError:
            raise _stranger(base) from None
        except (OSError, HTTPException) as error:
            raise _lost(base, error) from None
    if not isinstance(found, dict) or not found.keys() >= set(needs):
        raise _stranger(base)
    return found


@contextmanager
def opened(
    base: str, path: str, body: Any = None, key: str | None = None, *, query: str = ""
) -> Iterator[HTTPResponse]:
    """The answer to a plain request, to be read. Raises as `ask` does."""
    request = urllib.request.Request(f"{base}{quote(path)}{query}")
    if key is not None:
        request.add_header("Authorization", f"Bearer {key}")
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    try:
        answer = urllib.request.urlopen(request, timeout=TIMEOUT)
    except urllib.error.HTTPError as refused:
        with refused:
            raise _refusal(base, refused) from None
    except (OSError, HTTPException, ValueError) as error:
        raise _lost(base, error) from None
    with answer:
        yield answer


def lines(answer: HTTPResponse, base: str) -> Iterator[dict[str, Any]]:
    """The JSON lines of an answer that goes on, objects all of them. Raises `RemoteLost` when it
    breaks off."""
    while True:
        try:
            line = answer.readline()
        except (OSError, HTTPException) as error:
            raise _lost(base, error) from None
        if not line:
            return
        if line.strip():
            yield _object(line, base)


def _object(line: bytes, base: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError:
        raise _stranger(base) from None
    if not isinstance(found, dict):
        raise _stranger(base)
    return found


def _refusal(base: str, refused: urllib.error.HTTPError) -> HomestretchError:
    try:
        error = json.loads(refused.read())["error"]
        return RemoteRefused(str(error["code"]), str(error["message"]))
    except (ValueError, KeyError, TypeError, OSError, HTTPException):
        return _stranger(base)


def _stranger(base: str) -> RemoteLost:
    return RemoteLost(f"{base} does not answer as a server of Homestretch does")


def _lost(base: str, error: Exception) -> RemoteLost:
    reason = getattr(error, "reason", None) or error
    return RemoteLost(f"{base} cannot be reached: {str(reason) or type(error).__name__}")
