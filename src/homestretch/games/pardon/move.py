"""A play of Pardon: a card and what it does, printed as a person would type it.

    5:12-17          forward (also out of Start: 1:S-1, and Home: 8:58-H)
    10:12-11         backward
    7:15-18,30-34    a split: the first pawn, then the second
    11:18x31         switch the pawn on 18 with the rival's on 31
    P:Sx31           a Pardon card: out of Start onto the rival's pawn on 31
    11:decline       an 11 without a move
    5:discard        throw the card away, when no card can be played

All places are the player's own road, rivals' squares too. A pawn that lands on another colour's
triangle slides on; the text names the triangle.
"""

from __future__ import annotations

from typing import NamedTuple

from homestretch.core.errors import MoveSyntaxError, shown
from homestretch.games.pardon import kernel
from homestretch.games.pardon.board import parse_place, place_text
from homestretch.games.pardon.cards import card_text, parse_card

KINDS = ("forward", "backward", "split", "switch", "pardon", "decline", "discard")
"""The kinds of play by their number in the kernel."""


class Move(NamedTuple):
    """A card and what it does. Places are progress on the own road.

    >>> str(Move(7, kernel.SPLIT, 15, 30, 3))
    '7:15-18,30-34'
    """

    card: int
    """The card, 1 to 12, or 13 for the Pardon card."""
    kind: int
    """What it does, a number from the kernel; `kind_name` says it in a word."""
    first: int = 0
    """The own pawn's place; 0 is Start."""
    second: int = 0
    """A split's second pawn, or the rival's square on the own road; else 0."""
    steps: int = 0
    """How far the (first) pawn walks; 1 out of Start."""

    @property
    def kind_name(self) -> str:
        """The kind in a word: forward, backward, split, switch, pardon, decline or discard."""
        return KINDS[self.kind]

    @property
    def code(self) -> int:
        """The play as the kernel's int."""
        return kernel.play_code(*self)

    @property
    def parts(self) -> tuple[tuple[int, int], ...]:
        """Origin and target of each pawn that walks, before any slide."""
        if self.kind == kernel.FORWARD:
            return ((self.first, kernel.forward(self.first, self.steps) if self.first else 1),)
        if self.kind == kernel.BACKWARD:
            return ((self.first, kernel.backward(self.first, self.steps)),)
        if self.kind == kernel.SPLIT:
            return (
                (self.first, kernel.forward(self.first, self.steps)),
                (self.second, kernel.forward(self.second, 7 - self.steps)),
            )
        return ()

    def __str__(self) -> str:
        card = card_text(self.card)
        if self.kind in {kernel.SWITCH, kernel.PARDON}:
            return f"{card}:{place_text(self.first)}x{place_text(self.second)}"
        if self.parts:
            walks = (f"{place_text(origin)}-{place_text(target)}" for origin, target in self.parts)
            return f"{card}:{','.join(walks)}"
        return f"{card}:{self.kind_name}"


def from_code(code: int) -> Move:
    """The play of a kernel's int."""
    return Move(code >> 24, code >> 21 & 7, code >> 14 & 127, code >> 7 & 127, code & 127)


def parse(text: str) -> Move:
    """A typed play; it may still be illegal. `MoveSyntaxError` says what a play looks like.

    >>> parse("7:15-18,30-34")
    Move(card=7, kind=2, first=15, second=30, steps=3)
    """
    word = "".join(text.split())
    card_word, colon, what = word.partition(":")
    card = parse_card(card_word)
    move = _parse_action(card, what.lower()) if card is not None and colon else None
    if move is None:
        raise MoveSyntaxError(
            f"{shown(text)} is no play; write card:from-to (5:12-17, 1:S-1), 7:from-to,from-to for "
            "a split, 11:from x to for a switch, P:Sx31 for a Pardon card, 11:decline or 5:discard"
        )
    return move


def _parse_action(card: int, what: str) -> Move | None:
    if what in {"discard", "decline"}:
        return Move(card, KINDS.index(what))
    if "x" in what:
        own, _, other = what.partition("x")
        first, second = parse_place(own), parse_place(other)
        if first is None or second is None or not 1 <= second <= 60:
            return None
        kind = kernel.PARDON if first == 0 else kernel.SWITCH
        return Move(card, kind, first, second)
    walks = [_parse_walk(part) for part in what.split(",")]
    if len(walks) == 1 and walks[0]:
        return _single(card, *walks[0])
    if len(walks) == 2 and walks[0] and walks[1]:
        return _split(card, walks[0], walks[1])
    return None


def _parse_walk(text: str) -> tuple[int, int] | None:
    origin_text, dash, target_text = text.partition("-")
    origin, target = parse_place(origin_text), parse_place(target_text)
    if not dash or origin is None or target is None or origin == kernel.HOME_PLACE:
        return None
    return origin, target


def _single(card: int, origin: int, target: int) -> Move:
    """A walk of one pawn: backward where the card goes back to just there, else forward."""
    for kind, steps, reach in (
        (kernel.BACKWARD, 4, 4 if card == 4 else 0),
        (kernel.BACKWARD, 1, 1 if card == 10 else 0),
    ):
        if reach and origin and kernel.backward(origin, steps) == target:
            return Move(card, kind, origin, 0, steps)
    return Move(card, kernel.FORWARD, origin, 0, _distance(origin, target))


def _distance(origin: int, target: int) -> int:
    """Steps forward from a place to another, 0 where that is impossible with any card."""
    if origin == 0:
        return 1 if target == 1 else 0
    return next((n for n in range(1, 13) if kernel.forward(origin, n) == target), 0)


def _split(card: int, one: tuple[int, int], two: tuple[int, int]) -> Move | None:
    steps, rest = _distance(*one), _distance(*two)
    if card != 7 or not one[0] or not two[0]:
        return None
    return Move(card, kernel.SPLIT, one[0], two[0], steps if steps + rest == 7 else 0)
