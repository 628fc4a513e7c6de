"""Why the bot `careful` likes a move: its own sum, taken apart.

What a position is worth to `careful` is a sum of a few kinds of advice. A move is explained by
the kinds that made the difference to the best of the moves it likes less; a kind counts only
where what it says is plain to see on the board as well.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from homestretch.bots import careful
from homestretch.bots.careful import ROADS, Careful, Pieces, Road
from homestretch.core.seats import Seat
from homestretch.core.state import Observation

REASONS = (
    "only_move", "equal", "best", "captures", "sets_back", "gets_home", "goes_deeper",
    "brings_out", "leaves_danger", "avoids_danger", "hunts", "leads", "goes_farther",
)  # fmt: skip
"""All codes. `only_move`: there is no other. `equal`: no other is worth less. `best`: none of the
kinds below tells it from the others alone."""

MOST = 2
"""So many reasons are given at most, the weightiest first."""
SHARE = 0.2
"""A reason is not worth a word below this share of all that speaks for the move."""


class Parts(NamedTuple):
    """What a position is worth to `careful`, kind by kind; the sum is `careful.worth`."""

    steps: float
    """The squares that the pieces have come."""
    leader: float
    """What the last squares of the way count more than the first."""
    out: float
    """Pieces that have left the base."""
    safe: float
    """Pieces that nobody can send back any more."""
    deep: float
    """How far within the home row or safety zone those are."""
    danger: float
    """What rivals within reach behind the pieces take away; never above 0."""
    hunt: float
    """Rivals within reach in front of the pieces."""
    rivals: float
    """What the rivals have come; never above 0."""


def parts(road: Road, pieces: Pieces, seat: Seat) -> Parts:
    """What a position is worth to a seat, kind by kind."""
    rivals = careful.rivals_on_track(road, pieces, seat)
    own = [place for place in pieces[seat] if place]
    home = [place for place in own if place > road.track]
    on_track = [min(place, road.track) for place in own]
    danger = hunted = 0.0
    for place in own:
        if place <= road.track:
            threats, ahead = careful.meetings(road, seat, place, rivals)
            value = place * (1 + careful.LEADER * place / road.track) + careful.OUT
            danger -= value * (1 - (1 - careful.DANGER) ** threats)
            hunted += ahead
    return Parts(
        steps=float(sum(on_track)),
        leader=sum(careful.LEADER * place * place / road.track for place in on_track),
        out=careful.OUT * len(own),
        safe=careful.SAFE * len(home),
        deep=careful.DEEP * sum(place - road.track for place in home),
        danger=danger,
        hunt=careful.HUNT * hunted,
        rivals=-careful.RIVAL * sum(sum(p) for other, p in pieces.items() if other != seat),
    )


@dataclass(frozen=True, slots=True)
class _Weighed:
    """The position now, after the move, and after the best of those that are worth less."""

    road: Road
    seat: Seat
    now: Pieces
    after: Pieces
    other: Pieces

    def own(self, pieces: Pieces, fits: Callable[[int], bool]) -> int:
        """How many own pieces stand where it fits."""
        return sum(fits(place) for place in pieces[self.seat])

    def sent_back(self) -> bool:
        """Whether a rival's piece loses all its way."""
        return any(
            self.after[seat].count(0) > self.now[seat].count(0)
            for seat in self.now
            if seat != self.seat
        )

    def rivals_lose(self) -> bool:
        """Whether the rivals together have come less far afterwards."""
        return (
            sum(
                sum(self.after[seat]) - sum(self.now[seat])
                for seat in self.now
                if seat != self.seat
            )
            < 0
        )

    def moved(self, to: Pieces) -> int:
        """From where the foremost piece that moves sets off."""
        before, left = list(self.now[self.seat]), list(to[self.seat])
        for place in list(before):
            if place in left:
                before.remove(place)
                left.remove(place)
        return max(before, default=0)

    def gained(self, to: Pieces) -> int:
        """How many squares the own pieces come on."""
        return sum(to[self.seat]) - sum(self.now[self.seat])


def _codes(weighed: _Weighed) -> Iterator[tuple[float, str]]:
    """Each kind of advice that speaks for the move and can be seen, with its weight."""
    road, seat = weighed.road, weighed.seat
    now = parts(road, weighed.now, seat)
    after = parts(road, weighed.after, seat)
    more = Parts(*(a - b for a, b in zip(after, parts(road, weighed.other, seat), strict=True)))

    def grows(fits: Callable[[int], bool]) -> bool:
        return weighed.own(weighed.after, fits) > weighed.own(weighed.now, fits)

    if weighed.sent_back():
        yield more.rivals, "captures"
    elif weighed.rivals_lose():
        yield more.rivals, "sets_back"
    if grows(lambda place: place > road.track):
        yield more.safe, "gets_home"
    elif after.deep > now.deep:
        yield more.deep, "goes_deeper"
    if grows(lambda place: place > 0):
        yield more.out, "brings_out"
    yield more.danger, "leaves_danger" if after.danger > now.danger else "avoids_danger"
    if after.hunt > now.hunt:
        yield more.hunt, "hunts"
    if weighed.moved(weighed.after) > weighed.moved(weighed.other):
        yield more.leader, "leads"
    if weighed.gained(weighed.after) > max(0, weighed.gained(weighed.other)):
        yield more.steps, "goes_farther"


def reasons(observation: Observation, move: Any) -> tuple[str, ...]:
    """Codes of `REASONS` for a legal move that `careful` may choose, the weightiest first."""
    moves = observation.legal_moves
    if len(moves) == 1:
        return ("only_move",)
    seat, road = observation.turn, ROADS[observation.game_name]
    after = observation.after(move)
    worth = careful.worth(road, after, seat)
    others = [observation.after(other) for other in moves if other != move]
    less = [other for other in others if careful.worth(road, other, seat) < worth]
    if not less:
        return ("equal",)
    best = max(less, key=lambda other: careful.worth(road, other, seat))
    weighed = _Weighed(road, seat, observation.pieces, after, best)
    speaking = sorted(((weight, code) for weight, code in _codes(weighed) if weight > 0))
    least = SHARE * sum(weight for weight, _ in speaking)
    told = [code for weight, code in reversed(speaking) if weight >= least][:MOST]
    return tuple(told) or ("best",)


class Advice(NamedTuple):
    """What `careful` would play, and why."""

    move: Any
    reasons: tuple[str, ...]


def advice(observation: Observation) -> Advice:
    """What `careful` would play for the seat to act, from what that seat may see alone."""
    move = Careful().choose(observation, random.Random(0))
    return Advice(move, reasons(observation, move))
