"""Whole games of Pardon.

Random numbers (see `rng`): the high half of number d draws card d of a game (counted from 1; number
0 draws who begins), so that the same cards come in the same order until the discards are shuffled,
whatever is played. The low half of number DECISIONS + k is what a policy may use at decision k.

`flow` goes from node to node and can stop at each; a whole game goes quicker straight through, with
the cards as bits. Tests hold both to the games that `PardonState` plays.
"""

from homestretch.batch import bits, rng
from homestretch.batch.pardon import flow, pile, policy, splits, standing
from homestretch.games.pardon import kernel

DECISIONS = 1 << 40

BUFFER = kernel.ROW * kernel.MAX_PLAYS * len(kernel.CARDS) + splits.PAIRS
"""Ints of working space for the plays of a hand and the splits of a 7."""

RESULT_FIRST, RESULT_LENGTH, RESULT_TURNS, RESULT_CAPTURES, RESULT_WAITS, RESULT_SCORES = range(6)
"""Columns of a result row; the scores of seats 0-3 rank them: more is better."""
RESULT_WIDTH = 9

TRACKS = 0
"""Columns 0-3 of a table: the seats' pawns on the ring, turned so that the seat that played last is
seat 0."""
LANES = 4
HANDS = 8
MISSING = 12
"""How many cards each hand is short of a full one."""
TABLE = 16

Piles = tuple[int, int, int]
"""The draw pile, the discards, and the hand that gets the next card."""


def drawn(piles: Piles, noise: int) -> Piles:
    """The next card is drawn, after a reshuffle if there must be one (P11)."""
    draw_pile, discards, hand = piles
    draw_pile, discards = (draw_pile, discards) if draw_pile else (discards, 0)
    ticket = rng.below(noise, bits.count(draw_pile))
    card = bits.nth(draw_pile, ticket)
    hand += 1 << kernel.BITS * pile.kind_of(card)
    return draw_pile ^ 1 << card, discards, hand


def laid_out(table: list[int], seat: int, rules: flow.Rules) -> None:
    """The pawns before the first play, as they lie for the seat that begins (P7)."""
    for other in range(4):
        ahead = other - seat & 3
        start = rules[flow.RULES_START] and rules[flow.RULES_SEATS] >> other & 1
        table[TRACKS + other] = 1 << kernel.square_of(ahead, 1) if start else 0
        table[LANES + other] = 0
        table[HANDS + other] = 0
        table[MISSING + other] = 0


def seen(table: list[int], seat: int, quarters: int) -> kernel.Position:
    """The position with the board turned on by some quarters, so that the seat is seat 0.

    The rules are the same from every seat (P1), and a seat that is known beforehand makes quicker
    code.
    """
    left, across, right = seat + 1 & 3, seat + 2 & 3, seat + 3 & 3
    return (
        flow.turned(table[TRACKS + seat], quarters),
        flow.turned(table[TRACKS + left], quarters),
        flow.turned(table[TRACKS + across], quarters),
        flow.turned(table[TRACKS + right], quarters),
        table[LANES + seat],
        table[LANES + left],
        table[LANES + across],
        table[LANES + right],
    )


def put_down(table: list[int], seat: int, position: kernel.Position) -> None:
    """Keeps a position that the seat has brought about; it moves no pawn in another's lane."""
    table[TRACKS + seat] = position[0]
    table[TRACKS + (seat + 1 & 3)] = position[1]
    table[TRACKS + (seat + 2 & 3)] = position[2]
    table[TRACKS + (seat + 3 & 3)] = position[3]
    table[LANES + seat] = position[4]


def play_game(
    key: int,
    rules: flow.Rules,
    deck: int,
    slots: tuple[int, int, int, int],
    table: list[int],
    out: list[int],
    results: list[int],
    base: int,
) -> int:
    """Plays one game and writes its result; returns the cards put away."""
    seats, seat, pawns, full, _, option_bits, _ = rules
    seat = bits.pick(seats, rng.low(rng.draw(key, 0))) if seat < 0 else seat
    results[base + RESULT_FIRST] = seat
    laid_out(table, seat, rules)
    draw_pile, discards = deck, 0
    draws = 1
    # Worked out one card ahead: what is drawn then waits for nothing that is played.
    card_noise = rng.high(rng.draw(key, draws))
    other = seat
    for _ in range(full * bits.count(seats)):
        piles = drawn((draw_pile, discards, table[HANDS + other]), card_noise)
        draw_pile, discards, table[HANDS + other] = piles
        draws += 1
        card_noise = rng.high(rng.draw(key, draws))
        other = kernel.next_seat(other, seats)
    length = turns = captures = waits = 0
    quarters = 0
    over = 0
    while not over:
        hand = table[HANDS + seat]
        if not full:
            draw_pile, discards, hand = drawn((draw_pile, discards, hand), card_noise)
            draws += 1
            card_noise = rng.high(rng.draw(key, draws))
        length += 1
        noise = rng.low(rng.draw(key, DECISIONS + length))
        position = seen(table, seat, quarters)
        code = policy.choose(slots[seat], position, hand, pawns, option_bits, out, noise)
        card = code >> 24
        forfeited = 1 if code >> 21 & 7 == kernel.DISCARD else 0
        after = kernel.played(position, 0, code, option_bits)
        put_down(table, seat, after)
        before = bits.count(kernel.rivals_on_track(position, 0))
        sent_back = before - bits.count(kernel.rivals_on_track(after, 0))
        captures += sent_back << 16 * seat
        waits += (1 if position[0] | position[4] == 0 else 0) << 16 * seat
        kind = flow.KINDS[card]
        hand -= 1 << kernel.BITS * kind
        discards = pile.put(discards, draw_pile, kind)
        over = kernel.all_home(after, 0, pawns)
        missing = table[MISSING + seat] + 1
        while full and missing and draw_pile | discards and not over:
            draw_pile, discards, hand = drawn((draw_pile, discards, hand), card_noise)
            draws += 1
            card_noise = rng.high(rng.draw(key, draws))
            missing -= 1
        table[HANDS + seat] = hand
        table[MISSING + seat] = missing
        again = kernel.plays_again(card, forfeited, full) & ~over
        turns += 1 - again
        quarters = 0 if again | over else kernel.next_seat(seat, seats) - seat & 3
        seat = seat + quarters & 3
    results[base + RESULT_LENGTH] = length
    results[base + RESULT_TURNS] = turns
    results[base + RESULT_CAPTURES] = captures
    results[base + RESULT_WAITS] = waits
    for other in range(4):
        score = standing.score(table[TRACKS + other], table[LANES + other], other - seat & 3)
        results[base + RESULT_SCORES + other] = score
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
    table = bits.borrowed(working[BUFFER:])
    deck = pile.pile_of(setup[flow.RULES_DECK])
    out = bits.borrowed(working)
    results = bits.borrowed(results)
    length = 0
    for game in range(games):
        key = rng.game_key(seed, first_game + game)
        length += play_game(key, setup, deck, slots, table, out, results, game * RESULT_WIDTH)
    return length


WIDTH = BUFFER + TABLE
