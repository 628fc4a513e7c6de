"""The first verifier: recomputes everything that a transcript claims.

It shares the primitives and the rules with the server. The second verifier, a single web page
(`web/verifier/verify.html`), shares no code with either.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from homestretch.fair.errors import FairError
from homestretch.fair.ledger import NO_HEAD, head_after
from homestretch.fair.notes import check_notes, check_notes_shape
from homestretch.fair.report import Failure, Report
from homestretch.fair.shape import check_shape, read_json
from homestretch.fair.walk import Walk


def verify_text(data: bytes, notes: bytes | None = None) -> Report:
    """Checks a transcript as it lies in a file, with a player's notes if there are any.

    Never raises: whatever is wrong with the file is the report's failure.
    """
    try:
        read = read_json(data)
        told = read_json(notes) if notes is not None else None
    except FairError as error:
        return Report(failure=Failure(error.code, str(error), None))
    return verify(read, told)


def verify(transcript: Any, notes: Any = None) -> Report:
    """Checks a transcript given as JSON values. Never raises for anything in it."""
    report = Report()
    walk = Walk(report)
    try:
        check_shape(transcript)
        if notes is not None:
            check_notes_shape(notes)
        _check_chain(transcript, walk)
        walk.secret = bytes.fromhex(transcript["events"][-1]["event"]["secret"])
        for entry in transcript["events"]:
            walk.number = entry["event"]["number"]
            walk.take(entry["event"])
        walk.number = None
        walk.check_openings(transcript["openings"])
        if notes is not None:
            report.counts["notes"] = check_notes(notes, transcript)
    except FairError as error:
        report.failure = Failure(error.code, str(error), walk.number)
    walk.tell_facts()
    return report


def _check_chain(transcript: Mapping[str, Any], walk: Walk) -> None:
    """Numbers without a gap, each head right, the reveal at the end."""
    head = NO_HEAD
    for index, entry in enumerate(transcript["events"]):
        event = entry["event"]
        walk.number = event["number"]
        if event["number"] != index + 1:
            raise FairError(
                "wrong_number", f"event {index + 1} is missing here; number {walk.number} follows"
            )
        head = head_after(head, event)
        if head.hex() != entry["head"]:
            raise FairError("broken_chain", "the event is not the one that its head was made of")
        walk.report.counts["chain"] += 1
    walk.number = None
    if not transcript["events"] or transcript["events"][-1]["event"]["kind"] != "reveal":
        raise FairError("truncated", "the log does not end with the server's secret")
