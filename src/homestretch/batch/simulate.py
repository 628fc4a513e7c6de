"""Many games between policies, and what they say about the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import isfinite
from time import perf_counter
from typing import Any, SupportsIndex

import numpy as np

from homestretch.batch.engine import Notice, setup_of
from homestretch.batch.intervals import Interval, mean_interval, wilson
from homestretch.batch.play import Choice, policies_by_seat
from homestretch.batch.tally import Tally, tally_of
from homestretch.batch.work import Job, in_order, thread_count
from homestretch.core.seats import COLOURS
from homestretch.core.state import Game
from homestretch.games.registry import game as make_game
from homestretch.games.registry import option_specs

Json = dict[str, Any]

LENGTH_NAMES = {"temper": "rolls", "pardon": "cards"}
"""What the length of a game counts."""

SHARES = (0.05, 0.5, 0.95)


@dataclass(frozen=True)
class SeatSummary:
    """How one seat fared; shares with 95 % Wilson intervals."""

    seat: int
    policy: str
    wins: int
    share: Interval
    places: tuple[float, ...]
    """Share of the games at place 1, 2, ..."""
    captures: float
    """Rivals' pieces sent back in a game."""
    waits: float
    """Rolls (cards) in a game that met the seat with all its pieces in the base (Start)."""


@dataclass(frozen=True)
class Simulation:
    """What many games came to. The same seed gives the same, but for `seconds`."""

    game: Game[Any]
    seed: int
    asked: int
    tally: Tally
    policies: dict[int, str]
    seconds: float
    interrupted: bool = False

    @property
    def games(self) -> int:
        """Games played: fewer than asked after an interruption."""
        return self.tally.games

    @property
    def seats(self) -> list[SeatSummary]:
        """Every seat's summary."""
        games = self.games
        count = len(self.game.seats)
        return [
            SeatSummary(
                seat,
                self.policies[seat],
                int(self.tally.wins[seat]),
                wilson(int(self.tally.wins[seat]), games),
                tuple(float(n) / max(games, 1) for n in self.tally.places[seat, 1 : count + 1]),
                float(self.tally.captures[seat]) / max(games, 1),
                float(self.tally.waits[seat]) / max(games, 1),
            )
            for seat in self.game.seats
        ]

    @property
    def length(self) -> Interval:
        """Mean length of a game, in rolls or cards; without bounds for fewer than two games."""
        numbers = np.arange(len(self.tally.lengths), dtype=np.float64)
        squares = float((self.tally.lengths * numbers**2).sum())
        return mean_interval(float(self.tally.length), squares, self.games)

    @property
    def turns(self) -> float:
        """Mean number of turns of a game, all seats together."""
        return self.tally.turns / max(self.games, 1)

    @property
    def first_seat(self) -> Interval:
        """How often the seat that began won."""
        return wilson(int(self.tally.first_wins.sum()), self.games)

    @property
    def first_seat_advantage(self) -> float:
        """By how much that is more than an even share."""
        return self.first_seat.value - 1 / len(self.game.seats)

    def to_json(self) -> Json:
        """Everything as JSON values, shares from 0 to 1."""
        low, middle, high = self.tally.length_at(SHARES)
        mean = self.length
        return {
            "game": self.game.name,
            "preset": self.game.preset,
            "options": self.game.options.as_dict(),
            "first": "draw" if self.game.first is None else self.game.first,
            "seed": self.seed,
            "asked": self.asked,
            "games": self.games,
            "interrupted": self.interrupted,
            "seats": [_seat_json(entry) for entry in self.seats],
            "length": {
                "unit": LENGTH_NAMES[self.game.name],
                **{key: part if isfinite(part) else None for key, part in mean._asdict().items()},
                "p5": low,
                "p50": middle,
                "p95": high,
                "longest": max(len(self.tally.lengths) - 1, 0),
            },
            "turns": self.turns,
            "first_seat": {**self.first_seat._asdict(), "advantage": self.first_seat_advantage},
        }


def _seat_json(entry: SeatSummary) -> Json:
    return {
        "seat": entry.seat,
        "colour": COLOURS[entry.seat],
        "policy": entry.policy,
        "wins": entry.wins,
        "share": entry.share._asdict(),
        "places": list(entry.places),
        "captures": entry.captures,
        "waits": entry.waits,
    }


def simulate(
    game: Game[Any],
    games: SupportsIndex,
    *,
    policies: Choice | Mapping[int, Choice] = "random",
    seed: SupportsIndex = 0,
    threads: SupportsIndex | None = None,
    compiled: bool = True,
    notice: Notice | None = None,
    progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> Simulation:
    """Plays games and adds them up; arguments as for `play`.

    `cluster` is the address of a Dask scheduler, or `local`; the result is the same. Ctrl-C ends
    it early: what is then returned is whole for the games that were played, the first
    ones of the seed, and says `interrupted`.
    """
    by_seat = policies_by_seat(game, policies)
    job = Job.of(setup_of(game), by_seat, seed, games, 0, compiled)
    tally = Tally()
    interrupted = False
    started = perf_counter()
    try:
        if compiled and cluster is None:
            job.prepare(notice)
            started = perf_counter()
        for part in _tallies(job, thread_count(threads), cluster):
            tally = tally.plus(part)
            if progress is not None:
                progress(tally.games)
    except KeyboardInterrupt:
        interrupted = True
    seconds = perf_counter() - started
    names = {seat: entry.name for seat, entry in by_seat.items()}
    return Simulation(game, job.seed, job.games, tally, names, seconds, interrupted)


def _tallies(job: Job, threads: int, cluster: str | None) -> Iterator[Tally]:
    if cluster is None:
        yield from in_order(job.shares(), lambda *share: tally_of(job.play(*share)), threads)
        return
    from homestretch.batch import cluster as dask

    with dask.client_of(cluster) as client:
        yield from dask.tallies(job, client)


def variants(game: Game[Any]) -> dict[str, Game[Any]]:
    """The same game with one option changed: switches turned over, each named `option=value`."""
    made: dict[str, Game[Any]] = {}
    options = game.options.as_dict()
    first = "draw" if game.first is None else game.first
    for spec in option_specs(game.name):
        if spec.is_switch:
            value = not options[spec.name]
            word = f"{spec.name}={'on' if value else 'off'}"
            changed: dict[str, Any] = {**options, spec.name: value}
            made[word] = make_game(game.name, seats=game.seats, first=first, **changed)
    return made
