"""The walks of a seat's pawns by every kind of card at once, as the bits of one number.

Four bits a *field*, thirteen fields: field f is the walks of f + 1 steps by the four pawns, but for
field 3, the walks back by a 4, and field 10, those by a 10; 11 and 12 steps have fields 11 and 12.
Fields 5 and 8 stand for no card. Within a field the pawns stand in the order of their progress,
one that waits in Start first: no more than four are in Start or on their way. So
bits from the lowest up are walks in the order in which the kernel lists them.

For rules under which own pawns are not bumped.
"""

from homestretch.batch import bits
from homestretch.batch.pardon import lines
from homestretch.games.pardon import kernel

FIELDS = 0x1111111111111
"""The lowest bit of each field."""
FORWARD_FIELDS = FIELDS & ~(0xF << 40)
"""Those of one to twelve steps."""
CARD_FIELDS = 0x1101011011111
"""Those of the ten kinds of card that walk; a 10 has the next field too."""
BACK_FOUR = 0xF << 12
BEFORE_SPLITS = 0xFFFFFFF
"""The walks listed before the splits of a 7."""
BEFORE_SWITCHES = 0xFFFFFFFFFFFF
"""Those listed before the switches of an 11."""
ELEVENS = 0xF << 44
LEAVES = 0b10001
"""Out of Start by a 1 or a 2."""

WALKS = (
    1 << 24 | 1,
    2 << 24 | 2,
    3 << 24 | 3,
    4 << 24 | kernel.BACKWARD << 21 | 4,
    5 << 24 | 5,
    0,
    7 << 24 | 7,
    8 << 24 | 8,
    0,
    10 << 24 | 10,
    10 << 24 | kernel.BACKWARD << 21 | 1,
    11 << 24 | 11,
    12 << 24 | 12,
)
"""The kernel's play of each field, without its pawn."""


def walks(road: int, zone: int, waiting: int) -> int:
    """What each pawn can do by each kind of card that walks (P3, P6, P13, P16, P17)."""
    free_road, free_gates = lines.free(road, zone)
    on_road = bits.count(road)
    found = 0
    rest = road
    for pawn in range(4):
        at = lines.reach(bits.index(rest) + 1)
        ahead = lines.window(free_road, free_gates, at) if rest else 0
        found |= bits.scatter(ahead, FORWARD_FIELDS) << pawn
        rest &= rest - 1
    pawn = on_road
    rest = zone
    while rest:
        ahead = free_gates >> bits.index(rest) + 1
        found |= bits.scatter(ahead, FORWARD_FIELDS) << pawn
        rest &= rest - 1
        pawn += 1
    found &= ~BACK_FOUR
    found |= back(road, zone, on_road, 4) << 12
    found |= back(road, zone, on_road, 1) << 40
    leaves = 0 if road & 1 else LEAVES
    return found << 1 | leaves if waiting else found


def back(road: int, zone: int, on_road: int, steps: int) -> int:
    """The pawns that can walk back, one bit each."""
    track, safe = kernel.backward_movers(road, zone, steps, 0)
    return bits.gather(track, road) | bits.gather(safe, zone) << on_road


def fields_of(kinds: int) -> int:
    """The fields of the walks by the cards of these kinds, one bit each."""
    fields = bits.scatter(kinds, CARD_FIELDS)
    return (fields | (fields & 1 << 36) << 4) * 0b1111


def walk_at(road: int, zone: int, waiting: int, bit: int) -> int:
    """The kernel's play that a bit of `walks` stands for."""
    pawn = bit & 3
    out = 1 if waiting else 0
    walk = WALKS[bit >> 2]
    if pawn < out:
        return walk & ~127 | 1
    pawn -= out
    on_road = bits.count(road)
    place = bits.nth(road, pawn) + 1 if pawn < on_road else bits.nth(zone, pawn - on_road) + 61
    return walk | place << 14
