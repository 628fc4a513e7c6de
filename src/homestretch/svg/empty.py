"""The empty boards as whole pictures."""

from __future__ import annotations

from homestretch.svg import pardon_art, pardon_layout, temper_art, temper_layout
from homestretch.svg.geometry import SIZE
from homestretch.svg.layouts import known
from homestretch.svg.palette import Paint, plain, variable
from homestretch.svg.pieces import pieces

NAMESPACE = "http://www.w3.org/2000/svg"


def definitions(game_name: str, paint: Paint, prefix: str) -> str:
    """Gradients and the symbols of the four pieces."""
    if game_name == "temper":
        return temper_art.definitions(paint, prefix) + pieces(
            temper_layout.PIECE_RADIUS, paint, prefix
        )
    return pardon_art.definitions(paint, prefix) + pieces(pardon_layout.PIECE_RADIUS, paint, prefix)


def drawing(game_name: str, paint: Paint, prefix: str) -> str:
    """The board without pieces."""
    art = temper_art if game_name == "temper" else pardon_art
    return f'<g class="art" aria-hidden="true">{art.drawing(paint, prefix)}</g>'


def empty_board(game_name: str, theme: str | None = None) -> str:
    """The board without pieces, as one `svg` element for a page.

    Colours are CSS custom properties with the light palette as fallback; with a `theme`, `light` or
    `dark`, they are that theme's own, for a picture that no page's styles reach. Squares of the
    track carry `data-square="track-17"`, all other places `data-place="seat-progress"`; `defs`
    holds the pieces as `<symbol id="piece-0">` to `piece-3`, to be used at the points of `layout`,
    and in the same way the faces of the die (`die-1` to `die-6`) or the cards (`card-1` to
    `card-12`, `card-pardon`, `card-back`). To turn the board by quarters, rotate the groups of the
    class `turns` about the middle, and what has the class `upright` within them back about its own
    place.
    Raises `UnknownGame`, and `OptionError` for a theme that there is not.
    """
    known(game_name)
    paint = variable if theme is None else plain(theme)
    return (
        f'<svg xmlns="{NAMESPACE}" class="board {game_name}" viewBox="0 0 {SIZE} {SIZE}">'
        f"<defs>{definitions(game_name, paint, '')}</defs>"
        f"{drawing(game_name, paint, '')}</svg>"
    )
