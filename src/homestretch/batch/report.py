"""Simulations in words, for a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot, isfinite

from homestretch.batch.intervals import Interval
from homestretch.batch.simulate import LENGTH_NAMES, SHARES, Simulation
from homestretch.batch.tournament import ROUND, Rating, Tournament
from homestretch.core.seats import COLOURS


def percent(interval: Interval) -> str:
    """`49.7 % (48.1-51.3)`."""
    return f"{interval.value:.1%} ({100 * interval.low:.1f}-{100 * interval.high:.1f})"


def lines(simulation: Simulation) -> list[str]:
    """What a simulation came to, line by line."""
    game, games = simulation.game, simulation.games
    if not games:
        return ["No game was finished."]
    asked = f" of {simulation.asked:,} (interrupted)" if simulation.interrupted else ""
    rate = games / simulation.seconds if simulation.seconds else 0.0
    options = game.options.text() or "all options at their default"
    unit = LENGTH_NAMES[game.name]
    low, middle, high = simulation.tally.length_at(SHARES)
    told = [
        f"{game.name}: {games:,} games{asked} with seed {simulation.seed}, {options}",
        f"{simulation.seconds:.2f} s, {rate:,.0f} games/s, "
        f"{simulation.tally.length / max(simulation.seconds, 1e-9):,.0f} {unit}/s",
        "",
        f"{'seat':<9}{'bot':<12}{'wins (95 %)':<24}{'captures':>9}{'waits':>8}  places",
    ]
    for entry in simulation.seats:
        places = " ".join(f"{share:.0%}" for share in entry.places)
        told.append(
            f"{entry.seat} {COLOURS[entry.seat]:<7}{entry.policy:<12}{percent(entry.share):<24}"
            f"{entry.captures:>9.2f}{entry.waits:>8.2f}  {places}"
        )
    if _are_alike(simulation):
        begins = [
            f"The seat that begins wins {percent(simulation.first_seat)}, "
            f"{100 * simulation.first_seat_advantage:+.1f} points from even."
        ]
    else:
        begins = []
    mean = simulation.length
    waiting = "tokens in the base" if game.name == "temper" else "pawns in Start"
    bounds = f" ({mean.low:.1f}-{mean.high:.1f})" if games > 1 else ""
    return [
        *told,
        "",
        f"A game lasts {mean.value:.1f} {unit}{bounds} and "
        f"{simulation.turns:.1f} turns; one in twenty is shorter than {low}, half than {middle}, "
        f"one in twenty longer than {high}.",
        *begins,
        f"Captures and waits are per game; a wait is one of the {unit} that met a seat with all "
        f"its {waiting}.",
    ]


def _are_alike(simulation: Simulation) -> bool:
    """Whether the same bot plays all seats; otherwise who begins tells more of the bots."""
    return len(set(simulation.policies.values())) == 1


def effect_lines(base: Simulation, effects: Mapping[str, Simulation]) -> list[str]:
    """What each option changes against the game as it stands."""
    if not effects:
        return []
    unit = LENGTH_NAMES[base.game.name]
    alike = _are_alike(base)
    told = ["", f"{'with':<26}{unit + ' a game':>16}{'change (95 %)':>18}"]
    if alike:
        told[-1] += "  first seat wins"
    for word, other in effects.items():
        if other.games:
            change = _change(base.length, other.length)
            told.append(f"{word:<26}{other.length.value:>16.1f}{change:>18}")
            if alike:
                told[-1] += f"  {percent(other.first_seat)}"
            if other.interrupted:
                told[-1] += f"  of {other.games:,} games (interrupted)"
    return told


def _change(before: Interval, after: Interval) -> str:
    """By how much a mean is larger, with the bound of a 95 % interval: `+12.3% ±0.4`,
    as if the two had no dice in common.
    """
    ratio = after.value / before.value
    if not isfinite(before.high) or not isfinite(after.high):
        return f"{ratio - 1:+.1%}"
    parts = ((mean.high - mean.value) / mean.value for mean in (before, after))
    return f"{ratio - 1:+.1%} ±{100 * ratio * hypot(*parts):.1f}"


def tournament_lines(tournament: Tournament) -> list[str]:
    """The table and the matches of a tournament."""
    if not any(match.games for match in tournament.matches):
        return ["No round was finished."]
    told = [f"{'bot':<14}{'Elo (95 %)':>22}{'won':>9}{'games':>10}"]
    told += [
        f"{entry.name:<14}{_elo(entry):>22}{entry.score:>9.1%}{entry.games:>10,}"
        for entry in tournament.table()
    ]
    told.append("")
    without = tournament.why_no_intervals()
    if without is not None:
        told += [f"Elo without intervals: {without}.", ""]
    for match in tournament.matches:
        if not match.games:
            told.append(f"{', '.join(match.bots)}: not begun")
            continue
        state = "decided" if match.decided else "open"
        shares = ", ".join(f"{bot} {percent(match.score(bot))}" for bot in match.bots)
        told.append(f"{shares} of {match.games:,} games, {state}")
    told.append(
        f"Decided: after {ROUND:,} sets or more, it is 99.9 % sure of each bot that it wins more "
        f"or less than its even share, or within {100 * tournament.margin:g} points of it. "
        "Open: not yet."
    )
    told.append(
        "Elo: the mean of the bots is 0, odds of ten to one are 400 points apart; with the 95 % "
        "interval, from the spread between sets."
    )
    return told


def _elo(rating: Rating) -> str:
    """`+24 (+18 to +30)`, without bounds where there are none."""
    bounds = [rating.elo, rating.low, rating.high]
    value, *rest = ["" if part is None else f"{round(part):+d}" for part in bounds]
    return f"{value} ({' to '.join(rest)})" if all(rest) else value
