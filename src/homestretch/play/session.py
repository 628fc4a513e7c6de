"""A game being played: the node it is at, and the steps that led there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from homestretch.core.chance import ChanceSource, Outcome
from homestretch.core.effects import Effect
from homestretch.core.errors import HomestretchError
from homestretch.core.reason import Reason
from homestretch.core.record import Chance, Choice, Record, Step, advance
from homestretch.core.seats import CHANCE, COLOURS, TERMINAL, Seat
from homestretch.core.state import Game, State

ASKED_KINDS = frozenset({"roll", "turn_card"})
"""Kinds of chance that a person sets off: the die is rolled, the card is turned up."""


class WrongTurn(HomestretchError):
    """A seat acted when it was not its turn, or moved when a roll was due, or the other way."""

    code = "not_your_turn"


@dataclass(frozen=True, slots=True)
class Happening:
    """One step with all that people want to know of it."""

    seat: Seat
    """Whose turn it was; for a card dealt, who got it; for the first seat drawn, that seat."""
    step: Step
    text: str
    """The step as records write it."""
    chance_kind: str | None
    """The kind of chance, None for a move."""
    effects: tuple[Effect, ...]
    """What a move did on the board, in order."""
    reason: Reason | None
    """For chance: why it gave nobody a choice. For a move: why the choice was narrow."""


def happening(state: State[Any], step: Step) -> Happening:
    """What a legal step at this node is, told to people."""
    if isinstance(step, Choice):
        return Happening(
            state.turn, step, str(step.move), None, state.effects(step.move), state.reason()
        )
    outcome = step.outcome
    seat = outcome if state.chance_kind == "first" else getattr(state, "receiver", state.turn)
    return Happening(
        seat, step, state.chance_text(outcome), state.chance_kind, (), state.chance_reason(outcome)
    )


class Session:
    """A game from its start to the present node. Steps are added, never taken away."""

    def __init__(self, start: State[Any], tags: Mapping[str, str] | None = None) -> None:
        """`tags` go into the record: names, date, source of chance."""
        self._start = start
        self._tags = dict(tags or {})
        self._steps: list[Step] = []
        self._state = start

    @classmethod
    def of_record(cls, record: Record) -> Session:
        """The session a record tells of, ready to go on."""
        session = cls(record.start, record.tags)
        for step in record.steps:
            session.add(step)
        return session

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self._start.game

    @property
    def state(self) -> State[Any]:
        """The present node."""
        return self._state

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps so far."""
        return tuple(self._steps)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.to_act == TERMINAL

    @property
    def waits_for(self) -> Seat | None:
        """The seat that must decide, or set off its roll or card; None where chance goes on by
        itself (deals, draws, reshuffles, who begins) and at the end."""
        state = self._state
        if state.to_act == CHANCE:
            return state.turn if state.chance_kind in ASKED_KINDS else None
        return None if state.to_act == TERMINAL else state.to_act

    def record(self) -> Record:
        """The record of the game so far."""
        return Record(self._start, self.steps, self._tags)

    def add(self, step: Step) -> Happening:
        """Makes a step; a refused one raises and changes nothing."""
        after = advance(self._state, step)
        told = happening(self._state, step)
        self._steps.append(step)
        self._state = after
        return told

    def chance(self, outcome: Outcome) -> Happening:
        """What chance brought at the present chance node."""
        return self.add(Chance(outcome))

    def draw(self, source: ChanceSource) -> Happening:
        """Lets a source decide the present chance node; `WrongTurn` where a seat decides."""
        if self._state.to_act != CHANCE:
            raise WrongTurn("nothing is rolled or drawn now")
        return self.chance(source.choose(self._state.chance_outcomes()))

    def run_chance(self, source: ChanceSource) -> list[Happening]:
        """Lets a source decide all chance that nobody needs to set off, up to the next wait."""
        told = []
        while self._state.to_act == CHANCE and self.waits_for is None:
            told.append(self.draw(source))
        return told

    def move(self, seat: Seat, text: str) -> Happening:
        """A seat's move as typed. Raises `WrongTurn` or what `State.parse_move` raises."""
        if seat != self._state.to_act:
            raise WrongTurn(f"seat {seat} cannot move now: {self._due()}")
        return self.add(Choice(self._state.parse_move(text)))

    def _due(self) -> str:
        state = self._state
        if state.to_act == TERMINAL:
            return "the game is over"
        if state.to_act == CHANCE:
            return f"chance decides ({state.chance_kind})"
        return f"it is {COLOURS[state.to_act]}'s turn (seat {state.to_act})"


def replayed(record: Record) -> Iterable[tuple[State[Any], Happening, State[Any]]]:
    """Every step of a record with the node before, what happened, and the node after."""
    for state, step in record.states():
        yield state, happening(state, step), advance(state, step)
