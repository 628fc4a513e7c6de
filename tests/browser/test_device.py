"""The page on a device: installed, without a network, exchanged for another version, kept awake."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from homestretch import web
from homestretch.server.app import make_app
from homestretch.server.limits import Limits
from homestretch.server.ports import listen
from homestretch.server.run import make_server
from homestretch.server.store import open_store
from homestretch.server.worker import page_files, version, worker_script
from tests.browser.conftest import NewPlayer
from tests.browser.friends import friend
from tests.browser.player import BOARD_IS_PAST, Player, persons
from tests.browser.serving import Server

PATIENCE_S = 30


class Place:
    """Where a server of this process is, for `new_player`."""

    def __init__(self, port: int) -> None:
        self.origin = f"127.0.0.1:{port}"
        self.url = f"http://{self.origin}/?speed=off&tips=off"


@contextmanager
def serving_files(static: Path, store: Path) -> Iterator[Place]:
    """A server of a folder of page files that a test may change."""
    started = threading.Event()
    with listen("127.0.0.1", 0) as listener:
        app = make_app(open_store(store), pace=0, static=static)
        server = make_server(app, Limits(), started.set)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        try:
            assert started.wait(PATIENCE_S)
            yield Place(listener.getsockname()[1])
        finally:
            server.should_exit = True
            thread.join(PATIENCE_S)


@contextmanager
def visiting(new_player: NewPlayer, tmp_path: Path) -> Iterator[tuple[Player, Path]]:
    """Somebody at the start page, with its worker, and the folder of the page's files."""
    static = tmp_path / "static"
    shutil.copytree(web.STATIC, static)
    with serving_files(static, tmp_path / "tables.sqlite3") as place:
        player = new_player(place, worker=True)
        player.open_start()
        wait_for_worker(player.page)
        yield player, static


def wait_for_worker(page: Page) -> None:
    """Until the service worker has all it needs and answers for the page."""
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.reload()  # a page that was on its way when the worker began may go without it
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_function(
        "async () => (await caches.match('/words/en.ftl')) !== undefined", polling=100
    )


def kept(page: Page) -> list[str]:
    """The addresses that the browser keeps for the page, of all caches."""
    found: list[str] = page.evaluate(
        """async () => {
          const names = await caches.keys();
          const lists = names.map(async (name) => (await caches.open(name)).keys());
          const all = (await Promise.all(lists)).flat();
          return all.map((request) => new URL(request.url).pathname);
        }"""
    )
    return found


def test_the_page_opens_without_a_server_and_finds_it_again(
    new_player: NewPlayer, own_server: Server
) -> None:
    player = new_player(own_server, worker=True)
    player.open_start()
    wait_for_worker(player.page)
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=71))
    own_server.kill()
    player.page.goto(player.url)
    player.page.reload()
    lost = player.page.locator("#start-lost")
    expect(lost).to_have_text("The server cannot be reached. Please try again.")
    expect(player.page.locator(".wordmark")).to_be_visible()
    own_server.start()
    player.page.wait_for_selector("#start[data-ready=true]")
    expect(lost).to_be_hidden()
    expect(player.page.locator(".continue-link")).to_have_count(1)
    player.faults = [one for one in player.faults if "Failed to load" not in one]


def test_nothing_of_the_api_is_kept(new_player: NewPlayer, server: Server) -> None:
    player = new_player(server, worker=True)
    player.open_start()
    wait_for_worker(player.page)
    player.sit_down(persons(0, bots=(2,), game="pardon", first=0, seed=72))
    player.wait()
    assert player.page.evaluate("async () => (await fetch('/healthz')).ok")
    names = kept(player.page)
    assert "/js/main.js" in names
    assert "/" in names
    never = ("/api", "/join", "/game", "/sw.js", "/health")
    assert [name for name in names if name.startswith(never)] == []


def test_another_version_takes_the_place_of_the_old_page(
    new_player: NewPlayer, tmp_path: Path
) -> None:
    with visiting(new_player, tmp_path) as (player, static):
        assert "/" in kept(player.page)
        index = static / "index.html"
        text = index.read_text(encoding="utf-8")
        index.write_text(text.replace('<html lang="en">', '<html lang="en" data-version="2">'))
        # The old page opens at once, from what was kept; then it makes way by itself.
        player.page.reload()
        player.page.wait_for_selector("html[data-version='2']")
        player.page.wait_for_selector("#start[data-ready=true]")
        names = player.page.evaluate("caches.keys()")
        assert names == [f"homestretch-{version(static)}"]


