"""Which positions of Temper are possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from homestretch.core.errors import shown
from homestretch.core.fields import check_setup, is_int, is_seat, piece_problems, unknown_fields
from homestretch.games.temper import kernel
from homestretch.games.temper.board import HOME_FIRST, HOME_LAST, START_SQUARE, absolute, place_text

if TYPE_CHECKING:
    from homestretch.games.temper.game import TemperGame

FIELDS = ("game", "seats", "options", "tokens", "turn", "rolls_left", "die", "finished", "first")


def problems(game: TemperGame, data: Mapping[str, Any]) -> list[str]:
    """Every reason why a JSON position is impossible in this game; empty for a possible one.

    Reasons of form come first; a position of the wrong form is not looked at further.
    """
    reasons = unknown_fields(data, FIELDS) + check_setup(game, data)
    reasons += piece_problems(
        data.get("tokens"), game.seats, game.tokens, HOME_LAST, ("token", "tokens")
    )
    reasons += _turn_problems(game, data)
    if reasons:
        return reasons
    tokens = {seat: list(data["tokens"][str(seat)]) for seat in game.seats}
    return _square_problems(tokens) + _node_problems(game, data, tokens)


def _turn_problems(game: TemperGame, data: Mapping[str, Any]) -> list[str]:
    reasons = []
    turn, die = data.get("turn"), data.get("die")
    if not is_seat(turn, game.seats):
        reasons.append(f"turn is {shown(turn)}; the seats are {', '.join(map(str, game.seats))}")
    if die is not None and not is_int(die, 1, 6):
        reasons.append(f"die is {shown(die)}; it is 1 to 6")
    if data.get("first", "draw") != "draw":
        reasons.append(
            f"first is {shown(data['first'])}; it is 'draw' before the draw, or left out"
        )
    rolls = data.get("rolls_left")
    if rolls is not None and not is_int(rolls, 1, 3):
        reasons.append(f"rolls_left is {shown(rolls)}; it is 1 to 3")
    finished = data.get("finished", [])
    if (
        not isinstance(finished, list | tuple)
        or not all(is_seat(seat, game.seats) for seat in finished)
        or len(set(finished)) != len(finished)
    ):
        reasons.append(f"finished is {shown(finished)}; it lists seats, each once")
    return reasons


def _square_problems(tokens: dict[int, list[int]]) -> list[str]:
    reasons = []
    holder: dict[int, tuple[int, int]] = {}
    for seat, progress in tokens.items():
        for place in sorted(set(progress)):
            if place and progress.count(place) > 1:
                reasons.append(
                    f"seat {seat} has {progress.count(place)} tokens on {place_text(place)}"
                )
            if 0 < place < HOME_FIRST:
                square = absolute(seat, place)
                if square in holder:
                    other, other_place = holder[square]
                    reasons.append(
                        f"seat {seat}'s {place_text(place)} and seat {other}'s "
                        f"{place_text(other_place)} are the same square, and both are occupied"
                    )
                holder[square] = seat, place
    return reasons


def _node_problems(
    game: TemperGame, data: Mapping[str, Any], tokens: dict[int, list[int]]
) -> list[str]:
    reasons = _draw_problems(game, data, tokens) if "first" in data else []
    finished = list(data.get("finished", []))
    home = [seat for seat, progress in tokens.items() if min(progress) >= HOME_FIRST]
    if sorted(home) != sorted(finished):
        # A lone winner need not be named: the tokens say it.
        if len(home) == 1 and not finished:
            finished = home
        else:
            reasons.append(f"seats all home are {home}, but finished says {finished}")
    if len(finished) > 1 and not game.options.play_on:
        reasons.append("more than one seat is all home, but play_on is off")
    over = is_over(game, finished)
    turn = data["turn"]
    if over:
        if data.get("die") is not None:
            reasons.append("the game is over, so no die is to be played")
        if turn != finished[-1]:
            reasons.append(f"the game is over, so turn is the seat that ended it, {finished[-1]}")
        return reasons
    if turn in finished:
        reasons.append(f"turn is {turn}, but that seat is all home")
    rolls = data.get("rolls_left")
    own = sum(1 << place for place in set(tokens[turn]) if place)
    due = kernel.rolls_due(own, game.rules)
    if rolls is not None and data.get("die") is None and not 1 <= rolls <= due:
        reasons.append(f"rolls_left is {rolls}; here it is 1 to {due} (T10)")
    return reasons


def _draw_problems(
    game: TemperGame, data: Mapping[str, Any], tokens: dict[int, list[int]]
) -> list[str]:
    """Before the first seat is drawn nothing can have happened."""
    start = [0] * game.tokens
    if game.options.start_token:
        start[-1] = START_SQUARE
    reasons = []
    if any(sorted(places) != start for places in tokens.values()):
        reasons.append("tokens have moved before the first seat is drawn")
    if data.get("die") is not None or data.get("rolls_left") is not None:
        reasons.append("a die is rolled before the first seat is drawn")
    if data["turn"] != game.seats[0]:
        reasons.append(f"before the first seat is drawn, turn is {game.seats[0]}")
    return reasons


def is_over(game: TemperGame, finished: list[int]) -> bool:
    """Whether these seats being home ends the game (T17)."""
    if game.options.play_on:
        return len(finished) >= len(game.seats) - 1
    return bool(finished)
