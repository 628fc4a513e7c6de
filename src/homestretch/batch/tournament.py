"""Bots against each other: every pairing and seat order, with the same chance for all orders.

A *match* of some bots is a number of *sets*: one game for every way to seat them, all on the same
dice or cards. What luck gave to a seat it gives to each of them, so a set tells more than as many
single games. Sets of different matches have different dice and cards, and so are independent.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any, SupportsIndex

from homestretch.batch import arguments
from homestretch.batch.engine import Notice, setup_of
from homestretch.batch.intervals import Z95, Interval, mean_interval
from homestretch.batch.policies import Policy
from homestretch.batch.rating_intervals import elo_intervals, why_none
from homestretch.batch.ratings import elo_ratings
from homestretch.batch.seating import Sets, Wins, orders
from homestretch.batch.work import Job, in_order, thread_count
from homestretch.core.errors import HomestretchError
from homestretch.core.state import Game
from homestretch.core.whole import whole

Json = dict[str, Any]

ROUND = 1024
"""Sets played by every match before it is looked at again."""

MOST_SETS = 1 << 32
"""Sets of a match at most; the games of the next match begin that far on."""

SHARE = 128
"""Sets in one share of a round's work."""

LOOKS_Z = 3.29
"""How sure a match must be to end early: 99.9 %, as it is looked at after every round."""


class TournamentError(HomestretchError):
    """A tournament that cannot be played or resumed."""

    code = "bad_tournament"


@dataclass
class Match:
    """Some bots at a table, and how often each has won."""

    bots: tuple[str, ...]
    orders: int
    """Games in a set."""
    wins: Wins = field(default=Wins.none(0))
    decided: bool = False

    def __post_init__(self) -> None:
        if not self.wins.points:
            self.wins = Wins.none(len(self.bots))

    @property
    def sets(self) -> int:
        """Sets played."""
        return self.wins.sets

    @property
    def games(self) -> int:
        """Games played."""
        return self.sets * self.orders

    def score(self, bot: str, z: float = Z95) -> Interval:
        """A bot's share of the wins with its interval, from the spread between sets.

        The bounds are those of two sets more, one that the bot wins whole and one that it loses
        whole: a few sets that went the same way by luck say little (Agresti and Coull, 1998).
        """
        at = self.bots.index(bot)
        value = self.wins.points[at] / max(self.games, 1)
        points = self.wins.points[at] + self.orders
        squares = self.wins.squares[at] + self.orders**2
        _, low, high = (
            part / self.orders for part in mean_interval(points, squares, self.sets + 2, z)
        )
        return Interval(value, max(0.0, low), min(1.0, high))

    def look(self, margin: float) -> None:
        """Ends the match once it is clear of every bot whether it is better or worse than even, or
        too close to even to matter."""
        if self.sets < ROUND:
            return
        even = 1 / len(self.bots)
        self.decided = all(
            sure.low > even
            or sure.high < even
            or (even - margin <= sure.low and sure.high <= even + margin)
            for sure in (self.score(bot, LOOKS_Z) for bot in self.bots)
        )

    def to_json(self) -> Json:
        """The match as JSON values."""
        return {
            "bots": list(self.bots),
            "sets": self.sets,
            "games": self.games,
            "points": list(self.wins.points),
            "squares": list(self.wins.squares),
            "products": list(self.wins.products),
            "decided": self.decided,
            "scores": {bot: self.score(bot)._asdict() for bot in self.bots},
        }


@dataclass(frozen=True)
class Rating:
    """A bot's place in the table."""

    name: str
    elo: float
    """Elo points; the mean of all is 0, 400 points are odds of ten to one."""
    low: float | None
    high: float | None
    """The 95 % interval of `elo`, None where `Tournament.why_no_intervals` says why."""
    score: float
    """Share of its games that it won."""
    games: int


