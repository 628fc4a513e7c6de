import re

import pytest

import homestretch
from homestretch import TERMINAL
from homestretch.core.errors import OptionError
from homestretch.svg import board, layout
from tests.svg.helpers import (
    SEAT_SETS,
    SVG,
    allowed,
    drawn_pieces,
    expected_pieces,
    parsed,
    position,
    random_states,
)

CASES = [
    (name, seats) for name in ("temper", "pardon") for seats in SEAT_SETS if allowed(name, seats)
]


def marked(state, kind):
    """The progress of the seat to act on which a mark of this kind lies."""
    root = parsed(board(state))
    found = [e.get("data-place") for e in root.iter() if e.get("class") == kind]
    assert all(place.startswith(f"{state.turn}-") for place in found)
    return sorted(int(place.partition("-")[2]) for place in found)


def with_class(root, word):
    return [e for e in root.iter() if word in (e.get("class") or "").split()]


def cards(state):
    """The cards face up and down that are drawn, the last one on top."""
    return [use.get("data-card") for use in parsed(board(state)).iter() if use.tag == f"{SVG}use"
            and use.get("data-card")]  # fmt: skip


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_random_positions_show_every_piece_at_its_place_and_no_other(name, seats):
    places = layout(name)["places"]
    for state in random_states(homestretch.game(name, seats=seats), sum(seats), 97):
        root = parsed(board(state))
        assert drawn_pieces(root) == expected_pieces(state, places)
        assert sum(drawn_pieces(root).values()) == 4 * len(seats)


@pytest.mark.parametrize("name", ["temper", "pardon"])
def test_pieces_lower_on_the_picture_stand_in_front(name):
    for state in random_states(homestretch.game(name), 5, 150):
        uses = [
            use for use in parsed(board(state)).iter(f"{SVG}use") if "-piece-" in use.get("href")
        ]
        heights = [float(use.get("y")) for use in uses]
        assert heights == sorted(heights)


def test_every_reference_of_a_picture_is_kept_and_colours_are_plain():
    for theme in ("light", "dark"):
        for name in ("temper", "pardon"):
            state = homestretch.game(name).start()
            text = board(state, theme=theme)
            ids = {e.get("id") for e in parsed(text).iter()}
            used = re.findall(r'(?:url\(|href=")#([\w-]+)', text)
            assert set(used) <= ids
            assert "var(" not in text


def test_two_pictures_in_one_document_share_no_id_unless_they_mean_the_same():
    states = [homestretch.game(name).start() for name in ("temper", "pardon")]
    pictures = [board(state, theme=theme) for state in states for theme in ("light", "dark")]
    ids = [set(re.findall(r' id="([\w-]+)"', picture)) for picture in pictures]
    assert len(set.union(*ids)) == sum(len(some) for some in ids)


def test_temper_marks_the_tokens_that_may_move_and_their_goals():
    state = position("temper 0=B,5,20,42 2=B,B,B,3 turn=0 die=2")
    moves = state.legal_moves()
    assert len(moves) == 3
    assert marked(state, "origin") == [move.origin for move in moves]
    assert marked(state, "target") == [move.target for move in moves]


def test_temper_marks_every_token_in_the_base():
    state = position("temper 0=B,B,B,5 2=B,B,B,3 turn=0 die=6")
    assert marked(state, "origin") == [0]
    assert marked(state, "target") == [1]
    (origin,) = with_class(parsed(board(state)), "origin")
    assert len(origin) == 3


def test_pardon_marks_the_circle_at_which_a_slide_ends():
    # Red on 17, back 1 to blue's triangle 16, slides to 19; forward 10 to 27.
    state = position("pardon 0=S,S,S,14 1=S,S,S,S turn=0 hand0=10")
    assert marked(state, "origin") == [14]
    assert marked(state, "target") == [16, 24]


def test_pardon_marks_both_parts_of_a_split():
    state = position("pardon 0=H,H,31,40 1=S,S,S,S turn=0 hand0=7")
    splits = {str(move) for move in state.legal_moves()}
    assert "7:31-34,40-44" in splits
    assert marked(state, "origin") == [31, 40]
    assert set(marked(state, "target")) >= {34, 38, 44, 47}


def test_pardon_marks_home_around_its_four_places():
    state = position("pardon 0=S,S,S,63 1=S,S,S,S turn=0 hand0=3")
    assert marked(state, "target") == [66]
    (target,) = with_class(parsed(board(state)), "target")
    x, y = (sum(axis) / 4 for axis in zip(*layout("pardon")["places"]["0"]["66"], strict=True))
    ring = target[0]
    assert (float(ring.get("cx")), float(ring.get("cy"))) == pytest.approx((x, y), abs=0.1)


