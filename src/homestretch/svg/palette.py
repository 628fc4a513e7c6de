"""The colours of the boards, light and dark, and the contrast between two of them.

A seat has its colour in several shades: plain; `deep` and `light` for shading; `tray` for large
areas; `soft` for the squares of its slides and safety zone; `sign` for its shape on those; `mark`
for its shape on the colour itself. Every colour has a name that is also the CSS custom property
under which a page can set it: `--board`, `--seat-0-deep`. Pictures that stand alone carry the
plain colours instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from homestretch.core.errors import OptionError

Paint = Callable[[str], str]
"""From the name of a colour to what an SVG attribute says."""

LIGHT: Mapping[str, str] = {
    "frame": "#6e4329",
    "frame-light": "#94633f",
    "frame-dark": "#41261a",
    "inlay": "#d9b36c",
    "board": "#efdfc1",
    "board-light": "#f7ecd6",
    "board-line": "#b99a6b",
    "square": "#fdf7e9",
    "square-shade": "#dcc7a0",
    "square-edge": "#4a3426",
    "ink": "#2b1a12",
    "halo": "#fffaf0",
    "glow": "#2bb9ac",
    "medal": "#f2c14e",
    "card": "#fdf8ec",
    "card-back": "#32465a",
    "card-sign": "#8a5a2b",
    "card-line": "#d9b36c",
    "seat-0": "#b43a2d",
    "seat-0-deep": "#7c2018",
    "seat-0-light": "#dd7c69",
    "seat-0-soft": "#efc7b5",
    "seat-0-tray": "#b43a2d",
    "seat-0-sign": "#9c2f23",
    "seat-0-mark": "#fff6e6",
    "seat-1": "#2d608f",
    "seat-1-deep": "#193b5c",
    "seat-1-light": "#76a6cf",
    "seat-1-soft": "#c0d3de",
    "seat-1-tray": "#2d608f",
    "seat-1-sign": "#2d608f",
    "seat-1-mark": "#fff6e6",
    "seat-2": "#e0a62c",
    "seat-2-deep": "#9c6a0c",
    "seat-2-light": "#f6d585",
    "seat-2-soft": "#f4e0ab",
    "seat-2-tray": "#e0a62c",
    "seat-2-sign": "#8f610a",
    "seat-2-mark": "#3a2510",
    "seat-3": "#3b7a53",
    "seat-3-deep": "#204a32",
    "seat-3-light": "#80b892",
    "seat-3-soft": "#c3d9c0",
    "seat-3-tray": "#3b7a53",
    "seat-3-sign": "#2f6a46",
    "seat-3-mark": "#fff6e6",
}
"""The daylight colours."""

DARK: Mapping[str, str] = {
    **LIGHT,
    "frame": "#3a261b",
    "frame-light": "#55392a",
    "frame-dark": "#1d120c",
    "inlay": "#a98548",
    "board": "#2a2420",
    "board-light": "#342c26",
    "board-line": "#6d5a43",
    "square": "#463c33",
    "square-shade": "#2f2822",
    "square-edge": "#c4ae8a",
    "glow": "#35d6cb",
    "card": "#f0e6d2",
    "card-back": "#24384b",
    "seat-0-tray": "#9c342a",
    "seat-0-sign": "#e38a76",
    "seat-0-soft": "#5c2f28",
    "seat-1-tray": "#28567f",
    "seat-1-sign": "#82b2da",
    "seat-1-soft": "#27415a",
    "seat-2-tray": "#bd8a25",
    "seat-2-sign": "#eec465",
    "seat-2-soft": "#5e4a1e",
    "seat-3-tray": "#346c4a",
    "seat-3-sign": "#83bd97",
    "seat-3-soft": "#28492f",
}
"""The colours for a dark page."""

THEMES: Mapping[str, Mapping[str, str]] = {"light": LIGHT, "dark": DARK}


def plain(theme: str) -> Paint:
    """Paints with the plain colours of a theme, for pictures that stand alone.

    Raises `OptionError` for a theme that there is not.
    """
    if theme not in THEMES:
        raise OptionError(f"there is no theme {theme!r}; themes are {', '.join(THEMES)}")
    return THEMES[theme].__getitem__


def variable(name: str) -> str:
    """Paints with custom properties that fall back to the light colours."""
    return f"var(--{name}, {LIGHT[name]})"


def properties() -> dict[str, dict[str, str]]:
    """The custom properties of both themes, ready to be set on a page."""
    return {
        theme: {f"--{name}": colour for name, colour in colours.items()}
        for theme, colours in THEMES.items()
    }


def luminance(colour: str) -> float:
    """Relative luminance of a colour such as #b43a2d, 0 black to 1 white (WCAG 2)."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2).

    >>> round(contrast("#ffffff", "#000000"))
    21
    """
    dark, light = sorted((luminance(one), luminance(two)))
    return (light + 0.05) / (dark + 0.05)
