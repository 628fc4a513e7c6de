"""The bot `random`: any legal move, all equally likely."""

import random
from typing import Any

from homestretch.core.state import Observation


class Uniform:
    """Plays any legal move, all equally likely."""

    name = "random"
    summary = "plays any legal move"

    def choose(self, observation: Observation, rng: random.Random) -> Any:
        """One of the legal moves."""
        return rng.choice(observation.legal_moves)
