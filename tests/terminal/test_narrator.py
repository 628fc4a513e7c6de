"""What happened, in sentences."""

from __future__ import annotations

import pytest

import homestretch
from homestretch.core.chance import SeededChance
from homestretch.core.reason import Reason
from homestretch.core.record import Choice
from homestretch.core.seats import CHANCE
from homestretch.play import Session
from homestretch.terminal.narrator import Narrator, result_sentences
from homestretch.terminal.reasons import choice_sentence, idle_words
from tests.terminal.helpers import start


def told(position, *words, viewer=None):
    """Plays words of a record from a position and tells them."""
    session = Session(homestretch.position(position))
    happenings = []
    for word in words:
        state = session.state
        if state.to_act == CHANCE:
            happenings.append(session.chance(state.parse_chance(word)))
        else:
            happenings.append(session.move(state.to_act, word))
    return Narrator(session.game.name, viewer).tell(happenings)


TEMPER = "temper 0=B,B,5,38 2=B,B,B,20 turn=0 rolls=1"
PARDON = "pardon 0=S,S,12,58 2=S,S,S,30 turn=0 "


@pytest.mark.parametrize(
    ("viewer", "sentences"),
    [
        (0, ["You rolled a 3 and moved from 38 into the home row (H1)."]),
        (2, ["Red rolled a 3 and moved from 18 into the home row (H1)."]),
        (None, ["Red rolled a 3 and moved from 38 into the home row (H1)."]),
    ],
)
def test_a_move_is_told_on_the_viewers_road(viewer, sentences):
    assert told(TEMPER, "3", "38-H1", viewer=viewer) == sentences


def test_a_capture_is_told_from_both_sides():
    position = "temper 0=B,B,B,34 2=B,B,B,20 turn=0 rolls=1"
    assert told(position, "6", "B-1", "6", "1-7", viewer=0) == [
        "You rolled a 6 and brought a token out.",
        "You rolled a 6 and moved from 1 to 7.",
    ]
    position = "temper 0=B,B,B,34 2=B,B,B,20 turn=0 rolls=1"
    assert told(position, "6", "B-1", "5", "1-6", viewer=2)[-1] == (
        "Red rolled a 5 and moved from 21 to 26."
    )
    position = "temper 0=B,B,B,36 2=B,B,B,20 turn=0 rolls=1"
    assert told(position, "4", "36-40", viewer=2) == [
        "Red rolled a 4 and moved from 16 to 20, sending your token on 20 back to the base."
    ]
    assert told(position, "4", "36-40", viewer=0) == [
        "You rolled a 4 and moved from 36 to 40, sending yellow's token on 40 back to the base."
    ]


def test_three_tries_make_one_sentence():
    position = "temper 0=B,B,B,B 2=B,B,B,20 turn=0 rolls=3"
    assert told(position, "2", "4", "1") == [
        "Red rolled 2, 4 and 1: no six, so the turn passes (rule T10)."
    ]
    assert told(position, "2", "6", "B-1") == ["Red rolled 2 and 6 and brought a token out."]
    assert told(position, "2", viewer=0) == ["You rolled a 2: no six, another try (rule T10)."]


def test_a_roll_that_nobody_can_play():
    position = "temper 0=B,B,H1,H2 2=B,B,B,20 turn=0 rolls=1 tokens=4"
    assert told(position, "5") == ["Red rolled a 5: nothing can move (rule T7)."]


@pytest.mark.parametrize(
    ("hand", "move", "sentence"),
    [
        ("5", "5:12-17", "Red played a 5: from 12 to 17."),
        ("1", "1:S-1", "Red played a 1: a pawn out of Start."),
        ("1", "1:12-13", "Red played a 1: from 12 to 13, sliding on to 16."),
        ("7", "7:12-18,58-59", "Red played a 7: from 12 to 18 and from 58 to 59."),
        ("5", "5:Z1-H", "Red played a 5: from Z1 Home."),
        ("8", "8:57-H", "Red played an 8: from 57 Home."),
        ("2", "2:58-Z1", "Red played a 2: from 58 into the safety zone (Z1)."),
        ("11", "11:12x60", "Red played an 11: switching from 12 with yellow's pawn on 60."),
        (
            "P",
            "P:Sx60",
            "Red played a Pardon card: a pawn from Start to 60, "
            "sending yellow's pawn on 60 back to Start.",
        ),
    ],
)
def test_plays_of_pardon(hand, move, sentence):
    place = {"5:Z1-H": "Z1", "8:57-H": "57"}.get(move, "58")
    position = f"{PARDON.replace('58', place)}hand0={hand} pardon_cards=on"
    if "yellow" in sentence:
        sentence = sentence.replace("pawn on 60 back", "pawn on 30 back")
    assert told(position, move) == [sentence]


