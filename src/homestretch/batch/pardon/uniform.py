"""Pardon: every different play equally likely, and every card to put away where there is none.

Plays are counted first, most of them by the bits of `walks`, and only the one that is drawn is
worked out. Every kind of card is counted, held or not: which cards a hand holds is what a processor
cannot foresee, and a wrong guess costs it more than the counting.
"""

from homestretch.batch import bits
from homestretch.batch.pardon import splits, walks
from homestretch.games.pardon import kernel

ROWS = splits.PAIRS
"""Where the rows of the buffer begin that plays are listed in, behind the splits of a 7."""

FOURS = 1 << 3
SEVENS = 1 << 5
ELEVENS = 1 << 8
PARDONS = 1 << 10
"""Kinds of card as bits."""


def choose(
    position: kernel.Position, hand: int, pawns: int, rules: int, out: list[int], noise: int
) -> int:
    """A play, as the kernel's int, by a 31-bit random number; `DISCARD` of a card where no card can
    be played. The seat that plays is seat 0 of the position."""
    road = kernel.own_road(position[0], 0)
    zone = position[4] & kernel.ZONE
    waiting = kernel.in_start(position, 0, pawns)
    rivals = kernel.own_road(kernel.rivals_on_track(position, 0), 0)
    kinds = kinds_of(hand)
    if must_list(road, rivals, kinds, rules):
        return choose_listed(position, hand, pawns, rules, out, noise)
    found = walks.walks(road, zone, waiting) & walks.fields_of(kinds)
    before_splits = bits.count(found & walks.BEFORE_SPLITS)
    sevens = 0
    if kinds & SEVENS and bits.count(road) + bits.count(zone) > 1:
        sevens = splits.count(position, road, zone, out)
    switches = 0
    if kinds & ELEVENS:
        switches = count_switches(road, rivals, found & walks.ELEVENS)
    pardons = bits.count(rivals) if kinds & PARDONS and waiting else 0
    before_switches = bits.count(found & walks.BEFORE_SWITCHES) + sevens
    before_pardons = bits.count(found) + sevens + switches
    total = before_pardons + pardons
    if not total:
        return kernel.play_code(nth_card(kinds, noise), kernel.DISCARD, 0, 0, 0)
    ticket = noise * total >> 31
    if ticket >= before_pardons:
        victim = bits.nth(rivals, ticket - before_pardons) + 1
        return kernel.play_code(kernel.PARDON_CARD, kernel.PARDON, 0, victim, 0)
    if before_splits <= ticket < before_splits + sevens:
        return splits.nth(road, zone, out, ticket - before_splits)
    if before_switches <= ticket < before_switches + switches:
        return nth_switch(road, rivals, ticket - before_switches)
    number = ticket
    number -= sevens if ticket >= before_splits else 0
    number -= switches if ticket >= before_switches else 0
    return walks.walk_at(road, zone, waiting, bits.nth(found, number))


def kinds_of(hand: int) -> int:
    """The kinds of card that a hand holds, one bit each."""
    low = 0o33333333333
    held = ((hand & low) + low | hand) & 0o44444444444
    return bits.gather(held, 0o44444444444)


def must_list(road: int, rivals: int, kinds: int, rules: int) -> int:
    """1 when the plays cannot be counted without making them, as different ones may lead to the
    same position. `splits` knows better of a 7, but where own pawns are bumped."""
    four = kinds & FOURS and kernel.may_coincide(road, rivals, 4, rules)
    switch = kinds & ELEVENS and kernel.may_coincide(road, rivals, kernel.SWITCH_CARD, rules)
    return 1 if rules & kernel.BUMP_OWN or four or switch else 0


def choose_listed(
    position: kernel.Position, hand: int, pawns: int, rules: int, out: list[int], noise: int
) -> int:
    """As `choose`, from a list of all plays."""
    rows = bits.borrowed(out[ROWS:])
    size = kernel.plays_of_hand(position, 0, pawns, hand, rules, rows)
    if not size:
        return kernel.play_code(nth_card(kinds_of(hand), noise), kernel.DISCARD, 0, 0, 0)
    return rows[(noise * size >> 31) * kernel.ROW]


def count_switches(road: int, rivals: int, walks: int) -> int:
    """How many switches an 11 has; it may be declined if it has no walk."""
    switches = bits.count(road) * bits.count(rivals)
    return switches + (1 if switches and not walks else 0)


def nth_switch(road: int, rivals: int, number: int) -> int:
    """Play `number` (from 0) of those that `count_switches` counts, in the kernel's order."""
    met = bits.count(rivals)
    own = number // met
    number -= own * met
    if own == bits.count(road):
        return kernel.play_code(kernel.SWITCH_CARD, kernel.DECLINE, 0, 0, 0)
    first, second = bits.nth(road, own) + 1, bits.nth(rivals, number) + 1
    return kernel.play_code(kernel.SWITCH_CARD, kernel.SWITCH, first, second, 0)


def nth_card(kinds: int, noise: int) -> int:
    """One of the kinds of card in a hand, given as bits, each as likely."""
    return kernel.CARDS[bits.nth(kinds, noise * bits.count(kinds) >> 31)]
