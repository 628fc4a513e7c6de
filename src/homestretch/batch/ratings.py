"""Elo points of many bots from who won how often at which table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, log10

ITERATIONS = 500

Table = Mapping[str, int]
"""Wins of every bot that sat at a table; together all its games."""


def elo_ratings(names: Sequence[str], tables: Sequence[Table]) -> dict[str, float]:
    """Elo ratings by maximum likelihood: a bot wins by its share of the strength at the table.

    With two at a table this is the model of Bradley and Terry (1952), with more that of Luce
    (1959), fitted by Hunter's iteration (2004). Every table counts one game more that all have won
    alike, so that an unbeaten bot's rating is finite. The mean is 0; 400 points are odds of ten.
    """
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ITERATIONS):
        wins = dict.fromkeys(names, 0.0)
        weight = dict.fromkeys(names, 0.0)
        for table in tables:
            games = sum(table.values()) + 1
            together = sum(strength[name] for name in table)
            for name, won in table.items():
                wins[name] += won + 1 / len(table)
                weight[name] += games / together
        fresh = {name: wins[name] / weight[name] if wins[name] else 1.0 for name in names}
        middle = exp(sum(log(value) for value in fresh.values()) / len(fresh))
        strength = {name: value / middle for name, value in fresh.items()}
    return {name: 400 * log10(value) for name, value in strength.items()}
