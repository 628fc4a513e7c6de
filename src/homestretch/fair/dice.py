"""The die, and the draw of who begins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from homestretch.fair.encoding import below, mac, word_stream

FAIR_BYTES = 252
"""The most bytes that six numbers can share evenly: 42 for each."""


def roll(key: bytes, beat: int, links: Sequence[bytes] = ()) -> int:
    """The die of draw `beat`, with one field for each client: its link, or no bytes.

    The first byte of an HMAC decides; one from 252 on is passed over for the next counter.
    """
    for counter in count():
        byte = mac(key, "roll", beat, *links, counter)[0]
        if byte < FAIR_BYTES:
            return byte % 6 + 1
    raise AssertionError("the counter has no end")


def first_seat(key: bytes, seats: Sequence[int]) -> int:
    """The seat that begins, where chance is to draw it."""
    return seats[below(len(seats), word_stream(key, "first"))]
