"""Saving, seating and the source of chance: what a game needs to go on after a break."""

from __future__ import annotations

from pathlib import Path

import pytest

import homestretch
from homestretch.core.chance import SeededChance, SystemChance
from homestretch.core.errors import SeatError
from homestretch.core.record import Chance, Record
from homestretch.core.seats import CHANCE
from homestretch.play import Session
from homestretch.terminal import dice
from homestretch.terminal.journal import Journal
from homestretch.terminal.playing import play_at
from homestretch.terminal.saving import Keeper, free_path
from homestretch.terminal.screen import Screen
from homestretch.terminal.seating import seat_tags, seating, seating_of, title
from tests.terminal.helpers import Answers, Output, start


def played(steps, seed, name="pardon"):
    session = Session(start(name), {dice.TAG: f"seeded {seed}"})
    source = SeededChance(seed)
    while len(session.steps) < steps:
        state = session.state
        if state.to_act == CHANCE:
            session.draw(source)
        else:
            session.move(state.to_act, str(state.legal_moves()[0]))
    return session, source


def test_a_source_goes_on_where_it_stopped():
    for steps in (0, 1, 5, 60):
        session, source = played(steps, 7)
        resumed = dice.source_after(session.record())
        weights = [(card, 1) for card in range(1000)]
        assert [source.choose(weights) for _ in range(20)] == [
            resumed.choose(weights) for _ in range(20)
        ]


def test_a_record_that_the_seed_does_not_give_goes_on_with_the_systems_chance():
    session, _ = played(30, 7)
    record = Record(session.record().start, session.steps, {dice.TAG: "seeded 8"})
    assert isinstance(dice.source_after(record), SystemChance)


@pytest.mark.parametrize(
    "label",
    ["", "system", "seeded", "seeded x", "seeded 1 2", "server seed 4", "seeded 1" + "0" * 50],
)
def test_labels_without_a_seed(label):
    assert dice.seed_of(label) is None
    session, _ = played(10, 7)
    record = Record(session.record().start, session.steps, {dice.TAG: label})
    assert isinstance(dice.source_after(record), SystemChance)


def test_bots_draw_the_same_at_the_same_step():
    source = SeededChance(4)
    assert dice.bot_random(source, 3).random() == dice.bot_random(source, 3).random()
    assert dice.bot_random(source, 3).random() != dice.bot_random(source, 4).random()
    system = SystemChance()
    assert dice.bot_random(system, 3).random() != dice.bot_random(system, 3).random()


def test_the_file_is_replaced_as_a_whole(tmp_path):
    session, source = played(3, 7)
    keeper = Keeper(tmp_path / "deep" / "game.txt")
    keeper.save(session.record())
    before = keeper.path.stat().st_ino
    session.draw(source)
    keeper.save(session.record())
    assert keeper.path.stat().st_ino != before
    assert homestretch.read_record(keeper.path.read_text("utf-8")) == session.record()
    assert [path.name for path in keeper.path.parent.iterdir()] == ["game.txt"]


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("temper", {"seats": (0, 2)}),
        ("pardon", {"hand_size": 10}),
        ("pardon", {"preset": "pardon-classic", "seats": (1, 2)}),
    ],
)
def test_the_file_is_at_every_step_what_the_record_prints(tmp_path, name, settings):
    session = Session(start(name, first="draw", **settings), {"Red": "Anna", "Note": '"a" \\'})
    keeper = Keeper(tmp_path / "game.txt")
    source = SeededChance(3)
    while not session.is_over and len(session.steps) < 90:
        keeper.save(session.record())
        text = keeper.path.read_text("utf-8")
        assert text == session.record().text()
        state = session.state
        if state.to_act == CHANCE:
            session.draw(source)
        else:
            session.move(state.to_act, str(state.legal_moves()[0]))
    keeper.save(session.record())
    assert keeper.path.read_text("utf-8") == session.record().text()
    if settings.get("hand_size"):
        assert "\n   +" in session.record().text()  # such a deal fills more than one line


