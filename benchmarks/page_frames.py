"""How long the page's frames last while a game is played in Chromium on a slow processor.

    python benchmarks/page_frames.py [--game temper] [--seats 4] [--pieces 4] [--seconds 40]
                                     [--whole] [--throttle 4 | --like 1000] [--causes]

A person (who taps the first thing there is, with a finger) plays against bots on the screen of a
phone: motion at normal speed, tips and sounds on, chance sealed, the server's own pace. `--whole`
plays to the end, with the dialog that tells it; with one piece for each seat that comes soon. Four
figures for each game:

- bare: the time between two callbacks of `requestAnimationFrame` of a page on which one box moves,
  while Chromium slows its thread down by the factor. What it misses, the machine misses.
- frames: the same of the game, right after it. They wait for whatever else this machine does; with
  two cores, both pages at once would disturb each other.
- tasks: the processor time of everything the page's thread does in one go, from a trace without
  slowing down, times the factor (but for sweeping up, which is done in slices that end by the
  clock). What else the machine does matters little.
- queue: how long frames would last if that thread did these very tasks in their order, each taking
  the factor longer and waiting for those before it. Times in which it had nothing to do are left
  out where they are longer than a frame: they are the machine's.

Frames come with the display, every 16.7 ms, so that one of three lasts 50.0 ms give or take the
clock: of frames only those that are longer by half a frame count as over 50. Each of those is
listed: when it was, after how many moves, what moved, and for how long Chromium says that the
page's thread was at work in it ("waited": for less than half of it, so that the drawing threads or
the machine were late). `drawn` is what Chromium says of all frames, those of the pauses before and
after too: shown with what the page's thread had to do for them, shown without it, or not shown.

How slow four times slower is depends on the machine, so its speed is told first, by the measure of
Lighthouse's BenchmarkIndex: a fast desktop has 1,500 to 2,000. `--like` slows down so far that so
much is left; Chromium's own tools take 1,000 for a phone of the middle and 264 for a slow one.

`--causes` adds which scripts the slow frames ran and how long style and layout took in them.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

SLOW_MS = 50.0
"""No frame may last longer."""
FRAME_MS = 1000 / 60
LATE_MS = SLOW_MS + FRAME_MS / 2
"""Between three times the display's and four."""
SCREEN: ViewportSize = {"width": 390, "height": 844}
THREAD = ["devtools.timeline", "disabled-by-default-devtools.timeline", "cppgc"]
"""What the trace of the page's thread records."""
SWEEP = "CppGC.IncrementalSweep"
"""Sweeping up in slices that end by the clock, so that they are no longer on a slower processor."""
DRAWN = ["disabled-by-default-devtools.timeline.frame"]
"""What tells whether a frame was shown; little enough to change nothing."""
WHOLE = "STATE_PRESENTED_ALL"
LONGEST_TRACE = 120.0
"""Seconds; the trace of a whole game would fill the memory."""
LONGEST_GAME = 1800.0
PAUSE_MS = 1000
"""How long nothing is asked of the page before it is watched."""
END_SECONDS = 4.0
"""How long the dialog at the end is looked at."""
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]

SIT_DOWN = """async (setup) => {
  const { rememberTable } = await import("/js/mytables.js");
  const { makeTable } = await import("/js/api.js");
  const made = await makeTable(setup);
  rememberTable({ ...made, setup, made: Date.now(), over: false });
  location.hash = `#/table/${made.table}`;
}"""

