"""P8 to P11: playing a card, having none to play, declining, and the pile."""

import pytest

import homestretch
from homestretch import CHANCE
from homestretch.core.errors import IllegalMove
from homestretch.core.state import State
from tests.rules.helpers import after, legal, refused

HAND = "hand0=2,2,3,5,8 hand2=1,1,1,4,4"
EMPTY = "pardon 0=S,S,S,S 2=S,S,S,S turn=0"


def test_p8_a_card_is_played_put_down_and_replaced() -> None:
    state = after(f"pardon 0=S,S,S,30 2=S,S,S,S turn=0 {HAND} discards=7,10", "5:30-35")
    assert (state.to_act, state.chance_kind, state.turn, state.receiver) == (CHANCE, "draw", 0, 0)
    assert state.hands == {0: [2, 2, 3, 8], 2: [1, 1, 1, 4, 4]}
    assert state.discards == (7, 10, 5)
    outcomes = {1: 2, 2: 2, 3: 3, 4: 2, 5: 3, 7: 3, 8: 3, 10: 3, 11: 4, 12: 4}
    assert dict(state.chance_outcomes()) == outcomes
    state = state.apply_chance(12)
    assert state.hands == {0: [2, 2, 3, 8, 12], 2: [1, 1, 1, 4, 4]}
    assert (state.to_act, state.turn) == (2, 2)


def test_p8_a_2_plays_again_with_the_hand_refilled_and_without_limit() -> None:
    state = homestretch.position(f"pardon 0=S,S,S,30 2=S,S,S,S turn=0 {HAND}")
    for origin in (30, 32, 34):
        state = state.apply(state.parse_move(f"2:{origin}-{origin + 2}"))
        assert (state.to_act, state.turn, state.plays_again) == (CHANCE, 0, True)
        state = state.apply_chance(2 if origin < 34 else 12)
        assert (state.to_act, state.turn) == (0, 0)
    state = state.apply(state.parse_move("3:40-43"))
    assert state.apply_chance(11).to_act == 2


def test_p8_a_2_out_of_start_plays_again_too() -> None:
    state = after(f"{EMPTY} {HAND}", "2:S-1", 12)
    assert (state.to_act, state.pieces()[0]) == (0, (0, 0, 0, 1))


def test_p8_no_other_card_plays_again() -> None:
    for card in (1, 3, 4, 5, 7, 8, 10, 12):
        line = f"pardon 0=30 2=S turn=0 hand0={card},11 hand_size=2 hand2=1,1 pawns=1"
        play = next(play for play in legal(line) if play.startswith(f"{card}:"))
        assert after(line, play, 12).to_act == 2


def test_p8_a_hand_with_gaps_is_filled_up() -> None:
    state = after("pardon 0=30 2=S turn=0 hand0=5,8 hand2=1,1,1,1,1 pawns=1", "5:30-35")
    for card in (3, 3, 3, 3):
        assert (state.chance_kind, state.receiver) == ("draw", 0)
        state = state.apply_chance(card)
    assert (state.to_act, state.hands[0]) == (2, [3, 3, 3, 3, 8])


def test_p9_the_legal_plays_are_all_moves_of_all_cards() -> None:
    assert legal("pardon 0=S,30,Z4,H 2=S,S,S,S turn=0 hand0=1,4,4,8,12") == [
        "1:S-1",
        "1:30-31",
        "1:Z4-Z5",
        "4:30-26",
        "4:Z4-59",
        "8:30-38",
        "12:30-42",
    ]


def test_p9_who_can_move_must_move() -> None:
    state = homestretch.position("pardon 0=30 2=S turn=0 hand0=5,P pawns=1 pardon_cards=on")
    assert [str(move) for move in state.legal_moves()] == ["5:30-35"]
    assert not state.must_discard
    with refused(IllegalMove, "only when no card can be played (P9)", "5:30-35", state=state):
        state.parse_move("P:discard")


def test_p9_without_a_play_one_card_is_thrown_away_and_replaced() -> None:
    line = f"{EMPTY} hand0=3,3,4,5,8 hand2=1,1,1,1,1"
    state = homestretch.position(line)
    assert state.must_discard
    assert legal(line) == ["3:discard", "4:discard", "5:discard", "8:discard"]
    state = after(line, "4:discard")
    assert (state.chance_kind, state.turn) == ("draw", 0)
    assert (state.hands[0], state.discards) == ([3, 3, 5, 8], (4,))
    state = state.apply_chance(12)
    assert (state.to_act, state.hands[0]) == (2, [3, 3, 5, 8, 12])
    assert state.pieces() == {0: (0, 0, 0, 0), 2: (0, 0, 0, 0)}


def test_p9_a_2_thrown_away_gives_no_extra_play() -> None:
    line = "pardon 0=Z5 2=S turn=0 hand0=2,2 hand2=1,1 hand_size=2 pawns=1"
    assert legal(line) == ["2:discard"]
    assert after(line, "2:discard", 5).to_act == 2


@pytest.mark.parametrize("card", [3, 5, 7, 8, 10, 11, 12])
def test_p9_without_a_hand_the_drawn_card_is_put_away(card: int) -> None:
    line = "pardon 0=S,S,S,S 2=S,S,S,S turn=0 next=draw hand_size=0"
    state = after(line, card)
    assert (state.turn, state.chance_kind, state.discards) == (2, "turn_card", (card,))
    assert state.hands == {0: [], 2: []}


