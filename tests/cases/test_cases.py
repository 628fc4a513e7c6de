"""The positions of the case files with their full right answers, for the engine and the oracle."""

import json
from pathlib import Path
from typing import Any

import pytest

import homestretch
from tests.oracle import pardon, temper

HERE = Path(__file__).parent
ANSWERS = {"temper": ("tries", "moves"), "pardon": ("plays", "must_discard")}
COUNTS = {"temper": 600, "pardon": 574}
ORACLES = {"temper": temper.answer, "pardon": pardon.answer}


def cases(game: str) -> list[dict[str, Any]]:
    lines = (HERE / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def parted(case: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The position of a case without its answer, and the answer."""
    names = ANSWERS[case["game"]]
    question = {name: value for name, value in case.items() if name not in names}
    return question, {name: case[name] for name in names}


def pieces(state: Any) -> dict[str, list[int]]:
    return {str(seat): list(own) for seat, own in state.pieces().items()}


def temper_answer(question: dict[str, Any]) -> dict[str, Any]:
    """The engine's answer; where nothing can move, the position before the roll says so."""
    before = homestretch.position({**question, "die": None})
    node = before.apply_chance(question["die"])
    moves = []
    if node.to_act == question["turn"]:
        assert homestretch.position(question) == node
        moves = [
            {"move": [move.origin, move.target], "tokens": pieces(node.apply(move))}
            for move in node.legal_moves()
        ]
    return {"tries": before.rolls_left, "moves": moves}


def pardon_answer(question: dict[str, Any]) -> dict[str, Any]:
    """The engine's answer, in the order of the file: Pardon cards first, then by card and pawns."""
    state = homestretch.position(question)
    plays = []
    if not state.must_discard:
        plays = [
            {"card": "pardon" if move.card == 13 else move.card, "pawns": pieces(state.apply(move))}
            for move in state.legal_moves()
        ]
    plays.sort(key=lambda play: (_rank(play["card"]), list(play["pawns"].values())))
    return {"plays": plays, "must_discard": state.must_discard}


def _rank(card: int | str) -> int:
    return 0 if card == "pardon" else int(card)


ENGINES = {"temper": temper_answer, "pardon": pardon_answer}


@pytest.mark.parametrize("game", homestretch.GAMES)
def test_the_file_is_whole(game: str) -> None:
    found = cases(game)
    assert len(found) == COUNTS[game]
    assert all(case["game"] == game for case in found)


@pytest.mark.parametrize("game", homestretch.GAMES)
def test_the_engine_answers_every_line(game: str) -> None:
    for number, case in enumerate(cases(game), start=1):
        question, answer = parted(case)
        assert ENGINES[game](question) == answer, f"{game}.jsonl, line {number}"


@pytest.mark.parametrize("game", homestretch.GAMES)
def test_the_oracle_answers_every_line(game: str) -> None:
    for number, case in enumerate(cases(game), start=1):
        question, answer = parted(case)
        assert ORACLES[game](question) == answer, f"{game}.jsonl, line {number}"


@pytest.mark.parametrize("game", homestretch.GAMES)
def test_the_engine_reads_and_writes_every_line(game: str) -> None:
    """JSON to text and back; the options that a line leaves out are written at their defaults."""
    for number, case in enumerate(cases(game), start=1):
        question, answer = parted(case)
        if game == "temper" and not answer["moves"]:
            question["die"] = None
        state = homestretch.position(question)
        written = state.to_json()
        assert {name: written[name] for name in question if name != "options"} == {
            name: value for name, value in question.items() if name != "options"
        }, f"{game}.jsonl, line {number}"
        assert question["options"].items() <= written["options"].items()
        assert homestretch.position(state.text()) == state
