"""Keeping a record in a file that is whole at every moment."""

from __future__ import annotations

import os
from pathlib import Path

from homestretch.core.record import Record
from homestretch.terminal.journal import Journal


class Keeper:
    """Writes the record of one growing game to a file again and again, each time all or nothing."""

    def __init__(self, path: Path) -> None:
        self._journal: Journal | None = None
        self.path = path.resolve()
        self._draft = self.path.with_name(f".{self.path.name}.{os.getpid()}.tmp")

    def save(self, record: Record) -> None:
        """Replaces the file; whoever reads it sees the old record or the new one, never a part.

        The record must go on from the one saved before. Raises `OSError` where the file cannot be
        written.
        """
        journal = self._journal or Journal(record.start, record.tags)
        self._journal = None  # begun anew where Ctrl-C comes in the midst of a step
        for step in record.steps[journal.length :]:
            journal.add(step)
        text = journal.text()
        self._journal = journal
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with self._draft.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            self._draft.replace(self.path)
        finally:
            self._draft.unlink(missing_ok=True)


def free_path(folder: Path, stem: str) -> Path:
    """A file `stem.txt` in the folder, or `stem-2.txt`, … where that name is taken."""
    path = folder / f"{stem}.txt"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.txt"
        number += 1
    return path
