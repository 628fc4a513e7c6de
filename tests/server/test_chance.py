"""Chance in blocks: fair, every byte used once, never shared between processes."""

import os
from collections import Counter

import pytest

from homestretch.server import chance
from homestretch.server.chance import PooledChance

DIE = [(die, 1) for die in range(1, 7)]


def test_all_outcomes_come_by_their_weights():
    source = PooledChance()
    counts = Counter(source.choose([("a", 1), ("b", 3)]) for _ in range(8000))
    assert 1700 < counts["a"] < 2300
    assert set(Counter(source.choose(DIE) for _ in range(2000))) == set(range(1, 7))


def test_words_that_would_favour_some_are_passed_over_and_none_is_used_twice(monkeypatch):
    words = [2**64 - 1, 7, 2**64 - 4, 2**64 - 5, 3]
    blocks = [b"".join(word.to_bytes(8) for word in words[i : i + 2]) for i in (0, 2, 4)]
    given = iter(blocks)
    monkeypatch.setattr(os, "urandom", lambda size: next(given))
    source = PooledChance()
    assert [source.choose(DIE) for _ in range(3)] == [7 % 6 + 1, (2**64 - 5) % 6 + 1, 4]
    with pytest.raises(StopIteration):
        source.choose(DIE)


def test_a_forked_process_throws_away_what_was_fetched():
    chance.pooled.choose(DIE)
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        os.write(writer, str(len(chance.pooled._pool)).encode())
        os._exit(0)
    os.close(writer)
    assert os.waitpid(child, 0)[1] == 0
    with os.fdopen(reader) as told:
        assert told.read() == "0"
    assert chance.pooled._pool
