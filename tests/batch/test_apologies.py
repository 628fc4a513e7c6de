"""Pardon card by card against `apologies` 0.4, an independent program for the same card race.

From random positions every card must lead to the same positions, but for its known faults. Each is
told from what a move of it does, and counted; a play of ours that it lacks must be one that a
faulty move of it stands for:

    safety     a pawn that comes to a safety square sends back a rival's on the rival's own one
    itself     a pawn that slides to or over where it stood is sent back itself
    stack      the two pawns of a split end on one square
    split      both parts of a split are judged by the position before it, slides included
    dragged    a switched rival's pawn slides too, or what it was switched off is not bumped
    forced     an 11 that can only switch cannot be declined
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


def faults(move: Any, after: Board) -> set[str]:
    """The faults in a move of theirs by the red seat."""
    found = set()
    movers = [action.pawn for action in move.actions]
    landings = [place_of(a.position) for a in move.actions if a.position is not None]
    bumped = [action.pawn for action in move.side_effects]
    if any(pawn.position.safe is not None for pawn in bumped):
        found.add("safety")
    if any(pawn in movers for pawn in bumped):
        found.add("itself" if len(movers) == 1 else "split")
    own = [place for place in after[0] if 0 <= place < 65]
    if len(set(own)) < len(own):
        found.add("stack")
    switch = move.card.cardtype == table.CardType.CARD_11 and len(movers) == 2
    if switch:
        mine, theirs = (place_of(pawn.position) for pawn in movers)
        slid = range(theirs, landings[0] + 1)
        if landings[1] != mine or (landings[0] != theirs and mine in slid):
            found.add("dragged")
    elif len(movers) == 2 and any(0 <= place < 60 for place in landings):
        ends = {square for seat in table.SLIDE.values() for _, square in seat}
        if ends & set(landings):
            found.add("split")
    return found


def theirs(board: Board, card: int) -> list[tuple[Board, Any, set[str]]]:
    pawns = pawns_of(board)
    made = table.Card(0, table.CardType("A" if card == kernel.PARDON_CARD else str(card)))
    told = []
    for pawn in pawns[:4]:
        for move in rules.BoardRules().construct_legal_moves(COLOURS[0], made, pawn, pawns):
            places = {(p.color, p.index): place_of(p.position) for p in pawns}
            for action in move.actions + move.side_effects:
                at = -1 if action.position is None else place_of(action.position)
                places[action.pawn.color, action.pawn.index] = at
            after = tuple(
                tuple(sorted(places[colour, index] for index in range(4))) for colour in COLOURS
            )
            told.append((after, move, faults(move, after)))
    return told


def ours(board: Board, card: int) -> dict[Board, int]:
    out = [0] * (kernel.ROW * kernel.MAX_PLAYS)
    size = kernel.plays_of_card(position_of(board), 0, 4, card, 0, out, 0)
    rows = [out[row * kernel.ROW : (row + 1) * kernel.ROW] for row in range(size)]
    return {board_of(row[1:]): row[0] for row in rows}


def moved_from(play: int) -> set[int]:
    """The squares of the own pawns that a play of ours moves, as theirs are numbered."""
    kind, first, second = play >> 21 & 7, play >> 14 & 127, play >> 7 & 127
    both = (first, second) if kind == kernel.SPLIT else (first,)
    return {-1 if p == 0 else p - 1 if p > 60 else kernel.square_of(0, p) for p in both}


def compare(boards: int, seed: int) -> Counter[str]:
    rng = random.Random(seed)
    seen: Counter[str] = Counter()
    for _ in range(boards):
        board = random_board(rng)
        for card in kernel.CARDS:
            known, listed = ours(board, card), theirs(board, card)
            reached = {after for after, _, _ in listed}
            for after, move, wrong in listed:
                assert after in known or wrong, (board, card, str(move))
                if after not in known:
                    seen.update(wrong)
            faulty = [
                {place_of(a.pawn.position) for a in move.actions if a.pawn.color is COLOURS[0]}
                for after, move, wrong in listed
                if wrong
            ]
            for after in known.keys() - reached:
                kind = known[after] >> 21 & 7
                if kind == kernel.DECLINE:
                    seen["forced"] += 1
                elif kind == kernel.SPLIT and after[0].count(-1) > board[0].count(-1):
                    # The first part's slide frees the square that the second comes to.
                    seen["split"] += 1
                else:
                    assert moved_from(known[after]) in faulty, (board, card, known[after])
            seen["same"] += len(known.keys() & reached)
    return seen


def test_the_same_plays_as_apologies_but_for_its_faults() -> None:
    seen = compare(300, 1)
    assert seen["same"] > 10_000
    wrong = {name for name, times in seen.items() if times}
    assert wrong == {"same", "safety", "itself", "stack", "split", "dragged", "forced"}, seen


@pytest.mark.long
def test_the_same_plays_as_apologies_on_20000_boards() -> None:
    assert compare(20_000, 2)["same"] > 600_000
