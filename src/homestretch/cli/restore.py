"""`homestretch restore`: a copy of all games is put back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from homestretch.cli.backup import Store, store_path

EXAMPLES = """\b
Stop the server first. What was there is put aside, never deleted.

\b
Examples:
  homestretch restore games-monday.sqlite3
  homestretch restore games-monday.sqlite3 --replace
"""


def restore(
    file: Annotated[Path, typer.Argument(help="A copy made by homestretch backup.")],
    store: Store = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Put the store that is there aside.")
    ] = False,
) -> None:
    """Put back a copy of all games."""
    from homestretch.server import backup as copies

    path = store_path(store)
    content, kept = copies.restore(file, path, replace=replace)
    typer.echo(f"{path}: {content.tables} tables with {content.events} events, all checked.")
    if kept is not None:
        typer.echo(f"What was there before is kept as {kept}.")
