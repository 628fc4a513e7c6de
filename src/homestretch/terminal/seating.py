"""Who sits where, and how a record says it: a tag for each colour, `bot careful` or a name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from homestretch.bots import NAMES
from homestretch.core.errors import SeatError
from homestretch.core.seats import COLOURS, Seat
from homestretch.play import BOT, PERSON, SeatSetup

Seating = dict[Seat, SeatSetup]

NAMELESS = "person"
"""What the tag says of a person without a name."""


def seating(seats: Iterable[Seat], people: Iterable[Seat], bots: Mapping[Seat, str]) -> Seating:
    """The people and bots of a game; a seat that is neither named nor a person's gets `careful`.

    Raises `SeatError` for a seat that is not in play or that is given to both.
    """
    seats, people = tuple(seats), tuple(people)
    for seat in (*people, *bots):
        if seat not in seats:
            playing = ", ".join(f"{s} ({COLOURS[s]})" for s in seats)
            raise SeatError(f"seat {seat} ({COLOURS[seat]}) is not in this game; seats: {playing}")
    for seat in bots:
        if seat in people:
            raise SeatError(f"seat {seat} ({COLOURS[seat]}) is given to a person and to a bot")
    return {
        seat: SeatSetup(seat, PERSON)
        if seat in people
        else SeatSetup(seat, BOT, bot=bots.get(seat, "careful"))
        for seat in seats
    }


def title(setup: SeatSetup) -> str:
    """`bot careful`, the person's name, or `person`."""
    return setup.title if setup.kind == BOT else setup.name or NAMELESS


def seat_tags(setups: Seating) -> dict[str, str]:
    """The tags that say who sits where."""
    return {COLOURS[seat].capitalize(): title(setup) for seat, setup in setups.items()}


def seating_of(seats: Iterable[Seat], tags: Mapping[str, str]) -> Seating:
    """Who sat where by a record's tags; a seat without a tag is a person's."""
    return {seat: _setup(seat, tags.get(COLOURS[seat].capitalize(), "")) for seat in seats}


def _setup(seat: Seat, value: str) -> SeatSetup:
    word, _, name = value.partition(" ")
    if word == BOT and name in NAMES:
        return SeatSetup(seat, BOT, bot=name)
    known = value.strip()[:40]
    return SeatSetup(seat, PERSON, name=known if known and known != NAMELESS else None)
