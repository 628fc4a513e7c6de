"""The page: static files that a server sends as they are. There is no build step."""

from pathlib import Path

STATIC: Path = Path(__file__).parent / "static"
"""The folder to serve: `index.html`, styles, ES modules, words, and what comes from elsewhere."""

VERIFIER: Path = Path(__file__).parent / "verifier" / "verify.html"
"""The page that checks transcripts: one file that works without a server, too."""

__all__ = ["STATIC", "VERIFIER"]