def test_p9_without_a_hand_an_unplayable_2_still_draws_again() -> None:
    line = "pardon 0=Z5 2=S turn=0 next=draw hand_size=0 pawns=1"
    state = after(line, 2)
    assert (state.turn, state.chance_kind, state.discards) == (0, "turn_card", (2,))
    state = state.apply_chance(2)
    assert (state.turn, state.discards) == (0, (2, 2))
    assert state.apply_chance(3).turn == 2


def test_p9_without_a_hand_a_played_2_draws_again() -> None:
    state = after("pardon 0=S 2=S turn=0 next=draw hand_size=0 pawns=1", 2, "2:S-1")
    assert (state.turn, state.chance_kind) == (0, "turn_card")


def test_p10_an_11_may_be_declined_when_only_a_switch_is_possible() -> None:
    line = "pardon 0=Z4,56,S,S 2=5,S,S,S turn=0 hand0=11 hand2=1"
    assert legal(line) == ["11:56x35", "11:decline"]
    state = after(line, "11:decline")
    assert state.pieces() == {0: (0, 0, 56, 64), 2: (0, 0, 0, 5)}
    assert (state.discards, state.hands[0]) == ((11,), [])


def test_p10_not_when_a_pawn_can_go_forward() -> None:
    assert legal("pardon 0=Z4,20,S,S 2=5,S,S,S turn=0 hand0=11") == ["11:20-31", "11:20x35"]
    assert legal("pardon 0=56,20,S,S 2=5,S,S,S turn=0 hand0=11") == [
        "11:20-31",
        "11:20x35",
        "11:56x35",
    ]


def test_p10_not_when_no_switch_is_possible() -> None:
    for pawns in ("0=Z4,56,S,S 2=S,S,S,Z1", "0=Z4,S,S,S 2=5,S,S,S"):
        assert legal(f"pardon {pawns} turn=0 hand0=11") == ["11:discard"]


def test_p10_declining_is_a_legal_play_so_nothing_may_be_thrown_away() -> None:
    line = "pardon 0=Z4,56,S,S 2=5,S,S,S turn=0 hand0=11,12,12 hand_size=3"
    assert legal(line) == ["11:56x35", "11:decline"]


def pile_of(*left: int, hand: str = "1,3,5,8,12") -> State:
    """Red to play with all other cards but `left` (and yellow's five) on the discard pile."""
    deck = homestretch.game("pardon").start().draw_pile
    for card in (*left, *map(int, hand.split(",")), 1, 1, 1, 4, 4):
        deck.remove(card)
    discards = ",".join(map(str, deck))
    return homestretch.position(
        f"pardon 0=S,S,S,30 2=S,S,S,S turn=0 hand0={hand} hand2=1,1,1,4,4 discards={discards}"
    )


def test_p11_an_empty_pile_is_made_of_the_discards_with_the_card_just_played() -> None:
    state = pile_of()
    assert state.draw_pile == []
    state = state.apply(state.parse_move("5:30-35"))
    assert (state.to_act, state.chance_kind, state.turn) == (CHANCE, "reshuffle", 0)
    assert (state.chance_outcomes(), state.chance_text(0)) == ([(0, 1)], "shuffle")
    put_down = sorted(state.discards)
    assert len(put_down) == 32
    assert state.discards[-1] == 5
    state = state.apply_chance(state.parse_chance("shuffle"))
    assert (state.draw_pile, state.discards, state.chance_kind) == (put_down, (), "draw")
    state = state.apply_chance(5)
    assert (state.to_act, state.hands[0]) == (2, [1, 3, 5, 8, 12])


def test_p11_the_discards_are_left_alone_while_the_pile_lasts() -> None:
    state = pile_of(7)
    before = state.discards
    state = state.apply(state.parse_move("5:30-35"))
    assert (state.chance_kind, state.chance_outcomes()) == ("draw", [(7, 1)])
    state = state.apply_chance(7)
    assert (state.draw_pile, state.discards, state.to_act) == ([], (*before, 5), 2)


def test_p11_the_pile_may_run_out_between_two_cards_of_one_draw() -> None:
    state = pile_of(7, hand="1,3,5,8")
    state = state.apply(state.parse_move("5:30-35")).apply_chance(7)
    assert state.chance_kind == "reshuffle"
    state = state.apply_chance(0).apply_chance(5)
    assert (state.to_act, state.hands[0]) == (2, [1, 3, 5, 7, 8])


def test_p11_without_a_hand_the_discards_are_shuffled_before_the_next_card() -> None:
    deck = homestretch.game("pardon").start().draw_pile
    discards = ",".join(map(str, deck))
    line = f"pardon 0=S 2=S turn=0 next=draw discards={discards} hand_size=0 pawns=1"
    state = after(line, 0)
    assert (state.draw_pile, state.chance_kind, state.turn) == (deck, "turn_card", 0)


def test_p11_even_the_largest_hands_leave_a_card_to_draw() -> None:
    """So pile and discards are never both empty when a card must be drawn."""
    for pardon_cards, left in ((False, 1), (True, 5)):
        state = homestretch.game("pardon", hand_size=10, pardon_cards=pardon_cards).start()
        while state.chance_kind == "deal":
            state = state.apply_chance(state.chance_outcomes()[0][0])
        assert len(state.draw_pile) == left
        state = state.apply(state.legal_moves()[0])
        assert state.chance_kind == "draw"
