"""P16 and P17: the safety zone, Home, and going backward past the start exit."""

import pytest

import homestretch
from homestretch.core.errors import IllegalMove
from tests.rules.helpers import after, legal, refused


@pytest.mark.parametrize("place", ["Z1", "Z3", "Z5"])
def test_p16_nothing_touches_a_pawn_in_its_zone(place: str) -> None:
    """Yellow walks past red's entry square (its 29) to its start exit (its 31); no zone turns."""
    progress = 60 + int(place[1])
    for card, play in ((1, "1:28-29"), (2, "2:28-30"), (3, "3:28-31"), (5, "5:28-33")):
        state = after(f"pardon 0={place},S 2=28,S turn=2 hand2={card} pawns=2", play)
        assert state.pieces()[0] == (0, progress)
    assert legal(f"pardon 0={place},H 2=28,S turn=2 hand2=11 pawns=2") == ["11:28-39"]
    line = f"pardon 0={place},H 2=28,S turn=2 hand2=P pawns=2 pardon_cards=on"
    assert legal(line) == ["P:discard"]


def test_p16_only_the_own_colour_turns_into_a_zone() -> None:
    """Yellow passes red's entry and walks on along the track."""
    assert legal("pardon 0=S 2=29 turn=2 hand2=1 pawns=1") == ["1:29-30"]
    assert legal("pardon 0=59 2=S turn=0 hand0=1 pawns=1") == ["1:59-Z1"]


def test_p16_the_same_zone_squares_of_two_colours_are_two_places() -> None:
    state = after("pardon 0=59 2=Z1 turn=0 hand0=1 pawns=1", "1:59-Z1")
    assert state.pieces() == {0: (61,), 2: (61,)}


@pytest.mark.parametrize(
    ("place", "card", "plays"),
    [
        ("Z1", 4, ["4:Z1-56"]),
        ("Z2", 4, ["4:Z2-57"]),
        ("Z3", 4, ["4:Z3-58"]),
        ("Z4", 4, ["4:Z4-59"]),
        ("Z5", 4, ["4:Z5-Z1"]),
        ("Z1", 10, ["10:Z1-59"]),
        ("Z5", 10, ["10:Z5-Z4"]),
    ],
)
def test_p16_a_pawn_leaves_its_zone_backward(place: str, card: int, plays: list[str]) -> None:
    assert legal(f"pardon 0={place} 2=S turn=0 hand0={card} pawns=1") == plays


def test_p16_and_comes_back_later() -> None:
    line = "pardon 0=Z1 2=S turn=0 hand0=10 hand2=3 pawns=1 hand_size=1"
    state = after(line, "10:Z1-59", 3, "3:discard", 5)
    assert (state.turn, [str(move) for move in state.legal_moves()]) == (0, ["3:59-Z3"])


def test_p16_leaving_the_zone_bumps_and_slides_as_any_move() -> None:
    """Yellow on red's entry square (its 29); red's own triangle 58 is no slide for red."""
    state = after("pardon 0=Z1 2=29 turn=0 hand0=10 pawns=1", "10:Z1-59")
    assert state.pieces() == {0: (59,), 2: (0,)}
    assert after("pardon 0=Z3 2=28 turn=0 hand0=4 pawns=1", "4:Z3-58").pieces() == {
        0: (58,),
        2: (0,),
    }


def test_p16_the_zone_is_not_entered_backward() -> None:
    assert legal("pardon 0=60 2=S turn=0 hand0=4 pawns=1") == ["4:60-56"]
    assert legal("pardon 0=1 2=S turn=0 hand0=4 pawns=1") == ["4:1-57"]


@pytest.mark.parametrize(
    ("place", "card"), [("Z5", 1), ("Z4", 2), ("Z3", 3), ("Z1", 5), ("58", 7), ("55", 10)]
)
def test_p16_home_by_exact_count(place: str, card: int) -> None:
    play = f"{card}:{place}-H"
    line = f"pardon 0=S,{place} 2=S,S turn=0 hand0={card} pawns=2"
    assert play in legal(line)
    assert after(line, play).pieces()[0] == (0, 66)


@pytest.mark.parametrize(
    ("place", "card"), [("Z5", 2), ("Z5", 3), ("Z4", 3), ("Z1", 8), ("58", 8), ("54", 12)]
)
def test_p16_an_overshoot_is_no_move(place: str, card: int) -> None:
    line = f"pardon 0=H,{place} 2=S,S turn=0 hand0={card},1 hand_size=2 pawns=2"
    assert [play for play in legal(line) if play.startswith(f"{card}:")] == []
    state = homestretch.position(line)
    with refused(IllegalMove, "legal: 1:", state=state):
        state.parse_move(f"{card}:{place}-H")


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5, 7, 8, 10, 11, 12])
def test_p16_a_pawn_at_home_never_moves_again(card: int) -> None:
    line = f"pardon 0=H,H,H,30 2=5,S,S,S turn=0 hand0={card}"
    assert all(play.startswith((f"{card}:30-", "11:30x")) for play in legal(line))
    for play in legal(line):
        assert after(line, play).pieces()[0][1:] == (66, 66, 66)


@pytest.mark.parametrize(
    ("place", "card", "target"),
    [
        ("1", 10, "60"),
        ("1", 4, "57"),
        ("2", 4, "58"),
        ("3", 4, "59"),
        ("4", 4, "60"),
        ("60", 10, "59"),
        ("60", 4, "56"),
        ("59", 10, "58"),
    ],
)
def test_p17_backward_from_the_start_exit(place: str, card: int, target: str) -> None:
    line = f"pardon 0={place} 2=S turn=0 hand0={card} pawns=1"
    assert f"{card}:{place}-{target}" in legal(line)
    assert after(line, f"{card}:{place}-{target}").pieces()[0] == (int(target),)


def test_p17_and_then_forward_into_the_zone_from_59_or_before() -> None:
    line = "pardon 0=1 2=S turn=0 hand0=4 hand2=3 pawns=1 hand_size=1"
    state = after(line, "4:1-57", 8, "3:discard", 5)
    assert [str(move) for move in state.legal_moves()] == ["8:57-H"]
    assert legal("pardon 0=59 2=S turn=0 hand0=5 pawns=1") == ["5:59-Z5"]


def test_p17_from_60_a_pawn_has_the_whole_round_before_it() -> None:
    line = "pardon 0=1 2=S turn=0 hand0=10 hand2=3 pawns=1 hand_size=1"
    state = after(line, "10:1-60", 3, "3:discard", 5)
    assert [str(move) for move in state.legal_moves()] == ["3:60-3"]
