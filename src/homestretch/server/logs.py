"""What the server writes to its log: lines for people, or JSON for programs; never a secret."""

from __future__ import annotations

import json
import logging
import re
import sys
import textwrap
from datetime import UTC, datetime
from typing import Any

_SECRETS = (
    (re.compile(r"(?i)(bearer\s+)[^\s\"',;]+"), r"\1***"),
    (re.compile(r"(?i)(\"?key\"?\s*[:=]\s*\"?)[A-Za-z0-9_-]{16,}"), r"\1***"),
    (re.compile(r"(?i)(password=)[^&\s]*"), r"\1***"),
    (re.compile(r"(://[^/@:\s]*):[^@/\s]*@"), r"\1:***@"),
)
_RUN = re.compile(r"[A-Za-z0-9_-]{22,}")
"""As long as the shortest key."""
_HUMP = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")
_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}


def without_secrets(text: str) -> str:
    """The text with everything that looks like a key or a password struck out."""
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return _RUN.sub(lambda run: run[0] if _is_wordy(run[0]) else "***", text)


def without_keys(path: str) -> str:
    """A path or an address that somebody asked for, with all struck out that may be a key."""
    return _RUN.sub("***", path)


def _is_wordy(run: str) -> bool:
    """Whether letters and hyphens are words, such as `ConnectionResetError`, and no key."""
    humps = _HUMP.findall(run)
    is_plain = not any(letter.isdigit() for letter in run)
    return is_plain and len(run) >= 4 * len(humps)


def escaped(line: str) -> str:
    """The line with what is not printable as JSON writes it: as an end of the line it could forge
    another one, and terminals obey other characters."""
    if line.isprintable():
        return line
    return "".join(one if one.isprintable() else json.dumps(one)[1:-1] for one in line)


class _Escaped(logging.Formatter):
    """A form in which nothing that was logged can do more than be read."""

    def format(self, record: logging.LogRecord) -> str:
        """The record, in lines of which only the first begins without blanks."""
        first, *others = self.told(record)
        rest = [textwrap.indent(escaped(line), "  ") for line in others]
        return "\n".join([escaped(first), *rest])

    def told(self, record: logging.LogRecord) -> list[str]:
        """The record's lines."""
        raise NotImplementedError


class Lines(_Escaped):
    """One line for people: time, level, what happened."""

    def told(self, record: logging.LogRecord) -> list[str]:
        """The record as text; a fault with its trace."""
        text = f"{_time(record)} {record.levelname.lower()}: {record.getMessage().rstrip()}"
        extra = _extra(record)
        if extra:
            text += "".join(f" {name}={value}" for name, value in extra.items())
        trace = self.formatException(record.exc_info) if record.exc_info else ""
        return [without_secrets(text), *without_secrets(trace).splitlines()]


class JsonLines(_Escaped):
    """One JSON object a line, its fields with the same names always."""

    def told(self, record: logging.LogRecord) -> list[str]:
        """The record as JSON."""
        fields: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": without_secrets(record.getMessage()),
        }
        for name, value in _extra(record).items():
            fields[name] = value if isinstance(value, int | float) else without_secrets(str(value))
        if record.exc_info:
            fields["trace"] = without_secrets(self.formatException(record.exc_info))
        return [json.dumps(fields, ensure_ascii=False)]


def is_fault(record: logging.LogRecord) -> bool:
    """False for what uvicorn reports when Ctrl-C, pressed again, cuts its orderly end short."""
    kind = record.exc_info[0] if record.exc_info else None
    told = f"{kind.__name__ if kind else ''} {record.getMessage()}"
    is_leaving = "KeyboardInterrupt" in told or "CancelledError" in told
    return not (record.name == "uvicorn.error" and is_leaving)


def configure(level: str, style: str) -> None:
    """Sends the log of this process to standard error; `style` is `text` or `json`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else Lines())
    handler.addFilter(is_fault)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy in ("asyncio", "websockets", "websockets.server"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, root.level))
    # at debug it writes frames, shortened in the middle of a key, which then looks like none
    logging.getLogger("uvicorn.error").setLevel(max(logging.INFO, root.level))


def _time(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _extra(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in _USUAL}
