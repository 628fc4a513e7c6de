"""Plays and cards that are refused: the error says why and what is allowed, nothing changes."""

from typing import Any

import pytest

import homestretch
from homestretch.core.errors import IllegalChance, IllegalMove, MoveSyntaxError
from homestretch.games.pardon import Move
from tests.rules.helpers import refused

NODE = "pardon 0=S,30,Z2,H 2=S,S,S,S turn=0 hand0=5,8"
NO_PLAYS = (
    ["", " ", ":", "5", "5:", "5:30", "5:-35", "5:30-", "5:30-35-40", "6:30-36", "9:30-39"],
    ["13:Sx31", "5:30-99", "5:30-Z6", "x:30-35", "11:30x", "11:x31", "11:30xZ1", "11:30xH"],
    ["7:30-33,", "7:30-33,41-45,S-1", "5:30-33,41-43", "7:S-1,30-36", "5:H-H", "5:throw"],
    ["5:30-3²", "9" * 5000, "B-1", "\0", "5;30-35", "P:"],
)


@pytest.mark.parametrize("text", [text for some in NO_PLAYS for text in some])
def test_a_text_that_is_no_play(text: str) -> None:
    state = homestretch.position(NODE)
    with refused(MoveSyntaxError, "5:12-17", "7:from-to,from-to", "P:Sx31", state=state):
        state.parse_move(text)


@pytest.mark.parametrize("text", ["5:30-35", " 5 : 30 - 35 ", "05:30-35"])
def test_a_play_may_be_typed_with_spaces(text: str) -> None:
    assert str(homestretch.position(NODE).parse_move(text)) == "5:30-35"


@pytest.mark.parametrize("text", ["P:Sx35", "p:sX35", "pardon:0x35", "Pardon:s x 35"])
def test_a_pardon_card_may_be_typed_in_many_ways(text: str) -> None:
    state = homestretch.position("pardon 0=S 2=5 turn=0 hand0=P pawns=1 pardon_cards=on")
    assert str(state.parse_move(text)) == "P:Sx35"


@pytest.mark.parametrize(
    ("node", "text", "words"),
    [
        (NODE, "3:30-33", ["does not hold a 3", "5:30-35"]),
        (NODE, "5:31-36", ["no pawn on 31", "5:30-35"]),
        (NODE, "5:Z1-H", ["no pawn on Z1"]),
        (NODE, "5:S-1", ["leaves Start only with a 1 or a 2", "P6"]),
        (NODE, "5:30-36", ["a 5 goes forward 5", "P5"]),
        (NODE, "5:30-25", ["a 5 goes forward 5", "P5"]),
        (NODE, "5:Z2-Z5", ["5"]),
        (NODE, "8:Z2-H", ["Z2 is too near Home for an 8", "P16", "8:30-38"]),
        (NODE, "5:30x31", ["a 5 does not do that", "P5"]),
        (NODE, "5:Sx31", ["a 5 does not do that", "P5"]),
        (NODE, "5:discard", ["only when no card can be played", "P9"]),
        (NODE, "5:decline", ["only an 11", "P10"]),
        ("pardon 0=1,30 2=S,S turn=0 hand0=1 pawns=2", "1:S-1", ["no pawn in Start"]),
        ("pardon 0=S,1 2=S,S turn=0 hand0=1 pawns=2", "1:S-1", ["start exit", "P13", "1:1-2"]),
        ("pardon 0=30,35 2=S,S turn=0 hand0=5 pawns=2", "5:30-35", ["own pawn", "P13"]),
        ("pardon 0=30,34 2=S,S turn=0 hand0=4 pawns=2", "4:34-30", ["own pawn", "P13"]),
        ("pardon 0=30,34 2=S,S turn=0 hand0=4 pawns=2", "4:34-38", ["backward 4", "P5"]),
        ("pardon 0=30,34 2=S,S turn=0 hand0=10 pawns=2", "10:34-35", ["forward 10 or backward 1"]),
        ("pardon 0=30 2=5 turn=0 hand0=11 pawns=1", "11:30x36", ["no rival's pawn is on 36"]),
        ("pardon 0=30 2=5 turn=0 hand0=11 pawns=1", "11:decline", ["no pawn can go forward 11"]),
        ("pardon 0=S 2=S turn=0 hand0=5 pawns=1", "5:30-35", ["must be thrown away", "5:discard"]),
        ("pardon 0=S 2=S turn=0 hand0=5 pawns=1", "8:discard", ["does not hold an 8"]),
        ("pardon 0=S 2=5 turn=0 hand0=P pawns=1 pardon_cards=on", "P:Sx36", ["no rival's pawn"]),
        ("pardon 0=30,40 2=S,S turn=0 hand0=7 pawns=2", "7:30-33,30-34", ["two different pawns"]),
        ("pardon 0=30,40 2=S,S turn=0 hand0=7 pawns=2", "7:30-33,40-45", ["seven", "P18"]),
        ("pardon 0=30,40 2=S,S turn=0 hand0=7 pawns=2", "7:30-33,41-45", ["no pawn on 41"]),
    ],
)
def test_an_illegal_play_says_why_and_what_is_legal(node: str, text: str, words: list[str]) -> None:
    state = homestretch.position(node)
    with refused(IllegalMove, *words, "legal: ", state=state):
        state.parse_move(text)


