"""The verifier as a page for people: files, languages, phones, screen readers, no network."""

from __future__ import annotations

import json
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from homestretch.fair import text_of
from tests.fair.conftest import VERIFIER, Chromium
from tests.fair.simulated import Played, plain_game
from tests.fair.test_attacks import ATTACKS

PHONE = {"viewport": {"width": 360, "height": 740}, "locale": "en-GB"}


@pytest.fixture(scope="module")
def played() -> Played:
    return plain_game("temper", most_events=40)


def chosen(page: Any, *texts: str) -> None:
    """Opens the page and gives it files."""
    if page.url != VERIFIER.as_uri():
        page.goto(VERIFIER.as_uri())
    page.set_input_files(
        "#file",
        [
            {"name": f"{n}.json", "mimeType": "application/json", "buffer": text.encode()}
            for n, text in enumerate(texts)
        ],
    )


def test_a_game_that_is_right(chromium: Chromium, played: Played) -> None:
    def steps(page: Any) -> None:
        chosen(page, text_of(played.transcript))
        page.get_by_role("heading", name="Everything is right").wait_for()
        # A saved page has no games to lead back to.
        assert page.locator("#back").is_hidden()
        seal = played.entries[1].event
        assert page.locator(".words").inner_text() == seal["fingerprint"]
        assert page.locator(".checks li").count() >= 6
        assert page.evaluate("document.activeElement.tagName") == "H2"
        # Nothing runs out of a narrow screen.
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    chromium.visit(steps, **PHONE)


def test_a_game_that_is_wrong_in_three_languages(chromium: Chromium, played: Played) -> None:
    text = text_of(played.transcript).replace('"by": "person"', '"by": "bot"', 1)

    def steps(page: Any) -> None:
        chosen(page, text)
        page.get_by_role("heading", name="This is not right").wait_for()
        assert "broken_chain" in page.locator(".verdict").inner_text()
        page.get_by_role("button", name="Deutsch").click()
        page.get_by_role("heading", name="Hier stimmt etwas nicht").wait_for()
        assert page.locator("html").get_attribute("lang") == "de"
        page.get_by_role("button", name="Italiano").click()
        page.get_by_role("heading", name="Qui qualcosa non torna").wait_for()
        assert page.get_by_role("button", name="Italiano").get_attribute("aria-pressed") == "true"

    chromium.visit(steps, **PHONE)


def test_the_browsers_language(chromium: Chromium) -> None:
    def steps(page: Any) -> str:
        page.goto(VERIFIER.as_uri())
        return str(page.locator("h1").inner_text())

    assert chromium.visit(steps, locale="de-AT") == "Ein Spiel prüfen"
    assert chromium.visit(steps, locale="it-IT") == "Verifica una partita"
    assert chromium.visit(steps, locale="fr-FR") == "Vérifier une partie"
    assert chromium.visit(steps, locale="es-MX") == "Comprobar una partida"
    assert chromium.visit(steps, locale="nl-BE") == "Een spel controleren"
    assert chromium.visit(steps, locale="ja-JP") == "Check a game"


def test_every_language_has_every_word(chromium: Chromium) -> None:
    """The same keys, the same places to fill, and a sentence for every code there is."""

    def steps(page: Any) -> Any:
        page.goto(VERIFIER.as_uri())
        return page.evaluate("TEXTS")

    texts = chromium.visit(steps)
    assert set(texts) == {"en", "de", "it", "es", "fr", "nl"}
    codes = {code for _, _, code, _ in ATTACKS} | {
        "bad_json", "bad_shape", "bad_rules", "wrong_number", "broken_chain", "truncated",
        "other_table", "other_seal", "other_tip", "rewritten", "left_out",
    }  # fmt: skip
    for language in texts:
        assert _places(texts[language]) == _places(texts["en"]), language
    assert codes == set(texts["en"]["codes"])


