"""`homestretch simulate`: many games between bots, counted."""

from __future__ import annotations

import atexit
import gc
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from homestretch.cli import arguments

if TYPE_CHECKING:
    from homestretch.batch import Simulation

EXAMPLES = """\b
Examples:
  homestretch simulate temper --games 1000000
  homestretch simulate pardon --seats 0,2 --bot 0=careful --bot 2=random --seed 7
  homestretch simulate temper --option must_capture=off --effects
  homestretch simulate temper-quick --json --plot wins.svg
  homestretch simulate pardon --games 10000000 --cluster tcp://host:8786
"""


def simulate(
    game: Annotated[str | None, typer.Argument(help="temper, pardon or a preset's name.")] = None,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100_000,
    preset: Annotated[str | None, typer.Option(help="A named set of options.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A rule option; repeatable.")
    ] = None,
    seats: Annotated[
        str | None, typer.Option(help="Seats in play, such as 0,2 or red,yellow.")
    ] = None,
    first: Annotated[
        str | None, typer.Option(help="The seat that begins, or draw (a draw for every game).")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT=NAME", help="Who plays a seat, random otherwise; repeatable."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    threads: Annotated[
        int | None, typer.Option(help="Threads; as many as there are processors by default.")
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Dask cluster; `local` starts one here."),
    ] = None,
    effects: Annotated[
        bool, typer.Option("--effects", help="Also with each option changed: what it changes.")
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Without compiling: the same games, very slowly.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write the result as JSON.")] = False,
    plot: Annotated[
        Path | None, typer.Option(help="Also draw the result into this .svg or .png.")
    ] = None,
) -> None:
    """Play many games between bots and count the results.

    Ctrl-C stops early and shows what there is.
    """
    start_quickly()
    import homestretch
    from homestretch.batch import plot as plotting
    from homestretch.batch import variants
    from homestretch.cli.progress import Progress

    name, preset = arguments.game_and_preset(game, preset)
    begins = first if first in {None, "draw"} else arguments.seat(str(first))
    made = homestretch.game(
        name,
        preset=preset,
        seats=None if seats is None else arguments.seats(seats),
        first=begins,
        **arguments.options(name, option or [], "tokens=2"),
    )
    by_seat = {
        arguments.seat_of(made, seat): arguments.batch_bot(name, bot_name)
        for seat, bot_name in arguments.bots_by_seat(bot or [], "0=careful").items()
    }
    if plot is not None:
        plotting.check(plot)
    settings: dict[str, Any] = {
        "policies": by_seat,
        "seed": seed,
        "threads": threads,
        "compiled": not plain,
        "cluster": cluster,
    }
    played = {"": _run(made, games, settings, Progress("games", games))}
    if effects:
        for word, variant in variants(made).items():
            if played[next(reversed(played))].interrupted:
                break
            played[word] = _run(variant, games, settings, Progress(word, games))
    interrupted = any(entry.interrupted for entry in played.values())
    base = played.pop("")
    if as_json:
        data = base.to_json()
        if effects:
            data["effects"] = {word: entry.to_json() for word, entry in played.items()}
        typer.echo(json.dumps(data, indent=2))
    else:
        _report(base, played)
    if plot is not None and base.games:
        plotting.save(base, plot)
    if interrupted:
        raise typer.Exit(130)


def start_quickly() -> None:
    """Keeps Numba from loading SciPy for linear algebra, which costs this process half its start,
    and the garbage collector from looking through all that is loaded again and again, and once more
    at the end, which costs a third.

    Only for a command's own process: elsewhere somebody may want it.
    """
    modules: dict[str, Any] = sys.modules
    modules.setdefault("scipy.linalg.cython_blas", None)
    gc.set_threshold(100_000, 50, 50)
    atexit.register(gc.freeze)


def _run(game: Any, games: int, settings: dict[str, Any], progress: Any) -> Simulation:
    from homestretch.batch import simulate as play_many

    with progress:
        return play_many(game, games, notice=progress.notice, progress=progress.update, **settings)


def _report(base: Simulation, effects: dict[str, Simulation]) -> None:
    from homestretch.batch.report import effect_lines, lines

    for line in lines(base) + effect_lines(base, effects):
        typer.echo(line)
