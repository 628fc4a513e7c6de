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
waits     by seat: rolls (or cards to be put away) that met it with all its tokens in the base
          (pawns in Start)
"""

Results = npt.NDArray[np.void]
"""An array of `RESULT`."""

_FIRST, _LENGTH, _TURNS, _CAPTURES, _WAITS, _SCORES = range(6)


def results_of(seats: tuple[int, ...], rows: npt.NDArray[np.int64]) -> Results:
    """The structured results of a playout's rows."""
    columns = np.ascontiguousarray(rows.T)
    results = np.zeros(len(rows), RESULT)
    results["first"] = columns[_FIRST]
    results["length"] = columns[_LENGTH]
    results["turns"] = columns[_TURNS]
    # Sixteen bits a seat, seat 0 lowest.
    results["captures"] = columns[_CAPTURES].astype("<i8").view("<u2").reshape(-1, 4)
    results["waits"] = columns[_WAITS].astype("<i8").view("<u2").reshape(-1, 4)
    winner = np.zeros(len(rows), np.int8)
    for seat in seats:
        place = np.ones(len(rows), np.int8)
        for rival in seats:
            if rival != seat:
                place += columns[_SCORES + rival] > columns[_SCORES + seat]
        results["places"][:, seat] = place
        winner[place == 1] = seat
    results["winner"] = winner
    return results
