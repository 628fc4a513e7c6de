"""Tournaments: paired, ended early, resumed to the same result."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import homestretch
from homestretch.batch import Policy, Tournament, TournamentError, policy
from homestretch.batch.tournament import ROUND, Match, elo_ratings

GAME = homestretch.game("temper", preset="temper-quick", seats=(0, 2), first="draw")


def entrants(*names: str) -> dict[str, Policy]:
    return {name: policy("temper", name) for name in names}


def renamed(name: str, as_name: str) -> Policy:
    source = policy("temper", name).source
    return Policy(as_name, "temper", source)


def test_the_better_bot_wins_and_the_match_ends_early() -> None:
    played = Tournament(GAME, entrants("random", "careful"), 100_000, seed=1)
    played.play()
    match = played.matches[0]
    assert match.decided
    assert match.pairs < 100_000
    assert match.score.high < 0.5
    table = played.table()
    assert [entry.name for entry in table] == ["careful", "random"]
    assert table[0].elo == pytest.approx(-table[1].elo)
    assert table[0].score == pytest.approx(1 - match.score.value)


def test_equal_bots_share_every_pair_and_are_equal() -> None:
    twins = {"random": policy("temper", "random"), "twin": renamed("random", "twin")}
    played = Tournament(GAME, twins, 2 * ROUND, early=False)
    played.play(threads=2)
    match = played.matches[0]
    # On the same dice the same choices are made, so whoever has the lucky seat wins.
    assert match.pairs == match.points == match.squares == 2 * ROUND
    assert [entry.elo for entry in played.table()] == pytest.approx([0, 0])


def test_a_tournament_goes_on_from_its_file_to_the_same_end(tmp_path: Path) -> None:
    path = tmp_path / "cup.json"
    names = entrants("random", "careful")

    def fresh() -> Tournament:
        return Tournament(GAME, names, 3 * ROUND, seed=5, early=False)

    whole = fresh()
    whole.play(threads=1)

    def stop(now: Tournament) -> None:
        raise KeyboardInterrupt

    part = fresh()
    part.play(path=path, progress=stop)
    assert part.interrupted
    assert part.matches[0].pairs == ROUND
    again = fresh()
    again.resume(path)
    again.play(path=path)
    assert again.matches == whole.matches
    assert json.loads(path.read_text())["matches"][0]["pairs"] == 3 * ROUND

    other = Tournament(GAME, names, 9, seed=6)
    with pytest.raises(TournamentError, match="with seed 5, not 6"):
        other.resume(path)
    path.write_text("[]")
    with pytest.raises(TournamentError, match=r"cup\.json is not a saved tournament"):
        fresh().resume(path)


def test_what_is_no_tournament_is_refused() -> None:
    two = entrants("random", "careful")
    three_seats: Any = homestretch.game("temper", seats=(0, 1, 2))
    for arguments, message in (
        ((GAME, entrants("random"), 5), "two different bots"),
        ((three_seats, two, 5), "3 seats cannot be shared"),
        ((GAME, two, 0), "pairs is 0"),
        ((GAME, two, 5, 0, 0.7), "margin is 0.7"),
    ):
        with pytest.raises(TournamentError, match=message):
            Tournament(*arguments)


def test_elo_of_known_odds() -> None:
    matches = [
        Match("a", "b", 5000, 7500),
        Match("b", "c", 5000, 7500),
        Match("a", "c", 5000, 9000),
    ]
    elos = elo_ratings(["a", "b", "c"], matches)
    # Odds of 3 to 1 twice make 9 to 1.
    assert elos["a"] - elos["b"] == pytest.approx(190.8, abs=1)
    assert elos["b"] - elos["c"] == pytest.approx(190.8, abs=1)
    assert sum(elos.values()) == pytest.approx(0, abs=1e-6)
