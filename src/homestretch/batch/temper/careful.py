"""The bot `careful` for Temper, compiled: the same advice, the same numbers, the same moves.

Sums are made in the order of `homestretch.bots.careful`, so that even rounding agrees.
"""

from homestretch.batch import bits
from homestretch.bots.careful import DANGER, DEEP, HUNT, LEADER, OUT, RIVAL, SAFE
from homestretch.games.temper import kernel

TRACK = 40
WINDOW = 0b111111
"""A rival reaches six squares."""
SPARED = tuple((1 - DANGER) ** threats for threats in range(17))
"""The share of a token's worth that so many threats leave."""


def choose(
    masks: tuple[int, int, int, int], origins: int, die: int, tokens: int, rules: int, noise: int
) -> int:
    """The move that leads to the position worth most; the first of equals."""
    best = -1
    most = 0.0
    while origins:
        origin = bits.index(origins)
        origins &= origins - 1
        value = worth(kernel.moved(masks, 0, origin, die))
        if best < 0 or value > most:
            best = origin
            most = value
    return best


def worth(masks: tuple[int, int, int, int]) -> float:
    """What a position is worth to the first seat, in squares."""
    rivals = kernel.rivals_on_road(masks, 0)
    value = 0.0
    own = masks[0]
    while own:
        value += token_worth(masks, rivals, bits.index(own))
        own &= own - 1
    ahead = 0
    for step in range(1, 4):
        rest = masks[step]
        while rest:
            ahead += bits.index(rest)
            rest &= rest - 1
    return value - RIVAL * ahead


def token_worth(masks: tuple[int, int, int, int], rivals: int, place: int) -> float:
    """What a token on the road is worth."""
    if place > TRACK:
        return TRACK * (1 + LEADER) + OUT + SAFE + DEEP * (place - TRACK)
    value = place * (1 + LEADER * place / TRACK) + OUT
    threats = 0
    for step in range(1, 4):
        # The square on the rival's own road: it goes there only if it does not turn off before.
        square = (place - 10 * step - 1) % 40 + 1
        threats += bits.count(masks[step] & kernel.TRACK & (WINDOW << square >> 6))
    hunted = bits.count(rivals & kernel.TRACK & (WINDOW << (place + 1)))
    return value * SPARED[threats] + HUNT * hunted
