"""Files that users name: read within limits, refused in a sentence."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import homestretch
from homestretch import HomestretchError
from homestretch.core.errors import RecordError
from homestretch.core.record import FORMAT, Record

SIZE_LIMIT = 1_000_000
"""Bytes of the longest record that is read; a game of many hours has a hundredth of it."""


_BEGINNING = f'[Homestretch "{FORMAT}"]'


def is_record(data: bytes) -> bool:
    """Whether a file begins as records do, perhaps after comments."""
    return re.match(rb'(?:\xef\xbb\xbf)?\s*(?:;[^\n]*\n\s*)*\[Homestretch "', data) is not None


def _is_transcript(data: bytes) -> bool:
    """Whether a file begins as the transcripts of sealed games do."""
    return (
        re.match(rb'(?:\xef\xbb\xbf)?\s*\{\s*"format"\s*:\s*"homestretch-fair/', data) is not None
    )


class UnreadableFile(HomestretchError):
    """A file that is not there, or that may not be read."""

    code = "unreadable_file"


class NoText(HomestretchError):
    """A file that is there but cannot be a record: no text, empty, or far too long."""

    code = "no_text"


def read_text(name: str) -> str:
    """The text of a file, of standard input for `-`.

    Raises `UnreadableFile` where it is missing, `NoText` where it is no text or too long.
    """
    try:
        raw = _read_bytes(name)
    except OSError as error:
        raise UnreadableFile(f"{name}: {error.strerror or error}") from None
    if _is_transcript(raw):
        raise NoText(
            f"{name}: this is the transcript of a sealed game, not a record of moves; "
            f'check it by "homestretch verify", or save the record by "Save the moves (record)"'
        )
    if len(raw) > SIZE_LIMIT:
        raise NoText(f"{name}: longer than {SIZE_LIMIT:,} bytes, which no record is")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NoText(f"{name}: no text, byte {error.start + 1} is not UTF-8") from None
    if not text.strip():
        raise NoText(f"{name}: the file is empty")
    return text


def read_record(name: str) -> Record:
    """The record in a file; `RecordError` names the file, the line and the fault."""
    text = read_text(name)
    lines = (line.strip() for line in text.splitlines())
    if not next((line for line in lines if line and line[0] != ";"), "").startswith("["):
        raise RecordError(f"{name}: this is no record of a game; one begins with {_BEGINNING}")
    try:
        return homestretch.read_record(text)
    except RecordError as error:
        raise RecordError(f"{name}: {error}") from None


def _read_bytes(name: str) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read(SIZE_LIMIT + 1)
    with Path(name).open("rb") as file:
        return file.read(SIZE_LIMIT + 1)


def data_folder() -> Path:
    """Where the user's games are kept: the system's folder for such data.

    The environment variable HOMESTRETCH_DATA names another one.
    """
    chosen = os.environ.get("HOMESTRETCH_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "homestretch"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "homestretch"
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "homestretch"
