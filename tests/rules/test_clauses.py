"""No clause, option or preset of the rules goes without a test that names it."""

import ast
import re
from pathlib import Path

import pytest

import homestretch

HERE = Path(__file__).parent
RULES = (HERE.parent.parent / "docs" / "rules" / "RULES.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^- ([TP]\d+[a-d]?)\. ", RULES, re.MULTILINE)
TESTS = {
    node.name
    for path in HERE.rglob("test_*.py")
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
}
OPTIONS = [spec.name for game in homestretch.GAMES for spec in homestretch.option_specs(game)]


def clauses_named(test: str) -> set[str]:
    """The clauses at the head of a test's name: `test_p13_p14_...` names P13 and P14."""
    named = set()
    for word in test.split("_")[1:]:
        if not re.fullmatch(r"[tp]\d+[a-d]?", word):
            break
        named.add(word[0].upper() + word[1:])
    return named


def test_the_rules_have_all_their_clauses() -> None:
    temper = [f"T{n}" for n in range(1, 14)] + ["T14a", "T14b", "T14c", "T14d"]
    temper += [f"T{n}" for n in range(15, 19)]
    pardon = [f"P{n}" for n in range(1, 22)]
    assert [*temper, *pardon] == CLAUSES


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_test(clause: str) -> None:
    assert any(clause in clauses_named(test) for test in TESTS)


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    assert set().union(*map(clauses_named, TESTS)) <= set(CLAUSES)


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_has_a_test(option: str) -> None:
    assert any(f"_option_{option}" in test for test in TESTS)


def test_the_rules_and_the_program_have_the_same_options() -> None:
    named = re.findall(r"\*option\*\s+`(\w+)`", RULES, re.IGNORECASE)
    assert sorted(named) == sorted(OPTIONS)


def test_the_rules_and_the_program_have_the_same_presets() -> None:
    table = re.findall(r"^\| `([a-z-]+)`", RULES, re.MULTILINE)
    assert table == [preset for game in homestretch.GAMES for preset in homestretch.presets(game)]
