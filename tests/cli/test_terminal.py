"""The real command in a pseudo-terminal: colours, the curtain, Ctrl-C and the end of input."""

from __future__ import annotations

import signal
import sys

import pytest

import homestretch
from tests.cli.terminal import CTRL_C, Terminal

CLEAR = "\x1b[H\x1b[2J\x1b[3J"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.txt"


def test_colours_in_a_terminal_and_none_where_they_are_not_wanted(tmp_path):
    for number, more in enumerate(({}, {"NO_COLOR": "1"})):
        file = tmp_path / f"{number}.txt"
        terminal = Terminal("play", "--record", str(file), data=tmp_path, **more)
        terminal.wait_for("Enter to roll > ")
        terminal.type("quit\n")
        assert terminal.end() == 0
        assert ("\x1b[1;" in terminal.text) == (not more)
        assert "homestretch play --resume" in terminal.text


def test_a_person_plays_and_leaves_with_ctrl_c(tmp_path, path):
    terminal = Terminal("play", "--seed", "5", "--record", str(path), data=tmp_path)
    terminal.wait_for("Enter to roll > ")
    terminal.type("\n")
    terminal.wait_for("You rolled a")
    terminal.wait_for(" > ")
    assert terminal.end(pressing=CTRL_C) == 130
    assert "Traceback" not in terminal.text
    assert f"homestretch play --resume {path}" in terminal.text
    assert len(homestretch.read_record(path.read_text("utf-8")).steps) == 1


def test_the_end_of_input_leaves(tmp_path, path):
    terminal = Terminal("play", "--record", str(path), data=tmp_path)
    terminal.wait_for("Enter to roll > ")
    terminal.type("\x04")
    assert terminal.end() == 0
    assert "The input has ended, so the game stops here." in terminal.text


def test_the_keyboard_is_passed_behind_a_curtain(tmp_path, path):
    words = ["play", "pardon-quick", "--people", "red,blue", "--seats", "0,1", "--seed", "3"]
    terminal = Terminal(*words, "--record", str(path), data=tmp_path)
    terminal.wait_for("Red, press Enter when only you look > ")
    terminal.type("\n")
    terminal.wait_for("Your move (1-")
    terminal.type("1\n")
    red = terminal.wait_for("Press Enter to hide your cards > ")
    assert "You drew a" in red
    terminal.type("\n")
    between = terminal.wait_for("Blue, press Enter when only you look > ")
    assert CLEAR in between
    after_clear = between.split(CLEAR)[1]
    assert "drew" not in after_clear
    assert "Your cards" not in after_clear
    terminal.type("\n")
    blue = terminal.wait_for("Your move (1-")
    assert "Red played a" in blue
    assert "drew" not in blue
    terminal.type("quit\n")
    assert terminal.end() == 0
    assert "Your cards" not in terminal.text.split(CLEAR)[-1]


def test_a_replay_goes_on_at_enter(tmp_path, path):
    path.write_text(
        '[Homestretch "1"]\n[Game "temper"]\n[Seats "0 2"]\n\nred: 6 B-1 4 1-5\nyellow: 6 B-1\n',
        encoding="utf-8",
    )
    terminal = Terminal("replay", str(path), "--step", data=tmp_path)
    terminal.wait_for("Enter for the next turn, q to leave > ")
    assert "Red rolled a 4 and moved from 1 to 5." in terminal.text
    assert "Yellow rolled" not in terminal.text
    terminal.type("q\n")
    assert terminal.end() == 0
    assert "Yellow rolled" not in terminal.text


def test_ctrl_c_ends_a_long_count_quietly(tmp_path):
    terminal = Terminal("perft", "temper", "--depth", "30", data=tmp_path)
    marker = Terminal("perft", "temper", "--depth", "1", data=tmp_path)
    assert marker.end() == 0  # by now the first one counts as well
    code = terminal.end(pressing=CTRL_C)
    assert code in {130, -signal.SIGINT}
    assert "Traceback" not in terminal.text
    assert sys.executable not in terminal.text
