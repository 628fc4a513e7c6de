import pytest

import homestretch
from tests.golden.games import FOLDER, GAMES, played


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_still_gives_the_same_game(name):
    assert played(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_read_and_printed_without_loss(name):
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    record = homestretch.read_record(text)
    assert record.text() == text
    assert record.final().to_act == homestretch.TERMINAL


def test_there_is_no_record_without_a_game():
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)
