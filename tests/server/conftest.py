"""The stores that a test of the server can be run on."""

import pytest

from tests.postgres import database, postgres

__all__ = ["database", "path", "postgres"]


@pytest.fixture(params=["sqlite", "postgres"])
def path(request, tmp_path):
    """Where a store of either kind is."""
    if request.param == "postgres":
        return request.getfixturevalue("database")
    return tmp_path / "tables.sqlite3"
