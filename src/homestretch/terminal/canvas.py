"""A grid of characters, each with a style, that boards are drawn on."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text


class Canvas:
    """A rectangle of characters; drawing outside it is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Writes a text to the right from column x of line y, both from 0."""
        for offset, character in enumerate(text):
            if 0 <= x + offset < self.width and 0 <= y < self.height:
                self._cells[y][x + offset] = character, style

    def put_text(self, x: int, y: int, text: Text) -> None:
        """Writes a styled text, character by character."""
        for offset, character in enumerate(text.plain):
            styles = [str(span.style) for span in text.spans if span.start <= offset < span.end]
            self.put(x + offset, y, character, styles[-1] if styles else "")

    def lines(self) -> list[Text]:
        """The lines, without blanks at their ends."""
        return [self._line(row) for row in self._cells]

    @staticmethod
    def _line(row: list[tuple[str, str]]) -> Text:
        text = Text(no_wrap=True)
        for style, run in groupby(row, key=lambda cell: cell[1]):
            text.append("".join(character for character, _ in run), style or None)
        text.rstrip()
        return text
