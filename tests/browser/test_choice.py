"""Every legal move can be reached by taps, and no tap leads anywhere else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import homestretch
from homestretch.games.pardon.cards import card_json
from tests.browser.player import Player

CASES = Path(__file__).parents[1] / "cases"
EVERY = 4
"""One of so many cases is enough here; the rules' own tests take them all."""

EXPLORE = """async (positions) => {
  const { byCard, NOTHING, pick, stage } = await import("/js/choice.js");
  const reached = (moves) => {
    const found = new Set();
    const explore = (picked, depth) => {
      if (depth > 4) throw new Error(`taps lead in circles: ${JSON.stringify(picked)}`);
      const { spots, buttons } = stage(moves, picked);
      if (picked.card !== null && !spots.length && !buttons.length) {
        throw new Error(`a tap leads nowhere: ${JSON.stringify(picked)}`);
      }
      const places = spots.map((spot) => spot.progress);
      if (new Set(places).size !== places.length) throw new Error("two spots on one place");
      for (const move of buttons) found.add(move.text);
      for (const spot of spots) {
        if (spot.moves.length === 1) found.add(spot.moves[0].text);
        else if (spot.role !== "other") explore(pick(picked, spot), depth + 1);
      }
    };
    const cards = [...byCard(moves).keys()];
    if (!cards.length) explore(NOTHING, 0);
    for (const card of cards) explore({ ...NOTHING, card }, 0);
    return [...found].sort();
  };
  return positions.map(reached);
}"""


def offered(state: homestretch.State[Any]) -> list[dict[str, Any]]:
    """The legal moves in the form in which the page gets them."""
    moves = []
    for move in state.legal_moves():
        effects = [effect._asdict() for effect in state.effects(move)]
        told: dict[str, Any] = {"text": str(move), "effects": effects}
        if state.game.name == "temper":
            told |= {"card": None, "kind": "walk", "parts": [list(move)], "second": None}
        else:
            told |= {"card": card_json(move.card), "kind": move.kind_name, "parts": move.parts}
            told["second"] = move.second if move.kind_name in {"switch", "pardon"} else None
        moves.append(told)
    return moves


def positions(game: str) -> list[list[dict[str, Any]]]:
    """The offers of the cases of a game, those with something to choose."""
    lines = (CASES / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()[::EVERY]
    found = []
    for line in lines:
        case = json.loads(line)
        fields = ("game", "seats", "options", "turn", "die", "tokens", "pawns", "hand")
        data = {"game": game} | {name: case[name] for name in fields if name in case}
        if case.get("moves") == []:
            continue  # nothing to decide
        found.append(offered(homestretch.position(data)))
    assert len(found) > 40
    return found


def assert_all_reached(player: Player, game: str) -> None:
    offers = positions(game)
    player.open_start()
    reached = player.page.evaluate(EXPLORE, offers)
    for moves, found in zip(offers, reached, strict=True):
        assert found == sorted(move["text"] for move in moves)


def test_every_move_of_temper_can_be_tapped(player: Player) -> None:
    assert_all_reached(player, "temper")


def test_every_play_of_pardon_can_be_tapped(player: Player) -> None:
    assert_all_reached(player, "pardon")
