"""The board in words."""

from __future__ import annotations

import homestretch
from homestretch.terminal.describe import describe
from tests.terminal.test_picture import random_states


def test_temper_in_words():
    state = homestretch.position(
        "temper 0=B,B,5,H2 1=B,1,20,38 2=B,B,B,33 3=B,B,H3,H4 turn=0 die=4"
    )
    assert describe(state, 0, {1: "Anna", 2: "bot careful"}) == [
        "It is your turn.",
        "All squares are counted on red's road, on which red's tokens come out on 1.",
        "Red (you): 2 tokens in the base; on 5; in the home row on H2.",
        "Blue (Anna): 1 token in the base; on 8, 11 and 30.",
        "  Its token on 11 is 6 in front of your 5.",
        "  Its token on 8 is 3 in front of your 5.",
        "Yellow (bot careful): 3 tokens in the base; on 13.",
        "Green: 2 tokens in the base; in the home row on H3 and H4.",
    ]


def test_pardon_in_words():
    state = homestretch.position(
        "pardon 0=S,12,Z3,H 2=S,58,H,H turn=0 hand0=1,2,11 hand2=4,5 discards=7,7,P pardon_cards=on"
    )
    assert describe(state, 2) == [
        "It is red's turn.",
        "All squares are counted on yellow's road, on which yellow's pawns come out on 1.",
        "Yellow (you): 1 pawn in Start; on 58; 2 pawns Home.",
        "Red: 1 pawn in Start; on 42; in the safety zone on Z3; 1 pawn Home.",
        "The draw pile has 37 cards; 3 cards are discarded, a Pardon card on top; "
        "cards in hand: red 3, yellow 2.",
    ]


def test_a_watcher_gets_every_road_of_its_own():
    state = homestretch.position("temper 0=B,B,B,5 2=B,B,B,33 turn=2 rolls=1")
    assert describe(state, None) == [
        "It is yellow's turn.",
        "Each colour's squares are counted on its own road.",
        "Red: 3 tokens in the base; on 5.",
        "Yellow: 3 tokens in the base; on 33.",
    ]


def test_no_hand_is_ever_in_the_words():
    """Two positions that differ in hidden cards only have the same words."""
    road = "pardon 0=S,S,12,25 2=S,S,S,30 turn=0"
    one = homestretch.position(f"{road} hand0=1,7,11 hand2=1,2,3")
    two = homestretch.position(f"{road} hand0=8,8,12 hand2=5,5,5")
    for viewer in (None, 0, 2):
        assert describe(one, viewer) == describe(two, viewer)


def test_every_seat_is_described_at_every_node():
    for name in homestretch.GAMES:
        for state in random_states(name, 300):
            lines = describe(state, state.turn)
            for seat in state.game.seats:
                title = homestretch.COLOURS[seat].capitalize()
                assert sum(line.startswith(title) for line in lines) == 1
