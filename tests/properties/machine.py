"""A random game step by step, with attempts at what is not allowed in between."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import homestretch
from homestretch import CHANCE
from homestretch.core.errors import IllegalChance, IllegalMove, MoveSyntaxError
from homestretch.core.state import State
from tests.properties.nodes import check_node
from tests.properties.strategies import POSITIONS, games, move_texts


class GameMachine(RuleBasedStateMachine):
    """Subclasses name the game and say which moves to try."""

    name: str
    attempts: st.SearchStrategy[Any]
    """Moves in form, most of them not legal."""
    state: State[Any]

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        if data.draw(st.booleans(), label="from the start"):
            self.state = data.draw(games(self.name)).start()
        else:
            self.state = homestretch.position(data.draw(POSITIONS[self.name]))

    @precondition(lambda self: self.state.to_act == CHANCE)
    @rule(data=st.data())
    def chance(self, data: st.DataObject) -> None:
        outcomes = [outcome for outcome, _ in self.state.chance_outcomes()]
        self.state = self.state.apply_chance(data.draw(st.sampled_from(outcomes)))

    @precondition(lambda self: self.state.to_act >= 0)
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        self.state = self.state.apply(data.draw(st.sampled_from(self.state.legal_moves())))

    @rule(outcome=st.integers(-3, 15) | st.sampled_from([None, True, 1.0, "1"]))
    def impossible_chance(self, outcome: Any) -> None:
        if type(outcome) is int and outcome in dict(self.state.chance_outcomes()):
            return
        before = self.state.to_json()
        with pytest.raises(IllegalChance):
            self.state.apply_chance(outcome)
        assert self.state.to_json() == before

    @rule(data=st.data())
    def illegal_move(self, data: st.DataObject) -> None:
        move = data.draw(self.attempts)
        if move in self.state.legal_moves():
            return
        before = self.state.to_json()
        for call in (self.state.apply, self.state.effects):
            with pytest.raises(IllegalMove):
                call(move)
        assert self.state.to_json() == before

    @rule(data=st.data(), text=move_texts)
    def typed(self, data: st.DataObject, text: str) -> None:
        """What is typed is a legal move or refused, whatever it is."""
        for typed in (text, str(data.draw(self.attempts))):
            before = self.state.to_json()
            try:
                move = self.state.parse_move(typed)
            except (IllegalMove, MoveSyntaxError):
                assert self.state.to_json() == before
                continue
            assert move in self.state.legal_moves()
            self.check_typed(typed)

    def check_typed(self, text: str) -> None:
        """What else holds for a text that was understood."""

    @invariant()
    def node(self) -> None:
        check_node(self.state)
