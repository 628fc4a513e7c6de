"""The second verifier's own rules beside the stored cases and beside the kernel."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from homestretch import CHANCE, TERMINAL
from homestretch.core.chance import pick, total_weight
from homestretch.fair.rules import Rules
from homestretch.games.pardon import PardonState
from homestretch.games.pardon.cards import card_json
from tests.fair.conftest import Verifier
from tests.fair.simulated import random_rules

CASES = Path(__file__).parents[1] / "cases"


def _lines(name: str) -> list[Any]:
    return [json.loads(line) for line in (CASES / name).read_text().splitlines()]


def _ordered(items: list[Any]) -> list[str]:
    return sorted(json.dumps(item, sort_keys=True) for item in items)


def test_every_case_of_temper(verifier: Verifier) -> None:
    cases = _lines("temper.jsonl")
    assert len(cases) >= 600
    for case, found in zip(cases, verifier.answers(cases), strict=True):
        assert found["tries"] == case["tries"], case
        assert _ordered(found["moves"]) == _ordered(case["moves"]), case


def test_every_case_of_pardon(verifier: Verifier) -> None:
    cases = _lines("pardon.jsonl")
    assert len(cases) >= 574
    for case, found in zip(cases, verifier.answers(cases), strict=True):
        assert found["must_discard"] == case["must_discard"], case
        assert _ordered(found["plays"]) == _ordered(case["plays"]), case


def positions(rules: Rules, rng: random.Random, most: int) -> list[tuple[Any, list[str]]]:
    """Decisions of one random game in JSON form, each with the texts of the legal moves."""
    found: list[tuple[Any, list[str]]] = []
    state = rules.game.start()
    while state.to_act != TERMINAL and len(found) < most:
        if state.to_act == CHANCE:
            outcomes = state.chance_outcomes()
            state = state.apply_chance(pick(outcomes, rng.randrange(total_weight(outcomes))))
            continue
        data = state.to_json()
        if isinstance(state, PardonState):
            data["hand"] = [card_json(card) for card in state.hands[state.turn]]
        found.append((data, [str(move) for move in state.legal_moves()]))
        state = state.apply(rng.choice(state.legal_moves()))
    return found


@pytest.mark.parametrize("name", ["temper", "pardon"])
def test_the_same_moves_by_the_same_names_as_the_kernel(verifier: Verifier, name: str) -> None:
    rng = random.Random(f"texts {name}")
    found = [pair for _ in range(25) for pair in positions(random_rules(rng, name), rng, 120)]
    assert len(found) > 1500
    answers = verifier.answers([data for data, _ in found])
    for (data, texts), answer in zip(found, answers, strict=True):
        assert answer["texts"] == texts, data
