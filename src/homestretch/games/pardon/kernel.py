"""The rules of Pardon as pure functions over integers. Everything else asks here.

Written in the subset of Python that a compiler for numeric code accepts: positional arguments,
ints and tuples of ints, results as ints or written into a caller's buffer, no exceptions.

A position is a tuple of eight ints. Items 0-3 are the seats' pawns on the track: bit s is set
for a pawn on square s (0-59) of the ring, so that slides and rivals need no turning. Items 4-7
are the seats' lanes: bits 0-4 the safety zone, bits 5-7 the number of pawns Home. Pawns that are
nowhere else are in Start. Places in a play are progress, as in `board.py`.

A play is one int, `card << 24 | kind << 21 | first << 14 | second << 7 | steps`, so that plays
sort by card. Arguments are not checked here; the callers in `state.py` do that.
"""

Position = tuple[int, int, int, int, int, int, int, int]

BITS = 3
"""Bits a kind of card takes in a set of cards."""

CARDS = (1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13)
"""The cards by their kind; 13 is the Pardon card."""

BUMP_OWN = 1
PARDON_CARD = 13
SWITCH_CARD = 11
ZONE = 0b11111
"""The safety zone in a lane."""
RING = (1 << 60) - 1
"""All squares of the ring."""
TO_ENTRY = (1 << 59) - 1
"""Progress 1-59 on a seat's road, from where a pawn walks into the safety zone."""
HOME_GATE = 32
"""Home as the square after the five of the safety zone."""
HOME_PLACE = 66
SHORT_SLIDES = 0x400080010002
LONG_SLIDES = 0x40008001000200
ONE_SIDE = 0x7FFF
"""On the ring: triangles three and four squares from their circles, and seat 0's side."""
TRIANGLES = 0x4040808101000
"""The triangles of the other colours' slides on a seat's road."""
LONG_CIRCLES = 0x40008001000000
"""The circles of the other colours' second slides, four squares from their triangles."""

FORWARD, BACKWARD, SPLIT, SWITCH, PARDON, DECLINE, DISCARD = range(7)
"""Kinds of play. FORWARD from place 0 leaves Start. SPLIT: the pawn on `first` goes `steps`, then
the one on `second` goes the rest of seven. SWITCH and PARDON: `second` is the rival's square as
progress on the own road."""

ILLEGAL: Position = (-1, 0, 0, 0, 0, 0, 0, 0)

ROW = 9
"""Ints a play takes in a buffer: the play, then the position after it."""
MAX_PLAYS = 80
"""More plays than one card can have: a 7 has at most 4 forward and 4 * 3 * 6 splits, an 11 at most
4 forward and 4 * 12 switches."""


def play_code(card: int, kind: int, first: int, second: int, steps: int) -> int:
    """A play as one int."""
    return card << 24 | kind << 21 | first << 14 | second << 7 | steps


def held(cards: int, kind: int) -> int:
    """How many cards of a kind (its index) are in a set of cards."""
    return cards >> BITS * kind & 7


def bits_set(mask: int) -> int:
    """How many bits are set (at most five)."""
    number = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def square_of(seat: int, progress: int) -> int:
    """The square of the ring under progress 1-60 (P2)."""
    square = 15 * seat + 3 + progress
    return square - 60 if square >= 60 else square


def in_start(position: Position, seat: int, pawns: int) -> int:
    """How many pawns of a seat are in Start."""
    lane = position[4 + seat]
    return pawns - bits_set(position[seat]) - bits_set(lane & ZONE) - (lane >> 5)


def all_home(position: Position, seat: int, pawns: int) -> int:
    """1 when all pawns of the seat are Home (P20)."""
    return 1 if position[4 + seat] >> 5 == pawns else 0


def stands_on(position: Position, seat: int, progress: int) -> int:
    """1 when a pawn of the seat is on progress 1-65."""
    if progress > 60:
        return position[4 + seat] >> (progress - 61) & 1
    return position[seat] >> square_of(seat, progress) & 1


