"""Simulations: the same on any number of threads, interrupted whole, told right."""

from __future__ import annotations

import dataclasses
import json
import re
from math import inf
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import homestretch
from homestretch import batch
from homestretch.batch import BatchError, plot, report
from homestretch.batch.intervals import Z95, mean_interval, student, wilson
from homestretch.batch.tally import Tally, tally_of
from homestretch.batch.work import Job, in_order
from homestretch.cli.app import make_app

TEMPER = homestretch.game("temper", seats=(0, 2), first="draw")


def test_any_number_of_threads_and_any_cut_gives_the_same() -> None:
    whole = batch.play(TEMPER, 40000, seed=8, threads=1)
    assert (batch.play(TEMPER, 40000, seed=8, threads=3) == whole).all()
    part = batch.play(TEMPER, 100, seed=8, first_game=20000)
    assert (part == whole[20000:20100]).all()
    assert (batch.play(TEMPER, 100, seed=9) != whole[:100]).any()
    assert (batch.play(TEMPER, 5, seed=-1) == batch.play(TEMPER, 5, seed=-1)).all()


def test_simulate_adds_up_what_play_returns() -> None:
    game = homestretch.game("pardon", preset="pardon-quick", seats=(0, 1, 3))
    results = batch.play(game, 3000, seed=2)
    done = batch.simulate(game, 3000, seed=2, threads=2)
    data = done.to_json()
    json.dumps(data)
    for entry in data["seats"]:
        seat = entry["seat"]
        assert entry["wins"] == (results["winner"] == seat).sum()
        assert entry["captures"] == pytest.approx(results["captures"][:, seat].mean())
        assert entry["places"][1] == pytest.approx((results["places"][:, seat] == 2).mean())
    assert data["length"]["value"] == pytest.approx(results["length"].mean())
    half = 1.96 * results["length"].std(ddof=1) / 3000**0.5
    assert data["length"]["high"] - data["length"]["value"] == pytest.approx(half, rel=1e-3)
    assert data["length"]["longest"] == results["length"].max()
    assert data["first_seat"]["value"] == (results["winner"] == 0).mean()
    assert sum(data["seats"][0]["places"]) == pytest.approx(1)


def test_ctrl_c_gives_what_there_is() -> None:
    def stop(done: int) -> None:
        if done > 30000:
            raise KeyboardInterrupt

    done = batch.simulate(TEMPER, 1_000_000, seed=4, threads=2, progress=stop)
    assert done.interrupted
    assert 30000 < done.games < 1_000_000
    same = batch.simulate(TEMPER, done.games, seed=4)
    assert {**done.to_json(), "asked": 0, "interrupted": 0} == {
        **same.to_json(), "asked": 0, "interrupted": 0,
    }  # fmt: skip
    assert "(interrupted)" in report.lines(done)[0]


def test_tallies_can_be_added_in_any_order() -> None:
    results = batch.play(TEMPER, 300, seed=1)
    parts = [tally_of(results[at : at + 100]) for at in (0, 100, 200)]
    forward, backward = Tally(), Tally()
    for part in parts:
        forward = forward.plus(part)
    for part in reversed(parts):
        backward = backward.plus(part)
    whole = tally_of(results)
    for name, value in vars(whole).items():
        assert np.array_equal(getattr(forward, name), value), name
        assert np.array_equal(getattr(backward, name), value), name
    assert whole.length_at([0.5])[0] in (
        np.sort(results["length"])[149],
        np.median(results["length"]),
    )


def test_an_error_in_a_share_is_raised() -> None:
    def work(first_game: int, games: int) -> int:
        if first_game == 2:
            raise ValueError("share 2")
        return first_game

    with pytest.raises(ValueError, match="share 2"):
        list(in_order([(number, 1) for number in range(9)], work, 2))
    assert list(in_order([(n, 1) for n in range(9)], lambda n, _: n, 2)) == list(range(9))


def test_intervals() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)
    share, low, high = wilson(0, 10)
    assert (share, low) == (0.0, 0.0)
    assert high == pytest.approx(0.2775, abs=1e-4)
    value, low, high = mean_interval(10.0, 30.0, 4)
    assert value == 2.5
    assert high - value == pytest.approx(3.182 * (5 / 3 / 4) ** 0.5, rel=2e-3)
    assert low == pytest.approx(5 - high)
    assert mean_interval(7.0, 49.0, 1) == (7.0, -inf, inf)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(3, 3.1824), (6, 2.4469), (30, 2.0423), (1000, 1.9623)]
)
def test_students_quantiles(freedom: int, quantile: float) -> None:
    assert student(Z95, freedom) == pytest.approx(quantile, rel=2e-3)


def test_one_game_says_nothing_of_the_mean() -> None:
    done = batch.simulate(TEMPER, 1, seed=3)
    assert done.to_json()["length"]["low"] is None
    json.dumps(done.to_json(), allow_nan=False)
    (told,) = (line for line in report.lines(done) if line.startswith("A game lasts"))
    assert re.match(r"A game lasts \d+\.0 rolls and ", told)


