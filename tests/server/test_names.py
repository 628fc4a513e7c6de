"""Names: what is kept of them, and what cannot be shown or told apart."""

import pytest

from homestretch import HomestretchError
from homestretch.server import commands
from homestretch.server.names import clean_name, clean_text, distinct
from tests.server.tables import beside, bot, holder, joined, opened, person, request

PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Zoe\u0308", "Zo\u00eb"),
        ("  Anna \u00a0 Lena  ", "Anna Lena"),
        ("\u1eac\u0323", "\u1eac\u0323"),
        (FAMILY, FAMILY),
        ("\u2764\ufe0f Oma", "\u2764\ufe0f Oma"),
        (PERSIAN, PERSIAN),
        ("O'Brien-2 (Kr.)", "O'Brien-2 (Kr.)"),
        ("\U0001faf8", "\U0001faf8"),
        (None, None),
    ],
)  # fmt: skip
def test_names_that_people_have(given, kept):
    assert clean_name(given, 0) == kept


@pytest.mark.parametrize(
    "name",
    [
        "An\u200bna",
        "\u202eannA",
        "Anna\u2066",
        "a\nb",
        "\u200d\u200d\u200d",
        "Anna\u200d",
        "Z" + "\u0335" * 9,
        "   ",
        "\u3164",
        "\u2800",
        "\u00ad",
        "\ufe0f",
        "\ufeffAnna",
        "a\udc00",
        "\ue000",
        "\U000e0041Anna",
        "",
    ],
)
def test_names_that_hide_something_are_refused_in_a_sentence(name):
    with pytest.raises(HomestretchError) as refusal:
        clean_name(name, 2)
    assert refusal.value.code == "bad_seats"
    assert "seat 2" in str(refusal.value)
    assert str(refusal.value).isprintable()


def test_texts_are_as_clean_as_names():
    assert clean_text(" so  close! ") == "so close!"
    for text in ("\u202eabc", "   ", "", "x" * 201, "a\u200b"):
        with pytest.raises(HomestretchError) as refusal:
            clean_text(text)
        assert refusal.value.code == "bad_text"


def test_two_people_with_one_name_are_told_apart():
    assert distinct("Anna", ["Ben", None]) == "Anna"
    assert distinct("anna", ["Anna"]) == "anna 2"
    assert distinct("\uff21nna", ["Anna", "ANNA 2"]) == "\uff21nna 3"
    assert distinct("A\u200cnna", ["Anna"]) == "A\u200cnna 2"
    assert distinct("x" * 40, ["x" * 40]) == "x" * 38 + " 2"
    assert distinct(None, ["Anna", None]) is None


def test_nobody_at_a_table_is_called_like_another():
    table, log = opened(request("temper", person(0, "Ann"), person(1, "Ann"), bot(2)))
    assert [place.name for place in table.seats.values()] == ["Ann", "Ann 2", None]
    beside(table, log, commands.Give(id="g", seat=2, to="open"), holder(table))
    joined(table, log, "k" * 30, name="ANN")
    assert table.seats[2].name == "ANN 3"
    beside(table, log, commands.Sit(id="s", seat=0, name="Ann 2"), holder(table))
    assert table.seats[0].name == "Ann 2 2"
    beside(table, log, commands.Sit(id="t", seat=0, name="Ann"), holder(table))
    assert table.seats[0].name == "Ann"
