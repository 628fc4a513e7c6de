"""Random games of Temper."""

from collections import Counter

from hypothesis import strategies as st
from hypothesis.stateful import invariant

from homestretch import CHANCE, TERMINAL
from homestretch.games.temper import Move, TemperState
from homestretch.games.temper.board import absolute
from tests.properties.machine import GameMachine
from tests.properties.strategies import THIRD

PLACES = st.integers(-2, 46)


class TemperMachine(GameMachine):
    name = "temper"
    attempts = st.builds(Move, PLACES, PLACES)
    state: TemperState

    @invariant()
    def no_square_holds_two(self) -> None:
        pieces = self.state.pieces()
        track = Counter(absolute(s, p) for s, own in pieces.items() for p in own if 0 < p < 41)
        assert set(track.values()) <= {1}
        for own in pieces.values():
            assert len(own) == self.state.game.options.tokens
            assert own == tuple(sorted(own))
            assert set(Counter(p for p in own if p > 40).values()) <= {1}

    @invariant()
    def the_series_fits_the_node(self) -> None:
        state = self.state
        if state.chance_kind == "roll":
            assert 1 <= state.rolls_left <= 3
        else:
            assert state.rolls_left == 0
        assert (state.die is not None) == (state.to_act not in {CHANCE, TERMINAL})

    @invariant()
    def finished_seats_are_home_and_have_no_turn(self) -> None:
        state = self.state
        home = {seat for seat, own in state.pieces().items() if min(own) > 40}
        assert set(state.finished) == home
        if state.to_act != TERMINAL:
            assert state.turn not in home
            assert not home or state.game.options.play_on
            assert len(home) < len(state.game.seats) - 1
        elif state.game.options.play_on:
            assert len(home) == len(state.game.seats) - 1
        else:
            assert len(home) == 1


TestTemper = TemperMachine.TestCase
TestTemper.settings = THIRD
