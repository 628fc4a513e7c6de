"""Whole games of Temper, many at a time.

Sixty-four games go side by side, and every step is one roll of each. The step has no branch that
depends on a game, so that a compiler can turn it into vector instructions: what would be an `if`
around a move is a choice between two results. Masks are kept with the seat that rolls first, since
the rules are the same from every seat (T2); the kernel then always hears of seat 0.

Random numbers (see `rng`): number 0 of a game draws who begins; roll r of turn t (both from 0) uses
number 256 t + r + 1: its high half is the die, its low half is what a policy may use. So the
dice of a turn do not depend on what was chosen in earlier turns.
"""

from homestretch.batch import bits, rng
from homestretch.batch.temper import policy, standing
from homestretch.games.temper import kernel

Setup = tuple[int, int, int, int]
"""The seats as bits, who begins (-1: drawn), tokens of each, the kernel's rule bits."""

LANES = 64
"""Games side by side."""

MASKS = 0
PLAYING = 4 * LANES
SEAT = 5 * LANES
"""The seat that rolls: seat 0 of the masks."""
ROLLS_LEFT = 6 * LANES
KEY = 7 * LANES
CLOCK = 8 * LANES
GAME = 9 * LANES
OVER = 10 * LANES
FIRST = 11 * LANES
"""From here on, what is told of a finished game."""
FINISHED = 12 * LANES
"""Seats come home, three bits each as seat + 1, the last one lowest."""
ROLLS = 13 * LANES
TURNS = 14 * LANES
CAPTURES = 15 * LANES
"""Captures made, sixteen bits a seat."""
WAITS = 16 * LANES
"""Rolls made with no token on the road, sixteen bits a seat."""
WIDTH = 17 * LANES

RESULT_FIRST, RESULT_LENGTH, RESULT_TURNS, RESULT_CAPTURES, RESULT_WAITS, RESULT_SCORES = range(6)
"""Columns of a result row; the scores of seats 0-3 rank them: more is better."""
RESULT_WIDTH = 9


def step(lanes: list[int], slots: tuple[int, int, int, int], tokens: int, rules: int) -> int:
    """One roll in every lane, with its move; returns 1 when a game has ended."""
    rng.wide()
    ended = 0
    for lane in range(LANES):
        own = lanes[MASKS + lane]
        left = lanes[MASKS + LANES + lane]
        across = lanes[MASKS + 2 * LANES + lane]
        right = lanes[MASKS + 3 * LANES + lane]
        masks = (own, left, across, right)
        seat = lanes[SEAT + lane]
        clock = lanes[CLOCK + lane] + 1
        number = rng.draw(lanes[KEY + lane], clock)
        die = rng.below(rng.high(number), 6) + 1
        rivals = kernel.rivals_on_road(masks, 0)
        origins = kernel.legal_origins(own, rivals, tokens, die, rules)
        moved = 1 if origins else 0
        slot = slots[0]
        slot = slots[1] if seat == 1 else slot
        slot = slots[2] if seat == 2 else slot
        slot = slots[3] if seat == 3 else slot
        some = origins if origins else 2
        origin = policy.choose(slot, masks, some, die, tokens, rules, rng.low(number))
        after = kernel.moved(masks, 0, origin, die)
        lanes[WAITS + lane] += (0 if own else 1) << 16 * seat
        own = after[0] if moved else own
        hit = (left ^ after[1] | across ^ after[2] | right ^ after[3]) if moved else 0
        left = after[1] if moved else left
        across = after[2] if moved else across
        right = after[3] if moved else right
        lanes[CAPTURES + lane] += (1 if hit else 0) << 16 * seat
        # A seat that is home has just come home: it rolls no more.
        home = kernel.is_home(own, tokens)
        finished = lanes[FINISHED + lane]
        lanes[FINISHED + lane] = finished << 3 | seat + 1 if home else finished
        playing = lanes[PLAYING + lane] & ~home
        over = home & kernel.is_over(playing, rules)
        lanes[OVER + lane] = over
        ended |= over
        tries = kernel.tries_left(moved, lanes[ROLLS_LEFT + lane], die)
        ahead = kernel.next_to_roll(0, tries, moved, die, playing, rules)
        passed = 1 if ahead else 0
        lanes[ROLLS + lane] += 1
        lanes[TURNS + lane] += passed
        lanes[CLOCK + lane] = (clock | (passed << 8) - passed) + passed
        one = ahead & 1
        two = ahead & 2
        first, second = left if one else own, across if one else left
        third, fourth = right if one else across, own if one else right
        own = third if two else first
        lanes[MASKS + lane] = own
        lanes[MASKS + LANES + lane] = fourth if two else second
        lanes[MASKS + 2 * LANES + lane] = first if two else third
        lanes[MASKS + 3 * LANES + lane] = second if two else fourth
        lanes[ROLLS_LEFT + lane] = tries if tries else kernel.rolls_due(own, rules)
        lanes[PLAYING + lane] = (playing << 4 | playing) >> ahead & 15
        lanes[SEAT + lane] = seat + ahead & 3
    return ended


