"""Which policy plays which seat. Twins replace this module by one that names their policies."""

from homestretch.batch.pardon import uniform
from homestretch.games.pardon import kernel


def choose(
    slot: int,
    position: kernel.Position,
    hand: int,
    pawns: int,
    rules: int,
    out: list[int],
    noise: int,
) -> int:
    """The play chosen by the policy in a slot."""
    return uniform.choose(position, hand, pawns, rules, out, noise)
