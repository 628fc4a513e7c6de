"""Positions on the command line: one line of text or JSON, quoted or not, or standard input."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

import homestretch
from homestretch.cli import arguments
from homestretch.core.errors import PositionError
from homestretch.core.options import OptionValue, value_text
from homestretch.core.state import State

LENGTH_LIMIT = 100_000

Position = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="POSITION",
        help="A position in one line or as JSON, - for standard input, or the name of a game or "
        "preset for its start.",
        show_default=False,
    ),
]
Preset = Annotated[
    str | None,
    typer.Option(help="A named set of options: for a start, or for what the position leaves out."),
]


def read_position(words: Sequence[str] | None, preset: str | None = None) -> State[Any]:
    """The state that the words of the command line mean; the name of a game is its start.

    A preset gives the options that a position does not name. Raises `PositionError`, `BadArgument`
    and what else `homestretch.position` raises.
    """
    if not words:
        if preset is None:
            raise arguments.BadArgument("a position is missing; a game's name stands for its start")
        return _start(None, preset)
    text = " ".join(words).strip()
    if text == "-":
        text = sys.stdin.read(LENGTH_LIMIT + 1).strip()
    if len(text) > LENGTH_LIMIT:
        raise PositionError(f"no position is longer than {LENGTH_LIMIT} characters")
    if not text:
        raise PositionError("the position is empty; see docs/notation.md for what it looks like")
    if not text.startswith("{"):
        name, *pairs = text.split()
        if not pairs:
            return _start(name, preset)
        given = dict(pair.split("=", 1) for pair in pairs if "=" in pair)
        for option, value in _left_out(name, preset, given).items():
            text += f" {option}={value_text(value)}"
        return homestretch.position(text)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError(f"the position is no JSON: {error}") from None
    if isinstance(data, dict) and isinstance(data.get("options", {}), dict):
        given = data.get("options", {})
        data["options"] = given | _left_out(data.get("game"), preset, given)
    return homestretch.position(data)


def _start(name: str | None, preset: str | None) -> State[Any]:
    game, preset = arguments.game_and_preset(name, preset)
    return homestretch.game(game, preset=preset).start()


def _left_out(
    game: object, preset: str | None, given: Mapping[str, object]
) -> dict[str, OptionValue]:
    """The preset's options that a position of a game does not name.

    `BadArgument` for one that it names otherwise: nobody could tell which of the two is meant.
    """
    if preset is None or game not in homestretch.GAMES:
        return {}  # what is no game is refused with the position
    name, _ = arguments.game_and_preset(str(game), preset)
    specs = {spec.name: spec for spec in homestretch.option_specs(name)}
    settings = homestretch.presets(name)[preset]
    for option, value in settings.items():
        if option in given and specs[option].check(given[option]) != value:
            raise arguments.BadArgument(
                f"{preset} has {option}={value_text(value)}, but the position has "
                f"{option}={value_text(specs[option].check(given[option]))}; leave one of them out"
            )
    return {option: value for option, value in settings.items() if option not in given}
