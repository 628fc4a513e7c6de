"""Walks as bits and cards as bits against what the kernel and sorted lists say."""

from __future__ import annotations

import random

from homestretch.batch import bits
from homestretch.batch.pardon import flow, lines, pile, uniform, walks
from homestretch.games.pardon import kernel
from tests.batch.test_splits import a_position

WALKING = [kind for kind, card in enumerate(kernel.CARDS) if card != kernel.PARDON_CARD]


def test_walks_are_those_of_the_kernel_in_its_order() -> None:
    rng = random.Random(5)
    out = [0] * (kernel.ROW * kernel.MAX_PLAYS)
    total = 0
    for _ in range(2000):
        position = a_position(rng)
        road, zone = kernel.own_road(position[0], 0), position[4] & kernel.ZONE
        waiting = kernel.in_start(position, 0, 4)
        found = walks.walks(road, zone, waiting)
        for kind in WALKING:
            card = kernel.CARDS[kind]
            if kernel.may_coincide(road, 0, card, 0):
                continue
            size = kernel.plays_of_card(position, 0, 4, card, 0, out, 0)
            plays = [out[row * kernel.ROW] for row in range(size)]
            expected = [p for p in plays if p >> 21 & 7 in (kernel.FORWARD, kernel.BACKWARD)]
            mask = found & walks.fields_of(1 << kind)
            numbers = range(bits.count(mask))
            given = [walks.walk_at(road, zone, waiting, bits.nth(mask, n)) for n in numbers]
            assert given == expected, (position, card)
            total += size
    assert total > 20_000


def test_what_lies_ahead_on_the_line() -> None:
    for progress in range(1, 61):
        for steps in range(1, 13):
            target = kernel.forward(progress, steps)
            road = 1 << target - 1 if target < 60 else 0
            gates = 1 << target - 61 if 61 <= target <= kernel.HOME_PLACE else 0
            expected = 0 if target == 99 else 1 << steps - 1
            assert lines.window(road, gates, lines.reach(progress)) == expected, (progress, steps)


def test_cards_as_bits_are_drawn_like_cards_of_a_sorted_list() -> None:
    rng = random.Random(6)
    for _ in range(500):
        counts = [rng.randrange(6 if kind == 0 else 5) for kind in range(11)]
        cards = sum(count << kernel.BITS * kind for kind, count in enumerate(counts))
        held = pile.pile_of(cards)
        kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
        drawn = [pile.kind_of(bits.nth(held, ticket)) for ticket in range(len(kinds))]
        assert drawn == kinds == [flow.kind_at(cards, ticket) for ticket in range(len(kinds))]
        assert uniform.kinds_of(cards) == sum(1 << kind for kind in set(kinds))


def test_a_card_put_on_the_discards_is_one_that_is_on_no_pile() -> None:
    rng = random.Random(7)
    whole = pile.pile_of(sum(4 << kernel.BITS * kind for kind in range(11)) + 1)
    for _ in range(500):
        draw_pile = whole & rng.getrandbits(55)
        discards = whole & ~draw_pile & rng.getrandbits(55)
        away = whole & ~draw_pile & ~discards
        if away:
            kind = pile.kind_of(bits.index(away))
            after = pile.put(discards, draw_pile, kind)
            added = after & ~discards
            assert bits.count(added) == 1
            assert not after & draw_pile
            assert pile.kind_of(bits.index(added)) == kind
