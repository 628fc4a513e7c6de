"""The main views look as they did: screenshots beside references kept with the tests.

The page brings its own font, so that another machine draws the same letters; what remains are
edges, which a coarse look does not see: both pictures are shrunk to a quarter, and compared tile by
tile. After a change that is meant to show, write the references anew and look at them:

    HOMESTRETCH_REFERENCES=write python -m pytest -n 0 tests/browser/test_looks.py
"""

from __future__ import annotations

import base64
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import NewPlayer
from tests.browser.friends import friend, make_table, two_persons
from tests.browser.player import Player, persons
from tests.browser.serving import Server

REFERENCE = Path(__file__).parent / "reference"
WRITE = os.environ.get("HOMESTRETCH_REFERENCES") == "write"
SIZES = {390: 844, 1280: 800}
MOST_ON_AVERAGE = 2.0
"""Of 255 steps of brightness and colour, over the whole picture."""
MOST_IN_A_TILE = 24.0
"""In the worst tile of 32 by 32 pixels."""

SHRINK = """async ([now, before]) => {
  const shrunk = async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const scale = source === before ? 1 : 4;
    const [width, height] = [Math.round(picture.width / scale), Math.round(picture.height / scale)];
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(picture, 0, 0, width, height);
    return { canvas, width, height, data: pen.getImageData(0, 0, width, height).data };
  };
  const one = await shrunk(now);
  const bytes = new Uint8Array(await (await one.canvas.convertToBlob()).arrayBuffer());
  const small = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
  if (!before) return { small };
  const other = await shrunk(before);
  if (one.width !== other.width || one.height !== other.height) return { small, size: false };
  let [sum, worst] = [0, 0];
  for (let top = 0; top < one.height; top += 8) {
    for (let left = 0; left < one.width; left += 8) {
      let [tile, count] = [0, 0];
      for (let y = top; y < Math.min(top + 8, one.height); y += 1) {
        for (let x = left; x < Math.min(left + 8, one.width); x += 1) {
          const at = 4 * (y * one.width + x);
          for (let part = 0; part < 3; part += 1) {
            tile += Math.abs(one.data[at + part] - other.data[at + part]);
          }
          count += 3;
        }
      }
      sum += tile;
      worst = Math.max(worst, tile / count);
    }
  }
  return { small, size: true, average: sum / (3 * one.width * one.height), worst };
}"""

HIDE = """() => {
  for (const one of document.querySelectorAll(".qr, .lobby-code, .share-link, .seal-open")) {
    one.style.visibility = "hidden";
  }
}"""
"""What is another one at every table."""

Compare = Callable[[Player, str], None]


@pytest.fixture
def judge(browser: Browser) -> Iterator[Page]:
    """An empty page that compares pictures."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


def url(png: bytes) -> str:
    return "data:image/png;base64," + base64.b64encode(png).decode()


def compare(judge: Page, player: Player, name: str) -> str | None:
    """What differs from the reference, None where nothing does; or writes the reference."""
    player.page.evaluate("document.fonts.ready")
    player.page.evaluate(HIDE)
    shot = player.page.screenshot(animations="disabled", caret="hide")
    path = REFERENCE / f"{name}.png"
    if WRITE:
        small = judge.evaluate(SHRINK, [url(shot), None])["small"]
        path.write_bytes(base64.b64decode(small))
        return None
    assert path.is_file(), f"there is no reference {path.name}; see the head of this file"
    found: dict[str, Any] = judge.evaluate(SHRINK, [url(shot), url(path.read_bytes())])
    if not found["size"]:
        return f"{name} has another size"
    if found["average"] > MOST_ON_AVERAGE or found["worst"] > MOST_IN_A_TILE:
        return f"{name}: {found['average']:.1f} on average, {found['worst']:.0f} in the worst tile"
    return None


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", SIZES)
def test_the_views_look_as_before(
    new_player: NewPlayer,
    server: Server,
    judge: Page,
    width: int,
    scheme: Literal["light", "dark"],
) -> None:
    player = friend(
        new_player,
        server,
        color_scheme=scheme,
        viewport={"width": width, "height": SIZES[width]},
        reduced_motion="reduce",
    )
    page = player.page
    differences: list[str | None] = []

    def look(view: str) -> None:
        # The pointer must not rest on anything.
        page.mouse.move(1, 1)
        differences.append(compare(judge, player, f"{view}-{width}-{scheme}"))

    player.open_start()
    page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    look("start")
    page.goto(f"{player.url}#/rules/temper")
    page.wait_for_selector("#rules[data-ready=true]")
    page.wait_for_selector("[data-lesson=t2-road] .piece")
    look("rules")
    for game in ("temper", "pardon"):
        player.sit_down(persons(0, bots=(2,), game=game, preset=f"{game}-quick", first=0, seed=97))
        player.wait()
        look(game)
    make_table(player, two_persons())
    page.wait_for_selector(".qr svg")
    look("lobby")
    options = {"tokens": 1, "start_token": True}
    player.sit_down(persons(0, bots=(2,), game="temper", options=options, first=0, seed=98))
    assert player.play(taps=600)
    look("result")
    assert [one for one in differences if one] == []


def test_a_difference_is_seen(new_player: NewPlayer, server: Server, judge: Page) -> None:
    """The comparison is coarse, not blind: it sees one button less."""
    player = friend(new_player, server, color_scheme="light", reduced_motion="reduce")
    player.open_start()
    player.page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    player.page.mouse.move(1, 1)
    if WRITE:
        return
    assert compare(judge, player, "start-390-light") is None
    player.page.evaluate("document.getElementById('play').style.visibility = 'hidden'")
    assert compare(judge, player, "start-390-light") is not None
