"""Policies as kernels: functions that are compiled together with the rules.

A policy is a module with a function `choose` in the subset of Python that kernels are written in.

Temper: `choose(masks, origins, die, tokens, rules, noise) -> origin`. `masks` are the four seats'
tokens on the road, each on its own seat's (see `homestretch.games.temper.kernel`), the seat that
moves first and then clockwise; `origins` the tokens that may move (bit 0: out of the base), never
empty; `noise` a random number below 2**31. The answer is a bit of `origins`.

Pardon: `choose(position, hand, pawns, rules, out, noise) -> play`. `position` is the kernel's with
the board turned so that the seat that plays is seat 0; `hand` its cards; `out` a buffer for
`kernel.plays_of_hand`. The answer is a legal play, or `DISCARD` of a card in hand where there is
none.

A policy that answers with something illegal makes the games meaningless: it is not checked.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType
from typing import Any

from homestretch.batch.twin import source_of
from homestretch.core.errors import HomestretchError

BUILT_IN = {
    ("temper", "random"): "homestretch.batch.temper.uniform",
    ("pardon", "random"): "homestretch.batch.pardon.uniform",
    ("temper", "careful"): "homestretch.batch.temper.careful",
    ("pardon", "careful"): "homestretch.batch.pardon.careful",
}

_PRELUDE = """\
from homestretch.batch import bits, rng
from homestretch.games.{game} import kernel
"""

_ARGUMENTS = {
    "temper": ("masks", "origins", "die", "tokens", "rules", "noise"),
    "pardon": ("position", "hand", "pawns", "rules", "out", "noise"),
}


class PolicyError(HomestretchError):
    """Something that is no policy for this game."""

    code = "bad_policy"


@dataclass(frozen=True, slots=True)
class Policy:
    """A policy's name, the game it plays, and the source that is compiled."""

    name: str
    game: str
    source: str

    @property
    def module(self) -> str:
        """The name of the module that the source becomes: another one for another source, as two
        functions may have one name, or that of a built-in policy."""
        named = (self.game, self.name) in BUILT_IN and self == _named(self.game, self.name)
        mark = "" if named else f"_{hashlib.sha256(self.source.encode()).hexdigest()[:12]}"
        return f"homestretch.batch.{self.game}.policies.{self.name.replace('-', '_')}{mark}"


def policy(game: str, choice: str | Policy | ModuleType | Callable[..., Any]) -> Policy:
    """The policy meant: a name (`random`, `careful`), a module with `choose`, or such a function.

    A function's own source is all that is compiled; `kernel`, `bits` and `rng` are at hand in it.
    Raises `PolicyError`.
    """
    if isinstance(choice, Policy):
        if choice.game != game:
            raise PolicyError(f"policy {choice.name} plays {choice.game}, not {game}")
        return choice
    if isinstance(choice, str):
        return _named(game, choice)
    name = str(getattr(choice, "__name__", type(choice).__name__)).rpartition(".")[2]
    try:
        source = textwrap.dedent(inspect.getsource(choice))
    except (OSError, TypeError) as error:
        raise PolicyError(f"the source of policy {name} cannot be read") from error
    if not isinstance(choice, ModuleType):
        alias = "" if name == "choose" else f"\n\nchoose = {name}\n"
        source = _PRELUDE.format(game=game) + "\n\n" + source + alias
    return _checked(Policy(name, game, source))


def names(game: str) -> list[str]:
    """The names that `policy` knows for a game."""
    return [name for of_game, name in BUILT_IN if of_game == game]


@lru_cache
def _named(game: str, name: str) -> Policy:
    if (game, name) not in BUILT_IN:
        known = ", ".join(names(game))
        raise PolicyError(f"there is no policy {name[:40]!r} for {game}; policies are {known}")
    return Policy(name, game, source_of(BUILT_IN[game, name]) + _constants(name))


@lru_cache
def built_in(game: str) -> frozenset[Policy]:
    """The policies that a game has names for."""
    return frozenset(policy(game, name) for of_game, name in BUILT_IN if of_game == game)


def _constants(name: str) -> str:
    """A comment that changes with the numbers a built-in policy takes from its bot, as it is the
    source that decides whether machine code on disk is still right."""
    if name != "careful":
        return ""
    bot = source_of("homestretch.bots.careful").encode()
    return f"\n# numbers of {hashlib.sha256(bot).hexdigest()}\n"


def _checked(made: Policy) -> Policy:
    """Refuses a source without a `choose` of the right arguments."""
    try:
        tree = ast.parse(made.source)
    except SyntaxError as error:
        raise PolicyError(
            f"the source of policy {made.name} cannot be read by itself; write a function with def"
        ) from error
    found = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    function = found.get("choose", found.get(made.name))
    arguments = _ARGUMENTS[made.game]
    if function is None or tuple(a.arg for a in function.args.args) != arguments:
        raise PolicyError(
            f"policy {made.name} needs a function choose({', '.join(arguments)}) for {made.game}"
        )
    return made


def table_source(game: str, policies: Sequence[Policy]) -> str:
    """The source of the module that hands a choice to the policy in a slot.

    Its globals policy_0, policy_1, ... are set when it is loaded.
    """
    arguments = ", ".join(_ARGUMENTS[game])
    lines = [f"def choose(slot, {arguments}):"]
    lines += [
        f"    if slot == {slot}:\n        return policy_{slot}.choose({arguments})"
        for slot in range(1, len(policies))
    ]
    lines += [f"    return policy_0.choose({arguments})", ""]
    return "\n".join(lines)
