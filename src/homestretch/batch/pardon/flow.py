"""One node of Pardon in a row of integers, stepped by the kernel's functions.

What may be played, and what comes of it, is asked of the kernel; this module keeps the cards and
says what comes next (P7, P8, P9, P11). `PardonState` does the same for people; tests hold the two
equal, node by node. The legal plays of a decision are not kept here: see `plays`.

The rules are seven numbers in a tuple, `RULES_...` below.
"""

from homestretch.batch import bits
from homestretch.games.pardon import kernel

POSITION = 0
"""Columns 0-7 of a row: the kernel's position."""
TURN = 8
PHASE = 9
HANDS = 10
"""Columns 10-13: the seats' cards, three bits a kind."""
PILE = 14
DISCARDS = 15
"""The discards as a set: their order never matters to the rules."""
AGAIN = 16
WIDTH = 17

FIRST, DEAL, DRAW, PLAY, OVER = range(5)
"""Phases, as in `PardonState`."""

RULES_SEATS, RULES_FIRST, RULES_PAWNS, RULES_HAND_SIZE, RULES_DECK, RULES_BITS, RULES_START = range(
    7
)
"""What a rules tuple holds: seats as bits, who begins (-1: drawn), pawns, size of a hand, the deck
as a set of cards, the kernel's option bits, 1 for a pawn on the start exit."""

Rules = tuple[int, int, int, int, int, int, int]

KINDS = (0, 0, 1, 2, 3, 4, 0, 5, 6, 0, 7, 8, 9, 10)
"""The kind of a card."""

_LOWEST_BITS = 0o11111111111


def cards_in(cards: int) -> int:
    """How many cards are in a set."""
    ones = bits.count(cards & _LOWEST_BITS)
    twos = bits.count(cards >> 1 & _LOWEST_BITS)
    return ones + 2 * twos + 4 * bits.count(cards >> 2 & _LOWEST_BITS)


def kind_at(cards: int, ticket: int) -> int:
    """The kind of card number `ticket` (from 0) of a sorted set.

    Without a loop that ends early: where it would end is what a processor cannot foresee.
    """
    kind = 0
    upto = 0
    for shift in range(0, kernel.BITS * (len(kernel.CARDS) - 1), kernel.BITS):
        upto += cards >> shift & 7
        kind += 1 if ticket >= upto else 0
    return kind


def turned(track: int, quarters: int) -> int:
    """Squares of the ring as they lie after the board is turned back by quarters (0-4)."""
    shift = 15 * quarters
    return (track >> shift | track << 60 - shift) & kernel.RING


def seen_from(row: list[int], seat: int) -> kernel.Position:
    """The position with the board turned so that the given seat is seat 0.

    The rules are the same from every seat (P1), and a seat that is known beforehand makes quicker
    code.
    """
    left = seat + 1 & 3
    across = seat + 2 & 3
    right = seat + 3 & 3
    return (
        turned(row[seat], seat),
        turned(row[left], seat),
        turned(row[across], seat),
        turned(row[right], seat),
        row[4 + seat],
        row[4 + left],
        row[4 + across],
        row[4 + right],
    )


def put_seen(row: list[int], seat: int, position: kernel.Position) -> None:
    """Replaces the position by one that is seen from a seat."""
    a, b, c, d, e, f, g, h = position
    left = seat + 1 & 3
    across = seat + 2 & 3
    right = seat + 3 & 3
    row[seat] = turned(a, 4 - seat)
    row[left] = turned(b, 4 - seat)
    row[across] = turned(c, 4 - seat)
    row[right] = turned(d, 4 - seat)
    row[4 + seat] = e
    row[4 + left] = f
    row[4 + across] = g
    row[4 + right] = h


def start(row: list[int], rules: Rules) -> None:
    """The first node: the draw of who begins, the deal, or the first card."""
    for column in range(WIDTH):
        row[column] = 0
    for seat in range(4):
        if rules[RULES_START] and rules[RULES_SEATS] >> seat & 1:
            row[POSITION + seat] = 1 << kernel.square_of(seat, 1)
    row[PILE] = rules[RULES_DECK]
    row[PHASE] = FIRST
    if rules[RULES_FIRST] >= 0:
        first(row, rules[RULES_FIRST], rules)


