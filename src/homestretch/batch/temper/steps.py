"""Steps of many nodes of Temper at once; a node is a row, see `flow`."""

from typing import Any

from homestretch.batch import bits, rng
from homestretch.batch.temper import flow

Rows = Any
"""int64, nodes by `flow.WIDTH`."""
Column = Any
"""int64, one entry a node."""
Setup = tuple[int, int, int, int]

CHANCE = -1
TERMINAL = -2


def start(rows: Rows, setup: Setup) -> None:
    """Sets every node to the first of a game."""
    seats, first, _, rules = setup
    for node in range(len(rows)):
        flow.start(rows[node], seats, first, rules)


def to_act(rows: Rows, out: Column) -> None:
    """Writes the seat to act, -1 at chance nodes, -2 at the end."""
    for node in range(len(rows)):
        phase = rows[node][flow.PHASE]
        if phase == flow.MOVE:
            out[node] = rows[node][flow.TURN]
        else:
            out[node] = TERMINAL if phase == flow.OVER else CHANCE


def draw(rows: Rows, noise: Column, setup: Setup, out: Column) -> None:
    """Writes an outcome for every chance node by a 31-bit random number, -1 elsewhere."""
    for node in range(len(rows)):
        phase = rows[node][flow.PHASE]
        out[node] = -1
        if phase == flow.ROLL:
            out[node] = rng.below(noise[node], 6) + 1
        elif phase == flow.FIRST:
            out[node] = bits.pick(setup[0], noise[node])


def wrong_chance(rows: Rows, outcomes: Column, setup: Setup) -> int:
    """The first node whose outcome cannot happen there, -1 if there is none; -1 is no outcome."""
    for node in range(len(rows)):
        outcome = outcomes[node]
        phase = rows[node][flow.PHASE]
        if outcome == -1:
            continue
        if phase == flow.ROLL and 1 <= outcome <= 6:
            continue
        if phase == flow.FIRST and 0 <= outcome <= 3 and setup[0] >> outcome & 1:
            continue
        return node
    return -1


def chance(rows: Rows, outcomes: Column, setup: Setup, working: Column) -> None:
    """Lets the outcomes happen, which must be possible; -1 leaves a node as it is."""
    for node in range(len(rows)):
        outcome = outcomes[node]
        if outcome == -1:
            continue
        row = rows[node]
        if row[flow.PHASE] == flow.ROLL:
            flow.roll(row, outcome, setup[2], setup[3])
        else:
            flow.begin(row, outcome, setup[3])


def count_moves(rows: Rows, setup: Setup, working: Column, out: Column) -> None:
    """Writes the number of legal moves, 0 where nobody decides."""
    for node in range(len(rows)):
        out[node] = bits.count(rows[node][flow.ORIGINS])


def list_moves(rows: Rows, setup: Setup, working: Column, out: Rows) -> None:
    """Writes the origins of the legal moves, ascending, then -1."""
    for node in range(len(rows)):
        origins = rows[node][flow.ORIGINS]
        for column in range(out.shape[1]):
            if origins:
                out[node, column] = bits.index(origins)
                origins &= origins - 1
            else:
                out[node, column] = -1


def wrong_move(rows: Rows, moves: Column, setup: Setup, working: Column) -> int:
    """The first node where the move is not legal, -1 if there is none; -1 is no move."""
    for node in range(len(rows)):
        origin = moves[node]
        if origin == -1:
            continue
        if not 0 <= origin <= 44 or not rows[node][flow.ORIGINS] >> origin & 1:
            return node
    return -1


def apply(rows: Rows, moves: Column, setup: Setup) -> None:
    """Makes the moves, which must be legal; -1 leaves a node as it is."""
    for node in range(len(rows)):
        if moves[node] != -1:
            flow.move(rows[node], moves[node], setup[2], setup[3])
