"""The picture in words, for people who hear it instead."""

from __future__ import annotations

from typing import Any

from homestretch.core.seats import COLOURS, TERMINAL
from homestretch.core.state import State
from homestretch.games.pardon import board as pardon_board
from homestretch.games.temper import board as temper_board


def description(state: State[Any]) -> str:
    """One line that says what the picture shows; nothing hidden is in it.

    >>> import homestretch
    >>> description(homestretch.position("temper 0=B,B,1,5 2=B,B,B,H2 turn=0 die=4"))
    'Temper: red B B 1 5, yellow B B B H2; red to play a 4'
    """
    name = state.game.name
    place_text = temper_board.place_text if name == "temper" else pardon_board.place_text
    roads = ", ".join(
        f"{COLOURS[seat]} {' '.join(place_text(progress) for progress in road)}"
        for seat, road in state.pieces().items()
    )
    return f"{name.capitalize()}: {roads}; {_what_comes(state)}"


def _what_comes(state: State[Any]) -> str:
    if state.to_act == TERMINAL:
        first = [COLOURS[seat] for seat, place in state.ranking().items() if place == 1]
        return f"{' and '.join(first)} won"
    if state.chance_kind == "first":
        return "who begins is drawn"
    colour = COLOURS[state.turn]
    if state.chance_kind:
        verb = {"roll": "roll", "deal": "begin after the deal", "reshuffle": "draw"}
        return f"{colour} to {verb.get(state.chance_kind, 'draw')}"
    number = getattr(state, "die", None)
    return f"{colour} to play a {number}" if number else f"{colour} to play"
