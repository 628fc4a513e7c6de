"""What the dice, cards and moves of a table come to, in numbers.

Counted from what everybody at the table could see (`redact.public_steps`) and from nothing else:
a card counts once it was turned up or played, never while it is in a hand. Choices that were taken
back do not count; the die they were made with does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from weakref import WeakKeyDictionary

from homestretch.core.effects import RETURN, SLIDE
from homestretch.core.record import Record
from homestretch.core.seats import Seat
from homestretch.games.pardon.cards import CARDS, COUNTS, PARDON
from homestretch.server.odds import (
    ENOUGH,
    FACES,
    any_wait_odds,
    chi_square,
    chi_square_odds,
    longest_wait,
    wait_odds,
)
from homestretch.server.redact import PublicStep, public_steps
from homestretch.server.table import Table
from homestretch.server.views import Outgoing


class SeatStatistics(Outgoing, frozen=True):
    """One seat's part."""

    seat: int
    made: int
    """Rivals' pieces it sent back."""
    suffered: int
    """Own pieces that rivals sent back."""
    own: int
    """Own pieces it sent back itself."""


class SeatDice(SeatStatistics, frozen=True):
    """A seat of Temper."""

    rolls: tuple[int, ...]
    """How often it rolled a 1, a 2, …, a 6."""
    wait: int
    """The most rolls in a row without a six."""
    wait_odds: float
    """How likely fair dice are to give a row so long, or longer, in as many rolls."""


class SeatCards(SeatStatistics, frozen=True):
    """A seat of Pardon."""

    cards: tuple[int, ...]
    """How many cards of each kind it turned up or played, in the order of `kinds`."""
    slides: int


class Statistics(Outgoing, frozen=True):
    """What has happened at a table so far; `game` tells which of the two it is."""

    table: str
    number: int
    """The number of the last event that was counted."""


class TemperStatistics(Statistics, frozen=True, tag_field="game", tag="temper"):
    """The dice of a table of Temper."""

    seats: tuple[SeatDice, ...]
    rolls: tuple[int, ...]
    """Of all seats."""
    chi_square: float | None
    """Null below `enough` rolls."""
    chi_square_odds: float | None
    """How likely fair dice are to be as uneven as this, or more."""
    enough: int
    wait_odds: float
    """How likely it is that any seat waits as long as the one that waited longest, or longer."""


class PardonStatistics(Statistics, frozen=True, tag_field="game", tag="pardon"):
    """The cards of a table of Pardon."""

    seats: tuple[SeatCards, ...]
    kinds: tuple[int | str, ...]
    """The kinds of card in the deck."""
    deck: tuple[int, ...]
    """How many of each a deck has."""


_counted: WeakKeyDictionary[Table, TemperStatistics | PardonStatistics] = WeakKeyDictionary()


def known(table: Table) -> TemperStatistics | PardonStatistics | None:
    """What was counted of a table and kept, if nothing has happened since."""
    kept = _counted.get(table)
    return kept if kept is not None and kept.number == table.number else None


def keep(table: Table, counted: TemperStatistics | PardonStatistics) -> None:
    """Keeps what was counted, so that many who ask cost one count."""
    _counted[table] = counted


def count(table_id: str, number: int, record: Record) -> TemperStatistics | PardonStatistics:
    """What the steps of a game come to."""
    steps = list(public_steps(record))
    seats = record.game.seats
    if record.game.name == "temper":
        return _dice(table_id, number, seats, steps)
    has_pardon = record.game.options.as_dict()["pardon_cards"]
    kinds = [card for card in CARDS if has_pardon or card != PARDON]
    return PardonStatistics(
        table=table_id,
        number=number,
        seats=tuple(_seat_cards(seat, kinds, steps) for seat in seats),
        kinds=tuple("pardon" if card == PARDON else card for card in kinds),
        deck=COUNTS[: len(kinds)],
    )


def _dice(
    table_id: str, number: int, seats: Sequence[Seat], steps: list[PublicStep]
) -> TemperStatistics:
    rolls = {seat: [s.die for s in steps if s.seat == seat and s.die is not None] for seat in seats}
    longest = {seat: longest_wait(rolls[seat]) for seat in seats}
    every = _by_face([roll for some in rolls.values() for roll in some])
    value = chi_square(every) if sum(every) >= ENOUGH else None
    return TemperStatistics(
        table=table_id,
        number=number,
        seats=tuple(
            SeatDice(
                rolls=_by_face(rolls[seat]),
                wait=longest[seat],
                wait_odds=wait_odds(len(rolls[seat]), longest[seat]),
                **_captures(seat, steps),
            )
            for seat in seats
        ),
        rolls=every,
        chi_square=value,
        chi_square_odds=None if value is None else chi_square_odds(value),
        enough=ENOUGH,
        wait_odds=any_wait_odds(map(len, rolls.values()), max(longest.values())),
    )


def _by_face(rolls: list[int]) -> tuple[int, ...]:
    return tuple(rolls.count(face) for face in range(1, FACES + 1))


def _seat_cards(seat: Seat, kinds: list[int], steps: list[PublicStep]) -> SeatCards:
    own = [step for step in steps if step.seat == seat]
    cards = Counter(step.card for step in own)
    slides = sum(effect.kind == SLIDE for step in own for effect in step.effects)
    shown = tuple(cards[kind] for kind in kinds)
    return SeatCards(cards=shown, slides=slides, **_captures(seat, steps))


def _captures(seat: Seat, steps: list[PublicStep]) -> dict[str, int]:
    """Who sent whose pieces back, seen from a seat."""
    sent = [(s.seat, e.seat) for s in steps for e in s.effects if e.kind == RETURN]
    return {
        "seat": seat,
        "made": sum(by == seat != whose for by, whose in sent),
        "suffered": sum(by != seat == whose for by, whose in sent),
        "own": sum(by == seat == whose for by, whose in sent),
    }
