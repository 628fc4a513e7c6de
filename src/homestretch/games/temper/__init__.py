"""Temper, the dice race known as Mensch ärgere Dich nicht, Non t'arrabbiare, Don't get angry."""

from homestretch.games.temper.game import TemperGame
from homestretch.games.temper.move import Move
from homestretch.games.temper.notation import text_to_json
from homestretch.games.temper.observation import TemperObservation
from homestretch.games.temper.options import PRESETS, TemperOptions
from homestretch.games.temper.state import TemperState

GAME = TemperGame
OPTIONS = TemperOptions

__all__ = [
    "GAME",
    "OPTIONS",
    "PRESETS",
    "Move",
    "TemperGame",
    "TemperObservation",
    "TemperOptions",
    "TemperState",
    "text_to_json",
]
