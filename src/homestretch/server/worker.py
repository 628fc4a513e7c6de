"""The page's service worker: `sw.js` with the list of the page's files and their version.

The version is a hash of all those files, so that each update of the program gets a cache of its
own, and browsers notice it by the worker's changed text.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from homestretch.server.static import FRESH, TYPES

SOURCE = "sw.js"
"""Its file among the page's; served only with the list before it."""
ON_DEMAND = ("words/",)
"""Kept once somebody has asked for them: nobody needs all languages."""
NOT_KEPT = (".md", ".txt", ".png", "/LICENSE")
"""Ends of the names of files that the page itself never asks for."""


def page_files(static: Path) -> list[str]:
    """The addresses of all files of the page, sorted; `index.html` is `/`."""
    found = (path.relative_to(static).as_posix() for path in static.rglob("*") if path.is_file())
    return sorted("/" if name == "index.html" else f"/{name}" for name in found if name != SOURCE)


def version(static: Path) -> str:
    """A hash of all files of the page, by their names and their content."""
    digest = hashlib.sha256()
    for path in sorted(path for path in static.rglob("*") if path.is_file()):
        content = hashlib.sha256(path.read_bytes()).digest()
        digest.update(path.relative_to(static).as_posix().encode() + b"\0" + content)
    return digest.hexdigest()[:20]


def worker_script(static: Path) -> str:
    """The worker with what it needs to know."""
    needed = [
        name
        for name in page_files(static)
        if not name[1:].startswith(ON_DEMAND) and not name.endswith(NOT_KEPT)
    ]
    head = f"const VERSION = {json.dumps(version(static))};\nconst FILES = {json.dumps(needed)};\n"
    return head + (static / SOURCE).read_text(encoding="utf-8")


def service_worker(static: Path) -> Callable[[Request], Awaitable[Response]]:
    """Answers with the worker, made anew whenever a file of the page has changed.

    Browsers ask for it with every visit, and to make it all files are read.
    """
    made: tuple[object, bytes, str] = None, b"", ""

    def worker() -> tuple[bytes, str]:
        nonlocal made
        files, (known, script, tag) = _stamps(static), made
        if files != known:
            script = worker_script(static).encode()
            tag = f'"{hashlib.sha256(script).hexdigest()[:20]}"'
            made = files, script, tag
        return script, tag

    async def answer(request: Request) -> Response:
        script, tag = await asyncio.to_thread(worker)
        headers = {"etag": tag, "cache-control": FRESH}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(script, headers={**headers, "content-type": TYPES[".js"]})

    return answer


def _stamps(static: Path) -> tuple[tuple[Path, int, int], ...]:
    """What tells whether a file has changed."""
    found = ((path, path.stat()) for path in static.rglob("*"))
    return tuple(sorted((path, stat.st_mtime_ns, stat.st_size) for path, stat in found))