def forward(progress: int, steps: int) -> int:
    """Progress after walking forward from 1-65, or 99 past Home (P3, P16)."""
    if progress == 60:
        return steps
    target = progress + steps
    if progress < 60 <= target:
        target += 1
    return target if target <= 66 else 99


def backward(progress: int, steps: int) -> int:
    """Progress after walking backward from 1-65 by fewer than 59 (P16, P17)."""
    target = progress - steps
    if progress > 60 >= target:
        return target - 1
    return target if target > 0 else target + 60


def slide_end(seat: int, square: int) -> int:
    """Where a pawn of the seat ends that has come to a square: the circle of another colour's
    slide when the square is its triangle, else the square itself (P14)."""
    others = ~(ONE_SIDE << 15 * seat)
    short = (SHORT_SLIDES & others) >> square & 1
    return square + 3 * short + 4 * ((LONG_SLIDES & others) >> square & 1)


def with_item(position: Position, index: int, value: int) -> Position:
    """The position with one of its eight ints replaced."""
    a, b, c, d, e, f, g, h = position
    if index == 0:
        return value, b, c, d, e, f, g, h
    if index == 1:
        return a, value, c, d, e, f, g, h
    if index == 2:
        return a, b, value, d, e, f, g, h
    if index == 3:
        return a, b, c, value, e, f, g, h
    if index == 4:
        return a, b, c, d, value, f, g, h
    if index == 5:
        return a, b, c, d, e, value, g, h
    if index == 6:
        return a, b, c, d, e, f, value, h
    return a, b, c, d, e, f, g, value


def lifted(position: Position, seat: int, progress: int) -> Position:
    """The position without the seat's pawn on a place; from Start nothing changes."""
    if progress == 0:
        return position
    if progress > 60:
        return with_item(position, 4 + seat, position[4 + seat] & ~(1 << (progress - 61)))
    return with_item(position, seat, position[seat] & ~(1 << square_of(seat, progress)))


def cleared(position: Position, squares: int) -> Position:
    """The position with every pawn on a set of squares of the ring sent to its Start."""
    a, b, c, d, e, f, g, h = position
    return a & ~squares, b & ~squares, c & ~squares, d & ~squares, e, f, g, h


def settled(position: Position, seat: int, square: int) -> Position:
    """The position after a lifted pawn of the seat has come to a square it may end on: bumps and
    the slide are made (P13, P14)."""
    end = slide_end(seat, square)
    position = cleared(position, (2 << end) - (1 << square))
    return with_item(position, seat, position[seat] | 1 << end)


def may_end(position: Position, seat: int, progress: int, rules: int) -> int:
    """1 when a pawn of the seat may end a walk on progress 1-66 (P13)."""
    free = progress == HOME_PLACE or rules & BUMP_OWN or not stands_on(position, seat, progress)
    return 1 if free else 0


def landed(position: Position, seat: int, progress: int, rules: int) -> Position:
    """The position after a lifted pawn ends on progress 1-66, or ILLEGAL on an own pawn (P13)."""
    if progress == 66:
        return with_item(position, 4 + seat, position[4 + seat] + 32)
    if stands_on(position, seat, progress):
        if not rules & BUMP_OWN:
            return ILLEGAL
        position = lifted(position, seat, progress)
    if progress > 60:
        return with_item(position, 4 + seat, position[4 + seat] | 1 << (progress - 61))
    return settled(position, seat, square_of(seat, progress))


def walked(position: Position, seat: int, origin: int, target: int, rules: int) -> Position:
    """The position after the seat's pawn on `origin` has gone to `target`, or ILLEGAL."""
    if target == 99:
        return ILLEGAL
    return landed(lifted(position, seat, origin), seat, target, rules)


def slides(progress: int) -> int:
    """1 when a pawn that lands on progress 1-66 slides on."""
    return TRIANGLES >> progress - 1 & 1 if progress <= 60 else 0


