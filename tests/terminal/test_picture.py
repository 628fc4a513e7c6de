"""The boards in characters: everything is on them, once, legible without colour at 80 columns."""

from __future__ import annotations

import random

import pytest

import homestretch
from homestretch.core.seats import CHANCE, SEATS
from homestretch.terminal import pardon_board, temper_board
from homestretch.terminal.glyphs import ASCII, LETTERS, UNICODE, glyphs_for
from homestretch.terminal.picture import picture
from homestretch.terminal.screen import Screen
from homestretch.terminal.showing import board_lines
from homestretch.terminal.vocabulary import vocabulary
from tests.terminal.helpers import Answers, Output, start

LONG_NAMES = dict.fromkeys(SEATS, "Wolfeschlegelsteinhausenbergerdorff the Third")

TEMPER = """\
    blue         .   .   Y21    yellow
     .   B       .   y   .       .   .         > R red    you
     .   .       .   y   .       Y   Y             base 2  track 1  home 1
                 .   y   .                       B blue   bot careful
 B11 .   Y13 .   .   y   .   .   .   .   .         base 1  track 3  home 0
 .   b   b   b   b  [4]  G   G   g   g   B30     Y yellow
 .   B8  .   .   R5  r   .   .   .   .   g         base 2  track 2  home 0
                 .   r   .                       G green
     R   R       .   R   .       .   .             base 1  track 1  home 2
     .   .       G2  r   .       G   .
    red          r   .   .      green"""

PARDON = """\
 .   Y28---------o   .   .   .   .   >---------------o   .   .
 .       y      Y                yellow                      v
 o       y     Start                Home g   g   g   g   g   |
 |       y                                                   |
 |       y                                            Start  o
 |       y       pile 37, 3 discarded: [Pardon]              .
 ^      Home     > R red    you            3 cards   (empty) .
 .      YY         Y yellow                2 cards           .
 .                                                  R        .
 .   (empty)                                        Home     v
 .                                                   r       |
 o   Start                                           r       |
 |                                                   R       |
 |   b   b   b   b   b   Home              Start     r       o
 ^                  red                     R        r       .
 R12 .   o---------------<   .   .   .   .   o-----------<   ."""


def plain(state, viewer, glyphs=ASCII, names=None):
    return "\n".join(line.plain for line in picture(state, viewer, glyphs, names))


def test_the_cross_of_temper():
    state = homestretch.position(
        "temper 0=B,B,5,H2 1=B,1,20,38 2=B,B,1,33 3=B,12,H3,H4 turn=0 die=4"
    )
    assert plain(state, 0, names={0: "you", 1: "bot careful"}) == TEMPER


def test_the_ring_of_pardon():
    state = homestretch.position(
        "pardon 0=S,12,Z3,H 2=S,58,H,H turn=0 hand0=1,2,11 hand2=4,5 discards=7,7,P pardon_cards=on"
    )
    assert plain(state, 0, names={0: "you"}) == PARDON


def test_an_open_card_is_shown_where_there_are_no_hands():
    state = homestretch.position("pardon 0=S,S,S,S 2=S,S,S,S turn=0 hand0=1 hand_size=0")
    assert "turned up [1]" in plain(state, 0)
    assert " cards" not in plain(state, 0)


def test_every_square_has_a_cell_of_its_own():
    for board, places, size in ((temper_board, 44, 11), (pardon_board, 65, 16)):
        track = 40 if places == 44 else 60
        cells = [board.cell_of(0, place) for place in range(1, track + 1)]
        cells += [
            board.cell_of(seat, place) for seat in SEATS for place in range(track + 1, places + 1)
        ]
        assert len(set(cells)) == len(cells) == track + 4 * (places - track)
        assert all(0 <= x < size and 0 <= y < size for x, y in cells)


def test_neighbours_on_the_track_touch():
    for board, track in ((temper_board, 40), (pardon_board, 60)):
        for place in range(1, track + 1):
            x, y = board.cell_of(0, place)
            other_x, other_y = board.cell_of(0, place % track + 1)
            assert abs(x - other_x) + abs(y - other_y) == 1, place


def test_a_square_is_in_the_same_cell_for_everybody():
    for name, board in (("temper", temper_board), ("pardon", pardon_board)):
        words = vocabulary(name)
        for seat in SEATS:
            for place in range(1, words.track + 1):
                same = words.progress_of(0, words.absolute(seat, place))
                assert board.cell_of(seat, place) == board.cell_of(0, same)


def random_states(name, count, **settings):
    rng = random.Random(5)
    state = start(name, **settings)
    for _ in range(count):
        yield state
        if state.to_act == CHANCE:
            state = state.apply_chance(rng.choice(state.chance_outcomes())[0])
        elif state.legal_moves():
            state = state.apply(rng.choice(state.legal_moves()))
        else:
            return


@pytest.mark.parametrize("name", homestretch.GAMES)
@pytest.mark.parametrize("glyphs", [ASCII, UNICODE])
def test_every_piece_is_on_the_picture_and_it_fits(name, glyphs):
    for state in random_states(name, 400):
        for viewer in (None, 0, state.turn):
            lines = [line.plain for line in picture(state, viewer, glyphs, LONG_NAMES)]
            assert all(len(line) <= 80 for line in lines)
            text = "\n".join(lines)
            for seat, pieces in state.pieces().items():
                # The letter stands once more beside the name of the colour.
                assert text.count(LETTERS[seat]) >= len(pieces) + 1
                words = vocabulary(name)
                for place in pieces:
                    if words.on_track(place):
                        label = words.square(viewer, seat, place)
                        assert f"{LETTERS[seat]}{label}" in text


def test_ascii_where_the_terminal_knows_no_more():
    assert glyphs_for("ascii") is ASCII
    assert glyphs_for("latin-1") is ASCII
    assert glyphs_for("no such encoding") is ASCII
    assert glyphs_for("utf-8") is UNICODE
    for state in (start("temper"), start("pardon")):
        assert plain(state, 0).isascii()


def test_nothing_depends_on_colour():
    """Pieces and own squares carry letters, so the plain text says whose they are."""
    one = homestretch.position("temper 0=B,B,B,5 1=B,B,B,B 2=B,B,B,B turn=0 rolls=1")
    two = homestretch.position("temper 0=B,B,B,B 1=B,B,B,35 2=B,B,B,B turn=0 rolls=3")
    assert temper_board.cell_of(0, 5) == temper_board.cell_of(1, 35)
    assert "R5" in plain(one, 0)
    assert "B5" in plain(two, 0)


def test_a_narrow_screen_gets_the_seats_below_or_words(monkeypatch):
    state = start("temper")
    lines = [line.plain for line in picture(state, 0, UNICODE, LONG_NAMES, 60)]
    assert max(map(len, lines)) <= 44
    assert any(line.startswith("▶ R red") for line in lines)
    monkeypatch.setenv("COLUMNS", "50")
    screen = Screen(Answers(lambda: None, terminal=True), Output(terminal=True))
    assert board_lines(screen, start("pardon"), 0)[0] == "It is your turn."
    assert str(board_lines(screen, state, 0)[0]).lstrip().startswith("blue")
