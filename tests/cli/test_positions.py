"""`perft` and `board`: positions on the command line."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

import homestretch
from homestretch.core.perft import divide, perft
from tests.cli.command import call, refused, run

TEMPER = "temper 0=1,5,B,B 2=B,B,B,B turn=0 die=4"
PARDON = "pardon 0=S,S,12,H 2=S,S,S,S turn=0 hand0=5,11"


@pytest.mark.parametrize("position", [TEMPER, PARDON])
def test_perft_counts(position):
    state = homestretch.position(position)
    assert run("perft", position, "--depth", "2").stdout == f"{perft(state, 2)}\n"
    parts = divide(state, 2)
    expected = [f"{edge} {count}" for edge, count in parts.items()]
    expected.append(f"total {sum(parts.values())}")
    assert call("perft", position, "--depth", "2", "--divide").stdout.splitlines() == expected
    assert call("perft", position, "--depth", "0", "--divide").stdout == "1\n"


def test_a_position_may_be_given_in_many_ways():
    expected = call("perft", TEMPER, "--depth", "2").stdout
    data = json.dumps(homestretch.position(TEMPER).to_json())
    assert call("perft", *TEMPER.split(), "--depth", "2").stdout == expected
    assert call("perft", data, "--depth", "2").stdout == expected
    assert call("perft", "-", "--depth", "2", given=TEMPER + "\n").stdout == expected
    assert call("perft", "temper", "--depth", "1").stdout == "6\n"


def test_a_preset_is_named_as_for_other_commands():
    start = homestretch.game("temper", preset="temper-quick").start()
    for words in (
        ["temper-quick"],
        ["temper", "--preset", "temper-quick"],
        ["--preset", "temper-quick"],
    ):
        assert call("board", *words, "--svg", "-").stdout == homestretch.svg.board(start) + "\n"
        assert call("perft", *words, "--depth", "3").stdout == f"{perft(start, 3)}\n"
    assert call("board", "-", "--svg", "-", given="temper-quick").stdout.strip() == (
        homestretch.svg.board(start)
    )
    plain = homestretch.game("temper").start()
    assert homestretch.svg.board(plain) != homestretch.svg.board(start)


def test_a_preset_gives_the_options_that_a_position_does_not_name():
    quick = "temper 0=5,H4 2=B,B turn=0 die=4"
    state = homestretch.position(f"{quick} tokens=2 start_token=on must_capture=off")
    expected = homestretch.svg.board(state) + "\n"
    short = homestretch.position(f"{quick} tokens=2").to_json()
    short["options"] = {"must_capture": False}
    for words in (
        [f"{quick} must_capture=off"],
        [f"{quick} start_token=yes must_capture=off tokens=2"],
        [*quick.split(), "must_capture=off"],
        [json.dumps(short)],
        [json.dumps(state.to_json())],
    ):
        done = call("board", *words, "--preset", "temper-quick", "--svg", "-")
        assert done.stdout == expected, done.stderr
        counted = call("perft", *words, "--preset", "temper-quick", "--depth", "4")
        assert counted.stdout == f"{perft(state, 4)}\n"
    # Told by its options: a pawn in Start that the Pardon card can take out.
    line = "pardon 0=S,S,12,H 2=S,S,9,S turn=0 hand0=P"
    strategy = call("perft", line, "--preset", "pardon-strategy", "--depth", "1").stdout
    assert (
        strategy == f"{perft(homestretch.position(line + ' pardon_cards=on start_pawn=on'), 1)}\n"
    )


@pytest.mark.parametrize("command", [["board"], ["perft", "--depth", "1"]])
@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "a position is missing"),
        (
            ["temper", "--preset", "temper-slow"],
            "there is no preset 'temper-slow'; presets are temper,",
        ),
        (
            [TEMPER, "--preset", "temper-slow"],
            "there is no preset 'temper-slow'; presets are temper,",
        ),
        (
            ["temper", "--preset", "pardon-quick"],
            "pardon-quick is a preset of pardon, not of temper",
        ),
        ([TEMPER, "--preset", "pardon-quick"], "pardon-quick is a preset of pardon, not of temper"),
        (["temper-quick", "--preset", "temper-leaflet"], "two presets are named"),
        (["chess", "--preset", "temper"], "there is no game 'chess'"),
        (["chess 0=1", "--preset", "temper"], "there is no game 'chess'"),
        (["", "--preset", "temper"], "the position is empty"),
        (["[]", "--preset", "temper"], "there is no game '[]'"),
        (['{"options": 5}', "--preset", "temper"], "options must be an object"),
        (['{"game": "temper", "options": []}', "--preset", "temper-quick"], "options must be an"),
        (
            [f"{TEMPER} tokens=4", "--preset", "temper-quick"],
            "temper-quick has tokens=2, but the position has tokens=4; leave one of them out",
        ),
        (
            [json.dumps(homestretch.position(TEMPER).to_json()), "--preset", "temper-quick"],
            "temper-quick has tokens=2, but the position has tokens=4",
        ),
        ([f"{TEMPER} tokens=x", "--preset", "temper-quick"], "option tokens cannot be 'x'"),
        ([TEMPER, "--preset", "temper-quick"], "seat 0 has 4 tokens; it must have 2"),
    ],
)
def test_presets_are_refused_as_by_other_commands(command, words, told):
    message = refused(call(*command, *words))
    assert told in message
    assert message.isprintable()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["perft", TEMPER, "--depth", "-1"], "--depth is -1; it is 0 to 100"),
        (["perft", "temper 0=1", "--depth", "1"], "2 to 4"),
        (["perft", "chess", "--depth", "1"], "there is no game 'chess'"),
        (["perft", "{", "--depth", "1"], "the position is no JSON"),
        (["perft", "", "--depth", "1"], "the position is empty"),
        (["perft", "{" + '"a":[' * 5000, "--depth", "1"], "the position is no JSON"),
        (["board", "temper 0=B,B,B,99 2=B,B,B,B turn=0"], "'99' is no place"),
        (["board", "temper 0=\x1b[2J"], "is no place"),
    ],
)
def test_impossible_positions_are_refused(words, told):
    message = refused(call(*words))
    assert told in message
    assert message.isprintable()


def test_the_board_in_characters_and_in_words():
    drawn = call("board", TEMPER).stdout
    assert "R5" in drawn
    assert "[4]" in drawn
    assert "\x1b" not in drawn
    words = call("board", TEMPER, "--words").stdout
    assert "Red (you): 2 tokens in the base; on 1 and 5." in words


def test_the_board_where_the_terminal_knows_ascii_only():
    done = run("board", "pardon", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()


def test_the_board_as_svg(tmp_path):
    path = tmp_path / "board.svg"
    done = call("board", PARDON, "--svg", str(path))
    assert done.stdout == f"The board is in {path}\n"
    text = path.read_text("utf-8")
    assert ElementTree.fromstring(text).tag.endswith("svg")
    assert text == homestretch.svg.board(homestretch.position(PARDON))
    assert call("board", PARDON, "--svg", "-").stdout == text + "\n"