def test_a_watcher_sees_rivals_on_their_own_road_and_a_viewer_on_his():
    position = f"{PARDON}hand0=11"
    assert told(position, "11:12x60", viewer=2) == [
        "Red played an 11: switching from 42 with your pawn on 30."
    ]
    assert told(position, "11:12x60", viewer=0) == [
        "You played an 11: switching from 12 with yellow's pawn on 60."
    ]


def test_declining_and_throwing_away():
    position = "pardon 0=S,S,S,Z4 1=S,S,S,S turn=0 hand0=12 hand1=1"
    assert told(position, "12:discard") == ["Red threw away a 12."]
    position = "pardon 0=S,S,52,Z4 2=S,S,S,52 turn=0 hand0=11 hand2=1"
    assert told(position, "11:decline") == ["Red played an 11 without a move."]


def test_a_card_drawn_is_named_to_its_owner_only():
    position = f"{PARDON}hand0=5"
    assert told(position, "5:12-17", "+8", viewer=0)[-1] == "You drew an 8."
    assert told(position, "5:12-17", "+8", viewer=None)[-1] == "Red drew an 8."
    assert "8" not in " ".join(told(position, "5:12-17", "+8", viewer=2))


def test_cards_turned_up():
    position = "pardon 0=S,S,12,58 2=S,S,S,30 turn=0 next=draw hand_size=0"
    assert told(position, "+5", "5:12-17") == ["Red turned up a 5: from 12 to 17."]
    position = "pardon 0=S,S,S,S 2=S,S,S,30 turn=0 next=draw hand_size=0"
    assert told(position, "+5", viewer=0) == ["You turned up a 5: nothing can move (rule P9)."]


def test_who_begins_is_told():
    state = start("temper", first="draw")
    session = Session(state)
    happening = session.chance(2)
    assert Narrator("temper", 0).tell([happening]) == ["Yellow begins."]
    assert Narrator("temper", 2).tell([happening]) == ["You begin."]


def test_every_code_of_the_engine_has_words_of_its_own():
    choices = {"clear_start", "bring_out", "must_capture", "must_discard"}
    sentences = {choice_sentence(Reason(code, "T1"), "temper") for code in choices}
    sentences |= {choice_sentence(Reason("only_move", "T1"), game) for game in homestretch.GAMES}
    unknown = choice_sentence(Reason("something_new", "T1"), "temper")
    assert len(sentences | {unknown}) == len(choices) + 3
    idle = {"try_again", "six_again", "no_move", "no_move_again", "tries_over"}
    assert len({idle_words(Reason(code, "T1")) for code in (*idle, "something_new")}) == 6


def test_codes_met_in_games_are_known():
    """Plays random games and looks at every reason that the engine gives."""
    unknown_choice = choice_sentence(Reason("something_new", "X"), "temper").split(" (")[0]
    unknown_idle = idle_words(Reason("something_new", "X")).split(" (")[0]
    for name in homestretch.GAMES:
        for preset in homestretch.presets(name):
            session = Session(start(name, preset=preset))
            source = SeededChance(3)
            while not session.is_over:
                state = session.state
                if state.to_act == CHANCE:
                    happening = session.draw(source)
                    if happening.reason:
                        assert unknown_idle not in idle_words(happening.reason)
                else:
                    if reason := state.reason():
                        assert unknown_choice not in choice_sentence(reason, name)
                    session.add(Choice(state.legal_moves()[0]))


def test_the_result():
    assert result_sentences({0: 2, 1: 1, 2: 2, 3: 4}, None) == [
        "The game is over. Blue wins!",
        "Places: 1. blue, 2. red, 2. yellow, 4. green.",
    ]
    assert result_sentences({0: 2, 1: 1}, 1)[0] == "The game is over. You win!"
