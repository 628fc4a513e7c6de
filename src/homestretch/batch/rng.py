"""Random numbers by counting: number k of game g under seed s is a hash of the three.

So games do not depend on each other, on the order they are played in, or on the number of
threads, and any draw can be looked up again. Everything is below 2**63 and modulo 2**63, where
Python's integers and a processor's can agree. The mixer is that of SplitMix64 on 63 bits.

One number gives two: its high and its low 31 bits.
"""

MASK = (1 << 63) - 1
STEP = 0x1E3779B97F4A7C15
"""Odd, near 2**63 divided by the golden ratio."""
LOW = (1 << 31) - 1


def product(one: int, other: int) -> int:
    """The product modulo 2**63.

    A compiler takes it that plain `*` and `+` never overflow, so both have a function of their own.
    """
    return one * other & MASK


def total(one: int, other: int) -> int:
    """The sum modulo 2**63."""
    return one + other & MASK


def mix(value: int) -> int:
    """A bijection of the numbers below 2**63 that scatters neighbours."""
    value = product(value ^ value >> 30, 0x3F58476D1CE4E5B9)
    value = product(value ^ value >> 27, 0x14D049BB133111EB)
    return value ^ value >> 31


def game_key(seed: int, game: int) -> int:
    """The key of one game; `seed` is below 2**63."""
    return mix(total(mix(seed), product(game, 0x2545F4914F6CDD1D)))


def draw(key: int, clock: int) -> int:
    """Number `clock` of the stream of a key, below 2**63."""
    return mix(total(key, product(clock, STEP)))


def high(number: int) -> int:
    """The high 31 bits of a number drawn."""
    return number >> 32


def low(number: int) -> int:
    """The low 31 bits of a number drawn."""
    return number & LOW


def below(part: int, limit: int) -> int:
    """A 31-bit number scaled to 0 ... limit - 1; none likelier by more than limit / 2**31."""
    return part * limit >> 31


def wide() -> None:
    """Asks a compiler for the widest vectors the processor has; means nothing else."""
