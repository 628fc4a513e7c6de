"""The nodes in rows of integers against `State`, node by node, over random options."""

from __future__ import annotations

import random

import pytest

from homestretch import CHANCE, TERMINAL
from homestretch.batch import engine
from homestretch.batch.pardon import flow as pardon_flow
from homestretch.batch.pardon import playout as pardon_playout
from homestretch.batch.pardon import standing as pardon_standing
from homestretch.batch.pardon import uniform as pardon_uniform
from homestretch.batch.temper import flow as temper_flow
from homestretch.batch.temper import standing as temper_standing
from homestretch.core.seats import places_by_score
from homestretch.games.pardon import kernel as pardon_kernel
from homestretch.games.pardon.cards import KIND, pack
from tests.batch.test_playout import random_game


@pytest.mark.parametrize("seed", range(20))
def test_temper_rows_follow_state(seed: int) -> None:
    rng = random.Random(seed)
    game = random_game("temper", rng)
    seats, first, tokens, rules = engine.setup_of(game).numbers
    row = [7] * temper_flow.WIDTH
    temper_flow.start(row, seats, first, rules)
    state = game.start()
    while True:
        assert tuple(row[:4]) == state.masks
        assert row[temper_flow.ROLLS_LEFT] == state.rolls_left
        assert row[temper_flow.PLAYING] == state.playing
        scores = {s: temper_standing.score(state.masks[s]) for s in game.seats}
        unfinished = [(((scores[s]),), s) for s in game.seats if s not in state.finished]
        places = places_by_score([[((), s)] for s in state.finished] + [unfinished])
        assert places == state.ranking()
        if state.to_act == TERMINAL:
            assert row[temper_flow.PHASE] == temper_flow.OVER
            return
        if state.chance_kind == "first":
            assert row[temper_flow.PHASE] == temper_flow.FIRST
            seat = rng.choice(game.seats)
            state = state.apply_chance(seat)
            temper_flow.begin(row, seat, rules)
            continue
        assert row[temper_flow.TURN] == state.turn
        if state.to_act == CHANCE:
            assert row[temper_flow.PHASE] == temper_flow.ROLL
            die = rng.randint(1, 6)
            state = state.apply_chance(die)
            temper_flow.roll(row, die, tokens, rules)
            continue
        assert row[temper_flow.PHASE] == temper_flow.MOVE
        assert row[temper_flow.DIE] == state.die
        moves = state.legal_moves()
        assert row[temper_flow.ORIGINS] == sum(1 << move.origin for move in moves)
        move = rng.choice(moves)
        state = state.apply(move)
        temper_flow.move(row, move.origin, tokens, rules)


@pytest.mark.parametrize("seed", range(12))
def test_pardon_rows_follow_state(seed: int) -> None:
    rng = random.Random(seed)
    game = random_game("pardon", rng)
    rules = engine.setup_of(game).numbers
    row = [7] * pardon_flow.WIDTH
    pardon_flow.start(row, rules)
    state = game.start()
    phases = {"first": 0, "deal": 1, "draw": 2, "turn_card": 2, "reshuffle": 2, None: 3}
    while True:
        assert tuple(row[:8]) == state.position
        assert row[pardon_flow.PILE] == pack(state.draw_pile)
        assert row[pardon_flow.DISCARDS] == pack(state.discards)
        assert [row[pardon_flow.HANDS + s] for s in game.seats] == [
            pack(state.hands[s]) for s in game.seats
        ]
        scores = [((pardon_standing.score(row[s], row[4 + s], s),), s) for s in game.seats]
        assert places_by_score([scores]) == state.ranking()
        if state.to_act == TERMINAL:
            assert row[pardon_flow.PHASE] == pardon_flow.OVER
            assert row[pardon_flow.TURN] == state.winner
            return
        assert row[pardon_flow.PHASE] == phases[state.chance_kind]
        if state.chance_kind == "first":
            seat = rng.choice(game.seats)
            state = state.apply_chance(seat)
            pardon_flow.first(row, seat, rules)
            continue
        assert row[pardon_flow.TURN] == state.turn
        assert row[pardon_flow.AGAIN] == state.plays_again
        if state.to_act == CHANCE:
            assert pardon_flow.receiver(row, rules) == state.receiver
            assert pardon_flow.must_reshuffle(row) == (state.chance_kind == "reshuffle")
            outcome = rng.choices(*zip(*state.chance_outcomes(), strict=True))[0]
            turned = state.chance_kind == "turn_card"
            state = state.apply_chance(outcome)
            if outcome == 0:
                pardon_flow.reshuffle(row)
                continue
            pardon_flow.take(row, KIND[outcome], rules)
            if turned and state.to_act != row[pardon_flow.TURN]:
                assert pardon_flow.plays(row, rules, [0] * pardon_playout.BUFFER) == 0
                seen = pardon_flow.seen_from(row, row[pardon_flow.TURN])
                pardon_flow.put_away(row, outcome, seen, 1, rules)
            continue
        move = rng.choice(state.legal_moves())
        out = [0] * pardon_playout.BUFFER
        size = pardon_flow.plays(row, rules, out)
        listed = [out[i * pardon_kernel.ROW] for i in range(size)]
        assert listed == [] if state.must_discard else [m.code for m in state.legal_moves()]
        _check_uniform(row, rules, state)
        seen = pardon_flow.seen_from(row, state.turn)
        after = pardon_kernel.played(seen, 0, move.code, rules[pardon_flow.RULES_BITS])
        pardon_flow.put_away(row, move.card, after, int(state.must_discard), rules)
        state = state.apply(move)


def _check_uniform(row: list[int], rules: tuple[int, ...], state: object) -> None:
    """Counting and drawing reach every legal play once, in the kernel's order."""
    moves = state.legal_moves()
    seat = row[pardon_flow.TURN]
    seen = pardon_flow.seen_from(row, seat)
    out = [0] * pardon_playout.BUFFER
    drawn = []
    for number in range(len(moves)):
        noise = ((number << 31) + (1 << 30)) // len(moves)
        pawns, bits = rules[pardon_flow.RULES_PAWNS], rules[pardon_flow.RULES_BITS]
        drawn.append(
            pardon_uniform.choose(seen, row[pardon_flow.HANDS + seat], pawns, bits, out, noise)
        )
    assert drawn == [move.code for move in moves]
