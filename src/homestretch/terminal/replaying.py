"""Showing a recorded game again, step by step."""

from __future__ import annotations

from typing import Any

from homestretch.core.record import Record, result_text
from homestretch.core.seats import COLOURS, TERMINAL, Seat
from homestretch.core.state import State
from homestretch.play import Happening
from homestretch.play.session import replayed
from homestretch.terminal.narrator import Narrator, result_sentences
from homestretch.terminal.screen import InputEnded, Screen
from homestretch.terminal.seating import seating_of, title
from homestretch.terminal.showing import board_lines
from homestretch.terminal.vocabulary import rules_words


def replay_at(screen: Screen, record: Record, *, step: bool, in_words: bool = False) -> None:
    """Tells a record in sentences, with the board at the beginning and at the end.

    With `step` the board is shown after every turn, and in a terminal each waits for Enter. All
    cards are open, and every colour's squares are on its own road, as in the record.
    """
    game = record.game
    setups = seating_of(game.seats, record.tags)
    names = {
        seat: title(setup)
        for seat, setup in setups.items()
        if COLOURS[seat].capitalize() in record.tags
    }

    def show(state: State[Any]) -> None:
        screen.line()
        screen.lines(board_lines(screen, state, None, names, in_words=in_words))
        screen.line()

    _head(screen, record)
    if not in_words:
        screen.aside("Each colour's squares are counted on its own road.")
    narrator = Narrator(game.name, None)
    show(record.start)
    waiting: list[Happening] = []
    shown = record.start.pieces()
    final = record.start
    for _, told, final in replayed(record):
        waiting.append(told)
        if not _turn_ends(told.seat, final):
            continue
        screen.lines(narrator.tell(waiting))
        waiting = []
        if step and final.pieces() != shown and final.to_act != TERMINAL:
            shown = final.pieces()
            show(final)
            if screen.interactive and not _goes_on(screen):
                return
    screen.lines(narrator.tell(waiting))
    show(final)
    if final.to_act == TERMINAL:
        screen.lines(result_sentences(final.ranking(), None))
    else:
        screen.line(f"The record ends here, and the game is not over. Position: {final.text()}")


def _turn_ends(seat: Seat, after: State[Any]) -> bool:
    """Whether the turn, with the cards drawn after it, is over at this node."""
    return after.turn != seat or after.to_act == TERMINAL


def _head(screen: Screen, record: Record) -> None:
    game = record.game
    rules = rules_words(game.name, game.preset, game.options.text())
    screen.title(f"{game.name.capitalize()} ({rules})")
    for name, value in record.tags.items():
        screen.line(f"{name}: {value}")
    screen.line(f"{len(record.steps)} steps; result {result_text(record.final())}")


def _goes_on(screen: Screen) -> bool:
    try:
        return screen.ask("Enter for the next turn, q to leave > ").lower() not in {"q", "quit"}
    except InputEnded:
        return False
