"""The picture of a state: the board with who sits where, whose turn it is, and the piles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from homestretch.core.seats import COLOURS, TERMINAL, Seat
from homestretch.core.state import State
from homestretch.games.pardon.cards import PARDON
from homestretch.terminal import pardon_board, temper_board
from homestretch.terminal.glyphs import CARD_STYLE, LETTERS, PIECE_STYLES, STRONG, Glyphs
from homestretch.terminal.vocabulary import vocabulary

GAP = 3
"""Columns between the board of Temper and what stands beside it."""
BESIDE_WIDTH = 80
NAME_WIDTH = 14


def picture(
    state: State[Any],
    viewer: Seat | None,
    glyphs: Glyphs,
    names: Mapping[Seat, str] | None = None,
    width: int = 80,
) -> list[Text]:
    """The lines of the picture. `names` says who sits where.

    Temper's needs 80 columns, or 44 with the seats below the board; Pardon's needs 64.
    """
    names = names or {}
    if state.game.name == "temper":
        return _temper(state, viewer, glyphs, names, width)
    return _pardon(state, viewer, glyphs, names)


def fits(game_name: str, width: int) -> bool:
    """Whether the picture fits into so many columns."""
    return width >= (temper_board.WIDTH if game_name == "temper" else pardon_board.WIDTH)


def _temper(
    state: State[Any], viewer: Seat | None, glyphs: Glyphs, names: Mapping[Seat, str], width: int
) -> list[Text]:
    lines = temper_board.draw(state, viewer, glyphs).lines()
    words = vocabulary("temper")
    beside: list[Text] = []
    for seat, pieces in state.pieces().items():
        home = sum(1 for progress in pieces if progress >= words.home)
        waiting = pieces.count(0)
        detail = f"base {waiting}  track {len(pieces) - home - waiting}  home {home}"
        beside += [_seat_line(state, seat, glyphs, names), Text(f"    {detail}")]
    if width < BESIDE_WIDTH:
        return [*lines, Text(), *beside]
    top = (len(lines) - len(beside)) // 2
    for index, extra in enumerate(beside):
        line = lines[top + index]
        line.append(" " * (temper_board.WIDTH + GAP - len(line)))
        line.append_text(extra)
    return lines


def _pardon(
    state: State[Any], viewer: Seat | None, glyphs: Glyphs, names: Mapping[Seat, str]
) -> list[Text]:
    canvas = pardon_board.draw(state, viewer, glyphs)
    seen: Any = state.observation(None)
    lines = [_piles(seen)]
    for seat in state.game.seats:
        line = _seat_line(state, seat, glyphs, names)
        if state.game.options.as_dict()["hand_size"]:
            cards = seen.hand_sizes[seat]
            line.append(" " * max(1, pardon_board.PANEL_WIDTH - 7 - len(line)))
            line.append(f"{cards} card{'s' * (cards != 1)}")
        lines.append(line)
    lines += _open_card(seen)
    column, top = pardon_board.PANEL
    for index, line in enumerate(lines):
        canvas.put_text(column, top + index, line)
    return canvas.lines()


def _piles(seen: Any) -> Text:
    """The size of the draw pile and the top discard."""
    line = Text(f"pile {seen.draw_pile_size}, ")
    if not seen.discards:
        return line.append("no discards")
    line.append(f"{len(seen.discards)} discarded: ")
    return line.append(card_box(seen.discards[-1]), CARD_STYLE)


def _open_card(seen: Any) -> list[Text]:
    """With no hands: the card turned up, which all may see."""
    return [Text("turned up ").append(card_box(card), CARD_STYLE) for card in seen.hand]


def card_box(card: int) -> str:
    """A card as a small box of characters."""
    return "[Pardon]" if card == PARDON else f"[{card}]"


def _seat_line(state: State[Any], seat: Seat, glyphs: Glyphs, names: Mapping[Seat, str]) -> Text:
    """Whose turn it is, the letter on its colour, the colour's name, who sits there."""
    acting = seat == state.turn and state.to_act != TERMINAL
    line = Text()
    line.append(f"{glyphs.turn if acting else ' '} ", STRONG)
    line.append(LETTERS[seat], PIECE_STYLES[seat])
    line.append(f" {COLOURS[seat]}", STRONG if acting else None)
    name = names.get(seat, "")
    if name:
        line.append(" " * (7 - len(COLOURS[seat])))
        line.append(name if len(name) <= NAME_WIDTH else f"{name[: NAME_WIDTH - 1]}.")
    return line
