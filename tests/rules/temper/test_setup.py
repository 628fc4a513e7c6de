"""T4, T5, the options' defaults and the presets."""

import pytest

import homestretch
from homestretch import CHANCE
from tests.rules.helpers import after, legal

DEFAULTS = {
    "tokens": 4,
    "start_token": False,
    "unplayable_six_again": False,
    "three_tries": True,
    "must_capture": True,
    "home_jump": False,
    "play_on": False,
}
LEAFLET = {
    "start_token": True,
    "home_jump": True,
    "must_capture": False,
    "three_tries": False,
    "play_on": True,
}


def test_t4_all_tokens_begin_in_the_base() -> None:
    state = homestretch.game("temper", seats=(1, 3)).start()
    assert state.pieces() == {1: (0, 0, 0, 0), 3: (0, 0, 0, 0)}
    assert state.text() == "temper 1=B,B,B,B 3=B,B,B,B turn=1 rolls=3"


def test_t4_option_start_token() -> None:
    state = homestretch.game("temper", seats=(0, 1, 3), start_token=True).start()
    assert state.pieces() == {0: (0, 0, 0, 1), 1: (0, 0, 0, 1), 3: (0, 0, 0, 1)}
    assert state.rolls_left == 1
    alone = homestretch.game("temper", seats=(0, 2), start_token=True, tokens=1).start()
    assert alone.pieces() == {0: (1,), 2: (1,)}


@pytest.mark.parametrize("tokens", [1, 2, 3, 4])
def test_t4_option_tokens(tokens: int) -> None:
    state = homestretch.game("temper", seats=(0, 2), tokens=tokens).start()
    assert state.pieces() == {0: (0,) * tokens, 2: (0,) * tokens}


def test_t4_option_tokens_leaves_the_home_row_its_four_squares() -> None:
    state = after("temper 0=B,38 2=B,B turn=0 die=4 tokens=2", "38-H2")
    assert state.pieces()[0] == (0, 42)
    assert legal("temper 0=38,H2 2=B,B turn=0 die=6 tokens=2 home_jump=on") == ["38-H4"]
    assert after("temper 0=39 2=B turn=0 die=5 tokens=1", "39-H4").winner == 0


def test_t5_the_lowest_seat_begins_unless_told_otherwise() -> None:
    assert homestretch.game("temper", seats=(3, 1)).start().turn == 1
    assert homestretch.game("temper").start().turn == 0
    state = homestretch.game("temper", first=2).start()
    assert (state.turn, state.to_act, state.chance_kind) == (2, CHANCE, "roll")


def test_t5_the_first_seat_can_be_drawn() -> None:
    game = homestretch.game("temper", seats=(0, 1, 3), first="draw")
    state = game.start()
    assert game.first is None
    assert (state.to_act, state.chance_kind) == (CHANCE, "first")
    assert state.chance_outcomes() == [(0, 1), (1, 1), (3, 1)]
    assert [state.chance_text(seat) for seat in (0, 1, 3)] == ["red", "blue", "green"]
    assert state.parse_chance("green") == 3
    for seat in (0, 1, 3):
        drawn = state.apply_chance(seat)
        assert (drawn.turn, drawn.chance_kind, drawn.rolls_left) == (seat, "roll", 3)


@pytest.mark.parametrize(
    ("seats", "round_"),
    [((0, 2), [0, 2, 0]), ((0, 1, 3), [0, 1, 3, 0]), ((0, 1, 2, 3), [0, 1, 2, 3, 0])],
)
def test_t5_play_passes_clockwise(seats: tuple[int, ...], round_: list[int]) -> None:
    state = homestretch.game("temper", seats=seats, start_token=True).start()
    turns = [state.turn]
    for _ in seats:
        state = state.apply_chance(3)
        state = state.apply(state.legal_moves()[0])
        turns.append(state.turn)
    assert turns == round_


def test_every_option_is_at_its_default_in_a_plain_game() -> None:
    game = homestretch.game("temper")
    assert game.options.as_dict() == DEFAULTS
    assert game.options.changed() == {}
    specs = homestretch.option_specs("temper")
    switches = dict.fromkeys(DEFAULTS, (0, 1))
    switches["tokens"] = (1, 4)
    assert {spec.name: (spec.default, spec.low, spec.high) for spec in specs} == {
        name: (value, *switches[name]) for name, value in DEFAULTS.items()
    }


@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("temper", {}),
        ("temper-leaflet", LEAFLET),
        ("temper-quick", {"tokens": 2, "start_token": True}),
    ],
)
def test_preset(preset: str, changed: dict[str, bool | int]) -> None:
    game = homestretch.game("temper", preset=preset)
    assert game.options.as_dict() == {**DEFAULTS, **changed}
    assert game.preset == preset
    assert homestretch.game("temper", **changed).preset == preset
    assert homestretch.presets("temper")[preset] == changed


def test_an_option_beside_a_preset_changes_it() -> None:
    game = homestretch.game("temper", preset="temper-quick", tokens=3)
    assert game.options.as_dict() == {**DEFAULTS, "tokens": 3, "start_token": True}
    assert game.preset is None


def test_presets_handed_out_are_copies() -> None:
    homestretch.presets("temper")["temper-quick"]["tokens"] = 4
    assert homestretch.presets("temper")["temper-quick"]["tokens"] == 2
