"""The games by name, loaded when first asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any

from homestretch.core.errors import OptionError, PositionError, UnknownGame, shown
from homestretch.core.options import OptionSpec, OptionValue
from homestretch.core.record import Record, parse
from homestretch.core.seats import Seat
from homestretch.core.state import Game, State

GAMES: tuple[str, ...] = ("temper", "pardon")
"""The names of the games."""


def _package(name: str) -> Any:
    if name not in GAMES:
        raise UnknownGame(f"there is no game {shown(name)}; games are {', '.join(GAMES)}")
    return import_module(f"homestretch.games.{name}")


def presets(name: str) -> dict[str, dict[str, OptionValue]]:
    """The presets of a game: name to the options it changes."""
    found: dict[str, dict[str, OptionValue]] = _package(name).PRESETS
    return {preset: dict(settings) for preset, settings in found.items()}


def option_specs(name: str) -> tuple[OptionSpec, ...]:
    """The options of a game, in the order of the rules."""
    specs: tuple[OptionSpec, ...] = _package(name).OPTIONS.specs()
    return specs


def game(
    name: str,
    *,
    preset: str | None = None,
    seats: Iterable[int] | None = None,
    first: Seat | str | None = None,
    **options: OptionValue | str,
) -> Game[Any]:
    """A game made ready to start.

    `name` is `temper` or `pardon`; `preset` names a set of options (`temper-quick`), which
    `options` then change one by one. `seats` are the seats in play, all four when left out.
    `first` is the seat that begins: the lowest when left out, drawn by chance when `"draw"`.

    Raises `UnknownGame`, `OptionError` or `SeatError`, each naming what is allowed.

    >>> import homestretch
    >>> homestretch.game("temper", seats=(0, 2), must_capture=False).options.must_capture
    False
    """
    package = _package(name)
    settings: dict[str, object] = {}
    if preset is not None:
        known = presets(name)
        if not isinstance(preset, str) or preset not in known:
            raise OptionError(
                f"{name} has no preset {shown(preset)}; presets are {', '.join(known)}"
            )
        settings.update(known[preset])
    settings.update(options)
    draw = first == "draw"
    made: Game[Any] = package.GAME(
        package.OPTIONS.make(settings), seats, None if draw else first, draw_first=draw
    )
    return made


def position(source: str | Mapping[str, Any]) -> State[Any]:
    """The state of a one-line position or of its JSON form, with the options it names.

    Raises `PositionError` (with every reason), `OptionError`, `SeatError` or `UnknownGame`.

    >>> import homestretch
    >>> state = homestretch.position("temper 0=1,5,B,B 2=B,B,B,B turn=0 die=4")
    >>> [str(move) for move in state.legal_moves()]
    ['5-9']
    """
    if isinstance(source, str):
        name = (source.split() or [""])[0]
        data: Mapping[str, Any] = _package(name).text_to_json(source)
    else:
        if not isinstance(source, Mapping):
            raise PositionError("a position is a line of text, or an object with a field 'game'")
        data = source
        name = data.get("game", "")
    options = data.get("options", {})
    seats = data.get("seats")
    if not isinstance(options, Mapping) or not all(isinstance(key, str) for key in options):
        raise PositionError('options must be an object such as {"must_capture": true}')
    if not isinstance(seats, list | tuple):
        raise PositionError("seats must be a list such as [0, 2]")
    package = _package(name)
    draw = data.get("first") == "draw"
    made: Game[Any] = package.GAME(package.OPTIONS.make(options), seats, None, draw_first=draw)
    return made.from_json({**data, "options": made.options.as_dict(), "seats": list(made.seats)})


def read_record(text: str) -> Record:
    """Reads a record (docs/notation.md) and replays it to its last step.

    Raises `RecordError` that names the line of the first fault and why it is one.

    >>> import homestretch
    >>> text = '''[Homestretch "1"]
    ... [Game "temper"]
    ... [Seats "0 2"]
    ...
    ... red: 3 5 6 B-1 4
    ... '''
    >>> homestretch.read_record(text).final().text()
    'temper 0=B,B,B,1 2=B,B,B,B turn=0 die=4'
    """
    return parse(text, game)
