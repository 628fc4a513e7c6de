"""The stores that a test of the server can be run on."""

import pytest

from homestretch.server.store import open_store
from tests.postgres import database, postgres

__all__ = ["database", "path", "postgres"]


@pytest.fixture(params=["sqlite", "postgres"])
def path(request, tmp_path):
    """Where a store of either kind is."""
    if request.param == "postgres":
        return request.getfixturevalue("database")
    return tmp_path / "tables.sqlite3"


@pytest.fixture
def store(path):
    """An open store of either kind."""
    opened = open_store(path)
    yield opened
    opened.close()


@pytest.fixture
def two(database):
    """A database as two processes have it open."""
    stores = open_store(database), open_store(database)
    yield stores
    for store in stores:
        store.close()
