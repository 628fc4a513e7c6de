"""The building blocks: evenness, independence of labels, and proofs that only prove the truth."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from homestretch.fair.deck import Deck, shuffled
from homestretch.fair.dice import first_seat, roll
from homestretch.fair.encoding import below, mac, pack
from homestretch.fair.links import Chain, make_chain
from homestretch.fair.shape import MAX_BYTES, read_json
from homestretch.fair.words import fingerprint

KEY = bytes(range(32))
FIELDS = st.lists(
    st.binary(max_size=6) | st.integers(0, 2**64 - 1) | st.text(max_size=4), max_size=4
)


@given(st.text(max_size=5), FIELDS, st.text(max_size=5), FIELDS)
def test_different_messages_have_different_bytes(
    label: str, fields: list[object], other_label: str, others: list[object]
) -> None:
    def plain(values: list[object]) -> list[bytes]:
        return [
            v.to_bytes(8, "big") if isinstance(v, int) else v.encode() if isinstance(v, str) else v
            for v in values
        ]

    same = (label, plain(fields)) == (other_label, plain(others))
    assert (pack(label, *fields) == pack(other_label, *others)) == same


@given(st.integers(1, 70), st.lists(st.integers(0, 2**32 - 1), min_size=1))
def test_numbers_below_a_bound(bound: int, words: list[int]) -> None:
    found = below(bound, itertools.chain(words, itertools.repeat(0)))
    assert 0 <= found < bound


def test_words_that_favour_some_numbers_are_skipped() -> None:
    limit = 2**32 - 2**32 % 45
    assert below(45, iter([limit, 2**32 - 1, limit - 1])) == 44


def test_every_number_falls_about_as_often() -> None:
    counts = Counter(roll(KEY, beat) for beat in range(6000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(850 < count < 1150 for count in counts.values())


def test_bytes_beyond_the_last_even_share_are_passed_over() -> None:
    beats = [beat for beat in range(3000) if mac(KEY, "roll", beat, 0)[0] >= 252]
    assert beats
    for beat in beats:
        following = next(
            byte
            for counter in itertools.count(1)
            if (byte := mac(KEY, "roll", beat, counter)[0]) < 252
        )
        assert roll(KEY, beat) == following % 6 + 1


def test_everybody_may_be_drawn_to_begin() -> None:
    keys = [bytes([number]) * 32 for number in range(100)]
    counts = Counter(first_seat(key, (0, 1, 3)) for key in keys)
    assert sorted(counts) == [0, 1, 3]
    assert min(counts.values()) > 15


def test_a_shuffle_keeps_the_cards_and_their_first_order_does_not_matter() -> None:
    cards = [5, 1, 1, 13, 7]
    one = shuffled(KEY, 0, cards)
    assert sorted(one) == sorted(cards)
    assert one == shuffled(KEY, 0, reversed(cards))
    many = [shuffled(KEY, epoch, range(20)) for epoch in range(3)]
    assert len({*many, shuffled(KEY, 1, range(20), 3, (KEY,))}) == 4
    assert shuffled(KEY, 0, []) == ()


@pytest.mark.parametrize("size", [*range(1, 18), 31, 32, 33, 41, 45])
def test_openings_prove_their_card_and_no_other(size: int) -> None:
    deck = Deck.make(KEY, 2, range(1, size + 1))
    for position in range(size):
        opening = deck.opening(position)
        assert opening.card == deck.cards[position]
        assert opening.proves(deck.root, size)
        data = opening.to_json()
        changes = [
            {"card": opening.card % 60 + 1}, {"position": (position + 1) % 64}, {"epoch": 3},
            {"salt": "00" * 32}, {"path": [*data["path"], "00" * 32]},
            *([{"path": data["path"][1:]}] if data["path"] else []),
        ]  # fmt: skip
        for change in changes:
            forged = type(opening).from_json({**data, **change})
            assert not forged.proves(deck.root, size), change
        assert not opening.proves(bytes(32), size)


def test_salts_hide_equal_cards() -> None:
    deck = Deck.make(KEY, 0, [7] * 30)
    assert len(set(deck.levels[0])) == 30


@given(st.integers(1, 40), st.data())
def test_only_the_link_of_a_draw_fits_it(length: int, data: st.DataObject) -> None:
    links = make_chain(KEY, length)
    assert len(links) == length + 1
    assert links[-1] == KEY
    at = data.draw(st.integers(0, length - 1))
    chain = Chain(0, length, links[at], at)
    for beat, link in itertools.product(range(length + 2), range(length + 1)):
        assert chain.fits(beat, links[link]) == (at < beat <= length and beat == link)


def test_fingerprints_differ() -> None:
    assert fingerprint(bytes(32)) != fingerprint(KEY)
    assert len(fingerprint(KEY).split()) == 4


def test_a_file_that_is_too_long() -> None:
    with pytest.raises(ValueError, match="more than"):
        read_json(b" " * (MAX_BYTES + 1))