def test_the_marked_goals_are_where_pieces_of_the_seat_can_come_to_stand():
    for name in ("temper", "pardon"):
        for state in random_states(homestretch.game(name), 8, 41):
            if state.to_act < 0:
                continue
            seat = state.turn
            before = set(state.pieces()[seat])
            goals = {p for move in state.legal_moves() for p in state.apply(move).pieces()[seat]}
            assert (goals - before - {0}) <= set(marked(state, "target"))
            assert set(marked(state, "origin")) <= before


def test_marks_can_be_left_out():
    state = position("temper 0=B,5,20,42 2=B,B,B,3 turn=0 die=2")
    root = parsed(board(state, moves=False))
    assert not with_class(root, "origin")
    assert not with_class(root, "target")


def test_the_seat_whose_turn_it_is_wears_a_ring():
    for name in ("temper", "pardon"):
        for state in random_states(homestretch.game(name, first="draw"), 2, 37):
            rings = with_class(parsed(board(state)), "turn")
            if state.to_act == TERMINAL or state.chance_kind == "first":
                assert rings == []
            else:
                (ring,) = rings
                assert ring.get("class") == f"turn seat-{state.turn}"


def test_the_die_shows_the_number_to_play_in_the_colour_of_its_seat():
    state = position("temper 0=B,B,B,5 1=B,B,B,B 2=B,B,B,3 turn=2 die=4")
    dice = [e for e in parsed(board(state)).iter() if e.get("class") == "die"]
    outside_symbols = dice[6:]
    assert [die.get("data-die") for die in outside_symbols] == ["4"]
    pips = outside_symbols[0].findall(f"{SVG}circle")
    assert len(pips) == 4


def test_no_die_lies_on_the_board_before_the_roll():
    root = parsed(board(homestretch.game("temper").start()))
    assert len([e for e in root.iter() if e.get("class") == "die"]) == 6  # the symbols


def test_the_piles_show_the_last_discard_and_whether_cards_are_left():
    state = position("pardon 0=S,S,S,14 1=S,S,S,S turn=0 hand0=10 discards=3,12")
    assert cards(state)[-1] == "12"
    assert set(cards(state)[:-1]) == {"back"}
    fresh = homestretch.game("pardon").start()
    assert set(cards(fresh)) == {"back"}


def test_a_card_turned_up_lies_on_top():
    for state in random_states(homestretch.game("pardon", preset="pardon-classic"), 3, 1):
        if state.to_act >= 0:
            (turned,) = state.hands[state.turn]
            assert cards(state)[-1] == ("pardon" if turned == 13 else str(turned))
            break
    else:
        pytest.fail("no decision came")


def test_p21_the_picture_does_not_depend_on_other_hands():
    shared = "pardon 0=S,S,S,14 1=S,S,S,20 turn=0 hand0=10 hand1="
    assert board(position(shared + "3")) == board(position(shared + "7"))
    hidden = "pardon 0=S,S,S,14 1=S,S,S,20 turn=0 hand1=3 hand0="
    one, other = (board(position(hidden + card), moves=False) for card in ("10", "5"))
    assert one == other


def test_the_end_shows_every_seats_place():
    *_, state = random_states(homestretch.game("temper", seats=(0, 1, 3)), 6, 10**9)
    assert state.to_act == TERMINAL
    medals = with_class(parsed(board(state)), "place")
    shown = {medal.get("class"): medal.find(f"{SVG}text").text for medal in medals}
    assert shown == {f"place seat-{s}": str(place) for s, place in state.ranking().items()}


def test_the_picture_says_in_words_what_it_shows():
    state = position("temper 0=B,B,1,5 2=B,B,B,H2 turn=0 die=4")
    root = parsed(board(state))
    assert root.get("role") == "img"
    label = root.get("aria-label")
    assert label == "Temper: red B B 1 5, yellow B B B H2; red to play a 4"


@pytest.mark.parametrize(
    ("state", "ending"),
    [
        (homestretch.game("temper", first=1).start(), "blue to roll"),
        (homestretch.game("temper", first="draw").start(), "who begins is drawn"),
        (homestretch.game("pardon").start(), "red to begin after the deal"),
        (position("pardon 0=S,S,S,14 1=S,S,S,S turn=0 hand0=10"), "red to play"),
    ],
)
def test_the_words_say_what_comes_next(state, ending):
    assert parsed(board(state)).get("aria-label").endswith(f"; {ending}")


def test_the_words_say_who_won():
    *_, state = random_states(homestretch.game("pardon", seats=(1, 3)), 6, 10**9)
    colour = homestretch.COLOURS[state.winner]
    assert parsed(board(state)).get("aria-label").endswith(f"; {colour} won")


def test_size_and_theme():
    state = homestretch.game("temper").start()
    assert parsed(board(state, size=320)).get("width") == "320"
    assert parsed(board(state, size=None)).get("width") is None
    assert board(state, theme="dark") != board(state)
    with pytest.raises(OptionError, match="no theme 'neon'; themes are light, dark"):
        board(state, theme="neon")


def test_a_notebook_shows_a_state_as_its_picture():
    state = homestretch.game("pardon").start()
    assert state._repr_svg_() == board(state)