def test_another_version_that_comes_during_a_game_has_its_words(
    new_player: NewPlayer, tmp_path: Path
) -> None:
    """The page of the game stays; without a network the next one would have nothing to say."""
    with visiting(new_player, tmp_path) as (player, static):
        player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=78))
        player.page.evaluate("window.marked = true")
        index = static / "index.html"
        index.write_text(index.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        player.page.evaluate(
            "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }"
        )
        player.page.wait_for_function(
            """async (name) => await caches.has(name)
              && (await (await caches.open(name)).match("/words/en.ftl")) !== undefined""",
            arg=f"homestretch-{version(static)}",
            polling=100,
        )
        assert player.page.evaluate("window.marked === true")


def test_the_worker_keeps_every_file_that_the_page_loads(
    new_player: NewPlayer, server: Server
) -> None:
    player = new_player(server, worker=True)
    script = worker_script(web.STATIC)
    listed = set(json.loads(script.split("const FILES = ", 1)[1].split(";\n", 1)[0]))
    assert listed <= set(page_files(web.STATIC))
    asked: set[str] = set()
    player.page.on("request", lambda request: asked.add(request.url))
    player.open_start()
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=73))
    loaded = {url.split(player.url.split("/?")[0], 1)[1].split("?")[0] for url in asked}
    own = {one for one in loaded if not one.startswith(("/api/", "/words/", "/sw.js"))}
    assert {
        one for one in own if one != "/" and not one.endswith((".png", ".webmanifest"))
    } <= listed


def test_the_manifest_names_icons_that_are_there() -> None:
    manifest = json.loads((web.STATIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == "/"
    assert manifest["display"] == "standalone"
    sizes = set()
    for icon in manifest["icons"]:
        path = web.STATIC / icon["src"].lstrip("/")
        assert path.is_file()
        if path.suffix == ".png":
            data = path.read_bytes()
            width, height = (int.from_bytes(data[at : at + 4]) for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add(width)
    assert sizes == {192, 512}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    page = (web.STATIC / "index.html").read_text(encoding="utf-8")
    assert 'rel="manifest"' in page
    assert 'rel="apple-touch-icon"' in page


WAKE_LOCK = """
window.locks = [];
navigator.wakeLock.request = async () => {
  const lock = { released: false, release: async () => { lock.released = true; } };
  window.locks.push(lock);
  return lock;
};
"""
HELD = "() => window.locks.filter((lock) => !lock.released).length"


def test_the_screen_stays_on_in_a_game_only(player: Player) -> None:
    player.page.add_init_script(WAKE_LOCK)
    player.open_start()
    assert player.page.evaluate(HELD) == 0
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=74))
    player.page.wait_for_function(f"() => ({HELD})() === 1")
    player.page.click("#table [data-opens=settings]")
    player.page.locator("#awake").uncheck()
    player.page.wait_for_function(f"() => ({HELD})() === 0")
    player.page.locator("#awake").check()
    player.page.wait_for_function(f"() => ({HELD})() === 1")
    player.page.keyboard.press("Escape")
    player.page.click("#table [data-label=table-back]")
    player.page.wait_for_function(f"() => ({HELD})() === 0")


def test_a_link_to_a_table_that_is_gone_says_so(player: Player) -> None:
    for address in ("#/table/nowhere-at-all", "#/watch/nowhere-at-all", "#/replay/nowhere-at-all"):
        player.page.goto("about:blank")
        player.page.goto(player.url + address)
        expect(player.page.locator(".notice-text")).to_have_text(
            "There is no such table here, or no longer."
        )
    player.page.click(".notice a")
    expect(player.page.locator("#start")).to_be_visible()
    player.page.goto(f"{player.url}#/join/zzzzzz")
    expect(player.page.locator(".notice-text")).to_contain_text("no table with this code")
    player.faults = [fault for fault in player.faults if "404" not in fault]


def test_tips_come_once_and_can_be_switched_off(new_player: NewPlayer, server: Server) -> None:
    player = new_player(server)
    player.page.add_init_script(
        "localStorage.getItem('homestretch.settings') ??"
        " localStorage.setItem('homestretch.settings', '{\"speed\":\"off\"}')"
    )
    player.url = f"http://{server.origin}/"
    player.sit_down(persons(0, bots=(2,), game="temper", preset="temper-quick", first=0, seed=75))
    player.wait()
    tip = player.page.locator("#tip")
    expect(tip).to_contain_text("your colour")
    player.page.reload()
    player.wait()
    expect(tip).to_be_hidden()
    seen = set()
    for _ in range(40):
        if player.wait() == "over":
            break
        if tip.is_visible():
            seen.add(tip.locator("p").inner_text())
            if len(seen) == 2:
                tip.locator(".tip-more").click()
                expect(tip).to_be_hidden()
        player.tap()
    assert len(seen) == 2
    kept_settings = player.page.evaluate("JSON.parse(localStorage['homestretch.settings'])")
    assert kept_settings["tips"] is False


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (320, 568), (844, 390), (1280, 800)])
@pytest.mark.parametrize("game", ["temper", "pardon"])
def test_a_tip_hides_nothing(
    new_player: NewPlayer, server: Server, game: str, size: tuple[int, int]
) -> None:
    player = new_player(server, viewport={"width": size[0], "height": size[1]})
    player.url = f"http://{server.origin}/?speed=off"
    player.sit_down(persons(0, bots=(1, 2, 3), game=game, first=0, seed=77))
    expect(player.page.locator("#tip")).to_be_visible()
    covered = player.page.evaluate(
        """() => {
          const box = (element) => element.getBoundingClientRect();
          const tip = box(document.getElementById("tip"));
          const all = ["#banner", ".plate", ".board-frame", "#dock", "#log", "#hint", "#quiet"];
          return all.filter((name) => [...document.querySelectorAll(name)].map(box).some(
            (one) => one.width && one.left < tip.right && one.right > tip.left
              && one.top < tip.bottom && one.bottom > tip.top));
        }"""
    )
    assert covered == []
    assert player.scrolls() == {"across": 0, "down": 0}
    assert (player.page.locator(".board-frame").bounding_box() or {})["width"] > 0.6 * min(size)


