"""Tournaments: every seat order on one luck, ended early, resumed to the same result."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import homestretch
from homestretch import batch
from homestretch.batch import Policy, Tournament, TournamentError, policy
from homestretch.batch.ratings import elo_ratings
from homestretch.batch.seating import Sets, Wins, orders
from homestretch.batch.tournament import ROUND
from homestretch.batch.work import Job
from homestretch.cli.app import make_app

GAME = homestretch.game("temper", preset="temper-quick", seats=(0, 2), first="draw")


def entrants(*names: str) -> dict[str, Policy]:
    return {name: policy("temper", name) for name in names}


def renamed(name: str, as_name: str) -> Policy:
    source = policy("temper", name).source
    return Policy(as_name, "temper", source)


def test_every_seat_order_comes_once() -> None:
    for bots, seats, number in (("ab", 2, 2), ("ab", 4, 6), ("abc", 3, 6), ("abcd", 4, 24)):
        found = orders(bots, seats)
        assert len(set(found)) == len(found) == number
        assert all(order.count(bot) == seats // len(bots) for order in found for bot in bots)


def test_a_set_is_one_game_for_every_order() -> None:
    game = homestretch.game("temper", preset="temper-quick", seats=(0, 1, 2, 3))
    bots = entrants("random", "careful")
    job = Job(batch.engine.setup_of(game), dict.fromkeys(game.seats, bots["random"]), 7, 40)
    games = Sets.of(("random", "careful"), bots, job)
    wins = games.play(3, 20)
    expected = [0] * 20
    for order in orders(("random", "careful"), 4):
        seats = dict(enumerate(order))
        results = batch.play(game, 20, policies=seats, seed=7, first_game=3)
        for number, winner in enumerate(results["winner"].tolist()):
            expected[number] += seats[winner] == "careful"
    assert wins.points == (120 - sum(expected), sum(expected))
    assert wins.squares[1] == sum(number**2 for number in expected)


def test_the_better_bot_wins_and_the_match_ends_early() -> None:
    played = Tournament(GAME, entrants("random", "careful"), 100_000, seed=1)
    played.play()
    match = played.matches[0]
    assert match.decided
    assert match.sets < 100_000
    assert match.score("random").high < 0.5
    table = played.table()
    assert [entry.name for entry in table] == ["careful", "random"]
    assert table[0].elo == pytest.approx(-table[1].elo)
    assert table[0].score == pytest.approx(match.score("careful").value)


def test_equal_bots_share_every_set_and_are_equal() -> None:
    twins = {"random": policy("temper", "random"), "twin": renamed("random", "twin")}
    played = Tournament(GAME, twins, 30, early=False)
    played.play(threads=2, compiled=False)
    match = played.matches[0]
    # On the same dice the same choices are made, so whoever has the lucky seat wins.
    assert match.wins.points == match.wins.squares == (30, 30)
    assert [entry.elo for entry in played.table()] == pytest.approx([0, 0])


def test_three_bots_at_a_table() -> None:
    game = homestretch.game("temper", preset="temper-quick", seats=(0, 1, 2), first="draw")
    three = entrants("random", "careful") | {"twin": renamed("random", "twin")}
    played = Tournament(game, three, 128, table_size=3)
    played.play(threads=1, compiled=True)
    (match,) = played.matches
    assert match.games == 6 * 128
    assert sum(match.wins.points) == match.games
    assert match.wins.points[0] == match.wins.points[2]
    assert match.score("careful").low > 1 / 3
    assert played.table()[0].name == "careful"


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
    assert part.matches[0].sets == ROUND
    again = fresh()
    again.resume(path)
    again.play(path=path)
    assert again.matches == whole.matches
    assert json.loads(path.read_text())["matches"][0]["sets"] == 3 * ROUND

    other = Tournament(GAME, names, 9, seed=6)
    with pytest.raises(TournamentError, match="with seed 5, not 6"):
        other.resume(path)
    path.write_text("[]")
    with pytest.raises(TournamentError, match=r"cup\.json is not a saved tournament"):
        fresh().resume(path)


def test_a_file_that_cannot_be(tmp_path: Path) -> None:
    path = tmp_path / "cup.json"
    played = Tournament(GAME, entrants("random", "careful"), 5)
    with pytest.raises(TournamentError, match=r"cup\.json cannot be read: No such file"):
        played.resume(path)
    played.save(path)
    data = json.loads(path.read_text())
    data["matches"][0] |= {"sets": 5, "points": [5, 6]}
    path.write_text(json.dumps(data))
    with pytest.raises(TournamentError, match="the match of random, careful is impossible"):
        played.resume(path)


def test_what_is_no_tournament_is_refused() -> None:
    two = entrants("random", "careful")
    three_seats: Any = homestretch.game("temper", seats=(0, 1, 2))
    for arguments, message in (
        ((GAME, entrants("random"), 5), "two different bots"),
        ((three_seats, two, 5), "3 seats cannot be shared evenly by 2 bots"),
        ((GAME, two, 0), "sets is 0"),
        ((GAME, two, 5, 0, 0.7), "margin is 0.7"),
        ((GAME, two, 5, 0, 0.1, True, 3), "3 bots at a table; it is from 2 to 2"),
    ):
        with pytest.raises(TournamentError, match=message):
            Tournament(*arguments)


def test_elo_of_known_odds() -> None:
    tables = [{"a": 7500, "b": 2500}, {"b": 7500, "c": 2500}, {"a": 9000, "c": 1000}]
    elos = elo_ratings(["a", "b", "c"], tables)
    # Odds of 3 to 1 twice make 9 to 1.
    assert elos["a"] - elos["b"] == pytest.approx(190.8, abs=1)
    assert elos["b"] - elos["c"] == pytest.approx(190.8, abs=1)
    assert sum(elos.values()) == pytest.approx(0, abs=1e-6)
    # At one table the shares of the wins are the strengths.
    elos = elo_ratings(["a", "b", "c"], [{"a": 60_000, "b": 30_000, "c": 10_000}])
    assert elos["a"] - elos["b"] == pytest.approx(120.4, abs=0.1)
    assert elos["a"] - elos["c"] == pytest.approx(311.3, abs=0.1)


def test_the_command_tells_and_saves(tmp_path: Path) -> None:
    path = tmp_path / "cup.json"
    words = ["tournament", "temper-quick", "--sets", "200", "--save", str(path)]
    done = CliRunner().invoke(make_app(), [*words, "--json"])
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["matches"][0]["games"] == 400
    told = CliRunner().invoke(make_app(), [*words, "--resume"]).stdout
    assert "careful" in told
    assert "of 400 games" in told
    assert f"The tournament is in {path}." in told
    before = path.read_text()
    refusal = CliRunner().invoke(make_app(), words).exception
    assert isinstance(refusal, homestretch.HomestretchError)
    assert "exists already; go on with it by --resume" in str(refusal)
    assert path.read_text() == before


def test_a_file_that_cannot_be_written_is_told_before_the_games(tmp_path: Path) -> None:
    path = tmp_path / "no" / "cup.json"
    words = ["tournament", "temper-quick", "--sets", "4000000000", "--save", str(path)]
    refusal = CliRunner().invoke(make_app(), words).exception
    assert isinstance(refusal, TournamentError)
    assert str(refusal) == f"{path} cannot be written: No such file or directory"


def test_an_interrupted_tournament_says_how_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(self: Tournament, *rest: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Tournament, "_play_round", stop)
    path = tmp_path / "cup.json"
    words = ["tournament", "temper-quick", "--sets", "9"]
    done = CliRunner().invoke(make_app(), [*words, "--save", str(path)])
    assert done.exit_code == 130
    assert "No round was finished." in done.stdout
    assert f"The same command with --resume goes on from {path}." in done.stdout
    assert json.loads(path.read_text())["matches"][0]["sets"] == 0
    assert [entry.name for entry in tmp_path.iterdir()] == ["cup.json"]
    assert "With --save FILE" in CliRunner().invoke(make_app(), words).stdout


def test_a_few_sets_say_little() -> None:
    played = Tournament(GAME, entrants("random", "careful"), 100)
    (match,) = played.matches
    for sets, low, high in ((0, 0, 0.01), (1, 0, 0.01), (3, 0, 0.2), (10, 0.2, 0.4)):
        # Every set went evenly so far.
        match.wins = Wins(sets, (sets, sets), (sets, sets), (sets,))
        score = match.score("random")
        assert low <= score.low <= high, (sets, score)
        assert score.high == pytest.approx(1 - score.low)
    match.wins = Wins(1000, (2000, 0), (4000, 0), (0,))
    assert match.score("random").low > 0.995
    assert match.score("careful").high < 0.005
