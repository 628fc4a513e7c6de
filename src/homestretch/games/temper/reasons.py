"""Why a choice in Temper is what it is.

Codes at a decision: `clear_start` (T14a), `bring_out` (T14b), `must_capture` (T14c), `only_move`.
Codes of a roll without a decision: `try_again` (T10), `six_again` (T9), `no_move` (T7),
`tries_over` (T10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from homestretch.core.reason import Reason
from homestretch.core.seats import COLOURS
from homestretch.games.temper import kernel
from homestretch.games.temper.board import HOME_LAST, place_text

if TYPE_CHECKING:
    from homestretch.games.temper.state import TemperState

CLEAR_START = Reason("clear_start", "T14a")
BRING_OUT = Reason("bring_out", "T14b")
MUST_CAPTURE = Reason("must_capture", "T14c")
ONLY_MOVE = Reason("only_move", "T14d")

TRY_AGAIN = Reason("try_again", "T10")
SIX_AGAIN = Reason("six_again", "T9")
NO_MOVE = Reason("no_move", "T7")
TRIES_OVER = Reason("tries_over", "T10")


def _movable(state: TemperState) -> int:
    """Tokens on the road that could go the number rolled if no order of T14 held."""
    return kernel.steps(state.masks[state.turn], state.die or 0, state.game.rules)


def reason(state: TemperState) -> Reason | None:
    """The clause that narrows the choice at a decision."""
    origins = state.origins
    if not origins:
        return None
    movable = _movable(state)
    in_base = kernel.count(state.masks[state.turn]) < state.game.tokens
    if origins & kernel.IN_BASE:
        return BRING_OUT
    if in_base and movable & kernel.START:
        return CLEAR_START
    choices = kernel.count(origins)
    if kernel.count(movable) > choices:
        return MUST_CAPTURE
    return ONLY_MOVE if choices == 1 else None


def roll_reason(state: TemperState, outcome: int) -> Reason | None:
    """Why a roll leads to no decision, None where it leads to one."""
    if state.chance_kind != "roll":
        return None
    after = state.apply_chance(outcome)
    if after.chance_kind != "roll":
        return None
    if outcome == 6 and state.game.rules & kernel.UNPLAYABLE_SIX_AGAIN:
        return SIX_AGAIN
    if outcome != 6 and state.rolls_left > 1:
        return TRY_AGAIN
    series = kernel.rolls_due(state.masks[state.turn], state.game.rules)
    return TRIES_OVER if series == 3 else NO_MOVE


def refusal(state: TemperState, origin: int) -> str:
    """A sentence that says why the token on `origin` may not move at this decision."""
    own = state.masks[state.turn]
    die = state.die or 0
    place = place_text(origin)
    colour = COLOURS[state.turn]
    in_base = state.game.tokens - kernel.count(own)
    if origin == 0 and not in_base:
        return f"{colour} has no token in the base"
    if origin != 0 and not (0 < origin <= HOME_LAST and own >> origin & 1):
        return f"{colour} has no token on {place}"
    if origin == 0 and die != 6:
        return f"a token leaves the base only with a six, not with a {die} (T8)"
    if origin == 0 and own & kernel.START:
        return "the own start square is occupied, so no token can come out (T12)"
    if origin and not _movable(state) >> origin & 1:
        return _blocked(own, origin, die)
    narrowing = reason(state)
    texts = {
        "clear_start": "the token on the start square must move first (T14a)",
        "bring_out": "with a six a token must come out of the base (T14b)",
        "must_capture": "a move that captures must be made (T14c)",
    }
    return texts.get(narrowing.code, "") if narrowing else ""


def _blocked(own: int, origin: int, die: int) -> str:
    target = origin + die
    if target > HOME_LAST:
        return f"{place_text(origin)} needs an exact roll: {die} goes past the last square (T15)"
    if own >> target & 1:
        return f"{place_text(target)} is occupied by an own token (T12)"
    return f"{place_text(origin)} cannot jump an own token in the home row (T16)"
