"""The draw pile and the discards as a bit for each card, five bits a kind.

Cards of one kind are alike, so any bit of the kind may stand for any of them. A card drawn by its
number, counted in the order of the bits, is the one that a sorted list of the cards gives.
"""

from homestretch.games.pardon import kernel

COPIES = 5
"""Bits a kind: there are no more cards of one."""


def pile_of(cards: int) -> int:
    """A pile of the cards in one of the kernel's sets."""
    pile = 0
    for kind in range(len(kernel.CARDS)):
        pile |= (1 << kernel.held(cards, kind)) - 1 << COPIES * kind
    return pile


def put(discards: int, pile: int, kind: int) -> int:
    """The discards with one more card, of a kind of which not all are on the piles."""
    gone = ~(discards | pile) & 0b11111 << COPIES * kind
    return discards | gone & -gone


def kind_of(index: int) -> int:
    """The kind of the card that a bit stands for."""
    return index * 205 >> 10
