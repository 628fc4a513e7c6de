"""Whole games of Pardon.

Random numbers (see `rng`): the high half of number d draws card d of a game (counted from 1; number
0 draws who begins), so that the same cards come in the same order until the discards are shuffled,
whatever is played. The low half of number DECISIONS + k is what a policy may use at decision k.
"""

from homestretch.batch import bits, rng
from homestretch.batch.pardon import flow, policy, splits, standing
from homestretch.games.pardon import kernel

DECISIONS = 1 << 40

BUFFER = kernel.ROW * kernel.MAX_PLAYS * len(kernel.CARDS) + splits.PAIRS
"""Ints of working space for the plays of a hand and the splits of a 7."""

RESULT_FIRST, RESULT_LENGTH, RESULT_TURNS, RESULT_CAPTURES, RESULT_WAITS, RESULT_SCORES = range(6)
"""Columns of a result row; the scores of seats 0-3 rank them: more is better."""
RESULT_WIDTH = 9


def draw_card(row: list[int], key: int, number: int, rules: flow.Rules) -> None:
    """The next card is dealt or drawn, after a reshuffle if there must be one."""
    if flow.must_reshuffle(row):
        flow.reshuffle(row)
    pile = row[flow.PILE]
    ticket = rng.below(rng.high(rng.draw(key, number)), flow.cards_in(pile))
    flow.take(row, flow.kind_at(pile, ticket), rules)


def play_game(
    key: int,
    rules: flow.Rules,
    slots: tuple[int, int, int, int],
    row: list[int],
    out: list[int],
    results: list[int],
    base: int,
) -> int:
    """Plays one game and writes its result; returns the cards put away."""
    flow.start(row, rules)
    if row[flow.PHASE] == flow.FIRST:
        flow.first(row, bits.pick(rules[flow.RULES_SEATS], rng.low(rng.draw(key, 0))), rules)
    pawns = rules[flow.RULES_PAWNS]
    option_bits = rules[flow.RULES_BITS]
    first = row[flow.TURN]
    draws = 0
    length = 0
    turns = 0
    card = 0
    captures = 0
    waits = 0
    while row[flow.PHASE] != flow.OVER:
        if row[flow.PHASE] != flow.PLAY:
            draws += 1
            draw_card(row, key, draws, rules)
            continue
        seat = row[flow.TURN]
        length += 1
        noise = rng.low(rng.draw(key, DECISIONS + length))
        position = flow.seen_from(row, seat)
        hand = row[flow.HANDS + seat]
        code = policy.choose(slots[seat], position, hand, pawns, option_bits, out, noise)
        card = code >> 24
        forfeited = 1 if code >> 21 & 7 == kernel.DISCARD else 0
        after = kernel.played(position, 0, code, option_bits)
        before = bits.count(kernel.rivals_on_track(position, 0))
        sent_back = before - bits.count(kernel.rivals_on_track(after, 0))
        captures += sent_back << 16 * seat
        waits += (1 if position[0] | position[4] == 0 else 0) << 16 * seat
        flow.put_away(row, card, after, forfeited, rules)
        turns += 1 - kernel.plays_again(card, forfeited, rules[flow.RULES_HAND_SIZE])
    results[base + RESULT_FIRST] = first
    results[base + RESULT_LENGTH] = length
    # A last 2 calls for another play that never came.
    results[base + RESULT_TURNS] = turns + kernel.plays_again(card, 0, rules[flow.RULES_HAND_SIZE])
    results[base + RESULT_CAPTURES] = captures
    results[base + RESULT_WAITS] = waits
    for seat in range(4):
        score = standing.score(row[flow.POSITION + seat], row[flow.POSITION + 4 + seat], seat)
        results[base + RESULT_SCORES + seat] = score
    return length


def play(
    seed: int,
    first_game: int,
    games: int,
    setup: flow.Rules,
    slots: tuple[int, int, int, int],
    working: list[int],
    results: list[int],
) -> int:
    """Plays games number `first_game` to `first_game + games - 1`; returns the cards put away.

    `results` gets a row of RESULT_WIDTH ints for each; `working` is WIDTH ints of working space.
    """
    row = bits.borrowed(working[BUFFER:])
    out = bits.borrowed(working)
    results = bits.borrowed(results)
    length = 0
    for game in range(games):
        key = rng.game_key(seed, first_game + game)
        length += play_game(key, setup, slots, row, out, results, game * RESULT_WIDTH)
    return length


WIDTH = BUFFER + flow.WIDTH
