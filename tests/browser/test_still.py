"""The board stays where it is, and as large, whatever is said above it and shown below it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, persons
from tests.browser.serving import Server

# Every place the board has had, as top and width.
WATCH = """() => {
  window.places = new Set();
  const look = () => {
    const { top, width } = document.querySelector(".board-frame").getBoundingClientRect();
    window.places.add(`${top.toFixed(1)} ${width.toFixed(1)}`);
    requestAnimationFrame(look);
  };
  look();
}"""
PLACES = "() => [...window.places]"
TEMPER = persons(0, bots=(1, 2, 3), game="temper", options={"start_token": True}, first=0, seed=7)


def at_table(
    new_player: NewPlayer, server: Server, tips: str = "off", **settings: object
) -> Player:
    player = new_player(server, **settings)
    player.url = player.url.replace("tips=off", f"tips={tips}")
    player.sit_down(TEMPER)
    player.wait()
    player.page.evaluate(WATCH)
    return player


@pytest.mark.parametrize(
    ("size", "locale"),
    [
        ((390, 844), "en-GB"),
        ((390, 664), "de-DE"),
        ((360, 640), "fr-FR"),
        ((768, 1024), "fr-FR"),
        ((1280, 800), "en-GB"),
    ],
)
def test_long_sentences_do_not_move_the_board(
    new_player: NewPlayer, server: Server, size: tuple[int, int], locale: str
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    player = at_table(new_player, server, viewport=viewport, locale=locale)
    lines = set()
    for _ in range(12):
        assert player.wait() == "ready"
        lines.add(player.page.locator(".banner-line").inner_text())
        player.tap()
    assert max(map(len, lines)) > 55
    assert len(player.page.evaluate(PLACES)) == 1


@pytest.mark.parametrize("size", [(390, 844), (430, 932), (768, 1024)])
def test_tips_do_not_move_the_board(
    new_player: NewPlayer, server: Server, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    player = at_table(new_player, server, tips="on", viewport=viewport)
    tip = player.page.locator("#tip:visible")
    seen = set()
    for _ in range(20):
        assert player.wait() == "ready"
        seen.add(tip.inner_text() if tip.count() else "")
        if len(seen) > 2:
            break
        player.tap()
    assert len(seen) > 2
    (place,) = player.page.evaluate(PLACES)
    if size[0] < 500:  # on a tablet held upright the cards take their part of the height
        assert float(place.split()[1]) == size[0] - 8


def test_a_phone_whose_corners_are_taken_has_a_board_as_wide_as_any(
    new_player: NewPlayer, server: Server
) -> None:
    """As the page is seen from the home screen, below the clock and above the bar to swipe."""
    player = at_table(new_player, server, viewport={"width": 390, "height": 844})
    session = player.page.context.new_cdp_session(player.page)
    insets = {"top": 47, "bottom": 34}
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    player.page.wait_for_function(
        "() => document.querySelector('.banner').getBoundingClientRect().height > 140"
    )
    boxes = [
        player.page.locator(one).bounding_box() or {}
        for one in ("#plates-top", ".board-frame", "#plates-bottom", "#dock")
    ]
    assert boxes[1]["width"] == 382
    for above, below in pairwise(boxes):
        assert above["y"] + above["height"] <= below["y"] + 0.5
    assert boxes[-1]["y"] + boxes[-1]["height"] <= 844 - 34 + 0.5


def test_cards_keep_their_size_while_one_is_missing(new_player: NewPlayer, server: Server) -> None:
    player = new_player(server)
    player.sit_down(persons(0, bots=(2,), game="pardon", first=0, seed=84))
    player.wait()
    player.page.evaluate(
        """() => {
          window.widths = new Set();
          window.fewest = 9;
          const hand = document.querySelector(".hand");
          const look = () => {
            const cards = hand.querySelectorAll(".hand-card");
            for (const card of cards) window.widths.add(getComputedStyle(card).width);
            window.fewest = Math.min(window.fewest, cards.length);
          };
          new MutationObserver(look).observe(hand, { childList: true });
          look();
        }"""
    )
    for _ in range(8):
        player.tap()
        player.wait()
    assert player.page.evaluate("window.fewest") == 4
    assert len(player.page.evaluate("[...window.widths]")) == 1


def test_a_short_name_stays_whole_beside_a_long_one(new_player: NewPlayer, server: Server) -> None:
    player = at_table(new_player, server, viewport={"width": 390, "height": 844})
    cut = player.page.evaluate(
        """() => {
          const [one, other] = document.querySelectorAll("#plates-bottom .plate-name");
          [one.textContent, other.textContent] = ["Oma Gertrude-Wilhelm", "Blue"];
          return [one, other].map((name) => name.scrollWidth > name.clientWidth);
        }"""
    )
    assert cut == [True, False]
