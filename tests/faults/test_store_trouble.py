"""A store in trouble: PostgreSQL restarted under load, a full disk. Nothing is lost by it."""

import asyncio
import os

import pytest

from tests.faults.trouble import (
    lift_limit,
    play_and_restart,
    play_on_a_full_disk,
    play_on_a_small_disk,
)
from tests.postgres import cluster


def test_postgres_restarted_under_load():
    with cluster() as server:
        asyncio.run(play_and_restart(server.database(), server, tables=6, moves=40))


@pytest.mark.skipif(os.name != "posix", reason="limits of processes")
def test_a_file_that_may_not_grow(tmp_path):
    store = str(tmp_path / "s")
    asyncio.run(play_on_a_full_disk(store, 300_000, lift_limit, tables=6))


@pytest.mark.skipif(os.name != "posix", reason="limits of processes")
def test_a_full_disk(tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    play_on_a_small_disk(disk, tables=6)