# Notes every frame, and at the longer ones what can be seen. It begins a moment later, and ends by
# itself, after so many seconds or so long after the game: what it takes to ask for it and for its
# notes is not the page's.
WATCH = """({ slow, seconds, after, pause }) => setTimeout(() => {
  window.frames_ms = [];
  window.slow = [];
  window.causes = [];
  console.timeStamp("watching");
  const begun = performance.now();
  const seen = () => {
    const found = [...document.querySelectorAll("dialog[open]")].map((one) => `#${one.id}`);
    for (const one of document.getAnimations()) {
      if (one.playState !== "running" || one instanceof CSSTransition) continue;
      const name = String(one.effect.target.getAttribute("class")).split(" ")[0];
      if (one.effect.getTiming().iterations !== Infinity || name === "cube") found.push(name);
    }
    if (document.getElementById("tip")?.childElementCount) found.push("#tip");
    return [...new Set(found)];
  };
  let last = begun;
  let end = seconds ? begun + 1000 * seconds : Infinity;
  const frame = (now) => {
    if (now > end) {
      console.timeStamp("watched");
      window.watched = true;
      return;
    }
    if (end === Infinity && document.getElementById("result")?.open) end = now + 1000 * after;
    window.frames_ms.push(now - last);
    if (now - last > slow) {
      const moves = document.querySelectorAll("#log-list .log-move").length;
      window.slow.push({ at: now - begun, from: last, to: now, moves, seen: seen() });
    }
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    if (window.watched) return;
    for (const entry of list.getEntries()) {
      const end = entry.startTime + entry.duration;
      window.causes.push({
        from: entry.startTime, to: end, duration: entry.duration,
        style: entry.styleAndLayoutStart ? end - entry.styleAndLayoutStart : 0,
        scripts: entry.scripts.map((one) => ({
          duration: one.duration, forced: one.forcedStyleAndLayoutDuration,
          name: `${one.sourceURL.split("/").pop()} ${one.sourceFunctionName} (${one.invoker})`,
        })),
      });
    }
  }).observe({ type: "long-animation-frame" });
}, pause)"""

# Taps as a person would who thinks for a quarter of a second; right after a frame, when it is known
# where things are without another layout.
PLAY = """(pause) => {
  const things = [
    "#roll[aria-disabled=false]", "#deck[aria-disabled=false]", ".bar .bar-button",
    ".spot:not(.spot-other, [aria-hidden])", ".hand-card.playable",
  ];
  const tap = () => {
    if (document.getElementById("table").dataset.ready !== "true") return;
    const found = things.map((one) => document.querySelector(one)).find((one) => one);
    if (!found) return;
    const box = found.getBoundingClientRect();
    const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
    found.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX, clientY }));
  };
  const soon = () => requestAnimationFrame(() => setTimeout(tap));
  setTimeout(() => setInterval(soon, 250), pause);
}"""

# How often a second letters are put together to a text of 10,000, and 100,000 numbers are copied.
SPEED = """() => {
  const often = (work) => {
    const begun = performance.now();
    let times = 0;
    for (; times % 10 || performance.now() - begun < 500; times += 1) work(times);
    return (1000 * times) / (performance.now() - begun);
  };
  const spell = () => {
    let text = "";
    for (let i = 0; i < 10_000; i += 1) text += "x";
    return text;
  };
  const lists = [0, 1].map(() => Array.from({ length: 100_000 }, (_, i) => i));
  const copy = (time) => {
    const [from, to] = time % 2 ? lists : [lists[1], lists[0]];
    for (let i = 0; i < from.length; i += 1) to[i] = from[i];
  };
  return (often(spell) + often(copy)) / 20;
}"""

WATCHED = "() => window.watched"
FRAMES = "() => window.frames_ms.slice(1)"
BARE_SECONDS = 15.0
BARE = """<!doctype html><title>bare</title>
<div style="width: 60px; height: 60px; background: teal; will-change: transform"></div>
<script>
  const box = document.querySelector("div");
  const move = (now) => {
    box.style.transform = `translate(${(now / 10) % 300}px, 100px)`;
    requestAnimationFrame(move);
  };
  requestAnimationFrame(move);
</script>"""


