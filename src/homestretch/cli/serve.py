"""`homestretch serve`: the web server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

EXAMPLES = """\b
Every option can be given by the environment too, such as HOMESTRETCH_PORT=8080.

\b
Examples:
  homestretch serve                       on this computer alone
  homestretch serve --host 0.0.0.0        for everybody on the home network
  homestretch serve --port 8080 --no-browser
"""


def serve(
    host: Annotated[
        str,
        typer.Option(
            envvar="HOMESTRETCH_HOST",
            help="Where to listen: 127.0.0.1 for this computer alone, 0.0.0.0 for the network.",
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            envvar="HOMESTRETCH_PORT",
            min=0,
            max=65535,
            help="The port; left out, 8000 or the next one that is free.",
        ),
    ] = None,
    store: Annotated[
        Path | None,
        typer.Option(
            envvar="HOMESTRETCH_STORE",
            help="The file that keeps all games; left out, one in your data folder.",
        ),
    ] = None,
    pace: Annotated[
        float,
        typer.Option(
            envvar="HOMESTRETCH_PACE", min=0, max=60, help="Seconds before each step of a bot."
        ),
    ] = 0.8,
    browser: Annotated[
        bool | None,
        typer.Option(
            "--browser/--no-browser",
            envvar="HOMESTRETCH_BROWSER",
            help="Open the page in a browser; left out, where there is a screen.",
        ),
    ] = None,
) -> None:
    """Play in the browser: starts the server and opens the page.

    Every game is kept in one file and goes on where it was after a restart. Ctrl-C stops the
    server.
    """
    from homestretch.cli.files import data_folder
    from homestretch.server.run import has_display, run

    run(
        host=host,
        port=port,
        store_path=store or data_folder() / "tables.sqlite3",
        pace=pace,
        browser=has_display() if browser is None else browser,
        tell=typer.echo,
    )
