"""One node of Temper in a row of integers, stepped by the kernel's functions.

What may be done, and what comes of it, is asked of the kernel; this module only keeps the node.
`TemperState` does the same for people; tests hold the two equal, node by node.
"""

from homestretch.games.temper import kernel

MASKS = 0
"""Columns 0-3 of a row: the seats' masks."""
TURN = 4
PHASE = 5
ROLLS_LEFT = 6
DIE = 7
ORIGINS = 8
"""At a decision, the tokens that may move, as a mask of origins."""
PLAYING = 9
"""The seats still in the game, as bits."""
FINISHED = 10
"""Seats that are all home, in order: (seat + 1) in three bits each, the first lowest."""
WIDTH = 11

FIRST, ROLL, MOVE, OVER = range(4)
"""Phases, as in `TemperState`."""


def start(row: list[int], playing: int, first: int, rules: int) -> None:
    """The first node: a roll of seat `first`, or the draw of who begins where that is -1."""
    for seat in range(4):
        row[MASKS + seat] = kernel.start_mask(rules) if playing >> seat & 1 else 0
    row[PLAYING] = playing
    row[FINISHED] = 0
    row[DIE] = 0
    row[ORIGINS] = 0
    row[TURN] = 0
    row[PHASE] = FIRST
    row[ROLLS_LEFT] = 0
    if first >= 0:
        begin(row, first, rules)


def begin(row: list[int], seat: int, rules: int) -> None:
    """The roll of the seat that begins."""
    row[TURN] = seat
    row[PHASE] = ROLL
    row[ROLLS_LEFT] = kernel.rolls_due(row[MASKS + seat], rules)


def seen_from(row: list[int], seat: int) -> tuple[int, int, int, int]:
    """The masks with the given seat's first, clockwise: the rules are the same from every seat."""
    return (
        row[MASKS + seat],
        row[MASKS + (seat + 1 & 3)],
        row[MASKS + (seat + 2 & 3)],
        row[MASKS + (seat + 3 & 3)],
    )


def turned_seats(playing: int, seat: int) -> int:
    """Bits of seats with the given seat's first, clockwise."""
    return (playing << 4 | playing) >> seat & 15


def roll(row: list[int], die: int, tokens: int, rules: int) -> None:
    """The die falls: a decision where a token can move, else the next roll."""
    seat = row[TURN]
    masks = seen_from(row, seat)
    rivals = kernel.rivals_on_road(masks, 0)
    origins = kernel.legal_origins(masks[0], rivals, tokens, die, rules)
    if origins:
        row[PHASE] = MOVE
        row[DIE] = die
        row[ORIGINS] = origins
        row[ROLLS_LEFT] = 0
        return
    playing = turned_seats(row[PLAYING], seat)
    ahead, rolls = kernel.after_idle_roll(masks, 0, row[ROLLS_LEFT], die, playing, rules)
    row[TURN] = seat + ahead & 3
    row[ROLLS_LEFT] = rolls


def move(row: list[int], origin: int, tokens: int, rules: int) -> None:
    """The token on `origin` moves, which must be legal; on to the next roll or the end."""
    seat = row[TURN]
    die = row[DIE]
    masks = kernel.moved(seen_from(row, seat), 0, origin, die)
    row[MASKS + seat] = masks[0]
    row[MASKS + (seat + 1 & 3)] = masks[1]
    row[MASKS + (seat + 2 & 3)] = masks[2]
    row[MASKS + (seat + 3 & 3)] = masks[3]
    row[DIE] = 0
    row[ORIGINS] = 0
    if kernel.is_home(masks[0], tokens):
        place = kernel.count(row[PLAYING])
        row[PLAYING] &= ~(1 << seat)
        finished = row[FINISHED]
        shift = 0
        while finished >> shift:
            shift += 3
        row[FINISHED] = finished | (seat + 1) << shift
        if not rules & kernel.PLAY_ON or place == 2:
            row[PHASE] = OVER
            return
    playing = turned_seats(row[PLAYING], seat)
    ahead, rolls = kernel.after_move(masks, 0, die, playing, rules)
    row[PHASE] = ROLL
    row[TURN] = seat + ahead & 3
    row[ROLLS_LEFT] = rolls
