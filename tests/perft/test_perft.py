"""Node counts over chance and decisions, by the kernel and, as deep as it is quick, the oracle."""

import copy
import json

import pytest

import homestretch
from homestretch.core.perft import divide, perft
from tests.oracle.pardon import PardonOracle
from tests.oracle.temper import TemperOracle
from tests.perft.make import FILE

POSITIONS = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
ORACLE_LIMIT = 600


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry["position"][:60])
def test_node_counts(entry):
    state = homestretch.position(entry["position"])
    assert [perft(state, depth + 1) for depth in range(len(entry["nodes"]))] == entry["nodes"]


def oracle_at(state):
    """The oracle at the decision of a state."""
    game, pieces = state.game, {seat: list(places) for seat, places in state.pieces().items()}
    if game.name == "temper":
        oracle = TemperOracle(game.seats, game.options.as_dict())
        oracle.set_up(pieces, state.turn)
        oracle.roll(state.die)
        return oracle
    oracle = PardonOracle(game.seats, game.options.as_dict())
    oracle.set_up(pieces, state.hands, state.turn)
    oracle.discards = list(state.discards)
    for card in state.discards:
        oracle.pile[card] -= 1
    oracle.pile = {card: count for card, count in oracle.pile.items() if count}
    return oracle


def oracle_edges(oracle):
    """Every node behind the oracle's, each reached by one edge."""
    temper = isinstance(oracle, TemperOracle)
    if oracle.to_act == "over":
        return
    if oracle.to_act == "chance":
        for outcome in range(1, 7) if temper else oracle.chance():
            after = copy.deepcopy(oracle)
            (after.roll if temper else after.happen)(outcome)
            yield after
    elif not temper and oracle.must_discard:
        for card in sorted(set(oracle.hands[oracle.turn])):
            after = copy.deepcopy(oracle)
            after.discard(card)
            yield after
    else:
        for result in oracle.results():
            after = copy.deepcopy(oracle)
            after.choose(result[0]) if temper else after.choose(*result)
            yield after


def oracle_perft(oracle, depth):
    if depth == 0:
        return 1
    return sum(oracle_perft(after, depth - 1) for after in oracle_edges(oracle))


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry["position"][:60])
def test_the_oracle_counts_the_same(entry):
    oracle = oracle_at(homestretch.position(entry["position"]))
    checked = 0
    for depth, nodes in enumerate(entry["nodes"], start=1):
        if nodes <= ORACLE_LIMIT:
            assert oracle_perft(oracle, depth) == nodes
            checked = depth
    assert checked >= 1


def test_divide_adds_up():
    state = homestretch.position("temper 0=1,5,B,B 2=B,B,B,7 turn=0 die=4")
    assert sum(divide(state, 4).values()) == perft(state, 4)


def test_a_game_that_ends_early_is_not_counted():
    state = homestretch.position("temper 0=H2,H3,H4,40 2=B,B,B,B turn=0 die=1")
    assert (perft(state, 1), perft(state, 2)) == (1, 0)
