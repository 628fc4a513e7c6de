"""Why a choice in Pardon is what it is.

Codes at a decision: `must_discard` (P9), `only_move` (P9).
Code of a card turned up without a decision: `no_move` (P9), `no_move_again` for a 2 (P9).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from homestretch.core.reason import Reason
from homestretch.core.seats import COLOURS
from homestretch.games.pardon import kernel
from homestretch.games.pardon.board import place_text
from homestretch.games.pardon.cards import a_card

if TYPE_CHECKING:
    from homestretch.games.pardon.move import Move
    from homestretch.games.pardon.state import PardonState


def reason(state: PardonState) -> Reason | None:
    """The clause that narrows the choice at a decision."""
    moves = state.legal_moves()
    if state.must_discard:
        return Reason("must_discard", "P9")
    return Reason("only_move", "P9") if len(moves) == 1 else None


def card_reason(state: PardonState, outcome: int) -> Reason | None:
    """Why the card turned up leads to no decision, None where it does or no card is turned up."""
    if state.chance_kind != "turn_card" or state.apply_chance(outcome).to_act >= 0:
        return None
    return Reason("no_move_again" if outcome == 2 else "no_move", "P9")


def refusal(state: PardonState, move: Move) -> str:
    """A sentence that says why a play is not legal at this decision."""
    seat = state.turn
    colour = COLOURS[seat]
    if move.card not in state.hands[seat]:
        return f"{colour} does not hold {a_card(move.card)}"
    if move.kind == kernel.DISCARD:
        return "a card is thrown away only when no card can be played (P9)"
    if state.must_discard:
        return "no card can be played, so one must be thrown away (P9)"
    if move.kind == kernel.DECLINE:
        return _decline_refusal(move)
    return _place_refusal(state, move) or _walk_refusal(state, move) or f"{move} is not possible"


def _decline_refusal(move: Move) -> str:
    if move.card != 11:
        return "only an 11 can be played without a move (P10)"
    return "an 11 is declined only when no pawn can go forward 11 and a switch is possible (P10)"


def _place_refusal(state: PardonState, move: Move) -> str:
    seat, position = state.turn, state.position
    colour = COLOURS[seat]
    if move.first == 0 and not kernel.in_start(position, seat, state.game.pawns):
        return f"{colour} has no pawn in Start"
    own = [move.first, move.second] if move.kind == kernel.SPLIT else [move.first]
    for place in own:
        if place and not kernel.stands_on(position, seat, place):
            return f"{colour} has no pawn on {place_text(place)}"
    if move.kind == kernel.SPLIT and move.first == move.second:
        return "a 7 is split between two different pawns (P5)"
    if move.kind in {kernel.SWITCH, kernel.PARDON}:
        wanted = kernel.PARDON_CARD if move.kind == kernel.PARDON else 11
        if move.card != wanted:
            return f"{a_card(move.card)} does not do that (P5)"
        if move.first > 60:
            return "a pawn in the safety zone cannot be switched (P5)"
        return f"no rival's pawn is on {place_text(move.second)}"
    return ""


def _walk_refusal(state: PardonState, move: Move) -> str:
    card = a_card(move.card)
    if move.first == 0:
        if move.card in {1, 2} and move.steps == 1:
            return "an own pawn is on the start exit (P13)"
        return f"a pawn leaves Start only with a 1 or a 2, onto square 1, not with {card} (P6)"
    if move.kind == kernel.SPLIT:
        return "the two parts must make seven, and each must be possible where it is made (P18)"
    forward = kernel.forward(move.first, move.card)
    goes = {
        4: "backward 4",
        10: "forward 10 or backward 1",
        kernel.PARDON_CARD: "from Start onto a rival",
    }.get(move.card, f"forward {move.card}")
    if move.kind == kernel.FORWARD and (move.steps != move.card or move.card in {4, 13}):
        if forward == 99 and move.card != 4:
            return f"{place_text(move.first)} is too near Home for {card} (P16)"
        return f"{card} goes {goes} (P5)"
    return "the pawn may not end on an own pawn (P13)"
