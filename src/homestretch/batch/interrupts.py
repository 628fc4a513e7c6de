"""Ctrl-C while rules are compiled: LLVM's callbacks swallow what is raised in them, so one that
comes there is kept until it can be heard."""

from __future__ import annotations

import _thread
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

CALLBACKS = "_raw_object_cache_"
"""How the functions begin that llvmlite lets LLVM call. LLVM works for seconds without Python, and
then a waiting Ctrl-C is noticed in one of them."""
AGAIN = 0.05
"""Seconds until a Ctrl-C is tried again."""


@contextmanager
def heard() -> Iterator[None]:
    """Within, a Ctrl-C that comes in a callback of LLVM is raised as soon as that is over.

    For the main thread and Python's own way with Ctrl-C; where somebody has set another, or in
    other threads, which never see one, nothing changes.
    """
    main = threading.current_thread() is threading.main_thread()
    if not main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    waiting: list[threading.Timer] = []

    def hear(number: int, frame: FrameType | None) -> None:
        for timer in waiting:
            timer.cancel()
        waiting.clear()
        if not _in_callback(frame):
            raise KeyboardInterrupt
        waiting.append(threading.Timer(AGAIN, _press_again))
        waiting[0].daemon = True
        waiting[0].start()

    signal.signal(signal.SIGINT, hear)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for timer in waiting:
            timer.cancel()
    if waiting:
        raise KeyboardInterrupt


def _press_again() -> None:
    main = threading.main_thread().ident
    if sys.platform == "win32" or main is None:
        _thread.interrupt_main()
    else:
        signal.pthread_kill(main, signal.SIGINT)  # wakes it too where it waits for something


def _in_callback(frame: FrameType | None) -> bool:
    while frame is not None:
        if frame.f_code.co_name.startswith(CALLBACKS):
            return True
        frame = frame.f_back
    return False
