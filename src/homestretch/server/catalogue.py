"""What the server offers: games, presets, options, bots, and the boards."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, NamedTuple

import homestretch
from homestretch import bots, svg
from homestretch.server.messages import encode
from homestretch.server.phrases import PHRASES, REACTIONS, TURN_SECONDS


class Document(NamedTuple):
    """Something that never changes while the server runs."""

    body: bytes
    tag: str
    """Changes whenever the body does."""


def as_document(body: bytes) -> Document:
    """A document of these bytes."""
    return Document(body, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


@cache
def games() -> Document:
    """All games with their presets and options, and all bots."""
    return as_document(
        encode(
            {
                "games": [_game(name) for name in homestretch.GAMES],
                "bots": [
                    {"name": name, "summary": summary} for name, summary in bots.summaries().items()
                ],
                "phrases": PHRASES,
                "reactions": REACTIONS,
                "turn_seconds": TURN_SECONDS,
            }
        )
    )


def _game(name: str) -> dict[str, Any]:
    return {
        "name": name,
        "presets": [
            {"name": preset, "options": options}
            for preset, options in homestretch.presets(name).items()
        ],
        "options": [
            {
                "name": spec.name,
                "switch": spec.is_switch,
                "default": spec.default,
                "low": spec.low,
                "high": spec.high,
                "summary": spec.summary,
            }
            for spec in homestretch.option_specs(name)
        ],
    }


@cache
def board_picture(game_name: str, theme: str | None) -> Document:
    """The empty board, for a page's own styles or in the colours of a theme.

    `UnknownGame` when there is no such game, `OptionError` when there is no such theme.
    """
    return as_document(svg.empty_board(game_name, theme).encode())


@cache
def board_layout(game_name: str) -> Document:
    """Where everything lies on the board; `UnknownGame` when there is no such game."""
    return as_document(encode(svg.layout(game_name)))
