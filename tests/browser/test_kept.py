"""What a browser keeps: when it may keep nothing, when it is full, in two tabs, over many games."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.player import READY, Player

NOTHING_KEPT = """
for (const name of ["setItem", "getItem"]) {
  Storage.prototype[name] = () => { throw new DOMException("no", "SecurityError"); };
}
"""


def test_who_plays_where_nothing_is_kept_has_a_seat(player: Player) -> None:
    """A private window, or a device that is full."""
    player.page.add_init_script(NOTHING_KEPT)
    player.open_start()
    player.page.click("#play")
    player.page.wait_for_selector(READY)
    player.tap()
    player.wait()
    player.page.click("#table [data-label=table-back]")
    expect(player.page.locator(".continue-link")).to_have_count(1)


def test_games_that_run_are_kept_longer_than_those_that_are_over(player: Player) -> None:
    """Their keys are nowhere else."""
    player.open_start()
    found: dict[str, Any] = player.page.evaluate(
        """async () => {
          const { rememberTable, myTables } = await import("/js/mytables.js");
          const table = (number, over) => ({
            table: `t${number}`, key: "k", setup: { game: "temper", seats: [] }, made: number, over,
          });
          rememberTable(table(0, false));
          for (let number = 1; number <= 40; number += 1) rememberTable(table(number, true));
          const some = myTables().map(({ table }) => table);
          for (let number = 41; number <= 80; number += 1) rememberTable(table(number, false));
          const all = myTables().map(({ table }) => table);
          localStorage.removeItem("homestretch.tables");
          return { some, all };
        }"""
    )
    assert found["some"] == [f"t{number}" for number in range(40, 11, -1)] + ["t0"]
    assert found["all"] == [f"t{number}" for number in range(80, 50, -1)]


def test_two_tabs_do_not_undo_each_others_settings(player: Player) -> None:
    player.open_start()
    other = player.page.context.new_page()
    other.goto(player.url)
    other.wait_for_selector("#start[data-ready=true]")
    change = """async (change) => {
      (await import("/js/settings.js")).changeSettings(change);
      return JSON.parse(localStorage["homestretch.settings"]);
    }"""
    player.page.evaluate(change, {"theme": "dark"})
    kept = other.evaluate(change, {"sound": False})
    assert (kept["theme"], kept["sound"]) == ("dark", False)
    assert "tips" not in kept  # what only the address says is not kept


def test_a_language_whose_words_do_not_come_is_not_kept(player: Player) -> None:
    player.page.route("**/words/de.ftl", lambda route: route.abort())
    player.open_start()
    player.page.click("#start [data-opens=settings]")
    player.page.select_option("#language", "de")
    expect(player.page.locator("#toast.shown")).to_contain_text("The server cannot be reached.")
    expect(player.page.locator("#language")).to_have_value("en")
    player.page.reload()
    expect(player.page.locator("#play")).to_have_text("Play")
