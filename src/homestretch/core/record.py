"""The record of a game: a text with header tags, then every move and every chance outcome.

The grammar stands in docs/notation.md. What a player chose and what chance then brought are
two kinds of step, and a game can be replayed from its record alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from homestretch.core.chance import Outcome
from homestretch.core.errors import HomestretchError, RecordError, shown
from homestretch.core.seats import CHANCE, COLOURS, SEATS, TERMINAL
from homestretch.core.state import Game, State

FORMAT = "1"
"""The version of the format that this program writes."""

OWN_TAGS = ("Homestretch", "Game", "Seats", "First", "Options", "Position", "Result")
"""Tags that are written from the game itself; all others are kept as they are."""

LABELS = ("first:", "deal:", *(f"{colour}:" for colour in COLOURS))
"""What may stand before a run of steps."""

_SEAT_WORDS = {str(seat): seat for seat in SEATS}

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9]*) "((?:[^"\\]|\\["\\])*)"\]')
_LINE_LENGTH = 96


class Chance(NamedTuple):
    """What chance brought."""

    outcome: Outcome


class Choice(NamedTuple):
    """What the seat to act chose."""

    move: Any


Step = Chance | Choice


@dataclass(frozen=True)
class Record:
    """A game as it was played: from `start`, step by step."""

    start: State[Any]
    """The node the record begins with, mostly `game.start()`."""
    steps: tuple[Step, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict)
    """Further tags: names of the seats, date, source of chance, …; values of one line."""

    @property
    def game(self) -> Game[Any]:
        """The game that was played."""
        return self.start.game

    def states(self) -> Iterator[tuple[State[Any], Step]]:
        """Every step with the node it was made at."""
        state = self.start
        for step in self.steps:
            yield state, step
            state = advance(state, step)

    def final(self) -> State[Any]:
        """The node after the last step."""
        state = self.start
        for step in self.steps:
            state = advance(state, step)
        return state

    def text(self) -> str:
        """The record as text; `parse` reads it back without loss."""
        return "\n".join([*self._header(), "", *self._movetext(), ""])

    def _header(self) -> list[str]:
        game = self.game
        own = {
            "Homestretch": FORMAT,
            "Game": game.name,
            "Seats": " ".join(map(str, game.seats)),
            "First": "draw" if game.first is None else str(game.first),
            "Options": game.options.text(),
        }
        if self.start != game.start():
            own["Position"] = self.start.text()
        own["Result"] = result_text(self.final())
        pairs = [*own.items(), *((k, v) for k, v in self.tags.items() if k not in own)]
        return [f"[{name} {_quoted(value)}]" for name, value in pairs]

    def _movetext(self) -> list[str]:
        lines: list[str] = []
        label = None
        for state, step in self.states():
            word = step_text(state, step)
            if label != turn_label(state):
                label = turn_label(state)
                lines.append(f"{label} {word}")
            elif len(lines[-1]) + 1 + len(word) > _LINE_LENGTH:
                lines.append(f"   {word}")
            else:
                lines[-1] += f" {word}"
        return lines


def step_text(state: State[Any], step: Step) -> str:
    """A step made at this node, as records write it."""
    if isinstance(step, Chance):
        return state.chance_text(step.outcome)
    return str(step.move)


def turn_label(state: State[Any]) -> str:
    """What stands before a run of steps: `first:`, `deal:`, or the colour whose turn it is."""
    if state.chance_kind in {"first", "deal"}:
        return f"{state.chance_kind}:"
    return f"{COLOURS[state.turn]}:"


def result_text(state: State[Any]) -> str:
    """The places as `seat=place …`, or `*` for a game that is not over."""
    if state.to_act != TERMINAL:
        return "*"
    return " ".join(f"{seat}={place}" for seat, place in sorted(state.ranking().items()))


def advance(state: State[Any], step: Step) -> State[Any]:
    """The node after a step."""
    if isinstance(step, Chance):
        return state.apply_chance(step.outcome)
    return state.apply(step.move)


def _quoted(value: str) -> str:
    clean = " ".join(value.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{clean}"'


def parse(text: str, make_game: Callable[..., Game[Any]]) -> Record:
    """Reads a record and replays it; `make_game` makes a game as `homestretch.game` does.

    Raises `RecordError` that names the line of the first fault and why it is one.
    """
    tags: dict[str, str] = {}
    words: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        stripped = line.split(";")[0].strip() if not line.lstrip().startswith("[") else line.strip()
        if stripped.startswith("["):
            _read_tag(number, stripped, tags, begun=bool(words))
        else:
            words += [(number, word) for word in stripped.split()]
    start = _start(tags, make_game)
    steps, final = _read_steps(start, words)
    stated, real = tags.get("Result", "*"), result_text(final)
    if stated != real:
        raise RecordError(
            f"the Result tag says {shown(stated)}, but the moves lead to {shown(real)}"
        )
    others = {name: value for name, value in tags.items() if name not in OWN_TAGS}
    return Record(start, tuple(steps), others)


def _read_tag(number: int, line: str, tags: dict[str, str], *, begun: bool) -> None:
    match = _TAG.fullmatch(line)
    if match is None:
        raise RecordError(f'line {number}: a tag is written [Name "value"], not {line[:60]}')
    if begun:
        raise RecordError(f"line {number}: tag {match[1]} comes after the moves have begun")
    if match[1] in tags:
        raise RecordError(f"line {number}: tag {match[1]} is given twice")
    tags[match[1]] = re.sub(r'\\(["\\])', r"\1", match[2])


def _start(tags: Mapping[str, str], make_game: Callable[..., Game[Any]]) -> State[Any]:
    if tags.get("Homestretch") != FORMAT:
        raise RecordError(
            f'no record of a version known here: it must begin with [Homestretch "{FORMAT}"]'
        )
    for name in ("Game", "Seats"):
        if name not in tags:
            raise RecordError(f"the tag {name} is missing")
    pairs = [word.partition("=") for word in tags.get("Options", "").split()]
    options = {name: value for name, _, value in pairs}
    if len(options) != len(pairs):
        raise RecordError("the Options tag names an option twice")
    first = tags.get("First")
    try:
        seats = [_SEAT_WORDS[word] for word in tags["Seats"].split()]
        first_seat = first if first in {None, "draw"} else _SEAT_WORDS[first or ""]
    except KeyError:
        raise RecordError('the tags Seats and First hold seat numbers, such as "0 2"') from None
    reserved = {"name", "preset", "seats", "first"} & options.keys()
    if reserved:
        raise RecordError(f"the Options tag names {shown(reserved.pop())}, which is no option")
    try:
        game = make_game(tags["Game"], seats=seats, first=first_seat, **options)
        return game.position(tags["Position"]) if "Position" in tags else game.start()
    except HomestretchError as error:
        raise RecordError(f"header: {error}") from None


def _wrong_label(right: str, given: str) -> str:
    return f"it is {right[:-1]}, not {given[:-1]}" if given else f"the label {right} is missing"


def _read_steps(start: State[Any], words: list[tuple[int, str]]) -> tuple[list[Step], State[Any]]:
    state = start
    steps: list[Step] = []
    label = ""
    for number, word in words:
        place = f"line {number}, step {len(steps) + 1} ({word[:40]})"
        if word.endswith(":"):
            if word not in LABELS:
                raise RecordError(f"{place}: labels are {' '.join(LABELS)}")
            label = word
            continue
        if state.to_act == TERMINAL:
            raise RecordError(f"{place}: the game is already over")
        if label != turn_label(state):
            raise RecordError(f"{place}: {_wrong_label(turn_label(state), label)}")
        try:
            step: Step
            if state.to_act == CHANCE:
                step = Chance(state.parse_chance(word))
            else:
                step = Choice(state.parse_move(word))
            state = advance(state, step)
        except HomestretchError as error:
            raise RecordError(f"{place}: {error}") from None
        steps.append(step)
    return steps, state
