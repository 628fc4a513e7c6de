"""Bots against each other: every pairing and seat order, with the same chance for both sides.

A *match* of two policies is a number of *pairs* of games on the same dice or cards: in one game one
policy has the first seats of the order, in the other game they have changed places. What luck gave
to a seat it gives to both, so a pair tells more than two games.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import log10
from pathlib import Path
from typing import Any

import numpy as np

from homestretch.batch.engine import Notice, setup_of
from homestretch.batch.intervals import Z95, Interval, mean_interval
from homestretch.batch.policies import Policy
from homestretch.batch.work import Job, in_order, thread_count
from homestretch.core.errors import HomestretchError
from homestretch.core.state import Game

Json = dict[str, Any]

ROUND = 1024
"""Pairs played by every match before it is looked at again."""

LOOKS_Z = 3.29
"""How sure a match must be to end early: 99.9 %, as it is looked at after every round."""


class TournamentError(HomestretchError):
    """A tournament that cannot be played or resumed."""

    code = "bad_tournament"


@dataclass
class Match:
    """Two policies; the score of a pair is the first one's: 0, 0.5 or 1 point a game, of two."""

    one: str
    other: str
    pairs: int = 0
    points: int = 0
    """Wins of the first policy in all games."""
    squares: int = 0
    """Sum of the squares of its wins in each pair."""
    decided: bool = False

    @property
    def score(self) -> Interval:
        """The first policy's share of the wins with its 95 % interval."""
        return self.interval(Z95)

    def interval(self, z: float) -> Interval:
        """The share of the wins, from the spread between pairs."""
        mean = mean_interval(self.points, self.squares, self.pairs, z)
        return Interval(mean.value / 2, max(0.0, mean.low / 2), min(1.0, mean.high / 2))

    def look(self, margin: float) -> None:
        """Ends the match once it is clear who is better, or that it is too close to matter."""
        if self.pairs < ROUND:
            return
        sure = self.interval(LOOKS_Z)
        near = 0.5 - margin <= sure.low and sure.high <= 0.5 + margin
        self.decided = sure.low > 0.5 or sure.high < 0.5 or near


@dataclass(frozen=True)
class Rating:
    """A policy's place in the table."""

    name: str
    elo: float
    """Elo points; the mean of all is 0, 400 points are odds of ten to one."""
    score: float
    """Share of its games that it won."""
    games: int


