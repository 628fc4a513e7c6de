"""The examples of the rules page: what they say is what the engine says."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

import homestretch
from homestretch.core.errors import UnknownGame
from homestretch.server.lessons import Lesson, lessons, read_lessons

RULES = Path(__file__).parents[2] / "docs" / "rules" / "RULES.md"
ALL = [(game, lesson) for game in homestretch.GAMES for lesson in read_lessons(game).lessons]


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=[lesson.name for _, lesson in ALL])
def test_an_example_is_about_moves_that_are_legal(game: str, lesson: Lesson) -> None:
    last = lesson.stages[-1]
    legal = {move.text for move in last.moves}
    assert set(lesson.wanted) <= legal
    assert set(lesson.then) == legal
    if lesson.road:
        assert len(lesson.stages) == 1
    elif last.chance is None:
        assert lesson.wanted, "nothing to do, and no way to show"
    else:
        assert last.outcome_reason is not None, "a roll that ends the turn says why"


@pytest.mark.parametrize("game", homestretch.GAMES)
def test_the_examples_stand_in_the_order_of_the_clauses_that_there_are(game: str) -> None:
    clauses = re.findall(r"^- ([TP]\d+[a-d]?)\.", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    places = [clauses.index(lesson.clause) for lesson in read_lessons(game).lessons]
    assert places == sorted(places)
    names = [lesson.name for lesson in read_lessons(game).lessons]
    assert len(set(names)) == len(names)
    for lesson in read_lessons(game).lessons:
        assert lesson.name.startswith(f"{lesson.clause.lower()}-")


def test_what_follows_from_a_move() -> None:
    found = {lesson.name: lesson.then for _, lesson in ALL}
    assert found["t9-again"] == {"5-11": "again", "15-21": "again", "25-31": "again"}
    assert found["t12-own"] == {"9-13": "next"}
    assert found["t17-win"] == {"40-H1": "over"}
    assert found["p8-again"] == {"2:S-1": "again", "2:18-20": "again", "5:18-23": "next"}
    assert found["p20-win"] == {"3:Z3-H": "over"}


def test_the_engine_says_which_clause_narrows_an_example() -> None:
    reasons = {lesson.name: lesson.stages[-1].reason for _, lesson in ALL}
    expected = {"t14a-clear": "T14a", "t14b-out": "T14b", "t14c-must": "T14c", "p9-must": "P9"}
    for name, clause in expected.items():
        reason = reasons[name]
        assert reason is not None
        assert reason.clause == clause, name


def test_every_rolled_example_tells_why_a_roll_brings_nothing() -> None:
    found = {lesson.name: lesson.stages for _, lesson in ALL}
    told = [stage.outcome_reason.code for stage in found["t10-tries"] if stage.outcome_reason]
    assert told == ["try_again", "try_again"]
    told = [stage.outcome_reason.code for stage in found["t7-pass"] if stage.outcome_reason]
    assert told == ["no_move"]


def test_an_unknown_game_has_no_examples() -> None:
    with pytest.raises(UnknownGame):
        lessons("chess")


def test_a_document_is_made_once() -> None:
    assert lessons("temper") is lessons("temper")
    assert json.loads(lessons("pardon").body)["game"] == "pardon"


def test_the_examples_are_a_file_of_the_package() -> None:
    assert (files("homestretch.server") / "lessons.json").is_file()
