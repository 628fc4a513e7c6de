"""recheck.js in a browser: the page's own check of a chain, on whole games and on forged ones."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.fair.conftest import Chromium
from tests.fair.forging import Transcript, game, reheaded
from tests.fair.simulated import random_game
from tests.fair.test_attacks import ATTACKS
from tests.fair.test_vectors import serve_chain

CHECK = """async ([table, transcript, heads, number]) => {
  const { checkChain } = await import("/recheck.js");
  const told = { entries: transcript.events, openings: transcript.openings };
  const witness = { number, headOf: (asked) => heads[asked] ?? null };
  return checkChain(table, told, { witness });
}"""

SLOW_CHECK = """async ([table, transcript]) => {
  const { checkChain } = await import("/recheck.js");
  const told = { entries: transcript.events, openings: transcript.openings };
  let time = 0;
  performance.now = () => (time += 10);  // as if each look at the clock came 10 ms later
  let turns = 0;
  const counting = setInterval(() => { turns += 1; });
  const report = await checkChain(table, told, { witness: { number: 0, headOf: () => null } });
  clearInterval(counting);
  delete performance.now;
  return [report.code, report.counts.entries, turns];
}"""

LEGALITY = {
    "wrong_seat", "illegal_move", "wrong_places", "wrong_cause", "wrong_position",
    "missing_opening", "wrong_clients", "wrong_step", "chain_closed", "wrong_link_state",
    "missing_link", "wrong_attempt",
}  # fmt: skip
"""What the page leaves to the verifiers: whether moves and states could be, step by step."""


class Checker:
    """A page that checks."""

    def __init__(self, chromium: Chromium) -> None:
        self._chromium = chromium
        self._page: Page = chromium.new_page()
        chromium.do(serve_chain, self._page)

    def check(
        self, data: Transcript, heads: dict[int, str] | None = None, number: int = 0
    ) -> dict[str, Any]:
        found: dict[str, Any] = self.evaluate(CHECK, data, heads or {}, number)
        return found

    def evaluate(self, script: str, data: Transcript, *more: Any) -> Any:
        """What a script gives for the table, its transcript and whatever else it takes."""
        table = data["events"][0]["event"]["table"]
        return self._chromium.do(self._page.evaluate, script, [table, data, *more])


@pytest.fixture(scope="module")
def checker(chromium: Chromium) -> Checker:
    return Checker(chromium)


def count(data: Transcript, kind: str) -> int:
    return sum(kind in entry["event"].get("chance", "") for entry in data["events"])


@pytest.mark.parametrize("name", ["temper", "pardon"])
@pytest.mark.parametrize("seed", range(8))
def test_whole_games_fit(checker: Checker, name: str, seed: int) -> None:
    data = random_game(seed, name).transcript
    report = checker.check(data)
    assert (report["code"], report["event"], report["shown"]) == (None, None, True)
    counts = report["counts"]
    assert counts["entries"] == len(data["events"])
    assert counts["dice"] == count(data, "roll")
    assert counts["decks"] == (0 if name == "temper" else 1 + count(data, "reshuffle"))
    assert (counts["cards"] > 0) == (name == "pardon")
    given = [
        link
        for entry in data["events"]
        for link in entry["event"].get("links", ())
        if link["state"] == "given"
    ]
    assert counts["links"] == len(given)


def test_the_page_has_its_turn_while_a_long_game_is_checked(checker: Checker) -> None:
    data = random_game(3, "pardon").transcript
    code, entries, turns = checker.evaluate(SLOW_CHECK, data)
    assert (code, entries) == (None, len(data["events"]))
    assert turns > 0


@pytest.mark.parametrize("name", ["temper", "hands", "cards"])
def test_a_game_fits_as_far_as_it_goes(checker: Checker, name: str) -> None:
    """Before the end there is no secret, and nothing that follows from it can be computed."""
    data = game(name).transcript
    half = len(data["events"]) // 2
    started = {**data, "events": data["events"][:half], "openings": []}
    heads = {entry["event"]["number"]: entry["head"] for entry in started["events"]}
    report = checker.check(started, heads, half)
    assert (report["code"], report["shown"]) == (None, False)
    assert (report["counts"]["dice"], report["counts"]["decks"]) == (0, 0)
    assert report["counts"]["entries"] == half


@pytest.mark.parametrize(
    ("name", "code", "forge"),
    [pytest.param(name, code, forge, id=title) for title, name, code, forge in ATTACKS
     if code not in LEGALITY],
)  # fmt: skip
def test_what_was_forged_is_found(checker: Checker, name: str, code: str, forge: Any) -> None:
    data = copy.deepcopy(game(name).transcript)
    forge(data)
    reheaded(data)
    report = checker.check(data)
    if code == "truncated":
        assert report["shown"] is False
        return
    assert report["code"] is not None
    assert report["code"] in {code, "forged_opening", "bad_shape", "wrong_tip", "wrong_root"}


def test_another_past_is_found_by_whoever_remembers(checker: Checker) -> None:
    data = game("temper").transcript
    told = copy.deepcopy(data)
    told["events"][0]["event"]["rules"]["seats"][0]["name"] = "Somebody"
    reheaded(told)
    heads = {entry["event"]["number"]: entry["head"] for entry in data["events"]}
    report = checker.check({**told, "events": told["events"][:1]}, heads, 1)
    assert (report["code"], report["event"]) == ("rewritten", 1)


def test_a_chain_that_became_shorter_is_found(checker: Checker) -> None:
    data = game("temper").transcript
    report = checker.check({**data, "events": data["events"][:9], "openings": []}, {}, 12)
    assert report["code"] == "truncated"


@pytest.mark.parametrize("field", ["links", "tips", "clients", "deck"])
def test_a_log_of_the_wrong_form_is_no_fault_of_the_page(checker: Checker, field: str) -> None:
    data = copy.deepcopy(game("hands" if field == "deck" else "temper").transcript)
    event = next(entry["event"] for entry in data["events"] if field in entry["event"])
    event[field] = 7
    reheaded(data)
    assert checker.check(data)["code"] is not None
