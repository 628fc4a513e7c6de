"""The verifier's page: one file that needs nothing from anywhere, under the strictest policy."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from homestretch import web


def verifier_page(path: Path = web.VERIFIER) -> Callable[[Request], Awaitable[Response]]:
    """What answers with the page. It may run its own script and nothing else, and ask nobody."""
    page = path.read_bytes()
    policy = policy_of(page.decode())

    async def answer(request: Request) -> Response:
        return HTMLResponse(page, headers={"content-security-policy": policy})

    return answer


def policy_of(page: str) -> str:
    """The content security policy of a page: its own inline scripts and styles, by their hashes."""
    return (
        f"default-src 'none'; script-src {_hashes('script', page)}; "
        f"style-src {_hashes('style', page)}; img-src data:; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    )


def _hashes(tag: str, page: str) -> str:
    found = re.findall(rf"<{tag}\b[^>]*>(.*?)</{tag}>", page, re.DOTALL)
    hashes = (base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in found)
    return " ".join(f"'sha256-{one}'" for one in hashes) or "'none'"
