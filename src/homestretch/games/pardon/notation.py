"""Positions of Pardon as JSON values and as one line of text (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from homestretch.core.errors import PositionError, shown
from homestretch.core.fields import fold, int_word, words_of
from homestretch.core.seats import TERMINAL
from homestretch.core.state import Json
from homestretch.games.pardon import kernel, state
from homestretch.games.pardon.board import parse_place, place_text
from homestretch.games.pardon.cards import (
    PARDON,
    card_from_json,
    card_json,
    card_list,
    card_text,
    pack,
    parse_card,
)
from homestretch.games.pardon.pieces import position_of
from homestretch.games.pardon.validate import problems, read_hands

if TYPE_CHECKING:
    from homestretch.games.pardon.game import PardonGame
    from homestretch.games.pardon.state import PardonState


def _next(position: PardonState) -> str:
    """What comes next, a word of `validate.NEXT`; empty at the end."""
    if position.to_act == TERMINAL:
        return ""
    kind = position.chance_kind
    if kind in {"first", "deal"}:
        return kind or ""
    if kind is None:
        return "play"
    return "draw_again" if position.plays_again else "draw"


def cards_json(cards: list[int]) -> list[int | str]:
    """Cards for JSON, the Pardon cards first."""
    return [card_json(card) for card in sorted(cards, key=lambda card: card % PARDON)]


def to_json(position: PardonState) -> Json:
    """The whole position as JSON values; `read_json` reads it back."""
    game = position.game
    turn = position.turn
    data: Json = {
        "game": "pardon",
        "seats": list(game.seats),
        "pawns": {str(seat): list(pieces) for seat, pieces in position.pieces().items()},
        "turn": turn,
        "hand": cards_json(position.hands[turn]),
        "options": game.options.as_dict(),
    }
    others = {str(s): cards_json(c) for s, c in position.hands.items() if s != turn and c}
    if others:
        data["hands"] = others
    if position.discards:
        data["discards"] = [card_json(card) for card in position.discards]
    following = _next(position)
    if following not in {"", "play"}:
        data["next"] = following
    return data


def read_json(game: PardonGame, data: Mapping[str, Any]) -> PardonState:
    """The state of a JSON position; `PositionError` lists everything that is wrong."""
    fold(problems(game, data))
    pawns = {seat: data["pawns"][str(seat)] for seat in game.seats}
    position = position_of(pawns)
    hands = [0, 0, 0, 0]
    for seat, cards in read_hands(game, data).items():
        hands[seat] = pack(cards)
    discards = tuple(card_from_json(value) or 0 for value in data.get("discards", []))
    pile = game.deck - sum(hands) - pack(discards)
    turn = data["turn"]
    following = data.get("next", "play")
    over = kernel.all_home(position, turn, game.pawns)
    phase = {"play": state.PLAY, "deal": state.DEAL, "first": state.FIRST}.get(
        following, state.DRAW
    )
    packed = (hands[0], hands[1], hands[2], hands[3])
    rows = None
    if phase == state.PLAY and not over:
        rows = state.legal_rows(game, position, turn, hands[turn])
        if not rows:
            (card,) = card_list(hands[turn])
            raise PositionError(
                f"seat {turn} cannot play the {card_text(card)} turned up, so nothing is decided; "
                "with hand_size 0 such a card is thrown away at once (P9)"
            )
    return state.PardonState(
        game, position, turn, state.OVER if over else phase, packed, pile, discards,
        again=following == "draw_again" and not over, rows=rows,
    )  # fmt: skip


def to_text(position: PardonState) -> str:
    """The whole position in one line; `read_text` reads it back."""
    words = ["pardon"]
    for seat, pieces in position.pieces().items():
        words.append(f"{seat}={','.join(place_text(progress) for progress in pieces)}")
    words.append(f"turn={position.turn}")
    following = _next(position)
    if following not in {"", "play"}:
        words.append(f"next={following}")
    for seat, cards in position.hands.items():
        if cards:
            words.append(f"hand{seat}={','.join(card_text(card) for card in cards)}")
    if position.discards:
        words.append(f"discards={','.join(card_text(card) for card in position.discards)}")
    options = position.game.options.text()
    return " ".join([*words, options] if options else words)


def text_to_json(line: str) -> Json:
    """The JSON form of a one-line position, not yet checked against the rules."""
    pairs = words_of(line, "pardon")
    data: Json = {"game": "pardon", "seats": [], "pawns": {}, "hands": {}, "options": {}}
    for key, value in pairs.items():
        if key in {"0", "1", "2", "3"}:
            data["seats"].append(int(key))
            data["pawns"][key] = [_place(word) for word in value.split(",")]
        elif key in {"hand0", "hand1", "hand2", "hand3"}:
            data["hands"][key[4:]] = [_card(word) for word in value.split(",")]
        elif key == "discards":
            data["discards"] = [_card(word) for word in value.split(",")]
        elif key == "next":
            data["next"] = value
        elif key != "turn":
            data["options"][key] = value
    data["turn"] = int_word(pairs, "turn")
    return data


def _place(word: str) -> int:
    progress = parse_place(word)
    if progress is None:
        raise PositionError(f"{shown(word)} is no place; places are S, 1 to 60, Z1 to Z5 and H")
    return progress


def _card(word: str) -> int | str:
    card = parse_card(word)
    if card is None:
        raise PositionError(
            f"{shown(word)} is no card; cards are 1, 2, 3, 4, 5, 7, 8, 10, 11, 12 and P"
        )
    return card_json(card)


def read_text(game: PardonGame, line: str) -> PardonState:
    """The state of a one-line position of this game; `PositionError` says what is wrong."""
    data = text_to_json(line)
    data["options"] = type(game.options).make(data["options"]).as_dict()
    return read_json(game, data)
