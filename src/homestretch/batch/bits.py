"""Bits of a mask, for playouts and policies.

Compiled, `count` and `index` are one instruction; so are `scatter` and `gather` on processors that
have them (x86 with BMI2), else the loops below.
"""


def count(mask: int) -> int:
    """How many bits are set."""
    number = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def index(bit: int) -> int:
    """The position of the lowest set bit of a mask that is not 0."""
    place = 0
    bit &= -bit
    for width in (32, 16, 8, 4, 2, 1):
        if bit >> width:
            bit >>= width
            place += width
    return place


def scatter(source: int, mask: int) -> int:
    """The low bits of a number, one for each set bit of a mask, put where those are."""
    found = 0
    while mask:
        lowest = mask & -mask
        found |= lowest if source & 1 else 0
        source >>= 1
        mask ^= lowest
    return found


def gather(source: int, mask: int) -> int:
    """The bits of a number where a mask has some, moved together: what `scatter` undoes."""
    found = 0
    place = 1
    while mask:
        lowest = mask & -mask
        found |= place if source & lowest else 0
        place <<= 1
        mask ^= lowest
    return found


def nth(mask: int, number: int) -> int:
    """The index of set bit `number`, counted from 0 and from the lowest."""
    return index(scatter(1 << number, mask))


def pick(mask: int, noise: int) -> int:
    """One of the (at most five) set bits, each as likely, by a 31-bit random number: its index."""
    return nth_of_five(mask, noise * count(mask) >> 31)


def nth_of_five(mask: int, number: int) -> int:
    """As `nth`, of at most five set bits.

    Without a loop: how often it would run is what a processor cannot foresee.
    """
    mask = mask & mask - 1 if number > 0 else mask
    mask = mask & mask - 1 if number > 1 else mask
    mask = mask & mask - 1 if number > 2 else mask
    mask = mask & mask - 1 if number > 3 else mask
    return index(mask)


def borrowed(numbers: list[int]) -> list[int]:
    """The same buffer. Compiled, it is one that its owner keeps alive and nobody counts uses of."""
    return numbers
