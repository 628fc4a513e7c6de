"""`homestretch verify` recomputes a game's transcript: every die, card, link and move."""

from typing import Annotated

import typer

EXAMPLES = """The exit code is 0 when everything is right and 1 when something is not; 2 means
that there is no such file. The page /verify of any server checks the same with
a program of its own.

\b
Examples:
  homestretch verify transcript.json
  homestretch verify transcript.json --notes my-notes.json
"""


def verify(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A transcript, or - for standard input.")
    ],
    notes: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="What your own device noted during the game."),
    ] = None,
) -> int:
    """Check that a game's dice and cards were not chosen.

    All of its transcript is computed anew: commitments, dice, shuffles, links, moves and result.
    Says what was checked and, where something is wrong, the first thing that fails.
    """
    from homestretch.cli.app import one_line
    from homestretch.cli.files import is_record
    from homestretch.fair import verify_text

    data = _read(file)
    if is_record(data):
        typer.echo(one_line(f"{file}: this is a record of moves, not a transcript."))
        typer.echo('At the end of a game the page saves it by "Save the proof (transcript)".')
        typer.echo("A record is checked by: homestretch check")
        return 1
    report = verify_text(data, None if notes is None else _read(notes))
    for line in report.lines():
        indent = line[: len(line) - len(line.lstrip())]
        typer.echo(indent + one_line(line))
    return 0 if report.ok else 1


def _read(name: str) -> bytes:
    """The bytes of a file; one more than is allowed where it is too long."""
    import sys
    from pathlib import Path

    from homestretch.fair.shape import MAX_BYTES

    if name == "-":
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    with Path(name).open("rb") as source:
        return source.read(MAX_BYTES + 1)
