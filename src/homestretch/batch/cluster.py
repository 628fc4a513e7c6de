"""The same work on the workers of a Dask cluster.

A share of the games is a task; what comes back is its sum. Dask gives the share of a lost worker
to another one. As a game depends on the seed and its number alone, the result is the same as on one
machine.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from homestretch.batch.engine import BatchError
from homestretch.batch.seating import Sets, Wins
from homestretch.batch.tally import Tally, tally_of
from homestretch.batch.work import Job

LOCAL = "local"
AHEAD = 4
"""Shares on their way for each thread of the cluster."""
SHARES_A_TASK = 4
"""Shares of one machine's work in a task, so that sending it is worth while."""
RETRIES = 3
CONNECT_SECONDS = 10


@contextmanager
def client_of(address: str) -> Iterator[Any]:
    """A client of the cluster at an address; `local` starts a process for each processor here."""
    try:
        import distributed
    except ModuleNotFoundError as error:
        raise BatchError(
            "a cluster needs Dask; install it with: pip install 'homestretch[cluster]'"
        ) from error
    dask: Any = distributed
    if address == LOCAL:
        with dask.LocalCluster(dashboard_address=None) as cluster, dask.Client(cluster) as client:
            yield client
        return
    try:
        client = dask.Client(address, timeout=CONNECT_SECONDS)
    except (OSError, ValueError, TypeError) as error:
        raise BatchError(
            f"no Dask scheduler answers at {address[:80]!r}; it is an address such as "
            "tcp://host:8786, or `local`"
        ) from error
    with client:
        yield client


def play_share(job: Job, shares: list[tuple[int, int]]) -> Tally:
    """What a worker does: plays some shares and adds them up."""
    tally = Tally()
    for first_game, games in shares:
        tally = tally.plus(tally_of(job.play(first_game, games)))
    return tally


def tallies(job: Job, client: Any, work: Callable[..., Tally] = play_share) -> Iterator[Tally]:
    """The sums of the job's shares, in order, made by the workers of a client."""
    shares = job.shares()
    parts = iter(lambda: list(islice(shares, SHARES_A_TASK)), [])
    return in_order(client, work, ((job, part) for part in parts))


def in_order(client: Any, work: Callable[..., Any], tasks: Iterable[Any]) -> Iterator[Any]:
    """What `work` makes of the arguments of each task, in the order of the tasks."""
    todo = iter(tasks)
    waiting: deque[Any] = deque()

    def submit() -> None:
        task = next(todo, None)
        if task is not None:
            waiting.append(client.submit(work, *task, pure=False, retries=RETRIES))

    try:
        for _ in range(AHEAD * max(1, sum(client.nthreads().values()))):
            submit()
        while waiting:
            result = waiting.popleft().result()
            submit()
            yield result
    finally:
        client.cancel(list(waiting))


def play_sets(games: Sets, first: int, sets: int) -> Wins:
    """What a worker does for a tournament."""
    return games.play(first, sets)


@contextmanager
def spread(address: str) -> Iterator[Callable[[Sets, list[tuple[int, int]]], Iterator[Wins]]]:
    """Plays shares of a tournament's matches on the cluster at an address."""
    with client_of(address) as client:
        yield lambda games, shares: in_order(
            client, play_sets, [(games, *share) for share in shares]
        )
