"""The kernel's position as lists of progress, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homestretch.core.seats import Seat
from homestretch.games.pardon import kernel
from homestretch.games.pardon.kernel import Position

if TYPE_CHECKING:
    from homestretch.games.pardon.game import PardonGame


def seat_pieces(position: Position, seat: Seat, pawns: int) -> tuple[int, ...]:
    """Sorted progress of one seat's pawns, Start as 0 and Home as 66."""
    lane = position[4 + seat]
    packed = kernel.packed_places(kernel.own_road(position[seat], seat), lane & kernel.ZONE)
    places = []
    while packed:
        places.append(packed & 127)
        packed >>= 7
    home = (kernel.HOME_PLACE,) * (lane >> 5)
    return (0,) * (pawns - len(places) - len(home)) + tuple(places) + home


def all_pieces(game: PardonGame, position: Position) -> dict[Seat, tuple[int, ...]]:
    """Sorted progress of every seat's pawns."""
    return {seat: seat_pieces(position, seat, game.pawns) for seat in game.seats}


def position_of(pieces: dict[Seat, list[int]]) -> Position:
    """The kernel's position of pawns given by progress; no two on one place of the road."""
    position: Position = (0,) * 8
    for seat, places in pieces.items():
        track = sum(1 << kernel.square_of(seat, place) for place in places if 1 <= place <= 60)
        zone = sum(1 << place - 61 for place in places if 61 <= place <= 65)
        position = kernel.with_item(position, seat, track)
        lane = zone | places.count(kernel.HOME_PLACE) << 5
        position = kernel.with_item(position, 4 + seat, lane)
    return position
