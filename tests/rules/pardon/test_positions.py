"""Positions of Pardon that are refused, each with every reason, and those that are read."""

from typing import Any

import pytest

import homestretch
from homestretch.core.errors import OptionError, PositionError, SeatError, UnknownGame
from tests.rules.helpers import refused

GOOD: dict[str, Any] = {
    "game": "pardon",
    "seats": [0, 2],
    "pawns": {"0": [0, 5, 61, 66], "2": [0, 0, 0, 12]},
    "turn": 0,
    "hand": [1, 7],
    "hands": {"2": [1, 1, 8]},
    "discards": [12, 4],
    "options": {},
}


def changed(**fields: Any) -> dict[str, Any]:
    """The good position with fields replaced; a value of `...` leaves the field out."""
    merged = {**GOOD, **fields}
    return {name: value for name, value in merged.items() if value is not ...}


def test_the_good_position_is_read() -> None:
    state = homestretch.position(GOOD)
    assert state.text() == (
        "pardon 0=S,5,Z1,H 2=S,S,S,12 turn=0 hand0=1,7 hand2=1,1,8 discards=12,4"
    )
    assert state.validate() == []
    assert state.to_json() == {**GOOD, "options": state.game.options.as_dict()}
    assert homestretch.position(state.text()) == state


def test_pardon_cards_come_first_in_json() -> None:
    state = homestretch.position(changed(hand=[7, "pardon"], options={"pardon_cards": True}))
    assert state.to_json()["hand"] == ["pardon", 7]
    assert "hand0=7,P" in state.text()
    assert homestretch.position(state.to_json()) == state == homestretch.position(state.text())


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"pawns": ...}, ["pawns must be an object"]),
        ({"pawns": {"0": [0] * 4}}, ["pawns of seat 2 are missing"]),
        ({"pawns": {"0": [0] * 4, "1": [0] * 4, "2": [0] * 4}}, ["pawns name seat '1'", "0, 2"]),
        ({"pawns": {"0": [0, 5], "2": [0] * 4}}, ["seat 0 has 2 pawns", "must have 4"]),
        ({"pawns": {"0": [0] * 5, "2": [0] * 4}}, ["seat 0 has 5 pawns", "must have 4"]),
        ({"pawns": {"0": [0, 0, 0, 67], "2": [0] * 4}}, ["pawn on 67", "0 to 66"]),
        ({"pawns": {"0": [0, 0, 0, -1], "2": [0] * 4}}, ["pawn on -1"]),
        ({"pawns": {"0": [0, 0, 0, 5.0], "2": [0] * 4}}, ["pawn on 5.0"]),
        ({"pawns": {"0": [0, 0, 0, True], "2": [0] * 4}}, ["pawn on True"]),
        ({"pawns": {"0": [0, 0, 5, 5], "2": [0] * 4}}, ["seat 0 has 2 pawns on 5"]),
        ({"pawns": {"0": [0, 0, 62, 62], "2": [0] * 4}}, ["seat 0 has 2 pawns on Z2"]),
        (
            {"pawns": {"0": [0, 0, 0, 5], "2": [0, 0, 0, 35]}},
            ["seat 0's 5", "seat 2's 35", "same square"],
        ),
        ({"pawns": {"0": [66] * 4, "2": [66] * 4}}, ["[0, 2] are all Home"]),
        ({"pawns": {"0": [0] * 4, "2": [66] * 4}}, ["seat 2 is all Home", "turn must be 2"]),
        ({"turn": 1}, ["turn is 1", "0, 2"]),
        ({"turn": ...}, ["turn is None", "0, 2"]),
        ({"turn": 0.0}, ["turn is 0.0", "0, 2"]),
        ({"turn": False}, ["turn is False", "0, 2"]),
        ({"next": "roll"}, ["next is 'roll'", "play, draw, draw_again, deal, first"]),
        ({"next": ["play"]}, ["next is ['play']", "play, draw"]),
        ({"hand": 7}, ["hand must be a list of cards"]),
        ({"hand": [6]}, ["hand holds 6", "'pardon'"]),
        ({"hand": [13]}, ["hand holds 13", "'pardon'"]),
        ({"hand": [True]}, ["hand holds True"]),
        ({"hand": [1.0]}, ["hand holds 1.0"]),
        ({"hand": ["7"]}, ["hand holds '7'"]),
        ({"hand": [[1]]}, ["hand holds [1]"]),
        ({"hands": [[1]]}, ["hands must be an object"]),
        ({"hands": {"1": [3]}}, ["hands name seat '1'", "0, 2"]),
        ({"hands": {"2": 3}}, ["hand of seat 2 must be a list"]),
        ({"hands": {"0": [3]}}, ["seat 0's cards are given twice"]),
        ({"discards": 5}, ["discards must be a list"]),
        ({"discards": [9]}, ["discards holds 9"]),
        ({"hand": [1] * 5, "hands": {"2": [1]}}, ["6 cards 1 are out", "has 5"]),
        ({"discards": [12] * 5}, ["5 cards 12 are out", "has 4"]),
        ({"discards": ["pardon"]}, ["1 cards P are out", "has 0"]),
        ({"hand": [1, 3, 5, 7, 8, 10]}, ["seat 0 holds 6 cards", "at most 5"]),
        ({"hands": {"2": [1, 3, 5, 7, 8, 10]}}, ["seat 2 holds 6 cards", "at most 5"]),
        ({"hand": []}, ["seat 0 is to play but holds no card"]),
        ({"hand": ...}, ["seat 0 is to play but holds no card"]),
        ({"next": "draw", "hand": [1, 3, 5, 7, 8]}, ["its hand is full"]),
        ({"next": "draw_again", "hand": [1, 3, 5, 7, 8]}, ["its hand is full"]),
        ({"colour": "red"}, ["no field 'colour'", "pawns"]),
        ({"seats": ...}, ["seats must be a list"]),
        ({"options": []}, ["options must be an object"]),
    ],
)
def test_a_json_position_that_is_refused(fields: dict[str, Any], words: list[str]) -> None:
    with refused(PositionError, *words):
        homestretch.position(changed(**fields))


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("0=S 2=S turn=0 hand0=1 hand2=1 hand_size=0", ["seat 2", "only the seat to play"]),
        ("0=S 2=S turn=0 hand0=1,2 hand_size=0", ["seat 0 holds 2 cards", "at most 1"]),
        ("0=S 2=S turn=0 next=draw_again hand_size=0", ["next to draw"]),
        ("0=S 2=S turn=0 next=deal hand_size=0", ["nothing to deal"]),
        ("0=S 2=S turn=0 next=deal hand0=1 hand2=1 hand_size=1", ["nothing to deal"]),
        ("0=S 2=S turn=0 next=deal hand2=1", ["never gives hands of [0, 1]"]),
        ("0=S 2=S turn=2 next=deal hand0=1", ["never gives hands of [0, 1]"]),
        ("0=S 2=S turn=0 next=deal hand0=1,1", ["never gives hands of [2, 0]"]),
        ("0=S 2=S turn=0 next=deal discards=1", ["discarded before the deal"]),
        ("0=S 2=S turn=0 next=first hand0=1", ["dealt before the first seat"]),
        ("0=S 2=S turn=0 next=first discards=1", ["discarded before"]),
        ("0=5 2=S turn=0 next=first", ["first"]),
        ("0=5 2=S turn=0 next=deal", ["deal"]),
        ("0=S 2=S turn=0 hand0=5 hand_size=0", ["seat 0", "5"]),
    ],
)
def test_a_line_that_contradicts_itself(line: str, words: list[str]) -> None:
    with refused(PositionError, *words):
        homestretch.position(f"pardon {line} pawns=1")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("pardon 0=S,S 2=S,S turn=0 hand0", ["'hand0'", "key=value"]),
        ("pardon 0=S,S 2=S,S turn=0 hand0=", ["'hand0='", "key=value"]),
        ("pardon 0=S,S 2=S,S turn=0 hand0=6", ["'6'", "1, 2, 3, 4, 5, 7, 8, 10, 11, 12 and P"]),
        ("pardon 0=S,S 2=S,S turn=0 hand0=1,,2", ["''", "and P"]),
        ("pardon 0=S,S 2=S,S turn=0 discards=²", ["'²'", "and P"]),
        ("pardon 0=S,B 2=S,S turn=0 hand0=1", ["'B'", "S, 1 to 60, Z1 to Z5 and H"]),
        ("pardon 0=S,67 2=S,S turn=0 hand0=1", ["'67'"]),
        ("pardon 0=S,S 2=S,S turn=-1 hand0=1", ["turn=-1", "not a number"]),
        ("pardon 0=S,S 2=S,S turn=0 hand0=1 hand0=2", ["hand0=", "twice"]),
        ("pardon 0=S,S,S,S 2=S,S,S,S turn=0 next=now hand0=1", ["next is 'now'"]),
        ("pardon 0=S,S,S,S 2=S,S,S,S turn=0 hand0=1 hand1=2", ["hands name seat '1'"]),
    ],
)
def test_a_line_that_is_refused(line: str, words: list[str]) -> None:
    with refused(PositionError, *words):
        homestretch.position(line)


