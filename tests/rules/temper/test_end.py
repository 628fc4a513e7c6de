"""T17 and T18: the end and the places."""

import pytest

import homestretch
from homestretch import CHANCE, TERMINAL
from homestretch.core.errors import IllegalChance, IllegalMove
from tests.rules.helpers import after, refused


def test_t17_the_first_with_all_tokens_home_wins_at_once() -> None:
    state = after("temper 0=40,H2,H3,H4 2=B,B,B,B turn=0 die=1", "40-H1")
    assert (state.to_act, state.winner, state.turn) == (TERMINAL, 0, 0)
    assert (state.legal_moves(), state.chance_outcomes(), state.chance_kind) == ([], [], None)
    assert state.text() == "temper 0=H1,H2,H3,H4 2=B,B,B,B finished=0 turn=0"
    with refused(IllegalMove, "the game is over", state=state):
        state.parse_move("40")
    with refused(IllegalChance, "no chance decides here", state=state):
        state.apply_chance(1)


def test_t17_four_tokens_must_fill_all_four_squares() -> None:
    state = after("temper 0=H1,H2,H3,40 2=B,B,B,B turn=0 die=4 home_jump=on", "40-H4")
    assert state.winner == 0
    state = after("temper 0=35,H1,H3,H4 2=B,B,B,B turn=0 die=5", "35-40")
    assert (state.winner, state.to_act) == (None, CHANCE)


@pytest.mark.parametrize(("tokens", "count"), [("38", 1), ("38,H1", 2), ("38,H1,H4", 3)])
def test_t17_fewer_tokens_win_on_any_squares_of_the_home_row(tokens: str, count: int) -> None:
    bases = ",".join("B" * count)
    state = after(f"temper 0={tokens} 2={bases} turn=0 die=4 home_jump=on tokens={count}", "38-H2")
    assert (state.winner, state.to_act) == (0, TERMINAL)


def test_t17_option_play_on() -> None:
    """Red comes home first, green second; yellow is left, and the game ends."""
    state = after("temper 0=40 1=5 2=B 3=40 turn=0 die=1 tokens=1 play_on=on", "40-H1")
    assert (state.winner, state.to_act, state.turn) == (0, CHANCE, 1)
    state = state.apply_chance(1)
    state = state.apply(state.parse_move("5"))
    assert state.turn == 2
    for _ in range(3):
        state = state.apply_chance(1)
    assert state.turn == 3
    state = state.apply_chance(2)
    state = state.apply(state.parse_move("40-H2"))
    assert (state.to_act, state.turn) == (CHANCE, 1)  # red, all home, is skipped
    assert state.finished == (0, 3)
    state = after(state.text(), 3, "6-9")
    assert state.turn == 2


def test_t17_play_on_ends_when_one_is_left() -> None:
    line = "temper 0=H1 1=40 2=B 3=H1 finished=3,0 turn=1 die=1 tokens=1 play_on=on"
    state = after(line, "40-H1")
    assert (state.to_act, state.winner, state.finished) == (TERMINAL, 3, (3, 0, 1))
    assert state.ranking() == {3: 1, 0: 2, 1: 3, 2: 4}
    two = after("temper 0=40 2=B turn=0 die=1 tokens=1 play_on=on", "40-H1")
    assert (two.to_act, two.ranking()) == (TERMINAL, {0: 1, 2: 2})


def test_t17_a_six_that_brings_the_last_token_home_gives_no_roll_when_others_play_on() -> None:
    state = after("temper 0=38 1=5 2=B turn=0 die=6 tokens=1 play_on=on", "38-H4")
    assert (state.to_act, state.turn, state.finished) == (CHANCE, 1, (0,))


def test_t17_without_play_on_the_others_stop() -> None:
    state = after("temper 0=40 1=5 2=B 3=40 turn=0 die=1 tokens=1", "40-H1")
    assert state.to_act == TERMINAL


@pytest.mark.parametrize(
    ("others", "places"),
    [
        # The number of home tokens counts before the distance.
        ("1=B,H1 2=39,40 3=B,5", {0: 1, 1: 2, 2: 3, 3: 4}),
        # With as many home, the sum of progress counts.
        ("1=3,20 2=B,24 3=9,13", {0: 1, 1: 3, 2: 2, 3: 4}),
        ("1=B,H1 2=B,H2 3=1,H1", {0: 1, 1: 4, 2: 2, 3: 2}),
        # Equal scores share a place, and the next one is skipped.
        ("1=10,20 2=5,25 3=B,5", {0: 1, 1: 2, 2: 2, 3: 4}),
        ("1=10,21 2=5,25 3=2,28", {0: 1, 1: 2, 2: 3, 3: 3}),
        ("1=B,B 2=B,B 3=B,B", {0: 1, 1: 2, 2: 2, 3: 2}),
    ],
)
def test_t18_the_others_are_ranked(others: str, places: dict[int, int]) -> None:
    state = after(f"temper 0=40,H4 {others} turn=0 die=1 tokens=2", "40-H1")
    assert state.to_act == TERMINAL
    assert state.ranking() == places


def test_t18_with_play_on_only_those_who_did_not_finish_are_ranked_so() -> None:
    """Blue came home before red with a shorter way: the order of coming home counts."""
    line = "temper 0=H3,H4 1=H1,H2 2=5,H1 finished=1,0 turn=0 tokens=2 play_on=on"
    assert homestretch.position(line).ranking() == {1: 1, 0: 2, 2: 3}
    line = "temper 0=H3,H4 1=B,H1 2=40,39 3=B,H1 finished=0 turn=1 tokens=2 play_on=on"
    assert homestretch.position(line).ranking() == {0: 1, 1: 2, 3: 2, 2: 4}


def test_t18_during_play_the_places_are_as_things_stand() -> None:
    state = homestretch.position("temper 0=5,6 1=B,H1 2=B,12 turn=0 tokens=2")
    assert state.ranking() == {1: 1, 2: 2, 0: 3}
    assert state.winner is None
    assert homestretch.game("temper").start().ranking() == {0: 1, 1: 1, 2: 1, 3: 1}
