"""Rubbish in any field: both verifiers fail with the same code and a sentence, never otherwise."""

from __future__ import annotations

import contextlib
import copy
import json
import random
from functools import cache
from typing import Any

import pytest

from homestretch.fair import Report, text_of, verify, verify_text
from tests.fair.conftest import Verifier
from tests.fair.forging import game, reheaded
from tests.fair.simulated import Played, plain_game

RUBBISH: list[Any] = [
    None, True, False, 0, -1, 1, 2, 3, 64, 10**6, 2**53, 10**30, 1.0, 1.5, -0.0,
    "", "0", "x", "draw", "a" * 100, "\u0000", "🦊", "0" * 64, "F" * 64, "7:1-2", "__proto__",
    [], [[]], [None], {}, {"a": 1},
]  # fmt: skip


def places_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value in a JSON value."""
    items = (
        value.items() if isinstance(value, dict)
        else enumerate(value) if isinstance(value, list) else ()
    )  # fmt: skip
    return [path, *(found for key, one in items for found in places_in(one, (*path, key)))]


def put(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The data with another value in a place."""
    if not path:
        return value
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


def spoil(rng: random.Random, data: Any, places: list[tuple[Any, ...]]) -> Any:
    """One thing made wrong: a value replaced, a field taken away or added, an item doubled."""
    path = rng.choice(places)
    how = rng.random()
    parent = data
    for key in path[:-1]:
        parent = parent[key]
    if path and how < 0.1:
        del parent[path[-1]]
        return data
    if path and how < 0.15 and isinstance(parent, dict):
        parent[rng.choice(["rubbish", "__proto__", "constructor"])] = 1
        return data
    if path and how < 0.25 and isinstance(parent, list):
        parent.append(copy.deepcopy(parent[path[-1]]))
        return data
    if path and how < 0.35 and type(parent[path[-1]]) is int:
        return put(data, path, parent[path[-1]] + rng.choice([-1, 1]))
    return put(data, path, copy.deepcopy(rng.choice(RUBBISH)))


@cache
def short_game(name: str) -> Played:
    """A game given up early: nearly every kind of field in few events."""
    if name == "temper":
        return plain_game("temper", seats=(0, 1, 2), tokens=2, start_token=True, most_events=24)
    if name == "hands":
        return plain_game("pardon", pawns=2, start_pawn=True, hand_size=3, most_events=40)
    return plain_game("pardon", hand_size=0, start_pawn=True, pardon_cards=True, most_events=40)


def same_failure(ours: Report, theirs: dict[str, Any], context: str) -> None:
    assert {**theirs, "sentence": None} == {**ours.to_json(), "sentence": None}, context
    if ours.failure:
        assert len(ours.failure.sentence) > 10, context
        assert len(theirs["sentence"]) > 10, context
        assert "{" not in theirs["sentence"], context
        assert ours.lines(), context


@pytest.mark.parametrize("name", ["temper", "hands", "cards"])
@pytest.mark.parametrize("forged", [False, True], ids=["heads kept", "heads anew"])
def test_rubbish_in_any_field(verifier: Verifier, name: str, forged: bool) -> None:
    whole = short_game(name).transcript
    assert verify(whole).ok
    places = places_in(whole)
    rng = random.Random(f"rubbish {name} {forged}")
    texts = []
    for _ in range(220):
        data = spoil(rng, copy.deepcopy(whole), places)
        if forged:
            # What cannot even be hashed keeps the heads it had.
            with contextlib.suppress(TypeError, KeyError, ValueError, AttributeError):
                reheaded(data, renumber=False)
        texts.append(json.dumps(data))
    reports = verifier.verify_texts([(text, None) for text in texts])
    codes = set()
    for text, theirs in zip(texts, reports, strict=True):
        ours = verify_text(text.encode())
        same_failure(ours, theirs, text[:300])
        codes.add(ours.failure.code if ours.failure else "ok")
    assert len(codes) > (5 if forged else 3), codes


def test_rubbish_in_notes(verifier: Verifier) -> None:
    played = game("temper")
    notes = played.devices[0].notes(played.entries[0].event["table"])
    notes["heads"], notes["given"] = notes["heads"][:5], notes["given"][:5]
    places = places_in(notes)
    rng = random.Random("notes")
    text = text_of(played.transcript)
    pairs = [(text, json.dumps(spoil(rng, copy.deepcopy(notes), places))) for _ in range(60)]
    for (_, told), theirs in zip(pairs, verifier.verify_texts(list(pairs)), strict=True):
        same_failure(verify_text(text.encode(), told.encode()), theirs, told)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_json"),
        ("{", "bad_json"),
        ("[1,]", "bad_json"),
        ("NaN", "bad_json"),
        ('{"format": NaN}', "bad_json"),
        ("'x'", "bad_json"),
        ("null", "bad_shape"),
        ("[]", "bad_shape"),
        ("1e999", "bad_shape"),
        ("1" * 5000, "bad_shape"),
        ("[" * 100_000 + "]" * 100_000, "bad_shape"),
        ('{"format": "homestretch-fair/2", "events": [], "openings": []}', "bad_shape"),
        ('{"format": "homestretch-fair/1", "events": [], "openings": []}', "truncated"),
        ('\ufeff{"format": "homestretch-fair/1", "events": [], "openings": []}', "truncated"),
    ],
)
def test_files_that_are_none(verifier: Verifier, text: str, code: str) -> None:
    ours = verify_text(text.encode())
    assert ours.failure is not None
    assert ours.failure.code == code
    # A page reads files with the browser's decoder, which takes the mark at the front away.
    (theirs,) = verifier.verify_texts([(text.removeprefix("\ufeff"), None)])
    same_failure(ours, theirs, text[:50])


def test_a_file_that_is_no_text() -> None:
    report = verify_text(b"\xff\xfe\x00")
    assert report.failure is not None
    assert report.failure.code == "bad_json"


def test_whole_numbers_may_be_written_with_a_point(verifier: Verifier) -> None:
    """3 and 3.0 are one number in JSON, so they must be one to both verifiers."""
    text = text_of(plain_game("temper", most_events=12).transcript)
    pointed = text.replace('"number": 3,', '"number": 3.0,').replace('"seat": 0', '"seat": -0.0')
    assert pointed != text
    ours = verify_text(pointed.encode())
    assert ours.ok
    assert verifier.verify_texts([(pointed, None)]) == [ours.to_json()]


def test_names_keep_their_letters(verifier: Verifier) -> None:
    data = copy.deepcopy(plain_game("temper", most_events=12).transcript)
    for name in ("\ud800", "a" * 61, "🦊" * 60, 'a\u2028b\u007f\u0001\\"/'):
        data["events"][0]["event"]["rules"]["seats"][0]["name"] = name
        ours = verify(data)
        same_failure(ours, verifier.verify(data), repr(name))
        expected = "bad_shape" if name[0] == "\ud800" or len(name) > 60 else "broken_chain"
        assert ours.failure is not None
        assert ours.failure.code == expected