def begin(
    lanes: list[int], lane: int, key: int, game: int, first: int, seats: int, rules: int
) -> None:
    """Starts a game in a lane; `first` -1 lets chance draw who begins."""
    if first < 0:
        first = bits.pick(seats, rng.low(rng.draw(key, 0)))
    playing = (seats << 4 | seats) >> first & 15
    for seat in range(4):
        mask = kernel.start_mask(rules) if playing >> seat & 1 else 0
        lanes[MASKS + seat * LANES + lane] = mask
    lanes[PLAYING + lane] = playing
    lanes[SEAT + lane] = first
    lanes[ROLLS_LEFT + lane] = kernel.rolls_due(lanes[MASKS + lane], rules)
    lanes[KEY + lane] = key
    lanes[CLOCK + lane] = 0
    lanes[GAME + lane] = game
    lanes[OVER + lane] = 0
    lanes[FIRST + lane] = first
    lanes[FINISHED + lane] = 0
    lanes[ROLLS + lane] = 0
    lanes[TURNS + lane] = 0
    lanes[CAPTURES + lane] = 0
    lanes[WAITS + lane] = 0


def tell(lanes: list[int], lane: int, results: list[int], row: int) -> None:
    """Writes the result of a lane's game."""
    base = row * RESULT_WIDTH
    results[base + RESULT_FIRST] = lanes[FIRST + lane]
    results[base + RESULT_LENGTH] = lanes[ROLLS + lane]
    results[base + RESULT_TURNS] = lanes[TURNS + lane]
    results[base + RESULT_CAPTURES] = lanes[CAPTURES + lane]
    results[base + RESULT_WAITS] = lanes[WAITS + lane]
    seat = lanes[SEAT + lane]
    for ahead in range(4):
        column = RESULT_SCORES + (seat + ahead & 3)
        results[base + column] = standing.score(lanes[MASKS + ahead * LANES + lane])
    finished = lanes[FINISHED + lane]
    place = 1
    while finished:
        results[base + RESULT_SCORES + (finished & 7) - 1] = place << 20
        finished >>= 3
        place += 1


def play(
    seed: int,
    first_game: int,
    games: int,
    setup: Setup,
    slots: tuple[int, int, int, int],
    lanes: list[int],
    results: list[int],
) -> int:
    """Plays games number `first_game` to `first_game + games - 1`; returns the rolls made.

    `results` gets a row of RESULT_WIDTH ints for each; `lanes` is WIDTH ints of working space.
    """
    seats, first, tokens, rules = setup
    lanes = bits.borrowed(lanes)
    results = bits.borrowed(results)
    for lane in range(LANES):
        begin(lanes, lane, rng.game_key(seed, first_game + lane), lane, first, seats, rules)
    started = LANES
    rolls = 0
    done = 0
    while done < games:
        if step(lanes, slots, tokens, rules):
            for lane in range(LANES):
                if lanes[OVER + lane]:
                    game = lanes[GAME + lane]
                    if game < games:
                        tell(lanes, lane, results, game)
                        rolls += lanes[ROLLS + lane]
                        done += 1
                    # Games beyond the last keep the lane busy and are not told of.
                    key = rng.game_key(seed, first_game + started)
                    begin(lanes, lane, key, started, first, seats, rules)
                    started += 1
    return rolls
