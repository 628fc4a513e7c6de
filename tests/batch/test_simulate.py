"""Simulations: the same on any number of threads, interrupted whole, told right."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import homestretch
from homestretch import batch
from homestretch.batch import BatchError, plot, report
from homestretch.batch.intervals import mean_interval, wilson
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
    assert high - value == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5, rel=1e-3)
    assert low == pytest.approx(5 - high)


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
    with pytest.raises(BatchError, match=r"file\.svg or file\.png"):
        plot.save(done, tmp_path / "wins.gif")
