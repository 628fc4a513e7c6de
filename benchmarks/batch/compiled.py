"""The compiled games beside other engines, in one run on the same core.

    python benchmarks/batch/compiled.py                 everything, medians of 5
    python benchmarks/batch/compiled.py --runs 1        quickly

Temper with the rules of OpenSpiel's `maedn`, uniform random play, against its C++ `evaluate_bots`;
Pardon with a hand of five against `apologies` with its copies cut out; two threads against one.
Needs: pip install open-spiel apologies. What is not installed is left out, and said so.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import homestretch
from homestretch import batch

MAEDN: dict[str, Any] = {
    "must_capture": False,
    "three_tries": False,
    "home_jump": True,
    "unplayable_six_again": True,
}
SECONDS = 1.0
"""About how long one measurement of another engine lasts."""


class Rate:
    """Games and steps (rolls, cards) a second of several runs."""

    def __init__(self) -> None:
        self.games: list[float] = []
        self.steps: list[float] = []

    def add(self, games: int, steps: int, seconds: float) -> None:
        """One run."""
        self.games.append(games / seconds)
        self.steps.append(steps / seconds)

    def text(self) -> str:
        """Medians and the spread of the steps."""
        low, high = min(self.steps), max(self.steps)
        steps = statistics.median(self.steps)
        spread = f"({low:,.0f}-{high:,.0f})" if steps else ""
        return f"{statistics.median(self.games):>12,.0f} games/s {steps:>14,.0f} steps/s {spread}"


Run = tuple[int, int, float]
"""Games, steps and seconds: of processor time where one thread plays, so that other programs on the
machine matter less, else of the clock."""


def compiled(game: Any, games: int, threads: int) -> Callable[[], Run]:
    """A run of compiled games."""
    clock = time.process_time if threads == 1 else time.perf_counter

    def run() -> Run:
        started = clock()
        results = batch.play(game, games, seed=int(started), threads=threads)
        seconds = clock() - started
        return games, int(results["length"].sum()), seconds

    return run


def maedn(players: int) -> Run:
    """OpenSpiel's games in C++, from its own loop; it does not count rolls."""
    import pyspiel

    spiel: Any = pyspiel
    game = spiel.load_game("maedn", {"players": players})
    bots = [spiel.make_uniform_random_bot(player, 5 + player) for player in range(players)]
    games = 0
    started = time.process_time()
    while time.process_time() - started < SECONDS:
        spiel.evaluate_bots(game.new_initial_state(), bots, games)
        games += 1
    return games, 0, time.process_time() - started


def apologies(players: int) -> Run:
    """Whole games of `apologies` in its adult mode, without the copies its engine makes of every
    position; a step is a card put away, as with ours."""
    from apologies import engine, game, source

    names: Any = engine
    table: Any = game
    characters = [names.Character(f"p{n}", source.RandomInputSource()) for n in range(players)]
    cards = 0

    def view(self: Any, colour: Any) -> Any:
        others = {player.color: player for player in self.players.values()}
        own = others.pop(colour)
        return table.PlayerView(own, others)

    class Counted(names.Engine):  # type: ignore[misc]
        def execute_move(self, color: Any, move: Any) -> bool:
            nonlocal cards
            cards += 1
            return bool(super().execute_move(color, move))

    table.Game.copy = lambda self: self
    table.Game.create_player_view = view
    played = 0
    started = time.process_time()
    while time.process_time() - started < SECONDS:
        run = Counted(mode=table.GameMode.ADULT, characters=characters)
        run.start_game()
        while not run.completed:
            run.play_next()
        played += 1
    return played, cards, time.process_time() - started


def measure(runs: int, contestants: dict[str, Callable[[], Run]]) -> None:
    """Runs the contestants in turn, so that what else the machine does meets all alike."""
    rates: dict[str, Rate] = {}
    for name, run in list(contestants.items()):
        try:
            run()
        except ModuleNotFoundError as error:
            print(f"{name}: left out, {error.name} is not installed")
            del contestants[name]
            continue
        rates[name] = Rate()
    for _ in range(runs):
        for name, run in contestants.items():
            rates[name].add(*run())
    for name, rate in rates.items():
        print(f"{name:<34}{rate.text()}")
    first, *others = rates.values()
    for name, other in zip(list(rates)[1:], others, strict=True):
        for kind, ours, theirs in (
            ("games", first.games, other.games),
            ("steps", first.steps, other.steps),
        ):
            if min(theirs) > 0:
                ratio = statistics.median(ours) / statistics.median(theirs)
                print(f"    {ratio:,.2f} times the {kind} of {name}")


def main() -> None:
    """Measures everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    for players in (2, 4):
        seats = (0, 2) if players == 2 else (0, 1, 2, 3)
        temper = homestretch.game("temper", seats=seats, **MAEDN)
        default = homestretch.game("temper", seats=seats)
        pardon = homestretch.game("pardon", seats=seats)
        # What `apologies` plays: a pawn on the start exit, the Pardon cards; two sit side by side.
        beside = (0, 1) if players == 2 else seats
        adult = homestretch.game("pardon", preset="pardon-strategy", seats=beside)
        print(f"\nTemper, {players} seats")
        measure(
            runs,
            {
                "compiled, rules of maedn": compiled(temper, 400_000, 1),
                "compiled, default rules": compiled(default, 200_000, 1),
                "OpenSpiel maedn (C++)": partial(maedn, players),
            },
        )
        print(f"\nPardon, hand of five, {players} seats")
        measure(
            runs,
            {
                "compiled, rules of apologies": compiled(adult, 20_000, 1),
                "compiled, default rules": compiled(pardon, 20_000, 1),
                "apologies without copies": partial(apologies, players),
            },
        )
        print(f"\nTwo threads, {players} seats")
        measure(
            runs,
            {
                "Temper, two threads": compiled(temper, 800_000, 2),
                "Temper, one thread": compiled(temper, 800_000, 1),
            },
        )
        measure(
            runs,
            {
                "Pardon, two threads": compiled(pardon, 40_000, 2),
                "Pardon, one thread": compiled(pardon, 40_000, 1),
            },
        )


if __name__ == "__main__":
    main()
