"""P4 to P6: the deck, and what each card does."""

import pytest

import homestretch
from tests.rules.helpers import after, legal

DECK = {1: 5, 2: 4, 3: 4, 4: 4, 5: 4, 7: 4, 8: 4, 10: 4, 11: 4, 12: 4}
PARDON = 13


def test_p4_the_deck() -> None:
    state = homestretch.game("pardon").start()
    assert dict(state.chance_outcomes()) == DECK
    assert len(state.draw_pile) == 41


def test_p4_option_pardon_cards() -> None:
    state = homestretch.game("pardon", pardon_cards=True).start()
    assert dict(state.chance_outcomes()) == {**DECK, PARDON: 4}
    assert len(state.draw_pile) == 45
    assert state.chance_text(PARDON) == "+P"


@pytest.mark.parametrize(
    ("card", "plays"),
    [
        ("1", ["1:30-31"]),
        ("2", ["2:30-32"]),
        ("3", ["3:30-33"]),
        ("4", ["4:30-26"]),
        ("5", ["5:30-35"]),
        ("7", ["7:30-37"]),
        ("8", ["8:30-38"]),
        ("10", ["10:30-40", "10:30-29"]),
        ("11", ["11:30-41"]),
        ("12", ["12:30-42"]),
    ],
)
def test_p5_what_each_card_does_with_one_pawn(card: str, plays: list[str]) -> None:
    line = f"pardon 0=30 2=S turn=0 hand0={card} pawns=1"
    assert legal(line) == plays
    for play in plays:
        assert after(line, play).pieces() == {0: (int(play.split("-")[1]),), 2: (0,)}


def test_p5_a_7_may_be_split_between_two_pawns() -> None:
    assert legal("pardon 0=1,52 2=S,S turn=0 hand0=7 pawns=2") == [
        "7:1-8",
        "7:52-59",
        *(f"7:1-{1 + steps},52-{59 - steps}" for steps in range(1, 7)),
    ]


def test_p5_no_other_card_is_split() -> None:
    for card in (1, 2, 3, 5, 8, 10, 12):
        assert not [play for play in legal(two(card)) if "," in play]


def two(card: int) -> str:
    return f"pardon 0=1,20 2=S,S turn=0 hand0={card} pawns=2"


def test_p5_an_11_switches_with_any_opponent_on_the_open_track() -> None:
    """Yellow's 5 is red's 35, blue's 40 is red's 55; zones, Start and Home are out of reach."""
    line = "pardon 0=10,20,S,Z1 1=40,Z2,S,H 2=5,Z5,S,H turn=0 hand0=11"
    assert legal(line) == [
        "11:10-21",
        "11:20-31",
        "11:10x35",
        "11:10x55",
        "11:20x35",
        "11:20x55",
    ]
    assert after(line, "11:20x35").pieces() == {
        0: (0, 10, 35, 61),
        1: (0, 40, 62, 66),
        2: (0, 50, 65, 66),
    }
    assert after(line, "11:10x55").pieces()[1] == (0, 55, 62, 66)


def test_p5_only_a_pawn_on_the_open_track_can_switch() -> None:
    assert legal("pardon 0=S,Z1,H,H 2=5,S,S,S turn=0 hand0=11") == ["11:discard"]


def test_p5_a_pardon_card_takes_a_pawn_from_start_to_where_an_opponent_stands() -> None:
    line = "pardon 0=S,S,20,Z1 1=40,Z2,S,H 2=5,Z5,S,H turn=0 hand0=P pardon_cards=on"
    assert legal(line) == ["P:Sx35", "P:Sx55"]
    assert after(line, "P:Sx35").pieces() == {
        0: (0, 20, 35, 61),
        1: (0, 40, 62, 66),
        2: (0, 0, 65, 66),
    }


def test_p5_a_pardon_card_needs_a_pawn_in_start_and_an_opponent_on_the_track() -> None:
    rules = "turn=0 hand0=P pardon_cards=on"
    assert legal(f"pardon 0=1,20,30,H 2=5,S,S,S {rules}") == ["P:discard"]
    assert legal(f"pardon 0=S,20,30,H 2=S,Z1,Z5,H {rules}") == ["P:discard"]


@pytest.mark.parametrize("card", ["1", "2"])
def test_p6_a_pawn_leaves_start_with_a_1_or_a_2(card: str) -> None:
    line = f"pardon 0=S,S,S,30 2=S,S,S,S turn=0 hand0={card}"
    assert legal(line) == [f"{card}:S-1", f"{card}:30-{30 + int(card)}"]
    assert after(line, f"{card}:S-1").pieces() == {0: (0, 0, 1, 30), 2: (0, 0, 0, 0)}


@pytest.mark.parametrize("card", [3, 4, 5, 7, 8, 10, 11, 12, "P"])
def test_p6_with_no_other_card(card: int | str) -> None:
    line = f"pardon 0=S,S,S,S 2=S,S,S,S turn=0 hand0={card} pardon_cards=on"
    assert legal(line) == [f"{card}:discard"]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_p6_the_start_exit_is_the_seats_own(seat: int) -> None:
    """The opponent opposite stands there on its 31 and goes back to its Start."""
    other = (seat + 2) % 4
    pawns = {seat: "S", other: "31"}
    roads = " ".join(f"{each}={pawns[each]}" for each in sorted(pawns))
    state = after(f"pardon {roads} turn={seat} hand{seat}=2 pawns=1", "2:S-1")
    assert state.pieces() == {seat: (1,), other: (0,)}
