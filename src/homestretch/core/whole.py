"""Whole numbers as callers have them: Python's own, or those of an array."""

from __future__ import annotations

from operator import index


def whole(value: object) -> int | None:
    """The plain `int` that a value is, such as `numpy.int64(3)`; None for anything else.

    A truth value is no number here, nor is a number with a fraction, be it zero.

    >>> whole(3), whole(3.0), whole(True), whole("3")
    (3, None, None, None)
    """
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]  # whether it can is what is asked
    except TypeError:
        return None
