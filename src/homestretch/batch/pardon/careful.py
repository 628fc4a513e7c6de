"""The bot `careful` for Pardon, compiled: the same advice, the same numbers, the same plays.

Sums are made in the order of `homestretch.bots.careful`, so that even rounding agrees.
"""

from homestretch.batch import bits
from homestretch.bots.careful import DANGER, DEEP, HUNT, LEADER, OUT, RIVAL, SAFE
from homestretch.games.pardon import kernel

TRACK = 60
REACH = 12
WINDOW = 0b111111111111
"""A rival reaches twelve squares."""
SPARED = tuple((1 - DANGER) ** threats for threats in range(17))
"""The share of a pawn's worth that so many threats leave."""


def choose(
    position: kernel.Position, hand: int, pawns: int, rules: int, out: list[int], noise: int
) -> int:
    """The play that leads to the position worth most; the first of equals."""
    size = kernel.plays_of_hand(position, 0, pawns, hand, rules, out)
    if not size:
        kind = bits.index(hand) // kernel.BITS
        return kernel.play_code(kernel.CARDS[kind], kernel.DISCARD, 0, 0, 0)
    best = -1
    most = 0.0
    for row in range(size):
        at = row * kernel.ROW
        after = (
            out[at + 1],
            out[at + 2],
            out[at + 3],
            out[at + 4],
            out[at + 5],
            out[at + 6],
            out[at + 7],
            out[at + 8],
        )
        value = worth(after)
        if best < 0 or value > most:
            best = out[at]
            most = value
    return best


def worth(position: kernel.Position) -> float:
    """What a position is worth to seat 0, in squares."""
    value = 0.0
    roads = (
        kernel.own_road(position[0], 0),
        kernel.own_road(position[1], 1),
        kernel.own_road(position[2], 2),
        kernel.own_road(position[3], 3),
    )
    rivals = kernel.own_road(kernel.rivals_on_track(position, 0), 0)
    own = roads[0]
    while own:
        value += pawn_worth(roads, rivals, bits.index(own) + 1)
        own &= own - 1
    zone = position[4] & kernel.ZONE
    while zone:
        value += safe_worth(bits.index(zone) + 61)
        zone &= zone - 1
    for _ in range(position[4] >> 5):
        value += safe_worth(kernel.HOME_PLACE)
    ahead = 0
    for rival in range(1, 4):
        lane = position[4 + rival]
        ahead += sum_of(roads[rival], 1) + sum_of(lane & kernel.ZONE, 61)
        ahead += (lane >> 5) * kernel.HOME_PLACE
    return value - RIVAL * ahead


def sum_of(mask: int, first: int) -> int:
    """The sum of the places in a mask whose bit 0 is place `first`."""
    total = 0
    while mask:
        total += bits.index(mask) + first
        mask &= mask - 1
    return total


def safe_worth(place: int) -> float:
    """What a pawn in the safety zone or Home is worth."""
    return TRACK * (1 + LEADER) + OUT + SAFE + DEEP * (place - TRACK)


def pawn_worth(roads: tuple[int, int, int, int], rivals: int, place: int) -> float:
    """What a pawn on the track is worth."""
    value = place * (1 + LEADER * place / TRACK) + OUT
    threats = 0
    for rival in range(1, 4):
        # The square on the rival's own road: it goes there only if it does not turn off before.
        square = (place - 15 * rival - 1) % 60 + 1
        if square <= 59:
            behind = (1 << (square - 1)) - 1
            beyond = (1 << (square - 1 - REACH)) - 1 if square > REACH else 0
            threats += bits.count(roads[rival] & (behind ^ beyond))
    hunted = bits.count(rivals & kernel.TO_ENTRY & (WINDOW << place))
    return value * SPARED[threats] + HUNT * hunted
