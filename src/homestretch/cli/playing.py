"""From the words of `homestretch play` to a game that is ready to be played."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import homestretch
from homestretch.cli import arguments
from homestretch.cli.arguments import BadArgument
from homestretch.cli.files import data_folder, read_record
from homestretch.core.chance import ChanceSource
from homestretch.core.options import value_text
from homestretch.core.state import Game
from homestretch.play import Session
from homestretch.terminal import dice
from homestretch.terminal.playing import play_at
from homestretch.terminal.saving import Keeper, free_path
from homestretch.terminal.screen import Screen
from homestretch.terminal.seating import Seating, seat_tags, seating, seating_of
from homestretch.terminal.vocabulary import PRESET_NAMES, PRESET_WORDS


class Rules(NamedTuple):
    """The words that say what is played; all empty for a resumed game."""

    game: str | None
    preset: str | None
    options: tuple[str, ...]
    seats: str | None
    first: str | None


class Prepared(NamedTuple):
    """A game ready to be played."""

    session: Session
    setups: Seating
    source: ChanceSource
    keeper: Keeper


def fresh(
    rules: Rules, people: str | None, bots: Sequence[str], seed: int | None, record: str | None
) -> Prepared:
    """A new game; raises `HomestretchError` for words that make none."""
    game = _game(rules)
    setups = _seating(game, people, bots)
    source = dice.new_source(seed)
    now = datetime.now(UTC).astimezone()
    tags = {"Date": now.strftime("%Y-%m-%d"), **seat_tags(setups), dice.TAG: source.label}
    if record is None:
        folder = data_folder() / "games"
        path = free_path(folder, f"{game.name}-{now.strftime('%Y%m%d-%H%M%S')}")
    else:
        path = _new_file(record)
    return Prepared(Session(game.start(), tags), setups, source, Keeper(path))


def resumed(
    rules: Rules,
    name: str,
    people: str | None,
    bots: Sequence[str],
    seed: int | None,
    record: str | None,
) -> Prepared:
    """A saved game; who sits where can be changed, the rules cannot."""
    if rules != Rules(None, None, (), None, None):
        raise BadArgument(
            "a resumed game keeps its game, options, seats and first seat: leave them out"
        )
    saved = read_record(name)
    setups = seating_of(saved.game.seats, saved.tags)
    if people is not None or bots:
        setups = _seating(saved.game, people, bots)
    source = dice.source_after(saved) if seed is None else dice.new_source(seed)
    tags = {**saved.tags, **seat_tags(setups), dice.TAG: source.label}
    session = Session(saved.start, tags)
    for step in saved.steps:
        session.add(step)
    if record is None and name == "-":
        raise BadArgument("a game read from standard input needs --record FILE to be saved")
    path = Path(name) if record is None else _new_file(record)
    return Prepared(session, setups, source, Keeper(path))


def run(prepared: Prepared, *, in_words: bool, auto: bool) -> int:
    """Plays it at the terminal."""
    return play_at(Screen(), *prepared, in_words=in_words, auto=auto)


def show_list(word: str | None) -> None:
    """Every preset with what it changes, and every option with its meaning."""
    games = (arguments.game_and_preset(word, None)[0],) if word else homestretch.GAMES
    screen = Screen()
    for name in games:
        screen.title(f"Presets of {name}")
        for preset, settings in homestretch.presets(name).items():
            changed = ", ".join(f"{key}={value_text(value)}" for key, value in settings.items())
            screen.line(f"  {preset:<16} {PRESET_NAMES[preset]}: {PRESET_WORDS[preset]}")
            screen.aside(f"  {'':<16} {changed or 'the rules as they stand'}")
        screen.title(f"Options of {name}")
        for spec in homestretch.option_specs(name):
            screen.line(f"  {spec.name:<21} {spec.summary}")
            screen.aside(f"  {'':<21} {spec.allowed}; {value_text(spec.default)} unless changed")


def _game(rules: Rules) -> Game[Any]:
    name, preset = arguments.game_and_preset(rules.game, rules.preset)
    options = arguments.options(name, rules.options, "must_capture=off")
    seats = arguments.seats(rules.seats) if rules.seats is not None else None
    first = rules.first
    begins = first if first in {None, "draw"} else arguments.seat(first or "")
    return homestretch.game(name, preset=preset, seats=seats, first=begins, **options)


def _seating(game: Game[Any], people: str | None, bots: Sequence[str]) -> Seating:
    by_seat = arguments.bots_by_seat(bots, "2=careful")
    if people == "all":
        persons = game.seats
    elif people is not None:
        persons = arguments.seats(people)
    elif by_seat:
        persons = tuple(seat for seat in game.seats if seat not in by_seat)
    else:
        persons = game.seats[:1]
    return seating(game.seats, persons, by_seat)


def _new_file(name: str) -> Path:
    path = Path(name)
    if path.exists():
        raise BadArgument(f"{name} exists already; go on with it by --resume, or name a new file")
    return path
