"""What a play does on the board of Pardon, pawn by pawn, in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homestretch.core.effects import JUMP, RETURN, SLIDE, WALK, Effect
from homestretch.core.seats import Seat
from homestretch.games.pardon import kernel
from homestretch.games.pardon.board import progress_of
from homestretch.games.pardon.kernel import Position
from homestretch.games.pardon.move import Move
from homestretch.games.pardon.pieces import seat_pieces

if TYPE_CHECKING:
    from homestretch.games.pardon.game import PardonGame


def effects_of(game: PardonGame, position: Position, seat: Seat, move: Move) -> tuple[Effect, ...]:
    """The effects of a legal play in the position before it."""
    if move.kind in {kernel.SWITCH, kernel.PARDON}:
        return tuple(_meeting(game, position, seat, move))
    effects: list[Effect] = []
    step = -1 if move.kind == kernel.BACKWARD else 1
    for origin, target in move.parts:
        effects += _walk(game, position, seat, origin, target, step)
        position = kernel.walked(position, seat, origin, target, game.rules)
    return tuple(effects)


def _walk(
    game: PardonGame, position: Position, seat: Seat, origin: int, target: int, step: int
) -> list[Effect]:
    path = [origin]
    while path[-1] != target:
        walk = kernel.forward if step > 0 else kernel.backward
        path.append(walk(path[-1], 1) if path[-1] else 1)
    effects = [Effect(WALK, seat, tuple(path))]
    after = kernel.walked(position, seat, origin, target, game.rules)
    lifted = kernel.lifted(position, seat, origin)
    return effects + _slide(seat, target) + _returns(game, lifted, after, seat, target)


def _slide(seat: Seat, target: int) -> list[Effect]:
    end = kernel.final_place(seat, target)
    return [Effect(SLIDE, seat, tuple(range(target, end + 1)))] if end != target else []


def _returns(
    game: PardonGame, lifted: Position, after: Position, mover: Seat, target: int
) -> list[Effect]:
    """The pawns that stood in the way: in `lifted` (without the mover) but not in `after`."""
    effects = []
    end = kernel.final_place(mover, target)
    for seat in game.seats:
        before = [place for place in seat_pieces(lifted, seat, game.pawns) if place]
        left = list(seat_pieces(after, seat, game.pawns))
        if seat == mover and end in left:
            left.remove(end)
        for place in before:
            if place in left:
                left.remove(place)
            else:
                effects.append(Effect(RETURN, seat, (place, 0)))
    return effects


def _meeting(game: PardonGame, position: Position, seat: Seat, move: Move) -> list[Effect]:
    """A switch or a Pardon card: the own pawn jumps, the rival's goes where it must."""
    goal = kernel.square_of(seat, move.second)
    rival = next(s for s in game.seats if s != seat and position[s] >> goal & 1)
    effects = [Effect(JUMP, seat, (move.first, move.second))]
    lifted = kernel.lifted(position, seat, move.first)
    if move.kind == kernel.SWITCH:
        old = kernel.square_of(seat, move.first)
        places = progress_of(rival, goal), progress_of(rival, old)
        effects.append(Effect(JUMP, rival, places))
        mask = lifted[rival] & ~(1 << goal) | 1 << old
        lifted = kernel.with_item(lifted, rival, mask)
    after = kernel.played(position, seat, move.code, game.rules)
    return effects + _slide(seat, move.second) + _returns(game, lifted, after, seat, move.second)
