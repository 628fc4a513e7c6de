"""P7, the options' defaults and the presets."""

import pytest

import homestretch
from homestretch import CHANCE
from tests.rules.helpers import after

DEFAULTS = {
    "pawns": 4,
    "hand_size": 5,
    "pardon_cards": False,
    "start_pawn": False,
    "bump_own": False,
}


@pytest.mark.parametrize("pawns", [1, 2, 3, 4])
def test_p7_option_pawns(pawns: int) -> None:
    state = homestretch.game("pardon", seats=(0, 1), pawns=pawns).start()
    assert state.pieces() == {0: (0,) * pawns, 1: (0,) * pawns}


@pytest.mark.parametrize(
    "seats",
    [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3), (0, 1, 2), (1, 2, 3), (0, 1, 2, 3)],
)
def test_p7_any_seats(seats: tuple[int, ...]) -> None:
    game = homestretch.game("pardon", seats=seats[::-1])
    assert game.seats == seats
    assert game.start().pieces() == dict.fromkeys(seats, (0, 0, 0, 0))


def test_p7_five_cards_are_dealt_to_each_player_in_turn() -> None:
    state = homestretch.game("pardon", seats=(1, 2, 3), first=2).start()
    order = []
    for card in (1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4):
        assert (state.to_act, state.chance_kind, state.turn) == (CHANCE, "deal", 2)
        order.append(state.receiver)
        state = state.apply_chance(card)
    assert order == [2, 3, 1] * 5
    assert state.hands == {2: [1, 1, 2, 3, 3], 3: [1, 1, 2, 3, 4], 1: [1, 2, 2, 3, 4]}
    assert (state.to_act, state.turn, state.chance_kind) == (2, 2, None)
    assert len(state.draw_pile) == 41 - 15
    assert state.discards == ()


def test_p7_the_deal_takes_cards_out_of_the_pile() -> None:
    state = homestretch.game("pardon", seats=(0, 2)).start()
    for left in (4, 3, 2, 1):
        state = state.apply_chance(1)
        assert dict(state.chance_outcomes())[1] == left
    assert 1 not in dict(state.apply_chance(1).chance_outcomes())


@pytest.mark.parametrize("size", [1, 3, 5, 10])
def test_p7_option_hand_size(size: int) -> None:
    state = homestretch.game("pardon", hand_size=size).start()
    while state.chance_kind == "deal":
        state = state.apply_chance(state.chance_outcomes()[-1][0])
    assert [len(hand) for hand in state.hands.values()] == [size] * 4
    assert state.to_act == 0


def test_p7_option_hand_size_0_draws_a_card_and_plays_it() -> None:
    state = homestretch.game("pardon", seats=(0, 2), hand_size=0).start()
    assert (state.to_act, state.chance_kind, state.turn) == (CHANCE, "turn_card", 0)
    state = state.apply_chance(1)
    assert (state.to_act, state.hands) == (0, {0: [1], 2: []})
    state = state.apply(state.parse_move("1:S-1"))
    assert (state.chance_kind, state.turn, state.discards) == ("turn_card", 2, (1,))
    assert state.hands == {0: [], 2: []}


def test_p7_the_lowest_seat_begins_unless_told_otherwise() -> None:
    assert homestretch.game("pardon", seats=(3, 1)).start().turn == 1
    assert homestretch.game("pardon", first=2).start().turn == 2


@pytest.mark.parametrize(("size", "kind"), [(5, "deal"), (0, "turn_card")])
def test_p7_the_first_seat_can_be_drawn(size: int, kind: str) -> None:
    state = homestretch.game("pardon", seats=(0, 1, 3), first="draw", hand_size=size).start()
    assert (state.to_act, state.chance_kind) == (CHANCE, "first")
    assert state.chance_outcomes() == [(0, 1), (1, 1), (3, 1)]
    assert state.chance_text(3) == "green"
    assert state.parse_chance("blue") == 1
    for seat in (0, 1, 3):
        drawn = state.apply_chance(seat)
        assert (drawn.turn, drawn.receiver, drawn.chance_kind) == (seat, seat, kind)


@pytest.mark.parametrize("pawns", [1, 4])
def test_option_start_pawn(pawns: int) -> None:
    state = homestretch.game("pardon", seats=(1, 3), start_pawn=True, pawns=pawns).start()
    begin = (*(0,) * (pawns - 1), 1)
    assert state.pieces() == {1: begin, 3: begin}


def test_play_passes_clockwise_and_skips_empty_seats() -> None:
    state = after("pardon 0=30 1=20 3=S turn=1 next=draw pawns=1 hand_size=0", 1, "1:20-21")
    assert state.turn == 3
    state = state.apply_chance(5)
    assert state.turn == 0
    assert after(state.text(), 5, "5:30-35").turn == 1


def test_every_option_is_at_its_default_in_a_plain_game() -> None:
    game = homestretch.game("pardon")
    assert game.options.as_dict() == DEFAULTS
    specs = {spec.name: (spec.low, spec.high) for spec in homestretch.option_specs("pardon")}
    switches = dict.fromkeys(DEFAULTS, (0, 1))
    assert specs == {**switches, "pawns": (1, 4), "hand_size": (0, 10)}
    assert [spec.default for spec in homestretch.option_specs("pardon")] == [*DEFAULTS.values()]


@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("pardon", {}),
        ("pardon-classic", {"hand_size": 0, "pardon_cards": True}),
        ("pardon-strategy", {"pardon_cards": True, "start_pawn": True}),
        ("pardon-quick", {"pawns": 2, "start_pawn": True, "pardon_cards": True}),
    ],
)
def test_preset(preset: str, changed: dict[str, bool | int]) -> None:
    game = homestretch.game("pardon", preset=preset)
    assert game.options.as_dict() == {**DEFAULTS, **changed}
    assert game.preset == preset
    assert homestretch.game("pardon", **changed).preset == preset
    assert homestretch.presets("pardon")[preset] == changed