def final_place(seat: int, progress: int) -> int:
    """Where a pawn stands in the end that lands on progress 1-66: after the slide, if any."""
    if progress > 60:
        return progress
    square = square_of(seat, progress)
    return progress + slide_end(seat, square) - square


def split(
    position: Position, seat: int, first: int, steps: int, second: int, rules: int
) -> Position:
    """A 7 split: `first` goes `steps`, then `second` the rest; ILLEGAL where P18 forbids it."""
    target = forward(first, steps)
    position = walked(position, seat, first, target, rules)
    if position[0] < 0 or final_place(seat, target) == second:
        return ILLEGAL
    if not stands_on(position, seat, second):
        return ILLEGAL
    return walked(position, seat, second, forward(second, 7 - steps), rules)


def switched(position: Position, seat: int, own: int, other: int) -> Position:
    """An 11 as a switch of the own pawn on `own` with the rival's on `other` (P5, P15)."""
    square = square_of(seat, own)
    goal = square_of(seat, other)
    for rival in range(4):
        if rival != seat and position[rival] >> goal & 1:
            mask = position[rival] & ~(1 << goal) | 1 << square
            position = with_item(position, rival, mask)
            position = with_item(position, seat, position[seat] & ~(1 << square))
            return settled(position, seat, goal)
    return ILLEGAL


def played(position: Position, seat: int, play: int, rules: int) -> Position:
    """The position after a play, or ILLEGAL when its pawns cannot move so."""
    kind, first, second, steps = play >> 21 & 7, play >> 14 & 127, play >> 7 & 127, play & 127
    if kind == FORWARD:
        target = forward(first, steps) if first else 1
        return walked(position, seat, first, target, rules)
    if kind == BACKWARD:
        return walked(position, seat, first, backward(first, steps), rules)
    if kind == SPLIT:
        return split(position, seat, first, steps, second, rules)
    if kind == SWITCH:
        return switched(position, seat, first, second)
    if kind == PARDON:
        return settled(position, seat, square_of(seat, second))
    return position


def forward_movers(road: int, zone: int, steps: int, rules: int) -> tuple[int, int]:
    """The seat's pawns that can walk forward, as a part of `road` and of `zone` (P3, P13, P16).

    `road` is as `own_road` gives it; bit z of `zone` is safety square z + 1.
    """
    blocked = 0 if rules & BUMP_OWN else road
    open_zone = ZONE if rules & BUMP_OWN else ~zone & ZONE
    gates = open_zone | HOME_GATE
    track = road & TO_ENTRY
    movers = track & (~blocked & TO_ENTRY) >> steps
    movers |= track & gates << (59 - steps)
    behind = road & ~TO_ENTRY
    movers |= behind & (~blocked >> (steps - 1) & 1) << 59
    return movers, zone & gates >> steps


def backward_movers(road: int, zone: int, steps: int, rules: int) -> tuple[int, int]:
    """The seat's pawns that can walk backward by at most five, as `forward_movers` (P16, P17)."""
    if rules & BUMP_OWN:
        return road, zone
    blocked = (road << steps | road >> (60 - steps)) & RING
    out_of_zone = road >> (59 - steps) & (1 << steps) - 1
    return road & ~blocked, zone & ~(zone << steps | out_of_zone)


def forward_steps(card: int) -> int:
    """How far a card walks a pawn forward, 0 where it does not (P5)."""
    return 0 if card == 4 or card == PARDON_CARD else card


def backward_steps(card: int) -> int:
    """How far a card walks a pawn backward, 0 where it does not (P5)."""
    return 4 if card == 4 else 1 if card == 10 else 0


def can_leave(road: int, waiting: int, card: int, rules: int) -> int:
    """1 when the card brings a pawn out of Start, of which there are `waiting` (P6, P13)."""
    return 1 if card <= 2 and waiting and (rules & BUMP_OWN or not road & 1) else 0


