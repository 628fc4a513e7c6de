"""A picture of a simulation, drawn as SVG by hand or as PNG by matplotlib when it is installed."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import numpy as np

from homestretch.batch.engine import BatchError
from homestretch.batch.simulate import LENGTH_NAMES, Simulation
from homestretch.core.seats import COLOURS

FILLS = ("#c62828", "#1565c0", "#f9a825", "#2e7d32")
BARS = 60


def save(simulation: Simulation, path: Path) -> None:
    """Writes the picture: wins of each seat with their intervals, and how long games last.

    Raises `BatchError` as `check` does.
    """
    check(path)
    if path.suffix.lower() == ".svg":
        path.write_text(svg(simulation), encoding="utf-8")
    else:
        _save_png(simulation, path)


def check(path: Path) -> None:
    """Refuses with a `BatchError`, before any game is played, a file that cannot be drawn into: its
    name ends in neither .svg nor .png, its folder is not there, or a PNG has nothing to draw it."""
    if path.suffix.lower() not in {".svg", ".png"}:
        raise BatchError(f"a plot is written to a file.svg or file.png, not to {path.name[:60]!r}")
    if not path.parent.is_dir():
        raise BatchError(f"there is no folder {path.parent} for the plot")
    if path.suffix.lower() == ".png" and find_spec("matplotlib") is None:
        raise BatchError("a PNG needs matplotlib (pip install matplotlib); an SVG needs nothing")


def bars_of(simulation: Simulation) -> tuple[list[int], int]:
    """Games in each of up to 60 ranges of length, and the width of a range."""
    lengths = simulation.tally.lengths
    end = int(np.searchsorted(np.cumsum(lengths), 0.999 * simulation.games)) + 1
    width = max(1, -(-end // BARS))
    padded = np.zeros(-(-end // width) * width, np.int64)
    padded[: min(end, len(lengths))] = lengths[:end]
    return [int(n) for n in padded.reshape(-1, width).sum(axis=1)], width


def svg(simulation: Simulation) -> str:
    """The picture as SVG text, 900 by 360."""
    unit = LENGTH_NAMES[simulation.game.name]
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 360" font-family="sans-serif" '
        'font-size="14">',
        '<rect width="900" height="360" fill="white"/>',
        f'<text x="40" y="28">Wins of {simulation.games:,} games</text>',
        f'<text x="420" y="28">Length of a game in {unit}</text>',
    ]
    entries = simulation.seats
    scale = 260 / max(max(entry.share.high for entry in entries), 1e-9)
    for number, entry in enumerate(entries):
        x, height = 50 + 80 * number, entry.share.value * scale
        low, high = (310 - bound * scale for bound in (entry.share.low, entry.share.high))
        parts += [
            f'<rect x="{x}" y="{310 - height:.1f}" width="50" height="{height:.1f}" '
            f'fill="{FILLS[entry.seat]}"/>',
            f'<path d="M{x + 25} {low:.1f}V{high:.1f}" stroke="black"/>',
            f'<path d="M{x + 17} {low:.1f}h16M{x + 17} {high:.1f}h16" stroke="black"/>',
            f'<text x="{x + 25}" y="328" text-anchor="middle">{COLOURS[entry.seat]}</text>',
            f'<text x="{x + 25}" y="346" text-anchor="middle">{entry.share.value:.1%}</text>',
        ]
    bars, width = bars_of(simulation)
    tallest = max(bars)
    step = 440 / len(bars)
    for number, games in enumerate(bars):
        height = 260 * games / max(tallest, 1)
        parts.append(
            f'<rect x="{420 + number * step:.2f}" y="{310 - height:.1f}" width="{step * 0.9:.2f}" '
            f'height="{height:.1f}" fill="#546e7a"/>'
        )
    parts += [
        f'<text x="{420 + part * 440:.0f}" y="328" text-anchor="middle">'
        f"{round(part * len(bars) * width)}</text>"
        for part in (0, 0.25, 0.5, 0.75, 1)
    ]
    return "\n".join([*parts, "</svg>", ""])


def _save_png(simulation: Simulation, path: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 3.6), layout="constrained")
    left, right = figure.subplots(1, 2)
    entries = simulation.seats
    shares = [entry.share.value for entry in entries]
    errors = [
        [entry.share.value - entry.share.low for entry in entries],
        [entry.share.high - entry.share.value for entry in entries],
    ]
    left.bar(
        [COLOURS[entry.seat] for entry in entries],
        shares,
        yerr=errors,
        color=[FILLS[entry.seat] for entry in entries],
        capsize=6,
    )
    left.set_title(f"Wins of {simulation.games:,} games")
    bars, width = bars_of(simulation)
    right.bar([number * width for number in range(len(bars))], bars, width * 0.9, align="edge")
    right.set_title(f"Length of a game in {LENGTH_NAMES[simulation.game.name]}")
    figure.savefig(path)
