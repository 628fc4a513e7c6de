"""`homestretch join`: play or watch in the terminal on any server."""

from __future__ import annotations

from typing import Annotated

import typer

EXAMPLES = """\b
Examples:
  homestretch join http://192.168.1.5:8000/join/k7m9qx --name Ann
                                      sits down on an open seat
  homestretch join 'http://192.168.1.5:8000/join/k7m9qx#SECRET'
                                      opens the seat of this link
  homestretch join http://192.168.1.5:8000/join/k7m9qx --watch
"""


def join(
    link: Annotated[str, typer.Argument(help="The link to the table, in quotes if it has a #.")],
    name: Annotated[str | None, typer.Option(help="What you want to be called.")] = None,
    seat: Annotated[
        str | None, typer.Option(help="Which open seat, by number or colour; left out, the first.")
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only watch.")] = False,
    words: Annotated[
        bool, typer.Option("--words", help="Describe the board instead of drawing it.")
    ] = False,
    auto: Annotated[
        bool, typer.Option("--auto", help="Roll and make only moves by itself.")
    ] = False,
) -> int:
    """Play in this terminal at a table of any server.

    The connection comes back by itself; whoever leaves can come back by the link that is shown.
    """
    from homestretch.cli.joining import run

    return run(link, name=name, seat=seat, watch=watch, in_words=words, auto=auto)
