"""Random games of Pardon."""

import random
from collections import Counter

from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule

from homestretch import TERMINAL
from homestretch.games.pardon import Move, PardonState
from homestretch.games.pardon.board import absolute, place_text
from homestretch.games.pardon.move import parse
from tests.properties.machine import GameMachine
from tests.properties.strategies import THIRD

PLACES = st.sampled_from([place_text(progress) for progress in range(67)])
CARDS = st.sampled_from(["1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "P", "6"])
NUMBERS = st.integers(-1, 70)


class PardonMachine(GameMachine):
    name = "pardon"
    attempts = st.builds(Move, st.integers(0, 14), st.integers(0, 6), NUMBERS, NUMBERS, NUMBERS)
    state: PardonState

    @rule(card=CARDS, one=PLACES, two=PLACES, dash=st.sampled_from("-x"), data=st.data())
    def typed_play(self, card: str, one: str, two: str, dash: str, data: st.DataObject) -> None:
        """As above, with texts that are plays in form, of pawns that are on the board."""
        own = self.state.pieces()[self.state.turn]
        one = data.draw(st.sampled_from([one, *map(place_text, own)]))
        self.typed(data, f"{card}:{one}{dash}{two}")

    def check_typed(self, text: str) -> None:
        """Another way to write a play names own pawns only, too."""
        own = self.state.pieces()[self.state.turn]
        written = parse(text)
        if written.kind_name not in {"discard", "decline"}:
            assert written.first in own
        if written.kind_name == "split":
            assert written.second in own

    @invariant()
    def no_square_holds_two(self) -> None:
        pieces = self.state.pieces()
        track = Counter(absolute(s, p) for s, own in pieces.items() for p in own if 0 < p < 61)
        assert set(track.values()) <= {1}
        for own in pieces.values():
            assert len(own) == self.state.game.options.pawns
            assert own == tuple(sorted(own))
            assert set(Counter(p for p in own if 60 < p < 66).values()) <= {1}

    @invariant()
    def cards_are_conserved(self) -> None:
        state = self.state
        cards = [card for hand in state.hands.values() for card in hand]
        cards += [*state.draw_pile, *state.discards]
        assert Counter(cards) == Counter(state.game.start().draw_pile)
        full = state.game.options.hand_size or 1
        assert all(len(hand) <= full for hand in state.hands.values())

    @invariant()
    def the_winner_is_home(self) -> None:
        home = [seat for seat, own in self.state.pieces().items() if min(own) == 66]
        assert home == ([self.state.winner] if self.state.to_act == TERMINAL else [])

    @rule(seed=st.integers(0, 2**32))
    def hidden_cards_change_no_view(self, seed: int) -> None:
        """Nor does anything that a view says change with them; the chance node is the same kind."""
        state = self.state
        if not state.game.options.hand_size:
            return  # the only card in a hand lies open
        for viewer in (*state.game.seats, None):
            other = dealt_anew(state, viewer, random.Random(seed))
            assert other.observation(viewer) == state.observation(viewer)
            assert other.observation(viewer).to_json() == state.observation(viewer).to_json()


def dealt_anew(state: PardonState, viewer: int | None, rng: random.Random) -> PardonState:
    """The same state, with the cards that the viewer does not see shuffled and dealt anew."""
    others = [seat for seat in state.game.seats if seat != viewer]
    hidden = [*state.draw_pile, *(card for seat in others for card in state.hands[seat])]
    rng.shuffle(hidden)
    hands = {
        seat: [hidden.pop() for _ in hand] if seat != viewer else hand
        for seat, hand in state.hands.items()
    }
    data = state.to_json()
    data.pop("hand")
    data["hands"] = {
        str(seat): ["pardon" if card == 13 else card for card in hand]
        for seat, hand in hands.items()
    }
    return state.game.from_json(data)


TestPardon = PardonMachine.TestCase
TestPardon.settings = THIRD
