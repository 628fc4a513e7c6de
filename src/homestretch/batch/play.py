"""Arrays in, arrays out: many games and what came of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, SupportsIndex

import numpy as np

from homestretch.batch.engine import BatchError, Notice, setup_of
from homestretch.batch.policies import Policy, policy
from homestretch.batch.results import RESULT, Results
from homestretch.batch.work import Job, in_order, thread_count
from homestretch.core.state import Game
from homestretch.core.whole import whole

Choice = Any
"""A policy's name, a `Policy`, a module with `choose`, or such a function."""


def policies_by_seat(
    game: Game[Any], choice: Choice | Mapping[int, Choice] = "random"
) -> dict[int, Policy]:
    """The policy of every seat: one for all, or a mapping of seats (the others play `random`)."""
    if not isinstance(choice, Mapping):
        return dict.fromkeys(game.seats, policy(game.name, choice))
    for seat in choice:
        if whole(seat) not in game.seats:
            raise BatchError(
                f"seat {seat!r} has a policy but does not play; "
                f"the seats are {', '.join(map(str, game.seats))}"
            )
    return {seat: policy(game.name, choice.get(seat, "random")) for seat in game.seats}


def play(
    game: Game[Any],
    games: SupportsIndex,
    *,
    policies: Choice | Mapping[int, Choice] = "random",
    seed: SupportsIndex = 0,
    first_game: SupportsIndex = 0,
    threads: SupportsIndex | None = None,
    compiled: bool = True,
    notice: Notice | None = None,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Plays whole games and returns an array of `RESULT`, one row a game, in order.

    Game number g of a seed is always the same game: on any number of threads, compiled or plain
    (`compiled=False`, some thousand times slower), and whatever else is played before it;
    `first_game` is the number of the first. `policies` is one policy for all seats or a mapping
    from seats; see `homestretch.batch.policies`. `notice` is told when the rules must be compiled
    first;
    `progress` hears the number of games done.

    Raises `BatchError` or `PolicyError`.
    """
    by_seat = policies_by_seat(game, policies)
    job = Job.of(setup_of(game), by_seat, seed, games, first_game, compiled)
    workers = thread_count(threads)
    results = np.empty(job.games, RESULT)
    done = 0
    if compiled:
        job.prepare(notice)
    for part in in_order(job.shares(), job.play, workers):
        results[done : done + len(part)] = part
        done += len(part)
        if progress is not None:
            progress(done)
    return results
