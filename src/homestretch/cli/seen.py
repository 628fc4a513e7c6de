"""From what a server shows of a game to a state for our own bots and screens.

Hidden cards are filled in from those that have not been seen, in order. The state is right in all
that the viewer may know; nothing else of it must be told to anybody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import homestretch
from homestretch.core.effects import Effect
from homestretch.core.reason import Reason
from homestretch.core.record import Chance, Choice
from homestretch.core.seats import CHANCE, Seat
from homestretch.core.state import Game, State
from homestretch.games.pardon.cards import card_from_json, card_list, card_text
from homestretch.play import Happening

Json = Mapping[str, Any]


def game_of(shown: Json) -> Game[Any]:
    """The game of a view, or of what a program hears first."""
    options: dict[str, Any] = dict(shown["options"])
    seats = [seat["seat"] if isinstance(seat, Mapping) else seat for seat in shown["seats"]]
    return homestretch.game(shown["game"], seats=seats, **options)


def state_of_observation(seen: Json) -> State[Any]:
    """The state behind `State.observation(seat).to_json()`, where the seat is to decide."""
    game = game_of(seen)
    if seen["game"] == "temper":
        ours = {"game", "seats", "tokens", "turn", "die", "options", "rolls_left", "finished"}
        return game.from_json({name: value for name, value in seen.items() if name in ours})
    known = {seen["turn"]: list(seen["hand"])}
    sizes = {int(seat): size for seat, size in seen["hand_sizes"].items()}
    return _pardon(game, seen["turn"], seen["pawns"], known, sizes, seen["discards"], "play")


def state_of_view(view: Json) -> State[Any] | None:
    """The state behind a view; None at nodes that are over as soon as they are there."""
    game = game_of(view)
    decides = isinstance(view["to_act"], int)
    if view["game"] == "temper":
        return _temper(game, view)
    known = {int(seat): list(hand) for seat, hand in view["hands"].items()}
    sizes = {int(seat): size for seat, size in view["hand_sizes"].items()}
    if view["turned_card"] is not None:
        known = {view["turn"]: [view["turned_card"]]}
    following = "play" if decides or view["to_act"] == "over" else view["chance"]
    if following == "turn_card":
        following = "draw"
    elif following != "play":
        return None
    return _pardon(game, view["turn"], view["pieces"], known, sizes, view["discards"], following)


def _temper(game: Game[Any], view: Json) -> State[Any]:
    data: dict[str, Any] = {
        "game": "temper",
        "seats": list(game.seats),
        "tokens": view["pieces"],
        "turn": view["turn"],
        "die": view["die"],
        "options": game.options.as_dict(),
    }
    if view["chance"] == "roll":
        data["rolls_left"] = view["rolls_left"]
    if view["chance"] == "first":
        data["first"] = "draw"
    return game.from_json(data)


def _pardon(
    game: Any,
    turn: Seat,
    pawns: Json,
    known: dict[Seat, list[Any]],
    sizes: Mapping[Seat, int],
    discards: Iterable[Any],
    following: str,
) -> State[Any]:
    shown = [card for hand in known.values() for card in hand]
    seen = Counter(card_from_json(card) for card in (*shown, *discards))
    unseen = []
    for card in card_list(game.deck):
        if seen[card]:
            seen[card] -= 1
        else:
            unseen.append(card)
    hands = dict(known)
    for seat, size in sizes.items():
        if seat not in hands:
            hands[seat] = ["pardon" if card > 12 else card for card in unseen[:size]]
            del unseen[:size]
    data: dict[str, Any] = {
        "game": "pardon",
        "seats": list(game.seats),
        "pawns": pawns,
        "turn": turn,
        "hands": {str(seat): hand for seat, hand in hands.items() if hand},
        "options": game.options.as_dict(),
        "discards": list(discards),
    }
    if following != "play":
        data["next"] = following
    position: State[Any] = game.from_json(data)
    return position


def happening_of(event: Json, game: Game[Any]) -> Happening | None:
    """An event as the narrator takes it; None for what is beside the game, or of no interest.

    The card of somebody else's draw is not known: such a draw is left out.
    """
    if event["kind"] not in {"chance", "move"}:
        return None
    reason = Reason(**event["reason"]) if event["reason"] else None
    if event["kind"] == "chance":
        return _chance(event, game, reason)
    effects = tuple(Effect(e["kind"], e["seat"], tuple(e["path"])) for e in event["effects"])
    move: Any = None
    if game.name == "pardon":
        from homestretch.games.pardon.move import parse

        move = parse(event["move"])
    return Happening(event["seat"], Choice(move), event["move"], None, effects, reason)


def _chance(event: Json, game: Game[Any], reason: Reason | None) -> Happening | None:
    kind, outcome = event["chance"], event["outcome"]
    text = ""
    if kind in {"deal", "draw", "turn_card"}:
        card = card_from_json(outcome)
        if card is None:
            return None
        outcome, text = card, f"+{card_text(card)}"
    elif kind == "roll":
        text = str(outcome)
    seat = outcome if kind == "first" else event["seat"]
    return Happening(seat, Chance(outcome or 0), text, kind, (), reason)


def is_chance(view: Json) -> bool:
    """Whether the viewer who is waited for has to roll, or to turn a card up."""
    return bool(view["to_act"] in {"chance", CHANCE})
