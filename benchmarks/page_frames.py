"""How long the page's frames last while a game is played in Chromium on a slow processor.

    python benchmarks/page_frames.py [--game temper] [--seconds 40] [--throttle 4] [--causes]

A person (who taps the first thing there is) plays against three bots on the screen of a phone,
with all motion at normal speed. Two figures for each game:

- frames: the time between two callbacks of `requestAnimationFrame` while Chromium slows the page's
  thread down by the factor. They wait for whatever else this machine does, so it must be quiet.
- tasks: the processor time of everything that thread does in one go, from a trace without
  slowing down, times the factor. What else the machine does matters little.

`--causes` adds which scripts the slow frames ran and how long style and layout took in them, as
Chromium tells it.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, sync_playwright

SLOW_MS = 50.0
"""No frame may last longer."""
SCREEN: ViewportSize = {"width": 390, "height": 844}
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]

SIT_DOWN = """async (setup) => {
  const { rememberTable } = await import("/js/mytables.js");
  const { makeTable } = await import("/js/api.js");
  const made = await makeTable(setup);
  rememberTable({ ...made, setup, made: Date.now(), over: false });
  location.hash = `#/table/${made.table}`;
}"""

# Taps as a person would who thinks for a quarter of a second, and notes every frame.
PLAY = """() => {
  const things = [
    "#roll[aria-disabled=false]", "#deck[aria-disabled=false]", ".bar .bar-button",
    ".spot:not(.spot-other, [aria-hidden])", ".hand-card.playable",
  ];
  setInterval(() => {
    if (document.getElementById("table").dataset.ready !== "true") return;
    const found = things.map((one) => document.querySelector(one)).find((one) => one);
    if (!found) return;
    const box = found.getBoundingClientRect();
    const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
    found.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX, clientY }));
  }, 250);
  window.frames_ms = [];
  window.causes = [];
  let last = performance.now();
  const frame = (now) => {
    window.frames_ms.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  if (PerformanceObserver.supportedEntryTypes.includes("long-animation-frame")) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const style = entry.startTime + entry.duration - entry.styleAndLayoutStart;
        window.causes.push({
          duration: entry.duration, style,
          scripts: entry.scripts.map((one) => ({
            duration: one.duration, forced: one.forcedStyleAndLayoutDuration,
            name: `${one.sourceURL.split("/").pop()} ${one.sourceFunctionName} (${one.invoker})`,
          })),
        });
      }
    }).observe({ type: "long-animation-frame" });
  }
}"""


def main() -> None:
    """Plays, measures, and prints one line a game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=("temper", "pardon"), help="both when left out")
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--throttle", type=float, default=4)
    parser.add_argument("--causes", action="store_true")
    parser.add_argument("--slow", type=float, default=SLOW_MS, help="milliseconds, for --causes")
    asked = parser.parse_args()
    for game in [asked.game] if asked.game else ["temper", "pardon"]:
        with _table(game) as page:
            frames, causes = measure(page, asked.seconds, asked.throttle)
        print(report(f"{game}, frames", frames, asked.throttle))
        if asked.causes:
            print(*explained(causes, asked.slow), sep="\n")
        with _table(game) as page:
            done = tasks(page, asked.seconds)
        print(report(f"{game}, tasks", [asked.throttle * one for one in done], asked.throttle))


@contextmanager
def _table(game: str) -> Iterator[Page]:
    """A page at a table that waits for its person."""
    with tempfile.TemporaryDirectory() as folder:
        server, url = _serve(Path(folder) / "tables.sqlite3")
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=_chromium(), args=ARGUMENTS)
                page = browser.new_page(viewport=SCREEN, device_scale_factor=2, locale="en-GB")
                page.goto(f"{url}?speed=normal")
                page.wait_for_selector("#start[data-ready=true]")
                page.click("#start h1")  # the first press wakes the sounds, long before a game
                page.evaluate(SIT_DOWN, _setup(game))
                page.wait_for_selector("#table[data-ready=true]")
                yield page
                browser.close()
        finally:
            server.kill()
            server.wait()


