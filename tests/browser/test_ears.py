"""Whole games by ear: moves are typed, and what the live regions say is all there is to go by."""

from __future__ import annotations

import os
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import OVER, READY, Player, persons
from tests.browser.serving import Server

LISTEN = """
window.said = [];
addEventListener("DOMContentLoaded", () => {
  const hear = (region, name) => new MutationObserver((changes) => {
    if (region.closest("[hidden]")) return;
    for (const change of changes) {
      const texts = change.type === "characterData" ? [region.textContent]
        : [...change.addedNodes].map((node) => node.textContent);
      for (const text of texts) if (text.trim()) window.said.push([name, text.trim()]);
    }
  }).observe(region, { childList: true, subtree: name !== "live", characterData: true });
  for (const region of document.querySelectorAll("[aria-live], [role=alert], [role=status]")) {
    hear(region, region.id);
  }
});
"""
"""Keeps all that a screen reader would say of its own accord."""

GAMES = {
    "temper": persons(0, bots=(2,), game="temper", preset="temper-quick", first=0, seed=81),
    "pardon": persons(0, bots=(2,), game="pardon", preset="pardon-quick", first=0, seed=82),
}


def listener(new_player: NewPlayer, server: Server) -> Player:
    player = new_player(server)
    player.page.add_init_script(LISTEN)
    return player


def type_move(player: Player, text: str) -> None:
    """Types a move and waits for what it brings."""
    before = player.number()
    player.page.locator("#typed-move").press_sequentially(text)
    player.page.keyboard.press("Enter")
    player.page.wait_for_function(
        "before => Number(document.querySelector('.board-frame').dataset.number) > before"
        " || document.querySelector('#result').open",
        arg=before,
    )


def typing_field(player: Player) -> Locator:
    """The field for typed moves, once what reads it has come: it does after all else."""
    player.page.wait_for_selector("#typed:not([inert])", state="attached")
    return player.page.locator("#typed-move")


def heard(player: Player) -> list[tuple[str, str]]:
    said: list[Any] = player.page.evaluate("window.said.splice(0)")
    return [(region, text) for region, text in said]


def board(player: Player) -> str:
    """The list of the board, as it is read on demand."""
    return player.page.locator("#board-words-list").evaluate("list => list.innerText")


@pytest.mark.parametrize("game", ["temper", "pardon"])
def test_a_whole_game_by_typed_moves_alone(
    new_player: NewPlayer, server: Server, tmp_path: Path, game: str
) -> None:
    player = listener(new_player, server)
    player.sit_down(GAMES[game])
    typing_field(player).focus()
    transcript: list[str] = []
    for _ in range(500):
        player.page.wait_for_selector(f"{READY}, {OVER}")
        for region, text in heard(player):
            transcript.append(text if region == "live" else f"[{region}] {text}")
        if player.page.locator(OVER).count():
            break
        transcript.append("  | " + re.sub(r"\s*\n\s*", " / ", board(player)))
        moves = player.view()["moves"]
        # With the die the square alone is enough; with cards the card, where it says all.
        text = ""
        if moves:
            chosen = moves[0]
            text = chosen["text"]
            if game == "temper":
                text = text.partition("-")[0].lower()
            elif sum(one["card"] == chosen["card"] for one in moves) == 1:
                text = text.partition(":")[0]
        transcript.append(f"> {text or 'Enter'}")
        type_move(player, text)
        expect(player.page.locator("#typed-told")).to_be_hidden()
    else:
        raise AssertionError("the game does not come to an end")
    folder = Path(os.environ.get("HOMESTRETCH_TRANSCRIPTS", tmp_path))
    (folder / f"transcript-{game}.txt").write_text("\n".join(transcript) + "\n", encoding="utf-8")
    said = [line for line in transcript if not line.startswith((">", "  |"))]
    # Nothing twice in a row but the same number rolled again, nothing endless, and the end is told.
    assert [a for a, b in pairwise(said) if a == b and " rolls " not in a] == []
    assert max(map(len, said)) < 200
    assert any(" wins!" in line for line in said[-3:])


