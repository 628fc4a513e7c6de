"""From a request for a table to its first event, and from that event to the game."""

from __future__ import annotations

import unicodedata
from typing import Any

import homestretch
from homestretch.core.errors import OptionError, SeatError
from homestretch.core.seats import Seat
from homestretch.core.state import Game
from homestretch.play import PERSON, SeatSetup
from homestretch.server.messages import SeatRequest, TableRequest
from homestretch.server.stored import Created, StoredKey, StoredSeat

_UNSEEN = {"Cc", "Cs", "Co", "Zl", "Zp"}
"""Kinds of characters that no name may hold: controls, surrogates, line ends."""
_TURNING = {*"\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"}
"""Characters that turn the direction of the text around them."""


def created_from(request: TableRequest, key_hash: str) -> Created:
    """The first event of the table that is asked for.

    Raises the engine's refusals: unknown game, preset, option or bot, impossible seats or name.
    """
    known = [spec.name for spec in homestretch.option_specs(request.game)]
    for name in request.options:
        if name not in known:
            raise OptionError(f"there is no option {name!r}; options are {', '.join(known)}")
    options: dict[str, Any] = request.options
    game = homestretch.game(
        request.game,
        preset=request.preset,
        seats=[seat.seat for seat in request.seats],
        first=request.first,
        **options,
    )
    seats = sorted((_seat(asked) for asked in request.seats), key=lambda seat: seat.seat)
    persons = [seat.seat for seat in seats if seat.kind == PERSON]
    return Created(
        game=game.name,
        options=game.options.changed(),
        seats=[StoredSeat(s.seat, s.kind, s.name, s.bot) for s in seats],
        keys=[StoredKey(key_hash, persons)],
        first=request.first,
        seed=request.seed,
    )


def _seat(asked: SeatRequest) -> SeatSetup:
    name = None if asked.name is None else " ".join(asked.name.split(" ")).strip()
    for character in name or "":
        if unicodedata.category(character) in _UNSEEN or character in _TURNING:
            raise SeatError(
                f"the name of seat {asked.seat} holds the character U+{ord(character):04X}, "
                "which cannot be shown"
            )
    return SeatSetup(asked.seat, asked.kind, name, asked.bot)


def game_of(created: Created) -> Game[Any]:
    """The game of a table."""
    options: dict[str, Any] = created.options
    return homestretch.game(
        created.game,
        seats=[seat.seat for seat in created.seats],
        first=created.first,
        **options,
    )


def seats_of(created: Created) -> dict[Seat, SeatSetup]:
    """Who sits where."""
    return {s.seat: SeatSetup(s.seat, s.kind, s.name, s.bot) for s in created.seats}