def test_a_finger_is_told_to_hold_a_piece(new_player: NewPlayer, server: Server) -> None:
    player = new_player(server, has_touch=True, is_mobile=True)
    player.url = f"http://{server.origin}/?speed=off"
    player.sit_down(persons(0, bots=(2,), game="temper", preset="temper-quick", first=0, seed=75))
    player.page.evaluate("localStorage.setItem('homestretch.tips', '[\"turn\"]')")
    tip = player.page.locator("#tip")
    for _ in range(30):
        player.wait()
        if "glow" in tip.inner_text():
            break
        player.tap()
    expect(tip).to_contain_text("Press and hold one to see where it would land")


def test_a_phone_that_slept_asks_for_what_it_missed_at_once(
    new_player: NewPlayer, server: Server
) -> None:
    """The line of a phone that slept still looks open, but nobody is at its other end."""
    player = friend(new_player, server)
    player.sit_down(persons(0, bots=(2,), game="temper", first=0, seed=76))
    player.wait()
    # The first line was for the seal; the table's own ends it.
    player.page.wait_for_function("() => window.lines.at(-1).isHeard")
    player.page.evaluate(
        """() => {
          window.hidden = false;
          Object.defineProperty(document, "hidden", { get: () => window.hidden });
          window.toggle = (hidden, seconds) => {
            const now = Date.now() + seconds * 1000;
            Date.now = () => now;
            window.hidden = hidden;
            document.dispatchEvent(new Event("visibilitychange"));
          };
          window.dead = window.lines.at(-1);
          window.dead.send = () => undefined;
        }"""
    )
    # A glance at another app changes nothing.
    player.page.evaluate("toggle(true, 0)")
    player.page.evaluate("toggle(false, 5)")
    assert player.page.evaluate("window.dead.readyState === WebSocket.OPEN")
    player.page.evaluate("toggle(true, 0)")
    player.page.evaluate("toggle(false, 600)")
    player.page.wait_for_function("() => window.dead.readyState === WebSocket.CLOSED")
    before = player.number()
    player.wait()
    player.tap()
    player.until(BOARD_IS_PAST, before)
    expect(player.page.locator("#lost")).to_be_hidden()
