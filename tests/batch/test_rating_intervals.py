"""Intervals of Elo ratings: they hold what they promise, and are refused in words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from math import isfinite, log10

import numpy as np
import pytest

import homestretch
from homestretch.batch import Policy, Tournament, policy
from homestretch.batch.intervals import Interval
from homestretch.batch.rating_intervals import elo_intervals, why_none
from homestretch.batch.ratings import elo_ratings
from homestretch.batch.report import tournament_lines
from homestretch.batch.seating import Wins, orders
from homestretch.batch.tournament import Match

GAME = homestretch.game("temper", preset="temper-quick", seats=(0, 2), first="draw")


def wins_of(counts: np.ndarray) -> Wins:
    """The sums of wins by bot and set."""
    return Wins(
        counts.shape[1],
        tuple(int(n) for n in counts.sum(axis=1)),
        tuple(int(n) for n in (counts**2).sum(axis=1)),
        tuple(int(one @ other) for one, other in combinations(counts, 2)),
    )


def drawn(
    rng: np.random.Generator, strengths: Mapping[str, float], table: int, seats: int, sets: int
) -> list[Match]:
    """Matches of bots that win by their share of the strength; in half of the sets one bot has
    all the luck and wins every game, so that the games of a set tell less than as many others."""
    matches = []
    for bots in combinations(strengths, table):
        games = len(orders(bots, seats))
        share = np.array([strengths[bot] for bot in bots])
        share /= share.sum()
        lucky = games * rng.multinomial(1, share, sets)
        counts = np.where(rng.random((sets, 1)) < 0.5, lucky, rng.multinomial(games, share, sets)).T
        matches.append(Match(bots, games, wins_of(counts)))
    return matches


def intervals(names: list[str], matches: list[Match]) -> dict[str, Interval]:
    tables = [dict(zip(match.bots, match.wins.points, strict=True)) for match in matches]
    return elo_intervals(elo_ratings(names, tables), matches)


@pytest.mark.parametrize(
    ("strengths", "table", "seats"),
    [
        ({"a": 2.0, "b": 1.0}, 2, 4),
        ({"a": 4.0, "b": 2.0, "c": 1.0}, 2, 2),
        ({"a": 4.0, "b": 2.0, "c": 1.0}, 3, 3),
        ({"a": 3.0, "b": 2.0, "c": 1.0, "d": 1.0}, 4, 4),
    ],
)
def test_nineteen_of_twenty_intervals_hold_the_true_rating(
    strengths: dict[str, float], table: int, seats: int
) -> None:
    rng = np.random.default_rng(1)
    names = list(strengths)
    middle = sum(log10(value) for value in strengths.values()) / len(names)
    held, number = 0, 0
    for _ in range(150):
        found = intervals(names, drawn(rng, strengths, table, seats, 150))
        for name, strength in strengths.items():
            held += found[name].low <= 400 * (log10(strength) - middle) <= found[name].high
            number += 1
    # Four standard errors below, were the intervals of one tournament one; above is no fault, but
    # intervals that hold always would say nothing.
    assert 0.88 <= held / number <= 0.995


def test_the_games_of_a_set_count_as_one_event() -> None:
    def width(matches: list[Match]) -> float:
        found = intervals(["a", "b", "c"], matches)["a"]
        return found.high - found.low

    # 600 games at a table of three: once each by itself, once by sixes that one bot wins whole.
    rng = np.random.default_rng(2)
    single = rng.multinomial(1, (0.5, 0.3, 0.2), 600).T
    bots = ("a", "b", "c")
    alone = width([Match(bots, 1, wins_of(single))])
    sixes = width([Match(bots, 6, wins_of(6 * single[:, :100]))])
    assert 2 < sixes / alone < 3  # about the square root of six


def test_by_hand_with_two_bots() -> None:
    # Each of 1,000 sets of two games is shared but for 100, of which a wins both games.
    match = Match(("a", "b"), 2, Wins(1000, (1100, 900), (1300, 900), (900,)))
    found, share = intervals(["a", "b"], [match]), match.score("a")
    for part, bound in ((found["a"].low, share.low), (found["a"].high, share.high)):
        # Two ratings lie around 0, so each is half the log odds.
        assert part == pytest.approx(200 * log10(bound / (1 - bound)), abs=0.3)
    assert found["b"].low == pytest.approx(-found["a"].high)


def test_more_sets_say_more_and_nothing_is_ever_no_number() -> None:
    rng = np.random.default_rng(3)
    strengths = {"a": 50.0, "b": 10.0, "c": 1.0, "d": 0.1}
    seen = 0
    for sets in (1, 2, 3, 10, 1000):
        for table in (2, 4):
            for _ in range(10):
                matches = drawn(rng, strengths, table, 4, sets)
                if why_none(list(strengths), matches) is None:
                    seen += 1
                    for value, low, high in intervals(list(strengths), matches).values():
                        assert isfinite(low)
                        assert isfinite(high)
                        assert low < value < high
    assert seen > 20
    few = Match(("a", "b"), 2, Wins(10, (10, 10), (10, 10), (10,)))
    many = Match(("a", "b"), 2, Wins(1000, (1000, 1000), (1000, 1000), (1000,)))
    wide, narrow = (intervals(["a", "b"], [match])["a"].high for match in (few, many))
    assert narrow < wide / 5
    # As many sets as a match can have, and a bot that lost almost all.
    huge = 1 << 32
    most = Match(("a", "b"), 2, Wins(huge, (2 * huge - 1, 1), (4 * (huge - 1) + 1, 1), (1,)))
    assert most.wins.is_possible(2)
    assert isfinite(intervals(["a", "b"], [most])["b"].low)


def test_why_there_are_no_intervals() -> None:
    def met(bots: str, *points: int) -> Match:
        squares = tuple(2 * point for point in points)
        pairs = len(points) * (len(points) - 1) // 2
        return Match(tuple(bots), 2, Wins(sum(points) // 2, points, squares, (0,) * pairs))

    assert why_none(["a"], []) == "one bot alone has nobody to be compared with"
    assert why_none(["a", "b"], [met("ab", 4, 6)]) is None
    reason = why_none(["a", "b"], [met("ab", 10, 0)])
    assert reason is not None
    assert reason.startswith("no game was won by b against a so far")
    # Each has won, but never a or b against c or d.
    parted = [met("ab", 4, 6), met("cd", 4, 6), met("ac", 0, 10), met("bd", 0, 10)]
    reason = why_none(list("abcd"), parted)
    assert reason is not None
    assert reason.startswith("no game was won by a or b against c or d so far")
    # In a ring each is bounded by way of the others; so is all at one table.
    ring = [met("ab", 10, 0), met("bc", 10, 0), met("ac", 0, 10)]
    assert why_none(list("abc"), ring) is None
    assert why_none(list("abc"), [met("abc", 2, 2, 2)]) is None
    # The third has not played yet, as after an interruption.
    assert why_none(list("abc"), [met("ab", 4, 6), met("ac", 0, 0), met("bc", 0, 0)]) is not None


def entrants(*names: str) -> dict[str, Policy]:
    return {name: replace(policy("temper", "random"), name=name) for name in names}


def test_an_unbeaten_bot_is_told_in_words_and_as_null() -> None:
    played = Tournament(GAME, entrants("a", "b"), 100)
    played.matches[0].wins = Wins(50, (100, 0), (200, 0), (0,))
    told = tournament_lines(played)
    assert told[1].split() == ["a", "+461", "100.0%", "100"]
    assert any(
        line.startswith("Elo without intervals: no game was won by b against a so far")
        for line in told
    )
    data = json.loads(json.dumps(played.to_json(), allow_nan=False))
    assert [entry["low"] for entry in data["table"]] == [None, None]
    assert data["why_no_intervals"].startswith("no game was won by b against a")


def test_the_table_shows_the_interval() -> None:
    played = Tournament(GAME, entrants("a", "b"), 1000)
    played.matches[0].wins = Wins(1000, (1100, 900), (1300, 900), (900,))
    rows = tournament_lines(played)
    assert rows[0].split() == ["bot", "Elo", "(95", "%)", "won", "games"]
    assert rows[1].split() == ["a", "+17", "(+14", "to", "+21)", "55.0%", "2,000"]
    assert len(rows[0]) == len(rows[1]) == len(rows[2])
    assert not any("without intervals" in line for line in rows)
    data = json.loads(json.dumps(played.to_json(), allow_nan=False))
    assert data["why_no_intervals"] is None
    first, second = data["table"]
    assert first["low"] < first["elo"] < first["high"]
    assert second["low"] == pytest.approx(-first["high"])
    # No chance is in them: again they are the same to the last bit.
    assert played.to_json() == data


def test_before_the_first_round_there_is_nothing_to_bound() -> None:
    data = Tournament(GAME, entrants("a", "b", "c"), 10).to_json()
    assert [(entry["elo"], entry["low"]) for entry in data["table"]] == [(0, None)] * 3
    assert data["why_no_intervals"] is not None


def test_matches_have_dice_of_their_own() -> None:
    twins = entrants("a", "b", "c", "d")
    careful = policy("temper", "careful")
    twins |= {name: replace(careful, name=name) for name in ("a", "b")}
    played = Tournament(GAME, twins, 40, early=False)
    played.play(threads=1, compiled=False)
    found = {match.bots: match.wins for match in played.matches}
    # The same two ways to play meet four times, and only the dice differ.
    assert len({found[bots] for bots in (("a", "c"), ("a", "d"), ("b", "c"), ("b", "d"))}) > 1
    # Twins share every set, whatever the dice.
    assert found["a", "b"].squares == found["c", "d"].products * 2


def test_sums_that_no_sets_can_have() -> None:
    right = wins_of(np.array([(2, 0, 1), (1, 1, 1)]).T)
    assert right == Wins(2, (3, 1, 2), (5, 1, 2), (1, 3, 1))
    assert right.is_possible(3)
    for wrong in (
        replace(right, points=(3, 2, 2)),
        replace(right, squares=(5, 1)),
        replace(right, products=(1, 3)),
        replace(right, products=(1, 3, 2)),
        replace(right, sets=True),
    ):
        assert not wrong.is_possible(3)
