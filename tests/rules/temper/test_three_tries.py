"""T10: up to three rolls for a six."""

import pytest

import homestretch
from homestretch import CHANCE
from tests.rules.helpers import after

AT_START = "temper 0=B,B,B,B 2=B,B,B,B turn=0 rolls=3"


def rolls(tokens: str, options: str = "") -> int:
    """The rolls that a seat with these tokens has when its turn comes."""
    count = tokens.count(",") + 1
    bases = ",".join(["B"] * count)
    number = "" if count == 4 else f" tokens={count}"
    state = homestretch.position(f"temper 0={tokens} 2={bases} turn=0{number}{options}")
    return int(state.rolls_left)


def test_t10_three_rolls_without_a_six_pass_the_turn() -> None:
    state = homestretch.position(AT_START)
    for left in (2, 1):
        state = state.apply_chance(5)
        assert (state.turn, state.to_act, state.rolls_left) == (0, CHANCE, left)
    state = state.apply_chance(4)
    assert (state.turn, state.rolls_left) == (2, 3)


@pytest.mark.parametrize("misses", [[], [1], [1, 2]])
def test_t10_the_first_six_ends_the_series_and_is_played(misses: list[int]) -> None:
    state = after(AT_START, *misses, 6)
    assert (state.to_act, [str(move) for move in state.legal_moves()]) == (0, ["B-1"])
    state = state.apply(state.legal_moves()[0])
    assert (state.turn, state.rolls_left) == (0, 1)  # the extra roll finds a token on the track
    state = state.apply_chance(2)
    assert state.apply(state.legal_moves()[0]).turn == 2


@pytest.mark.parametrize("place", ["1", "20", "40"])
def test_t10_a_token_on_the_track_leaves_one_roll(place: str) -> None:
    assert rolls(f"B,B,B,{place}") == 1
    assert rolls(f"B,B,{place},H4") == 1


def test_t10_even_a_token_on_the_track_that_cannot_move_leaves_one_roll() -> None:
    state = after("temper 0=B,40,H1 2=B,B,B turn=0 rolls=1 tokens=3", 5)
    assert (state.turn, state.rolls_left) == (2, 3)


@pytest.mark.parametrize("tokens", ["B,B,B,H4", "B,B,H3,H4", "B,H2,H3,H4", "B,H4", "B"])
def test_t10_home_tokens_that_cannot_move_leave_three(tokens: str) -> None:
    assert rolls(tokens) == 3


@pytest.mark.parametrize(
    "tokens",
    ["B,B,B,H1", "B,B,B,H2", "B,B,B,H3", "B,B,H2,H4", "B,B,H1,H2", "B,H1,H2,H3", "B,H1,H3,H4"],
)
def test_t10_a_home_token_that_can_still_move_leaves_one(tokens: str) -> None:
    assert rolls(tokens) == 1
    assert rolls(tokens, " home_jump=on") == 1


def test_t10_home_tokens_move_in_the_series_only_with_a_six_out_of_the_base() -> None:
    """H3 and H4 cannot move with anything, so only the six counts, three times over."""
    line = "temper 0=B,B,H3,H4 2=B,B,B,B turn=0 rolls=3"
    assert after(line, 1, 1).rolls_left == 1
    assert after(line, 1, 1, 1).turn == 2
    assert after(line, 1, 6).to_act == 0


def test_t10_the_series_is_counted_anew_when_the_turn_comes_again() -> None:
    state = after(AT_START, 1, 1, 1, 2, 2, 2)
    assert state.text() == AT_START


def test_t10_a_capture_gives_the_victim_three_tries() -> None:
    state = after("temper 0=B,B,B,5 2=B,B,B,26 turn=0 die=1", "5-6")
    assert state.text() == "temper 0=B,B,B,6 2=B,B,B,B turn=2 rolls=3"


def test_t10_option_three_tries() -> None:
    assert rolls("B,B,B,B", " three_tries=off") == 1
    assert rolls("B,B,H3,H4", " three_tries=off") == 1
    state = homestretch.game("temper", seats=(0, 2), three_tries=False).start()
    assert state.rolls_left == 1
    assert state.apply_chance(5).turn == 2