def main() -> None:
    """Plays, measures, and prints some lines a game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=("temper", "pardon"), help="both when left out")
    parser.add_argument("--seats", type=int, choices=(2, 4), default=4)
    parser.add_argument("--pieces", type=int, choices=(1, 2, 3, 4), default=4, help="of a seat")
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--whole", action="store_true", help="play to the end, however long")
    slower = parser.add_mutually_exclusive_group()
    slower.add_argument("--throttle", type=float, default=4, help="times slower")
    slower.add_argument("--like", type=float, help="as slow as a device of this speed")
    parser.add_argument("--causes", action="store_true")
    asked = parser.parse_args()
    with _browser() as browser:
        fast = speed(browser)
    if asked.like:
        asked.throttle = max(1.0, fast / asked.like)
    print(f"this machine has a speed of {fast:.0f}, slowed down of {fast / asked.throttle:.0f}")
    for game in [asked.game] if asked.game else ["temper", "pardon"]:
        with _browser() as browser:
            measure(browser, game, asked)
            if not asked.whole:
                queue(browser, game, asked)


def speed(browser: Browser) -> float:
    """The machine's, by the measure of Lighthouse: the best of four, for the first is compiled."""
    page = browser.new_page()
    return max(float(page.evaluate(SPEED)) for _ in range(4))


def bare(browser: Browser, throttle: float) -> list[float]:
    """How long frames of a page last on which next to nothing is to be done."""
    page = browser.new_page(viewport=SCREEN, device_scale_factor=2)
    page.set_content(BARE)
    _slow_down(page, throttle)
    page.evaluate(WATCH, _watch(BARE_SECONDS))
    page.wait_for_timeout(PAUSE_MS + 1000 * BARE_SECONDS)
    page.wait_for_function(WATCHED, polling=1000)
    frames: list[float] = page.evaluate(FRAMES)
    page.close()
    return frames


def measure(browser: Browser, game: str, asked: argparse.Namespace) -> None:
    """Prints how long frames lasted, of a bare page and of the game."""
    other = bare(browser, asked.throttle)
    with _table(browser, _setup(game, asked)) as page:
        _slow_down(page, asked.throttle)
        traced = not asked.whole and asked.seconds <= LONGEST_TRACE
        trace = Trace(browser, DRAWN) if traced else None
        page.evaluate(WATCH, _watch(None if asked.whole else asked.seconds))
        begun = time.monotonic()
        moves = _play(page, asked)
        seconds = time.monotonic() - begun
        shown = drawn(trace.end()) if trace else ""
        frames: list[float] = page.evaluate(FRAMES)
        slow: list[dict[str, Any]] = page.evaluate("() => window.slow")
        causes: list[dict[str, Any]] = page.evaluate("() => window.causes")
        over = page.locator("#result[open]").count() > 0
    print(
        f"{game}, {asked.seats} seats, {seconds:.0f} s, {moves} moves"
        f"{', to the end' if over else ''}, a processor {asked.throttle:.3g} times slower"
    )
    print(report("bare", other, LATE_MS))
    print(report("frames", frames, LATE_MS))
    if shown:
        print(f"  drawn   {shown}")
    print(*(told(one, causes) for one in slow), sep="\n", end="\n" if slow else "")
    if asked.causes:
        print(*explained(causes), sep="\n")


def queue(browser: Browser, game: str, asked: argparse.Namespace) -> None:
    """Prints what the page's thread has to do, by its processor time."""
    with _table(browser, _setup(game, asked)) as page:
        trace = Trace(browser, THREAD)
        page.evaluate(WATCH, _watch(asked.seconds))
        _play(page, asked)
        done = tasks(trace.end(), asked.throttle)
    print(report("tasks", [one.takes for one in done]))
    print(report("queue", queued(done)))


@contextmanager
def _browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_chromium(), args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def _table(browser: Browser, setup: dict[str, Any]) -> Iterator[Page]:
    """A page at a table that waits for its person."""
    with tempfile.TemporaryDirectory() as folder:
        server, url = _serve(Path(folder) / "tables.sqlite3")
        try:
            page = browser.new_page(
                viewport=SCREEN,
                device_scale_factor=2,
                locale="en-GB",
                has_touch=True,
                is_mobile=True,
            )
            page.goto(f"{url}?speed=normal")
            page.wait_for_selector("#start[data-ready=true]")
            page.tap("#start h1")  # the first press wakes the sounds, long before a game
            page.evaluate(SIT_DOWN, setup)
            page.wait_for_selector("#table[data-ready=true]")
            yield page
            page.context.close()
        finally:
            server.kill()
            server.wait()


