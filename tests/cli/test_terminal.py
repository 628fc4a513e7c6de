"""The real command in a pseudo-terminal: colours, the curtain, Ctrl-C and the end of input."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time

import pytest

import homestretch
from tests.cli.command import EXECUTABLE, environment

pty = pytest.importorskip("pty", reason="pseudo-terminals are a matter of Unix")

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
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


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.txt"


def test_colours_in_a_terminal_and_none_where_they_are_not_wanted(tmp_path):
    for number, more in enumerate(({}, {"NO_COLOR": "1"})):
        file = tmp_path / f"{number}.txt"
        terminal = Terminal("play", "--record", str(file), data=tmp_path, **more)
        terminal.wait_for("Enter to roll > ")
        terminal.type("quit\n")
        assert terminal.end() == 0
        assert ("\x1b[1;" in terminal.text) == (not more)
        assert "homestretch play --resume" in terminal.text


def test_a_person_plays_and_leaves_with_ctrl_c(tmp_path, path):
    terminal = Terminal("play", "--seed", "5", "--record", str(path), data=tmp_path)
    terminal.wait_for("Enter to roll > ")
    terminal.type("\n")
    terminal.wait_for("You rolled a")
    terminal.wait_for(" > ")
    assert terminal.end(pressing=CTRL_C) == 130
    assert "Traceback" not in terminal.text
    assert f"homestretch play --resume {path}" in terminal.text
    assert len(homestretch.read_record(path.read_text("utf-8")).steps) == 1


def test_the_end_of_input_leaves(tmp_path, path):
    terminal = Terminal("play", "--record", str(path), data=tmp_path)
    terminal.wait_for("Enter to roll > ")
    terminal.type("\x04")
    assert terminal.end() == 0
    assert "The input has ended, so the game stops here." in terminal.text


def test_the_keyboard_is_passed_behind_a_curtain(tmp_path, path):
    words = ["play", "pardon-quick", "--people", "red,blue", "--seats", "0,1", "--seed", "3"]
    terminal = Terminal(*words, "--record", str(path), data=tmp_path)
    terminal.wait_for("Red, press Enter when only you look > ")
    terminal.type("\n")
    terminal.wait_for("Your move (1-")
    terminal.type("1\n")
    red = terminal.wait_for("Press Enter to hide your cards > ")
    assert "You drew a" in red
    terminal.type("\n")
    between = terminal.wait_for("Blue, press Enter when only you look > ")
    assert CLEAR in between
    after_clear = between.split(CLEAR)[1]
    assert "drew" not in after_clear
    assert "Your cards" not in after_clear
    terminal.type("\n")
    blue = terminal.wait_for("Your move (1-")
    assert "Red played a" in blue
    assert "drew" not in blue
    terminal.type("quit\n")
    assert terminal.end() == 0
    assert "Your cards" not in terminal.text.split(CLEAR)[-1]


def test_a_replay_goes_on_at_enter(tmp_path, path):
    path.write_text(
        '[Homestretch "1"]\n[Game "temper"]\n[Seats "0 2"]\n\nred: 6 B-1 4 1-5\nyellow: 6 B-1\n',
        encoding="utf-8",
    )
    terminal = Terminal("replay", str(path), "--step", data=tmp_path)
    terminal.wait_for("Enter for the next turn, q to leave > ")
    assert "Red rolled a 4 and moved from 1 to 5." in terminal.text
    assert "Yellow rolled" not in terminal.text
    terminal.type("q\n")
    assert terminal.end() == 0
    assert "Yellow rolled" not in terminal.text


def test_ctrl_c_ends_a_long_count_quietly(tmp_path):
    terminal = Terminal("perft", "temper", "--depth", "30", data=tmp_path)
    marker = Terminal("perft", "temper", "--depth", "1", data=tmp_path)
    assert marker.end() == 0  # by now the first one counts as well
    code = terminal.end(pressing=CTRL_C)
    assert code in {130, -signal.SIGINT}
    assert "Traceback" not in terminal.text
    assert sys.executable not in terminal.text
