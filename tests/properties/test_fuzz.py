"""Rubbish from outside is refused with a `HomestretchError`, never answered with another one.

What is accepted must be a state that holds together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import homestretch
from homestretch import HomestretchError
from homestretch.core.state import State
from tests.properties.nodes import check_node
from tests.properties.strategies import POSITIONS, THIRD, move_texts, values

LINES = (
    "temper 0=B,1,20,H2 2=B,B,B,12 turn=0 die=4",
    "temper 0=H1 1=B 2=H1 3=40 finished=2,0 turn=1 rolls=3 tokens=1 play_on=on",
    "temper 0=B,B 2=B,B turn=0 first=draw tokens=2",
    "temper 0=H1,H2 2=B,5 finished=0 turn=0 tokens=2 home_jump=on",
    "pardon 0=S,5,Z1,H 2=S,S,S,12 turn=0 hand0=1,7,P hand2=1,1,8 discards=12,4 pardon_cards=on",
    "pardon 0=S,S 1=S,S turn=1 next=deal hand1=1 pawns=2",
    "pardon 0=S,5 2=S,S turn=0 next=draw_again hand0=1 discards=2 pawns=2 bump_own=on",
    "pardon 0=S,S 2=S,S turn=0 next=first hand_size=0 pawns=2",
    "pardon 0=Z5 2=S turn=0 hand0=1 hand_size=0 pawns=1",
)
FIELDS = (
    ["game", "seats", "options", "turn", "tokens", "die", "rolls_left", "finished", "first"],
    ["pawns", "hand", "hands", "discards", "next", "x", "0"],
)
NODES = [homestretch.position(line) for line in LINES]
WORDS = sorted({word for line in LINES for word in line.split()})
scraps = st.sampled_from(WORDS) | st.text("0123456789=,BSHZPx²-", max_size=8) | st.text(max_size=5)


def _list(*words: str) -> st.SearchStrategy[str]:
    return st.lists(st.sampled_from(words), min_size=1, max_size=2).map(",".join)


def _numbers(low: int, high: int) -> st.SearchStrategy[str]:
    return st.integers(low, high).map(str)


PLAUSIBLE: dict[str, dict[str, st.SearchStrategy[str]]] = {
    "temper": {
        **dict.fromkeys("0123", _list("B", "1", "12", "40", "H1", "H4")),
        "turn": _numbers(0, 3),
        "die": _numbers(0, 6),
        "rolls": _numbers(0, 3),
        "tokens": _numbers(1, 2),
        "finished": _list("0", "1", "2"),
        "first": st.just("draw"),
        "play_on": st.just("on"),
    },
    "pardon": {
        **dict.fromkeys("0123", _list("S", "1", "12", "60", "Z5", "H")),
        **dict.fromkeys(("hand0", "hand1", "hand2"), _list("1", "2", "5", "7", "11", "P")),
        "turn": _numbers(0, 3),
        "pawns": _numbers(1, 2),
        "hand_size": _numbers(0, 3),
        "next": st.sampled_from(["play", "draw", "draw_again", "deal", "first"]),
        "discards": _list("2", "11", "P"),
        "pardon_cards": st.just("on"),
        "start_pawn": st.just("on"),
    },
}


def outcome(call: Callable[..., Any], *arguments: Any, **options: Any) -> Any:
    """What the call answers, None when it refuses; a refusal has a sentence and a code."""
    try:
        return call(*arguments, **options)
    except HomestretchError as refusal:
        sentence, code = str(refusal), type(refusal).code
    assert len(sentence) > 10
    assert not sentence.startswith(";")
    assert code != HomestretchError.code
    return None


def check_read(source: Any) -> None:
    state = outcome(homestretch.position, source)
    if state is not None:
        check_node(state)


@given(st.text() | st.lists(scraps, max_size=8).map(" ".join))
def test_any_text_as_a_position(text: str) -> None:
    check_read(text)


@given(st.sampled_from(LINES), st.data())
def test_a_line_with_words_changed(line: str, data: st.DataObject) -> None:
    words = line.split()
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(words)))
        words[place : place + data.draw(st.integers(0, 1))] = data.draw(
            st.lists(scraps, max_size=1)
        )
    check_read(" ".join(words))


@given(st.sampled_from(LINES), st.data())
def test_a_line_with_other_values(line: str, data: st.DataObject) -> None:
    """Each key keeps its meaning, so that many of these are almost positions and some are."""
    name, *words = line.split()
    pairs = dict(word.split("=") for word in words)
    plausible = PLAUSIBLE[name]
    for key in data.draw(st.lists(st.sampled_from(sorted(plausible)), min_size=1, max_size=4)):
        pairs[key] = data.draw(plausible[key], label=key)
    for key in data.draw(st.lists(st.sampled_from(sorted(pairs)), max_size=1)):
        del pairs[key]
    check_read(" ".join([name, *(f"{key}={value}" for key, value in pairs.items())]))


@given(st.sampled_from(LINES), st.integers(0, 200), st.text(max_size=2), st.integers(0, 2))
def test_a_line_with_letters_changed(line: str, place: int, text: str, gone: int) -> None:
    check_read(line[:place] + text + line[place + gone :])


@given(values)
def test_anything_as_a_position(source: Any) -> None:
    check_read(source)
    for node in NODES[::4]:
        outcome(node.game.from_json, source)


@given(
    st.sampled_from(homestretch.GAMES),
    st.dictionaries(st.sampled_from([*FIELDS[0], *FIELDS[1]]), values, max_size=3),
    st.data(),
)
def test_a_json_position_with_fields_changed(
    name: str, fields: dict[str, Any], data: st.DataObject
) -> None:
    good = data.draw(POSITIONS[name])
    check_read({**good, **fields})
    without = data.draw(st.sampled_from(sorted(good)))
    check_read({key: value for key, value in good.items() if key != without})


@given(st.sampled_from(NODES), st.dictionaries(st.sampled_from(FIELDS[0]), values, max_size=3))
def test_a_json_position_read_by_a_game(node: State[Any], fields: dict[str, Any]) -> None:
    state = outcome(node.game.from_json, {**node.to_json(), **fields})
    if state is not None:
        check_node(state)


@given(st.sampled_from(NODES), move_texts, values)
def test_any_move_or_outcome(node: State[Any], text: str, value: Any) -> None:
    before = node.to_json()
    outcome(node.parse_move, text)
    outcome(node.parse_chance, text)
    for call in (node.apply, node.effects, node.apply_chance, node.observation):
        outcome(call, value)
    outcome(node.game.position, text)
    assert node.to_json() == before


@THIRD
@given(st.sampled_from(homestretch.GAMES), st.text(max_size=8), values, values, values, values)
def test_any_game(name: str, option: str, value: Any, seats: Any, first: Any, preset: Any) -> None:
    """Each argument alone, so that none hides behind another's refusal."""
    for spec in homestretch.option_specs(name):
        game = outcome(homestretch.game, name, **{spec.name: value})
        assert game is None or game.options.as_dict()[spec.name] in range(spec.low, spec.high + 1)
    if option not in {"name", "preset", "seats", "first"}:
        outcome(homestretch.game, name, **{option: value})
    for arguments in ({"seats": seats}, {"first": first}, {"preset": preset}):
        game = outcome(homestretch.game, name, **arguments)
        if game is not None:
            check_node(game.start())
    outcome(homestretch.game, value)
