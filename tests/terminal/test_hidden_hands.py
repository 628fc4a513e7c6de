"""Several people at one keyboard: nobody is shown another one's cards (P21)."""

from __future__ import annotations

import re

import pytest

import homestretch
from homestretch.core.record import Chance, Choice
from homestretch.core.seats import CHANCE, COLOURS
from homestretch.terminal.screen import InputEnded
from tests.terminal.helpers import ANSI, CLEAR, Sitting, answers, start

CALLED = re.compile(r"^(Red|Blue|Yellow|Green), press Enter when only you look", re.M)


def first_always(sitting: Sitting) -> str:
    return "" if sitting.state.to_act == CHANCE or sitting.is_hidden else "1"


def shown_hands(text: str) -> list[tuple[str, list[str]]]:
    """Every hand that was shown, with the person who had been asked to the keyboard."""
    found = []
    for screen in ANSI.sub("", text).split(CLEAR):
        (owner,) = CALLED.findall(screen)
        hands = [line for line in screen.splitlines() if line.startswith("Your cards:")]
        found += [(owner.lower(), re.findall(r"\[(\w+)\]", line)) for line in hands]
    return found


@pytest.mark.parametrize("preset", ["pardon-quick", "pardon-strategy"])
def test_a_screen_shows_its_persons_hand_and_no_other(preset):
    people = (0, 1, 3)
    sitting = Sitting(
        start("pardon", preset=preset), people, first_always, bots={2: "careful"}, terminal=True
    ).play()
    expected = [
        (
            COLOURS[state.turn],
            ["Pardon" if card == 13 else str(card) for card in state.hands[state.turn]],
        )
        for state, step in sitting.session.record().states()
        if isinstance(step, Choice) and state.turn in people
    ]
    assert len(expected) > 10
    assert shown_hands(sitting.text) == expected


def test_cards_drawn_are_told_to_the_one_who_drew():
    people = (0, 1, 2, 3)
    game = start("pardon", preset="pardon-quick")
    sitting = Sitting(game, people, first_always, terminal=True).play()
    told = []
    for screen in ANSI.sub("", sitting.text).split(CLEAR):
        assert not re.search(r"(Red|Blue|Yellow|Green) drew", screen)
        (owner,) = CALLED.findall(screen)
        told += [
            (owner.lower(), card) for card in re.findall(r"You drew an? (\w+)(?: card)?\.", screen)
        ]
    drawn = [
        (COLOURS[state.turn], "Pardon" if step.outcome == 13 else str(step.outcome))
        for state, step in sitting.session.record().states()
        if isinstance(step, Chance) and state.chance_kind == "draw"
    ]
    assert told == drawn


def text_of(position: str, *lines: str) -> str:
    sitting = Sitting(homestretch.position(position), (0, 2), answers(*lines), terminal=True)
    with pytest.raises(InputEnded):
        sitting.play()
    return sitting.text


@pytest.mark.parametrize(
    "typed", ["?", "moves", "board", "show", "hint", "8:12-20", "11:", "zebra"]
)
def test_what_one_sees_does_not_depend_on_the_other_hand(typed):
    road = "pardon 0=S,S,12,25 2=S,S,S,30 turn=0 hand0=1,7,11"
    texts = {text_of(f"{road} hand2={hand}", "", typed) for hand in ("1,2,3", "5,5,12", "8,8,8")}
    assert len(texts) == 1


def test_commands_show_nothing_before_the_curtain_rises():
    position = "pardon 0=S,S,12,25 2=S,S,S,30 turn=0 hand0=1,7,11 hand2=2"
    sitting = Sitting(homestretch.position(position), (0, 2), answers("?"), terminal=True)
    with pytest.raises(InputEnded):
        sitting.play()
    assert "Your cards" not in sitting.text
    assert "Start" not in sitting.text.replace("leaves Start", "").replace("S is Start", "")


def test_a_word_does_not_lift_the_curtain():
    position = "pardon 0=S,S,12,25 2=S,S,S,30 turn=0 hand0=1,7,11 hand2=2"
    for word in ("1", "zebra", "5:12-17", "moves"):
        text = text_of(position, word)
        assert "Your cards" not in text
        assert "Your cards" in text_of(position, word, "")


def test_the_screen_is_wiped_after_the_person_has_seen_the_card_drawn():
    position = "pardon 0=S,S,12,25 2=S,S,S,30 turn=0 hand0=1,7,11,12,12 hand2=2,2,2,3,3"
    text = ANSI.sub("", text_of(position, "", "1", ""))
    red, blue = text.split(CLEAR)
    assert "You drew" in red
    assert "Press Enter to hide your cards" in red
    assert "Pass the keyboard to yellow." in blue
    assert "Your cards" not in blue


def test_without_hands_nothing_is_hidden():
    sitting = Sitting(
        start("pardon", preset="pardon-classic", seats=(0, 2)),
        (0, 2),
        lambda sitting: "1" if sitting.state.to_act != CHANCE else "",
        terminal=True,
    ).play()
    assert CLEAR not in sitting.text
    assert "Yellow, it is your turn." in ANSI.sub("", sitting.text)
