"""Steps of many nodes of Pardon at once; a node is a row, see `flow`."""

from typing import Any

from homestretch.batch import bits, rng
from homestretch.batch.pardon import flow
from homestretch.games.pardon import kernel

Rows = Any
"""int64, nodes by `flow.WIDTH`."""
Column = Any
"""int64, one entry a node."""

CHANCE = -1
TERMINAL = -2


def start(rows: Rows, setup: flow.Rules) -> None:
    """Sets every node to the first of a game."""
    for node in range(len(rows)):
        flow.start(rows[node], setup)


def to_act(rows: Rows, out: Column) -> None:
    """Writes the seat to act, -1 at chance nodes, -2 at the end."""
    for node in range(len(rows)):
        phase = rows[node][flow.PHASE]
        if phase == flow.PLAY:
            out[node] = rows[node][flow.TURN]
        else:
            out[node] = TERMINAL if phase == flow.OVER else CHANCE


def draw(rows: Rows, noise: Column, setup: flow.Rules, out: Column) -> None:
    """Writes an outcome for every chance node by a 31-bit random number, -1 elsewhere.

    An outcome is a card, 0 for a reshuffle, or the seat that begins.
    """
    for node in range(len(rows)):
        row = rows[node]
        phase = row[flow.PHASE]
        out[node] = -1
        if phase == flow.FIRST:
            out[node] = bits.pick(setup[flow.RULES_SEATS], noise[node])
        elif flow.must_reshuffle(row):
            out[node] = 0
        elif phase == flow.DEAL or phase == flow.DRAW:
            pile = row[flow.PILE]
            ticket = rng.below(noise[node], flow.cards_in(pile))
            out[node] = kernel.CARDS[flow.kind_at(pile, ticket)]


def wrong_chance(rows: Rows, outcomes: Column, setup: flow.Rules) -> int:
    """The first node whose outcome cannot happen there, -1 if there is none; -1 is no outcome."""
    for node in range(len(rows)):
        row = rows[node]
        outcome = outcomes[node]
        phase = row[flow.PHASE]
        right = outcome == -1
        if phase == flow.FIRST and 0 <= outcome <= 3:
            right = setup[flow.RULES_SEATS] >> outcome & 1 == 1
        elif flow.must_reshuffle(row):
            right = right or outcome == 0
        elif (phase == flow.DEAL or phase == flow.DRAW) and 1 <= outcome <= 13:
            kind = flow.KINDS[outcome]
            right = kernel.CARDS[kind] == outcome and kernel.held(row[flow.PILE], kind) > 0
        if not right:
            return node
    return -1


def chance(rows: Rows, outcomes: Column, setup: flow.Rules, working: Column) -> None:
    """Lets the outcomes happen, which must be possible; -1 leaves a node as it is."""
    working = bits.borrowed(working)
    for node in range(len(rows)):
        outcome = outcomes[node]
        row = bits.borrowed(rows[node])
        if outcome == -1:
            continue
        if row[flow.PHASE] == flow.FIRST:
            flow.first(row, outcome, setup)
        elif outcome == 0:
            flow.reshuffle(row)
        else:
            flow.take(row, flow.KINDS[outcome], setup)
            turned = row[flow.PHASE] == flow.PLAY and not setup[flow.RULES_HAND_SIZE]
            if turned and not flow.plays(row, setup, working):
                # With no hand, a card without a play is put away at once (P9).
                seen = flow.seen_from(row, row[flow.TURN])
                flow.put_away(row, outcome, seen, 1, setup)


def moves_of(row: Any, setup: flow.Rules, working: Column) -> int:
    """Lists the plays of a decision, or the cards to put away, into the buffer; their number."""
    if row[flow.PHASE] != flow.PLAY:
        return 0
    size = flow.plays(row, setup, working)
    if size == 0:
        hand = row[flow.HANDS + row[flow.TURN]]
        for kind in range(len(kernel.CARDS)):
            if kernel.held(hand, kind):
                card = kernel.CARDS[kind]
                working[size * kernel.ROW] = kernel.play_code(card, kernel.DISCARD, 0, 0, 0)
                size += 1
    return size


def count_moves(rows: Rows, setup: flow.Rules, working: Column, out: Column) -> None:
    """Writes the number of legal plays, 0 where nobody decides."""
    working = bits.borrowed(working)
    for node in range(len(rows)):
        out[node] = moves_of(bits.borrowed(rows[node]), setup, working)


def list_moves(rows: Rows, setup: flow.Rules, working: Column, out: Rows) -> None:
    """Writes the legal plays as the kernel's ints, ascending, then -1."""
    working = bits.borrowed(working)
    for node in range(len(rows)):
        size = moves_of(bits.borrowed(rows[node]), setup, working)
        for column in range(out.shape[1]):
            out[node, column] = working[column * kernel.ROW] if column < size else -1


def wrong_move(rows: Rows, moves: Column, setup: flow.Rules, working: Column) -> int:
    """The first node where the play is not legal, -1 if there is none; -1 is no play."""
    working = bits.borrowed(working)
    for node in range(len(rows)):
        if moves[node] == -1:
            continue
        size = moves_of(bits.borrowed(rows[node]), setup, working)
        found = False
        for column in range(size):
            if working[column * kernel.ROW] == moves[node]:
                found = True
        if not found:
            return node
    return -1


def apply(rows: Rows, moves: Column, setup: flow.Rules) -> None:
    """Makes the plays, which must be legal; -1 leaves a node as it is."""
    for node in range(len(rows)):
        code = moves[node]
        if code == -1:
            continue
        row = bits.borrowed(rows[node])
        seen = flow.seen_from(row, row[flow.TURN])
        after = kernel.played(seen, 0, code, setup[flow.RULES_BITS])
        forfeited = 1 if code >> 21 & 7 == kernel.DISCARD else 0
        flow.put_away(row, code >> 24, after, forfeited, setup)