@pytest.mark.parametrize(
    ("fields", "error", "words"),
    [
        ({"game": "chess"}, UnknownGame, ["chess", "temper, pardon"]),
        ({"game": None}, UnknownGame, ["temper, pardon"]),
        ({"seats": [0]}, SeatError, ["2 to 4"]),
        ({"seats": [0, 4]}, SeatError, ["4 is no seat", "0, 1, 2 and 3"]),
        ({"options": {"pawns": 0}}, OptionError, ["pawns", "1 to 4"]),
        ({"options": {"home_jump": True}}, OptionError, ["home_jump", "bump_own"]),
    ],
)
def test_a_json_position_of_another_kind(
    fields: dict[str, Any], error: type[homestretch.HomestretchError], words: list[str]
) -> None:
    with refused(error, *words):
        homestretch.position(changed(**fields))


def test_a_game_reads_only_positions_of_its_own() -> None:
    game = homestretch.game("pardon", seats=(0, 2))
    assert game.position("pardon 0=S,S,S,S 2=S,S,S,S turn=2 hand2=1").game == game
    with refused(PositionError, "pardon", "temper"):
        game.position("temper 0=B,B,B,B 2=B,B,B,B turn=2")
    with refused(PositionError, "seats are [1, 3]", "[0, 2]"):
        game.position("pardon 1=S,S,S,S 3=S,S,S,S turn=1 hand1=1")
    with refused(PositionError, "bump_own=True", "off"):
        game.position("pardon 0=S,S,S,S 2=S,S,S,S turn=2 hand2=1 bump_own=on")
    for data in ({"seats": 5}, {"options": 5}, {"options": None}, {}):
        with refused(PositionError, "pawns must be an object"):
            game.from_json(data)
    with refused(PositionError, "object"):
        game.from_json([])  # type: ignore[arg-type]


def test_every_reason_is_named_at_once() -> None:
    with refused(PositionError, "turn is 3", "no field 'x'", "hand holds 6", "next is 'now'"):
        homestretch.position(changed(turn=3, x=1, hand=[6], next="now"))
