"""Playing a game at the terminal from first to last: the greeting, the table, the farewell."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from homestretch.core.chance import ChanceSource
from homestretch.core.seats import COLOURS
from homestretch.play import PERSON, Session
from homestretch.terminal.saving import Keeper
from homestretch.terminal.screen import InputEnded, Screen
from homestretch.terminal.seating import Seating, title
from homestretch.terminal.table import Quit, Table
from homestretch.terminal.vocabulary import rules_words

INTERRUPTED = 130


def play_at(
    screen: Screen,
    session: Session,
    setups: Seating,
    source: ChanceSource,
    keeper: Keeper,
    *,
    in_words: bool = False,
    auto: bool = False,
) -> int:
    """Plays a session at a screen, saving after every step; the exit code of the command.

    Raises `OSError` when the record cannot be written at the beginning; a later failure is told
    once, and the game goes on.
    """
    keeper.save(session.record())
    failures: list[OSError] = []

    def keep() -> None:
        try:
            keeper.save(session.record())
        except OSError as error:
            if not failures:
                screen.line(f"The record cannot be saved any more: {_why(error)}.")
            failures[:] = [error]
        else:
            if failures:
                screen.line("The record is saved again.")
            failures.clear()

    _greet(screen, session, setups, keeper)
    table = Table(session, setups, source, screen, keep, in_words=in_words, auto=auto)
    code = 0
    ended = ""
    try:
        table.play()
    except Quit:
        pass
    except InputEnded:
        ended = "The input has ended, so the game stops here."
    except KeyboardInterrupt:
        screen.line()
        code = INTERRUPTED
    if table.hides_hands and not session.is_over:
        screen.clear()
    if ended:
        screen.line(ended)
    keep()  # Ctrl-C may have come before the last step was saved
    _farewell(screen, session, keeper, failures)
    return code


def _greet(screen: Screen, session: Session, setups: Seating, keeper: Keeper) -> None:
    game = session.game
    rules = rules_words(game.name, game.preset, game.options.text())
    screen.title(f"{game.name.capitalize()} ({rules})")
    alone = sum(setup.kind == PERSON for setup in setups.values()) == 1
    names = {
        seat: "you" if alone and setup.kind == PERSON else title(setup)
        for seat, setup in setups.items()
    }
    screen.line(", ".join(f"{COLOURS[seat]}: {name}" for seat, name in names.items()))
    screen.aside(f"The game is saved after every step in {keeper.path}")
    screen.aside("Type ? for help, quit to leave.")


def _why(error: OSError) -> str:
    return error.strerror or str(error)


def _farewell(
    screen: Screen, session: Session, keeper: Keeper, failures: Sequence[OSError]
) -> None:
    path = shlex.quote(str(keeper.path))
    if failures:
        screen.line(
            f"The newest steps are not saved: {_why(failures[-1])}. Go on from before with:"
        )
        screen.command(f"homestretch play --resume {path}")
    elif session.is_over:
        screen.aside("The record is saved. Watch the game again:")
        screen.command(f"homestretch replay {path}")
    else:
        screen.line("The game is saved. Go on with:")
        screen.command(f"homestretch play --resume {path}")
