"""A hint: what the bot `careful` would play for whoever asks, and why.

The bot gets the observation of the seat that asks and nothing else, so a hint can tell nobody
anything that they may not know.
"""

from __future__ import annotations

from homestretch.bots.explain import advice
from homestretch.core.seats import CHANCE, COLOURS
from homestretch.server import social
from homestretch.server.events import Viewer
from homestretch.server.hub import Hub
from homestretch.server.refusals import Refused
from homestretch.server.table import Table
from homestretch.server.views import Outgoing


class Hint(Outgoing, frozen=True):
    """What the bot `careful` would play now."""

    number: int
    """Of the table's last event; after another the hint is stale."""
    seat: int
    move: str
    reasons: tuple[str, ...]
    """One or two codes, the weightiest first."""


def hint(table: Table, viewer: Viewer) -> Hint:
    """A hint for the viewer's seat that is to choose. Raises `Refused` where none is."""
    if not viewer.seats:
        raise social.watching()
    if table.is_over:
        raise Refused("game_over", "the game is over", status=409)
    if not table.company.started:
        raise Refused("not_started", "the game has not begun yet", status=409)
    state = table.state
    if state.turn in viewer.seats:
        social.check_there(table.seats[state.turn])
    if table.waits_for is None or table.waits_for not in viewer.seats:
        raise Refused(
            "not_your_turn",
            f"it is {COLOURS[state.turn]}'s turn (seat {state.turn})",
            status=409,
        )
    if state.to_act == CHANCE:
        raise Refused(
            "roll_first", f"the {state.chance_kind} comes before there is a choice", status=409
        )
    move, reasons = advice(state.observation(state.turn))
    return Hint(number=table.number, seat=state.turn, move=str(move), reasons=reasons)


async def hint_for(hub: Hub, table_id: str, keys: str | None, address: str) -> Hint:
    """The hint for a request. Raises `Refused`."""
    hub.check_heavy(address)
    async with hub.room(table_id) as (_, table):
        return hint(table, table.viewer(keys))
