"""Reading positions from outside: shared checks of JSON values and of `key=value` lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from homestretch.core.errors import PositionError, shown
from homestretch.core.options import value_text
from homestretch.core.state import Game

_REASONS = 20
"""A refusal lists no more reasons than this."""


def is_int(value: object, low: int, high: int) -> bool:
    """True for an int (not a bool) from low to high."""
    return type(value) is int and low <= value <= high


def is_seat(value: object, seats: Iterable[int]) -> bool:
    """True for one of the seats; 1.0 and True are none."""
    return type(value) is int and value in seats


def unknown_fields(data: Mapping[str, Any], known: Iterable[str]) -> list[str]:
    """A reason for every field that a position does not have."""
    if not isinstance(data, Mapping):
        raise PositionError("a position is an object with a field 'game'")
    known = list(known)
    return [
        f"there is no field {shown(key)}; fields are {', '.join(known)}"
        for key in data
        if key not in known
    ]


def piece_problems(
    data: object, seats: Iterable[int], count: int, highest: int, words: tuple[str, str]
) -> list[str]:
    """Reasons why a `{"seat": [progress, ...]}` object is wrong in form.

    `words` are the singular and plural for the pieces. An empty answer means the form is right.
    """
    singular, plural = words
    if not isinstance(data, Mapping):
        return [f'{plural} must be an object such as {{"0": [0, 0, 5, 12], ...}}']
    expected = [str(seat) for seat in seats]
    reasons = [
        f"{plural} name seat {shown(key)}; the seats are {', '.join(expected)}"
        for key in data
        if key not in expected
    ]
    for key in expected:
        pieces = data.get(key)
        if not isinstance(pieces, list | tuple):
            reasons.append(f"{plural} of seat {key} are missing")
            continue
        if len(pieces) != count:
            reasons.append(f"seat {key} has {len(pieces)} {plural}; it must have {count}")
        reasons += [
            f"seat {key} has a {singular} on {shown(piece)}; progress is 0 to {highest}"
            for piece in pieces
            if not is_int(piece, 0, highest)
        ]
    return reasons


def fold(reasons: list[str]) -> None:
    """Raises one `PositionError` with all reasons, if there are any."""
    if len(reasons) > _REASONS:
        reasons = [*reasons[:_REASONS], f"and {len(reasons) - _REASONS} more reasons"]
    if reasons:
        raise PositionError("; ".join(reasons))


def check_setup(game: Game[Any], data: Mapping[str, Any]) -> list[str]:
    """Reasons why a JSON position does not belong to the game: another name, seats, options."""
    reasons: list[str] = []
    if data.get("game", game.name) != game.name:
        reasons.append(f"this is a position of {shown(data['game'])}, not of {game.name}")
    seats = data.get("seats", game.seats)
    if not isinstance(seats, list | tuple) or list(seats) != list(game.seats):
        reasons.append(f"the position's seats are {shown(seats)}, the game's {list(game.seats)}")
    own = game.options.as_dict()
    given = data.get("options", {})
    if not isinstance(given, Mapping):
        return [*reasons, 'options must be an object such as {"must_capture": true}']
    reasons += [
        f"the position has {name}={shown(given[name])}, the game {value_text(own[name])}"
        for name in given
        if name in own and given[name] != own[name]
    ]
    return reasons


def words_of(line: str, game_name: str) -> dict[str, str]:
    """The `key=value` words of a one-line position after the game's name, in order.

    Raises `PositionError` for another game, a word without `=`, or a key given twice.
    """
    head, *words = line.split() or [""]
    if head != game_name:
        raise PositionError(
            f"a position of {game_name} begins with '{game_name}', not {shown(head)}"
        )
    pairs: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not (equals and key and value):
            raise PositionError(f"{shown(word)} is not of the form key=value")
        if key in pairs:
            raise PositionError(f"{key}= is given twice")
        pairs[key] = value
    return pairs


def seat_words(text: str) -> list[int | str]:
    """A list of seats as `0,2`; words that are no seats are kept, for the checks to refuse."""
    return [int(word) if word in {"0", "1", "2", "3"} else word for word in text.split(",")]


def int_word(pairs: Mapping[str, str], key: str) -> int | None:
    """A small whole number, None when the key is missing; `PositionError` for anything else."""
    if key not in pairs:
        return None
    text = pairs[key]
    if text.isascii() and text.isdigit() and len(text) <= 3:
        return int(text)
    raise PositionError(f"{key}={text[:40]} is not a number")
