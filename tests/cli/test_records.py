"""`check` and `replay`: recorded games, and files that are none."""

from __future__ import annotations

import pytest

import homestretch
from tests.cli.command import GOLDEN, call, refused, run

RECORDS = sorted(GOLDEN.glob("*.txt"))
TEXT = """[Homestretch "1"]
[Game "temper"]
[Seats "0 2"]
[Red "Anna"]

red: 3 5 6   ; a six at last
   B-1 4 1-5
yellow: 2 2 1
red: 5
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_games_are_legal(path):
    done = call("check", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "a legal game of" in done.stdout
    assert "complete" in done.stdout


def test_an_unfinished_game_is_legal(file):
    done = run("check", str(file))
    assert done.returncode == 0
    assert (
        done.stdout == f"{file}: a legal game of Temper, unfinished (10 steps): it is red's turn\n"
    )
    assert run("check", "-", given=TEXT).stdout.startswith("-: a legal game of Temper")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("1-5", "1-6", "line 7, step 6 (1-6)"),
        ("yellow: 2 2 1", "green: 2 2 1", "line 8, step 7 (2): it is yellow, not green"),
        ("red: 3 5 6 ", "red: 3 7 6 ", "line 6, step 2 (7)"),
        ('[Seats "0 2"]', '[Seats "0 1"]', "opposite corners"),
        ('[Seats "0 2"]', "", "the tag Seats is missing"),
        ('[Game "temper"]', '[Game "chess"]', "there is no game 'chess'"),
        ('[Homestretch "1"]', '[Homestretch "2"]', "version"),
        ('[Red "Anna"]', "[Red Anna]", "line 4: a tag is written"),
        ("red: 5\n", 'red: 5\n[Date "today"]\n', "line 10: tag Date comes after the moves"),
        ("red: 5\n", "red: 5 9-14\n", "line 9, step 11 (9-14)"),
        ('[Red "Anna"]', '[Result "0=1 2=2"]', "the Result tag says"),
    ],
)
def test_the_first_fault_is_told(tmp_path, old, new, told):
    path = tmp_path / "game.txt"
    assert old in TEXT
    path.write_text(TEXT.replace(old, new), encoding="utf-8")
    done = call("check", str(path))
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith(f"Not a legal game. {path}: ")
    assert told in done.stdout
    assert done.stdout.count("\n") == 1


GARBAGE = {
    "binary": bytes(range(256)) * 20,
    "zeros": b"\0" * 5000,
    "empty": b"",
    "blank": b" \n\t\n",
    "huge line": b"x" * 900_000,
    "huge tag": b'[Homestretch "' + b"1" * 900_000 + b'"]',
    "many words": b'[Homestretch "1"]\n[Game "temper"]\n[Seats "0 2"]\n' + b"red: 3 " * 100_000,
    "too long": b"; \n" * 400_000,
    "escapes": b"\x1b[2J\x1b]0;title\x07",
    "utf-16": TEXT.encode("utf-16"),
    "json": b'{"game": "temper"}',
    "digits": b'[Homestretch "1"]\n[Game "temper"]\n[Seats "' + b"9" * 5000 + b'"]\n',
}


@pytest.mark.parametrize("kind", GARBAGE)
def test_garbage_is_refused_in_one_line(tmp_path, kind):
    path = tmp_path / "garbage.txt"
    path.write_bytes(GARBAGE[kind])
    checked = call("check", str(path))
    assert (checked.returncode, checked.stderr) == (1, "")
    assert checked.stdout.count("\n") == 1
    assert len(checked.stdout) < 1000
    assert "\x1b" not in checked.stdout
    for words in (["replay"], ["play", "--resume"]):
        message = refused(call(*words, str(path), given="\n"))
        assert str(path) in message
        assert "\x1b" not in message
    assert path.read_bytes() == GARBAGE[kind]


@pytest.mark.parametrize("words", [["check"], ["replay"], ["play", "--resume"]])
def test_files_that_cannot_be_read(tmp_path, words):
    assert "No such file" in refused(call(*words, str(tmp_path / "nothing.txt")))
    assert "directory" in refused(call(*words, str(tmp_path)))


def test_a_replay_tells_the_whole_game(file):
    done = call("replay", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    told = [line for line in done.stdout.splitlines() if line.startswith(("Red", "Yellow"))]
    assert told == [
        "Red: Anna",
        "Red rolled 3, 5 and 6 and brought a token out.",
        "Red rolled a 4 and moved from 1 to 5.",
        "Yellow rolled 2, 2 and 1: no six, so the turn passes (rule T10).",
        "Red rolled a 5.",
    ]
    assert "temper 0=B,B,B,5 2=B,B,B,B turn=0 die=5" in done.stdout
    assert "Each colour's squares are counted on its own road." in done.stdout
    assert "\x1b" not in done.stdout


def test_a_replay_by_steps_shows_a_board_after_each_turn(file):
    plain = call("replay", str(file)).stdout
    stepped = call("replay", str(file), "--step").stdout
    assert plain.count("green") < stepped.count("red") + 5
    assert stepped.count("(empty)") == plain.count("(empty)") + 2


def test_a_replay_in_words(file):
    done = call("replay", str(file), "--words")
    assert "Red (Anna): 4 tokens in the base." in done.stdout
    assert "·" not in done.stdout


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_games_replay_to_their_result(path):
    record = homestretch.read_record(path.read_text("utf-8"))
    done = call("replay", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    winner = homestretch.COLOURS[record.final().winner].capitalize()
    assert f"The game is over. {winner} wins!" in done.stdout


@pytest.mark.parametrize("command", ["check", "replay"])
def test_a_transcript_is_called_what_it_is(tmp_path, command):
    path = tmp_path / "game.json"
    path.write_text('{"format": "homestretch-fair/1",\n"events": [\n')
    done = run(command, str(path))
    assert done.returncode != 0
    told = done.stdout + done.stderr
    assert "this is the transcript of a sealed game, not a record of moves" in told
    assert "homestretch verify" in told
