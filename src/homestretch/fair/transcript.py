"""The transcript: one JSON file with everything that is needed to check a game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from homestretch.fair.chance import HIDDEN_KINDS
from homestretch.fair.ledger import Entry, Ledger

FORMAT = "homestretch-fair/1"


def openings_of(ledger: Ledger, events: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The openings that were shown to one seat only, each with the number of its event."""
    decks = ledger.chance_now.decks if ledger.chance_now else ()
    return [
        {"event": event["number"], **decks[event["epoch"]].opening(event["position"]).to_json()}
        for event in events
        if event["kind"] == "chance" and event["chance"] in HIDDEN_KINDS
    ]


def transcript(entries: Iterable[Entry]) -> dict[str, Any]:
    """The transcript of a log that ends with its reveal."""
    given = list(entries)
    return {
        "format": FORMAT,
        "events": [entry.to_json() for entry in given],
        "openings": openings_of(given[-1].after, [entry.event for entry in given]),
    }


def text_of(transcript: Mapping[str, Any]) -> str:
    """The transcript as a text to be saved, one event a line."""
    lines = [json.dumps(entry, ensure_ascii=False) for entry in transcript["events"]]
    shown = [json.dumps(opening) for opening in transcript["openings"]]
    return (
        f'{{"format": {json.dumps(transcript["format"])},\n"events": [\n'
        + ",\n".join(lines)
        + '\n],\n"openings": [\n'
        + ",\n".join(shown)
        + "\n]}\n"
    )
