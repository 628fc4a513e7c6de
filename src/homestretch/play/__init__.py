"""Floor 2: one game being played, without clocks, sockets or files."""

from homestretch.play.session import Happening, Session, WrongTurn, replayed
from homestretch.play.setup import BOT, PERSON, SeatSetup

__all__ = ["BOT", "PERSON", "Happening", "SeatSetup", "Session", "WrongTurn", "replayed"]
