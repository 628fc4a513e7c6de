"""A real browser in front of the real server."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.player import PHONE, Player
from tests.browser.serving import Server

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS = 20_000

NewPlayer = Callable[..., Player]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium. That it is missing is a failure: the page would go untested."""
    path = shutil.which("chromium")
    if path is None:
        pytest.fail("the browser tests need Chromium; on Debian: apt-get install chromium")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do not end it."""
    started = Server(tmp_path_factory.mktemp("store") / "tables.sqlite3")
    started.start()
    yield started
    started.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may end and start again."""
    started = Server(tmp_path / "tables.sqlite3")
    started.start()
    yield started
    started.kill()


@pytest.fixture
def new_player(browser: Browser) -> Iterator[NewPlayer]:
    """Makes people in front of browsers of their own; at the end none may have seen a fault."""
    players: list[Player] = []

    def make(server: Server, **settings: Any) -> Player:
        settings = {"viewport": PHONE, "locale": "en-GB", **settings}
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE_MS)
        players.append(Player(context.new_page(), server.url, server.origin))
        return players[-1]

    yield make
    faults = [fault for player in players for fault in player.faults]
    for player in players:
        player.page.context.close()
    assert faults == []


@pytest.fixture
def player(new_player: NewPlayer, server: Server) -> Player:
    """Somebody with a phone."""
    return new_player(server)
