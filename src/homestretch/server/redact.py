"""What a viewer may see. No other module decides that, and nothing leaves but through here.

Everything is taken from `State.observation` of the seats the viewer holds, or of a watcher. Two
things an observation cannot tell are decided here: an event's hidden card is for those who hold
the seat that got it, and why a choice is narrow is for those who see the hand it was made from
(that a rival could play one card only says much about the cards he holds).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from msgspec.structs import replace

from homestretch.core.effects import Effect
from homestretch.core.record import Chance, Record
from homestretch.core.seats import CHANCE, TERMINAL, Seat
from homestretch.core.state import State
from homestretch.fair import Entry
from homestretch.play import BOT
from homestretch.server import social, stored, views
from homestretch.server.botmessages import BotTurn
from homestretch.server.company import PROGRAM, Company, Place
from homestretch.server.events import Event, Viewer
from homestretch.server.keys import code_of
from homestretch.server.messages import ChainMessage
from homestretch.server.sealview import chance_source, seal_step, seal_view
from homestretch.server.shapes import (
    card_of,
    card_view,
    effect_views,
    kind_of,
    move_view,
    reason_view,
)
from homestretch.server.table import Table
from homestretch.server.views import (
    Card,
    ChainEntry,
    ChanceView,
    EventView,
    MoveMadeView,
    MoveView,
    OpeningView,
    PardonStep,
    PardonView,
    SeatView,
    TemperStep,
    TemperView,
)

HISTORY = 30
"""How many events a view tells of."""

_HIDDEN_CHANCE = {"deal", "draw"}
_TO_ACT = {CHANCE: "chance", TERMINAL: "over"}
_CARD_CHANCE = {"deal", "draw", "turn_card"}
_OPEN_REASONS = {"must_discard"}
"""Reasons that the move itself gives away: a card is thrown away only where none can be played."""


def event_view(event: Event, viewer: Viewer) -> EventView:
    """An event as the viewer may see it."""
    told = event.told
    forms = event.forms
    if told is None or told.seat in viewer.seats or _is_open(event.state):
        if forms.mine is None:
            forms.mine = _event_form(event, mine=True)
        return forms.mine
    if forms.others is None:
        forms.others = _event_form(event, mine=False)
    return forms.others


def _event_form(event: Event, *, mine: bool) -> EventView:
    told = event.told
    if told is None:
        if event.fair is not None and isinstance(event.stored, stored.Sealings):
            return seal_step(event.number, event.stored, event.fair)
        return _beside_form(event.number, event.stored)
    if told.chance_kind is None:
        return _move_form(event, mine=mine)
    outcome: Card | None = told.step[0]
    if told.chance_kind in _CARD_CHANCE:
        seen = mine or told.chance_kind not in _HIDDEN_CHANCE
        outcome = card_view(told.step[0]) if seen else None
    elif told.chance_kind == "reshuffle":
        outcome = None
    return ChanceView(
        number=event.number,
        seat=told.seat,
        chance=told.chance_kind,
        outcome=outcome,
        reason=reason_view(told.reason),
    )


def _beside_form(number: int, told: stored.Stored) -> EventView:
    """What happened beside the game: all may know it, but for the keys."""
    match told:
        case stored.Started():
            return views.StartedView(number=number)
        case stored.TakenBack():
            return views.TakenBackView(number=number, seat=told.seat, of=told.of)
        case stored.Seated():
            who = told.who
            return views.SeatedView(
                number=number, seat=who.seat, change=told.change, name=who.name, bot=who.bot
            )
        case stored.Linked():
            return views.LinkedView(number=number, seat=told.seat)
        case stored.Swapped():
            return views.SwappedView(number=number, seat=told.seat, other=told.other)
        case stored.Hosted():
            return views.HostedView(number=number, seat=told.seat)
        case stored.Away():
            return views.AwayView(number=number, seat=told.seat)
        case stored.Here():
            return views.HereView(number=number, seat=told.seat)
        case stored.Absent():
            return views.AbsentView(number=number, seat=told.seat, why=told.why)
        case stored.Back():
            return views.BackView(number=number, seat=told.seat)
        case stored.Said():
            return views.SaidView(number=number, seat=told.seat, phrase=told.phrase, text=told.text)
        case stored.Offered():
            seats = tuple(told.seats)
            return views.OfferedView(
                number=number, seat=min(seats, default=None), seats=seats, state=told.state
            )
        case stored.Continued():
            return views.NextView(number=number, table=told.table)
        case _:
            return views.CreatedView(number=number)


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
        card=card_of(move),
        move_kind=kind_of(move),
        effects=effect_views(told.effects),
        reason=reason_view(reason),
    )


def chain_entries(events: Iterable[Event], viewer: Viewer, after: int = 0) -> ChainMessage | None:
    """What events add to the log that anyone can check, from an event of that log on.

    An opening of a card in a hand is for those who hold the seat that got it, and for nobody else.
    """
    told = [
        (event.number, entry)
        for event in events
        for entry in event.entries
        if entry.event["number"] > after
    ]
    if not told:
        return None
    entries = [entry for _, entry in told]
    return ChainMessage(
        entries=tuple(_chain_entry(number, entry) for number, entry in told),
        openings=tuple(
            OpeningView(event=entry.event["number"], **entry.opening.to_json())
            for entry in entries
            if entry.opening is not None and entry.receiver in viewer.seats
        ),
    )


def _chain_entry(number: int, entry: Entry) -> ChainEntry:
    of = number if entry.event["kind"] in {"chance", "move", "take_back"} else None
    return ChainEntry(event=entry.event, head=entry.head.hex(), of=of)


def view(
    table: Table, viewer: Viewer, event: Event | None = None, *, history: bool = True
) -> TemperView | PardonView:
    """The table as the viewer may see it, now or right after one of its recent events.

    Without `history`, nothing is told of the events before.
    """
    event = event or table.recent[-1]
    state, company = event.state, event.company
    own: dict[str, Any] = {
        "host": viewer.is_host,
        "seats": _seats_shown(table, company, viewer),
        "take_back": _take_back(event, viewer),
    }
    if history:
        own["history"] = _history(table, viewer, event)
    decides = company.started and state.to_act in viewer.seats
    if decides:
        own["moves"] = _moves(table, event)
        if not _is_open(state):
            own["reason"] = reason_view(state.reason())
    if table.game.name != "temper":
        own["hands"] = _hands(state, viewer.seats)
        own["must_discard"] = decides and getattr(state, "must_discard", False)
        own["barred"] = _barred(event, viewer)
    return replace(_public_view(table, event), **own)


def _public_view(table: Table, event: Event) -> TemperView | PardonView:
    """What every viewer may see after an event, and nothing else; kept for the event looked at
    last."""
    shown = table.shown.public
    if shown is not None and shown[0] is event:
        return shown[1]
    state, company = event.state, event.company
    deadline = company.deadline(state, table.up_since)
    public: TemperView | PardonView = replace(
        _blank_view(table),
        number=event.number,
        phase=phase(event),
        deadline=deadline[0] if deadline else None,
        deadline_seat=_deadline_seat(deadline),
        at=event.at,
        pieces=_pieces(state),
        turn=state.turn,
        to_act=_to_act(state),
        waits_for=company.waits_for(state),
        chance=state.chance_kind,
        reason=reason_view(state.reason()) if _is_open(state) else None,
        places=places_of(state),
        offer=_offer(company),
        next=company.next_table,
        seal=seal_view(event.fair, table.up_since),
        **(_temper_part if table.game.name == "temper" else _pardon_part)(state),
    )
    table.shown.public = event, public
    return public


def _blank_view(table: Table) -> TemperView | PardonView:
    """What everybody may know of a table from the first event on, and what never changes; all else
    is empty."""
    blank = table.shown.blank
    if blank is not None:
        return blank
    game, created = table.game, table.created
    unknown = ("deadline", "deadline_seat", "waits_for", "chance", "reason", "places", "take_back",
               "offer", "next", "seal")  # fmt: skip
    common: dict[str, Any] = {
        "table": table.id,
        "code": code_of(table.id),
        "preset": game.preset,
        "options": table.options,
        "private": table.is_private,
        "chat": created.chat,
        "clock": views.ClockView(turn=created.turn_seconds, grace=created.grace_seconds),
        "chance_source": chance_source(created),
        "phase": "lobby",
        "host": False,
        "pieces": {},
        **dict.fromkeys(("number", "at", "turn", "to_act"), 0),
        **dict.fromkeys(("seats", "moves", "history"), ()),
        **dict.fromkeys(unknown),
    }
    if game.name == "temper":
        blank = TemperView(**common, die=None, rolls_left=0)
    else:
        cards: dict[str, Any] = {"hands": {}, "hand_sizes": {}, "discards": (), "draw_pile": 0}
        blank = PardonView(**common, **cards, turned_card=None, must_discard=False)
    table.shown.blank = blank
    return blank


def _barred(event: Event, viewer: Viewer) -> tuple[Seat, ...]:
    """What the host need not ask for: it would be refused."""
    if not viewer.is_host or event.state.to_act == TERMINAL:
        return ()
    return social.barred(event.state.game, event.company)


def _deadline_seat(deadline: tuple[int, stored.BesideGame] | None) -> Seat | None:
    """Whose time it is that runs out, which is not always the seat that is waited for."""
    if deadline is None or not isinstance(deadline[1], stored.Absent):
        return None
    return deadline[1].seat


def _seats_shown(table: Table, company: Company, viewer: Viewer) -> tuple[SeatView, ...]:
    """The seats, made anew only when somebody came or went."""
    shown = table.shown
    if shown.company != (company.places, company.host):
        shown.company, shown.seats = (company.places, company.host), {}
    theirs = viewer.seats | viewer.invited
    form = shown.seats.get(theirs)
    if form is None:
        form = shown.seats[theirs] = seat_views(company, viewer)
    return form


def replay_step(event: Event) -> TemperStep | PardonStep:
    """A step of a finished game: all cards lie open."""
    state = event.state
    if state.game.name not in {"temper", "pardon"}:
        raise ValueError(f"what is hidden in {state.game.name} is not known here")
    everybody = frozenset(state.game.seats)
    common: dict[str, Any] = {
        "event": event_view(event, Viewer(everybody)),
        "number": event.number,
        "seats": seat_views(event.company, Viewer()),
        "pieces": _pieces(state),
        "turn": state.turn,
        "to_act": _to_act(state),
    }
    if state.game.name == "temper":
        return TemperStep(**common, **_temper_part(state))
    return PardonStep(**common, **_pardon_part(state), hands=_hands(state, everybody))


class PublicStep(NamedTuple):
    """A die, an open card or a move: what everybody at the table could see of a step."""

    seat: Seat
    die: int | None = None
    card: int | None = None
    """A card that became known: turned up, or played from a hand."""
    effects: tuple[Effect, ...] = ()


def public_steps(record: Record) -> Iterator[PublicStep]:
    """All that everybody could see of a game, in order; deals and draws into hands are not told."""
    for state, step in record.states():
        if not isinstance(step, Chance):
            # where the hand is open, the card was seen when it was turned up
            card = None if _is_open(state) else getattr(step.move, "card", None)
            yield PublicStep(state.turn, card=card, effects=state.effects(step.move))
        elif state.chance_kind == "roll":
            yield PublicStep(state.turn, die=step.outcome)
        elif state.chance_kind == "turn_card":
            yield PublicStep(state.turn, card=step.outcome)


def bot_turn(table: Table, event: Event, seat: Seat, now: int) -> BotTurn:
    """What a program is told that is to choose: its own observation and nothing else."""
    observation = event.state.observation(seat)
    return BotTurn(
        number=event.number,
        seat=seat,
        observation=observation.to_json(),
        moves=tuple(str(move) for move in observation.legal_moves),
        deadline=event.company.deadline_of(seat, event.state, table.up_since),
        now=now,
    )


def phase(event: Event) -> Any:
    """`lobby`, `play` or `over`, after an event."""
    if not event.company.started:
        return "lobby"
    return "over" if event.state.to_act == TERMINAL else "play"


def _pieces(state: State[Any]) -> dict[str, tuple[int, ...]]:
    return {str(seat): places for seat, places in state.pieces().items()}


def _take_back(event: Event, viewer: Viewer) -> Seat | None:
    """The viewer's seat that could take its choice back."""
    undo = event.undo
    if undo is None or undo.seat not in viewer.seats or event.state.to_act == TERMINAL:
        return None
    if event.company.places[undo.seat].absent or len(undo.before.legal_moves()) < 2:
        return None
    return undo.seat


