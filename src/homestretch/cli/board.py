"""`homestretch board`: the picture of a position."""

from typing import Annotated

import typer

from homestretch.cli.positions import Position, Preset, read_position

EXAMPLES = """Numbers beside pieces are squares of the road of the colour whose turn it is.

\b
Examples:
  homestretch board temper
  homestretch board temper-quick
  homestretch board "temper 0=5,H4 2=B,B turn=0 die=4" --preset temper-quick
  homestretch board "temper 0=1,5,B,B 2=B,B,B,H4 turn=0 die=4"
  homestretch board "pardon 0=S,S,12,H 2=S,S,S,S turn=0 hand0=5" --svg x.svg
  homestretch board "temper 0=1,5,B,B 2=B,B,B,H4 turn=0 die=4" --words
"""


def board(
    position: Position = None,
    preset: Preset = None,
    svg: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write the board as SVG; - writes it out.")
    ] = None,
    words: Annotated[
        bool, typer.Option("--words", help="Describe the board in words, for a screen reader.")
    ] = False,
) -> None:
    """Show the board of a position, or write it as an SVG picture."""
    state = read_position(position, preset)
    if svg is not None:
        from pathlib import Path

        from homestretch.svg import board as picture_of

        if svg == "-":
            typer.echo(picture_of(state))
            return
        Path(svg).write_text(picture_of(state), encoding="utf-8")
        typer.echo(f"The board is in {svg}")
        return
    from homestretch.terminal.screen import Screen
    from homestretch.terminal.showing import board_lines

    screen = Screen()
    screen.lines(board_lines(screen, state, state.turn, in_words=words))
