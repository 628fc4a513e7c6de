"""A playout's game played again through `State`, number by number: what its result must be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from homestretch import CHANCE, TERMINAL
from homestretch.batch import bits, rng
from homestretch.batch.pardon import uniform as pardon_uniform
from homestretch.batch.pardon.playout import DECISIONS
from homestretch.core.state import Game
from homestretch.games.pardon.cards import pack
from homestretch.games.pardon.state import RESHUFFLE, PardonState
from homestretch.games.temper.state import TemperState

PardonChoice = Callable[[PardonState, int], Any]
TemperChoice = Callable[[TemperState, int], Any]


class Tally:
    """What a result says beside the places."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.first = -1
        self.length = self.turns = 0
        self.captures = [0, 0, 0, 0]
        self.waits = [0, 0, 0, 0]

    def result(self, state: Any) -> dict[str, Any]:
        ranking = state.ranking()
        return {
            "winner": state.winner,
            "first": self.first,
            "places": [ranking.get(seat, 0) for seat in range(4)],
            "length": self.length,
            "turns": self.turns,
            "captures": self.captures,
            "waits": self.waits,
        }

    def move(self, state: Any, move: Any) -> None:
        returned = [e.seat for e in state.effects(move) if e.kind == "return"]
        self.captures[state.turn] += sum(1 for seat in returned if seat != state.turn)


def _drawn_first(game: Game[Any], state: Any, key: int) -> Any:
    if state.chance_kind != "first":
        return state
    seats = sum(1 << seat for seat in game.seats)
    return state.apply_chance(bits.pick(seats, rng.low(rng.draw(key, 0))))


def temper_uniform(state: TemperState, noise: int) -> Any:
    moves = state.legal_moves()
    return moves[noise * len(moves) >> 31]


def replay_temper(
    game: Game[Any], seed: int, number: int, choose: TemperChoice = temper_uniform
) -> dict[str, Any]:
    key = rng.game_key(seed, number)
    tally = Tally(game)
    state: Any = _drawn_first(game, game.start(), key)
    tally.first = state.turn
    turn_number = roll = 0
    while state.to_act != TERMINAL:
        drawn = rng.draw(key, 256 * turn_number + roll + 1)
        roll += 1
        seat = state.turn
        tally.length += 1
        if not state.masks[seat]:
            tally.waits[seat] += 1
        state = state.apply_chance(rng.below(rng.high(drawn), 6) + 1)
        if state.to_act >= 0:
            move = choose(state, rng.low(drawn))
            tally.move(state, move)
            state = state.apply(move)
        if state.turn != seat or state.to_act == TERMINAL or seat in state.finished:
            turn_number += 1
            roll = 0
            tally.turns += 1
    return tally.result(state)


def pardon_uniform_choice(state: PardonState, noise: int) -> Any:
    moves = state.legal_moves()
    if state.must_discard:
        kinds = pardon_uniform.kinds_of(pack(state.hands[state.turn]))
        card = pardon_uniform.nth_card(kinds, noise)
        return next(move for move in moves if move.card == card)
    return moves[noise * len(moves) >> 31]


def replay_pardon(
    game: Game[Any], seed: int, number: int, choose: PardonChoice = pardon_uniform_choice
) -> dict[str, Any]:
    key = rng.game_key(seed, number)
    tally = Tally(game)
    state: Any = _drawn_first(game, game.start(), key)
    tally.first = state.turn
    draws = 0
    while state.to_act != TERMINAL:
        if state.to_act == CHANCE:
            if state.chance_kind == "reshuffle":
                state = state.apply_chance(RESHUFFLE)
            draws += 1
            pile = state.draw_pile
            card = pile[rng.below(rng.high(rng.draw(key, draws)), len(pile))]
            before = state
            state = state.apply_chance(card)
            if before.chance_kind == "turn_card" and not state.to_act >= 0:
                # No play: the card went straight to the discards.
                _count_pardon(tally, before)
                tally.turns += card != 2
            continue
        seat = state.turn
        _count_pardon(tally, state)
        noise = rng.low(rng.draw(key, DECISIONS + tally.length))
        move = choose(state, noise)
        forfeited = state.must_discard
        if not forfeited:
            tally.move(state, move)
        state = state.apply(move)
        again = move.card == 2 and not forfeited and state.to_act != TERMINAL
        tally.turns += not again
        assert state.to_act == TERMINAL or not again or state.turn == seat
    return tally.result(state)


def _count_pardon(tally: Tally, state: Any) -> None:
    tally.length += 1
    seat = state.turn
    tally.waits[seat] += state.position[seat] == 0 and state.position[4 + seat] == 0
