"""A person at the page: looks, taps, types, and notices what should never happen."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Page, Request

READY = "#table[data-ready=true]"
OVER = "dialog#result[open]"
CURTAIN = "#curtain:not([hidden])"
SOMETHING_TO_DO = {"over": OVER, "curtain": CURTAIN, "ready": READY}

PATIENCE_MS = 40_000
PHONE = {"width": 390, "height": 844}

_LIGHT_PAGE = "/icon.svg"
"""Of the same origin as the page, with the same memory."""
_MAKE_TABLE = """async (setup) => {
  const { rememberTable } = await import("/js/mytables.js");
  const { makeTable } = await import("/js/api.js");
  const { table, key, watch } = await makeTable(setup);
  rememberTable({ table, key, watch, setup, made: Date.now(), over: false });
  return table;
}"""

_UNTIL = """([given, patience]) => new Promise((resolve, reject) => {
  const look = () => {
    const found = (CONDITION)(given);
    if (!found) return;
    clearTimeout(late);
    changes.disconnect();
    resolve(found);
  };
  const changes = new MutationObserver(look);
  const late = setTimeout(() => reject(new Error("what was waited for does not come")), patience);
  changes.observe(document, { attributes: true, childList: true, subtree: true });
  look();
})"""
"""One call, however long it takes: asking again and again costs more than the page itself."""

BOARD_IS_PAST = """
  (number) => Number(document.querySelector(".board-frame")?.dataset.number) > number"""
"""Whether the board shows a later event than the one of a number."""

_WHAT_TO_DO = """(states) => Object.keys(states).find(
  (state) => document.querySelector(states[state])?.checkVisibility())"""

_WHAT_TO_TAP = """() => {
  const found = [
    "#roll[aria-disabled=false]",
    "#deck[aria-disabled=false]",
    ".bar .bar-button",
    ".spot:not(.spot-other, [aria-hidden])",
    ".hand-card.playable",
  ].map((selector) => document.querySelector(selector)).find(Boolean);
  if (!found) return null;
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
"""The middle of what may be tapped, the most pressing thing first."""


_NOTE_THE_CLICK = """() => {
  window.clicked = new Promise((resolve) => {
    addEventListener("click", () => resolve(true), { once: true, capture: true });
    setTimeout(resolve, 1000, false);
  });
}"""
"""The click of a finger comes after the tap, which is not waited for as a mouse's is."""


class Player:
    """A page with a person in front of it."""

    def __init__(self, page: Page, url: str, host: str) -> None:
        self.page = page
        self.url = url
        self._host = host
        self.by_touch = False
        """Whether `tap` is a finger's; the page's context must have a touch screen."""
        self.faults: list[str] = []
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.faults.append(f"script error: {error}"))
        page.on("request", self._on_request)

    def _on_console(self, message: ConsoleMessage) -> None:
        # While the server is down or the line cut, the browser itself reports each failed
        # connection, each file that was on its way, and for the service worker each file that
        # could not be fetched.
        signs = (
            *("ERR_CONNECTION", "ERR_SOCKET", "ERR_INTERNET", "ERR_NETWORK", "ERR_FAILED"),
            *("ERR_CONTENT_LENGTH_MISMATCH", "ERR_INCOMPLETE_CHUNKED", "ERR_EMPTY_RESPONSE"),
            *("WebSocket connection", "when fetching the script"),
            "not used within a few seconds",  # the font, where the page takes as long
        )
        down = any(sign in message.text for sign in signs)
        # What the browser asks for by itself, beside the light page.
        down |= message.location["url"].endswith("/favicon.ico")
        if message.type in {"error", "warning"} and not down:
            self.faults.append(f"console: {message.text}")

    def _on_request(self, request: Request) -> None:
        scheme, _, rest = request.url.partition("://")
        if scheme not in {"data", "blob"} and not rest.startswith(self._host + "/"):
            self.faults.append(f"asked another host: {request.url}")

    def open_start(self) -> None:
        """The start page, ready to be used."""
        self.page.goto(self.url)
        self.page.wait_for_selector("#start[data-ready=true]")

    def sit_down(self, setup: dict[str, Any]) -> None:
        """Makes a table through the server's interface and opens it, as the Play button would."""
        self.open_table(setup)
        self.wait()

    def open_table(self, setup: dict[str, Any]) -> str:
        """Makes a table, remembers it as the start page does, and goes there; its name.

        The start page itself, the heaviest of all, is left to the tests that are about it.
        """
        self.page.goto(f"http://{self._host}{_LIGHT_PAGE}")
        table: str = self.page.evaluate(_MAKE_TABLE, setup)
        self.page.goto(f"{self.url}#/table/{table}")
        return table

    def until(self, condition: str, given: Any = None) -> Any:
        """Until what a function in JavaScript gives, asked at each change of the page, is true."""
        while True:
            try:
                script = _UNTIL.replace("CONDITION", condition)
                return self.page.evaluate(script, [given, PATIENCE_MS])
            except Error as error:
                if "context was destroyed" not in str(error):
                    raise
                self.page.wait_for_load_state()  # another page came, and what was asked went

    def wait(self) -> str:
        """Until there is something to do: `ready`, `over` or `curtain`."""
        state: str = self.until(_WHAT_TO_DO, SOMETHING_TO_DO)
        return state

    def tap(self) -> None:
        """One tap on what may be tapped, once there is something."""
        place = self.until(_WHAT_TO_TAP)
        if not self.by_touch:
            self.page.mouse.click(*place)
            return
        self.page.evaluate(_NOTE_THE_CLICK)
        self.page.touchscreen.tap(*place)
        self.page.evaluate("window.clicked")

    def play(self, taps: int) -> bool:
        """Plays on by taps; whether the game is over. Fails where it does not get there."""
        for _ in range(taps):
            state = self.wait()
            if state == "over":
                return True
            if state == "curtain":
                self.page.click("#curtain button")
            else:
                self.tap()
        return False

    def fall_behind(self) -> None:
        """The next command that goes out does not know of the last event yet."""
        self.page.evaluate(
            """() => {
              const send = WebSocket.prototype.send;
              WebSocket.prototype.send = function (text) {
                const message = JSON.parse(text);
                if (!message.expect) return send.call(this, text);
                message.expect -= 1;
                WebSocket.prototype.send = send;
                return send.call(this, JSON.stringify(message));
              };
            }"""
        )

    def view(self) -> dict[str, Any]:
        """What the server says of the table now, to this browser."""
        view: dict[str, Any] = self.page.evaluate(
            """async () => {
              const { getView } = await import("/js/api.js");
              const { myTable } = await import("/js/mytables.js");
              const id = location.hash.split("/").pop();
              return getView(id, myTable(id)?.key ?? null);
            }"""
        )
        return view

    def drawn(self) -> list[tuple[int, int, float, float]]:
        """Seat, progress and the place on the picture of every piece that is drawn."""
        pieces = self.page.evaluate(
            """() => [...document.querySelectorAll(".layer-pieces > .piece")].map((piece) => {
              const [, x, y] = /translate\\((.+)px, (.+)px\\)/.exec(piece.style.transform);
              const { seat, progress } = piece.dataset;
              return [seat, progress, x, y].map(Number);
            })"""
        )
        return sorted(tuple(piece) for piece in pieces)

    def standing(self) -> list[tuple[int, int]]:
        """Seat and progress of every piece that is drawn."""
        return [(seat, progress) for seat, progress, _, _ in self.drawn()]

    def number(self) -> int:
        """The number of the event that the board shows."""
        return int(self.page.get_attribute(".board-frame", "data-number") or -1)

    def scrolls(self) -> dict[str, int]:
        """How much more there is than fits the window, sideways and down."""
        sizes: dict[str, int] = self.page.evaluate(
            """() => {
              const page = document.scrollingElement;
              const table = document.getElementById("table");
              return {
                across: Math.max(page.scrollWidth, table.scrollWidth) - innerWidth,
                down: Math.max(page.scrollHeight, table.scrollHeight) - innerHeight,
              };
            }"""
        )
        return sizes

    def seen(self) -> str:
        """The texts that are shown now, for somebody who asks why a test has failed."""
        text = " / ".join(self.page.locator("body").inner_text().split("\n"))
        table = json.dumps(self.page.locator("#table").evaluate("table => ({ ...table.dataset })"))
        return f"{text[:1500]} {table} {self._behind()}"

    def _behind(self) -> str:
        """How far the board is, and what the server says of the table; nothing where it cannot."""
        try:
            shown, view = self.number(), self.view()
        except Exception:
            return ""
        seal = view["seal"] and view["seal"]["state"]
        there = f"{view['number']}, waits for {view['waits_for']}, {seal}"
        return f"shown {shown}, at the server {there}"

    def spoken(self) -> str:
        """What the live region holds."""
        return self.page.locator("#live").inner_text()


def table_id(page: Page) -> str:
    """The table that the address names."""
    found = re.search(r"#/table/([\w-]+)", page.url)
    assert found, page.url
    return found[1]


def persons(*seats: int, bots: tuple[int, ...] = (), **more: Any) -> dict[str, Any]:
    """A setup with persons on some seats and bots on others."""
    seated = [{"seat": seat, "kind": "person"} for seat in seats]
    seated += [{"seat": seat, "kind": "bot", "bot": "careful"} for seat in bots]
    return json.loads(json.dumps({"seats": seated, **more}))
