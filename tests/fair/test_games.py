"""Whole games through the protocol, checked by both verifiers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from homestretch import TERMINAL
from homestretch.fair import text_of, verify, verify_text
from tests.fair.conftest import Verifier
from tests.fair.simulated import Played, random_game


def check_game(played: Played, verifier: Verifier) -> dict[str, Any]:
    """Both verifiers find all of it right and say the same; returns the counts."""
    text = text_of(played.transcript)
    notes = [device.notes(played.entries[0].event["table"]) for device in played.devices]
    own = notes[0] if notes else None
    ours = verify_text(text.encode(), json.dumps(own).encode() if own else None)
    assert ours.failure is None
    (theirs,) = verifier.verify_texts([(text, json.dumps(own) if own else None)])
    assert theirs == ours.to_json()
    for others in notes[1:]:
        assert verify(played.transcript, others).failure is None
    return dict(ours.counts)


@pytest.mark.parametrize("name", ["temper", "pardon"])
@pytest.mark.parametrize("batch", range(2))
def test_both_verifiers_agree_on_whole_games(verifier: Verifier, name: str, batch: int) -> None:
    total: dict[str, int] = {}
    for seed in range(5 * batch, 5 * batch + 5):
        for key, count in check_game(random_game(seed, name), verifier).items():
            total[key] = total.get(key, 0) + count
    assert total["moves"] > 200
    assert total["seals"] >= 5
    assert total["openings" if name == "pardon" else "dice"] > 200


@pytest.mark.long
@pytest.mark.parametrize("name", ["temper", "pardon"])
@pytest.mark.parametrize("batch", range(20))
def test_both_verifiers_agree_on_200_games(verifier: Verifier, name: str, batch: int) -> None:
    for seed in range(1000 + 10 * batch, 1010 + 10 * batch):
        check_game(random_game(seed, name), verifier)


def test_the_random_games_meet_everything_the_protocol_knows() -> None:
    """What the games above are made of: without it their agreement would prove less."""
    kinds: set[str] = set()
    states: set[str] = set()
    people: set[int] = set()
    finished = 0
    for name in ("temper", "pardon"):
        for seed in range(25):
            played = random_game(seed, name)
            finished += played.state.to_act == TERMINAL
            people.add(len(played.entries[0].after.rules.persons))
            for entry in played.entries:
                kinds.add(entry.event.get("chance", entry.event["kind"]))
                states |= {one["state"] for one in entry.event.get("links", ())}
    assert kinds == {
        "created", "seal", "restart", "open", "first", "roll", "deal", "draw", "turn_card",
        "reshuffle", "move", "take_back", "reveal",
    }  # fmt: skip
    assert states == {"given", "withheld", "away", "closed", "used_up"}
    assert people == {1, 2, 3, 4}
    assert finished >= 45
