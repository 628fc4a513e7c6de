"""The layout of a board as plain numbers, for the page and for anybody who draws pieces."""

from __future__ import annotations

from typing import Any

from homestretch.core.errors import UnknownGame
from homestretch.core.seats import SEATS
from homestretch.games.registry import GAMES
from homestretch.svg import pardon_layout, temper_layout
from homestretch.svg.geometry import SIZE, Point
from homestretch.svg.palette import properties

Layout = dict[str, Any]


def known(game_name: str) -> None:
    """Refuses a name that is no game's with `UnknownGame`."""
    if game_name not in GAMES:
        raise UnknownGame(f"there is no game {game_name!r}; games are {', '.join(GAMES)}")


def places(game_name: str) -> dict[int, dict[int, list[Point]]]:
    """For each seat and each progress on its road, the points where its pieces stand."""
    known(game_name)
    module = temper_layout if game_name == "temper" else pardon_layout
    return {seat: module.places(seat) for seat in SEATS}


def layout(game_name: str) -> Layout:
    """The geometry of a game's board, as JSON values.

    `width`, `height` and `piece_radius` are in the units of the picture from `empty_board`.
    `places` gives for each seat ("0" to "3") and each progress a list of points [x, y]: four where
    several pieces may stand (base, Start, Home), one everywhere else. Temper has `die`, the middle
    of the place for the die, and its side `die_size`; Pardon has `piles` with the middles of the
    draw pile and the discards and the size of a card. `colours` holds the custom properties that
    `empty_board` refers to, for a `light` and a `dark` page. Raises `UnknownGame`.

    >>> layout("temper")["places"]["0"]["1"]
    [[418.0, 910.0]]
    """
    found: Layout = {
        "game": game_name,
        "width": SIZE,
        "height": SIZE,
        "piece_radius": 0,
        "places": {
            str(seat): {
                str(progress): [list(point) for point in points]
                for progress, points in road.items()
            }
            for seat, road in places(game_name).items()
        },
    }
    if game_name == "temper":
        found["piece_radius"] = temper_layout.PIECE_RADIUS
        found["die"] = list(temper_layout.DIE)
        found["die_size"] = temper_layout.DIE_SIZE
    else:
        found["piece_radius"] = pardon_layout.PIECE_RADIUS
        found["piles"] = {
            "draw": list(pardon_layout.DRAW_PILE),
            "discards": list(pardon_layout.DISCARDS),
            "card_width": pardon_layout.CARD_WIDTH,
            "card_height": pardon_layout.CARD_HEIGHT,
        }
    found["colours"] = properties()
    return found
