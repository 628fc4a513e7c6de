"""The text of a record that grows, without writing all of it anew at every step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from homestretch.core.record import Record, Step, advance, result_text, turn_label
from homestretch.core.state import State


class Journal:
    """Steps go in one by one; `text` is at every moment what `Record.text` would give.

    A record's steps stand in runs, a new line for each new label, so finished runs never change:
    only the present one is written again.
    """

    def __init__(self, start: State[Any], tags: Mapping[str, str]) -> None:
        self.length = 0
        """How many steps have gone in."""
        self._header = Record(start, (), tags).text().split("\n\n")[0].split("\n")
        self._finished: list[str] = []
        self._state = start
        self._run_start = start
        self._run: list[Step] = []

    def add(self, step: Step) -> None:
        """Takes the next step; a refused one raises and changes nothing."""
        after = advance(self._state, step)
        if self._run and turn_label(self._run_start) != turn_label(self._state):
            self._finished.append(self._run_text())
            self._run_start, self._run = self._state, []
        self._run.append(step)
        self._state = after
        self.length += 1

    def text(self) -> str:
        """The record so far."""
        result = f'[Result "{result_text(self._state)}"]'
        header = [result if line.startswith("[Result ") else line for line in self._header]
        runs = [*self._finished, self._run_text()] if self._run else []
        return "\n".join([*header, "", *runs, ""])

    def _run_text(self) -> str:
        """The lines of the present run, as a record of it alone would have them."""
        text = Record(self._run_start, tuple(self._run)).text()
        return text.split("\n\n", 1)[1].removesuffix("\n")
