"""The second verifier in a real browser, opened from its file, with every request refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.chromium import ARGUMENTS, chromium_path

WEB = Path(__file__).parents[2] / "src" / "homestretch" / "web"
VERIFIER = WEB / "verifier" / "verify.html"

T = TypeVar("T")


class Chromium:
    """A browser in a thread of its own, so that other tests may have theirs at the same time."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._running: tuple[Any, Browser] = self._thread.submit(self._start).result()

    @staticmethod
    def _start() -> tuple[Any, Browser]:
        path = chromium_path()
        playwright = sync_playwright().start()
        return playwright, playwright.chromium.launch(executable_path=path, args=ARGUMENTS)

    def do(self, steps: Callable[..., T], *arguments: Any) -> T:
        """Runs steps in the browser's thread."""
        return self._thread.submit(steps, *arguments).result()

    def visit(self, steps: Callable[[Page], T], **settings: Any) -> T:
        """Runs steps on a new page with a context of its own."""

        def visiting() -> T:
            context = self._running[1].new_context(**settings)
            try:
                return steps(context.new_page())
            finally:
                context.close()

        return self.do(visiting)

    def new_page(self) -> Page:
        """A page to be used through `do` only."""
        return self.do(self._running[1].new_page)

    def close(self) -> None:
        self.do(self._running[1].close)
        self.do(self._running[0].stop)
        self._thread.shutdown()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    started = Chromium()
    yield started
    started.close()


class Verifier:
    """The page, as tests use it."""

    def __init__(self, chromium: Chromium) -> None:
        self.errors: list[str] = []
        self.requests: list[str] = []
        self._chromium = chromium
        self._page = chromium.new_page()
        chromium.do(self._open)

    def _open(self) -> None:
        self._page.on("pageerror", lambda error: self.errors.append(str(error)))
        self._page.on("request", lambda request: self.requests.append(request.url))
        self._page.goto(VERIFIER.as_uri())

    def evaluate(self, script: str, argument: Any = None) -> Any:
        return self._chromium.do(self._page.evaluate, script, argument)

    def verify(self, transcript: Any, notes: Any = None) -> dict[str, Any]:
        """The report on JSON values."""
        text = None if notes is None else json.dumps(notes)
        return self.verify_texts([(json.dumps(transcript), text)])[0]

    def verify_texts(self, texts: list[tuple[str, str | None]]) -> list[dict[str, Any]]:
        """The reports on transcripts, each with notes or none; with the page's own sentences."""
        call = """async (pairs) => {
            const found = [];
            for (const [data, notes] of pairs) {
                const report = await HomestretchVerifier.verifyText(data, notes);
                const { args, ...rest } = report;
                found.push({ ...rest, sentence: report.ok ? null : Page.sentence(report) });
            }
            return found;
        }"""
        return list(self.evaluate(call, texts))

    def answers(self, positions: list[Any]) -> list[Any]:
        return list(self.evaluate("(all) => all.map(HomestretchVerifier.answer)", positions))

    def primitive(self, name: str, args: list[Any]) -> Any:
        call = "([name, args]) => HomestretchVerifier.primitive(name, args)"
        return self.evaluate(call, [name, args])


@pytest.fixture(scope="session")
def _verifier(chromium: Chromium) -> Verifier:
    return Verifier(chromium)


@pytest.fixture
def verifier(_verifier: Verifier) -> Iterator[Verifier]:
    yield _verifier
    assert not _verifier.errors, "the page must tell faults, never throw"
    assert [url for url in _verifier.requests if not url.startswith(("file:", "data:"))] == []
