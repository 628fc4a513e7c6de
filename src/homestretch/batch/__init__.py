"""Millions of games: the kernels' rules compiled, playouts, statistics and tournaments.

    >>> import homestretch
    >>> from homestretch import batch
    >>> game = homestretch.game("temper", seats=(0, 2))
    >>> results = batch.play(game, 1000, seed=1)
    >>> results.shape, results.dtype.names
    ((1000,), ('winner', 'first', 'places', 'length', 'turns', 'captures', 'waits'))

Needs the extra `batch` (numpy, numba).
"""

from homestretch.batch.engine import BatchError
from homestretch.batch.play import play
from homestretch.batch.policies import Policy, PolicyError, policy
from homestretch.batch.results import RESULT
from homestretch.batch.simulate import Simulation, simulate, variants
from homestretch.batch.states import States, play_arrays
from homestretch.batch.tournament import Tournament, TournamentError

__all__ = [
    "RESULT",
    "BatchError",
    "Policy",
    "PolicyError",
    "Simulation",
    "States",
    "Tournament",
    "TournamentError",
    "play",
    "play_arrays",
    "policy",
    "simulate",
    "variants",
]
