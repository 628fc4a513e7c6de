"""What is played and who sits where: the part of a table that its seal binds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from homestretch.core.errors import HomestretchError
from homestretch.core.state import Game
from homestretch.fair.encoding import canonical, digest
from homestretch.fair.errors import FairError
from homestretch.games.registry import GAMES, option_specs
from homestretch.games.registry import game as make_game

PERSON, BOT = "person", "bot"


@dataclass(frozen=True, slots=True)
class SeatRule:
    """Who sits on a seat when the table is sealed."""

    seat: int
    kind: str
    """`person` or `bot`."""
    name: str | None = None
    bot: str | None = None
    """Which bot plays; None for a person."""

    def to_json(self) -> dict[str, Any]:
        """The seat as the log names it."""
        return {"seat": self.seat, "kind": self.kind, "name": self.name, "bot": self.bot}


@dataclass(frozen=True, slots=True)
class Rules:
    """Game, options, who begins, and who sits where."""

    game: Game[Any]
    seats: tuple[SeatRule, ...]

    @classmethod
    def of(cls, game: Game[Any], seats: Iterable[SeatRule]) -> Rules:
        """The rules of a game with its seats, in order; `FairError` if they do not belong."""
        given = tuple(sorted(seats, key=lambda rule: rule.seat))
        if tuple(rule.seat for rule in given) != game.seats:
            raise FairError("bad_rules", f"the seats of the game are {list(game.seats)}")
        for rule in given:
            _check_kind(rule)
        return cls(game, given)

    @property
    def persons(self) -> frozenset[int]:
        """The seats that people hold."""
        return frozenset(rule.seat for rule in self.seats if rule.kind == PERSON)

    def to_json(self) -> dict[str, Any]:
        """The rules as the log names them, with every option."""
        first = self.game.first
        return {
            "game": self.game.name,
            "options": self.game.options.as_dict(),
            "seats": [rule.to_json() for rule in self.seats],
            "first": "draw" if first is None else first,
        }

    @property
    def digest(self) -> bytes:
        """What seals, commitments and the key bind."""
        return digest("rules", canonical(self.to_json()))


def _check_kind(rule: SeatRule) -> None:
    if rule.kind not in {PERSON, BOT} or (rule.kind == BOT) != (rule.bot is not None):
        raise FairError(
            "bad_rules",
            f"seat {rule.seat} must be a person's without a bot, or a bot's with the bot's name",
        )


def read_rules(data: Mapping[str, Any]) -> Rules:
    """Reads what `Rules.to_json` writes, the form already checked; `FairError` if impossible."""
    name, options = data["game"], data["options"]
    if name not in GAMES:
        raise FairError("bad_rules", f"the game is {name!r}; it is one of {', '.join(GAMES)}")
    names = [spec.name for spec in option_specs(name)]
    if sorted(options) != sorted(names):
        raise FairError("bad_rules", f"the options must be {', '.join(names)}")
    numbers = [seat["seat"] for seat in data["seats"]]
    if numbers != sorted(set(numbers)):
        raise FairError("bad_rules", "the seats must be in order, each of them once")
    try:
        game = make_game(name, seats=numbers, first=data["first"], **options)
    except HomestretchError as error:
        raise FairError("bad_rules", f"the rules cannot be played: {error}") from None
    return Rules.of(game, (SeatRule(**seat) for seat in data["seats"]))
