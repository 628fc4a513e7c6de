"""Several people with devices of their own at one table."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import BOARD_IS_PAST, OVER, Player
from tests.browser.serving import Server

_SOCKETS = """
window.lines = [];
window.unanswered = new Set();
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    window.lines.push(this);
    this.addEventListener("message", ({ data }) => {
      this.isHeard = true;
      const { id } = JSON.parse(data);
      if (window.unanswered.delete(id)) document.documentElement.dataset.answered = id;
    });
  }
  send(data) {
    const { id } = JSON.parse(data);
    if (id) window.unanswered.add(id);
    if (!window.isCut) super.send(data);
  }
};
"""
_IS_ANSWERED = f"(number) => !window.unanswered?.size && ({BOARD_IS_PAST})(number)"

HOLD = """
window.holding = -1;
window.held = [];
const soon = window.setTimeout;
window.setTimeout = (work, ms, ...more) =>
  ms === window.holding ? window.held.push(work) : soon(work, ms, ...more);
"""
"""Timers of `window.holding` milliseconds wait until somebody lets them go."""


def friend(new_player: NewPlayer, server: Server, **settings: Any) -> Player:
    """Somebody without animations, whose line can be cut."""
    player = new_player(server, **settings)
    kept = json.dumps({"speed": "off", "tips": False})
    player.page.add_init_script(
        f"localStorage.getItem('homestretch.settings') ??"
        f" localStorage.setItem('homestretch.settings', {json.dumps(kept)});"
    )
    player.page.add_init_script(_SOCKETS)
    return player


def make_table(host: Player, setup: dict[str, Any]) -> str:
    """The host makes a table and is in its lobby; its code."""
    table = host.open_table(setup)
    host.page.wait_for_selector("#people-list")
    return table[:6]


def join_by_link(guest: Player, server: Server, code: str, name: str) -> None:
    """Somebody opens the link and sits down."""
    guest.page.goto(f"http://{server.origin}/join/{code}")
    guest.page.fill("#join-name", name)
    guest.page.click("#join-sit")
    guest.page.wait_for_selector("#people-list, #table:not([hidden])")


def cut(player: Player) -> None:
    """The device has no network any more.

    What it says from now on is lost at once: Chromium without a network keeps a frame that was
    said then, and the end of the line behind it, for ever, while it answers the server's pings.
    """
    player.page.evaluate("window.isCut = true")
    player.page.context.set_offline(True)
    player.page.evaluate("window.lines.forEach((line) => line.close())")
    expect(player.page.locator("#lost")).to_be_visible()


def mend(player: Player) -> None:
    """The network is back."""
    player.page.evaluate("window.isCut = false")
    player.page.context.set_offline(False)
    expect(player.page.locator("#lost")).to_be_hidden()


def two_persons(**more: Any) -> dict[str, Any]:
    """A table for one person here and a friend elsewhere."""
    seats = [{"seat": 0, "kind": "person", "name": "Anna"}, {"seat": 2, "kind": "open"}]
    return {"game": "temper", "seats": seats, "first": 0, **more}


def act(player: Player) -> None:
    """One tap; where it was a whole move, until the board shows what it made."""
    before = player.number()
    player.tap()
    if player.page.get_attribute("#table", "data-ready") == "false":
        player.until(_IS_ANSWERED, before)


def play_out(players: dict[int, Player], acts: int = 800) -> None:
    """Plays the game to its end, each seat from its own device."""
    anybody = next(iter(players.values()))
    for _ in range(acts):
        waits_for = now(anybody)
        if waits_for == "over":
            for player in players.values():
                player.page.wait_for_selector(OVER)
            return
        actor = players[int(waits_for)]
        actor.wait()
        act(actor)
    raise AssertionError("the game does not come to an end")


def now(player: Player) -> str:
    """The seat that is waited for, or `over`, once the server has done its own steps."""
    found: str = player.page.evaluate(
        """async () => {
          const { getView } = await import("/js/api.js");
          const { myTable } = await import("/js/mytables.js");
          const id = location.hash.split("/").pop();
          for (;;) {
            const view = await getView(id, myTable(id)?.key ?? null);
            if (view.to_act === "over") return "over";
            if (view.waits_for !== null) return String(view.waits_for);
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
        }"""
    )
    return found


def two_at_a_table(
    new_player: NewPlayer, server: Server, **more: Any
) -> tuple[Player, Player, str]:
    """Anna and Ben, each at a device of their own, in a game that has begun; and its code."""
    host, guest = friend(new_player, server), friend(new_player, server)
    code = make_table(host, two_persons(**more))
    join_by_link(guest, server, code, "Ben")
    for player in (host, guest):
        player.page.wait_for_selector("#table:not([hidden]) .board-frame")
    return host, guest, code


def seat_link(player: Player) -> str:
    """The link with which another device opens Ben's seat."""
    player.page.click("#people-open")
    player.page.click("#link-2")
    return player.page.locator("#share .share-link").input_value()


def put_a_bot(host: Player) -> None:
    """The host puts a bot on Ben's seat."""
    host.page.click("#people-open")
    host.page.click("#fill-2")
    host.page.click("[data-bot=careful]")
    expect(host.page.locator(".person.seat-2 .person-state")).to_have_text("Bot")
