"""Requests that another site's page makes in a visitor's browser are not for us."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from homestretch.server.limits import whose
from homestretch.server.refusals import Refused

_PORTS = {"http": "80", "https": "443", "ws": "80", "wss": "443"}


def is_same_origin(connection: HTTPConnection) -> bool:
    """Whether the request comes from our own page, or from no page at all.

    Browsers name the page's origin and the host they speak to; programs name no origin. The scheme
    may differ, for a proxy in front may end HTTPS.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    scheme = parts.scheme.lower()
    if scheme not in _PORTS or not parts.netloc:
        return False
    default = f":{_PORTS[scheme]}"
    return parts.netloc.lower().removesuffix(default) == host.lower().removesuffix(default)


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, for limits."""
    return whose(connection.client.host) if connection.client else "unknown"


_LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
_HOST = re.compile(r"[A-Za-z0-9._-]+(?::\d+)?|\[[0-9A-Fa-f:.]+\](?::\d+)?")


def own_address(connection: HTTPConnection, public_url: str | None) -> str:
    """The address of this server for links, as its visitor sees it.

    A visitor on the server's own computer would hand out an address that works nowhere else: then
    it is `public_url`, where there is one. Raises `Refused`.
    """
    host = connection.headers.get("host", "")
    if not _HOST.fullmatch(host):
        raise Refused("bad_request", "the header Host names no host, such as example.org:8000")
    name = host.lower().rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host.lower()
    if public_url is not None and name in _LOOPBACK:
        return public_url.rstrip("/")
    scheme = "https" if connection.url.scheme in {"https", "wss"} else "http"
    return f"{scheme}://{host}"