class Trace:
    """What Chromium notes of itself, from now on."""

    def __init__(self, browser: Browser, categories: list[str]) -> None:
        self._session = browser.new_browser_cdp_session()
        self._events: list[dict[str, Any]] = []
        self._ended: list[Any] = []
        self._session.on("Tracing.dataCollected", lambda some: self._events.extend(some["value"]))
        self._session.on("Tracing.tracingComplete", lambda end: self._ended.append(end))
        config = {"includedCategories": categories, "excludedCategories": ["*"]}
        self._session.send("Tracing.start", {"traceConfig": config})

    def end(self) -> list[dict[str, Any]]:
        """All that was noted."""
        self._session.send("Tracing.end")
        while not self._ended:
            self._session.send("Tracing.getCategories")  # lets the rest come in
        return self._events


def _watch(seconds: float | None) -> dict[str, float | None]:
    """What `WATCH` is to be told; without seconds it lasts until the game's end."""
    return {"slow": LATE_MS, "seconds": seconds, "after": END_SECONDS, "pause": PAUSE_MS}


def _slow_down(page: Page, throttle: float) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})


def _play(page: Page, asked: argparse.Namespace) -> int:
    """Plays for some seconds or to the end; the number of moves."""
    page.evaluate(PLAY, PAUSE_MS)
    if not asked.whole:
        # nothing is asked of the page meanwhile
        page.wait_for_timeout(PAUSE_MS + 1000 * asked.seconds)
    page.wait_for_function(WATCHED, polling=1000, timeout=1000 * LONGEST_GAME)
    moves = page.locator("#log-list .log-move").count()
    if moves < 3:
        raise RuntimeError(f"only {moves} moves were played: this measures no game")
    return moves


class Task:
    """Something the page's thread did in one go."""

    def __init__(self, event: dict[str, Any], throttle: float, frame: bool) -> None:
        self.at = event["ts"] / 1000
        self.takes = throttle * event["tdur"] / 1000
        """On the slower processor."""
        self.frame = frame
        """Whether it made a frame."""


def tasks(events: list[dict[str, Any]], throttle: float) -> list[Task]:
    """The tasks of the page's thread, in milliseconds, on a processor so many times slower."""
    begin, end = (_time(events, said) for said in ("watching", "watched"))
    whole = [e for e in events if e.get("ph") == "X" and "tdur" in e and begin < e["ts"] < end]
    styled = Counter(_thread(event) for event in whole if event["name"] == "UpdateLayoutTree")
    page_thread = styled.most_common(1)[0][0]
    mine = sorted((e for e in whole if _thread(e) == page_thread), key=lambda e: e["ts"])
    frames = [event["ts"] for event in mine if event["name"] == "FireAnimationFrame"]
    sweeps = [event["ts"] for event in mine if event["name"] == SWEEP]
    return [
        Task(event, 1.0 if _is_within(event, sweeps) else throttle, _is_within(event, frames))
        for event in mine
        if event["name"].endswith("RunTask")
    ]


def _is_within(event: dict[str, Any], times: list[float]) -> bool:
    """Whether one of the times is within an event; those before it are taken out."""
    while times and times[0] < event["ts"]:
        times.pop(0)
    return bool(times) and times[0] <= event["ts"] + event["dur"]


def queued(done: list[Task]) -> list[float]:
    """How long frames last where these tasks wait for each other."""
    free = begun = 0.0
    lasted = []
    for task in done:
        # A frame that is due before the last one was begun is not made.
        if task.frame and task.at < begun:
            continue
        start = max(task.at, free)
        if task.frame:
            if begun:
                lasted.append(min(start - begun, FRAME_MS + start - task.at))
            begun = start
        free = start + task.takes
    return lasted