def _places(value: Any) -> Any:
    """The keys, and for each text the names in braces."""
    import re

    if isinstance(value, dict):
        return {key: _places(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_places(one) for one in value]
    return sorted(set(re.findall(r"\{(\w+)\}", value)))


def test_notes_beside_the_transcript(chromium: Chromium, played: Played) -> None:
    notes = played.devices[0].notes(played.entries[0].event["table"])
    text = text_of(played.transcript)

    def steps(page: Any) -> None:
        chosen(page, json.dumps(notes), text)
        page.get_by_role("heading", name="Everything is right").wait_for()
        assert "your own notes" in page.locator(".checks").inner_text()
        chosen(page, text, text)
        page.get_by_text("Please choose one transcript").wait_for()
        chosen(page, json.dumps({**notes, "seal": "0" * 64}), text)
        page.get_by_text("Your device saw another seal").wait_for()

    chromium.visit(steps, **PHONE)


def test_a_file_of_any_name(chromium: Chromium, played: Played) -> None:
    """A browser may have saved the transcript as `….json.txt`, or without any ending."""
    text = text_of(played.transcript).encode()

    def steps(page: Any) -> None:
        page.goto(VERIFIER.as_uri())
        # nothing is greyed out in the dialog for choosing files
        assert page.locator("#file").get_attribute("accept") is None
        for name, kind in (("temper-k7m9qx.json.txt", "text/plain"), ("transcript", "")):
            page.set_input_files("#file", [{"name": name, "mimeType": kind, "buffer": text}])
            page.get_by_role("heading", name="Everything is right").wait_for()
            page.set_input_files("#file", [{"name": "x", "mimeType": "", "buffer": b"\xff"}])
            page.get_by_text("That file could not be read").wait_for()

    chromium.visit(steps, **PHONE)


def test_a_file_that_is_no_text(chromium: Chromium) -> None:
    def steps(page: Any) -> None:
        page.goto(VERIFIER.as_uri())
        rubbish = {"name": "x", "mimeType": "application/json", "buffer": b"\xff\xfe\x00"}
        page.set_input_files("#file", [rubbish])
        page.get_by_text("That file could not be read").wait_for()
        chosen(page, "not JSON at all")
        page.get_by_text("The file is not valid JSON").wait_for()

    chromium.visit(steps, **PHONE)


def test_a_record_of_moves_is_called_what_it_is(chromium: Chromium, played: Played) -> None:
    def steps(page: Any) -> None:
        chosen(page, text_of(played.transcript))
        page.get_by_role("heading", name="Everything is right").wait_for()
        chosen(page, '[Homestretch "1"]\n[Game "temper"]\n')
        page.get_by_text("This is a record of moves, not a transcript.").wait_for()
        assert page.locator("#report").is_hidden()

    chromium.visit(steps, **PHONE)


def test_one_is_not_told_as_several(chromium: Chromium, played: Played) -> None:
    """Nor does a device of which no link was asked look as if it had withheld them."""

    def steps(page: Any) -> None:
        chosen(page, text_of(played.transcript))
        page.get_by_role("heading", name="Everything is right").wait_for()
        checks = page.locator(".checks").inner_text()
        assert "1\nseal with commitments" in checks
        assert "|" not in page.locator("#report").inner_text()
        # The verdict takes the focus without a box around it.
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "none"
        page.evaluate(
            """() => HomestretchVerifier.verify = async () => ({
                ok: true, code: null, args: null, event: null, counts: { dice: 1 },
                facts: { table: "t", game: "temper", clients: [
                    { client: 0, seats: [0], given: 0, away: 0, withheld: false },
                    { client: 1, seats: [2], given: 1, away: 0, withheld: false },
                ] },
            })"""
        )
        page.evaluate(
            "async () => { HomestretchVerifier.verifyText = HomestretchVerifier.verify;"
            " await Page.check('{}'); }"
        )
        told = page.locator("#report").inner_text()
        assert "Device 0 (seat 0): part of the seal; no links were needed." in told
        assert "Device 1 (seat 2): 1 link given." in told
        assert "1\ndie follows from key and links" in told

    chromium.visit(steps, **PHONE)


def test_handed_over_by_the_page_of_the_game(chromium: Chromium, played: Played) -> None:
    """The end of a game opens the verifier and sends it the transcript."""
    text = text_of(played.transcript)

    def steps(page: Any) -> None:
        html = VERIFIER.read_text()
        page.context.route(
            "**/*",
            lambda route: route.fulfill(
                content_type="text/html",
                body=html if "verify" in route.request.url else "<p>a game</p>",
            ),
        )
        page.goto("http://fair.test/")
        with page.context.expect_page() as opened:
            page.evaluate(
                """(transcript) => {
                    addEventListener("message", (event) => {
                        if (event.data.type !== "homestretch-verifier-ready") return;
                        const told = { type: "homestretch-transcript", transcript };
                        event.source.postMessage(told, "*");
                    });
                    open("/verify.html");
                }""",
                text,
            )
        opened.value.get_by_role("heading", name="Everything is right").wait_for()
        # Over plain http the browser offers no WebCrypto; the page says that it did without.
        assert "WebCrypto" in opened.value.locator("#report").inner_text()

    chromium.visit(steps, **PHONE)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_accessible(chromium: Chromium, played: Played, scheme: str) -> None:
    good = text_of(played.transcript)
    bad = good.replace('"by": "person"', '"by": "bot"', 1)

    def steps(page: Any) -> list[str]:
        found = []
        for text in (good, bad):
            chosen(page, text)
            page.locator(".verdict").wait_for()
            found += [fault["id"] for fault in Axe().run(page).response["violations"]]
            page.evaluate("document.getElementById('report').replaceChildren()")
        return found

    assert chromium.visit(steps, color_scheme=scheme, bypass_csp=True) == []


def test_nothing_can_be_fetched(chromium: Chromium) -> None:
    def steps(page: Any) -> Any:
        page.goto(VERIFIER.as_uri())
        return page.evaluate("fetch('https://example.org/').then(() => 'sent', () => 'refused')")

    assert chromium.visit(steps) == "refused"
