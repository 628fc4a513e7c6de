"""`homestretch tournament`: bots against each other, ranked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from homestretch.cli import arguments
from homestretch.cli.simulate import start_quickly

if TYPE_CHECKING:
    from homestretch.batch import Tournament

EXAMPLES = """\b
Examples:
  homestretch tournament temper --bots random,careful
  homestretch tournament pardon --bots random,careful --seats 0,2 --sets 20000
  homestretch tournament temper --bots random,careful --seats 0,1,2,3 --cluster tcp://host:8786
  homestretch tournament temper --bots random,careful --save cup.json
  homestretch tournament temper --bots random,careful --save cup.json --resume
"""


def tournament(
    game: Annotated[str | None, typer.Argument(help="temper, pardon or a preset's name.")] = None,
    bots: Annotated[str, typer.Option(help="The bots that take part.")] = "random,careful",
    sets: Annotated[
        int,
        typer.Option(help="Most sets a match: a game for every seat order, all of one luck."),
    ] = 10_000,
    table: Annotated[int, typer.Option(metavar="BOTS", help="Different bots at a table.")] = 2,
    preset: Annotated[str | None, typer.Option(help="A named set of options.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A rule option; repeatable.")
    ] = None,
    seats: Annotated[str, typer.Option(help="Seats in play, shared evenly by the bots.")] = "0,2",
    seed: Annotated[int, typer.Option(help="The same seed gives the same tournament.")] = 0,
    threads: Annotated[int | None, typer.Option(help="Threads; all processors by default.")] = None,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Dask cluster; `local` starts one here."),
    ] = None,
    all_sets: Annotated[
        bool, typer.Option("--all-sets", help="Play every set, even when a match is decided.")
    ] = False,
    save: Annotated[
        Path | None, typer.Option(help="Keep the tournament in this file while it is played.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on from the file of --save.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write the result as JSON.")] = False,
) -> None:
    """Let bots play each other and rank them.

    Every two bots (or as many as --table says) meet in sets of games on the same dice or cards, one
    for every seat order. A match ends early when it is clear. Ctrl-C stops and shows what there is.

    Elo ratings come with 95 % intervals, from the spread between sets: 19 of 20 hold the rating
    that endless games would give. While a bot is unbeaten there are none.
    """
    start_quickly()
    import homestretch
    from homestretch.batch import Tournament
    from homestretch.cli.progress import Progress

    if resume and save is None:
        raise arguments.BadArgument("--resume needs --save FILE, the file to go on from")
    if save is not None and not resume and save.exists():
        raise arguments.BadArgument(
            f"{save} exists already; go on with it by --resume, or name a new file"
        )
    name, preset = arguments.game_and_preset(game, preset)
    made = homestretch.game(
        name,
        preset=preset,
        seats=arguments.seats(seats),
        first="draw",
        **arguments.options(name, option or [], "tokens=2"),
    )
    names = [word.strip() for word in bots.split(",")]
    chosen = {word: arguments.batch_bot(name, word) for word in names}
    played = Tournament(made, chosen, sets, seed, early=not all_sets, table_size=table)
    if resume and save is not None:
        played.resume(save)
    bar = Progress("sets", sets * len(played.matches))
    with bar:
        played.play(
            threads=threads,
            notice=bar.notice,
            progress=lambda now: bar.update(sum(match.sets for match in now.matches)),
            path=save,
            cluster=cluster,
        )
    if as_json:
        typer.echo(json.dumps(played.to_json(), indent=2))
    else:
        _report(played, save)
    if played.interrupted:
        raise typer.Exit(130)


def _report(played: Tournament, save: Path | None) -> None:
    from homestretch.batch.report import tournament_lines

    for line in tournament_lines(played):
        typer.echo(line)
    if played.interrupted and save is None:
        typer.echo("Interrupted. With --save FILE it could go on later.")
    elif played.interrupted:
        typer.echo(f"Interrupted. The same command with --resume goes on from {save}.")
    elif save is not None:
        typer.echo(f"The tournament is in {save}.")
