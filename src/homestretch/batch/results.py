"""What is told of every game: a structured NumPy array, 31 bytes a game."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

RESULT = np.dtype(
    [
        ("winner", np.int8),
        ("first", np.int8),
        ("places", np.int8, 4),
        ("length", np.uint32),
        ("turns", np.uint32),
        ("captures", np.uint16, 4),
        ("waits", np.uint16, 4),
    ]
)
"""A game's row.

winner    the seat that won
first     the seat that began
places    by seat, 1 the best, equal seats share; 0 for an empty seat
length    rolls made (Temper), cards put away (Pardon)
turns     turns taken by all seats together
captures  by seat: rivals' pieces it sent back
waits     by seat: rolls (or cards to be put away) that met it with no piece on the way
"""

Results = npt.NDArray[np.void]
"""An array of `RESULT`."""

_FIRST, _LENGTH, _TURNS, _CAPTURES, _WAITS, _SCORES = range(6)


def results_of(seats: tuple[int, ...], rows: npt.NDArray[np.int64]) -> Results:
    """The structured results of a playout's rows."""
    results = np.zeros(len(rows), RESULT)
    results["first"] = rows[:, _FIRST]
    results["length"] = rows[:, _LENGTH]
    results["turns"] = rows[:, _TURNS]
    for seat in range(4):
        results["captures"][:, seat] = rows[:, _CAPTURES] >> 16 * seat & 0xFFFF
        results["waits"][:, seat] = rows[:, _WAITS] >> 16 * seat & 0xFFFF
    for seat in seats:
        better = [rows[:, _SCORES + rival] > rows[:, _SCORES + seat] for rival in seats]
        results["places"][:, seat] = 1 + np.sum(better, axis=0)
        results["winner"][results["places"][:, seat] == 1] = seat
    return results
