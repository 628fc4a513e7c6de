"""`homestretch backup`: a copy of all games a server keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

EXAMPLES = """\b
The server may run meanwhile. Put back a copy with: homestretch restore FILE

\b
Examples:
  homestretch backup games-monday.sqlite3
  homestretch backup /mnt/stick/games.sqlite3 --store /srv/homestretch/tables.sqlite3
"""

Store = Annotated[
    str | None,
    typer.Option(
        envvar="HOMESTRETCH_STORE",
        help="The file that keeps all games; left out, the one in your data folder.",
    ),
]


def backup(
    file: Annotated[Path, typer.Argument(help="The copy to be made; a new file.")],
    store: Store = None,
) -> None:
    """Copy all games to a file, also while the server runs."""
    from homestretch.server import backup as copies

    content = copies.backup(store_path(store), file)
    typer.echo(f"{file}: {content.tables} tables with {content.events} events, all checked.")


def store_path(store: str | None) -> Path:
    """The file of the store; `StoreError` when it is no file."""
    from homestretch.cli.files import data_folder
    from homestretch.server.store import StoreError, is_postgres

    if store is not None and is_postgres(store):
        raise StoreError("PostgreSQL has its own tools for this: pg_dump and pg_restore")
    return Path(store) if store else data_folder() / "tables.sqlite3"
