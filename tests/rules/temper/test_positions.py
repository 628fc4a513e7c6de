"""Positions of Temper that are refused, each with every reason, and those that are read."""

from typing import Any

import pytest

import homestretch
from homestretch.core.errors import OptionError, PositionError, SeatError, UnknownGame
from tests.rules.helpers import refused

GOOD: dict[str, Any] = {
    "game": "temper",
    "seats": [0, 2],
    "tokens": {"0": [0, 0, 5, 41], "2": [0, 0, 0, 12]},
    "turn": 0,
    "die": 4,
    "options": {},
}


def changed(**fields: Any) -> dict[str, Any]:
    """The good position with fields replaced; a value of `...` leaves the field out."""
    merged = {**GOOD, **fields}
    return {name: value for name, value in merged.items() if value is not ...}


def test_the_good_position_is_read() -> None:
    state = homestretch.position(GOOD)
    assert state.text() == "temper 0=B,B,5,H1 2=B,B,B,12 turn=0 die=4"
    assert state.validate() == []
    assert state.to_json() == {**GOOD, "options": state.game.options.as_dict()}
    assert homestretch.position(state.text()) == state


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"tokens": ...}, ["tokens must be an object"]),
        ({"tokens": [0, 0, 0, 0]}, ["tokens must be an object"]),
        ({"tokens": {"0": [0, 0, 5, 41]}}, ["tokens of seat 2 are missing"]),
        ({"tokens": {"0": 5, "2": [0, 0, 0, 0]}}, ["tokens of seat 0 are missing"]),
        (
            {"tokens": {"0": [0] * 4, "1": [0] * 4, "2": [0] * 4}},
            ["tokens name seat '1'", "0, 2"],
        ),
        ({"tokens": {"0": [0, 5], "2": [0] * 4}}, ["seat 0 has 2 tokens", "must have 4"]),
        ({"tokens": {"0": [0] * 5, "2": [0] * 4}}, ["seat 0 has 5 tokens", "must have 4"]),
        ({"tokens": {"0": [0, 0, 0, 45], "2": [0] * 4}}, ["token on 45", "0 to 44"]),
        ({"tokens": {"0": [0, 0, 0, -1], "2": [0] * 4}}, ["token on -1", "0 to 44"]),
        ({"tokens": {"0": [0, 0, 0, 5.0], "2": [0] * 4}}, ["token on 5.0"]),
        ({"tokens": {"0": [0, 0, 0, True], "2": [0] * 4}}, ["token on True"]),
        ({"tokens": {"0": [0, 0, 0, "5"], "2": [0] * 4}}, ["token on '5'"]),
        ({"tokens": {"0": [0, 0, 5, 5], "2": [0] * 4}}, ["seat 0 has 2 tokens on 5"]),
        ({"tokens": {"0": [0, 0, 42, 42], "2": [0] * 4}}, ["seat 0 has 2 tokens on H2"]),
        (
            {"tokens": {"0": [0, 0, 0, 5], "2": [0, 0, 0, 25]}},
            ["seat 0's 5", "seat 2's 25", "same square"],
        ),
        ({"turn": 1}, ["turn is 1", "0, 2"]),
        ({"turn": ...}, ["turn is None", "0, 2"]),
        ({"turn": 0.0}, ["turn is 0.0", "0, 2"]),
        ({"turn": False}, ["turn is False", "0, 2"]),
        ({"turn": [0]}, ["turn is [0]", "0, 2"]),
        ({"die": 0}, ["die is 0", "1 to 6"]),
        ({"die": 7}, ["die is 7", "1 to 6"]),
        ({"die": 4.0}, ["die is 4.0", "1 to 6"]),
        ({"die": True}, ["die is True", "1 to 6"]),
        ({"die": ..., "rolls_left": 4}, ["rolls_left is 4"]),
        ({"die": ..., "rolls_left": "1"}, ["rolls_left is '1'"]),
        ({"die": ..., "rolls_left": 0}, ["rolls_left is 0", "1 to 3"]),
        ({"die": ..., "rolls_left": 2}, ["rolls_left is 2", "1 to 1", "T10"]),
        ({"first": "red"}, ["first is 'red'", "'draw'"]),
        ({"first": 0}, ["first is 0", "'draw'"]),
        ({"finished": 0}, ["finished is 0"]),
        ({"finished": [1]}, ["finished is [1]"]),
        ({"finished": [0, 0]}, ["finished is [0, 0]"]),
        ({"finished": [False]}, ["finished is [False]"]),
        ({"finished": [[0]]}, ["finished is [[0]]"]),
        ({"finished": [0]}, ["finished says [0]"]),
        ({"colour": "red"}, ["no field 'colour'", "tokens"]),
        ({"seats": ...}, ["seats must be a list"]),
        ({"seats": 2}, ["seats must be a list"]),
        ({"seats": "02"}, ["seats must be a list"]),
        ({"options": []}, ["options must be an object"]),
        ({"options": {3: True}}, ["options must be an object"]),
    ],
)
def test_a_json_position_that_is_refused(fields: dict[str, Any], words: list[str]) -> None:
    with refused(PositionError, *words):
        homestretch.position(changed(**fields))


def test_every_reason_is_named_at_once() -> None:
    with refused(PositionError, "turn is 3", "die is 9", "no field 'x'", "token on 99"):
        homestretch.position(changed(turn=3, die=9, x=1, tokens={"0": [0, 0, 0, 99], "2": [0] * 4}))


