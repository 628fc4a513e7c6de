"""Rolls per second of random Temper through `State`, beside the Ludo simulator `ludopy`.

    python benchmarks/temper_rolls.py

Both play whole games of four seats with uniformly random moves in plain Python, in turn, several
times; a roll is one throw of the die, played or not.
"""

import random
import statistics
import time

import ludopy

import homestretch
from homestretch import CHANCE, TERMINAL

SECONDS = 2.0
ROUNDS = 5


def homestretch_rolls(rng: random.Random) -> int:
    """Plays one game; the number of rolls."""
    state = homestretch.game("temper").start()
    rolls = 0
    while state.to_act != TERMINAL:
        if state.to_act == CHANCE:
            state = state.apply_chance(rng.randint(1, 6))
            rolls += 1
        else:
            state = state.apply(rng.choice(state.legal_moves()))
    return rolls


def ludopy_rolls(rng: random.Random) -> int:
    """Plays one game to its first winner; the number of rolls."""
    game = ludopy.Game()
    rolls = 0
    there_is_a_winner = False
    while not there_is_a_winner:
        (_, pieces, *_, there_is_a_winner), _ = game.get_observation()
        rolls += 1
        piece = rng.choice(list(pieces)) if len(pieces) else -1
        _, _, _, _, _, there_is_a_winner = game.answer_observation(piece)
    return rolls


def rate(play: object, rng: random.Random) -> float:
    """Rolls per second over about `SECONDS`."""
    assert callable(play)
    rolls = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        rolls += play(rng)
    return rolls / (time.perf_counter() - start)


def main() -> None:
    """Measures in turn and prints medians and the ratio."""
    rng = random.Random(1)
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(rate(homestretch_rolls, rng))
        theirs.append(rate(ludopy_rolls, rng))
    ratios = [a / b for a, b in zip(ours, theirs, strict=True)]
    print(f"homestretch  {statistics.median(ours):10,.0f} rolls/s (median of {ROUNDS})")
    print(f"ludopy       {statistics.median(theirs):10,.0f} rolls/s")
    print(
        f"ratio        {statistics.median(ratios):10.1f} ({min(ratios):.1f} to {max(ratios):.1f})"
    )


if __name__ == "__main__":
    main()
