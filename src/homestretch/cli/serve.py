"""`homestretch serve`: the web server."""

from __future__ import annotations

from typing import Annotated

import typer

EXAMPLES = """\b
Every option can be given by the environment too, such as HOMESTRETCH_PORT=8080.

\b
Examples:
  homestretch serve                       on this computer alone
  homestretch serve --host 0.0.0.0        for everybody on the home network
  homestretch serve --port 8080 --no-browser
  homestretch serve --store postgresql://user@host/database --workers 4
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
        str | None,
        typer.Option(
            envvar="HOMESTRETCH_STORE",
            help="What keeps all games: a file, or postgresql://user@host/database; left out, "
            "a file in your data folder.",
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            envvar="HOMESTRETCH_WORKERS", help="Server processes; more than 1 needs PostgreSQL."
        ),
    ] = 1,
    pace: Annotated[
        float,
        typer.Option(
            envvar="HOMESTRETCH_PACE", min=0, max=60, help="Seconds before each step of a bot."
        ),
    ] = 0.8,
    keep_days: Annotated[
        int | None,
        typer.Option(
            envvar="HOMESTRETCH_KEEP_DAYS",
            help="Delete every table so many days after its last event, finished or not; left "
            "out, all are kept for ever.",
        ),
    ] = None,
    browser: Annotated[
        bool | None,
        typer.Option(
            "--browser/--no-browser",
            envvar="HOMESTRETCH_BROWSER",
            help="Open the page in a browser; left out, where there is a screen.",
        ),
    ] = None,
    log_level: Annotated[
        str,
        typer.Option(
            envvar="HOMESTRETCH_LOG_LEVEL",
            help="What is logged: error, warning, info (each request) or debug.",
        ),
    ] = "warning",
    log_format: Annotated[
        str,
        typer.Option(
            envvar="HOMESTRETCH_LOG_FORMAT", help="text for people, json for programs, by line."
        ),
    ] = "text",
    metrics: Annotated[
        bool,
        typer.Option(
            "--metrics/--no-metrics",
            envvar="HOMESTRETCH_METRICS",
            help="Show figures for Prometheus at /metrics, to all who can reach the server.",
        ),
    ] = False,
    proxies: Annotated[
        str,
        typer.Option(
            envvar="HOMESTRETCH_PROXIES",
            help="Behind a proxy: its address, such as 127.0.0.1 (several with commas between), "
            "so that its X-Forwarded-For is believed. Nobody's is otherwise.",
        ),
    ] = "",
) -> None:
    """Play in the browser: starts the server and opens the page.

    Every game is kept and goes on where it was after a restart. Ctrl-C stops the server.
    """
    from homestretch.cli.files import data_folder
    from homestretch.server.run import has_display, run
    from homestretch.server.settings import Settings

    run(
        Settings(
            host=host,
            port=port,
            store=store or data_folder() / "tables.sqlite3",
            workers=workers,
            pace=pace,
            keep_days=keep_days,
            browser=has_display() if browser is None else browser,
            log_level=log_level,
            log_format=log_format,
            metrics=metrics,
            proxies=proxies,
        ),
        tell=typer.echo,
    )
