"""How seats of Temper that are not all home are ranked (T18), for whole arrays of games."""

from homestretch.batch import bits
from homestretch.games.temper import kernel

PLACES_WITH_BIT = (
    0x0AAAAAAAAAAA,
    0x0CCCCCCCCCCC,
    0x10F0F0F0F0F0,
    0x1F00FF00FF00,
    0x0000FFFF0000,
    0x1FFF00000000,
)
"""Progress 1-44 whose binary digit 0, 1, ... 5 is set: sums of progress by counting bits."""


def score(own: int) -> int:
    """Tokens in the home row, then the sum of progress, as one number that ranks."""
    progress = 0
    for digit in range(6):
        progress += bits.count(own & PLACES_WITH_BIT[digit]) << digit
    return bits.count(own & kernel.HOME) << 8 | progress
