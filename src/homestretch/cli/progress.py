"""A progress bar on standard error, with rate and time left; nothing where nobody watches."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    TextColumn,
    TimeRemainingColumn,
)
from rich.progress import Progress as Bar


class Progress:
    """A bar to be used with `with`; gone when it ends."""

    def __init__(self, label: str, total: int) -> None:
        self._console = Console(stderr=True)
        self._bar = Bar(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
            console=self._console,
            transient=True,
            disable=not self._console.is_terminal,
        )
        self._task = self._bar.add_task(label, total=total, rate="")

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.stop()

    def notice(self, text: str) -> None:
        """A line of its own, shown where nobody watches too."""
        self._console.print(text, highlight=False)

    def update(self, done: int) -> None:
        """So many are done."""
        speed = self._bar.tasks[0].finished_speed or self._bar.tasks[0].speed
        self._bar.update(self._task, completed=done, rate=f"{speed:,.0f}/s" if speed else "")