def test_what_cannot_be_played_is_refused_with_what_can(
    new_player: NewPlayer, server: Server
) -> None:
    player = listener(new_player, server)
    player.sit_down(
        persons(0, bots=(2,), game="temper", options={"start_token": True}, first=0, seed=83)
    )
    player.page.wait_for_selector(READY)
    typing_field(player).focus()
    told = player.page.locator("#typed-told")
    player.page.keyboard.type("13\n")
    expect(told).to_have_text("First the die or the deck: press Enter in the empty field.")
    player.page.locator("#typed-move").fill("")
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector(".spot")
    legal = [move["text"] for move in player.view()["moves"]]
    for wrong in ("39-40", "nonsense!"):
        player.page.locator("#typed-move").fill(wrong)
        player.page.keyboard.press("Enter")
        expect(told).to_contain_text(f"“{wrong}” is not possible here.")
        for text in legal:
            expect(told).to_contain_text(text)
    assert any("is not possible here" in text for _, text in heard(player))
    player.page.locator("#typed-move").fill(legal[0])
    player.page.keyboard.press("Enter")
    expect(told).to_be_hidden()


def test_the_field_is_in_view_with_the_focus_or_by_a_setting(player: Player) -> None:
    player.sit_down(persons(0, bots=(2,), game="pardon", first=0, seed=84))
    player.wait()
    field = typing_field(player)
    form = player.page.locator("#typed")
    assert (form.bounding_box() or {})["width"] <= 2
    field.focus()
    box = form.bounding_box()
    assert box is not None
    assert box["height"] > 80
    assert (field.bounding_box() or {})["height"] >= 44
    player.page.keyboard.press("Tab")
    player.page.keyboard.press("Tab")
    player.page.click("#table [data-opens=settings]")
    player.page.locator("#typing").check()
    player.page.keyboard.press("Escape")
    # In view all the time, it lies over nothing that is tapped.
    box, dock = form.bounding_box(), player.page.locator("#dock").bounding_box()
    assert box is not None
    assert dock is not None
    assert box["height"] > 44
    assert box["y"] >= dock["y"] + dock["height"]
    player.page.click("#log-toggle")
    player.page.click("#log-close")  # it can be reached
    # A refusal stands in place of the example: there is little room above a keyboard.
    expect(player.page.locator("#typed-hint")).to_be_hidden()
    field.focus()
    expect(player.page.locator("#typed-hint")).to_be_visible()
    field.press_sequentially("nonsense!\n")
    expect(player.page.locator("#typed-told")).to_be_visible()
    expect(player.page.locator("#typed-hint")).to_be_hidden()


def test_the_board_is_a_list_of_all_pieces(player: Player) -> None:
    player.sit_down(
        persons(0, bots=(1, 2, 3), game="temper", options={"start_token": True}, first=0, seed=85)
    )
    for _ in range(12):
        if player.wait() == "over":
            break
        view = player.view()
        seats = player.page.locator("#board-words-list > li")
        expect(seats).to_have_count(4)
        assert seats.first.inner_text().startswith("You, Red, ")
        text = board(player)
        for seat, pieces in view["pieces"].items():
            if seat == "0":
                for progress in pieces:
                    where = {0: "the base", 1: "the start square"}.get(
                        progress,
                        f"home square {progress - 40}" if progress > 40 else f"square {progress}",
                    )
                    assert where in text
        player.tap()


def test_the_list_says_who_is_near(player: Player) -> None:
    player.open_start()
    lines = player.page.evaluate(
        """async () => {
          const { boardInWords } = await import("/js/board-words.js");
          const seat = (seat, yours, name) => ({ seat, yours, name });
          const view = {
            game: "temper",
            seats: [seat(0, false, null), seat(2, true, "Ann")],
            pieces: { 0: [0, 0, 26, 41], 2: [0, 3, 9, 30] },
          };
          return boardInWords(view);
        }"""
    )
    # Red's 26 is square 25 of the ring; Ann's 3 and 9 are 22 and 28.
    assert lines == [
        {
            "title": "You, Ann (Yellow), 0 of 4 home",
            "lines": [
                "1 token: the base",
                "1 token: square 3, 3 behind Red",
                "1 token: square 9, 3 ahead of Red",
                "1 token: square 30",
            ],
        },
        {
            "title": "Red, 1 of 4 home",
            "lines": [
                "2 tokens: the base",
                "1 token: square 26, 3 ahead of Ann, 3 behind Ann",
                "1 token: home square 1",
            ],
        },
    ]


SAY_AT_ONCE = """async () => {
  const { announce } = await import("/js/announce.js");
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.showModal();
  for (const text of ["first", "second", "third"]) announce(text);
}"""


def test_what_is_said_at_once_in_a_new_dialog_is_heard_in_order(player: Player) -> None:
    player.open_start()
    player.page.evaluate(SAY_AT_ONCE)
    said = player.page.locator("dialog[open] [aria-live] p")
    expect(said).to_have_text(["first", "second", "third"])
    expect(player.page.locator("#live p")).to_have_text(["first", "second", "third"])
