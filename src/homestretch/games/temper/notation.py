"""Positions of Temper as JSON values and as one line of text (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from homestretch.core.errors import PositionError, shown
from homestretch.core.fields import fold, int_word, seat_words, words_of
from homestretch.core.seats import TERMINAL
from homestretch.core.state import Json
from homestretch.games.temper import kernel, state
from homestretch.games.temper.board import parse_place, place_text
from homestretch.games.temper.validate import is_over, problems

if TYPE_CHECKING:
    from homestretch.games.temper.game import TemperGame
    from homestretch.games.temper.state import TemperState


def to_json(position: TemperState) -> Json:
    """The position as JSON values; `read_json` reads it back."""
    game = position.game
    data: Json = {
        "game": "temper",
        "seats": list(game.seats),
        "tokens": {str(seat): list(pieces) for seat, pieces in position.pieces().items()},
        "turn": position.turn,
        "die": position.die,
        "options": game.options.as_dict(),
    }
    if position.chance_kind == "roll":
        data["rolls_left"] = position.rolls_left
    if position.chance_kind == "first":
        data["first"] = "draw"
    if position.finished:
        data["finished"] = list(position.finished)
    return data


def read_json(game: TemperGame, data: Mapping[str, Any]) -> TemperState:
    """The state of a JSON position; `PositionError` lists everything that is wrong."""
    fold(problems(game, data))
    tokens = data["tokens"]
    masks = [0, 0, 0, 0]
    for seat in game.seats:
        masks[seat] = sum(1 << progress for progress in tokens[str(seat)] if progress)
    packed = (masks[0], masks[1], masks[2], masks[3])
    home = [seat for seat in game.seats if kernel.is_home(masks[seat], game.tokens)]
    finished = tuple(data.get("finished") or home)
    turn = data["turn"]
    if is_over(game, list(finished)):
        return state.TemperState(game, packed, turn, state.OVER, 0, places=finished)
    if data.get("first") == "draw":
        return state.TemperState(game, packed, turn, state.FIRST, 0)
    rolls = data.get("rolls_left") or kernel.rolls_due(masks[turn], game.rules)
    rolling = state.TemperState(game, packed, turn, state.ROLL, rolls, places=finished)
    die = data.get("die")
    if die is None:
        return rolling
    decision = rolling.apply_chance(die)
    if decision.to_act != turn:
        raise PositionError(
            f"seat {turn} cannot move with a {die}, so there is nothing to decide; "
            "leave the die out to get the node before the roll"
        )
    return decision


def to_text(position: TemperState) -> str:
    """The position in one line; `read_text` reads it back."""
    words = ["temper"]
    for seat, pieces in position.pieces().items():
        words.append(f"{seat}={','.join(place_text(progress) for progress in pieces)}")
    if position.finished:
        words.append(f"finished={','.join(map(str, position.finished))}")
    words.append(f"turn={position.turn}")
    if position.chance_kind == "roll":
        words.append(f"rolls={position.rolls_left}")
    elif position.chance_kind == "first":
        words.append("first=draw")
    elif position.to_act != TERMINAL:
        words.append(f"die={position.die}")
    options = position.game.options.text()
    return " ".join([*words, options] if options else words)


def text_to_json(line: str) -> Json:
    """The JSON form of a one-line position, not yet checked against the rules."""
    pairs = words_of(line, "temper")
    data: Json = {"game": "temper", "seats": [], "tokens": {}, "options": {}}
    for key, value in pairs.items():
        if key in {"0", "1", "2", "3"}:
            data["seats"].append(int(key))
            data["tokens"][key] = [_place(word) for word in value.split(",")]
        elif key == "finished":
            data["finished"] = seat_words(value)
        elif key == "first":
            data["first"] = value
        elif key not in {"turn", "die", "rolls"}:
            data["options"][key] = value
    data["turn"] = int_word(pairs, "turn")
    data["die"] = int_word(pairs, "die")
    rolls = int_word(pairs, "rolls")
    if rolls is not None:
        data["rolls_left"] = rolls
    return data


def _place(word: str) -> int:
    progress = parse_place(word)
    if progress is None:
        raise PositionError(f"{shown(word)} is no place; places are B, 1 to 40 and H1 to H4")
    return progress


def read_text(game: TemperGame, line: str) -> TemperState:
    """The state of a one-line position of this game; `PositionError` says what is wrong."""
    data = text_to_json(line)
    data["options"] = type(game.options).make(data["options"]).as_dict()
    return read_json(game, data)
