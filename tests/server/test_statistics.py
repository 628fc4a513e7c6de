"""A table in numbers: the arithmetic against exact values, the counts, and who may see them."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import pairwise, product

import pytest

import homestretch
from homestretch.core.record import Chance, Choice, Record
from homestretch.server import odds, redact, statistics
from homestretch.server.commands import TakeBack
from homestretch.server.events import Event
from homestretch.server.table import Table
from tests.server.asking import visitor
from tests.server.serving import serving
from tests.server.tables import Log, beside, bot, holder, opened, person, played, request


def exact_wait_odds(rolls: int, wait: int) -> Fraction:
    """By looking at every row of sixes and others there is."""
    found = Fraction(0)
    for row in product((True, False), repeat=rolls):
        longest = now = 0
        for is_six in row:
            now = 0 if is_six else now + 1
            longest = max(longest, now)
        if longest >= wait:
            sixes = sum(row)
            found += Fraction(1, 6) ** sixes * Fraction(5, 6) ** (rolls - sixes)
    return found


@pytest.mark.parametrize("rolls", range(11))
def test_the_odds_of_a_wait_are_exact(rolls: int) -> None:
    for wait in range(rolls + 2):
        assert odds.wait_odds(rolls, wait) == pytest.approx(float(exact_wait_odds(rolls, wait)))


def test_the_odds_of_a_long_wait_are_a_likelihood() -> None:
    row = [odds.wait_odds(400, wait) for wait in range(402)]
    assert row[0] == 1.0
    assert row[-1] == pytest.approx(0, abs=1e-12)
    assert all(longer <= shorter for shorter, longer in pairwise(row))
    assert odds.wait_odds(14, 14) == pytest.approx((5 / 6) ** 14)


def test_the_odds_that_anybody_waits_so_long() -> None:
    one, other = odds.wait_odds(20, 9), odds.wait_odds(31, 9)
    assert odds.any_wait_odds([20, 31], 9) == pytest.approx(one + other - one * other)
    assert odds.any_wait_odds([20, 0], 9) == pytest.approx(one)
    assert odds.any_wait_odds([0, 0], 0) == 1.0


def test_the_longest_wait() -> None:
    assert odds.longest_wait([]) == 0
    assert odds.longest_wait([6, 6]) == 0
    assert odds.longest_wait([1, 2, 6, 3, 4, 5, 6, 1]) == 3
    assert odds.longest_wait([6, 1, 2]) == 2  # still waiting


def test_chi_square() -> None:
    assert odds.chi_square([10] * 6) == 0
    assert odds.chi_square([4, 8, 9, 9, 12, 18]) == pytest.approx((36 + 4 + 1 + 1 + 4 + 64) / 10)


@pytest.mark.parametrize(
    ("value", "likelihood"),
    # the usual table of critical values, five degrees of freedom
    [(0.554298, 0.99), (1.145476, 0.95), (4.35146, 0.5), (9.236357, 0.1), (11.070498, 0.05),
     (15.086272, 0.01), (20.515006, 0.001)],
)  # fmt: skip
def test_the_odds_of_a_chi_square(value: float, likelihood: float) -> None:
    assert odds.chi_square_odds(value) == pytest.approx(likelihood, rel=1e-5)
    assert odds.chi_square_odds(0) == 1.0


def events_of(table_id: str, log: Log) -> list[Event]:
    """Every event of a table, not only the last ones."""
    return list(Table.rebuilt(table_id, log, kept=None).recent)


def record_of(game_name: str, *steps: int | str, **settings) -> Record:
    """A game from its steps: numbers are chance, texts are moves."""
    game = homestretch.game(game_name, **settings)
    state = game.start()
    made = []
    for step in steps:
        if isinstance(step, int):
            made.append(Chance(step))
            state = state.apply_chance(step)
        else:
            move = state.parse_move(step)
            made.append(Choice(move))
            state = state.apply(move)
    return Record(game.start(), tuple(made), {})


def test_dice_and_captures_of_temper() -> None:
    record = record_of(
        "temper",
        *(6, "0-1", 5, "1-6"),
        *(1, 2, 3),
        *(4, "6-10"),
        *(6, "0-1", 2, "1-3"),
        *(6, "10-16", 6, "16-22", 1, "22-23"),  # red's 23 is the square of yellow's 3
        seats=(0, 2),
        tokens=1,
    )
    counted = statistics.count("t", 9, record)
    assert isinstance(counted, statistics.TemperStatistics)
    red, yellow = counted.seats
    assert (red.seat, red.rolls, red.wait) == (0, (1, 0, 0, 1, 1, 3), 2)
    assert (yellow.seat, yellow.rolls, yellow.wait) == (2, (1, 2, 1, 0, 0, 1), 3)
    assert (red.made, red.suffered, red.own) == (1, 0, 0)
    assert (yellow.made, yellow.suffered, yellow.own) == (0, 1, 0)
    assert counted.rolls == (2, 2, 1, 1, 1, 4)
    assert counted.chi_square is None
    assert counted.chi_square_odds is None
    assert red.wait_odds == pytest.approx(odds.wait_odds(6, 2))
    assert yellow.wait_odds == pytest.approx(odds.wait_odds(5, 3))
    assert counted.wait_odds == pytest.approx(odds.any_wait_odds([6, 5], 3))


def test_nothing_has_happened_yet() -> None:
    counted = statistics.count("t", 1, record_of("temper", seats=(1, 3)))
    assert isinstance(counted, statistics.TemperStatistics)
    assert counted.rolls == (0,) * 6
    assert [(seat.wait, seat.wait_odds) for seat in counted.seats] == [(0, 1.0), (0, 1.0)]


def test_own_pawns_sent_back_are_no_capture() -> None:
    """With the option `bump_own`, a pawn that ends on an own pawn sends it back."""
    table, log = opened(request("pardon", person(0), person(2), seed=4, options={"bump_own": True}))
    rng = random.Random(4)
    while not table.is_over:
        played(table, log, rng, steps=1)
    effects = [
        (event.told.seat, effect)
        for event in events_of(table.id, log)
        if event.told is not None
        for effect in event.told.effects
        if effect.kind == "return"
    ]
    own = [seat for seat, effect in effects if effect.seat == seat]
    assert own
    for seat in statistics.count(table.id, 1, table.record()).seats:
        assert seat.own == own.count(seat.seat)
        assert seat.made == sum(by == seat.seat != e.seat for by, e in effects)


def test_many_rolls_give_a_chi_square() -> None:
    table, log = opened(request("temper", person(0), bot(2), seed=5))
    played(table, log, random.Random(1))
    counted = statistics.count(table.id, table.number, table.record())
    assert isinstance(counted, statistics.TemperStatistics)
    told = [event.told for event in events_of(table.id, log)]
    dice = [one.step[0] for one in told if one is not None and one.chance_kind == "roll"]
    assert counted.rolls == tuple(dice.count(face) for face in range(1, 7))
    assert sum(counted.rolls) == sum(sum(seat.rolls) for seat in counted.seats) > 30
    assert counted.chi_square == pytest.approx(odds.chi_square(counted.rolls))
    assert 0 < (counted.chi_square_odds or 0) <= 1


@pytest.mark.parametrize(
    "options", [{}, {"hand_size": 0, "pardon_cards": True}], ids=["hand", "open"]
)
def test_cards_count_when_all_could_see_them(options) -> None:
    table, log = opened(request("pardon", person(0), bot(2), seed=5, options=options))
    played(table, log, random.Random(2))
    counted = statistics.count(table.id, table.number, table.record())
    assert isinstance(counted, statistics.PardonStatistics)
    # what a watcher was told, event by event
    seen = {0: [], 2: []}
    slides, returns = {0: 0, 2: 0}, []
    for event in events_of(table.id, log):
        shown = redact.event_view(event, redact.Viewer())
        if getattr(shown, "chance", None) == "turn_card":
            seen[shown.seat].append(shown.outcome)
        if getattr(shown, "move", None) is not None:
            if not options:
                seen[shown.seat].append(shown.card)
            slides[shown.seat] += sum(effect.kind == "slide" for effect in shown.effects)
            returns += [(shown.seat, e.seat) for e in shown.effects if e.kind == "return"]
    for seat in counted.seats:
        assert seat.cards == tuple(seen[seat.seat].count(kind) for kind in counted.kinds)
        assert seat.slides == slides[seat.seat]
        assert seat.made == sum(by == seat.seat != whose for by, whose in returns)
        assert seat.suffered == sum(by != seat.seat == whose for by, whose in returns)
    assert ("pardon" in counted.kinds) is bool(options)
    assert sum(counted.deck) == (45 if options else 41)
    assert sum(slides.values()) > 0
    assert returns


def test_cards_in_hands_do_not_count() -> None:
    """Two games that differ in nothing but what lies in the hands give the same numbers."""
    table, _ = opened(request("pardon", person(0), person(2), seed=5, first=0))
    record = table.record()
    state = record.final()
    assert all(size == 5 for size in state.observation(None).hand_sizes.values())
    counted = statistics.count(table.id, table.number, record)
    assert all(sum(seat.cards) == 0 for seat in counted.seats)
    swapped = Record(record.start, record.steps[1::2] + record.steps[::2], {})
    assert swapped.final() != state
    assert statistics.count(table.id, table.number, swapped) == counted


def test_a_choice_that_was_taken_back_does_not_count() -> None:
    """The die stays: it was rolled. What the move did has not happened."""
    table, log = opened(
        request("temper", person(0), person(2), first=0, seed=2, options={"must_capture": False})
    )
    rng = random.Random(3)
    captures = 0
    while not captures and not table.is_over:
        played(table, log, rng, steps=1)
        undo = table.recent[-1].undo
        if undo is None or undo.number != table.number or len(undo.before.legal_moves()) < 2:
            continue
        before = statistics.count(table.id, 1, table.record())
        told = table.recent[-1].told
        captures = sum(effect.kind == "return" for effect in told.effects)
        if not captures:
            continue
        command = TakeBack(id=f"back{table.number}", expect=table.number, seat=undo.seat)
        beside(table, log, command, holder(table))
        after = statistics.count(table.id, 1, table.record())
        assert after.rolls == before.rolls
        for then, now in zip(before.seats, after.seats, strict=True):
            assert then.made - now.made == (captures if now.seat == undo.seat else 0)
            assert then.suffered - now.suffered == (0 if now.seat == undo.seat else captures)
    assert captures


def test_what_was_counted_is_kept_until_the_table_goes_on() -> None:
    table, log = opened(request("temper", person(0), bot(2), first=0))
    assert statistics.known(table) is None
    counted = statistics.count(table.id, table.number, table.record())
    statistics.keep(table, counted)
    assert statistics.known(table) is counted
    played(table, log, random.Random(1), steps=1)
    assert statistics.known(table) is None


def test_whoever_may_watch_a_table_may_have_its_numbers(tmp_path) -> None:
    seats = [{"seat": 0, "kind": "person"}, {"seat": 2, "kind": "bot", "bot": "careful"}]
    with serving(tmp_path / "tables.sqlite3") as address, visitor(address) as http:
        made = http.post("/api/tables", json={"game": "pardon", "seats": seats}).json()
        found = http.get(f"/api/tables/{made['table']}/statistics").json()
        assert (found["game"], found["table"]) == ("pardon", made["table"])
        assert [seat["seat"] for seat in found["seats"]] == [0, 2]
        assert http.get("/api/tables/nosuchtable1/statistics").status_code == 404
        hidden = http.post(
            "/api/tables", json={"game": "temper", "seats": seats, "private": True}
        ).json()
        path = f"/api/tables/{hidden['table']}/statistics"
        refused = http.get(path)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "private")
        for key in (hidden["key"], hidden["watch"]):
            answer = http.get(path, headers={"authorization": f"Bearer {key}"})
            assert answer.json()["game"] == "temper"
        wrong = http.get(path, headers={"authorization": "Bearer nonsense"})
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (401, "wrong_key")
