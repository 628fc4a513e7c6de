"""The cards of Pardon. A card is its number; the Pardon card is 13 and is written `P` (P4).

A set of cards (a hand, the draw pile) is one integer, three bits a kind: no kind has more than
five cards. The functions here are for people's side of the game; the kernel has its own view.
"""

from collections.abc import Iterable

from homestretch.games.pardon import kernel

PARDON = 13
CARDS: tuple[int, ...] = (1, 2, 3, 4, 5, 7, 8, 10, 11, 12, PARDON)
"""Every kind of card, in the kernel's order."""
COUNTS: tuple[int, ...] = (5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4)
"""How many of each kind a full deck has, the Pardon cards included."""
KIND: dict[int, int] = {card: kind for kind, card in enumerate(CARDS)}

_LOWEST_BITS = sum(1 << kernel.BITS * kind for kind in range(len(CARDS)))


def deck(pardon_cards: bool) -> int:
    """The whole deck as a set of cards."""
    kinds = len(CARDS) if pardon_cards else len(CARDS) - 1
    return sum(COUNTS[kind] << kernel.BITS * kind for kind in range(kinds))


def card_list(packed: int) -> list[int]:
    """The cards of a set, sorted.

    >>> card_list(pack([7, 1, 1]))
    [1, 1, 7]
    """
    return [card for card, count in card_counts(packed) for _ in range(count)]


def card_counts(packed: int) -> list[tuple[int, int]]:
    """Each kind of card in the set with its count, sorted."""
    return [
        (card, count) for kind, card in enumerate(CARDS) if (count := kernel.held(packed, kind))
    ]


def card_total(packed: int) -> int:
    """How many cards are in the set.

    >>> card_total(pack([7, 1, 1]))
    3
    """
    ones, twos, fours = (packed >> bit & _LOWEST_BITS for bit in range(kernel.BITS))
    return ones.bit_count() + 2 * twos.bit_count() + 4 * fours.bit_count()


def pack(cards: Iterable[int]) -> int:
    """The set of these cards; no kind may appear more than seven times."""
    return sum(1 << kernel.BITS * KIND[card] for card in cards)


def card_text(card: int) -> str:
    """`1` to `12`, or `P`."""
    return "P" if card == PARDON else str(card)


def a_card(card: int) -> str:
    """A card in a sentence: `a 7`, `an 8`, `a Pardon card`."""
    if card == PARDON:
        return "a Pardon card"
    return f"{'an' if card in {8, 11} else 'a'} {card}"


def parse_card(text: str) -> int | None:
    """The card a text names (`P` or `pardon` for the Pardon card), None if none."""
    word = text.strip().lower()
    if word in {"p", "pardon"}:
        return PARDON
    if word.isascii() and word.isdigit() and len(word) <= 2 and int(word) in KIND:
        return int(word) if int(word) != PARDON else None
    return None


def card_json(card: int) -> int | str:
    """A card in JSON: its number, or `"pardon"`."""
    return "pardon" if card == PARDON else card


def card_from_json(value: object) -> int | None:
    """Reads what `card_json` writes, None if it is no card."""
    if value == "pardon":
        return PARDON
    return value if type(value) is int and value in KIND and value != PARDON else None