def _offer(company: Company) -> views.OfferView | None:
    offer = company.offer
    if offer is None:
        return None
    return views.OfferView(seats=tuple(sorted(offer.seats)), agreed=tuple(sorted(offer.agreed)))


def _history(table: Table, viewer: Viewer, event: Event) -> tuple[EventView, ...]:
    """The last events up to one."""
    recent = table.recent
    end = max(0, len(recent) - (recent[-1].number - event.number))  # more may have come at once
    return tuple(event_view(e, viewer) for e in islice(recent, max(0, end - HISTORY), end))


def _temper_part(state: Any) -> dict[str, Any]:
    return {"die": state.die, "rolls_left": state.rolls_left}


def _hands(state: Any, seats: frozenset[Seat]) -> dict[str, tuple[Card, ...]]:
    """The hidden cards, for somebody who holds these seats."""
    if _is_open(state):
        return {}
    return {
        str(seat): tuple(card_view(card) for card in state.observation(seat).hand)
        for seat in sorted(seats)
    }


def _pardon_part(state: Any) -> dict[str, Any]:
    """The cards, as far as all may see them."""
    public = state.observation(None)
    return {
        "hand_sizes": {str(seat): size for seat, size in public.hand_sizes.items()},
        "discards": tuple(card_view(card) for card in public.discards),
        "draw_pile": public.draw_pile_size,
        "turned_card": card_view(public.hand[0]) if public.hand else None,
    }


