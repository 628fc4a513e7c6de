"""What `careful` says of its choices is true of its own sum, and of the board."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import homestretch
from homestretch.bots import careful
from homestretch.bots.careful import ROADS, Careful
from homestretch.bots.explain import MOST, REASONS, advice, parts, reasons
from homestretch.core.seats import TERMINAL
from homestretch.core.state import Observation, State

GAMES = 6
DECISIONS = 120


def decisions(name: str) -> Iterator[State[Any]]:
    """Decisions of games in which every second move is random."""
    rng = random.Random(7)
    presets = {
        "temper": ("temper", "temper-leaflet"),
        "pardon": ("pardon-strategy", "pardon-quick"),
    }
    for number in range(GAMES):
        game = homestretch.game(name, preset=presets[name][number % 2], seats=(0, 1, 2, 3))
        state = game.start()
        for _ in range(DECISIONS):
            while state.to_act < 0 and state.to_act != TERMINAL:
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state = state.apply_chance(rng.choices(outcomes, weights)[0])
            if state.to_act == TERMINAL:
                break
            yield state
            moves = state.legal_moves()
            chosen = Careful().choose(state.observation(state.turn), rng)
            state = state.apply(chosen if rng.random() < 0.5 else rng.choice(moves))


def base(pieces: dict[int, tuple[int, ...]], seat: int) -> int:
    return pieces[seat].count(0)


def check_facts(seen: Observation, move: Any, codes: tuple[str, ...]) -> None:
    """Every code that is given can be seen on the board."""
    seat, now, after = seen.turn, seen.pieces, seen.after(move)
    road = ROADS[seen.game_name]
    others = [other for other in now if other != seat]
    before, then = parts(road, now, seat), parts(road, after, seat)
    facts = {
        "only_move": len(seen.legal_moves) == 1,
        "captures": any(base(after, other) > base(now, other) for other in others),
        "sets_back": sum(sum(after[o]) for o in others) < sum(sum(now[o]) for o in others),
        "gets_home": then.safe > before.safe,
        "goes_deeper": then.deep > before.deep,
        "brings_out": base(after, seat) < base(now, seat),
        "leaves_danger": then.danger > before.danger,
        "avoids_danger": any(
            parts(road, seen.after(other), seat).danger < then.danger for other in seen.legal_moves
        ),
        "hunts": then.hunt > before.hunt,
        "goes_farther": sum(after[seat]) > sum(now[seat]),
    }
    for code in codes:
        assert facts.get(code, True), (code, str(move), now)


@pytest.mark.parametrize("name", ["temper", "pardon"])
def test_the_parts_are_the_sum(name: str) -> None:
    for state in decisions(name):
        for seat, pieces in ((seat, state.pieces()) for seat in state.game.seats):
            whole = careful.worth(ROADS[name], pieces, seat)
            assert sum(parts(ROADS[name], pieces, seat)) == pytest.approx(whole)


@pytest.mark.parametrize("name", ["temper", "pardon"])
def test_every_reason_is_true(name: str) -> None:
    told: Counter[str] = Counter()
    for state in decisions(name):
        seen = state.observation(state.turn)
        move, codes = advice(seen)
        assert move == Careful().choose(seen, random.Random(1))
        assert 1 <= len(codes) <= MOST
        assert set(codes) <= set(REASONS)
        assert (codes == ("only_move",)) == (len(seen.legal_moves) == 1)
        check_facts(seen, move, codes)
        told.update(codes)
    common = {"captures", "gets_home", "avoids_danger", "hunts", "leads", "only_move"}
    assert common <= set(told), told
    assert told["best"] < 0.1 * told.total(), told


def reasons_of(position: str) -> tuple[str, tuple[str, ...]]:
    state = homestretch.position(position)
    move, codes = advice(state.observation(state.turn))
    return str(move), codes


def test_a_capture_is_the_reason_for_a_capture() -> None:
    position = "temper 0=B,B,5,20 2=B,B,B,3 turn=0 die=3 must_capture=off"
    move, codes = reasons_of(position)
    assert (move, codes[0]) == ("20-23", "captures")


def test_moves_worth_the_same_are_called_equal() -> None:
    state = homestretch.position("pardon 0=S,S,S,S 2=S,S,S,S turn=0 hand0=3,5")
    seen = state.observation(0)
    assert len(seen.legal_moves) == 2
    assert reasons(seen, seen.legal_moves[0]) == ("equal",)
