"""`homestretch check` says whether a record is a legal game to its last move."""

from typing import Annotated

import typer

EXAMPLES = """The exit code is 0 for a legal record, complete or not, and 1 for any other file;
2 means that there is no such file.

\b
Examples:
  homestretch check game.txt
  homestretch check - < game.txt
"""


def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, or - for standard input.")],
) -> int:
    """Check that a record is a legal game to its last move.

    If it is not, the first fault is told: its line, its step and why.
    """
    from homestretch import COLOURS, TERMINAL
    from homestretch.cli.app import one_line
    from homestretch.cli.files import NoText, read_record
    from homestretch.core.errors import RecordError

    try:
        record = read_record(file)
    except (RecordError, NoText) as error:
        typer.echo(one_line(f"Not a legal game. {error}"))
        return 1
    final = record.final()
    steps = f"{len(record.steps)} step{'' if len(record.steps) == 1 else 's'}"
    name = record.game.name.capitalize()
    if final.to_act == TERMINAL:
        order = sorted(final.ranking().items(), key=lambda item: item[1])
        places = ", ".join(f"{place}. {COLOURS[seat]}" for seat, place in order)
        typer.echo(f"{file}: a legal game of {name}, complete ({steps}): {places}")
    else:
        turn = COLOURS[final.turn]
        typer.echo(f"{file}: a legal game of {name}, unfinished ({steps}): it is {turn}'s turn")
    return 0
