"""Answers to positions given as JSON objects: the legal moves with the pieces after each."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import IO, Any

from homestretch import GAMES, TERMINAL, HomestretchError, position
from homestretch.core.errors import PositionError
from homestretch.core.fields import is_int
from homestretch.core.state import Json
from homestretch.games.pardon.cards import card_json

LINE_LIMIT = 1_000_000
"""Bytes of the longest line that is read."""

ANSWER_FIELDS = frozenset({"tries", "moves", "plays", "must_discard"})
"""Fields of a line that hold somebody's answer; they are ignored."""

Pieces = Mapping[int, tuple[int, ...]]


def answer_line(line: bytes) -> str:
    """The answer to one line of input, as compact JSON; `{"error": …}` for a bad line."""
    try:
        found = answer(_read(line))
    except HomestretchError as error:
        found = {"error": str(error)}
    return json.dumps(found, separators=(",", ":"))


def answer(data: Mapping[str, Any]) -> Json:
    """The answer to a position in JSON form, with answers that stand in it ignored.

    Temper, where `die` is the number rolled in this position: `tries`, the rolls the seat has at
    most in this series, and `moves`, each with the tokens after it. Pardon: `plays` of the hand,
    each with the pawns after it, and `must_discard`. Raises what `homestretch.position` raises.
    """
    asked = {key: value for key, value in data.items() if key not in ANSWER_FIELDS}
    name = asked.get("game")
    if name not in GAMES:
        raise PositionError(f"game is {str(name)[:40]!r}; it is one of {', '.join(GAMES)}")
    return _temper(asked) if name == "temper" else _pardon(asked)


def _read(line: bytes) -> dict[str, Any]:
    if len(line) > LINE_LIMIT:
        raise PositionError(f"the line is longer than {LINE_LIMIT} bytes")
    if not line.strip():
        raise PositionError("the line is empty; a position is a JSON object")
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise PositionError(f"the line is no JSON: {_first_words(error)}") from None
    if not isinstance(data, dict):
        raise PositionError('a position is a JSON object such as {"game": "temper", …}')
    return data


def _first_words(error: Exception) -> str:
    if isinstance(error, UnicodeDecodeError):
        return f"byte {error.start + 1} is not UTF-8"
    return str(error) or "nested too deeply"


def _temper(data: dict[str, Any]) -> Json:
    die = data.pop("die", None)
    if not is_int(die, 1, 6):
        raise PositionError(f"die is {die!r}; it must be the number rolled, 1 to 6")
    before = position(data)
    if before.chance_kind != "roll":
        over = before.to_act == TERMINAL
        raise PositionError(
            "the game is over, so nothing can be moved"
            if over
            else "nobody rolls here: chance first draws who begins"
        )
    after_roll = before.apply_chance(die)
    seen = after_roll.observation(before.turn)
    moves = [
        {"move": [move.origin, move.target], "tokens": _by_seat(seen.after(move))}
        for move in seen.legal_moves
    ]
    return {"tries": getattr(before, "rolls_left", 0), "moves": moves}


def _pardon(data: dict[str, Any]) -> Json:
    options = data.get("options")
    if isinstance(options, dict) and str(options.get("hand_size")) == "0":
        # The plays are those of a hand of one card, and it may be one that cannot be played.
        data["options"] = {**options, "hand_size": 1}
    state = position(data)
    if state.to_act == TERMINAL:
        raise PositionError("the game is over, so nothing can be played")
    if state.to_act < 0:
        raise PositionError(f"nobody plays here: chance comes next ({state.chance_kind})")
    seen = state.observation(state.turn)
    rows = [
        (move.card, _by_seat(seen.after(move)))
        for move in seen.legal_moves
        if move.kind_name != "discard"
    ]
    plays = [{"card": card_json(card), "pawns": pawns} for card, pawns in rows]
    plays.sort(key=_play_order)
    return {"plays": plays, "must_discard": not plays}


def _play_order(play: Mapping[str, Any]) -> tuple[int, list[list[int]]]:
    """Pardon cards first, then by number; plays of one card by the pawns of all seats."""
    card = play["card"]
    return (0 if card == "pardon" else card), list(play["pawns"].values())


def _by_seat(pieces: Pieces) -> dict[str, list[int]]:
    return {str(seat): list(progress) for seat, progress in pieces.items()}


def lines_of(source: IO[bytes]) -> Iterator[bytes]:
    """The lines of a stream; of a line beyond the limit only as much as shows that it is."""
    while line := source.readline(LINE_LIMIT + 1):
        rest = line
        while len(rest) > LINE_LIMIT and not rest.endswith(b"\n"):
            rest = source.readline(LINE_LIMIT + 1)
        yield line
