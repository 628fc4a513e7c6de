"""`homestretch replay`: a recorded game again."""

from typing import Annotated

import typer

EXAMPLES = """\b
Examples:
  homestretch replay game.txt             the whole game in sentences
  homestretch replay game.txt --step      turn by turn, with the board
  homestretch replay game.txt --words     no picture: boards in words
  homestretch replay - < game.txt         a record from standard input
"""


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, or - for standard input.")],
    step: Annotated[
        bool, typer.Option("--step", help="Show the board after every turn; Enter goes on.")
    ] = False,
    words: Annotated[
        bool, typer.Option("--words", help="Describe boards in words, for a screen reader.")
    ] = False,
) -> None:
    """Show a recorded game step by step."""
    from homestretch.cli.files import read_record
    from homestretch.terminal.replaying import replay_at
    from homestretch.terminal.screen import Screen

    replay_at(Screen(), read_record(file), step=step, in_words=words)
