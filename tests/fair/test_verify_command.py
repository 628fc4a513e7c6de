"""`homestretch verify` as a person calls it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from homestretch.cli.verify import verify as command
from homestretch.fair import text_of
from homestretch.fair.report import CHECKS, Report
from tests.fair.simulated import plain_game, random_game


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "transcript.json"
    path.write_text(text_of(plain_game("temper", most_events=30).transcript))
    return path


def test_everything_right(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(str(saved)) == 0
    told = capsys.readouterr().out
    assert "Everything is right." in told
    assert "Fingerprint: " in told
    assert "dice that follow from key and links" in told
    assert "given up before its end" in told


def test_something_wrong(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = saved.read_text()
    saved.write_text(text.replace('"by": "person"', '"by": "bot"', 1))
    assert command(str(saved)) == 1
    assert "NOT RIGHT: event " in capsys.readouterr().out


def test_notes(saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = plain_game("temper", most_events=30)
    notes = played.devices[1].notes(played.entries[0].event["table"])
    path = tmp_path / "notes.json"
    path.write_text(json.dumps(notes))
    assert command(str(saved), str(path)) == 0
    assert "facts that a player's own notes confirm" in capsys.readouterr().out
    path.write_text("rubbish")
    assert command(str(saved), str(path)) == 1
    assert "[bad_json]" in capsys.readouterr().out


def test_restarts_people_without_a_part_and_closed_chains_are_told(tmp_path: Path) -> None:
    """Over some random games every kind of line is told once."""
    from homestretch.fair import verify

    told = "\n".join(
        "\n".join(verify(random_game(seed, "temper").transcript).lines()) for seed in range(40)
    )
    for words in (
        "The seal was made again", "People without a part in the seal", "WITHHELD", "away",
        "Live links were off",
    ):  # fmt: skip
        assert words in told


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        command(str(tmp_path / "none.json"))


def test_a_record_of_moves_is_called_what_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text('; saved by the page\n\n[Homestretch "1"]\n[Game "temper"]\n')
    assert command(str(path)) == 1
    told = capsys.readouterr().out
    assert "this is a record of moves, not a transcript" in told
    assert "Save the proof (transcript)" in told
    assert "NOT RIGHT" not in told


def test_one_is_not_told_as_several(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(str(saved)) == 0
    lines = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines() if line]
    told = {words for count, words in lines if count == "1"}
    assert "seal with its commitments and fingerprint" in told
    assert "secret of the server that fits its commitment" in told
    assert not {words for words in told if words in set(CHECKS.values()) - {CHECKS["secret"]}}


def test_a_client_without_links_is_nothing_suspicious() -> None:
    client = {"client": 0, "seats": [0], "given": 0, "away": 0, "withheld": False}
    facts = {"live": True, "clients": [client, {**client, "client": 1, "given": 1, "away": 1}]}
    told = Report(facts=facts).lines()
    assert "Client 0 (seat 0): part of the seal; no links were needed" in told
    assert "Client 1 (seat 0): 1 link given, away once" in told
