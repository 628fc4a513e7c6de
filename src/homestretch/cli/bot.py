"""`homestretch bot`: one of our bots plays on a server."""

from __future__ import annotations

from typing import Annotated

import typer

EXAMPLES = """\b
Examples:
  homestretch bot --url http://192.168.1.5:8000/join/k7m9qx --name careful
                                      takes an open seat at the table
  homestretch bot --url http://192.168.1.5:8000 --token TABLE.KEY
                                      plays a seat that the host made for it
"""


def bot(
    url: Annotated[
        str, typer.Option("--url", help="The table's link, or with --token the server's address.")
    ],
    name: Annotated[
        str, typer.Option("--name", help="Which of our bots plays: careful, random, …")
    ] = "careful",
    token: Annotated[
        str | None,
        typer.Option(
            envvar="HOMESTRETCH_TOKEN", help="The seat's token; left out, an open seat is taken."
        ),
    ] = None,
    called: Annotated[
        str | None, typer.Option(help="What it is called at the table; left out, its name.")
    ] = None,
    seat: Annotated[
        str | None, typer.Option(help="Which open seat, by number or colour; left out, the first.")
    ] = None,
    again: Annotated[
        bool, typer.Option("--again", help="Wait for a rematch and play it too, until stopped.")
    ] = False,
) -> None:
    """Let one of our bots play at a table of any server.

    It uses the bot API and sees what any program sees there: its own cards and nothing else. It
    ends with the game, and comes back by itself when the connection is lost.
    """
    from homestretch.cli.botplay import run

    run(url, name, token=token, called=called, seat=seat, again=again, tell=typer.echo)
