"""Confidence intervals: plain formulas, so that no statistics package is needed."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z95 = 1.959963984540054
"""Two-sided 95 % of a normal distribution."""


class Interval(NamedTuple):
    """A share or mean with its confidence interval."""

    value: float
    low: float
    high: float


def wilson(hits: int, trials: int, z: float = Z95) -> Interval:
    """A share with Wilson's score interval; 0 to 1 where nothing was tried.

    E. B. Wilson, Probable Inference, the Law of Succession, and Statistical Inference, 1927.

    >>> wilson(50, 100)
    Interval(value=0.5, low=0.4038315303659956, high=0.5961684696340044)
    """
    if not trials:
        return Interval(0.0, 0.0, 1.0)
    share = hits / trials
    spread = z * z / trials
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_interval(total: float, squares: float, trials: int, z: float = Z95) -> Interval:
    """A mean from a sum and a sum of squares, with its normal interval."""
    if not trials:
        return Interval(0.0, 0.0, 0.0)
    mean = total / trials
    if trials < 2:
        return Interval(mean, mean, mean)
    variance = max(0.0, (squares - total * mean) / (trials - 1))
    half = z * sqrt(variance / trials)
    return Interval(mean, mean - half, mean + half)
