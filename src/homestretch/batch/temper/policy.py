"""Which policy plays which seat. Twins replace this module by one that names their policies."""

from homestretch.batch.temper import uniform


def choose(
    slot: int,
    masks: tuple[int, int, int, int],
    origins: int,
    die: int,
    tokens: int,
    rules: int,
    noise: int,
) -> int:
    """The origin chosen by the policy in a slot."""
    return uniform.choose(masks, origins, die, tokens, rules, noise)
