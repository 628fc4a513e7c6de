"""Temper: every legal move equally likely."""

from homestretch.batch import bits


def choose(
    masks: tuple[int, int, int, int], origins: int, die: int, tokens: int, rules: int, noise: int
) -> int:
    """One of the bits of `origins` (bit 0: out of the base), by a 31-bit random number.

    `masks` are the tokens on the road, each on its own seat's, the seat that moves first and then
    clockwise.
    """
    return bits.pick(origins, noise)
