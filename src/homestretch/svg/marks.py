"""Marks on a board with pieces: what may move and whereto, whose turn it is, the places reached."""

from __future__ import annotations

from typing import Any

from homestretch.core.effects import RETURN, SLIDE
from homestretch.core.seats import SEATS, Seat
from homestretch.core.state import State
from homestretch.svg import pardon_layout, temper_layout
from homestretch.svg.cards import FONT
from homestretch.svg.geometry import Point
from homestretch.svg.markup import circle, group, look, number
from homestretch.svg.palette import Paint


def origins_and_targets(state: State[Any]) -> tuple[list[int], list[int]]:
    """Where the legal moves begin and where they end, as progress of the seat to act."""
    origins: set[int] = set()
    targets: set[int] = set()
    for move in state.legal_moves():
        path: list[int] = []
        for effect in state.effects(move):
            if effect.kind == RETURN or effect.seat != state.to_act:
                continue
            if effect.kind == SLIDE:
                path.extend(effect.path)
                continue
            if path:
                targets.add(path[-1])
            path = list(effect.path)
            origins.add(path[0])
        if path:
            targets.add(path[-1])
    return sorted(origins), sorted(targets)


def tray(game_name: str, seat: Seat) -> tuple[Point, float]:
    """Middle and radius of a seat's base or Start."""
    if game_name == "temper":
        return temper_layout.base_centre(seat), temper_layout.BASE_RADIUS
    return pardon_layout.start_centre(seat), pardon_layout.START_RADIUS


def moves(state: State[Any], road: dict[int, list[Point]], radius: float, paint: Paint) -> str:
    """Rings under the pieces that may move, and dotted rings where they may go."""
    origins, targets = origins_and_targets(state)
    pieces = list(state.pieces()[state.turn])
    glow, ink = paint("glow"), paint("ink")
    parts = []
    for progress in targets:
        points = road[progress]
        if len(points) > 1:
            centre, size = pardon_layout.home_centre(state.turn), pardon_layout.HOME_RADIUS + 1
        else:
            centre, size = points[0], radius
        parts.append(
            group(
                (
                    _ring(centre, size, 8.5, paint),
                    circle(*points[0], 8, look(glow, ink, 2)) if len(points) == 1 else "",
                ),
                f'class="target" data-place="{state.turn}-{progress}"',
            )
        )
    for progress in origins:
        points = road[progress]
        count = pieces.count(progress) if len(points) > 1 else 1
        parts.append(
            group(
                (
                    circle(x, y, radius * 1.17, look(glow, ink, 2, 'fill-opacity=".75"'))
                    for x, y in points[:count]
                ),
                f'class="origin" data-place="{state.turn}-{progress}"',
            )
        )
    return group(parts, 'class="moves"')


def turn(game_name: str, seat: Seat, paint: Paint) -> str:
    """A ring about the base or Start of the seat whose turn it is."""
    centre, radius = tray(game_name, seat)
    width = 13.0 if game_name == "temper" else 10.0
    return group((_ring(centre, radius, width, paint),), f'class="turn seat-{seat}"')


def ranks(game_name: str, ranking: dict[Seat, int], paint: Paint) -> str:
    """The places at the end, a medal on each base or Start."""
    medals = []
    for seat in SEATS:
        if seat not in ranking:
            continue
        (x, y), _ = tray(game_name, seat)
        fill = paint("medal" if ranking[seat] == 1 else "card")
        medals.append(
            group(
                (
                    circle(x, y, 37, look(fill, paint("ink"), 4)),
                    circle(x, y, 30, look("none", paint("card-sign"), 1.6)),
                    f'<text x="{number(x)}" y="{number(y + 16)}" font-family="{FONT}" '
                    f'font-size="46" font-weight="700" text-anchor="middle" '
                    f'fill="{paint("ink")}">{ranking[seat]}</text>',
                ),
                f'class="place seat-{seat}"',
            )
        )
    return group(medals, 'class="places"')


def _ring(centre: Point, radius: float, width: float, paint: Paint) -> str:
    """A glowing ring with a dark edge on both sides, seen on every ground."""
    edge = circle(*centre, radius, look("none", paint("ink"), width + 4))
    return edge + circle(*centre, radius, look("none", paint("glow"), width))
