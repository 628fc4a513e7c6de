"""Examples for the rules page: positions to look at and to try a move in.

`lessons.json` holds positions, what chance brings and which moves an example is about; which moves
are legal, what they do and which clause narrows a choice is asked of the engine, so that an example
never says anything else than the game does.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import homestretch
from homestretch.core.options import OptionValue
from homestretch.core.reason import Reason
from homestretch.core.seats import TERMINAL
from homestretch.core.state import State
from homestretch.games.pardon.cards import PARDON
from homestretch.server.catalogue import Document, as_document
from homestretch.server.messages import encode
from homestretch.server.shapes import move_view
from homestretch.server.views import Card, MoveView, Outgoing, ReasonView
from homestretch.svg import layout

Then = Literal["again", "next", "over"]


class LessonStage(Outgoing, frozen=True, kw_only=True):
    """A moment of an example: a position, and what may be done in it."""

    outcome: Card | None
    """The die or the card that led here, null at the beginning."""
    outcome_reason: ReasonView | None
    """Why that brought no choice."""
    pieces: dict[str, tuple[int, ...]]
    turn: int
    chance: str | None
    """What chance does next, null where there is a choice."""
    die: int | None
    rolls_left: int
    hand: tuple[Card, ...]
    must_discard: bool
    moves: tuple[MoveView, ...]
    reason: ReasonView | None


class Lesson(Outgoing, frozen=True, kw_only=True):
    """One example."""

    name: str
    clause: str
    options: dict[str, OptionValue]
    seats: tuple[int, ...]
    road: bool
    """Whether it shows the way of a piece and nothing is to be done."""
    stages: tuple[LessonStage, ...]
    wanted: tuple[str, ...]
    """The moves that it is about."""
    then: dict[str, Then]
    """For each move whether the same seat goes on, the next does, or the game is over."""


class Lessons(Outgoing, frozen=True, kw_only=True):
    """All examples of a game, in the order of its clauses."""

    game: str
    lessons: tuple[Lesson, ...]


@cache
def lessons(game_name: str) -> Document:
    """The examples of a game; `UnknownGame` when there is no such game."""
    layout(game_name)  # refuses an unknown name
    return as_document(encode(read_lessons(game_name)))


def read_lessons(game_name: str) -> Lessons:
    """The examples of a game, worked out by the engine."""
    text = (files("homestretch.server") / "lessons.json").read_text(encoding="utf-8")
    return Lessons(
        game=game_name, lessons=tuple(_lesson(told) for told in json.loads(text)[game_name])
    )


def _lesson(told: dict[str, Any]) -> Lesson:
    state: State[Any] = homestretch.position(told["position"])
    stages = [_stage(state, None, None)]
    for outcome in told.get("chance", ()):
        reason = state.chance_reason(outcome)
        state = state.apply_chance(outcome)
        stages.append(_stage(state, outcome, reason))
    moves = state.legal_moves() if state.to_act >= 0 else ()
    return Lesson(
        name=told["name"],
        clause=told["clause"],
        options=state.game.options.as_dict(),
        seats=tuple(state.game.seats),
        road=told.get("road", False),
        stages=tuple(stages),
        wanted=_wanted(told.get("wanted", ()), stages[-1].moves),
        then={str(move): _then(state, move) for move in moves},
    )


def _wanted(told: str | list[str], moves: tuple[MoveView, ...]) -> tuple[str, ...]:
    """The moves named one by one, or by their kind."""
    if isinstance(told, str):
        return tuple(move.text for move in moves if move.kind == told)
    return tuple(told)


def _stage(state: State[Any], outcome: int | None, reason: Reason | None) -> LessonStage:
    decides = state.to_act >= 0
    seen: Any = state.observation(state.turn)
    hand = seen.hand if state.game.name == "pardon" else ()
    return LessonStage(
        outcome=outcome,
        outcome_reason=_reason(reason),
        pieces={str(seat): places for seat, places in state.pieces().items()},
        turn=state.turn,
        chance=state.chance_kind,
        die=getattr(state, "die", None),
        rolls_left=getattr(state, "rolls_left", 0),
        hand=tuple("pardon" if card == PARDON else card for card in hand),
        must_discard=decides and getattr(state, "must_discard", False),
        moves=tuple(move_view(state, move) for move in state.legal_moves()) if decides else (),
        reason=_reason(state.reason()) if decides else None,
    )


def _then(state: State[Any], move: Any) -> Then:
    """Who acts once a move is made and its player has drawn up."""
    after = state.apply(move)
    while after.chance_kind == "draw" and after.turn == state.turn:
        after = after.apply_chance(after.chance_outcomes()[0][0])
    if after.to_act == TERMINAL:
        return "over"
    return "again" if after.turn == state.turn else "next"


def _reason(reason: Reason | None) -> ReasonView | None:
    return ReasonView(code=reason.code, clause=reason.clause) if reason else None
