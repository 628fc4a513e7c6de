"""How many different plays a 7 has, without making them all (P18, P19).

The kernel says what a 7 may do: `plays_of_card` makes every split and drops those that lead to a
position it has seen. This module finds the same plays, for rules under which own pawns are not
bumped, mostly by the bits of a mask; tests hold the two equal on very many positions.

A play in which no pawn slides adds 7 to the sum of a seat's reaches (see `lines`). One in which a
pawn slides adds three or four more a slide, or sends own pawns to Start. So

- plays with a slide are to be compared with each other alone; they are few, and the kernel makes
  them;
- a split without a slide leads where another play leads only if both pawns change roles (the pawn
  behind comes where the one ahead would have come), or if one ends where the other stood, which is
  a walk of 7 by one pawn.

The plays are kept as six bits for each two pawns, bit n for a first part of n + 1 steps.
"""

from homestretch.batch import bits
from homestretch.batch.pardon import lines
from homestretch.games.pardon import kernel

PAIRS = 16
"""Ints the plays take in a buffer: entry 4 * first + second, pawns counted by progress."""

ALL = 0b111111
"""The first parts of one to six steps."""


def window(road: int, gates: int, at: int) -> int:
    """As `lines.window`, but one to six squares ahead, and of any reach."""
    if at < 59:
        return (road >> at | gates << 59 - at) & ALL
    return gates >> at - 59


def reversed_steps(steps: int) -> int:
    """The other part's steps: bit n for what bit 5 - n was."""
    steps = steps >> 3 | (steps & 0b000111) << 3
    return steps & 0b010010 | (steps & 0b100100) >> 2 | (steps & 0b001001) << 2


def same_again(first: int, second: int) -> int:
    """First parts after which the two pawns, on these reaches, only have changed roles with what a
    shorter first part leads to, or meet on one square.

    With `n` steps the one comes to first + n, the other to second + 7 - n; they change roles with
    n' when n + n' is 7 more than the distance. Home holds both.
    """
    apart = second - first
    if apart < -5 or apart > 5:
        return 0
    shorter = (6 + apart) // 2
    most = 6 + apart if apart < 0 else 6
    found = (1 << most) - (1 << shorter)
    return found & ~(1 << shorter) if first + second == 123 else found


def count(position: kernel.Position, road: int, zone: int, out: list[int]) -> int:
    """How many different ways seat 0 has to split a 7.

    Writes them as PAIRS ints into the buffer; the rows behind them are used to work in.
    """
    worked = bits.borrowed(out[PAIRS:])
    places = kernel.packed_places(road, zone)
    free_road = ~road & kernel.TO_ENTRY
    free_gates = ~zone & kernel.ZONE | kernel.HOME_GATE
    sliding = kernel.packed_places(road & (kernel.TRIANGLES & free_road) >> 7, 0)
    walk = kernel.play_code(7, kernel.FORWARD, 0, 0, 7)
    rows = kernel.add_walks(position, 0, sliding, walk, 0, worked, 0, 0)
    total = 0
    first_at = 0
    firsts = places
    while firsts:
        first = firsts & 127
        firsts >>= 7
        start = lines.reach(first)
        first_ends = window(kernel.TO_ENTRY, ALL, start)
        first_free = window(free_road, free_gates, start)
        first_slides = window(kernel.TRIANGLES, 0, start)
        second_at = 0
        seconds = places
        while seconds:
            second = seconds & 127
            seconds >>= 7
            if second_at != first_at:
                other = lines.reach(second)
                slides = reversed_steps(window(kernel.TRIANGLES, 0, other)) | first_slides
                found = 0
                if second > first:
                    free = reversed_steps(window(free_road, free_gates, other)) & first_free
                    found = free & ~slides & ~same_again(start, other)
                slides &= first_ends & reversed_steps(window(kernel.TO_ENTRY, ALL, other))
                while slides:
                    steps = bits.index(slides) + 1
                    slides &= slides - 1
                    after = kernel.split(position, 0, first, steps, second, 0)
                    more = kernel.record(worked, rows, 0, 0, after)
                    found |= (more - rows) << steps - 1
                    rows = more
                out[4 * first_at + second_at] = found
                total += bits.count(found)
            second_at += 1
        first_at += 1
    return total


def nth(road: int, zone: int, out: list[int], number: int) -> int:
    """Split `number` (from 0) of those that `count` has written, in the kernel's order."""
    places = kernel.packed_places(road, zone)
    pawns = bits.count(road) + bits.count(zone)
    for first_at in range(pawns):
        for second_at in range(pawns):
            if second_at != first_at:
                found = out[4 * first_at + second_at]
                here = bits.count(found)
                if number < here:
                    first = places >> 7 * first_at & 127
                    second = places >> 7 * second_at & 127
                    steps = bits.nth(found, number) + 1
                    return kernel.play_code(7, kernel.SPLIT, first, second, steps)
                number -= here
    return -1