def may_coincide(road: int, rivals: int, card: int, rules: int) -> int:
    """1 when different plays of one card other than a 7 may lead to the same position (P19).

    `road` and `rivals` are the pawns on the seat's own road. Two walks of 4 back do when each pawn
    slides back to where it stood; two switches when they lead to one slide on which both pawns
    stand. Where own pawns are bumped, any card's plays may.
    """
    if rules & BUMP_OWN:
        return 1
    alike = 0
    if card == 4:
        alike = road & LONG_CIRCLES
    elif card == SWITCH_CARD:
        met = rivals & TRIANGLES
        alike = road & (met << 1 | met << 2 | met << 3 | met << 4)
    return 1 if alike & alike - 1 else 0


def rivals_on_track(position: Position, seat: int) -> int:
    """The squares of the ring where rivals' pawns stand."""
    return position[(seat + 1) & 3] | position[(seat + 2) & 3] | position[(seat + 3) & 3]


def record(out: list[int], size: int, base: int, play: int, position: Position) -> int:
    """Writes a play and the position after it as row `size` of the buffer, unless it is illegal or
    a row from `base` on has the same position (P19). Returns the number of rows."""
    a, b, c, d, e, f, g, h = position
    if a < 0:
        return size
    for at in range(base * ROW, size * ROW, ROW):
        same = out[at + 1] == a and out[at + 2] == b and out[at + 3] == c and out[at + 4] == d
        if same and out[at + 5] == e and out[at + 6] == f and out[at + 7] == g and out[at + 8] == h:
            return size
    at = size * ROW
    out[at], out[at + 1], out[at + 2], out[at + 3], out[at + 4] = play, a, b, c, d
    out[at + 5], out[at + 6], out[at + 7], out[at + 8] = e, f, g, h
    return size + 1


def own_road(track: int, seat: int) -> int:
    """Squares of the ring as the seat's road: bit p - 1 is set for progress p (1-60)."""
    shift = 15 * seat + 4
    return (track >> shift | track << (60 - shift)) & RING


def bit_index(bit: int) -> int:
    """The position of the only set bit, 0-63."""
    index = 0
    for width in (32, 16, 8, 4, 2, 1):
        if bit >> width:
            bit >>= width
            index += width
    return index


def packed_places(road: int, zone: int) -> int:
    """Progress of the bits of a road and of a safety zone, ascending, seven bits each; then 0.

    For up to four pawns of one seat; see `place_at`.
    """
    places = 0
    shift = 0
    while road:
        places |= (bit_index(road & -road) + 1) << shift
        road &= road - 1
        shift += 7
    while zone:
        places |= (bit_index(zone & -zone) + 61) << shift
        zone &= zone - 1
        shift += 7
    return places


def add_walks(
    position: Position,
    seat: int,
    movers: int,
    walk: int,
    rules: int,
    out: list[int],
    size: int,
    base: int,
) -> int:
    """Appends the play `walk` for each of the movers (packed places) as its first pawn."""
    while movers:
        play = walk | (movers & 127) << 14
        size = record(out, size, base, play, played(position, seat, play, rules))
        movers >>= 7
    return size


def order_matters(first: int, target: int, second: int, other: int) -> int:
    """1 when the walks of a split, `first` to `target` and `second` to `other`, may lead elsewhere
    made in the other order: one ends where the other pawn stood, or slides (P18)."""
    if target == second or other == first:
        return 1
    return 1 if slides(target) or slides(other) else 0


