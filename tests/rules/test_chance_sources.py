"""Sources of chance: they decide among weighted outcomes, the rules never do."""

from collections import Counter

import pytest

import homestretch
from homestretch.core.chance import (
    ScriptedChance,
    SeededChance,
    SystemChance,
    pick,
    total_weight,
)
from homestretch.core.errors import IllegalChance
from tests.rules.helpers import refused

WEIGHTED = [(1, 5), (2, 4), (7, 1)]


def test_each_outcome_owns_as_many_tickets_as_its_weight() -> None:
    assert total_weight(WEIGHTED) == 10
    drawn = Counter(pick(WEIGHTED, ticket) for ticket in range(10))
    assert drawn == dict(WEIGHTED)
    with refused(IllegalChance, "ticket"):
        pick(WEIGHTED, 10)


def test_the_same_seed_gives_the_same_outcomes() -> None:
    one, same, other = SeededChance(7), SeededChance(7), SeededChance(8)
    drawn = [one.choose(WEIGHTED) for _ in range(50)]
    assert [same.choose(WEIGHTED) for _ in range(50)] == drawn
    assert [other.choose(WEIGHTED) for _ in range(50)] != drawn
    assert one.label == "seeded 7"


@pytest.mark.parametrize("source", [SeededChance(1), SystemChance()])
def test_every_outcome_comes_and_no_other(source: SeededChance | SystemChance) -> None:
    """With 2,000 draws the rarest of three, one in ten, is missed once in 10 ** 91 runs."""
    assert {source.choose(WEIGHTED) for _ in range(2000)} == {1, 2, 7}


def test_a_script_is_followed_and_checked() -> None:
    script = ScriptedChance([6, 1])
    state = homestretch.game("temper", seats=(0, 2)).start()
    state = state.apply_chance(script.choose(state.chance_outcomes()))
    assert state.die == 6
    state = state.apply(state.legal_moves()[0])
    assert script.choose(state.chance_outcomes()) == 1
    with refused(IllegalChance, "used up"):
        script.choose(state.chance_outcomes())
    with refused(IllegalChance, "7 cannot happen here", "[1, 2, 3, 4, 5, 6]"):
        ScriptedChance([7]).choose(state.chance_outcomes())
