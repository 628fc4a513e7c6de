"""From a request for a table to its first event, and from that event to the game."""

from __future__ import annotations

import os
from typing import Any

import homestretch
from homestretch.core.errors import OptionError, SeatError
from homestretch.core.seats import Seat
from homestretch.core.state import Game
from homestretch.play import PERSON, SeatSetup
from homestretch.server.company import OPEN, PROGRAM, Company
from homestretch.server.keys import derived_key, hash_key
from homestretch.server.messages import SeatRequest, TableRequest
from homestretch.server.names import clean_name, distinct
from homestretch.server.refusals import Refused
from homestretch.server.stored import Created, StoredKey, StoredSeat

LINK = "link"
"""What a request calls the seat of a person who is invited."""
SEAT_KINDS = (PERSON, "bot", LINK, OPEN, PROGRAM)

SEEDS = "HOMESTRETCH_SEEDS"
"""The environment variable that, set to 1, lets whoever makes a table choose its dice."""


def created_from(request: TableRequest, table_id: str, key: str) -> Created:
    """The first event of the table that is asked for, `key` being its host's.

    Raises the engine's refusals: unknown game, preset, option or bot, impossible seats or name.
    """
    if request.seed is not None and os.environ.get(SEEDS) != "1":
        raise OptionError(
            "this server takes no seeds, for who knows the seed knows all dice and hands; one "
            f"that is started with {SEEDS}=1 does, to try things out"
        )
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
    seats: list[StoredSeat] = []
    for asked in sorted(request.seats, key=lambda asked: asked.seat):
        seats.append(_seat(asked, [seat.name for seat in seats]))
    own = [seat.seat for seat in seats if seat.kind == PERSON and seat.joined]
    secrets = ((s.seat, seat_key(key, table_id, s.seat)) for s in seats if not s.joined)
    keys = [StoredKey(hash_key(key), own)]
    keys += [StoredKey(hash_key(secret), [seat]) for seat, secret in secrets]
    is_waiting = any(not seat.joined or seat.kind == OPEN for seat in seats)
    return Created(
        game=game.name,
        options=game.options.changed(),
        seats=seats,
        keys=keys,
        first=request.first,
        seed=request.seed,
        lobby=request.lobby or is_waiting,
        host_starts=request.lobby,
        watch=hash_key(watch_key(key, table_id)) if request.private else None,
        chat=request.chat,
        turn_seconds=request.clock.turn,
        grace_seconds=request.clock.grace,
        sealed=request.seed is None,
    )


def rematch_of(created: Created, company: Company, first: Seat, table_id: str) -> Created:
    """The first event of a rematch: the same people by the same keys, the seat after `first`
    begins."""
    held: dict[str, list[Seat]] = {hashed: [] for hashed in company.host}
    for place in company.places.values():
        for hashed in place.keys:
            held.setdefault(hashed, []).append(place.seat)
    seats = sorted(company.places)
    return Created(
        game=created.game,
        options=created.options,
        seats=[
            StoredSeat(p.seat, p.kind, p.name, p.bot, p.joined) for p in company.places.values()
        ],
        keys=[StoredKey(hashed, own) for hashed, own in held.items()],
        first=seats[(seats.index(first) + 1) % len(seats)],
        seed=None if created.seed is None else created.seed + 1,
        watch=created.watch,
        chat=created.chat,
        turn_seconds=created.turn_seconds,
        grace_seconds=created.grace_seconds,
        hosts=list(company.host),
        rematch_of=table_id,
        sealed=created.seed is None,
    )


async def nowhere(created: Created) -> str:
    """Makes no table of a rematch, where there is no server around."""
    raise Refused("not_here", "no tables can be made here", status=503)


def seat_key(key: str, table_id: str, seat: Seat, generation: int = 0) -> str:
    """The secret of a seat's link, as the holder of a key hands it out."""
    return derived_key(key, table_id, "seat", seat, generation)


def watch_key(key: str, table_id: str) -> str:
    """The secret that opens a private table to watchers."""
    return derived_key(key, table_id, "watch")


def secrets_of(created: Created, table_id: str, key: str) -> dict[str, str]:
    """The secrets of a new table's links, by seat."""
    return {
        str(seat.seat): seat_key(key, table_id, seat.seat)
        for seat in created.seats
        if not seat.joined
    }


def _seat(asked: SeatRequest, names: list[str | None]) -> StoredSeat:
    if asked.kind not in SEAT_KINDS:
        raise SeatError(
            f"seat {asked.seat} cannot be {asked.kind!r}; it is one of {', '.join(SEAT_KINDS)}"
        )
    if asked.kind == OPEN and asked.name is not None:
        raise SeatError(f"seat {asked.seat} is open, so nobody's name is known yet")
    name = distinct(clean_name(asked.name, asked.seat), names)
    kind = PERSON if asked.kind == LINK else asked.kind
    SeatSetup(asked.seat, "bot" if kind == "bot" else PERSON, name, asked.bot)
    return StoredSeat(asked.seat, kind, name, asked.bot, asked.kind not in {LINK, PROGRAM})


def game_of(created: Created) -> Game[Any]:
    """The game of a table."""
    options: dict[str, Any] = created.options
    return homestretch.game(
        created.game,
        seats=[seat.seat for seat in created.seats],
        first=created.first,
        **options,
    )


def hides_hands(game: Game[Any]) -> bool:
    """Whether a seat sees cards that its rivals do not: in every game that is not known to be open.

    The like in `redact.py` decides what is shown; this decides who may be given a seat.
    """
    hand_size: int = getattr(game, "hand_size", 1)
    return game.name != "temper" and not (game.name == "pardon" and hand_size == 0)
