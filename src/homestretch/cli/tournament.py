"""`homestretch tournament`: bots against each other, ranked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from homestretch.cli import arguments

EXAMPLES = """\b
Examples:
  homestretch tournament temper --bots random,careful
  homestretch tournament pardon --bots random,careful --seats 0,2 --pairs 20000
  homestretch tournament temper --bots random,careful --save cup.json
  homestretch tournament temper --bots random,careful --save cup.json --resume
"""


def tournament(
    game: Annotated[str | None, typer.Argument(help="temper, pardon or a preset's name.")] = None,
    bots: Annotated[str, typer.Option(help="The bots that take part.")] = "random,careful",
    pairs: Annotated[
        int, typer.Option(help="Most pairs of games a match; both games of a pair have one luck.")
    ] = 10_000,
    preset: Annotated[str | None, typer.Option(help="A named set of options.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A rule option; repeatable.")
    ] = None,
    seats: Annotated[str, typer.Option(help="Seats in play, an even number of them.")] = "0,2",
    seed: Annotated[int, typer.Option(help="The same seed gives the same tournament.")] = 0,
    threads: Annotated[int | None, typer.Option(help="Threads; all processors by default.")] = None,
    all_pairs: Annotated[
        bool, typer.Option("--all-pairs", help="Play every pair, even when a match is decided.")
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

    Every two bots meet in pairs of games on the same dice or cards, with places changed. A match
    ends early when it is clear. Ctrl-C stops and shows what there is.
    """
    import homestretch
    from homestretch.batch import Tournament, policy
    from homestretch.cli.progress import Progress

    if resume and save is None:
        raise arguments.BadArgument("--resume needs --save FILE, the file to go on from")
    name, preset = arguments.game_and_preset(game, preset)
    made = homestretch.game(
        name,
        preset=preset,
        seats=arguments.seats(seats),
        first="draw",
        **dict(arguments.pairs(option or [], "--option", "tokens=2")),
    )
    names = [word.strip() for word in bots.split(",")]
    chosen = {word: policy(name, word) for word in names}
    played = Tournament(made, chosen, pairs, seed, early=not all_pairs)
    if resume and save is not None:
        played.resume(save)
    bar = Progress("pairs", pairs * len(played.matches))
    with bar:
        played.play(
            threads=threads,
            notice=bar.notice,
            progress=lambda now: bar.update(sum(match.pairs for match in now.matches)),
            path=save,
        )
    if as_json:
        typer.echo(json.dumps(played.to_json(), indent=2))
    else:
        _report(played)
    if played.interrupted:
        raise typer.Exit(130)


def _report(played: object) -> None:
    from homestretch.batch import Tournament
    from homestretch.batch.report import tournament_lines

    assert isinstance(played, Tournament)
    for line in tournament_lines(played):
        typer.echo(line)
