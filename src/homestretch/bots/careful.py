"""The bot `careful`: the advice that old players give.

Bring one piece safely home before risking the others; do not stop where a rival can reach you;
sit just behind a rival; capture; run for home. Each piece of advice is a number that a position
is worth, in squares; the bot takes the move that leads to the position worth most.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from homestretch.core.seats import Seat
from homestretch.core.state import Observation
from homestretch.games.pardon import board as pardon_board
from homestretch.games.temper import board as temper_board

Pieces = dict[Seat, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Road:
    """What the advice needs to know of a game's board."""

    track: int
    """The last progress on the track."""
    last: int
    """The last progress where a rival's road still runs along the track; beyond, it is home."""
    absolute: Callable[[int, int], int]
    reach: int
    """How many squares behind a piece a rival threatens it."""


ROADS = {
    "temper": Road(temper_board.TRACK_LENGTH, 40, temper_board.absolute, 6),
    "pardon": Road(pardon_board.TRACK_LENGTH, pardon_board.ENTRY, pardon_board.absolute, 12),
}

SAFE = 12.0
"""A piece that nobody can send back any more."""
OUT = 6.0
"""A piece on its way, beside its progress."""
LEADER = 0.5
"""How much more the last squares of the way count than the first: one piece goes ahead."""
DEEP = 6.0
"""For each square within the home row or safety zone: the outer ones are wanted by others."""
DANGER = 0.22
"""Share of a piece's worth that each rival within reach behind it takes away."""
HUNT = 1.2
"""For each rival within reach in front of a piece."""
RIVAL = 0.6
"""What a rival's square counts beside an own one."""


def rivals_on_track(road: Road, pieces: Pieces, seat: Seat) -> list[tuple[Seat, int]]:
    """Seat and progress of each rival piece that can meet a piece of the seat."""
    return [
        (other, place)
        for other, places in pieces.items()
        if other != seat
        for place in places
        if 1 <= place <= road.track
    ]


def meetings(road: Road, seat: Seat, place: int, rivals: list[tuple[Seat, int]]) -> tuple[int, int]:
    """How many rivals threaten a piece on the track, and how many it could reach."""
    square = road.absolute(seat, place)
    threats = hunted = 0
    for other, rival_place in rivals:
        rival_square = road.absolute(other, rival_place)
        behind = (square - rival_square) % road.track
        if 1 <= behind <= road.reach and rival_place + behind <= road.last:
            threats += 1
        ahead = (rival_square - square) % road.track
        if 1 <= ahead <= road.reach and place + ahead <= road.last:
            hunted += 1
    return threats, hunted


def worth(road: Road, pieces: Pieces, seat: Seat) -> float:
    """What a position is worth to a seat, in squares."""
    rivals = rivals_on_track(road, pieces, seat)
    value = sum(_piece_worth(road, seat, place, rivals) for place in pieces[seat])
    ahead = sum(sum(places) for other, places in pieces.items() if other != seat)
    return value - RIVAL * ahead


def _piece_worth(road: Road, seat: Seat, place: int, rivals: list[tuple[Seat, int]]) -> float:
    if place == 0:
        return 0.0
    if place > road.track:
        return road.track * (1 + LEADER) + OUT + SAFE + DEEP * (place - road.track)
    value = place * (1 + LEADER * place / road.track) + OUT
    threats, hunted = meetings(road, seat, place, rivals)
    return value * (1 - DANGER) ** threats + HUNT * hunted


class Careful:
    """Follows the players' old advice."""

    name = "careful"
    summary = "captures, stays out of reach, brings one piece home before it risks the next"

    def choose(self, observation: Observation, rng: random.Random) -> Any:
        """The legal move that leads to the position worth most; the first of equals."""
        seat = observation.turn
        road = ROADS[observation.game_name]
        return max(
            observation.legal_moves, key=lambda move: worth(road, observation.after(move), seat)
        )