def test_a_failed_save_leaves_the_old_file(tmp_path, monkeypatch):
    session, source = played(3, 7)
    keeper = Keeper(tmp_path / "game.txt")
    keeper.save(session.record())
    old = keeper.path.read_text("utf-8")
    session.draw(source)

    def full(self, target):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space left"):
        keeper.save(session.record())
    assert keeper.path.read_text("utf-8") == old
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_link_stays_a_link(tmp_path):
    real = tmp_path / "real.txt"
    link = tmp_path / "link.txt"
    real.write_text("old")
    link.symlink_to(real)
    session, _ = played(3, 7)
    Keeper(link).save(session.record())
    assert link.is_symlink()
    assert homestretch.read_record(real.read_text("utf-8")) == session.record()


def test_a_free_name_is_found(tmp_path):
    assert free_path(tmp_path, "game").name == "game.txt"
    (tmp_path / "game.txt").touch()
    (tmp_path / "game-2.txt").touch()
    assert free_path(tmp_path, "game").name == "game-3.txt"


def test_seats_are_people_or_bots():
    setups = seating((0, 1, 2), (1,), {2: "random"})
    assert [title(setup) for setup in setups.values()] == ["bot careful", "person", "bot random"]
    assert seat_tags(setups) == {"Red": "bot careful", "Blue": "person", "Yellow": "bot random"}
    assert seating_of((0, 1, 2), seat_tags(setups)) == setups


def test_names_of_people_are_kept_and_unknown_bots_are_people():
    setups = seating_of((0, 2), {"Red": "Anna", "Yellow": "bot grandmaster"})
    assert [(setup.kind, setup.name) for setup in setups.values()] == [
        ("person", "Anna"),
        ("person", "bot grandmaster"),
    ]
    assert seat_tags(setups) == {"Red": "Anna", "Yellow": "bot grandmaster"}
    assert seating_of((0, 2), {})[2].name is None
    assert seating_of((0, 2), {"Red": " " * 50 + "x" * 100})[0].name == "x" * 40


@pytest.mark.parametrize(
    ("people", "bots", "told"),
    [
        ((3,), {}, r"seat 3 \(green\) is not in this game; seats: 0 \(red\), 2 \(yellow\)"),
        ((), {1: "careful"}, "seat 1 "),
        ((0,), {0: "careful"}, "given to a person and to a bot"),
    ],
)
def test_impossible_seatings_are_refused(people, bots, told):
    with pytest.raises(SeatError, match=told):
        seating((0, 2), people, bots)


def test_chance_steps_are_all_in_the_record():
    session, _ = played(40, 7, "temper")
    assert any(isinstance(step, Chance) for step in session.steps)


class Failing(Keeper):
    """Keeps count of its saves, some of which fail."""

    def __init__(self, path, failing):
        super().__init__(path)
        self.saves = 0
        self._failing = failing

    def save(self, record):
        self.saves += 1
        if self.saves in self._failing:
            raise OSError(28, "No space left on device")
        super().save(record)


@pytest.mark.parametrize("mended", [False, True])
def test_what_is_not_saved_is_not_called_saved(tmp_path, mended):
    keeper = Failing(tmp_path / "game.txt", range(3, 6 if mended else 1000))
    session, output = Session(start("temper", start_token=True)), Output()

    def answer():
        if keeper.saves > 12:
            return None
        return "" if session.state.to_act == CHANCE else "#1"

    screen = Screen(Answers(answer), output)
    play_at(screen, session, seating(range(4), range(4), {}), SeededChance(1), keeper)
    told = output.getvalue()
    assert told.count("The record cannot be saved any more: No space left on device.") == 1
    assert ("The record is saved again." in told) == mended
    assert ("The game is saved. Go on with:" in told) == mended
    assert ("The newest steps are not saved: No space left on device." in told) != mended
    saved = homestretch.read_record(keeper.path.read_text("utf-8"))
    assert (saved == session.record()) == mended


def test_ctrl_c_in_the_midst_of_a_save_loses_no_step(tmp_path, monkeypatch):
    keeper, output = Keeper(tmp_path / "game.txt"), Output()
    session = Session(start("temper"))
    real = Journal.add

    def broken(self, step):
        monkeypatch.setattr(Journal, "add", real)
        real(self, step)
        raise KeyboardInterrupt

    monkeypatch.setattr(Journal, "add", broken)
    screen = Screen(Answers(lambda: ""), output)
    code = play_at(screen, session, seating((0, 1, 2, 3), (0,), {}), SeededChance(1), keeper)
    assert code == 130
    assert "The game is saved. Go on with:" in output.getvalue()
    assert len(session.steps) == 1
    assert homestretch.read_record(keeper.path.read_text("utf-8")) == session.record()