@pytest.mark.parametrize(
    ("fields", "error", "words"),
    [
        ({"game": "chess"}, UnknownGame, ["chess", "temper, pardon"]),
        ({"game": ...}, UnknownGame, ["temper, pardon"]),
        ({"game": ["temper"]}, UnknownGame, ["temper, pardon"]),
        ({"seats": [0, 1]}, SeatError, ["opposite"]),
        ({"seats": [0, 0]}, SeatError, ["twice"]),
        ({"seats": [0, 2.0]}, SeatError, ["2.0", "0, 1, 2 and 3"]),
        ({"options": {"tokens": 5}}, OptionError, ["tokens", "5", "1 to 4"]),
        ({"options": {"speed": True}}, OptionError, ["speed", "must_capture"]),
    ],
)
def test_a_json_position_of_another_kind(
    fields: dict[str, Any], error: type[homestretch.HomestretchError], words: list[str]
) -> None:
    with refused(error, *words):
        homestretch.position(changed(**fields))


@pytest.mark.parametrize("source", [[], None, 5, 5.0, True, b"temper", ("temper",)])
def test_what_is_neither_text_nor_object(source: Any) -> None:
    with refused(PositionError, "object"):
        homestretch.position(source)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("temper 0=B,B 2=B,B turn=0 die", ["'die'", "key=value"]),
        ("temper 0=B,B 2=B,B turn=0 die=", ["'die='", "key=value"]),
        ("temper 0=B,B 2=B,B turn=0 =4", ["'=4'", "key=value"]),
        ("temper 0=B,B 2=B,B 0=B,B turn=0", ["0=", "twice"]),
        ("temper 0=B,B 2=B,B turn=0 turn=2", ["turn=", "twice"]),
        ("temper 0=B,X 2=B,B turn=0", ["'X'", "B, 1 to 40 and H1 to H4"]),
        ("temper 0=B,45 2=B,B turn=0", ["'45'", "H1 to H4"]),
        ("temper 0=B,, 2=B,B turn=0", ["''", "H1 to H4"]),
        ("temper 0=B,B 2=B,B turn=x", ["turn=x", "not a number"]),
        ("temper 0=B,B 2=B,B turn=²", ["turn=²", "not a number"]),
        ("temper 0=B,B 2=B,B turn=0 die=-1", ["die=-1", "not a number"]),
        ("temper 0=B,B 2=B,B turn=0 rolls=99999", ["rolls=99999", "not a number"]),
        ("temper 0=B,B,B,B 2=B,B,B,B turn=0 finished=²", ["finished"]),
        ("temper 0=B,B,B,B 2=B,B,B,B turn=0 finished=x", ["finished", "'x'"]),
        (f"temper 0=B,B,B,B 2=B,B,B,B turn=0 finished={'9' * 5000}", ["finished"]),
        ("temper 0=B,B,B,B 2=B,B,B,B turn=0 first=red", ["first is 'red'"]),
        ("temper 0=B,B,B,B 2=B,B,B,B", ["turn is None"]),
        ("temper 0=B,B,B,B 2=B,B,B,B turn=0 die=3", ["cannot move with a 3"]),
        ("temper 0=B,1,7,13 2=B,B,B,B turn=0 die=9", ["die is 9"]),
    ],
)
def test_a_line_that_is_refused(line: str, words: list[str]) -> None:
    with refused(PositionError, *words):
        homestretch.position(line)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("temper 0=H1,H2 2=B,B turn=0 die=1 tokens=2", ["over", "no die"]),
        ("temper 0=H1,H2 2=B,B turn=2 tokens=2", ["over", "turn"]),
        ("temper 0=H1,H2 2=H1,H2 finished=0,2 turn=0 tokens=2", ["play_on is off"]),
        ("temper 0=H1,H2 2=H1,H2 turn=0 tokens=2 play_on=on", ["[0, 2]", "finished says []"]),
        ("temper 0=H1 1=B 2=B turn=0 tokens=1 play_on=on", ["turn is 0", "all home"]),
        ("temper 0=H1 1=B 2=B finished=1 turn=1 tokens=1 play_on=on", ["finished says [1]"]),
        ("temper 0=5 2=B turn=0 first=draw tokens=1", ["first"]),
        ("temper 0=B 2=B turn=0 first=draw die=6 tokens=1", ["die"]),
    ],
)
def test_a_line_that_contradicts_itself(line: str, words: list[str]) -> None:
    with refused(PositionError, *words):
        homestretch.position(line)


def test_a_game_reads_only_positions_of_its_own() -> None:
    game = homestretch.game("temper", seats=(0, 2))
    assert game.position("temper 0=B,B,B,B 2=B,B,B,B turn=2").game == game
    with refused(PositionError, "temper", "pardon"):
        game.position("pardon 0=S,S,S,S 2=S,S,S,S turn=2 hand2=1")
    with refused(PositionError, "seats are [1, 3]", "[0, 2]"):
        game.position("temper 1=B,B,B,B 3=B,B,B,B turn=1")
    with refused(PositionError, "home_jump=True", "off"):
        game.position("temper 0=B,B,B,B 2=B,B,B,B turn=2 home_jump=on")
    for data in ({"seats": 5}, {"options": 5}, {"options": None}, {}):
        with refused(PositionError, "tokens must be an object"):
            game.from_json(data)
    with refused(PositionError, "object"):
        game.from_json([])  # type: ignore[arg-type]


def test_the_same_options_may_be_written_in_many_ways() -> None:
    lines = [
        f"temper 0=B,B,B,B 2=B,B,B,B turn=0 home_jump={word}" for word in ("on", "true", "Yes")
    ]
    assert {homestretch.position(line).text() for line in lines} == {
        "temper 0=B,B,B,B 2=B,B,B,B turn=0 rolls=3 home_jump=on"
    }
    for word in ("off", "false", "NO"):
        line = f"temper 0=B,B,B,B 2=B,B,B,B turn=0 home_jump={word}"
        assert homestretch.position(line).game.options.home_jump is False
