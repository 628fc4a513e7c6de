"""What a newcomer reads: whole lines of help, own sentences for wrong values, the page's names."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import homestretch
from homestretch import web
from homestretch.cli.app import COMMANDS, missing_extra
from homestretch.cli.joining import _SEATED
from homestretch.server.run import _missing_folder
from homestretch.terminal.lines import help_lines
from homestretch.terminal.vocabulary import PRESET_NAMES
from tests.cli.command import call, refused, run


def test_no_line_of_help_is_cut_off():
    done = run("--help", COLUMNS="80")
    lines = done.stdout.splitlines()
    for entry in COMMANDS:
        (line,) = (line for line in lines if line.startswith(f"  {entry.name} "))
        assert line.endswith(".")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "--seed", "x"), "--seed cannot be 'x'; it is a whole number."),
        (("play", "--seed=1.5"), "--seed cannot be '1.5'; it is a whole number."),
        (("serve", "--port", "99999"), "--port cannot be '99999'; it is at most 65535."),
        (("serve", "--port", "-1"), "--port cannot be '-1'; it is at least 0."),
        (("serve", "--pace", "fast"), "--pace cannot be 'fast'; it is a number."),
        (("serve", "--workers", "many"), "--workers cannot be 'many'; it is a whole number."),
        (("play", "--nope"), "No such option: --nope."),
    ],
)
def test_a_wrong_value_is_told_in_a_sentence_of_ours(words, sentence):
    told = refused(call(*words))
    assert told.startswith(sentence)
    assert told.endswith(f"`homestretch {words[0]} --help` says what is allowed.")


def test_a_wrong_value_in_the_environment_is_told_with_its_name(monkeypatch):
    monkeypatch.setenv("HOMESTRETCH_METRICS", "maybe")
    told = refused(call("serve"))
    assert told.startswith("HOMESTRETCH_METRICS, in the environment, cannot be 'maybe'")
    assert "true or false" in told


def test_a_file_that_is_no_record_is_told_as_such(tmp_path):
    readme = tmp_path / "README.md"
    readme.write_text("; no tag\n\n# Homestretch\n\n    [B-1] 1-7\n", encoding="utf-8")
    done = call("check", str(readme))
    assert done.returncode == 1
    assert 'this is no record of a game; one begins with [Homestretch "1"]' in done.stdout
    assert "this is no record" in refused(call("replay", str(readme)))
    readme.write_text("; only a remark\n", encoding="utf-8")
    assert "this is no record" in call("check", str(readme)).stdout


def test_what_is_missing_is_told_in_good_english():
    for package in ("numba", None):
        assert "this installation lacks; install what it needs with: pip install" in str(
            missing_extra("simulate", "batch", package)
        )


def test_presets_have_the_names_of_the_page():
    words = (web.STATIC / "words" / "en.ftl").read_text(encoding="utf-8")
    page = dict(re.findall(r"^preset-((?:temper|pardon)(?:-(?!text)\w+)?) = (.*)$", words, re.M))
    assert page == PRESET_NAMES
    assert set(page) == {name for game in homestretch.GAMES for name in homestretch.presets(game)}
    shown = call("play", "--list").stdout
    for preset, name in page.items():
        sentence = re.search(rf"^preset-{preset}-text = (.*)$", words, re.M)[1]
        assert re.search(rf"{preset} +{name}: {re.escape(sentence)}\n", shown)


def test_whoever_gets_a_seat_is_told_to_all():
    changes = {"joined", "named", "bot", "host", "link", "open", "program"}
    assert set(_SEATED) == changes
    page = (web.STATIC / "js" / "sentences.js").read_text(encoding="utf-8")
    shown = re.search(r"const SEAT_CHANGES = \{(.*?)\}", page, re.DOTALL)[1]
    assert set(re.findall(r"(\w+): \"", shown)) == changes


def test_the_help_at_the_board_says_what_signs_mean():
    told = " ".join(line.plain for line in help_lines("pardon", 92))
    assert "change places" in told
    assert "from a triangle to a circle" in told


@pytest.mark.parametrize("game", homestretch.GAMES)
@pytest.mark.parametrize("width", [80, 100])
def test_the_help_at_the_board_fills_the_terminals_lines(game, width):
    told = [line.plain for line in help_lines(game, width)]
    prose = [line for line in told if not line.startswith(" ")]
    assert all(len(line) <= width for line in told)
    for line, after in pairwise(prose):
        assert len(line) + 1 + len(after.split()[0]) > width


def test_a_folder_that_is_made_is_told(tmp_path):
    assert _missing_folder(tmp_path / "tables.sqlite3") is None
    assert _missing_folder(tmp_path / "new" / "tables.sqlite3") == tmp_path / "new"
    assert _missing_folder("postgresql://me@host/x") is None
    assert _missing_folder(Path("tables.sqlite3")) is None
