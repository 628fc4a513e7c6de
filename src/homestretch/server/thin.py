"""The page's modules and styles without what only people read: a third of what would be sent.

Nothing is parsed: comments that have lines of their own go, and so do indents. A test holds the
page's files to what this asks of them: no text in them runs over several lines.
"""

from __future__ import annotations

import re

_BLOCK = r"[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*\n"
_LINE = r"[ \t]*//[^\n]*\n"
_LEFT_OUT = {
    ".js": re.compile(rf"^(?:{_BLOCK}|{_LINE}|[ \t]*\n)+|^[ \t]+", re.MULTILINE | re.DOTALL),
    ".css": re.compile(rf"^(?:{_BLOCK}|[ \t]*\n)+|^[ \t]+", re.MULTILINE | re.DOTALL),
}


def thin(path: str, body: bytes) -> bytes:
    """A file of the page as it is sent."""
    left_out = _LEFT_OUT.get(path[path.rfind(".") :])
    if left_out is None:
        return body
    return left_out.sub("", left_out.sub("", body.decode())).encode()
