"""The page's files, with types of our own (a machine's table of types cannot be relied upon)."""

from __future__ import annotations

import os
from pathlib import PurePath

from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
OTHER = "application/octet-stream"

FRESH = "no-cache"
"""May be kept, but is asked for again: an update of the program must show at once."""
LASTING = "public, max-age=2592000"
"""Fonts never change under their name."""


class PageFiles(StaticFiles):
    """Static files with our types and caching; `/` is `index.html`."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, or that it has not changed."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        suffix = PurePath(full_path).suffix.lower()
        response.headers["cache-control"] = LASTING if suffix == ".woff2" else FRESH
        if isinstance(response, FileResponse):
            response.headers["content-type"] = TYPES.get(suffix, OTHER)
        return response