def measure(
    page: Page, seconds: float, throttle: float
) -> tuple[list[float], list[dict[str, Any]]]:
    """Frame times in milliseconds, and what Chromium says of long frames."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    _play(page, seconds)
    frames: list[float] = page.evaluate("() => window.frames_ms.slice(1)")
    causes: list[dict[str, Any]] = page.evaluate("() => window.causes")
    return frames, causes


def tasks(page: Page, seconds: float) -> list[float]:
    """The processor time of each task of the page's thread, in milliseconds."""
    browser = page.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    events: list[dict[str, Any]] = []
    ended: list[Any] = []
    session.on("Tracing.dataCollected", lambda message: events.extend(message["value"]))
    session.on("Tracing.tracingComplete", lambda message: ended.append(message))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": TRACED}})
    _play(page, seconds)
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(100)
    whole = [event for event in events if event.get("ph") == "X" and "tdur" in event]
    styled = Counter(_thread(event) for event in whole if event["name"] == "UpdateLayoutTree")
    page_thread = styled.most_common(1)[0][0]
    return [
        event["tdur"] / 1000
        for event in whole
        if event["name"].endswith("RunTask") and _thread(event) == page_thread
    ]


def _thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


def _play(page: Page, seconds: float) -> None:
    page.evaluate(PLAY)
    page.wait_for_timeout(1000 * seconds)
    moves = page.locator("#log-list .log-move").count()
    if moves < 3:
        raise RuntimeError(f"only {moves} moves were played: this measures no game")


def _setup(game: str) -> dict[str, Any]:
    seats: list[dict[str, Any]] = [{"seat": 0, "kind": "person"}]
    seats += [{"seat": seat, "kind": "bot", "bot": "careful"} for seat in (1, 2, 3)]
    options = {"start_token": True} if game == "temper" else {"start_pawn": True}
    return {"game": game, "seats": seats, "options": options, "seed": 7, "first": 0}


def _serve(store: Path) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-c", "from homestretch.cli import main; main()", "serve"]
    command += ["--no-browser", "--pace", "0.3", "--store", str(store), "--port", "0"]
    env = {**os.environ, "HOMESTRETCH_SEEDS": "1"}
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env
    )
    assert server.stdout is not None
    for line in server.stdout:
        if found := re.search(r"open at (http://127\.0\.0\.1:\d+/)", line):
            return server, found[1]
    raise RuntimeError("the server did not start")


def _chromium() -> str:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    raise RuntimeError("this needs Chromium")


def report(name: str, times: list[float], throttle: float) -> str:
    """One line of figures."""
    ordered = sorted(times)

    def at(share: float) -> float:
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    slow = sum(one > SLOW_MS for one in times)
    return (
        f"{name:14} {len(times)} at a processor {throttle:g} times slower: "
        f"p50 {at(0.5):.1f} ms, p99 {at(0.99):.1f} ms, worst {ordered[-1]:.1f} ms, "
        f"{slow} over {SLOW_MS:g} ms ({slow / len(times):.2%})"
    )


def explained(causes: list[dict[str, Any]], slow: float) -> list[str]:
    """What the long frames did, the most frequent first."""
    time: Counter[str] = Counter()
    times: Counter[str] = Counter()
    for cause in (one for one in causes if one["duration"] > slow):
        time["style and layout at the end"] += cause["style"]
        times["style and layout at the end"] += 1
        for script in cause["scripts"]:
            time[script["name"]] += script["duration"]
            times[script["name"]] += 1
            if script["forced"]:
                time[f"  forced layout in {script['name']}"] += script["forced"]
                times[f"  forced layout in {script['name']}"] += 1
    return [
        f"    {ms:8.0f} ms in {times[name]} frames: {name}" for name, ms in time.most_common(12)
    ]


if __name__ == "__main__":
    main()
