"""Words of the command line that name seats, bots and options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from homestretch import COLOURS, GAMES, HomestretchError, option_specs, presets

if TYPE_CHECKING:
    from homestretch.batch import Policy
    from homestretch.core.state import Game


class BadArgument(HomestretchError):
    """A word of the command line that cannot be understood."""

    code = "bad_argument"


def seat(word: str) -> int:
    """A seat by number or colour."""
    clean = word.strip().lower()
    if clean in COLOURS:
        return COLOURS.index(clean)
    if clean in {"0", "1", "2", "3"}:
        return int(clean)
    names = ", ".join(f"{number} or {colour}" for number, colour in enumerate(COLOURS))
    raise BadArgument(f"{word[:40]!r} is no seat; seats are {names}")


def seats(text: str) -> tuple[int, ...]:
    """Seats such as `0,2` or `red,yellow`."""
    return tuple(seat(word) for word in text.split(","))


def pairs(words: Iterable[str], option: str, example: str) -> list[tuple[str, str]]:
    """Words such as `tokens=2`, each split at its sign; nothing may be named twice."""
    found: list[tuple[str, str]] = []
    for word in words:
        name, equals, value = (part.strip() for part in word.partition("="))
        if not (name and equals and value):
            raise BadArgument(f"{option} is written like {option} {example}, not {word[:40]!r}")
        if name in dict(found):
            raise BadArgument(f"{option} names {name[:40]} twice")
        found.append((name, value))
    return found


def game_and_preset(word: str | None, preset: str | None) -> tuple[str, str | None]:
    """The game meant by its name, a preset's name, or both; Temper when nothing is named."""
    owners = {name: game for game in GAMES for name in presets(game)}
    owner = owners.get(preset) if preset is not None else None
    if preset is not None and owner is None:
        raise BadArgument(f"there is no preset {preset[:40]!r}; presets are {', '.join(owners)}")
    if word is None:
        return owner or GAMES[0], preset
    if word not in owners:
        raise BadArgument(
            f"there is no game {word[:40]!r}; games and presets are {', '.join(owners)}"
        )
    game = owners[word]
    if owner is not None and owner != game:
        raise BadArgument(f"{preset} is a preset of {owner}, not of {game}")
    if word not in GAMES and preset not in {None, word}:
        raise BadArgument(f"two presets are named: {word} and {preset}")
    return game, preset or (word if word not in GAMES else None)


def options(game: str, words: Iterable[str], example: str) -> dict[str, str]:
    """The rule options that words such as `tokens=2` name; each must be one of the game's."""
    found = dict(pairs(words, "--option", example))
    known = [spec.name for spec in option_specs(game)]
    for name in found:
        if name not in known:
            raise BadArgument(f"{game} has no option {name[:40]!r}; options: {', '.join(known)}")
    return found


def bots_by_seat(words: Iterable[str], example: str) -> dict[int, str]:
    """Who plays which seat, by words such as `2=careful`; no seat may be named twice."""
    named = pairs(words, "--bot", example)
    found = {seat(word): name for word, name in named}
    if len(found) != len(named):
        raise BadArgument("--bot names a seat twice")
    return found


def batch_bot(game: str, word: str) -> Policy:
    """The bot of `simulate` and `tournament` with this name."""
    from homestretch.batch.policies import names, policy

    known = names(game)
    if word not in known:
        raise BadArgument(f"there is no bot {word[:40]!r} for {game}; bots are {', '.join(known)}")
    return policy(game, word)


def seat_of(game: Game[Any], found: int) -> int:
    """The seat, which must be one of this game's."""
    if found not in game.seats:
        taken = ", ".join(f"{number} ({COLOURS[number]})" for number in game.seats)
        raise BadArgument(
            f"seat {found} ({COLOURS[found]}) is not in this game; its seats are {taken}"
        )
    return found
