"""Why a choice is what it is, and what a play does on the board."""

import pytest

import homestretch
from homestretch.core.effects import Effect
from homestretch.core.errors import IllegalMove
from homestretch.games.pardon import Move
from tests.rules.helpers import refused


@pytest.mark.parametrize(
    ("node", "reason"),
    [
        ("0=S 2=S turn=0 hand0=5,8 pawns=1", ("must_discard", "P9")),
        ("0=S 2=S turn=0 hand0=5 pawns=1", ("must_discard", "P9")),
        ("0=30 2=S turn=0 hand0=5 pawns=1", ("only_move", "P9")),
        ("0=30 2=S turn=0 hand0=5,8 pawns=1", None),
        ("0=Z4,56 2=5,S turn=0 hand0=11 pawns=2", None),
        ("0=30 2=S turn=0 next=draw pawns=1", None),
        ("0=H 2=S turn=0 pawns=1", None),
    ],
)
def test_reason_of_a_decision(node: str, reason: tuple[str, str] | None) -> None:
    assert homestretch.position(f"pardon {node}").reason() == reason


@pytest.mark.parametrize(
    ("node", "card", "reason"),
    [
        ("0=S 2=S turn=0 next=draw hand_size=0 pawns=1", 5, ("no_move", "P9")),
        ("0=Z5 2=S turn=0 next=draw hand_size=0 pawns=1", 2, ("no_move_again", "P9")),
        ("0=S 2=S turn=0 next=draw hand_size=0 pawns=1", 2, None),
        ("0=S 2=S turn=0 next=draw pawns=1", 5, None),
        ("0=S 2=S turn=0 next=deal pawns=1", 5, None),
    ],
)
def test_reason_of_a_card(node: str, card: int, reason: tuple[str, str] | None) -> None:
    assert homestretch.position(f"pardon {node}").chance_reason(card) == reason


@pytest.mark.parametrize(
    ("node", "play", "effects"),
    [
        ("0=S 2=31 turn=0 hand0=1", "1:S-1", [("walk", 0, (0, 1)), ("return", 2, (31, 0))]),
        ("0=57 2=S turn=0 hand0=5", "5:57-Z3", [("walk", 0, (57, 58, 59, 61, 62, 63))]),
        ("0=60 2=S turn=0 hand0=3", "3:60-3", [("walk", 0, (60, 1, 2, 3))]),
        ("0=2 2=S turn=0 hand0=4", "4:2-58", [("walk", 0, (2, 1, 60, 59, 58))]),
        ("0=Z1 2=29 turn=0 hand0=10", "10:Z1-59", [("walk", 0, (61, 59)), ("return", 2, (29, 0))]),
        ("0=Z4 2=S turn=0 hand0=2", "2:Z4-H", [("walk", 0, (64, 65, 66))]),
        (
            "0=12 2=43 3=30 turn=0 hand0=1",
            "1:12-13",
            [
                ("walk", 0, (12, 13)),
                ("slide", 0, (13, 14, 15, 16)),
                ("return", 2, (43, 0)),
                ("return", 3, (30, 0)),
            ],
        ),
        (
            "0=15 2=43 turn=0 hand0=11",
            "11:15x13",
            [
                ("jump", 0, (15, 13)),
                ("jump", 2, (43, 45)),
                ("slide", 0, (13, 14, 15, 16)),
                ("return", 2, (45, 0)),
            ],
        ),
        ("0=10 2=5 turn=0 hand0=11", "11:10x35", [("jump", 0, (10, 35)), ("jump", 2, (5, 40))]),
        (
            "0=S 2=5 turn=0 hand0=P pardon_cards=on",
            "P:Sx35",
            [("jump", 0, (0, 35)), ("return", 2, (5, 0))],
        ),
        ("0=S 2=S turn=0 hand0=5", "5:discard", []),
    ],
)
def test_effects(node: str, play: str, effects: list[tuple[str, int, tuple[int, ...]]]) -> None:
    state = homestretch.position(f"pardon {node} pawns=1")
    assert state.effects(state.parse_move(play)) == tuple(Effect(*effect) for effect in effects)


def test_effects_of_a_split_come_in_its_order() -> None:
    state = homestretch.position("pardon 0=12,30 2=S,46 turn=0 hand0=7 pawns=2")
    assert state.effects(state.parse_move("7:12-13,30-36")) == (
        Effect("walk", 0, (12, 13)),
        Effect("slide", 0, (13, 14, 15, 16)),
        Effect("return", 2, (46, 0)),
        Effect("walk", 0, (30, 31, 32, 33, 34, 35, 36)),
        Effect("slide", 0, (36, 37, 38, 39, 40)),
    )


def test_effects_of_the_second_part_follow_from_the_first() -> None:
    """9 goes to 15, from where the slide of 12 sends it back."""
    state = homestretch.position("pardon 0=9,12 2=S,S turn=0 hand0=7 pawns=2")
    assert state.effects(state.parse_move("7:9-15,12-13")) == (
        Effect("walk", 0, (9, 10, 11, 12, 13, 14, 15)),
        Effect("walk", 0, (12, 13)),
        Effect("slide", 0, (13, 14, 15, 16)),
        Effect("return", 0, (15, 0)),
    )


def test_effects_of_bumping_an_own_pawn() -> None:
    state = homestretch.position("pardon 0=30,35 2=S,S turn=0 hand0=5 pawns=2 bump_own=on")
    walk = Effect("walk", 0, (30, 31, 32, 33, 34, 35))
    assert state.effects(state.parse_move("5:30-35")) == (walk, Effect("return", 0, (35, 0)))


def test_effects_of_declining_are_none() -> None:
    state = homestretch.position("pardon 0=Z4,56 2=5,S turn=0 hand0=11 pawns=2")
    assert state.effects(state.parse_move("11:decline")) == ()


def test_effects_of_an_illegal_play_are_refused() -> None:
    state = homestretch.position("pardon 0=30 2=S turn=0 hand0=5 pawns=1")
    with refused(IllegalMove, "5:30-35", state=state):
        state.effects(Move(5, 0, 31, 0, 5))
