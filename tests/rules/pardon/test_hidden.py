"""P21: what a player sees, and what nobody else may."""

from typing import Any

import pytest

import homestretch
from homestretch.core.errors import SeatError
from homestretch.core.state import State
from tests.rules.helpers import after, refused

NODE = (
    "pardon 0=S,S,S,30 1=S,S,S,5 2=S,S,S,20 turn=0 hand0=1,2,5,8,12 hand1=2,3,4,5,P "
    "hand2=1,1,4,11,P discards=7,10,7 pardon_cards=on"
)
FIELDS = {
    "game", "seats", "options", "pawns", "seat", "turn", "to_act", "hand", "hand_sizes",
    "discards", "draw_pile", "legal_moves",
}  # fmt: skip


def seen(state: State[Any], seat: int | None) -> dict[str, Any]:
    return state.observation(seat).to_json()


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_p21_board_discards_pile_size_and_hand_sizes_are_seen_by_all(seat: int | None) -> None:
    view = seen(homestretch.position(NODE), seat)
    assert set(view) == FIELDS
    assert view["pawns"] == {"0": [0, 0, 0, 30], "1": [0, 0, 0, 5], "2": [0, 0, 0, 20]}
    assert view["discards"] == [7, 10, 7]
    assert view["draw_pile"] == 45 - 15 - 3
    assert view["hand_sizes"] == {"0": 5, "1": 5, "2": 5}
    assert (view["seat"], view["turn"], view["to_act"]) == (seat, 0, 0)


@pytest.mark.parametrize(
    ("seat", "hand"),
    [(0, [1, 2, 5, 8, 12]), (1, [2, 3, 4, 5, "pardon"]), (2, [1, 1, 4, 11, "pardon"]), (None, [])],
)
def test_p21_the_own_hand_and_no_other(seat: int | None, hand: list[int | str]) -> None:
    assert seen(homestretch.position(NODE), seat)["hand"] == hand


def test_p21_the_plays_are_shown_to_the_seat_that_plays_only() -> None:
    state = homestretch.position(NODE)
    assert seen(state, 0)["legal_moves"] == [str(move) for move in state.legal_moves()]
    assert [seen(state, seat)["legal_moves"] for seat in (1, 2, None)] == [[]] * 3
    assert state.observation(0).legal_moves == tuple(state.legal_moves())
    assert state.observation(1).legal_moves == ()


def test_p21_other_hands_and_the_pile_change_nothing_that_is_seen() -> None:
    """Blue's and yellow's hands and some cards of the pile change places."""
    state = homestretch.position(NODE)
    other = homestretch.position(
        NODE.replace("hand1=2,3,4,5,P", "hand1=1,1,3,8,11").replace("1,1,4,11,P", "2,4,12,12,P")
    )
    assert state.observation(0) == other.observation(0)
    assert state.observation(None) == other.observation(None)
    assert seen(state, 0) == seen(other, 0)
    assert state.observation(1) != other.observation(1)


def test_p21_a_drawn_card_is_seen_by_the_drawer_only() -> None:
    drawing = after(NODE, "5:30-35")
    one, other = drawing.apply_chance(3), drawing.apply_chance(12)
    assert seen(one, 0)["hand"] == [1, 2, 3, 8, 12]
    for seat in (1, 2, None):
        assert seen(one, seat) == seen(other, seat)
    assert seen(one, 0) != seen(other, 0)


def test_p21_the_deal_is_seen_by_nobody_else() -> None:
    start = homestretch.game("pardon", seats=(0, 2)).start()
    one, other = start.apply_chance(1), start.apply_chance(12)
    assert seen(one, 0)["hand"] == [1]
    assert seen(one, 2) == seen(other, 2)
    assert seen(one, None)["hand_sizes"] == {"0": 1, "2": 0}


def test_p21_a_card_thrown_away_lies_open() -> None:
    line = "pardon 0=S,S,S,S 2=S,S,S,S turn=0 hand0=3,4 hand2=1,1 hand_size=2"
    state = after(line, "4:discard", 5)
    assert seen(state, 2)["discards"] == [4]
    assert seen(state, 2)["hand"] == [1, 1]


def test_p21_without_hands_the_card_turned_up_lies_open() -> None:
    state = after("pardon 0=S 2=S turn=0 next=draw hand_size=0 pawns=1", 1)
    for seat in (0, 2, None):
        assert (seen(state, seat)["hand"], seen(state, seat)["hand_sizes"]) == (
            [1],
            {"0": 1, "2": 0},
        )
    assert seen(state, 2)["legal_moves"] == []


def test_p21_the_observation_says_what_a_play_would_do() -> None:
    state = homestretch.position(NODE)
    view = state.observation(0)
    for move in view.legal_moves:
        assert view.after(move) == state.apply(move).pieces()


@pytest.mark.parametrize("seat", [3, -1, 4, True, 0.0, "0"])
def test_p21_nobody_looks_from_an_empty_seat(seat: Any) -> None:
    state = homestretch.position(NODE)
    with refused(SeatError, "0, 1, 2", state=state):
        state.observation(seat)
