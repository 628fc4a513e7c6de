"""Seats around the table, and the two node markers that are not seats."""

from collections.abc import Iterable

from homestretch.core.errors import SeatError, shown
from homestretch.core.whole import whole

Seat = int
"""A place at the table: 0, 1, 2 or 3, clockwise."""

CHANCE: int = -1
"""`State.to_act` where chance decides (a roll, a card)."""
TERMINAL: int = -2
"""`State.to_act` where the game is over."""

SEATS: tuple[Seat, ...] = (0, 1, 2, 3)
COLOURS: tuple[str, ...] = ("red", "blue", "yellow", "green")
"""The colour of each seat, clockwise from seat 0."""


def seat_tuple(seats: Iterable[int]) -> tuple[Seat, ...]:
    """The seats in order; `SeatError` unless they are 2 to 4 different numbers from 0 to 3."""
    try:
        listed = list(seats)
    except TypeError:
        raise SeatError(
            f"seats must be several numbers such as (0, 2), not {shown(seats)}"
        ) from None
    given: list[Seat] = []
    for value in listed:
        seat = whole(value)
        if seat is None or seat not in SEATS:
            raise SeatError(f"{shown(value)} is no seat; seats are 0, 1, 2 and 3")
        given.append(seat)
    if len(set(given)) != len(given):
        raise SeatError(f"a seat is named twice in {given}")
    if len(given) < 2:
        raise SeatError(f"{len(given)} seat(s) given; the games are for 2 to 4")
    return tuple(sorted(given))


def check_viewer(seat: Seat | None, seats: tuple[Seat, ...]) -> None:
    """`SeatError` unless it is one of the seats, or None for a watcher."""
    if seat is not None and (type(seat) is not int or seat not in seats):
        names = ", ".join(map(str, seats))
        raise SeatError(f"nobody sits at {shown(seat)}; the seats are {names}, a watcher is None")


def first_seat(seats: tuple[Seat, ...], first: Seat | None, *, draw: bool) -> Seat | None:
    """The seat that begins: `first`, the lowest when None, or None when chance is to draw it.

    Raises `SeatError` when `first` is not one of the seats, or given although it is drawn.
    """
    if draw:
        if first is not None:
            raise SeatError(f"seat {first} cannot begin when the first seat is drawn")
        return None
    if first is None:
        return seats[0]
    seat = whole(first)
    if seat is None or seat not in seats:
        raise SeatError(
            f"seat {shown(first)} cannot begin; the seats are {', '.join(map(str, seats))}"
        )
    return seat


def places_by_score(groups: list[list[tuple[tuple[int, ...], Seat]]]) -> dict[Seat, int]:
    """Places from groups of (score, seat): an earlier group comes first, then a higher score.

    Equal scores share a place and the next place is skipped (1, 2, 2, 4).
    """
    places: dict[Seat, int] = {}
    for group in groups:
        ahead = len(places)
        for score, seat in group:
            better = sum(1 for other, _ in group if other > score)
            places[seat] = ahead + better + 1
    return places
