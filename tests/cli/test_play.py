"""`homestretch play`: whole games through the real command, saved, stopped and resumed."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import homestretch
from tests.cli.command import EXECUTABLE, call, environment, refused, run

GAMES = {
    "temper": ["temper", "--seats", "0,2"],
    "temper-leaflet": ["temper-leaflet", "--first", "draw"],
    "pardon": ["pardon"],
    "pardon-two-people": [
        "pardon-quick",
        "--people",
        "0,1",
        "--bot",
        "2=random",
        "--seats",
        "0,1,2",
    ],
    "pardon-classic": ["pardon-classic", "--seats", "red,yellow", "--first", "yellow"],
}


def saved(path):
    return homestretch.read_record(path.read_text("utf-8"))


def undated(path):
    return re.sub(r"\[Date .*\]\n", "", path.read_text("utf-8"))


def answers(count):
    """Enter and the first move in turn: enough for curtains and for choices."""
    return "\n1\n" * count


@pytest.mark.parametrize("words", GAMES.values(), ids=GAMES)
def test_a_game_stopped_and_resumed_equals_one_played_through(tmp_path, words):
    through, stopped = tmp_path / "through.txt", tmp_path / "stopped.txt"
    options = [*words, "--seed", "5", "--auto"]
    done = run("play", *options, "--record", str(through), given=answers(2000))
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over." in done.stdout
    assert saved(through).final().to_act == homestretch.TERMINAL

    parts = call("play", *options, "--record", str(stopped), given=answers(3))
    steps = []
    for _ in range(500):
        assert parts.returncode == 0, parts.stderr
        record = saved(stopped)
        steps.append(len(record.steps))
        if record.final().to_act == homestretch.TERMINAL:
            break
        assert "The input has ended, so the game stops here." in parts.stdout
        assert "homestretch play --resume" in parts.stdout
        parts = call("play", "--resume", str(stopped), "--auto", given=answers(7))
    assert len(steps) > 2
    assert undated(stopped) == undated(through)
    assert run("check", str(stopped)).returncode == 0


@pytest.mark.parametrize("name", homestretch.GAMES)
def test_a_game_is_played_by_hand(tmp_path, name):
    """Enter at every roll; the first number at every decision."""
    path = tmp_path / "game.txt"
    preset = f"{name}-quick"
    lines = []
    words = ["play", preset, "--seats", "0,2", "--seed", "3", "--record", str(path)]
    # Each pass answers the prompts known so far and learns from the transcript what came next.
    given = "".join(f"{line}\n" for line in ["", "#1"] * 400)
    done = call(*words, given=given)
    assert done.returncode == 0
    assert saved(path).final().to_act == homestretch.TERMINAL
    lines = done.stdout.splitlines()
    assert any(line.startswith("You ") for line in lines)
    assert any(line.startswith("Yellow ") for line in lines)


def test_without_options_you_are_red_in_temper(tmp_path):
    done = run("play", data=tmp_path, given="quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "red: you, blue: bot careful, yellow: bot careful, green: bot careful" in done.stdout
    (path,) = (tmp_path / "games").iterdir()
    assert re.fullmatch(r"temper-\d{8}-\d{6}\.txt", path.name)
    assert str(path) in done.stdout
    record = saved(path)
    assert record.game.name == "temper"
    assert record.tags["Red"] == "person"
    assert record.tags["Chance"] == "system"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", record.tags["Date"])


def test_the_same_seed_gives_the_same_game(tmp_path):
    texts = set()
    for number in (1, 2):
        path = tmp_path / f"{number}.txt"
        bots = [f"--bot={seat}=random" for seat in range(4)]
        call("play", "pardon-quick", *bots, "--seed", "9", "--record", str(path))
        texts.add(undated(path))
    assert len(texts) == 1


def test_a_finished_game_resumed_shows_its_result(tmp_path):
    path = tmp_path / "game.txt"
    bots = ["--bot=0=careful", "--bot=2=random"]
    call("play", "temper-quick", "--seats=0,2", *bots, "--seed=1", "--record", str(path))
    before = path.read_text("utf-8")
    done = call("play", "--resume", str(path))
    assert done.returncode == 0
    assert "The game is over." in done.stdout
    assert path.read_text("utf-8") == before


def test_a_bot_may_take_over_when_a_game_is_resumed(tmp_path):
    path, copy = tmp_path / "game.txt", tmp_path / "copy.txt"
    call("play", "temper-quick", "--seats=0,2", "--seed=1", "--record", str(path), given="\n\n")
    before = path.read_text("utf-8")
    bots = ["--bot=0=careful", "--bot=2=random"]
    done = call("play", "--resume", str(path), *bots, "--record", str(copy))
    assert done.returncode == 0
    assert path.read_text("utf-8") == before
    record = saved(copy)
    assert record.tags["Red"] == "bot careful"
    assert record.final().to_act == homestretch.TERMINAL
    assert record.steps[: len(saved(path).steps)] == saved(path).steps


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "there is no game 'chess'"),
        (
            ["temper", "--preset", "pardon-quick"],
            "pardon-quick is a preset of pardon, not of temper",
        ),
        (["--preset", "nonsense"], "there is no preset 'nonsense'"),
        (["temper-quick", "--preset", "temper-leaflet"], "two presets are named"),
        (["--option", "nonsense=1"], "temper has no option 'nonsense'"),
        (["--option", "name=1"], "temper has no option 'name'"),
        (["--option", "tokens"], "--option is written like --option must_capture=off"),
        (["--option", "tokens=9"], "a whole number from 1 to 4"),
        (["--option", "tokens=2", "--option", "tokens=3"], "--option names tokens twice"),
        (["--seats", "0,1"], "opposite corners"),
        (["--seats", "0,purple"], "'purple' is no seat"),
        (["--seats", ""], "'' is no seat"),
        (["--first", "9"], "'9' is no seat"),
        (["--seats", "0,2", "--first", "blue"], "seat 1 cannot begin"),
        (["--bot", "careful"], "--bot is written like --bot 2=careful"),
        (["--bot", "2=grandmaster"], "there is no bot 'grandmaster'; bots are random, careful"),
        (["--bot", "1=random", "--bot", "blue=random"], "--bot names a seat twice"),
        (["--seats", "0,2", "--bot", "1=random"], "seat 1 (blue) is not in this game"),
        (["--people", "0", "--bot", "0=random"], "given to a person and to a bot"),
        (["--seed", "x"], "--seed"),
        (["pardon", "--option", "hand_size=10", "--option", "pawns=0"], "pawns"),
        (["--resume", "x", "temper"], "a resumed game keeps its game"),
        (["--resume", "x", "--first", "0"], "a resumed game keeps its game"),
    ],
)
def test_what_cannot_be_played_is_refused(words, told):
    assert told in refused(call("play", *words))


def test_a_file_that_exists_is_not_overwritten(tmp_path):
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    assert "exists already" in refused(call("play", "--record", str(path), given="\n"))
    assert path.read_text() == "precious"


def test_a_record_that_cannot_be_written_is_told_before_the_game(tmp_path):
    (tmp_path / "file").write_text("")
    path = tmp_path / "file" / "game.txt"
    message = refused(call("play", "--record", str(path), given="\n"))
    assert str(tmp_path / "file") in message


def test_the_list_of_presets_and_options():
    shown = call("play", "--list").stdout
    for name in homestretch.GAMES:
        assert all(preset in shown for preset in homestretch.presets(name))
        assert all(spec.summary in shown for spec in homestretch.option_specs(name))
    assert "pawns" not in call("play", "temper", "--list").stdout


def test_a_game_killed_at_any_moment_is_whole_on_disk(tmp_path):
    path = tmp_path / "game.txt"
    with subprocess.Popen(
        [*EXECUTABLE, "play", "--seed", "2", "--auto", "--record", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        told = 0
        for line in process.stdout:
            told += line.startswith((b"Blue", b"Yellow", b"Green"))
            if told == 3:
                break
            process.stdin.write(b"1\n")
            process.stdin.flush()
        process.kill()
        process.wait(timeout=60)
    record = saved(path)
    assert record.steps
    assert run("check", str(path)).returncode == 0


def test_words_instead_of_pictures(tmp_path):
    done = call("play", "--words", "--record", str(Path(tmp_path) / "a.txt"), given="\n")
    assert "All squares are counted on red's road" in done.stdout
    assert "·" not in done.stdout
