"""Whole games by seed, one for every preset and a mix of seats: what the rules did, written down.

`python -m tests.golden.games` writes them anew, after a change of the rules that is meant.
"""

import random
from pathlib import Path

import homestretch
from homestretch.core.chance import SeededChance
from homestretch.core.record import Choice
from homestretch.play import Session

FOLDER = Path(__file__).parent / "records"

GAMES: dict[str, dict[str, object]] = {
    "temper": {"seats": (0, 1, 2, 3)},
    "temper-two": {"seats": (1, 3), "must_capture": False},
    "temper-leaflet": {"preset": "temper-leaflet", "seats": (0, 1, 3)},
    "temper-quick": {"preset": "temper-quick", "seats": (0, 2), "first": "draw"},
    "temper-sixes": {"seats": (0, 2, 3), "unplayable_six_again": True, "home_jump": True},
    "pardon": {"seats": (0, 1, 2, 3)},
    "pardon-two": {"seats": (0, 1), "bump_own": True, "first": 1},
    "pardon-classic": {"preset": "pardon-classic", "seats": (1, 2, 3)},
    "pardon-strategy": {"preset": "pardon-strategy", "seats": (0, 2), "first": "draw"},
    "pardon-quick": {"preset": "pardon-quick", "seats": (0, 3)},
}


def played(name: str, seed: int = 2026) -> str:
    """The record of a game in which every choice and all chance come from the seed."""
    setup = dict(GAMES[name])
    game = homestretch.game(name.split("-")[0], **setup)  # type: ignore[arg-type]
    source, rng = SeededChance(seed), random.Random(seed)
    session = Session(game.start(), {"Chance": source.label})
    while not session.is_over:
        if session.state.to_act == homestretch.CHANCE:
            session.draw(source)
        else:
            session.add(Choice(rng.choice(session.state.legal_moves())))
    return session.record().text()


if __name__ == "__main__":
    for game_name in GAMES:
        (FOLDER / f"{game_name}.txt").write_text(played(game_name), encoding="utf-8")
