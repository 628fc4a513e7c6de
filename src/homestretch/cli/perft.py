"""`homestretch perft`: counting nodes, a check of the rules against another program."""

from typing import Annotated

import typer

from homestretch.cli.positions import Position, Preset, read_position
from homestretch.core.errors import PositionError

EXAMPLES = """Every outcome of a chance node (a roll, a card, a shuffle) and every legal move
is an edge; paths of exactly that many edges are counted, and paths that end with
the game before are not.

\b
Examples:
  homestretch perft temper --depth 4 --divide
  homestretch perft --preset temper-quick --depth 4
  homestretch perft "temper 0=1,5,B,B 2=B,B,B,B turn=0 die=4" --depth 3
  homestretch perft "pardon 0=S,S,12,H 2=S,S,S,S turn=0 hand0=5,11" --depth 2
"""


def perft(
    *,
    position: Position = None,
    preset: Preset = None,
    depth: Annotated[int, typer.Option(help="How many edges deep to count.")],
    divide: Annotated[
        bool, typer.Option("--divide", help="Split the count by the first edge.")
    ] = False,
) -> None:
    """Count the paths out of a position, to compare rules."""
    from homestretch.core.perft import divide as divided
    from homestretch.core.perft import perft as count

    if not 0 <= depth <= DEEPEST:
        raise PositionError(f"--depth is {depth}; it is 0 to {DEEPEST}")
    state = read_position(position, preset)
    if not divide or depth == 0:
        typer.echo(count(state, depth))
        return
    parts = divided(state, depth)
    for edge, number in parts.items():
        typer.echo(f"{edge} {number}")
    typer.echo(f"total {sum(parts.values())}")


DEEPEST = 100
"""Far more than anybody has the time to count."""
