"""What nobody chooses: seals, dice and cards, and the moves of the server's bots."""

from __future__ import annotations

import hmac
import logging
import random
from collections.abc import Mapping

from homestretch.bots import bot
from homestretch.core.chance import ChanceSource, Outcome, pick, total_weight
from homestretch.core.seats import CHANCE
from homestretch.play.session import ASKED_KINDS
from homestretch.server.company import STAND_IN
from homestretch.server.events import Event, next_event
from homestretch.server.sealing import stored_links
from homestretch.server.stored import Chanced, Created, Moved

logger = logging.getLogger(__name__)

Links = Mapping[int, bytes | str]
"""By client: its link, or `withheld`."""

_FOLLOWED = 400
"""More automatic chance in a row than any game has (a deal is 40 cards at most)."""


class Dealer:
    """Makes the next event of one table where no person does; nothing is committed here."""

    def __init__(self, table_id: str, created: Created, source: ChanceSource) -> None:
        """`source` decides where there is neither a seal nor a seed."""
        self._table = table_id
        self._seed = created.seed
        self._source = source
        # Bots' choices must be the same after a restart. The host's key alone does not decide them
        # where there is a seal: the host knows it.
        self._root = created.keys[0].hash if created.seed is None else str(created.seed)

    def chance(
        self, before: Event, now: int, command: str | None = None, links: Links | None = None
    ) -> Event:
        """What chance brings after an event; the same whenever it is asked with the same links."""
        if before.fair is not None:
            entry = before.fair.draw(before.state, links)
            outcome = entry.outcome
            assert outcome is not None  # every draw has one
            return next_event(before, Chanced(outcome, command, stored_links(entry)), now, entry)
        return next_event(before, Chanced(self._drawn(before), command), now)

    def _drawn(self, before: Event) -> Outcome:
        outcomes = before.state.chance_outcomes()
        if self._seed is None:
            return self._source.choose(outcomes)
        chance = random.Random(f"{self._seed}:{before.number + 1}")
        return pick(outcomes, chance.randrange(total_weight(outcomes)))

    def move(self, before: Event, now: int) -> Event:
        """What the bot on the seat to act plays. For one that fails chance moves: the table goes
        on."""
        state = before.state
        name = before.company.places[state.turn].player or STAND_IN
        seed = self._seed_of_bot(before)
        observation = state.observation(state.turn)
        try:
            move = str(bot(name).choose(observation, random.Random(seed)))
            state.parse_move(move)
        except Exception:
            logger.exception(
                "table %s: bot %s failed, a random move is made for it", self._table, name
            )
            move = str(random.Random(seed).choice(observation.legal_moves))
        return next_event(before, Moved(state.turn, move), now)

    def _seed_of_bot(self, before: Event) -> str:
        """What decides the next choice of a bot. With a seal nobody can foresee it: the server's
        secret goes in, in a way that gives nothing of it away."""
        seed = f"{self._root}:bot:{before.number + 1}"
        if before.fair is None:
            return seed
        return hmac.digest(before.fair.secret, f"bot {seed}".encode(), "sha256").hex()

    def onward(self, events: list[Event], now: int) -> list[Event]:
        """The events, and all after them that waits for nobody: the seal, cards that are dealt."""
        for _ in range(_FOLLOWED):
            last = events[-1]
            if not last.company.started:
                return events
            if last.company.held:
                assert last.fair is not None  # nothing else holds a game
                step = last.fair.next_step(last.company)
                if step is None:
                    return events
                events.append(next_event(last, step, now))
            elif is_automatic(last) and not _asks(last):
                events.append(self.chance(last, now))
            else:
                return events
        raise RuntimeError("chance goes on for ever")


def is_automatic(event: Event) -> bool:
    """Whether chance comes next that nobody needs to set off."""
    return event.state.to_act == CHANCE and event.state.chance_kind not in ASKED_KINDS


def _asks(event: Event) -> bool:
    """Whether devices are to be asked for links first."""
    return event.fair is not None and bool(event.fair.ledger.asked(event.state))
