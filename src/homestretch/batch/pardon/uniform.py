"""Pardon: every different play equally likely, and every card to put away where there is none.

Plays are counted first, most of them by the bits of a mask, and only the one that is drawn is
worked out.
"""

from homestretch.batch import bits
from homestretch.games.pardon import kernel

COUNTS = kernel.ROW * kernel.MAX_PLAYS * len(kernel.CARDS)
"""Where in the buffer the running counts are kept, one for each kind of card."""


def choose(
    position: kernel.Position, hand: int, pawns: int, rules: int, out: list[int], noise: int
) -> int:
    """A play, as the kernel's int, by a 31-bit random number; `DISCARD` of a card where no card can
    be played. The seat that plays is seat 0 of the position."""
    road = kernel.own_road(position[0], 0)
    zone = position[4] & kernel.ZONE
    waiting = kernel.in_start(position, 0, pawns)
    rivals = kernel.own_road(kernel.rivals_on_track(position, 0), 0)
    total = 0
    rows = 0
    cards = hand
    while cards:
        kind = bits.index(cards) // kernel.BITS
        cards &= ~(7 << kernel.BITS * kind)
        card = kernel.CARDS[kind]
        listed = kernel.may_coincide(position, 0, card, rules)
        if listed:
            more = kernel.plays_of_card(position, 0, pawns, card, rules, out, rows)
            total += more - rows
            rows = more
        else:
            walks = count_walks(road, zone, waiting, card, rules)
            total += walks + count_meetings(road, rivals, waiting, card, walks)
        out[COUNTS + kind] = total << 1 | listed
    if not total:
        return kernel.play_code(nth_card(hand, noise), kernel.DISCARD, 0, 0, 0)
    ticket = noise * total >> 31
    rows = 0
    before = 0
    cards = hand
    while True:
        kind = bits.index(cards) // kernel.BITS
        cards &= ~(7 << kernel.BITS * kind)
        card = kernel.CARDS[kind]
        listed = out[COUNTS + kind] & 1
        upto = out[COUNTS + kind] >> 1
        if ticket < upto:
            break
        if listed:
            rows += upto - before
        before = upto
    if listed:
        return out[(rows + ticket - before) * kernel.ROW]
    walks = count_walks(road, zone, waiting, card, rules)
    number = ticket - before
    if number < walks:
        return nth_walk(road, zone, waiting, card, rules, number)
    return nth_meeting(road, rivals, card, walks, number - walks)


def count_walks(road: int, zone: int, waiting: int, card: int, rules: int) -> int:
    """How many plays of a card walk a pawn, out of Start too."""
    number = kernel.can_leave(road, waiting, card, rules)
    steps = kernel.forward_steps(card)
    if steps:
        track, safe = kernel.forward_movers(road, zone, steps, rules)
        number += bits.count(track) + bits.count(safe)
    steps = kernel.backward_steps(card)
    if steps:
        track, safe = kernel.backward_movers(road, zone, steps, rules)
        number += bits.count(track) + bits.count(safe)
    return number


def count_meetings(road: int, rivals: int, waiting: int, card: int, walks: int) -> int:
    """How many plays of a card meet a rival's pawn; an 11 may be declined if it has no other."""
    if card == kernel.PARDON_CARD:
        return bits.count(rivals) if waiting else 0
    if card != kernel.SWITCH_CARD:
        return 0
    switches = bits.count(road) * bits.count(rivals)
    return switches + 1 if switches and not walks else switches


def nth_walk(road: int, zone: int, waiting: int, card: int, rules: int, number: int) -> int:
    """Play `number` (from 0) of those that `count_walks` counts, in the kernel's order."""
    leaving = kernel.can_leave(road, waiting, card, rules)
    if number < leaving:
        return kernel.play_code(card, kernel.FORWARD, 0, 0, 1)
    number -= leaving
    steps = kernel.forward_steps(card)
    if steps:
        track, safe = kernel.forward_movers(road, zone, steps, rules)
        walks = bits.count(track) + bits.count(safe)
        if number < walks:
            return kernel.play_code(card, kernel.FORWARD, nth_place(track, safe, number), 0, steps)
        number -= walks
    steps = kernel.backward_steps(card)
    track, safe = kernel.backward_movers(road, zone, steps, rules)
    return kernel.play_code(card, kernel.BACKWARD, nth_place(track, safe, number), 0, steps)


def nth_meeting(road: int, rivals: int, card: int, walks: int, number: int) -> int:
    """Play `number` (from 0) of those that `count_meetings` counts, in the kernel's order."""
    met = bits.count(rivals)
    if card == kernel.PARDON_CARD:
        return kernel.play_code(card, kernel.PARDON, 0, bits.nth(rivals, number) + 1, 0)
    own = number // met
    if own == bits.count(road):
        return kernel.play_code(card, kernel.DECLINE, 0, 0, 0)
    rival = bits.nth(rivals, number - own * met) + 1
    return kernel.play_code(card, kernel.SWITCH, bits.nth(road, own) + 1, rival, 0)


def nth_place(track: int, safe: int, number: int) -> int:
    """The progress of bit `number` of a road and a zone mask, ascending."""
    on_track = bits.count(track)
    if number < on_track:
        return bits.nth(track, number) + 1
    return bits.nth(safe, number - on_track) + 61


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
