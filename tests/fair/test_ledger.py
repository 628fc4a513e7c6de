"""The server's side of the protocol: what it refuses, and that it never draws anew."""

from __future__ import annotations

import random
from typing import Any

import pytest

import homestretch
from homestretch import CHANCE
from homestretch.fair import (
    WITHHELD,
    Entry,
    FairError,
    Ledger,
    Rules,
    SealedClient,
    SeatRule,
    verify,
)
from homestretch.fair.links import make_chain
from tests.fair.simulated import Device, Playing, plain_game, random_game


def rules(name: str = "temper", **options: Any) -> Rules:
    game = homestretch.game(name, seats=(0, 2), **options)
    return Rules.of(game, [SeatRule(0, "person", "Anna"), SeatRule(2, "person", "Bo")])


def started(name: str = "temper", seed: int = 1, **options: Any) -> Playing:
    """A table with two devices, opened."""
    rng = random.Random(seed)
    playing = Playing(rng, rules(name, **options))
    playing.seal(
        lambda: [Device(n, (2 * n,), make_chain(rng.randbytes(32), 200)) for n in range(2)]
    )
    return playing


def refused(code: str) -> Any:
    return pytest.raises(FairError, check=lambda error: error.code == code)


def replayed(entries: list[Entry], secrets: dict[int, bytes]) -> list[Entry]:
    """The log made anew from its stored events, as after a restart of the server."""
    first = entries[0].event
    ledger = entries[0].after
    made = [Ledger.create(first["table"], ledger.rules)]
    state = ledger.rules.game.start()
    before = state
    for entry in entries[1:]:
        event = entry.event
        made.append(made[-1].after.follow(event, state, secrets.get(event.get("attempt", 0), b"")))
        if event["kind"] == "chance":
            state = state.apply_chance(made[-1].outcome)
        elif event["kind"] == "move":
            before, state = state, state.apply(state.parse_move(event["move"]))
        elif event["kind"] == "take_back":
            state = before
    return made


@pytest.mark.parametrize("name", ["temper", "pardon"])
@pytest.mark.parametrize("seed", range(4))
def test_a_restarted_server_has_the_same_log(name: str, seed: int) -> None:
    played = random_game(100 + seed, name)
    made = replayed(played.entries, played.secrets)
    assert [entry.to_json() for entry in made] == [entry.to_json() for entry in played.entries]
    assert made[-1].after == played.entries[-1].after
    assert [entry.opening for entry in made] == [entry.opening for entry in played.entries]


def test_a_store_that_was_changed_is_noticed() -> None:
    played = plain_game("temper", most_events=20)
    roll = next(entry for entry in played.entries if "outcome" in entry.event)
    index = played.entries.index(roll)
    other = {**roll.event, "outcome": roll.event["outcome"] % 6 + 1}
    played.entries[index] = roll._replace(event=other)
    with refused("store_differs"):
        replayed(played.entries, played.secrets)


def test_a_crash_between_drawing_and_storing_changes_nothing() -> None:
    """The entry is lost; with the same links the same die falls again, in another process too."""
    playing = started()
    ledger, state = playing.ledger, playing.state
    links = {n: playing.devices[n].chain[1] for n in range(2)}
    lost = ledger.chance(state, links)
    again = replayed(playing.entries, playing.secrets)[-1].after.chance(state, links)
    assert again.to_json() == lost.to_json()


def test_links_decide_the_die() -> None:
    """The key alone does not: over the links of one device all numbers fall."""
    playing = started()
    chain = playing.ledger.chance_now.chains[0]
    fallen = set()
    for number in range(60):
        (other,) = make_chain(number.to_bytes(32, "big"), 1)[:1]
        chance = playing.ledger.chance_now._replace(
            chains=(chain._replace(link=other), *playing.ledger.chance_now.chains[1:]),
        )
        link = number.to_bytes(32, "big")
        fallen.add(chance.draw(playing.state, {0: link}).outcome)
    assert fallen == {1, 2, 3, 4, 5, 6}


def test_a_take_over_draws_nothing_anew() -> None:
    """Whether the person or a bot makes the move, the next die is the same."""
    playing = started()
    while playing.state.to_act == CHANCE:
        playing.chance()
    move = playing.state.legal_moves()[0]
    after = playing.state.apply(move)
    beat = playing.ledger.beat
    links = {n: playing.devices[n].chain[beat] for n in range(2)}
    dice = {
        by: playing.ledger.move(playing.state, move, by=by).after.chance(after, links).outcome
        for by in ("person", "bot")
    }
    assert dice["person"] == dice["bot"]


def test_a_take_back_draws_nothing_anew() -> None:
    playing = started("pardon", pawns=2, start_pawn=True)
    while playing.state.to_act == CHANCE:
        playing.chance()
    state, before = playing.state, playing.ledger
    moves = state.legal_moves()
    direct = before.move(state, moves[0], by="person").after
    back = before.move(state, moves[-1], by="person").after.take_back().after
    detour = back.move(state, moves[0], by="person").after
    after = state.apply(moves[0])
    assert detour.chance(after).outcome == direct.chance(after).outcome
    assert detour.chance_now == direct.chance_now


def test_take_back_only_of_the_move_just_made() -> None:
    playing = started()
    with refused("wrong_step"):
        playing.ledger.take_back()
    while playing.state.to_act == CHANCE:
        playing.chance()
    playing.move()
    playing.chance()
    with refused("wrong_step"):
        playing.ledger.take_back()


