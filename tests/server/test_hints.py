"""Hints: for the seat that is to choose, from what it may see, and from nobody else's cards."""

import pytest

from homestretch import bots
from homestretch.bots.explain import REASONS
from homestretch.core.errors import HomestretchError
from homestretch.server.events import Viewer
from homestretch.server.hints import hint
from homestretch.server.limits import Limits
from tests.server import asking
from tests.server.serving import get_view, make_table, serving
from tests.server.tables import bot, holder, move, opened, person, request, roll, taken


def refusal(table, viewer):
    with pytest.raises(HomestretchError) as caught:
        hint(table, viewer)
    return caught.value.code


def to_a_choice(table, log):
    """Rolls until the seat 0 is to choose."""
    while table.state.to_act != 0:
        if table.is_due:
            taken(table, table.step(2000), log)
        else:
            taken(table, table.receive(roll(table), holder(table), 2000), log)


@pytest.mark.parametrize("game", ["temper", "pardon"])
def test_a_hint_is_what_careful_would_play(game):
    table, log = opened(request(game, person(0), bot(2), first=0, seed=3))
    for _ in range(12):
        to_a_choice(table, log)
        found = hint(table, holder(table))
        seen = table.state.observation(0)
        assert found.move == str(bots.bot("careful").choose(seen, None))
        assert (found.number, found.seat) == (table.number, 0)
        assert found.reasons
        assert set(found.reasons) <= set(REASONS)
        command = move(table, 0, found.move)
        taken(table, table.receive(command, holder(table), 2000), log)


def test_a_hint_hangs_on_nothing_that_the_seat_cannot_see():
    """The same board and own hand, but other cards with the rival and in the pile."""
    asked = request("pardon", person(0), bot(2), first=0, seed=5)
    table, log = opened(asked)
    to_a_choice(table, log)
    before = hint(table, holder(table))
    known = table.state
    data = known.to_json()
    hands = data["hands"]
    hands["2"] = [1, 2, 3, 4, 5] if hands["2"] != [1, 2, 3, 4, 5] else [8, 8, 10, 11, 12]
    data.pop("draw_pile", None)
    data.pop("discards", None)
    table._state = known.game.from_json(data)
    assert table._state != known
    assert table._state.observation(0).hand == known.observation(0).hand
    after = hint(table, holder(table))
    assert (after.move, after.reasons) == (before.move, before.reasons)


def test_only_the_holder_of_the_seat_to_choose_gets_one():
    table, log = opened(request("temper", person(0), person(2), first=0, seed=3))
    assert refusal(table, Viewer()) == "watching"
    assert refusal(table, Viewer(frozenset({2}))) == "not_your_turn"
    assert refusal(table, Viewer(frozenset({0}))) == "roll_first"
    to_a_choice(table, log)
    assert refusal(table, Viewer(frozenset({2}))) == "not_your_turn"
    assert hint(table, Viewer(frozenset({0}))).seat == 0


def test_there_are_none_before_the_start_and_after_the_end():
    lobby, _ = opened(request("temper", person(0), person(2), lobby=True))
    assert refusal(lobby, holder(lobby)) == "not_started"
    table, log = opened(request("temper", person(0), bot(2), options={"tokens": 1}, seed=3))
    while not table.is_over:
        if table.is_due:
            taken(table, table.step(2000), log)
        elif table.state.to_act == 0:
            first = str(table.state.legal_moves()[0])
            taken(table, table.receive(move(table, 0, first), holder(table), 2000), log)
        else:
            taken(table, table.receive(roll(table), holder(table), 2000), log)
    assert refusal(table, holder(table)) == "game_over"


def test_over_the_wire(tmp_path):
    few = Limits(heavy_burst=3, heavy_per_second=0.0)
    seats = (0, "person"), (2, "careful")
    with serving(tmp_path / "s", limits=few) as address:
        table, key = make_table(address, "pardon", *seats, first=0, seed=9)
        url, bearer = f"{address}/api/tables/{table}/hint", {"Authorization": f"Bearer {key}"}
        answer = asking.get(url, headers=bearer)
        assert answer.status_code == 200, answer.text
        view = get_view(address, table, key)
        assert answer.json()["move"] in [one["text"] for one in view["moves"]]
        assert answer.json()["number"] == view["number"]
        watcher = asking.get(url)
        assert (watcher.status_code, watcher.json()["error"]["code"]) == (403, "watching")
        wrong = asking.get(url, headers={"Authorization": "Bearer nobodys"})
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (401, "wrong_key")
        much = asking.get(url, headers=bearer)
        assert (much.status_code, much.json()["error"]["code"]) == (429, "too_fast")
