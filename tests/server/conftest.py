"""The stores that a test of the server can be run on."""

from tests.postgres import database, postgres

__all__ = ["database", "postgres"]
