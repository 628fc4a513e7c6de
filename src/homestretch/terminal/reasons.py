"""The engine's reason codes as sentences: why a choice is narrow, why a roll gives none."""

from __future__ import annotations

from homestretch.core.reason import Reason

_CHOICES = {
    "clear_start": "Tokens wait in the base, so the token on the start square must move first",
    "bring_out": "A six: a token must come out of the base",
    "must_capture": "Whoever can capture must capture",
    "must_discard": "No card in the hand can be played: choose one to throw away",
}
_ONLY = {
    "temper": "Only one token can move that number",
    "pardon": "Only one play is possible, and whoever can play must play",
}
_IDLE = {
    "try_again": "no six, another try",
    "six_again": "the six cannot be played, but it rolls again",
    "no_move": "nothing can move",
    "no_move_again": "nothing can move, but a 2 turns up another card",
    "tries_over": "no six, so the turn passes",
}


def choice_sentence(reason: Reason, game_name: str) -> str:
    """Why the choice at a decision is narrow, with the clause of the rules."""
    words = _ONLY[game_name] if reason.code == "only_move" else _CHOICES.get(reason.code)
    return f"{words or 'The rules narrow this choice'} (rule {reason.clause})."


def idle_words(reason: Reason) -> str:
    """Why a roll or a card gives no choice, as the end of a sentence."""
    words = _IDLE.get(reason.code, "nothing to choose")
    return f"{words} (rule {reason.clause})"
