"""Pardon card by card against `apologies` 0.4, an independent program for the same card race.

It has five known faults. Each can be mended here by itself, with the program's own functions for
all that is not at fault; with all of them mended, every card must lead from random positions to
exactly the positions that ours leads to. No play is excused, so a fault of ours has nowhere to
hide. With any one fault left in, some position must differ: each fault is one, and is needed.

    safety     breaks P16: a pawn that comes to its safety square sends back the rival's pawn that
               stands on the rival's own square of the same number
    itself     breaks P14: a pawn that walks back onto a triangle and slides over the square it came
               from is sent back itself
    split      breaks P18: both parts of a split, bumps and slides included, are judged by the
               position before it; so the second may not come where the first has stood, and
               both may end on one square
    dragged    breaks P15: a switched rival's pawn slides too, and one that the switch puts on the
               slide is not sent back
    forced     breaks P10: an 11 that can only switch cannot be declined
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from homestretch.games.pardon import kernel

rules = pytest.importorskip("apologies.rules")
table = pytest.importorskip("apologies.game")

COLOURS = [table.PlayerColor[name] for name in ("RED", "BLUE", "YELLOW", "GREEN")]
Board = tuple[tuple[int, ...], ...]
"""By seat the sorted places: -1 Start, 0-59 the ring, 60-64 the safety zone, 65 Home."""


def random_board(rng: random.Random) -> Board:
    centre, span = rng.randrange(60), rng.choice([8, 14, 60])
    taken: set[int] = set()
    seats = []
    for _ in range(4):
        places = []
        for _ in range(4):
            kind = rng.random()
            place = -1 if kind < 0.2 else 60 + rng.randrange(5) if kind < 0.35 else 65
            if kind >= 0.4:
                place = (centre + rng.randrange(span)) % 60
            if place in taken or (60 <= place < 65 and place in places):
                place = -1
            if 0 <= place < 60:
                taken.add(place)
            places.append(place)
        seats.append(tuple(sorted(places)))
    return tuple(seats)


def position_of(board: Board) -> kernel.Position:
    tracks = [sum(1 << p for p in places if 0 <= p < 60) for places in board]
    lanes = [
        sum(1 << p - 60 for p in places if 60 <= p < 65) + 32 * places.count(65) for places in board
    ]
    return (tracks[0], tracks[1], tracks[2], tracks[3], lanes[0], lanes[1], lanes[2], lanes[3])


def board_of(position: Any) -> Board:
    seats = []
    for seat in range(4):
        places = [square for square in range(60) if position[seat] >> square & 1]
        places += [60 + n for n in range(5) if position[4 + seat] >> n & 1]
        places += [65] * (position[4 + seat] >> 5)
        seats.append(tuple([-1] * (4 - len(places)) + places))
    return tuple(seats)


def place_of(position: Any) -> int:
    if position.start or position.home:
        return -1 if position.start else 65
    return int(position.square if position.square is not None else 60 + position.safe)


def pawns_of(board: Board) -> list[Any]:
    pawns = []
    for colour, places in zip(COLOURS, board, strict=True):
        for index, place in enumerate(places):
            pawn = table.Pawn(colour, index, name=f"{colour.value}{index}")
            if place == 65:
                pawn.position.move_to_home()
            elif place >= 60:
                pawn.position.move_to_safe(place - 60)
            elif place >= 0:
                pawn.position.move_to_square(place)
            pawns.append(pawn)
    return pawns


Mended = frozenset[str]
FAULTS = ("safety", "itself", "split", "dragged", "forced")
ALL: Mended = frozenset(FAULTS)
WALKERS = kernel.CARDS[:-1]
CARDS_OF = {
    "safety": WALKERS, "itself": (4, 10), "split": (7,), "dragged": (11,), "forced": (11,),
}  # fmt: skip
"""The cards that each fault can concern."""


def card_of(card: int) -> Any:
    return table.Card(0, table.CardType("A" if card == kernel.PARDON_CARD else str(card)))


def after(board: Board, move: Any, mended: Mended) -> Board:
    """The board after a move of theirs, pawns not sorted; without what the mended faults add."""
    places = [list(seat) for seat in board]
    movers = [action.pawn for action in move.actions if action.position is not None]
    for action in move.actions + move.side_effects:
        pawn = action.pawn
        if action in move.side_effects:
            if "safety" in mended and pawn.position.safe is not None:
                continue
            if "itself" in mended and movers == [pawn]:
                continue
        place = -1 if action.position is None else place_of(action.position)
        places[COLOURS.index(pawn.color)][pawn.index] = place
    return tuple(tuple(seat) for seat in places)


def in_order(board: Board) -> Board:
    return tuple(tuple(sorted(places)) for places in board)


def walks(board: Board, index: int, steps: int, card: int, mended: Mended) -> list[Board]:
    """Their walk of one pawn of the red seat, with its bumps and slide."""
    pawns = pawns_of(board)
    moves = rules.BoardRules._move_simple(COLOURS[0], card_of(card), pawns[index], pawns, steps)
    rules.BoardRules._augment_with_slides(pawns, moves)
    return [after(board, move, mended) for move in moves]


def splits(board: Board, mended: Mended) -> set[Board]:
    """The splits of a 7 as two walks of theirs, one after the other (P18)."""
    own = [index for index, place in enumerate(board[0]) if 0 <= place < 65]
    return {
        end
        for first in own
        for second in own
        for steps in range(1, 7)
        if first != second
        for middle in walks(board, first, steps, 7, mended)
        for end in walks(middle, second, 7 - steps, 7, mended)
    }


def switches(board: Board) -> set[Board]:
    """The switches of an 11: both pawns change places, then the red one slides (P15)."""
    found = set()
    for index, own in enumerate(board[0]):
        for seat in range(1, 4):
            for other, place in enumerate(board[seat]):
                if 0 <= own < 60 and 0 <= place < 60:
                    places = [list(pawns) for pawns in board]
                    places[0][index], places[seat][other] = place, own
                    changed = tuple(tuple(pawns) for pawns in places)
                    pawns = pawns_of(changed)
                    to = table.Position().move_to_square(place)
                    kind = rules.ActionType.MOVE_TO_POSITION
                    action = rules.Action(kind, pawns[index], to)
                    move = rules.Move(card_of(11), actions=[action])
                    rules.BoardRules._augment_with_slides(pawns, [move])
                    found.add(after(changed, move, frozenset()))
    return found


def theirs(board: Board, card: int, mended: Mended) -> set[Board]:
    """The positions that a card leads to by `apologies`, with some of its faults mended."""
    pawns = pawns_of(board)
    reached = set()
    walked = met = False
    for pawn in pawns[:4]:
        for move in rules.BoardRules().construct_legal_moves(
            COLOURS[0], card_of(card), pawn, pawns
        ):
            two = sum(1 for action in move.actions if action.position is not None) == 2
            walked, met = walked or not two, met or two
            if not two or {7: "split", 11: "dragged"}[card] not in mended:
                reached.add(after(board, move, mended))
    if card == 7 and "split" in mended:
        reached |= splits(board, mended)
    if card == 11 and "dragged" in mended:
        reached |= switches(board)
    if card == 11 and "forced" in mended and met and not walked:
        reached.add(board)
    return {in_order(position) for position in reached}


def ours(board: Board, card: int) -> set[Board]:
    out = [0] * (kernel.ROW * kernel.MAX_PLAYS)
    size = kernel.plays_of_card(position_of(board), 0, 4, card, 0, out, 0)
    rows = [out[row * kernel.ROW : (row + 1) * kernel.ROW] for row in range(size)]
    reached = {board_of(row[1:]) for row in rows}
    # Plays that lead to one position are one play (P19).
    assert len(reached) == size
    return reached


def compare(boards: int, seed: int, faults: tuple[str, ...] = ()) -> Counter[str]:
    """Compares every card on so many boards; counts plays, and for each of the faults named on how
    many boards it alone makes a difference."""
    rng = random.Random(seed)
    seen: Counter[str] = Counter()
    for _ in range(boards):
        board = random_board(rng)
        for card in kernel.CARDS:
            expected = theirs(board, card, ALL)
            assert ours(board, card) == expected, (board, card)
            seen["plays"] += len(expected)
            for fault in faults:
                if card in CARDS_OF[fault] and theirs(board, card, ALL - {fault}) != expected:
                    seen[fault] += 1
    return seen


def test_the_same_plays_as_apologies_with_its_faults_mended() -> None:
    seen = compare(300, 1, FAULTS)
    assert seen["plays"] > 10_000
    assert set(seen) == {"plays", *FAULTS}, seen


def test_each_fault_concerns_no_other_cards() -> None:
    rng = random.Random(3)
    for _ in range(60):
        board = random_board(rng)
        for card in kernel.CARDS:
            concerned = {fault for fault in FAULTS if card in CARDS_OF[fault]}
            assert theirs(board, card, frozenset(concerned)) == ours(board, card), (board, card)


@pytest.mark.long
def test_the_same_plays_as_apologies_on_20000_boards() -> None:
    assert compare(20_000, 2)["plays"] > 600_000
