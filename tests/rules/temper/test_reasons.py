"""Why a choice is what it is, and what a move does on the board."""

import pytest

import homestretch
from homestretch.core.effects import Effect
from homestretch.core.errors import IllegalMove
from homestretch.games.temper import Move
from tests.rules.helpers import refused


@pytest.mark.parametrize(
    ("node", "reason"),
    [
        ("0=B,1,20,30 2=B,B,B,B turn=0 die=4", ("clear_start", "T14a")),
        ("0=B,1,20,30 2=B,B,B,4 turn=0 die=6", ("clear_start", "T14a")),
        ("0=B,10,20,30 2=B,B,B,B turn=0 die=6", ("bring_out", "T14b")),
        ("0=B,10,20,30 2=B,B,B,4 turn=0 die=4", ("must_capture", "T14c")),
        ("0=B,10,20,30 2=B,B,4,34 turn=0 die=4", ("must_capture", "T14c")),
        ("0=B,B,B,30 2=B,B,B,14 turn=0 die=4", ("only_move", "T14d")),
        ("0=B,B,B,30 2=B,B,B,B turn=0 die=4", ("only_move", "T14d")),
        ("0=B,1,7,H4 2=B,B,B,B turn=0 die=6", ("only_move", "T14d")),
        ("0=B,B,20,30 2=B,B,B,B turn=0 die=4", None),
        ("0=B,B,20,30 2=B,B,4,14 turn=0 die=4", None),
        ("0=B,10,20,30 2=B,B,B,4 turn=0 die=4 must_capture=off", None),
        ("0=B,B,20,30 2=B,B,B,B turn=0", None),
        ("0=H1,H2,H3,H4 2=B,B,B,B turn=0", None),
    ],
)
def test_reason_of_a_decision(node: str, reason: tuple[str, str] | None) -> None:
    assert homestretch.position(f"temper {node}").reason() == reason


@pytest.mark.parametrize(
    ("node", "die", "reason"),
    [
        ("0=B,B,B,B 2=B,B,B,B turn=0 rolls=3", 5, ("try_again", "T10")),
        ("0=B,B,B,B 2=B,B,B,B turn=0 rolls=2", 1, ("try_again", "T10")),
        ("0=B,B,B,B 2=B,B,B,B turn=0 rolls=1", 5, ("tries_over", "T10")),
        ("0=B,B,B,B 2=B,B,B,B turn=0 rolls=1", 6, None),
        ("0=B,B,B,B 2=B,B,B,B turn=0 rolls=1 three_tries=off", 5, ("no_move", "T7")),
        ("0=B,B,B,H2 2=B,B,B,B turn=0 rolls=1", 5, ("no_move", "T7")),
        ("0=B,B,B,H2 2=B,B,B,B turn=0 rolls=1", 2, None),
        ("0=40,H1,H2,H4 2=B,B,B,B turn=0 rolls=1", 6, ("no_move", "T7")),
        (
            "0=40,H1,H2,H4 2=B,B,B,B turn=0 rolls=1 unplayable_six_again=on",
            6,
            ("six_again", "T9"),
        ),
        (
            "0=40,H1,H2,H4 2=B,B,B,B turn=0 rolls=1 unplayable_six_again=on",
            5,
            ("no_move", "T7"),
        ),
        ("0=B,B,B,B 2=B,B,B,B turn=0 first=draw", 0, None),
    ],
)
def test_reason_of_a_roll(node: str, die: int, reason: tuple[str, str] | None) -> None:
    state = homestretch.position(f"temper {node}")
    assert state.chance_reason(die) == reason
    after = state.apply_chance(die)
    assert (reason is None) == (after.to_act >= 0 or state.chance_kind == "first")


@pytest.mark.parametrize(
    ("node", "move", "effects"),
    [
        ("0=B,B,B,B 2=B,B,B,B turn=0 die=6", "B-1", [("walk", 0, (0, 1))]),
        ("0=B 2=21 turn=0 die=6 tokens=1", "B-1", [("walk", 0, (0, 1)), ("return", 2, (21, 0))]),
        ("0=5 2=B turn=0 die=3 tokens=1", "5-8", [("walk", 0, (5, 6, 7, 8))]),
        (
            "0=5 1=B 2=28 turn=0 die=3 tokens=1",
            "5-8",
            [("walk", 0, (5, 6, 7, 8)), ("return", 2, (28, 0))],
        ),
        ("0=39 2=24 turn=0 die=4 tokens=1", "39-H3", [("walk", 0, (39, 40, 41, 42, 43))]),
        ("0=B 2=40 turn=2 die=1 tokens=1", "40-H1", [("walk", 2, (40, 41))]),
    ],
)
def test_effects(node: str, move: str, effects: list[tuple[str, int, tuple[int, ...]]]) -> None:
    state = homestretch.position(f"temper {node}")
    assert state.effects(state.parse_move(move)) == tuple(Effect(*effect) for effect in effects)


def test_effects_of_an_illegal_move_are_refused() -> None:
    state = homestretch.position("temper 0=5 2=B turn=0 die=3 tokens=1")
    with refused(IllegalMove, "5", "8", state=state):
        state.effects(Move(5, 9))
    with refused(IllegalMove, "no token on 6", state=state):
        state.effects(Move(6, 9))
