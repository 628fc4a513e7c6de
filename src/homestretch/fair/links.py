"""Hash chains: each person's client makes one, and gives its links one by one, from the tip on.

Link 0 is the tip, link n hashes to link n - 1. Whoever knows a link knows all before it and none
after it; a link can be checked by anyone who knows an earlier one.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

from homestretch.fair.encoding import HASH_BYTES, digest
from homestretch.fair.errors import FairError

LENGTH = 2048
"""Links of a usual chain: more draws than nearly every game has."""
MAX_LENGTH = 65_536

GIVEN = "given"
WITHHELD = "withheld"
"""The client was asked in time and gave no link: its chain is closed for the rest of the game."""
AWAY = "away"
"""The client was not connected when links were asked for."""
CLOSED = "closed"
"""The client withheld an earlier link."""
USED_UP = "used_up"
"""The chain has no link for this draw."""
STATES = (GIVEN, WITHHELD, AWAY, CLOSED, USED_UP)


def step(link: bytes) -> bytes:
    """The link before this one."""
    return digest("link", link)


def make_chain(seed: bytes, length: int = LENGTH) -> tuple[bytes, ...]:
    """All links from the tip (0) to the seed (`length`)."""
    links = [seed]
    for _ in range(length):
        links.append(step(links[-1]))
    return tuple(reversed(links))


def new_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(HASH_BYTES)


class Chain(NamedTuple):
    """What is known of a client's chain."""

    client: int
    length: int
    link: bytes
    """The latest link given; at first the tip."""
    beat: int = 0
    """Which draw it was given for; 0 for the tip."""
    closed: bool = False

    def fits(self, beat: int, link: bytes) -> bool:
        """Whether this is the chain's link for the draw `beat`."""
        if self.closed or not self.beat < beat <= self.length or len(link) != HASH_BYTES:
            return False
        for _ in range(beat - self.beat):
            link = step(link)
        return link == self.link

    def state(self, beat: int) -> str | None:
        """`closed` or `used_up`, None where the chain has a link to give."""
        if self.closed:
            return CLOSED
        return USED_UP if beat > self.length else None

    def after(self, beat: int, state: str, link: bytes | None) -> Chain:
        """The chain after the draw `beat`, at which its client did this.

        Raises `FairError` where the chain does not allow it.
        """
        due = self.state(beat)
        if due == CLOSED and state != CLOSED:
            raise FairError(
                "chain_closed",
                f"the chain of client {self.client} is closed, but its link is called {state!r}",
            )
        if (due or state) != state or (due is None and state in {CLOSED, USED_UP}):
            raise FairError(
                "wrong_link_state",
                f"the link of client {self.client} is called {state!r}; it is "
                f"{due or 'given, withheld or away'} at draw {beat}",
            )
        if state == GIVEN:
            return self._given(beat, link)
        if link is not None:
            raise FairError(
                "wrong_link_state",
                f"the link of client {self.client} is called {state!r}, but there is one",
            )
        return self._replace(closed=True) if state == WITHHELD else self

    def _given(self, beat: int, link: bytes | None) -> Chain:
        if link is None:
            raise FairError(
                "missing_link",
                f"the link of client {self.client} is called given, but there is none",
            )
        if not self.fits(beat, link):
            raise FairError(
                "wrong_link",
                f"the link of client {self.client} is not the one of its chain for draw {beat}",
            )
        return self._replace(link=link, beat=beat)
