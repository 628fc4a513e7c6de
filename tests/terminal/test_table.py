"""Whole games at the terminal, and what people may type there."""

from __future__ import annotations

import random

import pytest

import homestretch
from homestretch.bots import bot
from homestretch.core.record import Choice
from homestretch.core.seats import CHANCE
from homestretch.play import SeatSetup
from homestretch.terminal.screen import InputEnded
from homestretch.terminal.table import Quit
from tests.terminal.helpers import Sitting, answers, first_move, start

GAMES = [
    ("temper", {}, (0,)),
    ("temper", {"preset": "temper-quick", "seats": (1, 3)}, (1, 3)),
    ("temper", {"preset": "temper-leaflet", "first": "draw"}, (0, 2)),
    ("pardon", {}, (0,)),
    ("pardon", {"preset": "pardon-quick", "seats": (0, 1)}, (0, 1)),
    ("pardon", {"preset": "pardon-classic", "first": "draw"}, (2,)),
    ("pardon", {"preset": "pardon-strategy"}, (0, 1)),
]


@pytest.mark.parametrize(("name", "settings", "people"), GAMES)
@pytest.mark.parametrize("in_words", [False, True])
def test_a_whole_game_is_played(name, settings, people, in_words):
    rng = random.Random(3)

    def any_move(sitting: Sitting) -> str:
        if sitting.state.to_act == CHANCE or sitting.is_hidden:
            return ""
        return f"#{rng.randint(1, len(sitting.state.legal_moves()))}"

    sitting = Sitting(start(name, **settings), people, any_move, seed=8, in_words=in_words).play()
    assert sitting.session.is_over
    assert sitting.saves == len(sitting.session.steps)
    winner = sitting.state.winner
    colour = homestretch.COLOURS[winner].capitalize()
    won = "You win!" if people == (winner,) else f"{colour} wins!"
    assert f"The game is over. {won}" in sitting.text
    assert homestretch.read_record(sitting.session.record().text()).final() == sitting.state


def test_every_form_of_a_move_plays_the_same_game():
    def by_number(sitting):
        return first_move(sitting)

    def in_full(sitting):
        return "" if sitting.state.to_act == CHANCE else str(sitting.state.legal_moves()[0])

    for name in homestretch.GAMES:
        one, two = (
            Sitting(start(name, seats=(0, 2)), (0,), how, seed=5).play()
            for how in (by_number, in_full)
        )
        assert one.session.steps == two.session.steps


def test_enter_plays_the_only_move_and_only_that():
    seen = []

    def answer(sitting):
        state = sitting.state
        if state.to_act == CHANCE:
            return ""
        choices = len(state.legal_moves())
        if choices == 1 or len(seen) == 0:
            seen.append((choices, len(sitting.session.steps)))
            return ""
        return "#1"

    sitting = Sitting(start("temper", seats=(0, 2)), (0,), answer, seed=4).play()
    assert any(choices == 1 for choices, _ in seen)
    assert sitting.session.is_over


def test_enter_with_several_moves_says_what_is_allowed():
    state = homestretch.position("temper 0=5,20,B,B 2=B,B,B,B turn=0 die=4")
    sitting = Sitting(state, (0,), answers(""))
    with pytest.raises(InputEnded):
        sitting.play()
    assert "Nothing was typed: type a number from 1 to 2, or a move such as 5-9" in sitting.text
    assert sitting.session.steps == ()


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("7", "Red has no token on 7"),
        ("0-1", "A token leaves the base only with a six, not with a 4 (T8)"),
        ("zebra", "'zebra' is no move; write the token's place"),
        ("\x1b[2Jx", "is no move"),
        ("9" * 1999, "is no move"),
        ("3", "Red has no token on 3"),
    ],
)
def test_bad_input_is_answered_with_a_sentence(typed, told):
    state = homestretch.position("temper 0=5,9,B,B 2=B,B,B,B turn=0 die=4")
    sitting = Sitting(state, (0,), answers(typed))
    with pytest.raises(InputEnded):
        sitting.play()
    assert told in sitting.text
    assert "\x1b" not in sitting.text
    assert sitting.session.steps == ()


def test_typing_a_move_when_a_roll_is_due_is_answered():
    sitting = Sitting(start("temper"), (0,), answers("7-13"))
    with pytest.raises(InputEnded):
        sitting.play()
    assert "nothing to choose yet: press Enter to roll, or ? for help." in sitting.text
    assert sitting.session.steps == ()


def test_forced_moves_are_explained():
    state = homestretch.position("temper 0=1,20,B,B 2=B,B,B,B turn=0 die=6")
    sitting = Sitting(state, (0,), answers("20-26", "1", ""))
    with pytest.raises(InputEnded):
        sitting.play()
    assert "the token on the start square must move first (rule T14a)" in sitting.text
    assert "The token on the start square must move first (T14a)" in sitting.text
    assert "You moved from 1 to 7." in sitting.text


