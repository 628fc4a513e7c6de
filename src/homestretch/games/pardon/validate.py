"""Which positions of Pardon are possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from homestretch.core.errors import shown
from homestretch.core.fields import check_setup, is_seat, piece_problems, unknown_fields
from homestretch.games.pardon.board import (
    HOME,
    START,
    START_EXIT,
    TRACK_LENGTH,
    absolute,
    place_text,
)
from homestretch.games.pardon.cards import CARDS, KIND, card_from_json, card_text
from homestretch.games.pardon.kernel import held

if TYPE_CHECKING:
    from homestretch.games.pardon.game import PardonGame

FIELDS = (
    "game", "seats", "options", "pawns", "turn", "hand", "hands", "discards", "next",
)  # fmt: skip
NEXT = ("play", "draw", "draw_again", "deal", "first")
"""What comes next in a position; `play` when left out. `draw_again` is a draw after a 2."""


def problems(game: PardonGame, data: Mapping[str, Any]) -> list[str]:
    """Every reason why a JSON position is impossible in this game; empty for a possible one.

    Reasons of form come first; a position of the wrong form is not looked at further.
    """
    reasons = unknown_fields(data, FIELDS) + check_setup(game, data)
    reasons += piece_problems(data.get("pawns"), game.seats, game.pawns, HOME, ("pawn", "pawns"))
    turn: Any = data.get("turn")
    if not is_seat(turn, game.seats):
        reasons.append(f"turn is {shown(turn)}; the seats are {', '.join(map(str, game.seats))}")
    if data.get("next", "play") not in NEXT:
        reasons.append(f"next is {shown(data['next'])}; it is one of {', '.join(NEXT)}")
    reasons += _card_form_problems(game, data)
    if reasons:
        return reasons
    pawns = {seat: list(data["pawns"][str(seat)]) for seat in game.seats}
    hands = read_hands(game, data)
    return (
        _square_problems(pawns) + _home_problems(pawns, turn)
        + _deck_problems(game, data, hands) + _node_problems(game, data, hands, pawns)
    )  # fmt: skip


def _card_form_problems(game: PardonGame, data: Mapping[str, Any]) -> list[str]:
    hands = data.get("hands", {})
    if not isinstance(hands, Mapping):
        return ['hands must be an object such as {"2": [1, 1, 7]}']
    reasons = [
        f"hands name seat {shown(key)}; the seats are {', '.join(map(str, game.seats))}"
        for key in hands
        if key not in [str(seat) for seat in game.seats]
    ]
    if "hand" in data and str(data.get("turn")) in hands:
        reasons.append(f"seat {data['turn']}'s cards are given twice, in hand and in hands")
    piles = {"hand": data.get("hand", []), "discards": data.get("discards", [])}
    piles.update({f"hand of seat {key}": cards for key, cards in hands.items()})
    for name, cards in piles.items():
        if not isinstance(cards, list | tuple):
            reasons.append(f"{name} must be a list of cards")
            continue
        reasons += [
            f"{name} holds {shown(card)}; cards are 1, 2, 3, 4, 5, 7, 8, 10, 11, 12 and 'pardon'"
            for card in cards
            if card_from_json(card) is None
        ]
    return reasons


def read_hands(game: PardonGame, data: Mapping[str, Any]) -> dict[int, list[int]]:
    """The hands of all seats in a position of the right form; those not given are empty."""
    given = {int(key): cards for key, cards in data.get("hands", {}).items()}
    if "hand" in data:
        given[data["turn"]] = data["hand"]
    return {
        seat: sorted(card for value in given.get(seat, []) if (card := card_from_json(value)))
        for seat in game.seats
    }


def _square_problems(pawns: dict[int, list[int]]) -> list[str]:
    reasons = []
    holder: dict[int, tuple[int, int]] = {}
    for seat, progress in pawns.items():
        for place in sorted(set(progress)):
            if 0 < place < HOME and progress.count(place) > 1:
                reasons.append(
                    f"seat {seat} has {progress.count(place)} pawns on {place_text(place)}"
                )
            if 0 < place <= TRACK_LENGTH:
                square = absolute(seat, place)
                if square in holder:
                    other, other_place = holder[square]
                    reasons.append(
                        f"seat {seat}'s {place_text(place)} and seat {other}'s "
                        f"{place_text(other_place)} are the same square, and both are occupied"
                    )
                holder[square] = seat, place
    return reasons


def _home_problems(pawns: dict[int, list[int]], turn: int) -> list[str]:
    home = [seat for seat, progress in pawns.items() if min(progress) == HOME]
    if len(home) > 1:
        return [f"seats {home} are all Home, but the game ends with the first"]
    if home and home[0] != turn:
        return [f"seat {home[0]} is all Home and has won, so turn must be {home[0]}"]
    return []


def _deck_problems(
    game: PardonGame, data: Mapping[str, Any], hands: dict[int, list[int]]
) -> list[str]:
    used = [card for cards in hands.values() for card in cards]
    used += [card_from_json(value) or 0 for value in data.get("discards", [])]
    return [
        f"{used.count(card)} cards {card_text(card)} are out, but the deck has "
        f"{held(game.deck, KIND[card])}"
        for card in CARDS
        if used.count(card) > held(game.deck, KIND[card])
    ]


def _node_problems(
    game: PardonGame,
    data: Mapping[str, Any],
    hands: dict[int, list[int]],
    pawns: dict[int, list[int]],
) -> list[str]:
    if any(min(progress) == HOME for progress in pawns.values()):
        return []
    turn, node = data["turn"], data.get("next", "play")
    full = game.hand_size or 1
    reasons = [
        f"seat {seat} holds {len(cards)} cards; a hand has at most {full}"
        for seat, cards in hands.items()
        if len(cards) > full
    ]
    if not game.hand_size:
        reasons += [
            f"seat {seat} holds a card, but with hand_size 0 only the seat to play has one"
            for seat, cards in hands.items()
            if cards and seat != turn
        ]
    if node == "play" and not hands[turn]:
        reasons.append(f"seat {turn} is to play but holds no card")
    if node in {"draw", "draw_again"} and len(hands[turn]) >= full:
        reasons.append(f"seat {turn} is to draw but its hand is full")
    if node == "draw_again" and not game.hand_size:
        reasons.append("with hand_size 0 a seat that plays again is simply next to draw")
    if node in {"deal", "first"}:
        reasons += _untouched_problems(game, data, pawns) + _deal_problems(game, data, hands)
    return reasons


def _untouched_problems(
    game: PardonGame, data: Mapping[str, Any], pawns: dict[int, list[int]]
) -> list[str]:
    """Before the deal is over nothing can have moved."""
    start = [START] * game.pawns
    if game.options.start_pawn:
        start[-1] = START_EXIT
    reasons = []
    if any(sorted(places) != start for places in pawns.values()):
        when = "the first seat is drawn" if data["next"] == "first" else "the deal is over"
        reasons.append(f"pawns have moved before {when}")
    if data["next"] == "first" and data["turn"] != game.seats[0]:
        reasons.append(f"before the first seat is drawn, turn is {game.seats[0]}")
    return reasons


def _deal_problems(
    game: PardonGame, data: Mapping[str, Any], hands: dict[int, list[int]]
) -> list[str]:
    """The deal goes round card by card from the seat that begins."""
    at = game.seats.index(data["turn"])
    order = game.seats[at:] + game.seats[:at]
    sizes = [len(hands[seat]) for seat in order]
    total = sum(sizes)
    expected = [(total + len(order) - 1 - index) // len(order) for index in range(len(order))]
    if data.get("discards"):
        return ["cards are discarded before the deal is over"]
    if data["next"] == "first":
        return ["cards are dealt before the first seat is drawn"] if total else []
    if not game.hand_size or total >= game.hand_size * len(order):
        return ["there is nothing to deal any more"]
    return [f"a deal from seat {order[0]} never gives hands of {sizes}"] * (sizes != expected)