def _is_open(state: State[Any]) -> bool:
    """Whether the game hides nothing: Temper, and Pardon without hands. Any other is closed."""
    game: Any = state.game
    name: str = game.name
    return name == "temper" or (name == "pardon" and game.hand_size == 0)


def seat_views(company: Company, viewer: Viewer, *, named: bool = True) -> tuple[SeatView, ...]:
    """Who sits where; without their names where they are nobody's business."""
    return tuple(_seat_view(company, place, viewer, named) for place in company.places.values())


def _seat_view(company: Company, place: Place, viewer: Viewer, named: bool) -> SeatView:
    return SeatView(
        seat=place.seat,
        kind=BOT if place.kind == PROGRAM else place.kind,
        name=place.name if named else None,
        bot=place.bot,
        yours=place.seat in viewer.seats or place.seat in viewer.invited,
        program=place.kind == PROGRAM,
        joined=place.joined,
        away=place.away is not None,
        absent=place.absent,
        host=any(key in company.host for key in place.keys),
    )


def _moves(table: Table, event: Event) -> tuple[MoveView, ...]:
    """The legal moves after an event; only for those who hold the seat to act."""
    shown = table.shown.moves
    if shown is None or shown[0] is not event:
        state = event.state
        observation = state.observation(state.to_act)
        shown = event, tuple([move_view(state, move) for move in observation.legal_moves])
        table.shown.moves = shown
    return shown[1]


def _to_act(state: State[Any]) -> Any:
    return _TO_ACT.get(state.to_act, state.to_act)


def places_of(state: State[Any]) -> dict[str, int] | None:
    """The place of each seat, at the end."""
    if state.to_act != TERMINAL:
        return None
    places: dict[Seat, int] = state.ranking()
    return {str(seat): place for seat, place in places.items()}