def test_a_withheld_link_closes_the_chain() -> None:
    playing = started()
    entry = playing.ledger.chance(playing.state, {0: WITHHELD, 1: playing.devices[1].chain[1]})
    assert [one["state"] for one in entry.event["links"]] == ["withheld", "given"]
    state = playing.state.apply_chance(entry.outcome)
    assert entry.after.asked(state) == (1,)
    assert not entry.after.accepts_link(0, playing.devices[0].chain[2])
    following = entry.after.chance(state, {0: playing.devices[0].chain[2]})
    assert [one["state"] for one in following.event["links"]] == ["closed", "away"]


def test_an_away_device_comes_back() -> None:
    playing = started()
    entry = playing.ledger.chance(playing.state)
    assert [one["state"] for one in entry.event["links"]] == ["away", "away"]
    assert entry.after.asked(playing.state) == (0, 1)
    assert entry.after.accepts_link(0, playing.devices[0].chain[2])
    assert not entry.after.accepts_link(0, playing.devices[0].chain[1])


@pytest.mark.parametrize("link", [b"", b"x", bytes(31), bytes(32), bytes(33)])
def test_a_wrong_link_is_refused(link: bytes) -> None:
    playing = started()
    assert not playing.ledger.accepts_link(0, link)
    with refused("wrong_link"):
        playing.ledger.chance(playing.state, {0: link})
    assert not playing.ledger.accepts_link(7, link)


def test_nothing_goes_on_before_the_seal_is_opened() -> None:
    made = Ledger.create("t", rules()).after
    state = made.rules.game.start()
    for call in (
        lambda: made.chance(state),
        lambda: made.open({}),
        lambda: made.restart([0]),
        lambda: made.reveal(state),
        lambda: made.asked(state),
        lambda: made.take_back(),
        lambda: made.accepts_tip(0, bytes(32)),
    ):
        with refused("wrong_step"):
            call()
    sealed = made.seal(bytes(32), []).after
    with refused("wrong_step"):
        sealed.seal(bytes(32), [])
    with refused("wrong_clients"):
        sealed.restart([0])


@pytest.mark.parametrize(
    "clients",
    [
        [SealedClient(1, (0,), 10, bytes(32))],
        [SealedClient(0, (1,), 10, bytes(32))],
        [SealedClient(0, (), 10, bytes(32))],
        [SealedClient(0, (2, 0), 10, bytes(32))],
        [SealedClient(0, (0,), 0, bytes(32))],
        [SealedClient(0, (0,), 10, bytes(32)), SealedClient(1, (0,), 10, bytes(32))],
    ],
)
def test_clients_that_do_not_belong(clients: list[SealedClient]) -> None:
    with refused("wrong_clients"):
        Ledger.create("t", rules()).after.seal(bytes(32), clients)


def test_opening_takes_the_right_tips_of_all() -> None:
    made = Ledger.create("t", rules()).after
    devices = [Device(n, (2 * n,), make_chain(bytes([n]) * 32, 20)) for n in range(2)]
    server = made.server_commitment(bytes(32))
    sealed = made.seal(bytes(32), [device.commit(made, server) for device in devices]).after
    assert sealed.accepts_tip(1, devices[1].chain[0])
    assert not sealed.accepts_tip(0, devices[1].chain[0])
    assert not sealed.accepts_tip(2, devices[1].chain[0])
    with refused("missing_tip"):
        sealed.open({0: devices[0].chain[0]})
    with refused("wrong_tip"):
        sealed.open({0: devices[1].chain[0], 1: devices[0].chain[0]})
    opened = sealed.open({n: devices[n].chain[0] for n in range(2)})
    assert opened.after.beat == 1


def test_no_chance_where_a_seat_decides_and_no_move_where_chance_does() -> None:
    playing = started()
    with refused("wrong_step"):
        playing.ledger.move(playing.state, None, by="person")
    while playing.state.to_act == CHANCE:
        playing.chance()
    with refused("wrong_step"):
        playing.ledger.chance(playing.state)


def test_a_seal_changes_with_everything_it_binds() -> None:
    def seal(table: str = "t", secret: bytes = bytes(32), live: bool = True, **more: Any) -> str:
        made = Ledger.create(table, rules(**more)).after
        device = Device(0, (0,), make_chain(bytes(32), 20))
        client = device.commit(made, made.server_commitment(secret))
        return str(made.seal(secret, [client], live=live).event["seal"])

    seals = [
        seal(), seal(table="u"), seal(secret=b"x" * 32), seal(live=False), seal(tokens=3),
        seal(first=2), seal(first="draw"),
    ]  # fmt: skip
    assert len(set(seals)) == len(seals)


def test_hidden_cards_stay_out_of_what_everybody_sees() -> None:
    """Of a card in a hand the public log has its place and nothing that tells it."""
    playing = started("pardon")
    for _ in range(10):
        entry = playing.chance()
        assert entry.event.keys() == {"number", "kind", "chance", "seat", "epoch", "position"}
        assert entry.receiver == entry.event["seat"]
        assert entry.opening is not None
        assert entry.opening.card == entry.outcome


def test_a_table_of_bots_can_be_sealed_too() -> None:
    game = homestretch.game("temper", seats=(0, 2))
    bots = Rules.of(game, [SeatRule(seat, "bot", None, "careful") for seat in (0, 2)])
    playing = Playing(random.Random(1), bots)
    playing.seal(list)
    played = playing.run()
    report = verify(played.transcript)
    assert report.ok
    assert report.facts["clients"] == []