def add_splits(
    position: Position, seat: int, walkers: int, rules: int, out: list[int], size: int, base: int
) -> int:
    """Appends the different ways to split a 7 between two pawns (P18)."""
    firsts = walkers
    while firsts:
        first = firsts & 127
        seconds = walkers
        while seconds:
            second = seconds & 127
            for steps in range(1, 7):
                target = forward(first, steps)
                other = forward(second, 7 - steps)
                if second == first or target > HOME_PLACE or other > HOME_PLACE:
                    continue
                if not order_matters(first, target, second, other) and (
                    second < first  # the same two walks have been listed in the other order
                    or not may_end(position, seat, target, rules)
                    or not may_end(position, seat, other, rules)
                ):
                    continue
                after = split(position, seat, first, steps, second, rules)
                play = play_code(7, SPLIT, first, second, steps)
                size = record(out, size, base, play, after)
            seconds >>= 7
        firsts >>= 7
    return size


def add_meetings(
    position: Position, seat: int, meeting: int, rules: int, out: list[int], size: int, base: int
) -> int:
    """Appends the play `meeting` with each rival's pawn on the track as its second pawn."""
    road = own_road(rivals_on_track(position, seat), seat)
    while road:
        play = meeting | (bit_index(road & -road) + 1) << 7
        size = record(out, size, base, play, played(position, seat, play, rules))
        road &= road - 1
    return size


def plays_of_card(
    position: Position, seat: int, pawns: int, card: int, rules: int, out: list[int], size: int
) -> int:
    """Appends every different play of one card to the buffer, sorted; returns the new number of
    rows (P5, P6, P10, P18, P19). The buffer needs room for MAX_PLAYS more rows."""
    base = size
    road = own_road(position[seat], seat)
    zone = position[4 + seat] & ZONE
    waiting = in_start(position, seat, pawns)
    if card == PARDON_CARD and waiting:
        meeting = play_code(card, PARDON, 0, 0, 0)
        return add_meetings(position, seat, meeting, rules, out, size, base)
    if can_leave(road, waiting, card, rules):
        play = play_code(card, FORWARD, 0, 0, 1)
        size = record(out, size, base, play, played(position, seat, play, rules))
    steps = forward_steps(card)
    if steps:
        track, safe = forward_movers(road, zone, steps, rules)
        walk = play_code(card, FORWARD, 0, 0, steps)
        movers = packed_places(track, safe)
        size = add_walks(position, seat, movers, walk, rules, out, size, base)
    steps = backward_steps(card)
    if steps:
        track, safe = backward_movers(road, zone, steps, rules)
        walk = play_code(card, BACKWARD, 0, 0, steps)
        movers = packed_places(track, safe)
        size = add_walks(position, seat, movers, walk, rules, out, size, base)
    if card == 7:
        walkers = packed_places(road, zone)
        size = add_splits(position, seat, walkers, rules, out, size, base)
    elif card == 11:
        walks = size - base
        while road:
            meeting = play_code(card, SWITCH, bit_index(road & -road) + 1, 0, 0)
            size = add_meetings(position, seat, meeting, rules, out, size, base)
            road &= road - 1
        if not walks and size > base:
            play = play_code(card, DECLINE, 0, 0, 0)
            size = record(out, size, base, play, position)
    return size


def plays_of_hand(
    position: Position, seat: int, pawns: int, hand: int, rules: int, out: list[int]
) -> int:
    """Writes every different play of every card in a hand to the buffer, sorted; returns the number
    of rows (P9). The buffer needs room for MAX_PLAYS rows for each kind of card in the hand."""
    size = 0
    kind = 0
    for card in CARDS:
        if held(hand, kind):
            size = plays_of_card(position, seat, pawns, card, rules, out, size)
        kind += 1
    return size


def next_seat(seat: int, playing: int) -> int:
    """The next seat clockwise among the bits of `playing`, which are at least two (T5)."""
    seat = (seat + 1) & 3
    while not playing >> seat & 1:
        seat = (seat + 1) & 3
    return seat


def plays_again(card: int, forfeited: int, hand_size: int) -> int:
    """1 when the seat plays another card after this one: after a 2, unless it was thrown away for
    want of a play from a hand (P8, P9)."""
    return 1 if card == 2 and not (forfeited and hand_size) else 0
