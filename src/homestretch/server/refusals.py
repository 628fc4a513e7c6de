"""Refusals: a stable code for programs and a sentence for people. None changes anything.

Beside the codes raised by the server, every code of `homestretch.core.errors` may reach a client.
"""

from __future__ import annotations

import logging

from homestretch.core.errors import HomestretchError
from homestretch.server.events import DamagedLog
from homestretch.server.writer import StoreFailed

logger = logging.getLogger(__name__)


class Refused(HomestretchError):
    """Something asked for was refused."""

    def __init__(
        self, code: str, message: str, *, status: int = 400, number: int | None = None
    ) -> None:
        """`status` is the HTTP status; `number` the table's last event, where that matters."""
        super().__init__(message)
        self.code = code
        self.status = status
        self.number = number


def refusal_of(error: Exception) -> Refused:
    """What a client is told of an error; of one that should not happen, only that it did."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, StoreFailed):
        return Refused(
            "not_saved",
            "the server could not use its store, so nothing was changed; please try again",
            status=503,
        )
    if isinstance(error, DamagedLog):
        logger.error("%s", error)  # the details may name hidden cards
        return Refused(
            error.code, "the stored game cannot be read; the server's log says more", status=500
        )
    if isinstance(error, HomestretchError):
        return Refused(error.code, str(error))
    logger.exception("an error that should not happen", exc_info=error)
    return Refused("internal", "something went wrong in the server; its log says more", status=500)


def no_table(table_id: str) -> Refused:
    """There is no such table."""
    return Refused("no_table", f"there is no table {table_id[:20]!r} here", status=404)


def wrong_key() -> Refused:
    """The key opens no seat of this table."""
    return Refused(
        "wrong_key",
        "this key opens no seat at this table; without a key one may watch",
        status=401,
    )


def private_table() -> Refused:
    """Somebody without a key wants to watch a private table."""
    return Refused(
        "private", "this table is private: watching needs its link, or a seat's", status=403
    )
