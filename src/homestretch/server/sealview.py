"""What everybody may see of a seal: no secret, and no tip before the seal is open."""

from __future__ import annotations

from typing import Literal

from homestretch.fair import SealedClient
from homestretch.fair.ledger import CREATED, OPEN, OVER, SEALED
from homestretch.server import stored
from homestretch.server.sealing import Fairness
from homestretch.server.views import SealClient, SealStepView, SealView

_State = Literal["sealing", "sealed", "open", "over"]
_STATES: dict[str | None, _State] = {
    CREATED: "sealing", SEALED: "sealed", OPEN: "open", OVER: "over"
}  # fmt: skip


def chance_source(created: stored.Created) -> Literal["sealed", "system", "seed"]:
    """Where a table's dice and cards come from."""
    if created.seed is not None:
        return "seed"
    return "sealed" if created.sealed else "system"


def seal_view(fair: Fairness | None, up_since: int) -> SealView | None:
    """The seal as it is shown; None where there is none yet."""
    if fair is None or fair.log is None:
        return None
    log, chance, made = fair.log, fair.log.chance_now, fair.log.seal_made
    return SealView(
        state=_STATES[log.phase],
        attempt=log.attempt,
        until=fair.until(up_since),
        server=fair.server,
        seal=fair.seal,
        fingerprint=fair.fingerprint,
        live=made.live if made else None,
        beat=chance.beat if chance else 0,
        restarts=log.attempt - 1,
        missing=tuple(sorted(fair.left_out)),
        clients=tuple([_client(fair, client) for client in fair.clients]),
    )


def _client(fair: Fairness, client: SealedClient) -> SealClient:
    return SealClient(
        client=client.client,
        seats=client.seats,
        length=client.length,
        state=_client_state(fair, client.client),
    )


def _client_state(
    fair: Fairness, client: int
) -> Literal["committed", "opened", "live", "closed", "used_up"]:
    chance = fair.ledger.chance_now
    if chance is None or not chance.live:
        return "opened" if client in (fair.tips or {}) else "committed"
    chain = chance.chains[client]
    if chain.closed:
        return "closed"
    return "used_up" if chain.state(chance.beat + 1) else "live"


def seal_step(number: int, event: stored.Sealings, fair: Fairness) -> SealStepView:
    """An event of the seal as it is shown, with the seal after it."""
    seats: tuple[int, ...] = ()
    match event:
        case stored.Sealing():
            step = "begun" if event.missing is None else "restarted"
            seats = tuple(sorted(fair.left_out)) if event.missing is not None else ()
        case stored.Committed():
            step, seats = "committed", tuple(event.seats)
        case stored.NoPart():
            step, seats = "no_part", tuple(event.seats)
        case stored.Sealed():
            step = "sealed"
        case stored.TipShown():
            step, seats = "opened", fair.clients[event.client].seats
        case stored.Asked():
            step = "asked"
        case stored.Given():
            step = "given" if event.link is not None else "kept"
            seats = fair.clients[event.client].seats
        case stored.Present():
            step = "here" if event.here else "gone"
            seats = fair.clients[event.client].seats
    return SealStepView(number=number, step=step, attempt=fair.ledger.attempt, seats=seats)
