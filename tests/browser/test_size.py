"""How much a first visit loads, compressed as the server sends it."""

from __future__ import annotations

import sys

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.friends import friend, join_by_link, make_table, two_persons
from tests.browser.player import READY, Player, persons
from tests.browser.serving import Server

MOST_BYTES = 150_000

NOTE_WHEN_PLAYABLE = """addEventListener("DOMContentLoaded", () => {
  const table = document.getElementById("table");
  new MutationObserver(() => {
    if (table.dataset.ready === "true") window.playable ??= performance.now();
  }).observe(table, { attributeFilter: ["data-ready"] });
})"""

LOADED = """(until) => [
  ...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource"),
].filter((one) => one.startTime <= until)
  .map((one) => ({ name: one.name, size: one.encodedBodySize }))"""


def _loaded(player: Player) -> list[str]:
    """What was asked for until the table could be played, or until now; fails over the limit."""
    until = player.page.evaluate("() => window.playable ?? performance.now()")
    found = player.page.evaluate(LOADED, until)
    # Once only: what is named twice comes from the browser's own memory.
    sizes = {one["name"]: one["size"] for one in found}
    total = sum(sizes.values())
    largest = sorted(sizes.items(), key=lambda one: -one[1])[:8]
    sys.stdout.write(f"{player.page.url}: {total:,} bytes; allowed {MOST_BYTES:,}\n")
    assert len(found) > 30
    assert 80_000 < total < MOST_BYTES, f"{total:,} bytes are loaded, among them {largest}"
    return [one["name"].rpartition("/")[2] for one in found]


def _person(new_player: NewPlayer, server: Server) -> Player:
    player = new_player(server)
    player.page.add_init_script(NOTE_WHEN_PLAYABLE)
    return player


def test_the_start_page_is_light(new_player: NewPlayer, server: Server) -> None:
    player = _person(new_player, server)
    player.open_start()
    loaded = _loaded(player)
    assert "table.js" not in loaded


@pytest.mark.parametrize("game", ["temper", "pardon"])
def test_a_table_that_is_opened_directly_is_light(
    new_player: NewPlayer, server: Server, game: str
) -> None:
    """In a browser that has never been here; all else comes when the table can be played."""
    host = new_player(server)
    host.sit_down(persons(0, bots=(2,), game=game, first=0, seed=95))
    kept = host.page.evaluate("() => JSON.stringify(localStorage)")
    player = _person(new_player, server)
    player.page.add_init_script(
        f"for (const [name, value] of Object.entries({kept})) localStorage.setItem(name, value);"
    )
    player.page.goto(player.url + host.page.url[host.page.url.index("#") :])
    player.page.wait_for_selector(READY)
    loaded = _loaded(player)
    assert "table.js" in loaded
    assert not {"start.js", "statistics.js", "seal-panel.js", "rulebook.js"} & set(loaded)
    player.page.wait_for_function(
        """() => performance.getEntriesByType("resource").some(
          (one) => one.name.endsWith("/statistics.js"))"""
    )


@pytest.mark.parametrize("game", ["temper", "pardon"])
def test_an_invitation_and_its_table_are_light(
    new_player: NewPlayer, server: Server, game: str
) -> None:
    """A friend takes the last free place, in a browser that has never been here."""
    host = friend(new_player, server)
    code = make_table(host, two_persons(game=game, first=2))
    guest = friend(new_player, server)
    guest.page.add_init_script(NOTE_WHEN_PLAYABLE)
    join_by_link(guest, server, code, "Ann")
    guest.page.wait_for_selector(READY)
    loaded = _loaded(guest)
    assert {"join.js", "table.js"} <= set(loaded)
