"""A real browser in front of the real server."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.player import PATIENCE_MS, PHONE, Player
from tests.browser.serving import Server
from tests.chromium import ARGUMENTS, chromium_path

expect.set_options(timeout=PATIENCE_MS)

NewPlayer = Callable[..., Player]

NO_WORKER = "delete Navigator.prototype.serviceWorker;"
"""As at an address of the home network: a worker that fetches all the page's files for later
needs as much of the processor as the rest of a visit."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed before other tests begin: as long as Playwright runs, `asyncio.run` is refused."""
    path = chromium_path()
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


_HAS_FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Notes whether a test has failed, so that what its people saw can be told."""
    report = yield
    if report.when == "call":
        item.stash[_HAS_FAILED] = report.failed
    return report


@pytest.fixture
def new_player(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewPlayer]:
    """Makes people in front of browsers of their own; at the end none may have seen a fault.

    `worker`: whether the page may have its service worker.
    """
    players: list[Player] = []

    def make(server: Server, *, worker: bool = False, **settings: Any) -> Player:
        settings = {"viewport": PHONE, "locale": "en-GB", **settings}
        context = browser.new_context(**settings)
        if not worker:
            context.add_init_script(NO_WORKER)
        context.set_default_timeout(PATIENCE_MS)
        players.append(Player(context.new_page(), server.url, server.origin))
        return players[-1]

    yield make
    faults = [fault for player in players for fault in player.faults]
    for number, player in enumerate(players):
        if request.node.stash.get(_HAS_FAILED, False):
            sys.stdout.write(f"person {number} at {player.page.url} saw: {player.seen()}\n")
        player.page.context.close()
    assert faults == []


@pytest.fixture
def player(new_player: NewPlayer, server: Server) -> Player:
    """Somebody with a phone."""
    return new_player(server)
