"""Reading pictures back: points under quarter turns, drawn pieces, and random states to draw."""

import random
import re
from collections import Counter
from itertools import combinations
from xml.etree import ElementTree

import homestretch
from homestretch import CHANCE, TERMINAL
from homestretch.core.chance import pick, total_weight
from homestretch.svg.geometry import Point, turned

SVG = "{http://www.w3.org/2000/svg}"
LAST = {"temper": 44, "pardon": 66}
SEAT_SETS = [seats for size in (2, 3, 4) for seats in combinations(range(4), size)]


def parsed(picture):
    return ElementTree.fromstring(picture)


def middle(element):
    """The middle of a circle or rectangle, turned as its own or its group's transform says."""
    get = element.get
    if element.tag == f"{SVG}circle":
        return Point(float(get("cx")), float(get("cy")))
    return Point(
        float(get("x")) + float(get("width")) / 2, float(get("y")) + float(get("height")) / 2
    )


def quarters(element):
    return int(re.match(r"rotate\((\d+) 500 500\)", element.get("transform")).group(1)) // 90


def on_picture(group, element):
    return turned(middle(element), quarters(group))


def near(one, two):
    return abs(one[0] - two[0]) <= 0.11 and abs(one[1] - two[1]) <= 0.11


def allowed(name, seats):
    return name == "pardon" or len(seats) != 2 or seats[1] - seats[0] == 2


def random_states(game, seed, every):
    """Every so many nodes of one random game, and its end."""
    source = random.Random(seed)
    state = game.start()
    node = 0
    while state.to_act != TERMINAL:
        if node % every == 0:
            yield state
        node += 1
        if state.to_act == CHANCE:
            outcomes = state.chance_outcomes()
            state = state.apply_chance(pick(outcomes, source.randrange(total_weight(outcomes))))
        else:
            state = state.apply(source.choice(state.legal_moves()))
    yield state


def drawn_pieces(root):
    """How many pieces of each seat are drawn at each point."""
    uses = [use for use in root.iter(f"{SVG}use") if "piece-" in use.get("href")]
    return Counter(
        (int(use.get("href")[-1]), float(use.get("x")), float(use.get("y"))) for use in uses
    )


def expected_pieces(state, places):
    found = Counter()
    for seat, road in state.pieces().items():
        for progress, count in Counter(road).items():
            for x, y in places[str(seat)][str(progress)][:count]:
                found[seat, x, y] += 1
    return found


def position(text):
    return homestretch.position(text)