def drawn(events: list[dict[str, Any]]) -> str:
    """What Chromium says of its frames."""
    told: dict[tuple[int, int], set[str]] = {}
    for event in events:
        if event["name"] == "PipelineReporter" and event["ph"] == "b":
            said = event["args"]["frame_reporter"]
            told.setdefault((event["pid"], said["frame_sequence"]), set()).add(said["state"])
    [(pid, _)] = Counter(pid for pid, _ in told).most_common(1)
    mine = [states for (one, _), states in told.items() if one == pid]
    whole = sum(WHOLE in one for one in mine)
    partly = sum("STATE_PRESENTED_PARTIAL" in one for one in mine if WHOLE not in one)
    missed = sum(one == {"STATE_DROPPED"} for one in mine)
    return f"{whole} whole, {partly} without the page's thread, {missed} not shown"


def _time(events: list[dict[str, Any]], said: str) -> float:
    """When the watch said something."""
    notes = (event for event in events if event["name"] == "TimeStamp")
    at: float = next(note["ts"] for note in notes if note["args"]["data"]["message"] == said)
    return at


def _thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


def _setup(game: str, asked: argparse.Namespace) -> dict[str, Any]:
    people: list[dict[str, Any]] = [{"seat": 0, "kind": "person"}]
    others = (2,) if asked.seats == 2 else (1, 2, 3)
    people += [{"seat": seat, "kind": "bot", "bot": "careful"} for seat in others]
    piece = "token" if game == "temper" else "pawn"
    options = {f"{piece}s": asked.pieces, f"start_{piece}": True}
    return {"game": game, "seats": people, "options": options, "first": 0}


def _serve(store: Path) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-c", "from homestretch.cli import main; main()", "serve"]
    command += ["--no-browser", "--store", str(store), "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert server.stdout is not None
    for line in server.stdout:
        if found := re.search(r"open at (http://127\.0\.0\.1:\d+/)", line):
            return server, found[1]
    raise RuntimeError("the server did not start")


def _chromium() -> str:
    names = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
    if path := next(filter(None, map(shutil.which, names)), None):
        return path
    raise RuntimeError("this needs Chromium")


def report(name: str, times: list[float], limit: float = SLOW_MS) -> str:
    """One line of figures."""
    ordered = sorted(times)

    def at(share: float) -> float:
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    slow = sum(one > limit for one in times)
    return (
        f"  {name:7} {len(times)}: p50 {at(0.5):.1f} ms, p99 {at(0.99):.1f} ms, "
        f"worst {ordered[-1]:.1f} ms, {slow} over {SLOW_MS:g} ms ({slow / len(times):.2%})"
    )


def told(slow: dict[str, Any], causes: list[dict[str, Any]]) -> str:
    """When a slow frame was, what went on, and how long the page's thread was at work in it."""
    busy = sum(
        max(0.0, min(one["to"], slow["to"]) - max(one["from"], slow["from"])) for one in causes
    )
    lasted = slow["to"] - slow["from"]
    work = f"at work {busy:.0f} ms" if busy > lasted / 2 else f"waited (at work {busy:.0f} ms)"
    seen = ", ".join(slow["seen"]) or "nothing moved"
    return f"    {slow['at'] / 1000:6.1f} s, move {slow['moves']}: {lasted:.0f} ms, {work}; {seen}"


def explained(causes: list[dict[str, Any]]) -> list[str]:
    """What the long frames did, the most frequent first."""
    took: Counter[str] = Counter()
    times: Counter[str] = Counter()
    for cause in (one for one in causes if one["duration"] > SLOW_MS):
        took["style and layout at the end"] += cause["style"]
        times["style and layout at the end"] += 1
        for script in cause["scripts"]:
            took[script["name"]] += script["duration"]
            times[script["name"]] += 1
            if script["forced"]:
                took[f"  forced layout in {script['name']}"] += script["forced"]
                times[f"  forced layout in {script['name']}"] += 1
    return [
        f"    {ms:8.0f} ms in {times[name]} frames: {name}" for name, ms in took.most_common(12)
    ]


if __name__ == "__main__":
    main()
