"""Writes positions.jsonl: mid-game positions of both games with their node counts.

`python -m tests.perft.make` writes the file anew, after a change of the rules that is meant.
"""

import json
import random
from pathlib import Path

import homestretch
from homestretch.core.chance import SeededChance
from homestretch.core.perft import perft
from homestretch.core.record import Choice
from homestretch.play import Session
from tests.golden.games import GAMES

FILE = Path(__file__).parent / "positions.jsonl"
LARGEST = 60_000
"""Counts beyond this are left out, to keep the check quick."""


def middle(name: str, seed: int) -> str:
    """A decision somewhere in the middle of a random game, as text."""
    setup = {key: value for key, value in GAMES[name].items() if key != "first"}
    game = homestretch.game(name.split("-")[0], **setup)  # type: ignore[arg-type]
    rng, source = random.Random(seed), SeededChance(seed)
    session = Session(game.start())
    decisions: list[str] = []
    while not session.is_over:
        if session.state.to_act == homestretch.CHANCE:
            session.draw(source)
        else:
            decisions.append(session.state.text())
            session.add(Choice(rng.choice(session.state.legal_moves())))
    return decisions[len(decisions) * 3 // 5]


def main() -> None:
    """Two positions of each golden game."""
    lines = []
    for name in GAMES:
        for seed in (1, 2):
            text = middle(name, seed)
            state = homestretch.position(text)
            counts = []
            for depth in range(1, 9):
                nodes = perft(state, depth)
                if nodes > LARGEST:
                    break
                counts.append(nodes)
            lines.append(json.dumps({"position": text, "nodes": counts}))
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
