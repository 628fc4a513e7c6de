"""Several server processes that share one listening socket: started, watched, stopped together."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import shutil
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType
from typing import Any

from homestretch.core.errors import HomestretchError
from homestretch.server import logs
from homestretch.server.settings import Settings

logger = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds before a worker that ended by itself is started again."""
PATIENCE = 15.0
"""Seconds that workers may take to stop."""


class Workers:
    """The parent of the workers. It serves nobody itself, so nothing of it can break."""

    def __init__(
        self, settings: Settings, listener: socket.socket, on_ready: Callable[[], None]
    ) -> None:
        """Starts nothing yet; `on_ready` is called when all workers take requests."""
        self._settings = settings
        self._listener = listener
        self._on_ready = on_ready
        self._context = multiprocessing.get_context("spawn")
        self._workers: dict[int, BaseProcess] = {}
        self._ready: dict[int, Connection] = {}
        self._stop_reader, self._stop_writer = os.pipe()
        # workers end when this process is gone, however it went: they read the other end
        self._life_reader, self._life_writer = self._context.Pipe(duplex=False)
        self._snapshots = Path(tempfile.mkdtemp(prefix="homestretch-"))

    def run(self) -> None:
        """Runs until a signal to stop."""
        before = {sign: signal.signal(sign, self._stop) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            for number in range(self._settings.workers):
                self._start(number)
            self._watch()
        finally:
            self._end()
            for sign, handler in before.items():
                signal.signal(sign, handler)

    def _stop(self, sign: int, frame: FrameType | None) -> None:
        os.write(self._stop_writer, b"x")

    def _start(self, number: int) -> None:
        ready, telling = self._context.Pipe(duplex=False)
        self._workers[number] = process = self._context.Process(
            target=_work,
            args=(self._settings, self._listener, telling, self._life_reader, self._snapshots),
            name=f"worker {number}",
        )
        process.start()
        telling.close()
        self._ready[number] = ready

    def _watch(self) -> None:
        waiting = set(self._ready)
        while True:
            ends = {process.sentinel: number for number, process in self._workers.items()}
            news: list[Any] = wait([*ends, *self._ready.values(), self._stop_reader])
            if self._stop_reader in news:
                return
            for number, ready in list(self._ready.items()):
                if ready in news:
                    del self._ready[number]
                    with ready, contextlib.suppress(EOFError):
                        ready.recv()
                        if number in waiting:
                            waiting.discard(number)
                            if not waiting:
                                self._on_ready()
            for sentinel, number in ends.items():
                if sentinel in news:
                    self._again(number)

    def _again(self, number: int) -> None:
        process = self._workers[number]
        process.join()
        logger.error(
            "worker %d (process %s) ended with %s; starting another",
            number,
            process.pid,
            process.exitcode,
        )
        (self._snapshots / f"{process.pid}.json").unlink(missing_ok=True)
        if not wait([self._stop_reader], timeout=PAUSE):
            self._start(number)

    def _end(self) -> None:
        for process in self._workers.values():
            if process.is_alive():
                process.terminate()
        last = time.monotonic() + PATIENCE
        for process in self._workers.values():
            process.join(max(0.0, last - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
            process.close()
        for ready in self._ready.values():
            ready.close()
        self._life_reader.close()
        self._life_writer.close()
        os.close(self._stop_reader)
        os.close(self._stop_writer)
        shutil.rmtree(self._snapshots, ignore_errors=True)


def _work(
    settings: Settings,
    listener: socket.socket,
    telling: Connection,
    life: Connection,
    snapshots: Path,
) -> None:
    """One worker, from its start to its end."""
    from homestretch.server.run import serve_here

    logs.configure(settings.log_level, settings.log_format)

    def ready() -> None:
        with telling, contextlib.suppress(OSError):
            telling.send(os.getpid())

    def end_with_parent() -> None:
        wait([life])  # nothing is ever sent: it ends when the parent does
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        with listener, contextlib.suppress(KeyboardInterrupt):
            serve_here(settings, listener, ready, snapshots=snapshots)
    except HomestretchError as error:
        logger.error("%s", error)
        raise SystemExit(1) from None
