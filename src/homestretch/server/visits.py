"""Requests that look at tables from outside: codes, lists of games, replays, QR codes."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from urllib.parse import urlsplit

import segno

from homestretch import fair
from homestretch.core.errors import HomestretchError
from homestretch.server import redact, stored
from homestretch.server import statistics as numbers
from homestretch.server.events import WATCHER, Event
from homestretch.server.hub import Hub
from homestretch.server.keys import code_of, hash_key, new_key
from homestretch.server.limits import origin_of
from homestretch.server.messages import (
    Joined,
    JoinRequest,
    Past,
    PastRequest,
    Replay,
    Summary,
    TableAtCode,
)
from homestretch.server.rebuilding import rebuild
from homestretch.server.refusals import Refused
from homestretch.server.store import Row
from homestretch.server.table import Table
from homestretch.server.views import PardonStep, TemperStep
from homestretch.server.writer import StoreFailed


async def at_code(hub: Hub, code: str, address: str, base: str) -> TableAtCode:
    """What is to be seen of a table by its code alone. `base` is this server's address."""
    async with hub.room(await hub.at_code(code, address)) as (_, table):
        seats = redact.seat_views(table.company, WATCHER, named=not table.is_private)
        return TableAtCode(
            table=table.id,
            code=code_of(table.id),
            link=join_link(base, table.id),
            game=table.game.name,
            preset=table.game.preset,
            phase=redact.phase(table.recent[-1]),
            private=table.is_private,
            seats=seats,
        )


def join_link(base: str, table_id: str) -> str:
    """The address to hand out for a table."""
    return f"{base}/join/{code_of(table_id)}"


async def join(hub: Hub, code: str, request: JoinRequest, address: str) -> Joined:
    """Sits somebody down on an open seat."""
    table_id = await hub.at_code(code, address)
    key = request.key or new_key()
    hashed = hash_key(key)
    taken: list[int] = []

    def joined(table: Table) -> list[Event]:
        seat, events = table.join(request, hashed, hub.now(), origin_of(table_id, address))
        taken[:] = [seat]
        return events

    async with hub.room(table_id) as (room, _):
        await room.add(joined)
    (seat,) = taken
    return Joined(table=table_id, seat=seat, key=f"{table_id}.{key}" if request.program else key)


async def past(hub: Hub, request: PastRequest, address: str) -> Past:
    """One line for each of the tables that are there and that the keys open."""
    hub.check_heavy(address)
    games = []
    for asked in request.tables:
        try:
            async with hub.room(asked.table) as (_, table):
                games.append(_summary(table, asked.key))
        except (HomestretchError, StoreFailed):
            continue
    return Past(games=tuple(games))


def _summary(table: Table, key: str | None) -> Summary:
    viewer = table.viewer(key)
    last = table.recent[-1]
    return Summary(
        table=table.id,
        code=code_of(table.id),
        game=table.game.name,
        preset=table.game.preset,
        phase=redact.phase(last),
        number=table.number,
        made=table.made,
        changed=last.at,
        seats=redact.seat_views(table.company, viewer),
        turn=table.state.turn,
        waits_for=table.waits_for,
        places=redact.places_of(table.state),
        next=table.company.next_table,
    )


async def record(hub: Hub, table_id: str, key: str | None, address: str) -> str:
    """The record of a finished game. Raises `Refused` before the end."""
    hub.check_heavy(address)
    async with hub.room(table_id) as (_, table):
        table.viewer(key)
        if not table.is_over:
            raise Refused(
                "not_over", "the record shows all cards: it can be had after the end", status=409
            )
        return await hub.aside.do(table.record().text)


async def replay(hub: Hub, table_id: str, key: str | None, address: str) -> Replay:
    """A finished game, step by step, all cards open. Raises `Refused` before the end."""
    hub.check_heavy(address)
    async with hub.room(table_id) as (_, table):
        viewer = table.viewer(key)
        if not table.is_over:
            raise Refused("not_over", "a game can be seen again after its end", status=409)
        view = redact.view(table, viewer)
        rows = await hub.rows(table_id)
    return Replay(view=view, steps=await hub.aside.do(_steps, table_id, rows))


def _steps(table_id: str, rows: Sequence[Row]) -> tuple[TemperStep | PardonStep, ...]:
    whole = rebuild(table_id, rows, kept=None)
    shown = (e for e in whole.recent if not isinstance(e.stored, stored.Sealings))
    return tuple(redact.replay_step(event) for event in shown)


async def transcript(hub: Hub, table_id: str, key: str | None, address: str) -> str:
    """The log that anyone can check, of a finished game. Raises `Refused` before the end."""
    hub.check_heavy(address)
    async with hub.room(table_id) as (_, table):
        table.viewer(key)
        if table.fair is None:
            raise Refused(
                "unsealed", "the chance of this table was not sealed: nothing can be checked",
                status=409,
            )  # fmt: skip
        if not table.is_over:
            raise Refused(
                "not_over", "the transcript shows all secrets: it can be had after the end",
                status=409,
            )  # fmt: skip
        rows = await hub.rows(table_id)
    return await hub.aside.do(_transcript, table_id, rows)


def _transcript(table_id: str, rows: Sequence[Row]) -> str:
    whole = rebuild(table_id, rows, kept=None)
    return fair.text_of(fair.transcript(e for event in whole.recent for e in event.entries))


async def statistics(
    hub: Hub, table_id: str, key: str | None, address: str
) -> numbers.TemperStatistics | numbers.PardonStatistics:
    """A table so far in numbers, for all who may watch it."""
    hub.check_pace(address)
    async with hub.room(table_id) as (_, table):
        table.viewer(key)
        counted = numbers.known(table)
        if counted is None:
            so_far = table.id, table.number, table.record()
            counted = await hub.aside.do(numbers.count, *so_far)
            numbers.keep(table, counted)
        return counted


def qr_svg(link: str) -> str:
    """A QR code as an SVG picture."""
    code = segno.make(link, error="m", micro=False)
    out = io.BytesIO()
    code.save(out, kind="svg", xmldecl=False, omitsize=True, border=4, light="#fff", dark="#000")
    return out.getvalue().decode()


def check_own(link: str, bases: Iterable[str]) -> str:
    """The link, if it is one of this server's. Raises `Refused`."""
    own = [urlsplit(base).netloc.lower() for base in bases]
    try:
        parts = urlsplit(link)
        is_own = parts.scheme in {"http", "https"} and parts.netloc.lower() in own
    except ValueError:
        is_own = False
    if not is_own:
        raise Refused(
            "bad_request", f"a QR code is made for links to this server only: {', '.join(own)}"
        )
    return link
