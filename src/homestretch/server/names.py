"""Names and texts that people choose: what they may hold, so that all see what is written there."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from homestretch.core.errors import SeatError
from homestretch.core.seats import Seat
from homestretch.play import PERSON, SeatSetup
from homestretch.play.setup import NAME_LENGTH
from homestretch.server.refusals import Refused

TEXT_LENGTH = 200
MARKS = 3
"""How many accents may stand on one letter; more would cover the lines above and below."""

_UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Kinds of characters that cannot be seen: controls, directions of text, line ends, no characters
at all."""
_JOINERS = "\u200c\u200d"
"""They form Persian words and families of emoji, so they may stand inside."""
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
"""Characters that count as letters, marks or signs, and look like nothing."""
_ALLOWED = "letters, digits, signs and blanks are allowed"


# Signs that are newer than this Python's tables have the kind Cn; emoji come every year.


def clean_name(name: str | None, seat: Seat) -> str | None:
    """A name as it is kept; `SeatError` for one that cannot be shown, or not told from nothing."""
    if name is None:
        return None
    try:
        clean = _clean(name)
    except _Unshown as fault:
        raise SeatError(f"the name of seat {seat} holds {fault}; {_ALLOWED}") from None
    if name and not _is_seen(clean):
        raise SeatError(f"the name of seat {seat} shows nothing; {_ALLOWED}, {NAME_LENGTH} at most")
    SeatSetup(seat, PERSON, clean)
    return clean


def clean_text(text: str) -> str:
    """Free text as it is kept; `Refused` for one that cannot be shown."""
    try:
        clean = _clean(text)
    except _Unshown as fault:
        raise Refused("bad_text", f"the text holds {fault}; {_ALLOWED}") from None
    if not (0 < len(clean) <= TEXT_LENGTH and _is_seen(clean)):
        raise Refused("bad_text", f"a text has 1 to {TEXT_LENGTH} characters, not {len(clean)}")
    return clean


def distinct(name: str | None, others: Iterable[str | None]) -> str | None:
    """The name, with a number where somebody else at the table is called the same."""
    if name is None:
        return None
    taken = {_alike(other) for other in others if other is not None}
    found, number = name, 1
    while _alike(found) in taken:
        number += 1
        end = f" {number}"
        found = name[: NAME_LENGTH - len(end)].rstrip() + end
    return found


class _Unshown(Exception):
    """A character that cannot be shown."""


def _clean(text: str) -> str:
    """Composed, with plain single blanks. Raises `_Unshown`."""
    text = unicodedata.normalize("NFC", text)
    text = "".join(" " if unicodedata.category(one) == "Zs" else one for one in text)
    text = " ".join(word for word in text.split(" ") if word)
    marks = 0
    for at, one in enumerate(text):
        kind = unicodedata.category(one)
        if one in _JOINERS and 0 < at < len(text) - 1 and text[at - 1] not in _JOINERS:
            continue
        is_new = kind == "Cn" and "\U0001f000" <= one <= "\U0001faff"
        if (kind in _UNSEEN and not is_new) or one in _BLANK:
            raise _Unshown(f"the character U+{ord(one):04X}, which cannot be shown")
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if marks > MARKS:
            raise _Unshown(f"more than {MARKS} accents on one letter")
    return text


def _is_seen(text: str) -> bool:
    """Whether there is something to be seen: a letter, a digit or a sign."""
    return any(unicodedata.category(one)[0] in "LNPSC" and one not in _JOINERS for one in text)


def _alike(name: str) -> str:
    """What is the same for names that people take for the same."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(one for one in plain if unicodedata.category(one) != "Cf")
