"""Moves, cards and rules at work as they are shown. Who may see them is decided in `redact.py`."""

from __future__ import annotations

from typing import Any

from homestretch.core.effects import Effect
from homestretch.core.reason import Reason
from homestretch.core.state import State
from homestretch.games.pardon.cards import PARDON
from homestretch.server.views import Card, EffectView, MoveView, ReasonView


def move_view(state: State[Any], move: Any) -> MoveView:
    """A legal move of a state, for somebody who may know it."""
    kind = kind_of(move)
    second = None
    if kind == "walk":
        parts: tuple[tuple[int, int], ...] = ((move.origin, move.target),)
    elif kind in {"switch", "pardon"}:
        second = move.second
        parts = ((move.first, second),)
    else:
        parts = move.parts
    return MoveView(
        text=str(move),
        card=card_of(move),
        kind=kind,
        parts=parts,
        second=second,
        effects=effect_views(state.effects(move)),
    )


def kind_of(move: Any) -> str:
    """What kind of move it is; all of Temper are walks."""
    kind: str = getattr(move, "kind_name", "walk")
    return kind


def card_of(move: Any) -> Card | None:
    """The card that a move plays, None for a die."""
    card = getattr(move, "card", None)
    return None if card is None else card_view(card)


def card_view(card: int) -> Card:
    """A card."""
    return "pardon" if card == PARDON else card


def effect_views(effects: tuple[Effect, ...]) -> tuple[EffectView, ...]:
    """What a move does on the board."""
    return tuple([EffectView(kind=e.kind, seat=e.seat, path=e.path) for e in effects])


def reason_view(reason: Reason | None) -> ReasonView | None:
    """Why a choice is narrow, or why there is none."""
    return ReasonView(code=reason.code, clause=reason.clause) if reason else None
