"""Pardon: every different play equally likely, and every card to put away where there is none.

Plays are counted first, most of them by the bits of a mask, and only the one that is drawn is
worked out. Every kind of card is counted, held or not: which cards a hand holds is what a processor
cannot foresee, and a wrong guess costs it more than the counting.
"""

from homestretch.batch import bits
from homestretch.batch.pardon import splits
from homestretch.games.pardon import kernel

SPLITS = 0
"""Where in the buffer the splits of a 7 are kept."""

ROWS = splits.PAIRS
"""Where the rows of the buffer begin that plays are listed in."""

CARDS = 0xDCBA8754321
"""The cards by their kind, four bits each."""


def choose(
    position: kernel.Position, hand: int, pawns: int, rules: int, out: list[int], noise: int
) -> int:
    """A play, as the kernel's int, by a 31-bit random number; `DISCARD` of a card where no card can
    be played. The seat that plays is seat 0 of the position."""
    road = kernel.own_road(position[0], 0)
    zone = position[4] & kernel.ZONE
    waiting = kernel.in_start(position, 0, pawns)
    rivals = kernel.own_road(kernel.rivals_on_track(position, 0), 0)
    if must_list(road, rivals, hand, rules):
        return choose_listed(position, hand, pawns, rules, out, noise)
    leave = kernel.can_leave(road, waiting, 1, rules)
    # The number of plays of the cards up to each kind.
    one = (leave + count_forward(road, zone, 1)) * holds(hand, 0)
    two = one + (leave + count_forward(road, zone, 2)) * holds(hand, 1)
    three = two + count_forward(road, zone, 3) * holds(hand, 2)
    four = three + count_backward(road, zone, 4) * holds(hand, 3)
    five = four + count_forward(road, zone, 5) * holds(hand, 4)
    sevens = count_forward(road, zone, 7)
    if holds(hand, 5) and bits.count(road) + bits.count(zone) > 1:
        sevens += splits.count(position, road, zone, out)
    seven = five + sevens * holds(hand, 5)
    eight = seven + count_forward(road, zone, 8) * holds(hand, 6)
    tens = count_forward(road, zone, 10) + count_backward(road, zone, 1)
    ten = eight + tens * holds(hand, 7)
    elevens = count_forward(road, zone, 11)
    elevens += count_switches(road, rivals, elevens)
    eleven = ten + elevens * holds(hand, 8)
    twelve = eleven + count_forward(road, zone, 12) * holds(hand, 9)
    total = twelve + count_pardons(rivals, waiting) * holds(hand, 10)
    if not total:
        return kernel.play_code(nth_card(hand, noise), kernel.DISCARD, 0, 0, 0)
    ticket = noise * total >> 31
    kind = 0
    before = 0
    for upto in (one, two, three, four, five, seven, eight, ten, eleven, twelve):
        kind += 1 if ticket >= upto else 0
        before = upto if ticket >= upto else before
    return nth_play(road, zone, rivals, leave, CARDS >> 4 * kind & 15, out, ticket - before)


def must_list(road: int, rivals: int, hand: int, rules: int) -> int:
    """1 when the plays cannot be counted without making them, as different ones may lead to the
    same position. `splits` knows better of a 7, but where own pawns are bumped."""
    four = holds(hand, 3) & kernel.may_coincide(road, rivals, 4, rules)
    switch = holds(hand, 8) & kernel.may_coincide(road, rivals, kernel.SWITCH_CARD, rules)
    return 1 if rules & kernel.BUMP_OWN else four | switch


def choose_listed(
    position: kernel.Position, hand: int, pawns: int, rules: int, out: list[int], noise: int
) -> int:
    """As `choose`, from a list of all plays."""
    rows = bits.borrowed(out[ROWS:])
    size = kernel.plays_of_hand(position, 0, pawns, hand, rules, rows)
    if not size:
        return kernel.play_code(nth_card(hand, noise), kernel.DISCARD, 0, 0, 0)
    return rows[(noise * size >> 31) * kernel.ROW]


def holds(hand: int, kind: int) -> int:
    """1 when a hand holds a kind of card."""
    return 1 if kernel.held(hand, kind) else 0


def count_forward(road: int, zone: int, steps: int) -> int:
    """How many pawns can walk so many steps."""
    track, safe = kernel.forward_movers(road, zone, steps, 0)
    return bits.count(track) + bits.count(safe)


def count_backward(road: int, zone: int, steps: int) -> int:
    """How many pawns can walk back so many steps."""
    track, safe = kernel.backward_movers(road, zone, steps, 0)
    return bits.count(track) + bits.count(safe)


def count_switches(road: int, rivals: int, walks: int) -> int:
    """How many switches an 11 has; it may be declined if it has no walk."""
    switches = bits.count(road) * bits.count(rivals)
    return switches + (1 if switches and not walks else 0)


def count_pardons(rivals: int, waiting: int) -> int:
    """How many plays a Pardon card has."""
    return bits.count(rivals) if waiting else 0


def nth_play(
    road: int, zone: int, rivals: int, leave: int, card: int, out: list[int], number: int
) -> int:
    """Play `number` (from 0) of a card, in the kernel's order."""
    leave = leave if card <= 2 else 0
    steps = kernel.forward_steps(card)
    track, safe = kernel.forward_movers(road, zone, steps if steps else 1, 0)
    walks = bits.count(track) + bits.count(safe) if steps else 0
    if number < leave + walks:
        out_of_start = number < leave
        first = 0 if out_of_start else nth_place(track, safe, number - leave)
        return kernel.play_code(card, kernel.FORWARD, first, 0, 1 if out_of_start else steps)
    number -= leave + walks
    if card == 7:
        return splits.nth(road, zone, out, number)
    if card == kernel.SWITCH_CARD:
        return nth_switch(road, rivals, number)
    if card == kernel.PARDON_CARD:
        return kernel.play_code(card, kernel.PARDON, 0, bits.nth(rivals, number) + 1, 0)
    steps = kernel.backward_steps(card)
    track, safe = kernel.backward_movers(road, zone, steps, 0)
    return kernel.play_code(card, kernel.BACKWARD, nth_place(track, safe, number), 0, steps)


def nth_switch(road: int, rivals: int, number: int) -> int:
    """Play `number` (from 0) of those that `count_switches` counts, in the kernel's order."""
    met = bits.count(rivals)
    own = 0
    while number >= met and own < bits.count(road):
        number -= met
        own += 1
    if own == bits.count(road):
        return kernel.play_code(kernel.SWITCH_CARD, kernel.DECLINE, 0, 0, 0)
    first, second = bits.nth(road, own) + 1, bits.nth(rivals, number) + 1
    return kernel.play_code(kernel.SWITCH_CARD, kernel.SWITCH, first, second, 0)


def nth_place(track: int, safe: int, number: int) -> int:
    """The progress of bit `number` of a road and a zone mask of four pawns, ascending."""
    on_track = bits.count(track)
    if number < on_track:
        return bits.nth_of_five(track, number) + 1
    return bits.nth_of_five(safe, number - on_track) + 61


def nth_card(hand: int, noise: int) -> int:
    """One of the kinds of card in a hand, each as likely."""
    kinds = 0
    cards = hand
    while cards:
        cards &= ~(7 << kernel.BITS * (bits.index(cards) // kernel.BITS))
        kinds += 1
    drop = noise * kinds >> 31
    cards = hand
    while drop:
        cards &= ~(7 << kernel.BITS * (bits.index(cards) // kernel.BITS))
        drop -= 1
    return kernel.CARDS[bits.index(cards) // kernel.BITS]
