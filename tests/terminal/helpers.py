"""A terminal made of strings, and games played at it by a function that answers."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import homestretch
from homestretch.core.chance import SeededChance
from homestretch.core.seats import CHANCE
from homestretch.play import Session
from homestretch.terminal.screen import Screen
from homestretch.terminal.seating import seating
from homestretch.terminal.table import Table

ANSI = re.compile(r"\x1b\[[0-9;]*m")
CLEAR = "\x1b[H\x1b[2J\x1b[3J"


class Answers(io.StringIO):
    """Standard input whose every line a function supplies; the end where it gives None."""

    def __init__(self, answer: Callable[[], str | None], *, terminal: bool = False) -> None:
        super().__init__()
        self._answer = answer
        self._terminal = terminal

    def readline(self, size: int | None = -1, /) -> str:
        line = self._answer()
        return "" if line is None else f"{line}\n"

    def isatty(self) -> bool:
        return self._terminal


class Output(io.StringIO):
    """Standard output that says whether it is a terminal."""

    encoding = "utf-8"

    def __init__(self, *, terminal: bool = False) -> None:
        super().__init__()
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


class Sitting:
    """A table with everything around it, ready to be played."""

    def __init__(
        self,
        state: Any,
        people: Iterable[int],
        answer: Callable[[Sitting], str | None],
        *,
        bots: Mapping[int, str] | None = None,
        seed: int = 1,
        terminal: bool = False,
        auto: bool = False,
        in_words: bool = False,
    ) -> None:
        self.session = Session(state)
        self.saves = 0
        self.output = Output(terminal=terminal)
        source = Answers(lambda: answer(self), terminal=terminal)
        self.screen = Screen(source, self.output)
        setups = seating(state.game.seats, people, bots or {})
        self.table = Table(
            self.session,
            setups,
            SeededChance(seed),
            self.screen,
            self._keep,
            auto=auto,
            in_words=in_words,
        )

    def _keep(self) -> None:
        self.saves += 1

    @property
    def state(self) -> Any:
        return self.session.state

    @property
    def text(self) -> str:
        return self.output.getvalue()

    @property
    def is_hidden(self) -> bool:
        """Whether the next person has just been called: only Enter goes on."""
        last = ANSI.sub("", self.text).rstrip().rpartition("\n")[2]
        return last.startswith("Pass the keyboard")

    def play(self) -> Sitting:
        self.table.play()
        return self


def first_move(sitting: Sitting) -> str:
    """Enter at a roll, the first move at a decision."""
    return "" if sitting.state.to_act == CHANCE or sitting.is_hidden else "#1"


def start(name: str, **settings: Any) -> Any:
    return homestretch.game(name, **settings).start()


def answers(*lines: str) -> Callable[[Sitting], str | None]:
    """These lines, then the end of the input."""
    left = list(lines)
    return lambda sitting: left.pop(0) if left else None
