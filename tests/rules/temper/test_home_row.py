"""T15 and T16: the home row."""

import pytest

import homestretch
from homestretch.core.errors import IllegalMove
from tests.rules.helpers import after, legal, refused


@pytest.mark.parametrize(
    ("place", "die", "target"),
    [
        ("40", 1, "H1"),
        ("40", 4, "H4"),
        ("35", 6, "H1"),
        ("38", 6, "H4"),
        ("39", 2, "H1"),
        ("H1", 3, "H4"),
        ("H3", 1, "H4"),
        ("34", 6, "40"),
    ],
)
def test_t15_any_free_square_of_the_home_row_may_be_stopped_on(
    place: str, die: int, target: str
) -> None:
    line = f"temper 0=10,{place} 2=B,B turn=0 die={die} tokens=2"
    assert legal(line) == [f"10-{10 + die}", f"{place}-{target}"]
    state = after(line, f"{place}-{target}")
    assert state.to_json()["tokens"]["0"] == [10, {"H1": 41, "H4": 44, "40": 40}[target]]


@pytest.mark.parametrize(
    ("place", "die"), [("40", 5), ("39", 6), ("H1", 4), ("H3", 2), ("H4", 1), ("H4", 6)]
)
def test_t15_the_roll_must_be_exact(place: str, die: int) -> None:
    line = f"temper 0=10,{place} 2=B,B turn=0 die={die} tokens=2"
    assert legal(line) == [f"10-{10 + die}"]
    state = homestretch.position(line)
    with refused(IllegalMove, "exact", "(T15)", f"10-{10 + die}", state=state):
        state.parse_move(place)


def test_t15_a_token_moves_on_inside_by_later_rolls() -> None:
    state = after("temper 0=40,10 2=B,B turn=0 die=1 tokens=2", "40-H1", 1, 1, 1, 2, "H1-H3")
    assert state.pieces()[0] == (10, 43)
    assert after(state.text(), 1, 1, 1, 1, "H3-H4").pieces()[0] == (10, 44)


@pytest.mark.parametrize(("home", "square"), [("H1", 1), ("H2", 2), ("H3", 3), ("H4", 4)])
def test_t15_home_tokens_cannot_be_captured(home: str, square: int) -> None:
    """Yellow lands on the ring's squares 0 to 3, which are not the home row's continuation."""
    state = after(f"temper 0={home},30 2=B,{square + 19} turn=2 die=1 tokens=2", f"{square + 19}")
    assert state.pieces() == {0: (30, 40 + square), 2: (0, square + 20)}
    blue = after(
        f"temper 0={home},30 1=B,{30 + square - 1} 2=B,B turn=1 die=1 tokens=2",
        f"{30 + square - 1}",
    )
    assert blue.pieces()[0] == (30, 40 + square)


def test_t15_a_token_entering_its_home_row_captures_nobody() -> None:
    """Yellow stands on red's start square and the three after it (its 21 to 24)."""
    line = "temper 0=B,B,B,38 2=21,22,23,24 turn=0 die=4"
    assert after(line, "38-H2").pieces() == {0: (0, 0, 0, 42), 2: (21, 22, 23, 24)}


@pytest.mark.parametrize(
    ("tokens", "die", "blocked"),
    [
        ("10,38,H1,H4", 5, "38"),  # over H1 to H3
        ("10,38,H2,H4", 5, "38"),  # over H2 to H3
        ("10,40,H1,H2", 4, "40"),  # over both to H4
        ("10,20,H1,H2", 3, "H1"),  # over H2 to H4
        ("10,20,H2,H3", 2, "H2"),  # over H3 to H4
    ],
)
def test_t16_no_own_token_in_the_home_row_is_jumped(tokens: str, die: int, blocked: str) -> None:
    line = f"temper 0={tokens} 2=B,B,B,B turn=0 die={die}"
    state = homestretch.position(line)
    assert blocked not in {str(move).split("-")[0] for move in state.legal_moves()}
    with refused(IllegalMove, "cannot jump an own token in the home row (T16)", state=state):
        state.parse_move(blocked)


@pytest.mark.parametrize(
    ("tokens", "die", "move"),
    [
        ("10,38,H1,H4", 5, "38-H3"),
        ("10,38,H2,H4", 5, "38-H3"),
        ("10,40,H1,H2", 4, "40-H4"),
        ("10,20,H1,H2", 3, "H1-H4"),
        ("10,20,H2,H3", 2, "H2-H4"),
    ],
)
def test_t16_option_home_jump(tokens: str, die: int, move: str) -> None:
    assert move in legal(f"temper 0={tokens} 2=B,B,B,B turn=0 die={die} home_jump=on")


def test_t16_a_token_behind_the_target_is_not_jumped() -> None:
    assert legal("temper 0=B,38,H1,H4 2=B,B,B,B turn=0 die=2") == ["38-40", "H1-H3"]
    assert legal("temper 0=B,40,H3,H4 2=B,B,B,B turn=0 die=2") == ["40-H2"]


def test_t16_on_the_track_own_tokens_are_jumped_on_the_way_home() -> None:
    assert legal("temper 0=36,37,38,H4 2=B,B,B,B turn=0 die=6 home_jump=off") == [
        "36-H2",
        "37-H3",
    ]


def test_t16_a_home_row_jump_never_ends_on_an_own_token() -> None:
    assert legal("temper 0=10,38,H1,H2 2=B,B,B,B turn=0 die=4 home_jump=on") == ["10-14"]
