"""Pardon, the card race known as Sorry!."""

from homestretch.games.pardon.game import PardonGame
from homestretch.games.pardon.move import Move
from homestretch.games.pardon.notation import text_to_json
from homestretch.games.pardon.observation import PardonObservation
from homestretch.games.pardon.options import PRESETS, PardonOptions
from homestretch.games.pardon.state import PardonState

GAME = PardonGame
OPTIONS = PardonOptions

__all__ = [
    "GAME",
    "OPTIONS",
    "PRESETS",
    "Move",
    "PardonGame",
    "PardonObservation",
    "PardonOptions",
    "PardonState",
    "text_to_json",
]
