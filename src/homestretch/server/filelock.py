"""A lock on a file that dies with its process, however that ends, and a word in it for others."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

MOST_BYTES = 200
"""The longest word that is left or read."""
_BEGIN = 1
"""Where it begins: on Windows nobody else can read the byte that is locked."""


class Locked(OSError):
    """Another process holds the lock."""


def lock(path: Path) -> int:
    """Takes the lock and returns its file descriptor; closing it gives the lock back.

    Raises `Locked` when somebody has it, `OSError` when the file cannot be made.
    """
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(descriptor)
        raise Locked(f"{path} is locked") from error
    leave(descriptor, "")  # whoever had it before may have died with a word left
    return descriptor


def leave(descriptor: int, word: str) -> None:
    """Leaves a word in the file for those who find it locked; where it cannot be, there is none."""
    with contextlib.suppress(OSError):
        os.ftruncate(descriptor, 0)
        if word:
            os.lseek(descriptor, 0, os.SEEK_SET)
            os.write(descriptor, b"\n" * _BEGIN + word.encode()[:MOST_BYTES])


def left(path: Path) -> str:
    """What stands in the file, by whomever: to be checked before it is believed or shown."""
    try:
        with path.open("rb", buffering=0) as file:
            file.seek(_BEGIN)
            return (file.read(MOST_BYTES) or b"").decode("ascii", "replace")
    except OSError:
        return ""
