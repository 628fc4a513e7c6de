"""Hand, list of moves and help, as lines to be shown."""

from __future__ import annotations

import textwrap
from typing import Any

from rich.text import Text

from homestretch.core.seats import Seat
from homestretch.core.state import State
from homestretch.terminal.glyphs import CARD_STYLE, FAINT, STRONG
from homestretch.terminal.menu import Item, Menu
from homestretch.terminal.picture import card_box

LONG_LIST = 14
"""A list of more moves than this is set in columns."""
_INDENT = 2
_MARGIN = 9

_COMMON = (
    ("moves", "the legal moves again"),
    ("show", "the board as a picture"),
    ("board", "the board in words"),
    ("hint", "what the bot careful would play"),
    ("auto", "roll and make only moves by itself, on or off"),
    ("quit", "leave; the game is saved and can go on later"),
)
_HELP = {
    "temper": (
        "A move is typed as its number in the list, in full (7-13, B-1, 38-H2), or as the place "
        "of the token alone (7, B). B is the base, H1 to H4 the home row. All squares are counted "
        "on your own road: 1 is where your tokens come out, 40 the last before your home row. "
        "Numbers beside rivals' tokens are squares of your road too, so you see how far away "
        "they are. Small letters mark each colour's start square and home row. "
        "Everybody walks clockwise. A six brings a token out and rolls again."
    ),
    "pardon": (
        "A move is typed as its number in the list, or in full: 5:12-17 plays a 5 from 12 to 17, "
        "1:S-1 leaves Start, 7:15-18,30-34 splits a 7 between two pawns. An x stands for taking "
        "a rival's square: 11:18x31 is the switch of an 11, in which your pawn on 18 and the rival "
        "on 31 change places; P:Sx31 is a Pardon card: your pawn leaves Start for 31, and the "
        "rival there goes back. Short: 5: (the only play of the 5), 12-17 (the only such walk). "
        "S is Start, Z1 to Z5 the safety zone, H Home. All squares are counted on your own road: "
        "1 is where your pawns come out, 59 where the safety zone begins. Numbers beside rivals' "
        "pawns are squares of your road too. Each side of the board has two slides, drawn from a "
        "triangle to a circle: a pawn that ends its move on the triangle of another colour slides "
        "on to the circle, and every pawn on the way goes back, your own ones too. "
        "On a slide of your own colour nothing happens. All walk clockwise."
    ),
}


def help_lines(game_name: str, width: int) -> list[Text]:
    """How to type moves, how to read the board, and the commands."""
    told = textwrap.wrap(_HELP[game_name], max(width, 20), break_on_hyphens=False)
    found = [Text(line) for line in told]
    for word, meaning in _COMMON:
        found.append(Text(f"  {word:<7}", STRONG).append(meaning, "not bold"))
    return found


def hand_line(state: State[Any], seat: Seat) -> Text | None:
    """The cards of the seat, or the card turned up where there are no hands; None in Temper."""
    if state.game.name != "pardon":
        return None
    seen: Any = state.observation(seat)
    has_hand = bool(state.game.options.as_dict()["hand_size"])
    line = Text("Your cards:" if has_hand else "The card:")
    for card in seen.hand:
        line.append(" ").append(card_box(card), CARD_STYLE)
    return line


def menu_lines(menu: Menu, width: int) -> list[Text]:
    """The legal moves with their numbers and what they bring; Pardon's by card."""
    if menu.state.game.name == "temper":
        longest = max(len(item.text) for item in menu.items)
        return [_entry(item, item.text, longest) for item in menu.items]
    found: list[Text] = []
    is_long = len(menu.items) > LONG_LIST
    for card in dict.fromkeys(item.card for item in menu.items):
        items = [item for item in menu.items if item.card == card]
        deeds = [item.text.partition(":")[2] for item in items]
        longest = 0 if is_long else max(map(len, deeds))
        entries = [_entry(item, deed, longest) for item, deed in zip(items, deeds, strict=True)]
        cell = min(width, 2 + max(map(len, map(_bare, items)))) if is_long else width
        found += _beside_card(card or "", _in_columns(entries, width - _MARGIN, cell))
    return found


def _bare(item: Item) -> str:
    """An entry without its notes: this wide are the columns of a long list."""
    return f"  {item.number:>2})  {item.text.partition(':')[2]}"


def _in_columns(entries: list[Text], width: int, cell: int) -> list[Text]:
    """The entries one after another, each from the next multiple of a cell that is free."""
    found: list[Text] = []
    for entry in entries:
        at = -(-len(found[-1]) // cell) * cell if found else width
        if at + len(entry) > width:
            found.append(entry)
        else:
            found[-1].append(" " * (at - len(found[-1]))).append_text(entry)
    return found


def _beside_card(card: str, rows: list[Text]) -> list[Text]:
    """Rows with the card in the margin of the first."""
    box = "[Pardon]" if card == "P" else f"[{card}]"
    found = []
    for row in rows:
        line = Text(" " * (_MARGIN - len(box)), no_wrap=True).append(box, CARD_STYLE)
        found.append(line.append_text(row))
        box = ""
    return found


def _entry(item: Item, deed: str, longest: int) -> Text:
    entry = Text(" " * _INDENT, no_wrap=True)
    entry.append(f"{item.number:>2})", "bold cyan").append(f"  {deed:<{longest}}")
    if item.notes:
        entry.append(f"  {', '.join(item.notes)}", FAINT)
    entry.rstrip()
    return entry
