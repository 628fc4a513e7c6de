"""What a player's own device noted during the game, compared with the transcript.

A transcript can be right in itself and yet not be the game that was played: a server could show
two players two seals, leave a link out that was given in time, or write the whole log anew. The
notes of a single honest device show it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from homestretch.fair.errors import FairError
from homestretch.fair.shape import (
    MAX_EVENTS,
    Check,
    beat,
    client,
    hash_text,
    list_of,
    one_of,
    pattern,
    record,
    whole,
)

NOTES_FORMAT = "homestretch-notes/1"

_check: Check = record(
    format=one_of(NOTES_FORMAT),
    table=pattern("[A-Za-z0-9_-]{1,64}", "1 to 64 letters, digits, - or _"),
    client=client,
    tip=hash_text,
    seal=hash_text,
    heads=list_of(record(number=whole(1, MAX_EVENTS), head=hash_text), MAX_EVENTS),
    given=list_of(beat, MAX_EVENTS),
)


def check_notes_shape(notes: Any) -> None:
    """Raises `FairError` `bad_shape` for notes of the wrong form."""
    _check(notes, "notes")


def check_notes(notes: Mapping[str, Any], transcript: Mapping[str, Any]) -> int:
    """How many facts the notes confirm; `FairError` for the first that they contradict."""
    events = [entry["event"] for entry in transcript["events"]]
    if notes["table"] != events[0]["table"]:
        raise FairError("other_table", f"the notes are of table {notes['table']}")
    _check_seal(notes, events)
    heads = {entry["event"]["number"]: entry["head"] for entry in transcript["events"]}
    for noted in notes["heads"]:
        if heads.get(noted["number"]) != noted["head"]:
            raise FairError(
                "rewritten", f"the device saw another event {noted['number']}, or other ones before"
            )
    _check_given(notes, events)
    return 2 + len(notes["heads"]) + len(notes["given"])


def _check_seal(notes: Mapping[str, Any], events: list[dict[str, Any]]) -> None:
    opened = [event for event in events if event["kind"] == "open"][-1]
    seal = [event for event in events if event["kind"] == "seal"][-1]
    if seal["seal"] != notes["seal"]:
        raise FairError("other_seal", "the device saw another seal")
    if opened["tips"][notes["client"] : notes["client"] + 1] != [notes["tip"]]:
        raise FairError("other_tip", f"the tip of client {notes['client']} is not the device's own")


def _check_given(notes: Mapping[str, Any], events: list[dict[str, Any]]) -> None:
    told = {
        event["beat"]: one["state"]
        for event in events
        for one in event.get("links", ())
        if one["client"] == notes["client"]
    }
    for number in notes["given"]:
        if told.get(number) not in {"given", None}:
            raise FairError(
                "left_out", f"the device gave its link for draw {number}, but it was left out"
            )
