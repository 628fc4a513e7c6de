"""The own seat lies at the bottom, and every square is still the square it says it is."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, persons
from tests.browser.serving import Server

ROADS = {"temper": (40, 44), "pardon": (60, 66)}
"""The last square of the track on a road, and the last place of all."""

# Where the picture has each place of each seat's road, beside where pieces would stand there.
MEASURE = """async ([game, track, last]) => {
  const { turnedLayout } = await import("/js/turned.js");
  const board = document.querySelector(".board-frame");
  const frame = board.getBoundingClientRect();
  const middle = (place) => {
    const box = board.querySelector(`.board-picture ${place}`).getBoundingClientRect();
    return {
      x: (box.left + box.width / 2 - frame.left) / frame.width,
      y: (box.top + box.height / 2 - frame.top) / frame.height,
    };
  };
  const layout = await (await fetch(`/api/board/${game}.json`)).json();
  const { places, width } = turnedLayout(layout, Number(board.dataset.quarters ?? 0));
  // By the rules: T2, and P2 with P3.
  const first = game === "temper" ? 0 : 4;
  const found = [];
  for (const seat of [0, 1, 2, 3]) {
    for (let progress = 1; progress <= last; progress += 1) {
      const square = ((track / 4) * seat + first + progress - 1) % track;
      const name = progress <= track ? `square="track-${square}"` : `place="${seat}-${progress}"`;
      const drawn = middle(`[data-${name}]`);
      const points = places[seat][progress];
      const mean = (axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
      const [x, y] = [mean(0) / width, mean(1) / width];
      found.push([seat, progress, Math.hypot(drawn.x - x, drawn.y - y)]);
    }
  }
  return found;
}"""


def corner(player: Player, seat: int) -> tuple[bool, bool]:
    """Whether the base of a seat lies at the bottom, and whether to the left."""
    frame = player.page.locator(".board-frame").bounding_box()
    base = player.page.locator(f".board-picture .base.seat-{seat}").bounding_box()
    assert frame is not None
    assert base is not None
    down = base["y"] + base["height"] / 2 > frame["y"] + frame["height"] / 2
    left = base["x"] + base["width"] / 2 < frame["x"] + frame["width"] / 2
    return down, left


@pytest.mark.parametrize("game", ["temper", "pardon"])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_every_square_is_drawn_where_pieces_stand(player: Player, game: str, seat: int) -> None:
    rivals = tuple(other for other in range(4) if other != seat)
    player.sit_down(persons(seat, bots=rivals, game=game, first=seat, seed=31))
    player.wait()
    measured = player.page.evaluate(MEASURE, [game, *ROADS[game]])
    assert len(measured) == 4 * ROADS[game][1]
    # A seventh of a square is far less than anybody could mistake for the next one.
    assert [place for place in measured if place[2] > 0.009] == []
    down, left = corner(player, seat)
    assert down
    assert left == (game == "temper")
    plate = player.page.locator(f"#plates-bottom .plate.seat-{seat}")
    assert plate.count() == 1


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_signs_stay_upright(player: Player, seat: int) -> None:
    rivals = tuple(other for other in range(4) if other != seat)
    player.sit_down(persons(seat, bots=rivals, game="pardon", first=seat, seed=32))
    player.wait()
    leaning = player.page.evaluate(
        """() => [...document.querySelectorAll(".board-picture .turns .upright")].filter((sign) => {
          const { a, b } = sign.getScreenCTM();
          return Math.abs(b) > 0.001 || a <= 0;
        }).length"""
    )
    assert leaning == 0


def test_pieces_walk_the_turned_board(player: Player) -> None:
    player.sit_down(
        persons(2, bots=(0, 1, 3), game="temper", options={"start_token": True}, seed=33)
    )
    for _ in range(3):
        assert not player.play(taps=4)
        player.wait()
        view = player.view()
        standing = sorted(
            (int(seat), progress) for seat, road in view["pieces"].items() for progress in road
        )
        assert player.standing() == standing
        points = [piece[2:] for piece in player.drawn()]
        assert len(set(points)) == len(points)


def test_several_at_one_device_see_it_from_the_first_seat(player: Player) -> None:
    player.sit_down(persons(1, 3, game="temper", first=1, options={"tokens": 1}, seed=34))
    turns = set()
    for _ in range(12):
        player.wait()
        turns.add(player.view()["turn"])
        assert corner(player, 1) == (True, True)
        player.tap()
    assert turns == {1, 3}


def test_the_board_turns_to_whoever_plays_where_that_is_set(player: Player) -> None:
    player.sit_down(persons(1, 3, game="temper", first=1, options={"tokens": 1}, seed=34))
    player.page.click("#table [data-opens=settings]")
    player.page.click("label[for=turning]")
    player.page.click("dialog#settings .button")
    turns = set()
    for _ in range(12):
        player.wait()
        turn = player.view()["turn"]
        assert corner(player, turn) == (True, True)
        turns.add(turn)
        player.tap()
    assert turns == {1, 3}


def test_a_watcher_sees_the_board_unturned(new_player: NewPlayer, server: Server) -> None:
    player = new_player(server)
    player.sit_down(persons(2, bots=(0,), game="temper", seed=35))
    watcher = new_player(server)
    watcher.page.goto(player.page.url)
    watcher.page.wait_for_selector(".board-frame[data-number]")
    assert corner(player, 2) == (True, True)
    assert corner(watcher, 0) == (True, True)


def test_a_replay_lies_as_the_game_lay(player: Player) -> None:
    player.sit_down(persons(1, bots=(3,), game="temper", options={"tokens": 1}, seed=36))
    assert player.play(taps=400)
    player.page.click("dialog#result button.quiet:has-text('Watch it again')")
    player.page.wait_for_selector(".replay .board-frame[data-number]")
    assert corner(player, 1) == (True, True)
