"""Games that are refused: unknown names, option values, seats and first seats."""

from typing import Any

import pytest

import homestretch
from homestretch.core.errors import OptionError, SeatError, UnknownGame
from tests.rules.helpers import CODES, refused


@pytest.mark.parametrize("name", ["", "chess", "Temper", " temper", "temper-quick", None, 5, []])
def test_an_unknown_game_is_refused(name: Any) -> None:
    for call in (homestretch.game, homestretch.presets, homestretch.option_specs):
        with refused(UnknownGame, repr(name), "temper, pardon"):
            call(name)


@pytest.mark.parametrize(
    ("game", "other"), [("temper", "pardon-quick"), ("pardon", "temper"), ("temper", "x")]
)
def test_a_preset_of_another_game_is_refused(game: str, other: str) -> None:
    with refused(OptionError, repr(other), ", ".join(homestretch.presets(game))):
        homestretch.game(game, preset=other)


@pytest.mark.parametrize("value", [[], {}, 5, True])
def test_a_preset_that_is_no_name_is_refused(value: Any) -> None:
    with refused(OptionError, "preset", "temper-quick"):
        homestretch.game("temper", preset=value)


SWITCHES = [
    (game, spec.name)
    for game in homestretch.GAMES
    for spec in homestretch.option_specs(game)
    if spec.is_switch
]


@pytest.mark.parametrize(("game", "option"), SWITCHES)
@pytest.mark.parametrize("value", [0, 1, 2, -1, 1.0, "", "1", "maybe", None, []])
def test_a_switch_that_is_neither_on_nor_off_is_refused(game: str, option: str, value: Any) -> None:
    with refused(OptionError, option, repr(value), "on or off"):
        homestretch.game(game, **{option: value})


@pytest.mark.parametrize(
    ("game", "option", "allowed"),
    [
        ("temper", "tokens", "1 to 4"),
        ("pardon", "pawns", "1 to 4"),
        ("pardon", "hand_size", "0 to 10"),
    ],
)
@pytest.mark.parametrize(
    "value", [-1, 11, 99, True, False, 3.0, None, "", "-1", "x", "3.0", "³", "9" * 5000, [3]]
)
def test_a_number_out_of_range_is_refused(game: str, option: str, allowed: str, value: Any) -> None:
    with refused(OptionError, option, repr(value)[:20], "whole number", allowed):
        homestretch.game(game, **{option: value})


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [
        ("temper", "tokens", 0),
        ("temper", "tokens", 5),
        ("pardon", "pawns", 0),
        ("pardon", "pawns", 5),
    ],
)
def test_a_number_just_out_of_range_is_refused(game: str, option: str, value: int) -> None:
    with refused(OptionError, option, str(value), "1 to 4"):
        homestretch.game(game, **{option: value})


@pytest.mark.parametrize(("game", "option"), SWITCHES)
def test_switches_take_words(game: str, option: str) -> None:
    for word, value in (("on", True), ("off", False), ("True", True), (" no ", False)):
        made = homestretch.game(game, **{option: word})
        assert made.options.as_dict()[option] is value


def test_numbers_take_digits() -> None:
    assert homestretch.game("temper", tokens="3").options.tokens == 3
    assert homestretch.game("pardon", hand_size=" 07 ").options.hand_size == 7


@pytest.mark.parametrize("game", homestretch.GAMES)
@pytest.mark.parametrize("option", ["speed", "", "Tokens", "draw_first", "self"])
def test_an_unknown_option_is_refused(game: str, option: str) -> None:
    known = ", ".join(spec.name for spec in homestretch.option_specs(game))
    with refused(OptionError, repr(option), known):
        homestretch.game(game, **{option: True})


@pytest.mark.parametrize("game", homestretch.GAMES)
@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ((), ["0 seat", "2 to 4"]),
        ((0,), ["1 seat", "2 to 4"]),
        ((0, 0), ["twice", "[0, 0]"]),
        ((0, 1, 2, 3, 3), ["twice"]),
        ((0, 4), ["4 is no seat", "0, 1, 2 and 3"]),
        ((-1, 1), ["-1 is no seat", "0, 1, 2 and 3"]),
        ((0, 2.0), ["2.0 is no seat"]),
        ((False, 2), ["False is no seat"]),
        ((0, "2"), ["'2' is no seat"]),
        ("02", ["'0' is no seat"]),
        ((0, None), ["None is no seat"]),
        ((0, [2]), ["[2] is no seat"]),
        (5, ["seats", "5"]),
    ],
)
def test_seats_that_cannot_be(game: str, seats: Any, words: list[str]) -> None:
    with refused(SeatError, *words):
        homestretch.game(game, seats=seats)


@pytest.mark.parametrize("game", homestretch.GAMES)
@pytest.mark.parametrize("first", [1, 3, 4, -1, 0.0, False, "red", "0", [0], ""])
def test_a_first_seat_that_is_not_in_play(game: str, first: Any) -> None:
    with refused(SeatError, repr(first), "0, 2"):
        homestretch.game(game, seats=(0, 2), first=first)


def test_every_error_has_a_code_of_its_own() -> None:
    assert {error.code for error in CODES} == set(CODES.values())
    for error, code in CODES.items():
        assert issubclass(error, homestretch.HomestretchError)
        assert issubclass(error, ValueError)
        assert error.code == code
