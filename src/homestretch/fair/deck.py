"""The deck: shuffled from the key, bound by a Merkle root before the first card is dealt.

Every card has a leaf with a salt of its own. Its owner is shown the card, the salt and the path to
the root; from leaf and root alone nobody can tell the card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from homestretch.fair.encoding import below, digest, mac, word_stream


def shuffled(
    key: bytes, epoch: int, cards: Iterable[int], beat: int = 0, links: Sequence[bytes] = ()
) -> tuple[int, ...]:
    """The cards in the order they will be drawn: Fisher-Yates from the last place down.

    The cards are sorted first. `epoch` is 0 for the first deck, then counts the reshuffles;
    a reshuffle takes a draw number and the clients' links as a roll does.
    """
    order = sorted(cards)
    words = word_stream(key, "shuffle", epoch, beat, *links)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1, words)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def salt(key: bytes, epoch: int, position: int) -> bytes:
    """The salt of a card."""
    return mac(key, "salt", epoch, position)


def leaf(epoch: int, position: int, card: int, salt: bytes) -> bytes:
    """The commitment to one card."""
    return digest("card", epoch, position, card, salt)


def node(left: bytes, right: bytes) -> bytes:
    """What two neighbours become one level up."""
    return digest("node", left, right)


def levels_of(leaves: Sequence[bytes]) -> tuple[tuple[bytes, ...], ...]:
    """All levels of the tree, leaves first; a node without a right neighbour goes up unchanged."""
    levels = [tuple(leaves)]
    while len(levels[-1]) > 1:
        below_it = levels[-1]
        pairs = [node(below_it[i], below_it[i + 1]) for i in range(0, len(below_it) - 1, 2)]
        levels.append((*pairs, *below_it[len(pairs) * 2 :]))
    return tuple(levels)


def root_of_path(leaf: bytes, position: int, size: int, path: Sequence[bytes]) -> bytes | None:
    """The root that a leaf and its neighbours up the tree lead to, None for a path of wrong length.

    >>> one, two = digest("a"), digest("b")
    >>> root_of_path(one, 0, 2, [two]) == levels_of([one, two])[-1][0]
    True
    """
    found = leaf
    rest = list(path)
    while size > 1:
        if position % 2 or position + 1 < size:
            if not rest:
                return None
            other = rest.pop(0)
            found = node(other, found) if position % 2 else node(found, other)
        position, size = position // 2, (size + 1) // 2
    return None if rest else found


@dataclass(frozen=True, slots=True)
class Opening:
    """A card shown: with the deck's root it proves which card lay in that place."""

    epoch: int
    position: int
    card: int
    salt: bytes
    path: tuple[bytes, ...]

    def proves(self, root: bytes, size: int) -> bool:
        """Whether the opening belongs to a deck of this root and size."""
        if not 0 <= self.position < size:
            return False
        bottom = leaf(self.epoch, self.position, self.card, self.salt)
        return root_of_path(bottom, self.position, size, self.path) == root

    def to_json(self) -> dict[str, Any]:
        """The opening as it stands in events."""
        return {
            "epoch": self.epoch,
            "position": self.position,
            "card": self.card,
            "salt": self.salt.hex(),
            "path": [step.hex() for step in self.path],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Opening:
        """Reads what `to_json` writes; the form must have been checked."""
        path = tuple(bytes.fromhex(step) for step in data["path"])
        salt = bytes.fromhex(data["salt"])
        return cls(data["epoch"], data["position"], data["card"], salt, path)


@dataclass(frozen=True, slots=True)
class Deck:
    """A shuffled deck with its commitments; `Deck.make` makes one."""

    epoch: int
    cards: tuple[int, ...]
    salts: tuple[bytes, ...]
    levels: tuple[tuple[bytes, ...], ...]

    @classmethod
    def make(
        cls,
        key: bytes,
        epoch: int,
        cards: Iterable[int],
        beat: int = 0,
        links: Sequence[bytes] = (),
    ) -> Deck:
        """Shuffles the cards and commits to each."""
        order = shuffled(key, epoch, cards, beat, links)
        salts = tuple(salt(key, epoch, position) for position in range(len(order)))
        leaves = [
            leaf(epoch, position, card, salts[position]) for position, card in enumerate(order)
        ]
        return cls(epoch, order, salts, levels_of(leaves))

    @property
    def root(self) -> bytes:
        """What the log holds of the deck before any card is dealt from it."""
        return self.levels[-1][0]

    def opening(self, position: int) -> Opening:
        """The card in a place, shown."""
        path = []
        index = position
        for level in self.levels[:-1]:
            if index ^ 1 < len(level):
                path.append(level[index ^ 1])
            index //= 2
        card = self.cards[position]
        return Opening(self.epoch, position, card, self.salts[position], tuple(path))

    def to_json(self) -> dict[str, Any]:
        """The deck as events name it: nothing but its size and root."""
        return {"epoch": self.epoch, "size": len(self.cards), "root": self.root.hex()}
