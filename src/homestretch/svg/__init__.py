"""Pictures of the boards as SVG, and where everything lies on them. Standard library only."""

from homestretch.svg.board import board
from homestretch.svg.empty import empty_board
from homestretch.svg.layouts import layout
from homestretch.svg.palette import DARK, LIGHT
from homestretch.svg.pieces import piece

__all__ = ["DARK", "LIGHT", "board", "empty_board", "layout", "piece"]
