"""What devices do for a seal: each function says which event an answer makes, or refuses it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homestretch.fair.ledger import CREATED, OPEN, SEALED
from homestretch.server import stored
from homestretch.server.commands import MOST_CLIENTS, ChainCommit, ChainLink, ChainOpen
from homestretch.server.events import Viewer
from homestretch.server.refusals import Refused
from homestretch.server.sealing import Fairness

MOST_NOTES = 4_000
"""How often a table writes down that devices come and go."""

if TYPE_CHECKING:
    from homestretch.server.table import Table


def committed(
    table: Table, told: ChainCommit, viewer: Viewer
) -> tuple[int | None, stored.Committed | None]:
    """The client that a device becomes, or is already, and the event; None for no client."""
    fair = _fair(table)
    _check_attempt(fair, told.attempt)
    for client in fair.clients:
        if client.commitment.hex() == told.commitments[client.client]:
            return client.client, None
    if fair.phase != CREATED:
        raise _no_seal("no device can commit now")
    seats = fair.may_commit(viewer.seats)
    client_number = len(fair.clients)
    if not seats or client_number >= MOST_CLIENTS:
        return None, None
    made = stored.Committed(seats, told.length, told.commitments[client_number])
    return client_number, made


def opened(table: Table, told: ChainOpen, viewer: Viewer) -> stored.TipShown | None:
    """The event that a client's tip makes, None where it is known."""
    fair = _fair(table)
    _check_attempt(fair, told.attempt)
    if fair.phase not in {SEALED, OPEN}:
        raise _no_seal("no seal is to be opened now")
    _check_client(table, told.client, viewer)
    tip = bytes.fromhex(told.tip)
    if not fair.ledger.accepts_tip(told.client, tip):
        raise Refused("wrong_tip", f"client {told.client} committed to another tip")
    if told.client in (fair.tips or {}):
        return None
    return stored.TipShown(told.client, told.tip)


def given(table: Table, told: ChainLink, viewer: Viewer) -> stored.Given | None:
    """The event that a link makes, None where it is stored already."""
    fair = _fair(table)
    if fair.phase != OPEN:
        raise _no_seal("no links are given now")
    _check_client(table, told.client, viewer)
    ledger = fair.ledger
    known = (fair.given or {}).get(told.client)
    if told.beat == ledger.beat and known is not None and known.hex() == told.link:
        return None
    if told.beat != ledger.beat or told.client not in fair.wanted(table.state):
        raise not_asked(told.beat)
    if not ledger.accepts_link(told.client, bytes.fromhex(told.link)):
        raise Refused("wrong_link", f"that is not link {told.beat} of client {told.client}'s chain")
    return stored.Given(told.client, told.beat, told.link)


def not_asked(beat: int) -> Refused:
    """Nobody wants that link now."""
    return Refused(
        "not_asked", f"no link is asked for draw {beat} now: it is late, early or used", status=409
    )


def _no_seal(sentence: str) -> Refused:
    return Refused("no_seal", sentence, status=409)


def _fair(table: Table) -> Fairness:
    fair = table.fair
    if fair is None or fair.log is None:
        raise _no_seal("this table is not sealed, or not yet")
    return fair


def _check_attempt(fair: Fairness, attempt: int) -> None:
    if attempt != fair.ledger.attempt:
        raise Refused(
            "wrong_attempt", f"this is attempt {fair.ledger.attempt}, not {attempt}", status=409
        )


def _check_client(table: Table, client: int, viewer: Viewer) -> None:
    if not is_of(table, client, viewer):
        raise Refused("wrong_client", f"client {client} of the seal is not of this key", status=403)


def is_of(table: Table, client: int | None, viewer: Viewer) -> bool:
    """Whether a viewer holds all seats that those have who committed as a client of the seal.

    Whoever was given one of several seats later is not the client, and neither is anybody once
    all its seats were handed on.
    """
    fair = table.fair
    if fair is None or client is None or client >= len(fair.clients):
        return False
    tenants = fair.tenants[client]
    own = {seat for seat, place in table.seats.items() if place.tenant in tenants}
    return bool(own) and own <= viewer.seats
