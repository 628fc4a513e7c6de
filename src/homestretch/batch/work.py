"""Many games cut into shares, played by threads; what is done so far can be had at any moment."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Self, SupportsIndex

from homestretch.batch import arguments, engine
from homestretch.batch.engine import BatchError, Notice, Setup
from homestretch.batch.policies import Policy
from homestretch.batch.results import Results

SHARE = {"temper": 16384, "pardon": 1024}
"""Games in one share: some hundredths to tenths of a second of work."""

PLAIN_SHARE = 64
"""The same of games that are not compiled."""

MOST_GAMES = 1 << 40


@dataclass(frozen=True)
class Job:
    """Games `first_game` to `first_game + games - 1` of a seed, with a policy for each seat."""

    setup: Setup
    by_seat: dict[int, Policy]
    seed: int
    games: int
    first_game: int = 0
    compiled: bool = True

    def __post_init__(self) -> None:
        missing = [seat for seat in self.setup.seats if seat not in self.by_seat]
        if missing:
            raise BatchError(f"no policy plays seat {missing[0]}")

    @classmethod
    def of(
        cls,
        setup: Setup,
        by_seat: dict[int, Policy],
        seed: SupportsIndex,
        games: SupportsIndex,
        first_game: SupportsIndex = 0,
        compiled: bool = True,
    ) -> Self:
        """A job by what a caller gives. Raises `BatchError`."""
        return cls(
            setup,
            by_seat,
            games=arguments.number(games, "games", 1, MOST_GAMES),
            first_game=arguments.number(first_game, "first_game", 0, MOST_GAMES),
            seed=arguments.seed(seed),
            compiled=compiled,
        )

    def shares(self) -> Iterator[tuple[int, int]]:
        """First game and number of games of each share, one after the other: there may be more than
        memory has room for."""
        size = SHARE[self.setup.game] if self.compiled else PLAIN_SHARE
        end = self.first_game + self.games
        return ((at, min(size, end - at)) for at in range(self.first_game, end, size))

    def play(self, first_game: int, games: int, notice: Notice | None = None) -> Results:
        """One share of the games, on this thread."""
        return engine.play_chunk(
            self.setup,
            self.by_seat,
            self.seed,
            first_game,
            games,
            compiled=self.compiled,
            notice=notice,
        )

    def prepare(self, notice: Notice | None = None) -> None:
        """Compiles what is not compiled yet."""
        self.play(self.first_game, 1, notice)


def thread_count(threads: SupportsIndex | None) -> int:
    """The number of threads meant: all processors this process may use when None."""
    if threads is None:
        return (
            len(os.sched_getaffinity(0))
            if hasattr(os, "sched_getaffinity")
            else os.cpu_count() or 1
        )
    return arguments.number(threads, "threads", 1, 1024)


def in_order(
    shares: Iterable[tuple[int, int]], work: Callable[[int, int], Any], threads: int
) -> Iterator[Any]:
    """What `work` makes of each share, in the order of the shares, by so many threads.

    Only a few shares are ahead of the one that is handed out, so memory stays small.
    """
    if threads == 1:
        for first_game, games in shares:
            yield work(first_game, games)
        return
    waiting: deque[Future[Any]] = deque()
    todo = iter(shares)
    pool = ThreadPoolExecutor(threads, thread_name_prefix="homestretch")
    try:
        for _ in range(2 * threads):
            _submit(pool, waiting, todo, work)
        while waiting:
            result = waiting.popleft().result()
            _submit(pool, waiting, todo, work)
            yield result
    finally:
        # After an interruption nobody wants the rest.
        pool.shutdown(wait=True, cancel_futures=True)


def _submit(
    pool: ThreadPoolExecutor,
    waiting: deque[Future[Any]],
    todo: Iterator[tuple[int, int]],
    work: Callable[[int, int], Any],
) -> None:
    share = next(todo, None)
    if share is not None:
        waiting.append(pool.submit(work, *share))