def first(row: list[int], seat: int, rules: Rules) -> None:
    """The seat begins."""
    row[TURN] = seat
    row[PHASE] = DEAL if rules[RULES_HAND_SIZE] else DRAW


def receiver(row: list[int], rules: Rules) -> int:
    """The seat that gets the next card: the deal goes round, one card a seat (P7)."""
    seat = row[TURN]
    if row[PHASE] != DEAL:
        return seat
    fewest = cards_in(row[HANDS + seat])
    other = kernel.next_seat(seat, rules[RULES_SEATS])
    while other != seat:
        if cards_in(row[HANDS + other]) < fewest:
            return other
        other = kernel.next_seat(other, rules[RULES_SEATS])
    return seat


def must_reshuffle(row: list[int]) -> int:
    """1 at a card to be drawn from an empty pile (P11)."""
    return 1 if row[PHASE] == DRAW and row[PILE] == 0 else 0


def reshuffle(row: list[int]) -> None:
    """The discards become the pile."""
    row[PILE] = row[DISCARDS]
    row[DISCARDS] = 0


def take(row: list[int], kind: int, rules: Rules) -> None:
    """A card of this kind is dealt or drawn; on to the next card or the play.

    With no hand the phase is then PLAY, though the card may have no legal play: `forfeit` it.
    """
    one = 1 << kernel.BITS * kind
    row[HANDS + receiver(row, rules)] += one
    row[PILE] -= one
    if not rules[RULES_HAND_SIZE]:
        row[PHASE] = PLAY
    else:
        _after_card(row, rules)


def _after_card(row: list[int], rules: Rules) -> None:
    full = rules[RULES_HAND_SIZE]
    seat = row[TURN]
    if row[PHASE] == DEAL:
        # The seat before the one that begins gets the last card.
        other = kernel.next_seat(seat, rules[RULES_SEATS])
        while other != seat:
            if cards_in(row[HANDS + other]) < full:
                return
            other = kernel.next_seat(other, rules[RULES_SEATS])
        row[PHASE] = PLAY
        return
    if cards_in(row[HANDS + seat]) < full and (row[PILE] or row[DISCARDS]):
        return
    _begin(row, seat if row[AGAIN] else kernel.next_seat(seat, rules[RULES_SEATS]), rules)


def _begin(row: list[int], seat: int, rules: Rules) -> None:
    row[TURN] = seat
    row[AGAIN] = 0
    row[PHASE] = PLAY if rules[RULES_HAND_SIZE] else DRAW


def put_away(
    row: list[int], card: int, after: kernel.Position, forfeited: int, rules: Rules
) -> None:
    """The card goes on the discards, its play leads to `after` (P8, P9, P20)."""
    seat = row[TURN]
    one = 1 << kernel.BITS * KINDS[card]
    put_seen(row, seat, after)
    row[HANDS + seat] -= one
    row[DISCARDS] += one
    again = kernel.plays_again(card, forfeited, rules[RULES_HAND_SIZE])
    if kernel.all_home(after, 0, rules[RULES_PAWNS]):
        row[AGAIN] = 0
        row[PHASE] = OVER
        return
    row[AGAIN] = again
    row[PHASE] = DRAW
    if rules[RULES_HAND_SIZE]:
        _after_card(row, rules)
    else:
        _begin(row, seat if again else kernel.next_seat(seat, rules[RULES_SEATS]), rules)


def plays(row: list[int], rules: Rules, out: list[int]) -> int:
    """Writes the legal plays of a decision as the kernel does; returns their number. Positions
    after them may be missing.

    0: no card can be played. From a hand any card may then be put away; with no hand the card is.
    """
    seat = row[TURN]
    hand = row[HANDS + seat]
    position = seen_from(row, seat)
    return kernel.plays_of_hand(position, 0, rules[RULES_PAWNS], hand, rules[RULES_BITS], out)