@dataclass
class Tournament:
    """A tournament as it stands; `to_json` and `from_json` keep it on disk."""

    game: Game[Any]
    policies: dict[str, Policy]
    pairs: int
    seed: int = 0
    margin: float = 0.005
    early: bool = True
    matches: list[Match] = field(default_factory=list)
    interrupted: bool = False

    def __post_init__(self) -> None:
        if len(self.policies) < 2:
            raise TournamentError("a tournament needs at least two different bots")
        if len(self.game.seats) % 2:
            raise TournamentError(
                f"{len(self.game.seats)} seats cannot be shared by two bots; take 2 or 4 seats"
            )
        if type(self.pairs) is not int or not 1 <= self.pairs <= 1 << 32:
            raise TournamentError(f"pairs is {self.pairs!r}; it is a whole number from 1 to 2**32")
        if not 0 <= self.margin < 0.5:
            raise TournamentError(f"margin is {self.margin!r}; it is from 0 to below 0.5")
        if not self.matches:
            self.matches = [Match(one, other) for one, other in combinations(self.policies, 2)]

    def unfinished(self) -> list[Match]:
        """The matches that still have pairs to play."""
        return [m for m in self.matches if m.pairs < self.pairs and not (self.early and m.decided)]

    def play(
        self,
        *,
        threads: int | None = None,
        compiled: bool = True,
        notice: Notice | None = None,
        progress: Callable[[Tournament], None] | None = None,
        path: Path | None = None,
    ) -> None:
        """Plays on until every match is decided or has its pairs.

        Matches take turns, round by round. After every round the tournament is written to `path`,
        from
        which it can go on; Ctrl-C ends it there and sets `interrupted`. The same seed gives the
        same tournament, resumed or not, on any number of threads.
        """
        workers = thread_count(threads)
        try:
            while waiting := self.unfinished():
                for match in waiting:
                    self._play_round(match, workers, compiled, notice)
                    if path is not None:
                        self.save(path)
                    if progress is not None:
                        progress(self)
        except KeyboardInterrupt:
            self.interrupted = True

    def _play_round(
        self, match: Match, threads: int, compiled: bool, notice: Notice | None
    ) -> None:
        start = match.pairs
        pairs = min(ROUND, self.pairs - start)
        wins = np.zeros(pairs, np.int64)
        for by_seat, own in self._orders(match):
            job = Job(setup_of(self.game), by_seat, self.seed, pairs, start, compiled)
            if compiled:
                job.prepare(notice)
            done = 0
            for part in in_order(job.shares(), job.play, threads):
                wins[done : done + len(part)] += np.isin(part["winner"], own)
                done += len(part)
        # All at once, so that an interruption leaves a whole round or none.
        match.pairs, match.points, match.squares = (
            start + pairs,
            match.points + int(wins.sum()),
            match.squares + int((wins**2).sum()),
        )
        match.look(self.margin)

    def _orders(self, match: Match) -> Iterator[tuple[dict[int, Policy], list[int]]]:
        """Who sits where in the two games of a pair, and the first policy's every other seat."""
        seats = self.game.seats
        one, other = self.policies[match.one], self.policies[match.other]
        for shift in (0, 1):
            own = [seat for place, seat in enumerate(seats) if place % 2 == shift]
            yield {seat: one if seat in own else other for seat in seats}, own

    def table(self) -> list[Rating]:
        """The ratings that explain all scores best, the best policy first."""
        elos = elo_ratings(list(self.policies), self.matches)
        ratings = []
        for name, elo in elos.items():
            wins = games = 0
            for match in self.matches:
                if name in {match.one, match.other}:
                    games += 2 * match.pairs
                    own = match.points if name == match.one else 2 * match.pairs - match.points
                    wins += own
            ratings.append(Rating(name, elo, wins / max(games, 1), games))
        return sorted(ratings, key=lambda rating: -rating.elo)

    def _conditions(self) -> Json:
        """What must be the same for results to be added to."""
        return {
            "game": self.game.name,
            "options": self.game.options.as_dict(),
            "seats": list(self.game.seats),
            "first": "draw" if self.game.first is None else self.game.first,
            "seed": self.seed,
            "bots": list(self.policies),
        }

    def to_json(self) -> Json:
        """The tournament as JSON values."""
        return {
            **self._conditions(),
            "pairs": self.pairs,
            "matches": [{**vars(match), "score": match.score._asdict()} for match in self.matches],
            "table": [vars_of(rating) for rating in self.table()],
            "interrupted": self.interrupted,
        }

    def save(self, path: Path) -> None:
        """Writes the tournament; a reader never sees half of it."""
        handle, temporary = tempfile.mkstemp(dir=path.parent or Path(), suffix=".tmp")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(self.to_json(), file, indent=2)
        os.replace(temporary, path)

    def resume(self, path: Path) -> None:
        """Takes over a saved tournament's matches. Raises `TournamentError` if it is another."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            conditions = {key: data[key] for key in self._conditions()}
            matches = [
                Match(
                    *(
                        entry[key]
                        for key in ("one", "other", "pairs", "points", "squares", "decided")
                    )
                )
                for entry in data["matches"]
            ]
        except (ValueError, KeyError, TypeError) as error:
            raise TournamentError(f"{path.name} is not a saved tournament") from error
        for key, value in self._conditions().items():
            if conditions[key] != value:
                raise TournamentError(
                    f"{path.name} is a tournament with {key} {conditions[key]}, not {value}"
                )
        self.matches = [_checked(match, path) for match in matches]


def vars_of(rating: Rating) -> Json:
    """A rating as JSON values."""
    return {
        "name": rating.name, "elo": rating.elo, "score": rating.score, "games": rating.games,
    }  # fmt: skip


def _checked(match: Match, path: Path) -> Match:
    numbers = (match.pairs, match.points, match.squares)
    if not all(type(n) is int and n >= 0 for n in numbers) or match.points > 2 * match.pairs:
        raise TournamentError(f"{path.name}: the match of {match.one} is impossible")
    return match


def elo_ratings(names: list[str], matches: list[Match]) -> dict[str, float]:
    """Elo ratings by maximum likelihood (Bradley and Terry 1952, Hunter's iteration 2004).

    Each meeting counts one drawn game more, so that an unbeaten policy's rating is finite.
    """
    strength = dict.fromkeys(names, 1.0)
    for _ in range(500):
        fresh = {}
        for name in names:
            wins = weight = 0.0
            for match in matches:
                if name not in {match.one, match.other}:
                    continue
                rival = match.other if name == match.one else match.one
                games = 2 * match.pairs + 1
                own = match.points if name == match.one else 2 * match.pairs - match.points
                wins += own + 0.5
                weight += games / (strength[name] + strength[rival])
            fresh[name] = wins / weight
        middle = float(np.exp(np.mean([np.log(value) for value in fresh.values()])))
        strength = {name: value / middle for name, value in fresh.items()}
    return {name: 400 * log10(value) for name, value in strength.items()}
