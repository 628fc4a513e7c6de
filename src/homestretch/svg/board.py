"""A whole picture of a state: board, pieces, die or cards, whose turn it is and what may move."""

from __future__ import annotations

from typing import Any

from homestretch.core.seats import TERMINAL
from homestretch.core.state import State
from homestretch.games.pardon.cards import card_json
from homestretch.games.pardon.state import PardonState
from homestretch.games.temper.state import TemperState
from homestretch.svg import die, marks, pardon_layout, temper_layout
from homestretch.svg.empty import NAMESPACE, definitions, drawing
from homestretch.svg.geometry import CENTRE, SIZE, Point
from homestretch.svg.layouts import places
from homestretch.svg.markup import group, look, number, rectangle
from homestretch.svg.palette import Paint, plain
from homestretch.svg.words import description


def board(
    state: State[Any], *, theme: str = "light", moves: bool = True, size: int | None = 600
) -> str:
    """The state as one `svg` element that stands alone: for notebooks, for files, for printing.

    The base or Start of the seat whose turn it is wears a ring; so do, at a decision, the pieces
    that may move and the places they may go to. In Pardon those rings tell something about the
    hidden hand: `moves=False` leaves them out. Hands are never drawn; with no hand (`hand_size` 0)
    the card turned up is. `theme` is `light` or `dark`; `size` the width and height in pixels,
    None for as large as the place allows. At the end each seat's place is shown.
    """
    paint = plain(theme)
    name = state.game.name
    prefix = f"{name}-{theme}-"
    roads = places(name)
    over = state.to_act == TERMINAL
    radius = temper_layout.PIECE_RADIUS if name == "temper" else pardon_layout.PIECE_RADIUS
    parts = []
    if not over and state.chance_kind != "first":
        parts.append(marks.turn(name, state.turn, paint))
    if isinstance(state, TemperState):
        parts.append(_die(state, paint, prefix))
    if isinstance(state, PardonState):
        parts.append(_piles(state, paint, prefix))
    if moves and state.to_act >= 0:
        parts.append(marks.moves(state, roads[state.turn], radius, paint))
    parts.append(_pieces(state, roads, prefix))
    if over:
        parts.append(marks.ranks(name, state.ranking(), paint))
    extent = "" if size is None else f' width="{size}" height="{size}"'
    return (
        f'<svg xmlns="{NAMESPACE}" class="board {name}" viewBox="0 0 {SIZE} {SIZE}"{extent} '
        f'role="img" aria-label="{description(state)}">'
        f"<defs>{definitions(name, paint, prefix)}</defs>"
        f"{drawing(name, paint, prefix)}{''.join(parts)}</svg>"
    )


def _pieces(state: State[Any], roads: dict[int, dict[int, list[Point]]], prefix: str) -> str:
    """All pieces, the ones lower on the picture in front."""
    standing: list[tuple[float, float, int, int]] = []
    for seat, road in state.pieces().items():
        for progress in set(road):
            points = roads[seat][progress]
            standing += (
                (points[index].y, points[index].x, seat, progress)
                for index in range(road.count(progress))
            )
    return group(
        (
            f'<use href="#{prefix}piece-{seat}" x="{number(x)}" y="{number(y)}" '
            f'class="piece seat-{seat}" data-place="{seat}-{progress}"/>'
            for y, x, seat, progress in sorted(standing)
        ),
        'class="pieces"',
    )


def _die(state: TemperState, paint: Paint, prefix: str) -> str:
    """The die in the colour of the seat that rolled it; nothing before the roll."""
    if state.die is None:
        return ""
    seat = state.turn
    colour, pips = paint(f"seat-{seat}"), paint(f"seat-{seat}-mark")
    x, y = temper_layout.DIE
    drawn = die.face(state.die, temper_layout.DIE_SIZE, colour, pips, paint)
    return f'<g transform="translate({number(x)} {number(y)})">{drawn}</g>'


def _card(name: str, place: Point, prefix: str) -> str:
    return (
        f'<use href="#{prefix}card-{name}" x="{number(place.x)}" y="{number(place.y)}" '
        f'data-card="{name}"/>'
    )


def _piles(state: PardonState, paint: Paint, prefix: str) -> str:
    """The piles with the last discard on top, and a turned card between them."""
    parts = []
    left = len(state.draw_pile)
    for layer in range(min(3, (left + 14) // 15)):
        x, y = pardon_layout.DRAW_PILE
        parts.append(_card("back", Point(x - 4 * layer, y - 5 * layer), prefix))
    if state.discards:
        parts.append(_card(str(card_json(state.discards[-1])), pardon_layout.DISCARDS, prefix))
    if state.game.hand_size == 0 and state.to_act >= 0:
        (turned,) = state.hands[state.turn]
        width, height = pardon_layout.CARD_WIDTH + 16, pardon_layout.CARD_HEIGHT + 16
        glowing = look(paint("glow"), paint("ink"), 3)
        edge = rectangle(CENTRE, CENTRE, width, height, 20, glowing)
        parts.append(group((edge, _card(str(card_json(turned)), Point(CENTRE, CENTRE), prefix))))
    return group(parts, 'class="cards"')
