"""The page: static files that a server sends as they are. There is no build step."""

from pathlib import Path

STATIC: Path = Path(__file__).parent / "static"
"""The folder to serve: `index.html`, styles, ES modules, words, and what comes from elsewhere."""

__all__ = ["STATIC"]
