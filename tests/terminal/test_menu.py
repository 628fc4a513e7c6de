"""The list of moves and what may be typed for them."""

from __future__ import annotations

import pytest

import homestretch
from homestretch import HomestretchError
from homestretch.core.errors import IllegalMove, MoveSyntaxError
from homestretch.terminal.lines import menu_lines
from homestretch.terminal.menu import DoubleMeaning, Menu
from tests.terminal.test_picture import random_states

TEMPER = homestretch.position("temper 0=2,9,20,B 2=B,B,B,33 turn=0 die=4")
PARDON = homestretch.position(
    "pardon 0=S,12,25,50 2=5,22,40,58 turn=0 hand0=1,2,7,11,P pardon_cards=on"
)


def texts(menu):
    return [item.text for item in menu.items]


def test_the_list_has_the_legal_moves_in_order():
    assert texts(Menu(TEMPER)) == ["9-13"]
    assert [str(move) for move in PARDON.legal_moves()] == texts(Menu(PARDON))
    assert [item.number for item in Menu(PARDON).items] == list(range(1, 49))


def test_every_move_can_be_typed_by_number_and_in_full():
    for name in homestretch.GAMES:
        for state in random_states(name, 300):
            if state.to_act < 0:
                continue
            menu = Menu(state)
            for item in menu.items:
                assert menu.chosen(f"#{item.number}") == item.move
                assert menu.chosen(f" {item.text.lower()} ") == item.move


def test_notes_say_what_a_move_brings():
    notes = {item.text: item.notes for item in Menu(PARDON).items}
    assert notes["1:12-13"] == ("slides to 16",)
    assert notes["1:50-51"] == ("slides to 55", "bumps yellow")
    assert notes["11:50-Z2"] == ("into the safety zone",)
    assert notes["11:12x10"] == ("with yellow",)
    assert notes["P:Sx10"] == ("bumps yellow",)
    assert Menu(TEMPER).items[0].notes == ("captures yellow",)
    last = homestretch.position("temper 0=H1,H2,H3,40 2=B,B,B,B turn=0 die=4 home_jump=on")
    assert Menu(last).items[0].notes == ("into the home row", "wins")
    last = homestretch.position("pardon 0=H,H,H,Z4 2=S,S,S,S turn=0 hand0=2")
    assert Menu(last).items[0].notes == ("Home", "wins")
    own = homestretch.position("pardon 0=S,S,12,15 2=S,S,S,S turn=0 hand0=1")
    assert "bumps your own pawn" in Menu(own).items[1].notes


def test_a_number_that_may_name_a_token_is_asked_back():
    state = homestretch.position("temper 0=2,12,20,30 2=B,B,B,B turn=0 die=4")
    menu = Menu(state)
    assert texts(menu) == ["2-6", "12-16", "20-24", "30-34"]
    with pytest.raises(DoubleMeaning, match="type #2 for the number; 2-6 moves the token"):
        menu.chosen("2")
    assert str(menu.chosen("#2")) == "12-16"
    assert str(menu.chosen("2-6")) == "2-6"
    assert str(menu.chosen("1")) == "2-6"
    assert str(menu.chosen("12")) == "12-16"
    assert str(menu.chosen("3")) == "20-24"


def test_a_number_that_names_a_token_which_cannot_move_is_asked_back_too():
    state = homestretch.position("temper 0=2,6,20,30 2=B,B,B,B turn=0 die=4")
    menu = Menu(state)
    assert texts(menu) == ["6-10", "20-24", "30-34"]
    with pytest.raises(DoubleMeaning, match="the token cannot move now"):
        menu.chosen("2")


def test_the_only_move_of_a_token_on_its_own_number_is_clear():
    state = homestretch.position("temper 0=1,B,B,B 2=B,B,B,B turn=0 die=4")
    assert str(Menu(state).chosen("1")) == "1-5"


def test_short_forms_of_pardon():
    menu = Menu(PARDON)
    assert str(menu.chosen("12-19")) == "7:12-19"
    assert str(menu.chosen("50-z2")) == "11:50-Z2"
    assert str(menu.chosen("Sx35")) == "P:Sx35"
    with pytest.raises(DoubleMeaning, match=r"1 \(1:S-1\), 5 \(2:S-1\)"):
        menu.chosen("s-1")
    with pytest.raises(DoubleMeaning, match=r"7: may mean .* and 13 more"):
        menu.chosen("7:")
    alone = Menu(homestretch.position("pardon 0=S,S,S,25 2=S,S,S,S turn=0 hand0=5,8"))
    assert str(alone.chosen("8:")) == "8:25-33"


@pytest.mark.parametrize("typed", ["0", "49", "99999999999", "#0", "#49", "3:", "12-20", "3:12-15"])
def test_what_is_not_legal_is_refused(typed):
    with pytest.raises(IllegalMove):
        Menu(PARDON).chosen(typed)


@pytest.mark.parametrize("typed", ["zebra", "#x", "7:zebra", ":", "é"])
def test_what_is_no_move_is_refused(typed):
    with pytest.raises((MoveSyntaxError, IllegalMove)) as caught:
        Menu(PARDON).chosen(typed)
    assert str(caught.value)


@pytest.mark.parametrize(
    "typed", ["²", "٣", "#²", "1" * 5000, "-", "--", "1-", "x", "#", "H", "b-"]
)
def test_odd_characters_are_refused_in_a_sentence(typed):
    for state in (TEMPER, PARDON):
        with pytest.raises(HomestretchError) as caught:
            Menu(state).chosen(typed)
        assert len(str(caught.value)) < 1000


def test_a_long_list_is_set_in_columns_and_keeps_every_move():
    menu = Menu(PARDON)
    lines = [line.plain for line in menu_lines(menu, 80)]
    assert len(lines) < 30
    assert all(len(line) <= 80 for line in lines)
    text = "\n".join(lines)
    for item in menu.items:
        assert f"{item.number:>2})  {item.text.partition(':')[2]}" in text
    for card in ("[1]", "[2]", "[7]", "[11]", "[Pardon]"):
        assert text.count(card) == 1


def test_a_short_list_has_a_line_for_each_move():
    state = homestretch.position("pardon 0=S,S,S,25 2=S,S,S,S turn=0 hand0=5,8,10")
    assert [line.plain for line in menu_lines(Menu(state), 80)] == [
        "      [5]   1)  25-30",
        "      [8]   2)  25-33",
        "     [10]   3)  25-35",
        "            4)  25-24",
    ]
