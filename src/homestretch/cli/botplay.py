"""One of our bots on somebody else's server."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

from homestretch import bots
from homestretch.cli import arguments, remote
from homestretch.cli.arguments import BadArgument
from homestretch.cli.remote import RemoteLost, RemoteRefused
from homestretch.cli.seen import state_of_observation
from homestretch.core.seats import COLOURS

FIRST_WAIT = 1.0
LAST_WAIT = 30.0
"""Seconds before a lost connection is tried again."""
TRIES = 20
_TOKEN = re.compile(r"[a-z0-9]+\.[A-Za-z0-9_-]+")

_PASSING = {"stale", "game_over", "not_your_turn", "absent", "too_fast", "not_saved"}
"""Refusals of a move after which the stream tells how things stand."""


def run(
    url: str,
    name: str,
    *,
    token: str | None,
    called: str | None,
    seat: str | None,
    again: bool,
    tell: Callable[[str], None],
) -> None:
    """Plays to the end of the game, and of its rematches where they are wanted too.

    Raises `HomestretchError` when that cannot be.
    """
    player = bots.bot(name)
    link = remote.parse_link(url)
    if token is None:
        token = _taken_seat(link, called or name, seat)
    elif not _TOKEN.fullmatch(token):
        raise BadArgument(
            "what --token (or HOMESTRETCH_TOKEN) gives is no token; one looks like "
            "k7m9qx2abcde.KEY: the table's name, a dot and the seat's key, as the host is shown it"
        )
    query = "?follow=1" if again else ""
    failures = 0
    while True:
        try:
            with remote.opened(link.base, "/api/bot/stream", key=token, query=query) as answer:
                for line in remote.lines(answer, link.base):
                    failures = 0
                    if line.get("type") == "next":  # the same key has the same seat there
                        token = f"{line['table']}.{token.partition('.')[2]}"
                        break
                    if _heard(line, link.base, token, player, tell) and not again:
                        return
                else:
                    raise RemoteLost(f"{link.base} ended the stream")
        except RemoteLost as lost:
            failures += 1
            if failures >= TRIES:
                raise
            tell(f"{lost}; trying again")
            time.sleep(min(FIRST_WAIT * 2 ** (failures - 1), LAST_WAIT))


def _taken_seat(link: remote.Link, called: str, seat: str | None) -> str:
    """Takes an open seat; its token."""
    if link.code is None:
        raise BadArgument("name a table by its link, such as --url http://host:8000/join/k7m9qx")
    if link.key is not None:
        table = remote.ask(link.base, f"/api/join/{link.code}", needs=["table"])["table"]
        return f"{table}.{link.key}"
    asked: dict[str, Any] = {"name": called, "program": True}
    if seat is not None:
        asked["seat"] = arguments.seat(seat)
    return str(remote.ask(link.base, f"/api/join/{link.code}", asked, needs=["key"])["key"])


def _heard(
    line: dict[str, Any], base: str, token: str, player: bots.Bot, tell: Callable[[str], None]
) -> bool:
    """Acts on a line of the stream; whether it was the last."""
    kind = line.get("type")
    if kind == "start":
        colour = COLOURS[line["seat"]]
        tell(f"{player.name} plays {colour} at table {line['table']} ({line['game']})")
    elif kind == "turn":
        seen = state_of_observation(line["observation"]).observation(line["seat"])
        move = str(player.choose(seen, random.Random()))
        try:
            remote.ask(base, "/api/bot/move", {"number": line["number"], "move": move}, token)
        except RemoteRefused as refused:
            if refused.code not in _PASSING:
                raise
    elif kind == "over":
        order = sorted(line["places"].items(), key=lambda item: (item[1], item[0]))
        places = ", ".join(f"{place}. {COLOURS[int(seat)]}" for seat, place in order)
        tell(f"The game is over: {places}")
        return True
    elif kind == "refused":
        raise RemoteRefused(line["code"], line["message"])
    return False