def test_more_games_than_could_ever_be_listed() -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    done = batch.simulate(TEMPER, 1 << 40, seed=4, threads=1, progress=stop)
    assert done.games == 16384
    assert done.tally.wins.sum() == 16384


def test_ctrl_c_keeps_games_that_are_not_compiled_too() -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    done = batch.simulate(TEMPER, 5000, seed=4, compiled=False, threads=1, progress=stop)
    assert done.interrupted
    assert 0 < done.games < 500


def test_what_an_option_changes_has_an_interval() -> None:
    base = batch.simulate(TEMPER, 4000, seed=1)
    changed = homestretch.game("temper", seats=(0, 2), first="draw", three_tries=False)
    other = batch.simulate(changed, 4000, seed=1)
    line = report.effect_lines(base, {"three_tries=off": other})[-1]
    change, bound = re.search(r"([+-][\d.]+)% ±([\d.]+)", line).groups()  # type: ignore[union-attr]
    ratio = other.length.value / base.length.value
    parts = [(m.length.high - m.length.value) / m.length.value for m in (base, other)]
    assert float(change) == pytest.approx(100 * (ratio - 1), abs=0.06)
    assert float(bound) == pytest.approx(
        100 * ratio * (parts[0] ** 2 + parts[1] ** 2) ** 0.5, abs=0.06
    )
    stopped = dataclasses.replace(other, interrupted=True)
    assert "of 4,000 games (interrupted)" in report.effect_lines(base, {"x": stopped})[-1]


def test_what_cannot_be_played_is_refused() -> None:
    for arguments, message in (
        ({"games": 0}, "games is 0"),
        ({"games": True}, "games is True"),
        ({"games": 5, "threads": 0}, "threads is 0"),
        ({"games": 5, "seed": "x"}, "the seed is 'x'"),
        ({"games": 5, "policies": {1: "random"}}, "seat 1 has a policy but does not play"),
    ):
        with pytest.raises(BatchError, match=message):
            batch.simulate(TEMPER, **arguments)
    with pytest.raises(BatchError, match="no policy plays seat 2"):
        Job(batch.engine.setup_of(TEMPER), {0: batch.policy("temper", "random")}, 0, 1)


def run(*words: str) -> Any:
    return CliRunner().invoke(make_app(), ["simulate", *words])


def test_the_command_writes_json_and_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "wins.svg"
    words = ["temper", "--games", "500", "--seats", "0,2", "--seed", "3", "--bot", "0=random"]
    result = run(*words, "--json", "--plot", str(picture))
    data = json.loads(result.stdout)
    game = homestretch.game("temper", seats=(0, 2))
    assert data == batch.simulate(game, 500, seed=3).to_json()
    assert picture.read_text().startswith("<svg")
    text = run(*words, "--option", "must_capture=off", "--effects").stdout
    assert "must_capture=off" in text
    assert "three_tries=off" in text
    assert "The seat that begins wins" in text
    assert "first seat wins" in text
    unlike = run(*words, "--bot", "2=careful", "--effects").stdout
    assert "three_tries=off" in unlike
    assert "A game lasts" in unlike
    assert "begins wins" not in unlike
    assert "first seat wins" not in unlike


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "temper", "--bot", "0=clever"), "there is no bot 'clever' for temper; bots"),
        (("tournament", "pardon", "--bots", "random,x"), "there is no bot 'x' for pardon; bots"),
        (
            ("simulate", "temper", "--seats", "0,2", "--bot", "1=random"),
            "seat 1 (blue) is not in this game; its seats are 0 (red), 2 (yellow)",
        ),
        (("simulate", "--bot", "0=careful", "--bot", "red=random"), "--bot names a seat twice"),
        (("simulate", "--option", "seats=3"), "temper has no option 'seats'; options: tokens,"),
        (("tournament", "pardon", "--option", "first=0"), "pardon has no option 'first'; options"),
    ],
)
def test_a_bot_is_called_a_bot(words: tuple[str, ...], sentence: str) -> None:
    refusal = CliRunner().invoke(make_app(), words).exception
    assert isinstance(refusal, homestretch.HomestretchError)
    assert str(refusal).startswith(sentence)
    assert "policy" not in str(refusal)


def test_a_png_needs_no_display(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    done = batch.simulate(TEMPER, 200)
    plot.save(done, tmp_path / "wins.png")
    assert (tmp_path / "wins.png").read_bytes()[:4] == b"\x89PNG"


def test_a_plot_that_cannot_be_drawn_is_told_before_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plot, "find_spec", lambda name: None)
    for name, told in (
        ("wins.gif", "file.svg or file.png"),
        ("no/wins.svg", "there is no folder"),
        ("wins.png", "a PNG needs matplotlib"),
    ):
        refusal = run("temper", "--games", "10000000000", "--plot", str(tmp_path / name)).exception
        assert isinstance(refusal, BatchError)
        assert told in str(refusal)


def test_a_plot_that_fails_loses_no_result(tmp_path: Path) -> None:
    (tmp_path / "wins.svg").mkdir()
    done = run("temper", "--games", "50", "--plot", str(tmp_path / "wins.svg"))
    assert isinstance(done.exception, IsADirectoryError)
    assert "A game lasts" in done.stdout
