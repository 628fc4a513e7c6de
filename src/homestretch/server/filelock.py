"""A lock on a file that dies with its process, however that ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path


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
    return descriptor
