"""Moves and rolls that are refused: the error says why and what is allowed, nothing changes."""

import pytest

import homestretch
from homestretch.core.errors import IllegalChance, IllegalMove, MoveSyntaxError
from homestretch.games.temper import Move
from tests.rules.helpers import refused

NODE = "temper 0=B,B,20,30 2=B,B,B,B turn=0 die=4"


NO_MOVES = (
    ["", " ", "-", "20-", "-24", "20-24-28", "20 24", "x", "H5", "H0", "45", "-1", "20-99", "2²"],
    ["B:1", "9" * 5000, "7:1-2,3-4", "\0", "S-1"],
)


@pytest.mark.parametrize("text", [*NO_MOVES[0], *NO_MOVES[1]])
def test_a_text_that_is_no_move(text: str) -> None:
    state = homestretch.position(NODE)
    with refused(MoveSyntaxError, "B-1", "7-13", "38-H3", state=state):
        state.parse_move(text)


@pytest.mark.parametrize("text", ["20-24", "20", " 20 ", "20-24 ", " 20 - 24"])
def test_a_move_may_be_typed_short_and_with_spaces(text: str) -> None:
    assert homestretch.position(NODE).parse_move(text) == Move(20, 24)


@pytest.mark.parametrize("text", ["b", "B", "b-1", "0-1", "0"])
def test_the_base_may_be_typed_as_a_letter_or_zero(text: str) -> None:
    state = homestretch.position("temper 0=B,B 2=B,B turn=0 die=6 tokens=2")
    assert state.parse_move(text) == Move(0, 1)


@pytest.mark.parametrize("text", ["40-h3", "40-H3", "40-43", "40"])
def test_the_home_row_may_be_typed_in_small_letters_or_as_a_number(text: str) -> None:
    state = homestretch.position("temper 0=B,40 2=B,B turn=0 die=3 tokens=2")
    assert state.parse_move(text) == Move(40, 43)


@pytest.mark.parametrize(
    ("node", "text", "words"),
    [
        ("0=B,B,20,30 2=B,B,B,B turn=0 die=4", "21", ["no token on 21", "20-24", "30-34"]),
        ("0=B,B,20,30 2=B,B,B,B turn=0 die=4", "H2", ["no token on H2", "20-24"]),
        ("0=B,B,20,30 2=B,B,B,B turn=0 die=4", "20-25", ["with a 4", "24", "25"]),
        ("0=B,B,20,30 2=B,B,B,B turn=0 die=4", "B", ["only with a six", "T8", "20-24"]),
        ("0=20,30 2=B,B turn=0 die=6 tokens=2", "B", ["no token in the base", "20-26"]),
        ("0=B,1,7,30 2=B,B,B,B turn=0 die=6", "B", ["start square is occupied", "T12", "7-13"]),
        ("0=B,1,7,30 2=B,B,B,B turn=0 die=6", "1", ["7 is occupied", "T12", "30-36"]),
        ("0=B,1,7,30 2=B,B,B,B turn=0 die=4", "7", ["start square", "T14a", "1-5"]),
        ("0=B,2,7,30 2=B,B,B,B turn=0 die=6", "7", ["must come out", "T14b", "B-1"]),
        ("0=B,2,7,30 2=B,B,B,B turn=0 die=6", "7-13", ["must come out", "T14b", "B-1"]),
        ("0=B,2,7,30 2=B,B,B,14 turn=0 die=4", "7", ["captures", "T14c", "30-34"]),
        ("0=7,40 2=B,B turn=0 die=5 tokens=2", "40", ["exact", "T15", "7-12"]),
        ("0=7,40,H1 2=B,B,B turn=0 die=3 tokens=3", "40", ["jump", "T16", "7-10", "H1-H4"]),
    ],
)
def test_an_illegal_move_says_why_and_what_is_legal(node: str, text: str, words: list[str]) -> None:
    state = homestretch.position(f"temper {node}")
    with refused(IllegalMove, *words, state=state):
        state.parse_move(text)


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Move(20, 25), ["20", "24", "25"]),
        (Move(21, 25), ["no token on 21"]),
        (Move(0, 1), ["six", "T8"]),
        (Move(-1, 3), ["no token"]),
        (Move(30, 30), ["30", "34"]),
        (Move(20, -7), ["20", "24", "-7"]),
        (Move(4000, 4004), ["no token"]),
        ((20, 24), ["is no move"]),
        ("20-24", ["is no move"]),
        (Move("20", "24"), ["is no move"]),  # type: ignore[arg-type]
        (Move(20.0, 24.0), ["is no move"]),  # type: ignore[arg-type]
        (None, ["is no move"]),
    ],
)
def test_apply_refuses_what_is_not_legal(move: Move, words: list[str]) -> None:
    state = homestretch.position(NODE)
    with refused(IllegalMove, *words, state=state):
        state.apply(move)


def test_nobody_moves_before_the_roll() -> None:
    state = homestretch.game("temper").start()
    with refused(IllegalMove, "the die is to be rolled", state=state):
        state.parse_move("B-1")
    with refused(IllegalMove, "the die is to be rolled", state=state):
        state.apply(Move(0, 1))
    with refused(IllegalMove, "the die is to be rolled", state=state):
        state.effects(Move(0, 1))


@pytest.mark.parametrize("outcome", [0, 7, -1, 1.0, True, "1", None, [1]])
def test_a_roll_that_cannot_happen(outcome: object) -> None:
    state = homestretch.game("temper").start()
    with refused(IllegalChance, repr(outcome), "[1, 2, 3, 4, 5, 6]", state=state):
        state.apply_chance(outcome)


def test_no_roll_at_a_decision() -> None:
    state = homestretch.position(NODE)
    with refused(IllegalChance, "no chance decides here", state=state):
        state.apply_chance(4)
    with refused(IllegalChance, "no chance decides here", state=state):
        state.parse_chance("4")


@pytest.mark.parametrize("outcome", [1, 3, -1, 4, False, 0.0, None])
def test_a_first_seat_that_is_not_in_play(outcome: object) -> None:
    state = homestretch.game("temper", seats=(0, 2), first="draw").start()
    with refused(IllegalChance, repr(outcome), "[0, 2]", state=state):
        state.apply_chance(outcome)


@pytest.mark.parametrize("text", ["7", "0", "red", "", "+3", "3 "])
def test_a_text_that_is_no_roll(text: str) -> None:
    state = homestretch.game("temper").start()
    with refused(IllegalChance, repr(text), "1, 2, 3, 4, 5, 6", state=state):
        state.parse_chance(text)


def test_rolls_are_written_and_read_as_numbers() -> None:
    state = homestretch.game("temper").start()
    for die in range(1, 7):
        assert state.parse_chance(state.chance_text(die)) == die