@pytest.mark.parametrize(
    "move",
    [
        Move(5, 0, 31, 0, 5),
        Move(5, 0, 30, 0, 6),
        Move(5, 1, 30, 0, 5),
        Move(6, 0, 30, 0, 6),
        Move(99, 9, -1, 500, 9),
        Move(5.0, 0, 30, 0, 5),  # type: ignore[arg-type]
        (5, 0, 30, 0, 5),
        "5:30-35",
        None,
        [],
    ],
)
def test_apply_refuses_what_is_not_legal(move: Any) -> None:
    state = homestretch.position(NODE)
    with refused(IllegalMove, state=state):
        state.apply(move)
    with refused(IllegalMove, state=state):
        state.effects(move)


@pytest.mark.parametrize("text", ["11:Z1x50", "11:Hx50"])
def test_a_switch_is_not_made_from_the_zone_or_home(text: str) -> None:
    """Not even where the pawns on 1 and 6, counted round, would stand on the same squares."""
    state = homestretch.position("pardon 0=1,6,Z1,H 2=S,S,S,20 turn=0 hand0=11")
    before = state.to_json()
    with pytest.raises((IllegalMove, MoveSyntaxError)):
        state.parse_move(text)
    assert state.to_json() == before


def test_nobody_plays_before_the_draw() -> None:
    state = homestretch.game("pardon").start()
    with refused(IllegalMove, "a card is to be drawn", state=state):
        state.parse_move("1:S-1")
    with refused(IllegalMove, "a card is to be drawn", state=state):
        state.apply(Move(1, 0, 0, 0, 1))


@pytest.mark.parametrize("outcome", [0, 6, 13, -1, 1.0, True, "1", None, [1]])
def test_a_card_that_cannot_come(outcome: Any) -> None:
    state = homestretch.game("pardon").start()
    with refused(IllegalChance, repr(outcome), "[1, 2, 3, 4, 5, 7, 8, 10, 11, 12]", state=state):
        state.apply_chance(outcome)


def test_a_card_that_is_used_up_cannot_come() -> None:
    line = "pardon 0=S 2=S turn=0 next=draw discards=1,1,1,1,1 hand_size=0 pawns=1"
    state = homestretch.position(line)
    with refused(IllegalChance, "1 cannot happen", "[2, 3, ", state=state):
        state.apply_chance(1)


def test_no_card_at_a_decision() -> None:
    state = homestretch.position(NODE)
    with refused(IllegalChance, "no chance decides here", state=state):
        state.apply_chance(1)
    with refused(IllegalChance, "no chance decides here", state=state):
        state.parse_chance("+1")


@pytest.mark.parametrize("text", ["1", "+6", "+13", "+P", "red", "", "shuffle", "+ 1"])
def test_a_text_that_is_no_card(text: str) -> None:
    state = homestretch.game("pardon").start()
    with refused(IllegalChance, repr(text), "+1, +2, +3", state=state):
        state.parse_chance(text)


def test_cards_are_written_and_read() -> None:
    state = homestretch.game("pardon", pardon_cards=True).start()
    texts = [state.chance_text(card) for card, _ in state.chance_outcomes()]
    assert texts == ["+1", "+2", "+3", "+4", "+5", "+7", "+8", "+10", "+11", "+12", "+P"]
    assert [state.parse_chance(text) for text in texts] == [
        card for card, _ in state.chance_outcomes()
    ]