@dataclass
class Tournament:
    """A tournament as it stands; `save` and `resume` keep it on disk."""

    game: Game[Any]
    policies: dict[str, Policy]
    sets: int
    seed: int = 0
    margin: float = 0.005
    early: bool = True
    table_size: int = 2
    """Different bots at a table; the seats are shared evenly."""
    matches: list[Match] = field(default_factory=list)
    interrupted: bool = False

    def __post_init__(self) -> None:
        if len(self.policies) < 2:
            raise TournamentError("a tournament needs at least two different bots")
        seats = len(self.game.seats)
        table_size = whole(self.table_size)
        if table_size is None or not 2 <= table_size <= len(self.policies):
            raise TournamentError(
                f"{self.table_size!r} bots at a table; it is from 2 to {len(self.policies)}, the "
                "number of bots"
            )
        self.table_size = table_size
        if seats % table_size:
            raise TournamentError(f"{seats} seats cannot be shared evenly by {table_size} bots")
        self.sets = arguments.number(self.sets, "sets", 1, MOST_SETS, TournamentError)
        self.seed = arguments.seed(self.seed)
        if not 0 <= self.margin < 0.5:
            raise TournamentError(f"margin is {self.margin!r}; it is from 0 to below 0.5")
        if not self.matches:
            self.matches = [
                Match(bots, len(orders(bots, seats)))
                for bots in combinations(self.policies, self.table_size)
            ]

    def unfinished(self) -> list[Match]:
        """The matches that still have sets to play."""
        return [m for m in self.matches if m.sets < self.sets and not (self.early and m.decided)]

    def play(
        self,
        *,
        threads: SupportsIndex | None = None,
        compiled: bool = True,
        notice: Notice | None = None,
        progress: Callable[[Tournament], None] | None = None,
        path: Path | None = None,
        cluster: str | None = None,
    ) -> None:
        """Plays on until every match is decided or has its sets.

        Matches take turns, round by round. At first and after every round the tournament is written
        to `path`, from which it can go on; Ctrl-C ends it there and sets `interrupted`. The same
        seed gives the same tournament, resumed or not, on any number of threads or on a cluster (an
        address, or `local`).
        """
        like = Job(setup_of(self.game), self._seated(), self.seed, self.sets, 0, compiled)
        games = {
            match.bots: Sets.of(match.bots, self.policies, like, number * MOST_SETS)
            for number, match in enumerate(self.matches)
        }
        with ExitStack() as stack:
            spread = _on_threads(thread_count(threads))
            try:
                if path is not None:
                    self.save(path)  # a file that cannot be written is told before the games
                if cluster is not None:
                    spread = stack.enter_context(_on_cluster(cluster))
                while waiting := self.unfinished():
                    for match in waiting:
                        if compiled and cluster is None:
                            games[match.bots].jobs[0][1].prepare(notice)
                        self._play_round(match, games[match.bots], spread)
                        if path is not None:
                            self.save(path)
                        if progress is not None:
                            progress(self)
            except KeyboardInterrupt:
                self.interrupted = True

    def _seated(self) -> dict[int, Policy]:
        return dict.fromkeys(self.game.seats, next(iter(self.policies.values())))

    def _play_round(self, match: Match, games: Sets, spread: Spread) -> None:
        end = min(match.sets + ROUND, self.sets)
        shares = [(at, min(SHARE, end - at)) for at in range(match.sets, end, SHARE)]
        wins = match.wins
        for part in spread(games, shares):
            wins = wins.plus(part)
        # All at once, so that an interruption leaves a whole round or none.
        match.wins = wins
        match.look(self.margin)

    def table(self) -> list[Rating]:
        """The ratings that explain all wins best, with their intervals, the best bot first."""
        tables = [dict(zip(m.bots, m.wins.points, strict=True)) for m in self.matches]
        elos = elo_ratings(list(self.policies), tables)
        known = {} if self.why_no_intervals() else elo_intervals(elos, self.matches)
        ratings = []
        for name, elo in elos.items():
            games = sum(m.games for m in self.matches if name in m.bots)
            wins = sum(table.get(name, 0) for table in tables)
            low, high = known[name][1:] if known else (None, None)
            ratings.append(Rating(name, elo, low, high, wins / max(games, 1), games))
        return sorted(ratings, key=lambda rating: -rating.elo)

    def why_no_intervals(self) -> str | None:
        """Why the games so far give no intervals of the ratings; None where they do."""
        return why_none(list(self.policies), self.matches)

    def _conditions(self) -> Json:
        """What must be the same for results to be added to."""
        return {
            "game": self.game.name,
            "options": self.game.options.as_dict(),
            "seats": list(self.game.seats),
            "first": "draw" if self.game.first is None else self.game.first,
            "seed": self.seed,
            "bots": list(self.policies),
            "table_size": self.table_size,
        }

    def to_json(self) -> Json:
        """The tournament as JSON values."""
        return {
            **self._conditions(),
            "sets": self.sets,
            "matches": [match.to_json() for match in self.matches],
            "table": [dict(vars(rating)) for rating in self.table()],
            "why_no_intervals": self.why_no_intervals(),
            "interrupted": self.interrupted,
        }

    def save(self, path: Path) -> None:
        """Writes the tournament; a reader never sees half of it. Raises `TournamentError`."""
        whole = path.resolve()
        draft = whole.with_name(f".{whole.name}.{os.getpid()}.tmp")
        try:
            draft.write_text(json.dumps(self.to_json(), indent=2), encoding="utf-8")
            draft.replace(whole)
        except OSError as error:
            raise TournamentError(f"{path} cannot be written: {error.strerror}") from error
        finally:
            with suppress(OSError):
                draft.unlink()

    def resume(self, path: Path) -> None:
        """Takes over a saved tournament's matches. Raises `TournamentError` if it is another."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            conditions = {key: data[key] for key in self._conditions()}
        except OSError as error:
            raise TournamentError(f"{path.name} cannot be read: {error.strerror}") from error
        except (ValueError, KeyError, TypeError) as error:
            raise TournamentError(f"{path.name} is not a saved tournament") from error
        for key, value in self._conditions().items():
            if conditions[key] != value:
                raise TournamentError(
                    f"{path.name} is a tournament with {key} {conditions[key]}, not {value}"
                )
        try:
            saved = {tuple(entry["bots"]): entry for entry in data["matches"]}
            matches = []
            for match in self.matches:
                entry = saved[match.bots]
                sums = (tuple(entry[key]) for key in ("points", "squares", "products"))
                wins = Wins(entry["sets"], *sums)
                matches.append(Match(match.bots, match.orders, wins, entry["decided"] is True))
        except (KeyError, TypeError) as error:
            raise TournamentError(
                f"{path.name} is not a saved tournament of this version"
            ) from error
        self.matches = [_checked(match, path) for match in matches]


Spread = Callable[[Sets, list[tuple[int, int]]], Iterator[Wins]]
"""Plays shares of a match somewhere and hands out what they came to."""


def _on_threads(threads: int) -> Spread:
    return lambda games, shares: in_order(shares, games.play, threads)


def _on_cluster(address: str) -> Any:
    from homestretch.batch import cluster

    return cluster.spread(address)


def _checked(match: Match, path: Path) -> Match:
    if len(match.wins.points) != len(match.bots) or not match.wins.is_possible(match.orders):
        raise TournamentError(f"{path.name}: the match of {', '.join(match.bots)} is impossible")
    return match
