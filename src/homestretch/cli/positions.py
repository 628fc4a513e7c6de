"""Positions on the command line: one line of text or JSON, quoted or not, or standard input."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

import homestretch
from homestretch.core.errors import PositionError
from homestretch.core.state import State

LENGTH_LIMIT = 100_000

METAVAR = "POSITION"
HELP = "A position in one line or as JSON; - reads it from standard input."


def read_position(words: Sequence[str]) -> State[Any]:
    """The state that the words of the command line mean; the name of a game is its start.

    Raises `PositionError` and what else `homestretch.position` raises.
    """
    text = " ".join(words).strip()
    if text == "-":
        text = sys.stdin.read(LENGTH_LIMIT + 1).strip()
    if len(text) > LENGTH_LIMIT:
        raise PositionError(f"no position is longer than {LENGTH_LIMIT} characters")
    if not text:
        raise PositionError("the position is empty; see docs/notation.md for what it looks like")
    if text in homestretch.GAMES:
        return homestretch.game(text).start()
    if not text.startswith("{"):
        return homestretch.position(text)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError(f"the position is no JSON: {error}") from None
    return homestretch.position(data)
