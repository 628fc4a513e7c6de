"""The chain through a log: any change of the past shows."""

import hashlib
import struct

import pytest

from homestretch.server.store import NO_HASH, BrokenChain, checked, linked
from tests.server.rows import rows

LOG = rows("table", b"one", b"two", b"three", b"four")


def test_a_whole_log_is_right_and_its_last_hash_stands_for_it():
    assert checked(NO_HASH, "table", LOG) == LOG[-1].hash
    assert checked(LOG[1].hash, "table", LOG[2:]) == LOG[-1].hash
    assert len({row.hash for row in LOG}) == 4


def test_the_hash_is_what_the_documentation_says():
    def field(data):
        return struct.pack(">I", len(data)) + data

    message = b"".join(
        [
            field(b"homestretch/1 log"),
            field(bytes(32)),
            field(b"table"),
            field(struct.pack(">Q", 1)),
            field(struct.pack(">Q", 10)),
            field(b"one"),
        ]
    )
    assert LOG[0].hash == hashlib.sha256(message).digest()


@pytest.mark.parametrize(
    ("log", "named"),
    [
        ([LOG[0], LOG[1]._replace(body=b"TWO"), *LOG[2:]], 2),
        ([LOG[0]._replace(at=9), *LOG[1:]], 1),
        ([LOG[0], *LOG[2:]], 3),
        ([LOG[0], LOG[2], LOG[1], LOG[3]], 3),
        ([LOG[0], LOG[1]._replace(hash=bytes(32)), *LOG[2:]], 2),
        ([*LOG[:2], *linked(LOG[0].hash, "table", [(3, 30, b"new")])], 3),
    ],
)
def test_whatever_was_changed_is_found(log, named):
    with pytest.raises(BrokenChain, match=f"table table: event {named} or one before it"):
        checked(NO_HASH, "table", log)


def test_a_log_of_another_table_is_not_taken_for_this_ones():
    with pytest.raises(BrokenChain):
        checked(NO_HASH, "elsewhere", LOG)
