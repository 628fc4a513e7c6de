"""Encodings that cannot hold everything, wrong bytes, streams that are closed or full."""

from __future__ import annotations

import os
import subprocess

import pytest

from tests.cli.command import EXECUTABLE, call, environment, refused, run

RECORD = """[Homestretch "1"]
[Game "temper"]
[Seats "0 2"]
[Red "Łukasz 王"]

red: 6 B-1 4
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game ☃.txt"
    path.write_text(RECORD, encoding="utf-8")
    return path


def encoded(encoding, *words, given=b""):
    """A command whose streams have another encoding: exit code, standard output and error."""
    done = subprocess.run(
        [*EXECUTABLE, *words],
        input=given,
        capture_output=True,
        timeout=120,
        env=environment(PYTHONIOENCODING=encoding),
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("encoding", "words", "told"),
    [
        ("ascii", ["replay"], b"brought a token out"),
        ("cp1252", ["replay"], b"kasz"),
        ("cp1252", ["check"], b"a legal game of Temper"),
    ],
)
def test_no_character_ends_a_command(file, encoding, words, told):
    code, out, err = encoded(encoding, *words, str(file))
    assert (code, err) == (0, b"")
    assert told in out


def test_bytes_that_are_no_text_are_refused_as_typing_is():
    code, out, err = encoded("utf-8", "board", "-", given=b"temper \xff=1\n")
    assert (code, out) == (2, b"")
    assert err.startswith(b"homestretch: ")
    assert err.count(b"\n") == 1


def test_bytes_that_are_no_text_are_no_move(tmp_path):
    path = str(tmp_path / "game.txt")
    done = run("play", "--seed", "1", "--record", path, given=b"\xff\xfe\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "There is nothing to choose yet" in done.stdout


def test_names_from_elsewhere_move_no_cursor(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(RECORD.replace("Łukasz", "\x1b[2J\x9b2J\u202eAnn"), encoding="utf-8")
    for words in (["replay"], ["replay", "--words"], ["play", "--resume"]):
        done = call(*words, str(path), given="quit\n")
        assert (done.returncode, done.stderr) == (0, "")
        assert "Ann" in done.stdout
        assert not any(sign in done.stdout for sign in "\x1b\x9b\u202e")


def test_streams_that_are_closed(tmp_path):
    def shell(ending):
        return subprocess.run(
            ["sh", "-c", f'"$@" {ending}', "sh", *EXECUTABLE, "play"],
            capture_output=True, text=True, timeout=120, env=environment(tmp_path), check=False,
        )  # fmt: skip

    done = shell("<&-")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The input has ended" in done.stdout
    done = shell(">&- </dev/null")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full")
def test_a_full_disk_is_told_in_one_line():
    done = subprocess.run(
        ["sh", "-c", '"$@" >/dev/full', "sh", *EXECUTABLE, "board", "temper"],
        capture_output=True, text=True, timeout=120, env=environment(), check=False,
    )  # fmt: skip
    assert "No space left on device" in refused(done)


def test_a_number_of_thousands_of_digits_is_no_position():
    position = '{"game": "temper", "turn": ' + "9" * 5000 + "}"
    assert "the position is no JSON" in refused(call("board", position))
