"""T11 to T13: where a move ends."""

import pytest

import homestretch
from homestretch.core.errors import IllegalMove
from tests.rules.helpers import after, legal, refused


def test_t11_the_last_step_captures() -> None:
    """Yellow's 30 is red's 10."""
    state = after("temper 0=B,B,B,5 2=1,2,3,30 turn=0 die=5", "5-10")
    assert state.pieces() == {0: (0, 0, 0, 10), 2: (0, 1, 2, 3)}


def test_t11_only_the_last_step_captures() -> None:
    """Yellow stands on red's 9 and 11; red goes over 9 to 10 and both stay."""
    state = after("temper 0=B,B,B,5 2=B,B,29,31 turn=0 die=5", "5-10")
    assert state.pieces() == {0: (0, 0, 0, 10), 2: (0, 0, 29, 31)}


@pytest.mark.parametrize(("rival", "place"), [(1, 40), (2, 30), (3, 20)])
def test_t11_any_opponent_is_captured_and_nobody_else(rival: int, place: int) -> None:
    """The same square, red's 10, on each road; the other two seats' 10s are other squares."""
    tokens = dict.fromkeys((1, 2, 3), "10")
    tokens[rival] = str(place)
    roads = " ".join(f"{seat}={own}" for seat, own in tokens.items())
    state = after(f"temper 0=5 {roads} turn=0 die=5 tokens=1", "5-10")
    assert state.pieces() == {0: (10,), **dict.fromkeys((1, 2, 3), (10,)), rival: (0,)}


def test_t11_a_captured_token_starts_again_with_a_six() -> None:
    state = after("temper 0=5 2=30 turn=0 die=5 tokens=1", "5-10")
    assert (state.turn, state.rolls_left) == (2, 3)
    state = state.apply_chance(6)
    assert [str(move) for move in state.legal_moves()] == ["B-1"]


def test_t12_no_move_ends_on_an_own_token() -> None:
    line = "temper 0=5,9,20,H4 2=B,B,B,B turn=0 die=4"
    assert legal(line) == ["9-13", "20-24"]
    state = homestretch.position(line)
    with refused(IllegalMove, "9 is occupied by an own token (T12)", "9-13", state=state):
        state.parse_move("5-9")
    assert legal("temper 0=38,H1,H3,7 2=B,B,B,B turn=0 die=3") == ["7-10"]
    assert legal("temper 0=B,20,H1,H3 2=B,B,B,B turn=0 die=2") == ["20-22"]


def test_t12_an_own_start_square_keeps_the_base_shut() -> None:
    assert legal("temper 0=B,1,7,13 2=B,B,B,B turn=0 die=6") == ["13-19"]


def test_t13_a_token_on_its_own_start_square_can_be_captured() -> None:
    """Yellow's start square is red's 21."""
    state = after("temper 0=18 2=1 turn=0 die=3 tokens=1", "18-21")
    assert state.pieces() == {0: (21,), 2: (0,)}


@pytest.mark.parametrize(("rival", "place"), [(1, 31), (2, 21), (3, 11)])
def test_t13_leaving_the_base_captures_on_the_start_square(rival: int, place: int) -> None:
    tokens = dict.fromkeys((1, 2, 3), "B")
    tokens[rival] = str(place)
    roads = " ".join(f"{seat}={own}" for seat, own in tokens.items())
    state = after(f"temper 0=B {roads} turn=0 die=6 tokens=1", "B-1")
    assert state.pieces() == {0: (1,), 1: (0,), 2: (0,), 3: (0,)}


@pytest.mark.parametrize("square", range(1, 41))
def test_t13_no_square_of_the_track_is_safe(square: int) -> None:
    """Blue comes by on every square of red's road that its own walk of one can reach."""
    there = (square - 11) % 40 + 1  # blue's own count of red's square
    if there == 1:
        line, move = f"temper 0={square} 1=B 2=B turn=1 die=6 tokens=1", "B-1"
    else:
        line, move = f"temper 0={square} 1={there - 1} 2=B turn=1 die=1 tokens=1", f"{there - 1}"
    assert after(line, move).pieces() == {0: (0,), 1: (there,), 2: (0,)}
