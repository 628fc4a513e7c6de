"""The compiled games, loaded once for each set of policies, and chunks of games played by them."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, cast

import numpy as np

from homestretch.batch import policies as policies_module
from homestretch.batch import twin
from homestretch.batch.policies import Policy
from homestretch.batch.results import RESULT, Results, results_of
from homestretch.core.errors import HomestretchError
from homestretch.core.state import Game
from homestretch.games.pardon import PardonGame
from homestretch.games.temper import TemperGame

Notice = Callable[[str], None]

_MODULES = {
    "temper": (
        "homestretch.games.temper.kernel",
        "homestretch.batch.bits",
        "homestretch.batch.rng",
        "homestretch.batch.temper.standing",
        "homestretch.batch.temper.flow",
    ),
    "pardon": (
        "homestretch.games.pardon.kernel",
        "homestretch.batch.bits",
        "homestretch.batch.rng",
        "homestretch.batch.pardon.flow",
        "homestretch.batch.pardon.pile",
        "homestretch.batch.pardon.lines",
        "homestretch.batch.pardon.walks",
        "homestretch.batch.pardon.splits",
        "homestretch.batch.pardon.standing",
    ),
}


class BatchError(HomestretchError):
    """Something that cannot be played in bulk."""

    code = "bad_batch"


@dataclass(frozen=True, slots=True)
class Setup:
    """A game as the compiled code takes it."""

    game: str
    seats: tuple[int, ...]
    numbers: tuple[int, ...]
    """The playout's `setup`."""


def setup_of(game: Game[Any]) -> Setup:
    """The numbers that the playout wants of a game made ready."""
    first = -1 if game.first is None else game.first
    if isinstance(game, TemperGame):
        return Setup("temper", game.seats, (game.playing, first, game.tokens, game.rules))
    if isinstance(game, PardonGame):
        start = 1 if game.options.start_pawn else 0
        numbers = (game.playing, first, game.pawns, game.hand_size, game.deck, game.rules, start)
        return Setup("pardon", game.seats, numbers)
    raise BatchError(f"{game.name} cannot be played in bulk; games are temper and pardon")


def modules_of(
    game: str, chosen: Sequence[Policy], *, compiled: bool, notice: Notice | None = None
) -> dict[str, ModuleType]:
    """The twin of a game's kernel, playout and policies, loaded once."""
    key = (game, tuple(chosen), compiled)
    with _lock:
        if key not in _loaded:
            _loaded[key] = _load(game, chosen, compiled, notice)
        return _loaded[key]


_loaded: dict[tuple[str, tuple[Policy, ...], bool], dict[str, ModuleType]] = {}
_lock = threading.RLock()


def _load(
    game: str, chosen: Sequence[Policy], compiled: bool, notice: Notice | None
) -> dict[str, ModuleType]:
    package = f"homestretch.batch.{game}"
    table, playout = f"{package}.policy", f"{package}.playout"
    sources = {name: twin.source_of(name) for name in _MODULES[game]}
    sources |= {entry.module: entry.source for entry in chosen}
    sources[table] = policies_module.table_source(game, chosen)
    sources[playout] = twin.source_of(playout)
    if compiled:
        modules = twin.compiled_twin(sources, [f"{playout}:play"], notice)
    else:
        modules = twin.plain_twin(sources)
    for slot, entry in enumerate(chosen):
        setattr(modules[table], f"policy_{slot}", modules[entry.module])
    return modules


def steps_of(game: str, notice: Notice | None = None) -> ModuleType:
    """The compiled steps of a game's nodes."""
    with _lock:
        if game not in _steps:
            name = f"homestretch.batch.{game}.steps"
            sources = {part: twin.source_of(part) for part in (*_MODULES[game], name)}
            entries = [f"{name}:{function}" for function in STEPS]
            _steps[game] = twin.compiled_twin(sources, entries, notice)[name]
        return _steps[game]


STEPS = (
    "start", "to_act", "draw", "wrong_chance", "chance", "count_moves", "list_moves", "wrong_move",
    "apply",
)  # fmt: skip
"""What the steps module of each game offers."""

_steps: dict[str, ModuleType] = {}


def seed_number(seed: int) -> int:
    """Any whole number as a seed below 2**63; those from 0 on stay as they are."""
    if 0 <= seed < 1 << 63:
        return seed
    digest = hashlib.sha256(str(seed).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def slots_of(
    setup: Setup, by_seat: dict[int, Policy]
) -> tuple[tuple[Policy, ...], tuple[int, int, int, int]]:
    """The different policies, and which of them plays each seat."""
    wanted = frozenset(by_seat[seat] for seat in setup.seats)
    built_in = policies_module.built_in(setup.game)
    if wanted <= built_in and wanted != {policies_module.policy(setup.game, "random")}:
        # One twin serves every mixture; uniform random play has one of its own, for speed.
        wanted = built_in
    chosen = tuple(sorted(wanted, key=lambda entry: (entry.name, entry.source)))
    slots = [chosen.index(by_seat[seat]) if seat in setup.seats else 0 for seat in range(4)]
    return chosen, (slots[0], slots[1], slots[2], slots[3])


def play_chunk(
    setup: Setup,
    by_seat: dict[int, Policy],
    seed: int,
    first_game: int,
    games: int,
    *,
    compiled: bool = True,
    notice: Notice | None = None,
) -> Results:
    """Plays games `first_game` to `first_game + games - 1` of a seed, on this thread."""
    chosen, slots = slots_of(setup, by_seat)
    modules = modules_of(setup.game, chosen, compiled=compiled, notice=notice)
    playout = cast(Any, modules[f"homestretch.batch.{setup.game}.playout"])
    width: int = playout.RESULT_WIDTH
    number = seed_number(seed)
    if compiled:
        rows = np.zeros(games * width, np.int64)
        working = np.zeros(playout.WIDTH, np.int64)
        playout.play(number, first_game, games, setup.numbers, slots, working, rows)
    else:
        listed = [0] * (games * width)
        playout.play(number, first_game, games, setup.numbers, slots, [0] * playout.WIDTH, listed)
        rows = np.array(listed, np.int64)
    return results_of(setup.seats, rows.reshape(games, width))


__all__ = ["RESULT", "BatchError", "Setup", "modules_of", "play_chunk", "setup_of", "slots_of"]
