"""The stores that a test of the server can be run on, and time enough for the devices."""

import pytest

from homestretch.server import gathering
from homestretch.server.store import open_store
from tests.postgres import database, postgres

__all__ = ["database", "path", "postgres"]


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """Devices have time to give their links, however slow this machine is."""
    monkeypatch.setattr(gathering, "LINK_SECONDS", 60)


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
