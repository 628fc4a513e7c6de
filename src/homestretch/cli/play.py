"""`homestretch play`: a game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

EXAMPLES = """\b
Examples:
  homestretch play                    Temper; you are red against careful bots
  homestretch play pardon             the same in Pardon
  homestretch play temper-quick --seats 0,2
                                      a short game, you against one bot
  homestretch play pardon --people red,blue --bot yellow=random
                                      two people at this keyboard, a random
                                      bot on yellow, a careful one on green
  homestretch play --option must_capture=off --first draw
  homestretch play --list             presets and options, with their meaning
  homestretch play --resume FILE      go on exactly where you stopped

At the prompt: Enter rolls, a number of the list or a move such as 7-13 plays, ? explains.
"""


def play(
    game: Annotated[
        str | None, typer.Argument(help="temper, pardon, or a preset's name such as temper-quick.")
    ] = None,
    preset: Annotated[str | None, typer.Option(help="A set of rule options; see --list.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A rule option; see --list.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="The seats in play, such as 0,2 or red,yellow; left out, all four."),
    ] = None,
    people: Annotated[
        str | None,
        typer.Option(help="Seats of people at this keyboard, or 'all'; left out, the first one."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT=NAME", help="A bot for a seat: careful (default) or random."),
    ] = None,
    first: Annotated[
        str | None,
        typer.Option(metavar="SEAT", help="Who begins, or 'draw'; left out, the first seat."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Makes dice and cards repeatable, for tests.")
    ] = None,
    record: Annotated[
        str | None, typer.Option(metavar="FILE", help="Where to save the game.")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
    words: Annotated[
        bool, typer.Option("--words", help="Describe the board in words, for a screen reader.")
    ] = False,
    auto: Annotated[
        bool, typer.Option("--auto", help="Roll, and make moves that are the only ones, by itself.")
    ] = False,
    show_list: Annotated[
        bool, typer.Option("--list", help="Show all presets and options and leave.")
    ] = False,
) -> int:
    """Play Temper or Pardon in the terminal.

    Without --people or --bot the first seat is yours and careful bots have the others; with --bot
    alone, the seats it does not name are people's.
    """
    from homestretch.cli import playing

    if show_list:
        playing.show_list(game)
        return 0
    rules = playing.Rules(game, preset, tuple(option or ()), seats, first)
    if resume is not None:
        prepared = playing.resumed(rules, resume, people, bot or [], seed, record)
    else:
        prepared = playing.fresh(rules, people, bot or [], seed, record)
    return playing.run(prepared, in_words=words, auto=auto)
