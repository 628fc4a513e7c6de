"""Floor 2: choosing a move. Bots see observations only, so no hidden card can help them."""

from homestretch.bots.registry import NAMES, Bot, UnknownBot, bot, summaries

__all__ = ["NAMES", "Bot", "UnknownBot", "bot", "summaries"]
