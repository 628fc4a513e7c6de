"""Verifiable chance: the outcome of every chance node, from the key, the links and the past.

A `FairChance` is a value. Asking it twice gives the same answer, and it never draws anew: whatever
it says follows from the key and from the log.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from homestretch.core.state import State
from homestretch.fair.deck import Deck, Opening
from homestretch.fair.dice import first_seat, roll
from homestretch.fair.errors import FairError
from homestretch.fair.links import AWAY, GIVEN, Chain

LINKED_KINDS = frozenset({"roll", "reshuffle"})
"""Kinds of chance that ask the clients for a link: the key alone does not decide them."""

HIDDEN_KINDS = frozenset({"deal", "draw"})
"""Kinds of chance that only one seat may see."""

Links = Mapping[int, bytes | str]
"""By client: its link, or `withheld`. A client left out is away (or its chain is closed)."""


class Card(NamedTuple):
    """A card in a hand, and where in which deck it lay."""

    epoch: int
    position: int
    card: int


class Drawn(NamedTuple):
    """What chance brought."""

    outcome: int
    """For `State.apply_chance`."""
    fields: dict[str, Any]
    """What the log says of it to everybody."""
    after: FairChance
    opening: Opening | None = None
    """For the receiver alone: the card dealt or drawn."""


class FairChance(NamedTuple):
    """The chance of one table at one moment."""

    key: bytes
    live: bool
    chains: tuple[Chain, ...]
    """Every client's chain, in the order of the seal."""
    beat: int = 0
    """How many draws have asked for links so far."""
    decks: tuple[Deck, ...] = ()
    """All decks so far; the last is drawn from."""
    next_card: int = 0
    """The place in the last deck that is drawn next."""
    hands: Mapping[int, tuple[Card, ...]] | None = None
    """By seat, the hidden cards it holds, in the order they were drawn."""

    @classmethod
    def begin(
        cls, key: bytes, live: bool, chains: Iterable[Chain], cards: Iterable[int]
    ) -> FairChance:
        """Chance when the seal has been opened; `cards` are the deck, none in a game of dice."""
        pack = list(cards)
        decks = (Deck.make(key, 0, pack),) if pack else ()
        return cls(key, live, tuple(chains), decks=decks, hands={})

    def asked(self, state: State[Any]) -> tuple[int, ...]:
        """The clients that have a link to give for the chance that comes next."""
        if not self.live or state.chance_kind not in LINKED_KINDS:
            return ()
        return tuple(c.client for c in self.chains if c.state(self.beat + 1) is None)

    def draw(self, state: State[Any], links: Links | None = None) -> Drawn:
        """What chance brings at this node. Raises `FairError` for links that do not fit."""
        kind = state.chance_kind
        if kind == "first":
            seat = first_seat(self.key, state.game.seats)
            return Drawn(seat, {"seat": seat}, self)
        if kind == "roll":
            return self._roll(state, links or {})
        if kind == "reshuffle":
            return self._reshuffle(state, links or {})
        if kind in HIDDEN_KINDS or kind == "turn_card":
            return self._card(state, kind)
        raise FairError("wrong_step", "no chance decides here")

    def _roll(self, state: State[Any], links: Links) -> Drawn:
        told, used, after = self._take_links(links)
        die = roll(self.key, after.beat, used)
        fields = {"seat": state.turn, "beat": after.beat, "links": told, "outcome": die}
        return Drawn(die, fields, after)

    def _reshuffle(self, state: State[Any], links: Links) -> Drawn:
        told, used, after = self._take_links(links)
        cards = getattr(state, "discards", ())
        deck = Deck.make(self.key, len(self.decks), cards, after.beat, used)
        fields = {
            "seat": state.turn,
            "beat": after.beat,
            "links": told,
            "deck": deck.to_json(),
        }
        return Drawn(0, fields, after._replace(decks=(*self.decks, deck), next_card=0))

    def _card(self, state: State[Any], kind: str) -> Drawn:
        seat = getattr(state, "receiver", state.turn)
        opening = self.decks[-1].opening(self.next_card)
        after = self._replace(next_card=self.next_card + 1)
        if kind == "turn_card":
            return Drawn(opening.card, {"seat": seat, "opening": opening.to_json()}, after)
        card = Card(opening.epoch, opening.position, opening.card)
        hands = {**(self.hands or {}), seat: (*self.hand(seat), card)}
        fields = {"seat": seat, "epoch": opening.epoch, "position": opening.position}
        return Drawn(opening.card, fields, after._replace(hands=hands), opening)

    def _take_links(
        self, links: Links
    ) -> tuple[list[dict[str, Any]], tuple[bytes, ...], FairChance]:
        """What the log says of the links, the fields they become, and chance after them."""
        beat = self.beat + 1
        if not self.live:
            return [], (), self._after(beat, self.chains)
        told, used, chains = [], [], []
        for chain in self.chains:
            given = links.get(chain.client, AWAY)
            link = given if isinstance(given, bytes) else None
            state = GIVEN if link is not None else str(given)
            if chain.state(beat) is not None:
                state, link = str(chain.state(beat)), None
            chains.append(chain.after(beat, state, link))
            told.append({"client": chain.client, "state": state, "link": link and link.hex()})
            used.append(link or b"")
        return told, tuple(used), self._after(beat, tuple(chains))

    def _after(self, beat: int, chains: tuple[Chain, ...]) -> FairChance:
        return FairChance(self.key, self.live, chains, beat, self.decks, self.next_card, self.hands)

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The hidden cards of a seat."""
        return (self.hands or {}).get(seat, ())

    def play(self, seat: int, card: int) -> tuple[Opening | None, FairChance]:
        """The opening of a card that a seat plays from its hand, and chance after it.

        Of equal cards the one drawn first goes first. A card that was turned up has been
        shown already: no opening.
        """
        for held in self.hand(seat):
            if held.card == card:
                rest = tuple(other for other in self.hand(seat) if other != held)
                after = self._replace(hands={**(self.hands or {}), seat: rest})
                return self.decks[held.epoch].opening(held.position), after
        return None, self
