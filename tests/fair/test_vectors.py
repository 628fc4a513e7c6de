"""The examples of docs/fairness.md, tried on every implementation there is."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from homestretch.fair import encoding, verify
from homestretch.fair.deck import Deck
from homestretch.fair.dice import first_seat, roll
from homestretch.fair.words import WORDS, fingerprint
from tests.fair.conftest import WEB, Chromium, Verifier

DOC = Path(__file__).parents[2] / "docs" / "fairness.md"


@cache
def examples() -> tuple[Any, list[dict[str, Any]]]:
    """The transcript and the vectors of the page."""
    found = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", DOC.read_text(), re.S)]
    transcript, vectors = found
    return transcript, vectors


def read(value: Any) -> Any:
    if isinstance(value, list):
        return [read(one) for one in value]
    if isinstance(value, dict) and set(value) == {"hex"}:
        return bytes.fromhex(value["hex"])
    return value


def _shuffle(key: bytes, epoch: int, cards: list[int], beat: int, links: list[bytes]) -> Any:
    deck = Deck.make(key, epoch, cards, beat, links)
    salts = [salt.hex() for salt in deck.salts]
    return {"cards": list(deck.cards), "salts": salts, "root": deck.root.hex()}


OURS = {
    "pack": lambda *args: encoding.pack(*args).hex(),
    "canonical": lambda value: encoding.canonical(value).decode(),
    "digest": lambda *args: encoding.digest(*args).hex(),
    "mac": lambda *args: encoding.mac(*args).hex(),
    "fingerprint": fingerprint,
    "roll": roll,
    "first": first_seat,
    "shuffle": _shuffle,
}


def test_python() -> None:
    vectors = examples()[1]
    assert {vector["function"] for vector in vectors} == OURS.keys()
    for vector in vectors:
        assert OURS[vector["function"]](*read(vector["args"])) == vector["result"], vector["what"]


@pytest.fixture
def engine(request: pytest.FixtureRequest, verifier: Verifier) -> Iterator[Verifier]:
    verifier.evaluate("(name) => HomestretchVerifier.useEngine(name)", request.param)
    yield verifier
    verifier.evaluate("() => HomestretchVerifier.useEngine('WebCrypto')")


@pytest.mark.parametrize("engine", ["WebCrypto", "plain"], indirect=True)
def test_verifier_page(engine: Verifier) -> None:
    for vector in examples()[1]:
        found = engine.primitive(vector["function"], vector["args"])
        assert found == vector["result"], vector["what"]


def test_the_transcript_of_the_page(verifier: Verifier) -> None:
    transcript = examples()[0]
    ours = verify(transcript)
    assert ours.ok
    assert ours.counts["dice"] == 4
    assert verifier.verify(transcript) == ours.to_json()


def test_words(verifier: Verifier) -> None:
    assert len(WORDS) == 256 == len({word[:4] for word in WORDS})
    assert list(WORDS) == sorted(WORDS)
    assert verifier.evaluate("() => HomestretchVerifier.WORDS") == list(WORDS)
    listed = (WEB / "static" / "js" / "hash.js").read_text().split("const WORDS = [")[1]
    assert re.findall(r"[a-z]+", listed.split("]")[0]) == list(WORDS)


CHAIN_TEST = """async (vectors) => {
  const chain = await import("/chain.js");
  const read = (value) => {
    if (Array.isArray(value)) return value.map(read);
    return value && typeof value === "object" && "hex" in value ? chain.fromHex(value.hex) : value;
  };
  const known = {
    pack: (...args) => chain.toHex(chain.pack(...args)),
    canonical: (value) => chain.canonical(value),
    digest: (...args) => chain.toHex(chain.digest(...args)),
    mac: (key, ...args) => chain.toHex(chain.hmac(key, chain.pack(...args))),
    fingerprint: (seal) => chain.fingerprint(chain.toHex(seal)),
  };
  return vectors.filter((one) => one.function in known)
    .map((one) => [one.what, known[one.function](...read(one.args)), one.result]);
}"""


def test_the_page_of_the_game(chromium: Chromium) -> None:
    """chain.js, on a page from plain http, where browsers offer no WebCrypto."""

    def steps(page: Any) -> Any:
        serve_chain(page)
        return page.evaluate(CHAIN_TEST, examples()[1])

    found = chromium.visit(steps)
    assert len(found) >= 18
    for what, mine, result in found:
        assert mine == result, what


def test_the_page_hashes_messages_of_any_length(chromium: Chromium) -> None:
    """Around each end of a block of 64 bytes, and after longer messages than the next one."""
    lengths = [*range(130), 300, 5]
    script = """async (lengths) => {
      const { hmac, sha256, toHex } = await import("/chain.js");
      const message = (length) => Uint8Array.from({ length }, (_, i) => (7 * i + length) % 256);
      return lengths.map((length) => [
        toHex(sha256(message(length))), toHex(hmac(message(64), message(length))),
      ]);
    }"""

    def steps(page: Any) -> Any:
        serve_chain(page)
        return page.evaluate(script, lengths)

    def message(length: int) -> bytes:
        return bytes((7 * i + length) % 256 for i in range(length))

    for length, (hashed, keyed) in zip(lengths, chromium.visit(steps), strict=True):
        assert hashed == hashlib.sha256(message(length)).hexdigest()
        assert keyed == hmac.digest(message(64), message(length), "sha256").hex()


def serve_chain(page: Any) -> None:
    """Opens an empty page that may import chain.js."""
    page.route("**/*", lambda route: route.fulfill(content_type="text/html", body="<p>fair</p>"))
    for name in ("chain.js", "hash.js", "recheck.js"):
        page.route(
            f"**/{name}",
            lambda route, _, file=name: route.fulfill(
                content_type="text/javascript",
                body=(WEB / "static" / "js" / file).read_text(),
            ),
        )
    page.goto("http://fair.test/")
    assert page.evaluate("() => globalThis.crypto.subtle === undefined")
