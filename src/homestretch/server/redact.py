"""What a viewer may see. No other module decides that, and nothing leaves but through here.

Everything is taken from `State.observation` of the seats the viewer holds, or of a watcher. Two
things an observation cannot tell are decided here: an event's hidden card is for those who hold
the seat that got it, and why a choice is narrow is for those who see the hand it was made from
(that a rival could play one card only says much about the cards he holds).
"""

from __future__ import annotations

from typing import Any

from homestretch.core.effects import Effect
from homestretch.core.reason import Reason
from homestretch.core.seats import CHANCE, TERMINAL, Seat
from homestretch.core.state import State
from homestretch.games.pardon.cards import PARDON
from homestretch.server.events import Event, Viewer
from homestretch.server.messages import (
    Card,
    ChanceView,
    CreatedView,
    EffectView,
    EventView,
    MoveMadeView,
    MoveView,
    PardonView,
    ReasonView,
    SeatView,
    TemperView,
)
from homestretch.server.table import Table, waits_for

HISTORY = 30
"""How many events a view tells of."""

_HIDDEN_CHANCE = {"deal", "draw"}
_CARD_CHANCE = {"deal", "draw", "turn_card"}
_OPEN_REASONS = {"must_discard"}
"""Reasons that the move itself gives away: a card is thrown away only where none can be played."""


def event_view(event: Event, viewer: Viewer) -> EventView:
    """An event as the viewer may see it."""
    mine = event.told is None or event.told.seat in viewer.seats
    form: EventView | None = event.forms.get(mine)
    if form is None:
        form = event.forms[mine] = _event_form(event, mine=mine)
    return form


def _event_form(event: Event, *, mine: bool) -> EventView:
    told = event.told
    if told is None:
        return CreatedView(number=event.number)
    if told.chance_kind is None:
        return _move_form(event, mine=mine)
    outcome: Card | None = told.step[0]
    if told.chance_kind in _CARD_CHANCE:
        seen = mine or told.chance_kind not in _HIDDEN_CHANCE
        outcome = _card_view(told.step[0]) if seen else None
    elif told.chance_kind == "reshuffle":
        outcome = None
    return ChanceView(
        number=event.number,
        seat=told.seat,
        chance=told.chance_kind,
        outcome=outcome,
        reason=_reason(told.reason),
    )


def _move_form(event: Event, *, mine: bool) -> EventView:
    told = event.told
    assert told is not None  # for the type checker: `created` was dealt with
    move = told.step[0]
    reason = told.reason
    if reason and not (mine or _is_open(event.state) or reason.code in _OPEN_REASONS):
        reason = None
    return MoveMadeView(
        number=event.number,
        seat=told.seat,
        move=told.text,
        card=_card(move),
        move_kind=_kind(move),
        effects=_effects(told.effects),
        reason=_reason(reason),
    )


def view(table: Table, viewer: Viewer, event: Event | None = None) -> TemperView | PardonView:
    """The table as the viewer may see it, now or right after one of its recent events."""
    event = event or table.recent[-1]
    state = event.state
    decides = state.to_act in viewer.seats
    reason = state.reason() if decides or _is_open(state) else None
    told = [event_view(e, viewer) for e in table.recent if e.number <= event.number]
    common: dict[str, Any] = {
        "table": table.id,
        "number": event.number,
        "preset": table.game.preset,
        "options": table.options,
        "seats": _seats(table, viewer),
        "pieces": {str(seat): places for seat, places in state.pieces().items()},
        "turn": state.turn,
        "to_act": _to_act(state),
        "waits_for": waits_for(state, table.seats),
        "chance": state.chance_kind,
        "moves": _moves(event) if decides else (),
        "reason": _reason(reason),
        "places": _places(state),
        "history": tuple(told[-HISTORY:]),
    }
    if table.game.name == "temper":
        return TemperView(**common, **_temper_part(state))
    return PardonView(**common, **_pardon_part(state, viewer))


def _temper_part(state: Any) -> dict[str, Any]:
    return {"die": state.die, "rolls_left": state.rolls_left}


def _pardon_part(state: Any, viewer: Viewer) -> dict[str, Any]:
    public = state.observation(None)
    hands = {}
    if not _is_open(state):
        for seat in sorted(viewer.seats):
            hands[str(seat)] = tuple(_card_view(card) for card in state.observation(seat).hand)
    return {
        "hands": hands,
        "hand_sizes": {str(seat): size for seat, size in public.hand_sizes.items()},
        "discards": tuple(_card_view(card) for card in public.discards),
        "draw_pile": public.draw_pile_size,
        "turned_card": _card_view(public.hand[0]) if public.hand else None,
        "must_discard": state.to_act in viewer.seats and state.must_discard,
    }


def _is_open(state: State[Any]) -> bool:
    """Whether the game hides nothing: Temper, and Pardon without hands. Any other is closed."""
    game: Any = state.game
    return bool(game.name == "temper" or (game.name == "pardon" and game.hand_size == 0))


def _seats(table: Table, viewer: Viewer) -> tuple[SeatView, ...]:
    return tuple(
        SeatView(
            seat=seat, kind=setup.kind, name=setup.name, bot=setup.bot, yours=seat in viewer.seats
        )
        for seat, setup in table.seats.items()
    )


def _moves(event: Event) -> tuple[MoveView, ...]:
    """The legal moves after an event; only for those who hold the seat to act."""
    form: tuple[MoveView, ...] | None = event.forms.get("moves")
    if form is None:
        state = event.state
        observation = state.observation(state.to_act)
        form = tuple(_move_view(state, move) for move in observation.legal_moves)
        event.forms["moves"] = form
    return form


def _move_view(state: State[Any], move: Any) -> MoveView:
    kind = _kind(move)
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
        card=_card(move),
        kind=kind,
        parts=parts,
        second=second,
        effects=_effects(state.effects(move)),
    )


def _kind(move: Any) -> str:
    kind: str = getattr(move, "kind_name", "walk")
    return kind


def _card(move: Any) -> Card | None:
    card = getattr(move, "card", None)
    return None if card is None else _card_view(card)


def _card_view(card: int) -> Card:
    return "pardon" if card == PARDON else card


def _effects(effects: tuple[Effect, ...]) -> tuple[EffectView, ...]:
    return tuple(EffectView(kind=e.kind, seat=e.seat, path=e.path) for e in effects)


def _reason(reason: Reason | None) -> ReasonView | None:
    return ReasonView(code=reason.code, clause=reason.clause) if reason else None


def _to_act(state: State[Any]) -> Any:
    return {CHANCE: "chance", TERMINAL: "over"}.get(state.to_act, state.to_act)


def _places(state: State[Any]) -> dict[str, int] | None:
    if state.to_act != TERMINAL:
        return None
    places: dict[Seat, int] = state.ranking()
    return {str(seat): place for seat, place in places.items()}
