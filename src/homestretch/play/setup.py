"""Who sits where."""

from dataclasses import dataclass

from homestretch.bots import bot
from homestretch.core.errors import SeatError, shown
from homestretch.core.seats import COLOURS, Seat

PERSON = "person"
BOT = "bot"

NAME_LENGTH = 40
"""The longest name of a seat, in characters."""


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """One seat in play: a person, or a bot by its name."""

    seat: Seat
    kind: str = PERSON
    name: str | None = None
    """What a person wants to be called."""
    bot: str | None = None
    """Which bot plays, where `kind` is `bot`."""

    def __post_init__(self) -> None:
        if self.kind not in {PERSON, BOT}:
            raise SeatError(
                f"seat {self.seat} cannot be {shown(self.kind)}; it is {PERSON} or {BOT}"
            )
        if self.kind == BOT:
            bot(self.bot or "")
        elif self.bot is not None:
            raise SeatError(f"seat {self.seat} is a person's, so it has no bot")
        if self.name is not None and not 0 < len(self.name.strip()) <= NAME_LENGTH:
            raise SeatError(f"the name of seat {self.seat} must have 1 to {NAME_LENGTH} characters")

    @property
    def title(self) -> str:
        """What to call the seat: the person's name, the bot's, or the colour."""
        if self.kind == BOT:
            return self.name or f"bot {self.bot}"
        return self.name or COLOURS[self.seat]
