"""Random games and positions, and almost valid input."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

import homestretch
from homestretch.core.state import Game
from homestretch.games.pardon import board as pardon_board
from homestretch.games.temper import board as temper_board

THIRD = settings(max_examples=settings().max_examples // 3)
"""For tests whose examples take long."""

SEATS = ((0, 2), (1, 3), (0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3), (0, 1, 2, 3))
SIDE_BY_SIDE = ((0, 1), (0, 3), (1, 2), (2, 3))


def options(name: str) -> st.SearchStrategy[dict[str, Any]]:
    """Any options of a game, each at its default when left out."""
    return st.fixed_dictionaries(
        {},
        optional={
            spec.name: st.booleans() if spec.is_switch else st.integers(spec.low, spec.high)
            for spec in homestretch.option_specs(name)
        },
    )


@st.composite
def games(draw: st.DrawFn, name: str) -> Game[Any]:
    """Any game with any options, seats and first seat."""
    seats = draw(st.sampled_from(SEATS + (SIDE_BY_SIDE if name == "pardon" else ())))
    first = draw(st.sampled_from((*seats, "draw")))
    return homestretch.game(name, seats=seats, first=first, **draw(options(name)))


def _pieces(
    draw: st.DrawFn, game: Game[Any], count: int, home: int, absolute: Callable[[int, int], int]
) -> dict[str, list[int]]:
    """Pieces on squares of their own; who finds its square taken waits in base or Start."""
    track = {"temper": temper_board.TRACK_LENGTH, "pardon": pardon_board.TRACK_LENGTH}[game.name]
    taken: set[tuple[int, int]] = set()
    pieces: dict[str, list[int]] = {}
    for seat in game.seats:
        own = []
        for _ in range(count):
            place = draw(st.integers(0, home))
            key = (-1, absolute(seat, place)) if place <= track else (seat, place)
            if place and key in taken and (seat, place) != (seat, pardon_board.HOME):
                place = 0
            taken.add(key)
            own.append(place)
        if min(own) > track:  # not yet all home: the game is to go on
            own[0] = 0
        pieces[str(seat)] = sorted(own)
    return pieces


@st.composite
def temper_positions(draw: st.DrawFn) -> dict[str, Any]:
    """A position of Temper before a roll, in its JSON form."""
    game = draw(games("temper"))
    return {
        "game": "temper",
        "seats": list(game.seats),
        "options": game.options.as_dict(),
        "tokens": _pieces(draw, game, game.options.tokens, 44, temper_board.absolute),
        "turn": draw(st.sampled_from(game.seats)),
    }


@st.composite
def pardon_positions(draw: st.DrawFn) -> dict[str, Any]:
    """A position of Pardon before a play (with no hands: before a card), in its JSON form."""
    game = draw(games("pardon"))
    made = game.options
    turn = draw(st.sampled_from(game.seats))
    deck = [1, *(card for card in (1, 2, 3, 4, 5, 7, 8, 10, 11, 12) for _ in range(4))]
    deck += ["pardon"] * 4 * made.pardon_cards
    random.Random(draw(st.integers(0, 2**32))).shuffle(deck)
    hands = {str(seat): [deck.pop() for _ in range(made.hand_size)] for seat in game.seats}
    data = {
        "game": "pardon",
        "seats": list(game.seats),
        "options": made.as_dict(),
        "pawns": _pieces(draw, game, made.pawns, 66, pardon_board.absolute),
        "turn": turn,
        "discards": deck[: draw(st.integers(0, len(deck)))],
    }
    if made.hand_size:
        return {**data, "hands": hands}
    return {**data, "next": "draw"}


POSITIONS = {"temper": temper_positions(), "pardon": pardon_positions()}

values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 70) | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
"""Anything that JSON can hold."""

MOVE_ALPHABET = "0123456789-:,xXbBhHsSzZpP ²discarelne"
move_texts = st.text() | st.text(MOVE_ALPHABET, max_size=16)
"""Texts that are mostly no moves."""
