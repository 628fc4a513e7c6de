"""A pseudo-terminal that the real command runs in."""

from __future__ import annotations

import os
import select
import subprocess
import time

import pytest

from tests.cli.command import EXECUTABLE, environment

pty = pytest.importorskip("pty", reason="pseudo-terminals are a matter of Unix")

CTRL_C = "\x03"
DEADLINE = 60
PATIENCE = 10
"""Seconds of silence after which a key is pressed again."""


class Terminal:
    """A command in a pseudo-terminal of 80 columns."""

    def __init__(self, *words: str, data, **more: str) -> None:
        self._master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*EXECUTABLE, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(data, TERM="xterm-256color", COLUMNS="80", LINES="40", **more),
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(slave)
        self.text = ""

    def wait_for(self, wanted: str) -> str:
        """Reads until a text appears after what was awaited before; returns what came up to it."""
        start = len(self.text)
        end = time.monotonic() + DEADLINE
        while wanted not in self.text[start:]:
            assert time.monotonic() < end, self.text
            if not self._read(end - time.monotonic()):
                pytest.fail(f"{wanted!r} never came: {self.text}")
        cut = self.text.index(wanted, start) + len(wanted)
        came, self._rest = self.text[start:cut], self.text[cut:]
        self.text = self.text[:cut]
        return came

    _rest = ""

    def _read(self, timeout: float) -> bool:
        if self._rest:
            self.text, self._rest = self.text + self._rest, ""
            return True
        if not select.select([self._master], [], [], timeout)[0]:
            return False
        try:
            piece = os.read(self._master, 65536)
        except OSError:
            return False
        self.text += piece.decode("utf-8", "replace")
        return bool(piece)

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def end(self, *, pressing: str = "") -> int:
        """Reads to the end; the exit code.

        `pressing`: a key pressed again where nothing comes of it, as a person does: Python misses
        a Ctrl-C that comes just between writing a prompt and waiting for the answer.
        """
        last = time.monotonic() + DEADLINE
        self.type(pressing)
        try:
            while True:
                while self._read(PATIENCE):
                    pass
                if self.process.poll() is not None or time.monotonic() > last:
                    return self.process.wait(timeout=PATIENCE)
                self.type(pressing)
        finally:
            self.process.kill()
            self.process.wait()
            os.close(self._master)


def _take_terminal() -> None:
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
