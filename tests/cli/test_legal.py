"""`homestretch legal`: all cases through the real command, and lines that are no cases."""

from __future__ import annotations

import io
import json
import subprocess

import pytest

from homestretch.cli.legal_answers import LINE_LIMIT, answer_line, lines_of
from tests.cli.command import CASES, EXECUTABLE, environment, run

ANSWERS = {"temper": ("tries", "moves"), "pardon": ("plays", "must_discard")}
TEMPER = {
    "game": "temper",
    "seats": [0, 2],
    "tokens": {"0": [0, 0, 0, 5], "2": [0, 0, 0, 0]},
    "turn": 0,
    "die": 3,
    "options": {},
}
PARDON = {
    "game": "pardon",
    "seats": [0, 2],
    "pawns": {"0": [0, 0, 0, 5], "2": [0, 0, 0, 0]},
    "turn": 0,
    "hand": [3],
    "options": {},
}


def asked(data):
    return json.loads(answer_line(json.dumps(data).encode()))


def expected(line):
    data = json.loads(line)
    found = {key: data[key] for key in ANSWERS[data["game"]]}
    return json.dumps(found, separators=(",", ":"))


@pytest.mark.parametrize("strip", [False, True])
def test_every_case_of_both_files(strip):
    """Once as the files are, once with the answers taken out."""
    lines = [
        line
        for name in ("temper", "pardon")
        for line in (CASES / f"{name}.jsonl").read_text("utf-8").splitlines()
    ]
    assert len(lines) == 1174
    given = [json.loads(line) for line in lines]
    if strip:
        given = [
            {key: data[key] for key in data if key not in ANSWERS[data["game"]]} for data in given
        ]
    done = run("legal", given="".join(json.dumps(data) + "\n" for data in given))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [expected(line) for line in lines]


def test_bad_lines_get_an_error_and_the_rest_goes_on():
    good = json.dumps(TEMPER).encode()
    bad = [b"", b"   ", b"{", b"[1]", b"null", b"\xff\xfe", b'"text"', b"[" * 100_000, b"NaN"]
    done = run("legal", given=b"\n".join([*bad, good, b"{}", good]))
    assert done.returncode == 0
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(bad) + 3
    for index, found in enumerate(answers):
        if index in {len(bad), len(bad) + 2}:
            assert found["tries"] == 1
        else:
            assert list(found) == ["error"]
            assert len(found["error"]) > 10


def test_it_answers_line_by_line():
    """A program that asks one position at a time is answered before it asks the next."""
    with subprocess.Popen(
        [*EXECUTABLE, "legal"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for die in (1, 2, 3):
            process.stdin.write(json.dumps({**TEMPER, "die": die}).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["moves"][0]["move"] == [5, 5 + die]
        process.stdin.close()
        assert process.wait(timeout=60) == 0


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"die": None}, "die is None; it must be the number rolled, 1 to 6"),
        ({"die": 7}, "die is 7"),
        ({"die": True}, "die is True"),
        ({"die": 3.0}, "die is 3.0"),
        ({"game": "chess"}, "game is 'chess'; it is one of temper, pardon"),
        ({"game": ["temper"]}, "it is one of temper, pardon"),
        ({"turn": 1}, "turn is 1; the seats are 0, 2"),
        ({"seats": [0, 1]}, "opposite corners"),
        ({"seats": "02"}, "seats must be a list"),
        ({"options": {"foo": 1}}, "there is no option 'foo'"),
        ({"options": []}, "options must be an object"),
        ({"tokens": {"0": [0, 0, 0, 45], "2": [0, 0, 0, 0]}}, "progress is 0 to 44"),
        ({"tokens": None}, "tokens must be an object"),
        (
            {"first": "draw", "tokens": {"0": [0] * 4, "2": [0] * 4}},
            "chance first draws who begins",
        ),
        ({"tokens": {"0": [41, 42, 43, 44], "2": [0] * 4}}, "the game is over"),
        ({"colour": "red"}, "there is no field 'colour'"),
    ],
)
def test_impossible_positions_of_temper(changes, told):
    assert told in asked({**TEMPER, **changes})["error"]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"hand": []}, "holds no card"),
        ({"hand": [6]}, "cards are 1, 2, 3"),
        ({"hand": ["pardon"]}, "1 cards P are out, but the deck has 0"),
        ({"hand": [2] * 5}, "5 cards 2 are out"),
        ({"hand": [1] * 6}, "a hand has at most 5"),
        ({"next": "draw"}, "nobody plays here: chance comes next (draw)"),
        ({"pawns": {"0": [66] * 4, "2": [0] * 4}}, "the game is over"),
        ({"options": {"hand_size": 0}, "hand": [3, 3]}, "a hand has at most 1"),
    ],
)
def test_impossible_positions_of_pardon(changes, told):
    assert told in asked({**PARDON, **changes})["error"]


def test_a_roll_that_cannot_be_played_has_no_moves():
    data = {**TEMPER, "tokens": {"0": [0, 0, 0, 0], "2": [0, 0, 0, 0]}}
    assert asked(data) == {"tries": 3, "moves": []}
    assert asked({**data, "rolls_left": 2}) == {"tries": 2, "moves": []}
    assert asked({**data, "options": {"three_tries": False}}) == {"tries": 1, "moves": []}


def test_a_card_turned_up_is_answered_like_a_hand():
    data = {**PARDON, "options": {"hand_size": 0}}
    assert asked(data) == asked(PARDON)
    assert asked({**data, "hand": [12], "pawns": {"0": [0] * 4, "2": [0] * 4}}) == {
        "plays": [],
        "must_discard": True,
    }


def test_a_huge_line_is_refused_and_the_next_is_answered():
    long = b'{"game": "' + b"x" * (LINE_LIMIT * 3) + b'"}\n'
    source = io.BytesIO(long + b"{}\n" + long[:-1])
    assert [answer_line(line) for line in lines_of(source)] == [
        f'{{"error":"the line is longer than {LINE_LIMIT} bytes"}}',
        answer_line(b"{}"),
        f'{{"error":"the line is longer than {LINE_LIMIT} bytes"}}',
    ]
