"""The terminal itself: lines out, lines in."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Iterable
from typing import TextIO

from rich.console import Console
from rich.text import Text

from homestretch.core.errors import HomestretchError
from homestretch.terminal.glyphs import FAINT, STRONG, Glyphs, glyphs_for

LINE_LIMIT = 2000
"""Characters of a typed line that are looked at."""
PLAIN_WIDTH = 100
"""Columns where the output is no terminal."""


class InputEnded(HomestretchError):
    """Standard input has come to its end, so nobody can answer any more."""

    code = "input_ended"


class Screen:
    """Writes lines, in colour where the terminal has colours, and reads answers.

    Colours are left out where the output is no terminal, or where NO_COLOR is set.
    """

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self._source = source or sys.stdin
        self._target = target or sys.stdout
        self._shown = self._target.isatty()
        self.interactive = self._shown and self._source.isatty()
        """Whether a person sits at it."""
        plain = not self._shown or bool(os.environ.get("NO_COLOR"))
        self._console = Console(
            file=self._target,
            color_system=None if plain else "auto",
            width=None if self._shown else PLAIN_WIDTH,
            highlight=False,
            markup=False,
            emoji=False,
        )
        self.glyphs: Glyphs = glyphs_for(self._target.encoding or "ascii")
        self._edits = self.interactive and source is None and target is None
        if self._edits:
            _line_editing()

    @property
    def width(self) -> int:
        """Columns of a line."""
        return self._console.width

    def line(self, text: str | Text = "", style: str | None = None) -> None:
        """Writes one line; in a terminal a long one is wrapped between words."""
        written = Text(text) if isinstance(text, str) else text
        clean = self._writable(written.plain)
        if clean != written.plain:
            written = written.copy()
            written.plain = clean  # as many characters, so styles stay where they are
        if not self._shown:
            self._target.write(f"{written.plain}\n")
            return
        if style:
            written.stylize(style)
        wrap = self.interactive and not written.no_wrap
        self._console.print(written, soft_wrap=not wrap)

    def lines(self, texts: Iterable[str | Text]) -> None:
        """Writes lines."""
        for text in texts:
            self.line(text)

    def title(self, text: str) -> None:
        """Writes a line that stands out, with an empty one before it."""
        self.line()
        self.line(text, STRONG)

    def aside(self, text: str) -> None:
        """Writes a line of less weight."""
        self.line(text, FAINT)

    def command(self, text: str) -> None:
        """Writes a command to be copied: whole, never wrapped."""
        self.line(Text(f"  {self._writable(text)}", no_wrap=True))

    def ask(self, prompt: str) -> str:
        """The next line that is typed, without blanks around it; `InputEnded` at the end."""
        prompt = self._writable(prompt)
        if self._edits:
            try:
                typed = input(prompt)
            except EOFError:
                self.line()
                raise InputEnded("the input has ended") from None
            return _printable(typed[:LINE_LIMIT]).strip()
        typed = _printable(self._source.readline(LINE_LIMIT))
        if not typed:
            raise InputEnded("the input has ended")
        # Nobody has typed it here, so the transcript would lack it.
        self.line(prompt + typed.strip())
        return typed.strip()

    def typed(self) -> str | None:
        """The line that was typed though nobody asked, if there is one; `InputEnded` at the end.

        None where nobody sits here, and where the system cannot tell.
        """
        if not self.interactive or sys.platform == "win32":
            return None
        if not select.select([self._source], [], [], 0)[0]:
            return None
        typed = self._source.readline(LINE_LIMIT)
        if not typed:
            raise InputEnded("the input has ended")
        return _printable(typed).strip()

    def clear(self) -> None:
        """Wipes the screen and what was scrolled off it."""
        if self._target.isatty():
            self._target.write("\x1b[H\x1b[2J\x1b[3J")
            self._target.flush()

    def _writable(self, text: str) -> str:
        """The text with a sign for each character that the terminal cannot show, and a blank for
        each that would move its cursor or worse: names come from records and servers."""
        encoding = self._target.encoding or "ascii"
        return _printable(text).encode(encoding, "replace").decode(encoding)


def _printable(text: str) -> str:
    return "".join(c if c.isprintable() else " " for c in text)


def _line_editing() -> None:
    """Arrow keys and history at the prompt, where the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