def test_commands_show_and_change_nothing():
    state = homestretch.position("pardon 0=S,S,12,25 2=S,S,S,30 turn=0 hand0=7,11 hand2=1")
    sitting = Sitting(
        state, (0,), answers("?", "moves", "board", "show", "hint", "help", "nonsense")
    )
    with pytest.raises(InputEnded):
        sitting.play()
    assert sitting.session.steps == ()
    assert sitting.text.count("A move is typed as its number in the list") == 2
    assert sitting.text.count("Your cards: [7] [11]") == 2
    assert "Red (you): 2 pawns in Start; on 12 and 25." in sitting.text
    assert sitting.text.count("pile 38, no discards") == 2
    assert "'nonsense' is no play" in sitting.text


def test_a_name_keeps_its_capitals():
    setups = {0: SeatSetup(0, name="ann McCoy"), 2: SeatSetup(2, name="Bo")}
    sitting = Sitting(start("temper", seats=(0, 2)), (0, 2), answers())
    sitting.table._setups = setups
    with pytest.raises(InputEnded):
        sitting.play()
    assert "Ann McCoy (red), it is your turn." in sitting.text


def test_hint_is_what_the_careful_bot_plays():
    state = homestretch.position("pardon 0=S,S,12,25 2=S,S,S,30 turn=0 hand0=7,11 hand2=1")
    move = bot("careful").choose(state.observation(0), random.Random(1))
    sitting = Sitting(state, (0,), answers("hint"))
    with pytest.raises(InputEnded):
        sitting.play()
    number = state.legal_moves().index(move) + 1
    assert f"The bot careful would play {number}: {move}." in sitting.text


def test_hint_at_a_roll_says_that_there_is_nothing_to_choose():
    sitting = Sitting(start("temper"), (0,), answers("hint", "moves"))
    with pytest.raises(InputEnded):
        sitting.play()
    assert sitting.text.count("There is nothing to choose yet.") == 2


def test_auto_asks_only_where_there_is_a_choice():
    asked = []

    def answer(sitting):
        asked.append(len(sitting.state.legal_moves()))
        return "#1"

    sitting = Sitting(start("temper", seats=(0, 2)), (0,), answer, seed=2, auto=True).play()
    assert asked
    assert min(asked) >= 2
    other = Sitting(start("temper", seats=(0, 2)), (0,), first_move, seed=2).play()
    assert sitting.session.steps == other.session.steps


def test_auto_can_be_turned_on_at_the_prompt():
    typed = iter(["auto"])
    sitting = Sitting(
        start("temper", preset="temper-quick"),
        (0,),
        lambda sitting: next(typed, None) or first_move(sitting),
        seed=2,
    ).play()
    assert "Auto is on" in sitting.text
    assert "Enter to roll > \n" not in sitting.text


def test_quit_leaves():
    sitting = Sitting(start("temper"), (0,), answers("", "quit"))
    with pytest.raises(Quit):
        sitting.play()
    assert sitting.session.steps


def test_bots_alone_play_to_the_end():
    def nobody(sitting):
        raise AssertionError("nobody is there to answer")

    bots = dict.fromkeys(range(4), "random")
    sitting = Sitting(start("pardon"), (), nobody, bots=bots).play()
    assert sitting.session.is_over
    assert "Red " in sitting.text
    assert "You " not in sitting.text


def test_bots_are_told_of_once():
    sitting = Sitting(start("temper"), (0,), first_move, seed=6).play()
    moves = [step for step in sitting.session.steps if isinstance(step, Choice)]
    told = [
        line
        for line in sitting.text.splitlines()
        if " moved from " in line or "brought a token out" in line
    ]
    assert len(told) == len(moves)


def test_a_die_rolled_before_the_game_was_resumed_is_told():
    state = homestretch.position("temper 0=5,20,B,B 2=B,B,B,B turn=0 die=4")
    sitting = Sitting(state, (0,), answers("1"))
    with pytest.raises(InputEnded):
        sitting.play()
    assert sitting.text.count("The die shows 4.") == 1


@pytest.mark.parametrize("name", homestretch.GAMES)
def test_whatever_is_typed_is_survived(name):
    """Odd lines at every prompt, now and then one that goes on; no error, no illegal move."""
    rng = random.Random(11)
    alphabet = "0123456789-x,:#SBHZPszh? \x1b\x00é²٣abq"
    words = ["?", "board", "show", "moves", "hint", "auto", "help", "discard", "decline", "#"]

    def answer(sitting):
        if rng.random() < 0.5:
            return first_move(sitting)
        if rng.random() < 0.2:
            return rng.choice(words)
        typed = "".join(rng.choice(alphabet) for _ in range(rng.randint(0, 9)))
        return "" if typed.strip() == "q" else typed

    sitting = Sitting(start(name, preset=f"{name}-quick"), (0, 1), answer, seed=2).play()
    assert homestretch.read_record(sitting.session.record().text()).final() == sitting.state
    assert "\x1b" not in sitting.text
