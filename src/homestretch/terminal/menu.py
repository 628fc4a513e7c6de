"""The legal moves as a numbered list, and the move that somebody typed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from homestretch.core.effects import JUMP, RETURN, SLIDE, WALK
from homestretch.core.errors import HomestretchError, IllegalMove, MoveSyntaxError
from homestretch.core.seats import COLOURS, Seat
from homestretch.core.state import State
from homestretch.games.pardon.cards import card_text, parse_card
from homestretch.terminal.vocabulary import vocabulary


class DoubleMeaning(HomestretchError):
    """A typed text that may mean more than one legal move."""

    code = "ambiguous_move"


@dataclass(frozen=True, slots=True)
class Item:
    """One legal move in the list."""

    number: int
    move: Any
    text: str
    """The full form, as records write it."""
    notes: tuple[str, ...]
    """What it brings: captures, slides, the way home."""
    card: str | None = None
    """The card it plays, in Pardon."""


class Menu:
    """The legal moves of the seat to act, numbered from 1."""

    def __init__(self, state: State[Any]) -> None:
        self.state = state
        self.seat: Seat = state.to_act
        self.items = tuple(
            Item(
                number,
                move,
                str(move),
                tuple(_notes(state, move)),
                card_text(move.card) if state.game.name == "pardon" else None,
            )
            for number, move in enumerate(state.legal_moves(), start=1)
        )

    def item_of(self, move: Any) -> Item:
        """The entry of a legal move."""
        return next(item for item in self.items if item.move == move)

    def chosen(self, typed: str) -> Any:
        """The move that a typed text means: a number of the list, or a move in words of records.

        Raises what `State.parse_move` raises, and `DoubleMeaning` where a plain number could as
        well name a place on the board.
        """
        word = typed.strip()
        if word.startswith("#") and _is_number(word[1:]):
            return self._numbered(word[1:].strip())
        if _is_number(word):
            self._refuse_double_meaning(word)
            return self._numbered(word)
        if self.state.game.name == "pardon":
            return self._play(word)
        return self.state.parse_move(word)

    def _numbered(self, word: str) -> Any:
        if len(word) <= 4 and 1 <= int(word) <= len(self.items):
            return self.items[int(word) - 1].move
        if self.state.game.name == "temper":
            return self.state.parse_move(word)
        raise IllegalMove(f"the list has no number {word[:40]}; {self.allowed}")

    def _refuse_double_meaning(self, word: str) -> None:
        """In Temper a token's place is a short move too: `3` may be the token on 3."""
        if self.state.game.name != "temper" or len(word) > 2:
            return
        number = int(word)
        if not 1 <= number <= len(self.items) or number not in self.state.pieces()[self.seat]:
            return
        item = self.items[number - 1]
        if item.move.origin != number:
            other = next((item.text for item in self.items if item.move.origin == number), None)
            rest = f"{other} moves the token" if other else "the token cannot move now"
            raise DoubleMeaning(
                f"{number} may be the number of {item.text} or the token on {number}: "
                f"type #{number} for the number; {rest}"
            )

    def _play(self, word: str) -> Any:
        """A play of Pardon in full, or its card with a colon, or its walk without the card."""
        head, colon, rest = word.partition(":")
        if colon and rest.strip():
            return self.state.parse_move(word)
        if colon:
            card = parse_card(head)
            fitting = [item for item in self.items if item.move.card == card]
        else:
            wanted = "".join(word.split()).lower()
            fitting = [item for item in self.items if item.text.partition(":")[2].lower() == wanted]
        if len(fitting) == 1:
            return fitting[0].move
        if fitting:
            texts = [f"{item.number} ({item.text})" for item in fitting[:8]]
            more = f" and {len(fitting) - 8} more" if len(fitting) > 8 else ""
            raise DoubleMeaning(f"{word[:40]} may mean {', '.join(texts)}{more}")
        if not colon and parse_card(word) is None and not any(sign in word for sign in "-x,"):
            raise MoveSyntaxError(f"{word[:40]!r} is no play; {self.allowed}")
        raise IllegalMove(f"no legal play is {word[:40]!r}; {self.allowed}")

    @property
    def allowed(self) -> str:
        """What may be typed at this decision, in words."""
        example = self.items[0].text
        numbers = (
            "the number 1" if len(self.items) == 1 else f"a number from 1 to {len(self.items)}"
        )
        return f"type {numbers}, or a move such as {example}"


def _is_number(text: str) -> bool:
    word = text.strip()
    return word.isascii() and word.isdigit()


def _notes(state: State[Any], move: Any) -> list[str]:
    """What a move brings, such as `captures blue` and `into the home row`."""
    words = vocabulary(state.game.name)
    seat = state.to_act
    notes: list[str] = []
    for effect in state.effects(move):
        origin, end = effect.path[0], effect.path[-1]
        if effect.kind == SLIDE:
            notes.append(f"slides to {words.square(seat, seat, end)}")
        elif effect.kind == JUMP and effect.seat != seat:
            notes.append(f"with {COLOURS[effect.seat]}")
        elif effect.kind == RETURN and effect.seat == seat:
            notes.append(f"{words.bump} your own {words.piece}")
        elif effect.kind == RETURN:
            notes.append(f"{words.bump} {COLOURS[effect.seat]}")
        elif effect.kind == WALK and end > words.track:
            if end == words.home and words.goal == "Home":
                notes.append("Home")
            elif origin <= words.track:
                notes.append(f"into the {words.lane}")
    if state.apply(move).winner == seat:
        notes.append("wins")
    return list(dict.fromkeys(notes))
