"""The rules of Temper as pure functions over integers. Everything else asks here.

Written in the subset of Python that a compiler for numeric code accepts: positional arguments,
ints and tuples of ints, no exceptions, no containers. A seat's tokens are one mask: bit p (1-44)
is set when one of its tokens stands on progress p; tokens that are not on the road are in the
base. `masks` is a tuple of four masks, an empty seat's being 0. `rules` is a set of option bits.
Arguments are not checked here; the callers in `state.py` do that.
"""

TRACK = (1 << 41) - 2
"""Progress 1-40."""
HOME = 0b1111 << 41
"""Progress 41-44."""
ROAD = TRACK | HOME
IN_BASE = 1
"""In a mask of origins, bit 0 stands for a token that leaves the base."""
START = 1 << 1

START_TOKEN = 1
UNPLAYABLE_SIX_AGAIN = 2
THREE_TRIES = 4
MUST_CAPTURE = 8
HOME_JUMP = 16
PLAY_ON = 32


def count(mask: int) -> int:
    """How many bits are set (at most four: a seat's tokens, or the seats)."""
    number = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def turned(track: int, quarters: int) -> int:
    """Track bits of a seat as seen on the road of the seat `quarters` before it (T2)."""
    shift = 10 * (quarters & 3)
    return (track << shift | track >> (40 - shift)) & TRACK


def rivals_on_road(masks: tuple[int, int, int, int], seat: int) -> int:
    """The other seats' tokens on the track, as progress bits on this seat's road."""
    rivals = 0
    for step in range(1, 4):
        rivals |= turned(masks[(seat + step) & 3] & TRACK, step)
    return rivals


def steps(own: int, die: int, rules: int) -> int:
    """Origins on the road whose token can go `die` squares, taken alone (T6, T12, T15, T16)."""
    origins = own & ((ROAD & ~own) >> die)
    if not rules & HOME_JUMP:
        home = own & HOME
        for distance in range(1, 6):
            if distance < die:
                origins &= ~(home >> distance)
    return origins


def legal_origins(own: int, rivals: int, tokens: int, die: int, rules: int) -> int:
    """The tokens that may move, as a mask of origins; bit 0 is a token leaving the base.

    `own` and `rivals` are masks on the own road. The order of T14a to T14d.
    """
    origins = steps(own, die, rules)
    if count(own) < tokens:
        if origins & START:
            return START  # T14a
        if die == 6 and not own & START:
            return IN_BASE  # T14b
    if rules & MUST_CAPTURE:
        captures = origins & (rivals >> die)
        if captures:
            return captures  # T14c
    return origins  # T14d


def rolls_due(own: int, rules: int) -> int:
    """Rolls in the series that begins now: three where nothing can move without a six (T10)."""
    if not rules & THREE_TRIES or own & TRACK:
        return 1
    for die in range(1, 4):
        if steps(own, die, rules):
            return 1
    return 3


def with_mask(masks: tuple[int, int, int, int], seat: int, mask: int) -> tuple[int, int, int, int]:
    """The masks with one seat's replaced."""
    red, blue, yellow, green = masks
    if seat == 0:
        return mask, blue, yellow, green
    if seat == 1:
        return red, mask, yellow, green
    if seat == 2:
        return red, blue, mask, green
    return red, blue, yellow, mask


def moved(
    masks: tuple[int, int, int, int], seat: int, origin: int, die: int
) -> tuple[int, int, int, int]:
    """The masks after a legal move of the token on `origin` (0: out of the base), captures made."""
    own = masks[seat]
    target = origin + die if origin else 1
    masks = with_mask(masks, seat, own & ~(1 << origin) | 1 << target)
    landed = 1 << target & TRACK
    for step in range(1, 4):  # T11: whoever stands there goes back
        rival = (seat + step) & 3
        masks = with_mask(masks, rival, masks[rival] & ~turned(landed, 4 - step))
    return masks


def is_home(own: int, tokens: int) -> int:
    """1 when all tokens of a seat are in its home row (T17)."""
    return 1 if count(own & HOME) == tokens else 0


def is_over(playing: int, rules: int) -> int:
    """1 when the game ends now that a seat has come home; `playing` are the others (T17)."""
    return 1 if not rules & PLAY_ON or count(playing) == 1 else 0


def next_seat(seat: int, playing: int) -> int:
    """The next seat clockwise among the bits of `playing`, which holds at least one other (T5)."""
    ahead = (playing << 4 | playing) >> seat + 1 & 7
    nearest = ahead & -ahead  # 1, 2 or 4: one, two or three seats on
    return seat + 1 + (nearest >> 1) & 3


def tries_left(moved: int, rolls_left: int, die: int) -> int:
    """Rolls left in a series after one of its rolls, 0 where that ended the series (T10).

    `rolls_left` counts the roll just made. A six within three tries can always be played.
    """
    return 0 if moved or die == 6 else rolls_left - 1


def next_to_roll(seat: int, tries: int, moved: int, die: int, playing: int, rules: int) -> int:
    """Whose roll comes after a roll that was played (`moved` 1) or could not be (T7, T9, T10).

    `tries` is as `tries_left` says; `playing` lacks a seat that has just come home.
    """
    six_again = die == 6 and (moved != 0 or rules & UNPLAYABLE_SIX_AGAIN != 0)
    if tries or (six_again and playing >> seat & 1):
        return seat
    return next_seat(seat, playing)


def after_idle_roll(
    masks: tuple[int, int, int, int],
    seat: int,
    rolls_left: int,
    die: int,
    playing: int,
    rules: int,
) -> tuple[int, int]:
    """Who rolls next, and how often at most, after a roll that nobody can play (T7, T9, T10)."""
    tries = tries_left(0, rolls_left, die)
    seat = next_to_roll(seat, tries, 0, die, playing, rules)
    return seat, tries if tries else rolls_due(masks[seat], rules)


def after_move(
    masks: tuple[int, int, int, int], seat: int, die: int, playing: int, rules: int
) -> tuple[int, int]:
    """As `after_idle_roll`, after a move (T9); `playing` lacks a seat that has just come home."""
    seat = next_to_roll(seat, 0, 1, die, playing, rules)
    return seat, rolls_due(masks[seat], rules)


def start_mask(rules: int) -> int:
    """A seat's tokens at the beginning (T4)."""
    return START if rules & START_TOKEN else 0
