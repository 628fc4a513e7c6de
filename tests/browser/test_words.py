"""The catalogues: complete in every language, and nothing in them that the page does not use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from homestretch import GAMES, web
from homestretch.server.lessons import read_lessons
from homestretch.svg import palette
from tests.browser.player import Player

WORDS = web.STATIC / "words"
LANGUAGES = sorted(path.stem for path in WORDS.glob("*.ftl"))
RULES = Path(__file__).parents[2] / "docs" / "rules" / "RULES.md"
SCRIPTS = sorted((web.STATIC / "js").glob("*.js"))

_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = ?(.*(?:\n[ \t]+.*|\n(?=\n[ \t]))*)", re.MULTILINE)
_VALUE = re.compile(r"\{\s*\$([a-z]+)")


def messages(language: str) -> dict[str, str]:
    """The messages of a language by name: of the catalogue, and of the sets loaded on demand."""
    files = sorted(WORDS.rglob(f"{language}.ftl"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    found = _MESSAGE.findall(text)
    names = [name for name, _ in found]
    assert len(set(names)) == len(names), f"{language}: a message is there twice"
    return dict(found)


def used() -> set[str]:
    """Every name of a message that stands in the page or its scripts."""
    english = set(messages("en"))
    page = (web.STATIC / "index.html").read_text(encoding="utf-8")
    names = set(re.findall(r'data-(?:words|label)="([^"]+)"', page))
    for script in SCRIPTS:
        code = script.read_text(encoding="utf-8")
        names |= set(re.findall(r'\bt\(\s*"([^"]+)"', code))
        names |= {text for text in re.findall(r'"([a-z0-9-]+)"', code) if text in english}
    return names | of_the_rules()


def of_the_rules() -> set[str]:
    """What the rules page says of each clause of the rules, and each example."""
    clauses = re.findall(r"^- ([TP]\d+[a-d]?)\.", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    clauses = [clause.lower() for clause in clauses]
    names = {f"clause-{clause}" for clause in clauses}
    names |= {f"clause-{clause}-title" for clause in clauses}
    lessons = [lesson for game in GAMES for lesson in read_lessons(game).lessons]
    return names | {f"try-{lesson.name}" for lesson in lessons}


def test_there_are_the_six_languages() -> None:
    assert LANGUAGES == ["de", "en", "es", "fr", "it", "nl"]
    code = (web.STATIC / "js" / "words.js").read_text(encoding="utf-8")
    assert 'LANGUAGES = ["en", "de", "it", "es", "fr", "nl"]' in code


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_a_catalogue_has_the_messages_of_the_english_one(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_a_message_fills_in_the_same_values_in_every_language(language: str) -> None:
    english, other = messages("en"), messages(language)
    for name, text in english.items():
        assert set(_VALUE.findall(text)) == set(_VALUE.findall(other[name])), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty(language: str) -> None:
    assert [name for name, text in messages(language).items() if not text.strip()] == []


def test_every_message_that_is_used_exists_and_every_message_is_used() -> None:
    assert used() == set(messages("en"))


@pytest.mark.parametrize("folder", [path for path in WORDS.iterdir() if path.is_dir()])
def test_a_set_of_words_is_there_in_every_language(folder: Path) -> None:
    assert sorted(path.stem for path in folder.glob("*.ftl")) == LANGUAGES


def test_the_rules_page_has_every_clause_once() -> None:
    code = (web.STATIC / "js" / "clauses.js").read_text(encoding="utf-8")
    clauses = re.findall(r"^- ([TP]\d+[a-d]?)\.", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    listed = re.findall(r'"([TP]\d+[a-d]?)"', code.partition("PARTS")[2].partition("};")[0])
    assert sorted(listed) == sorted(clauses)


def test_the_page_has_no_words_of_its_own() -> None:
    page = (web.STATIC / "index.html").read_text(encoding="utf-8")
    body = page.partition("<body>")[2]
    body = re.sub(r"<noscript>.*?</noscript>", "", body, flags=re.DOTALL)
    texts = [text.strip() for text in re.findall(r">([^<]+)<", body)]
    assert [text for text in texts if text] == ["Homestretch", "\u00d7"]  # the closing cross
    assert re.findall(r'(?:title|alt|placeholder|aria-label)="[^"]+"', body) == []


def test_the_page_has_no_inline_script_style_or_handler() -> None:
    page = (web.STATIC / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=", page) == []
    for script in SCRIPTS:
        code = script.read_text(encoding="utf-8")
        assert not re.search(r"\.innerHTML|setAttribute\(\"style\"|\beval\(|new Function", code), (
            script
        )


def test_the_colours_are_those_of_the_boards() -> None:
    light, dark = (
        dict(re.findall(r"(--[\w-]+): (#\w+);", (web.STATIC / "css" / name).read_text("utf-8")))
        for name in ("palette.css", "dark.css")
    )
    properties = palette.properties()
    assert light == properties["light"]
    # The page's own colours in the dark stand beside them.
    assert {name: dark.get(name, colour) for name, colour in light.items()} == properties["dark"]


def test_what_comes_from_elsewhere_has_its_licence() -> None:
    vendor: Path = web.STATIC / "vendor"
    listed = (vendor / "README.md").read_text(encoding="utf-8")
    folders = [folder for folder in vendor.iterdir() if folder.is_dir()]
    assert folders
    for folder in folders:
        assert (folder / "LICENSE").is_file()
        assert f"`{folder.name}/`" in listed


def test_no_number_is_told_as_another(player: Player) -> None:
    """French takes nothing for one, and a longest wait may be of one roll."""
    several = re.compile(r"\{ \$(\w+) ->\s*(?:\[0\][^\n]*\s*)?\[one\]")
    asked = {
        language: [
            [name, several.findall(text)]
            for name, text in messages(language).items()
            if several.search(text) and "[0]" not in text
        ]
        for language in LANGUAGES
    }
    player.open_start()
    told = player.page.evaluate(
        """async (asked) => {
          const { FluentBundle, FluentResource } = await import("/vendor/fluent-bundle/index.js");
          const found = [];
          for (const [code, messages] of Object.entries(asked)) {
            const bundle = new FluentBundle(code, { useIsolating: false });
            const text = await (await fetch(`/words/${code}.ftl`)).text();
            bundle.addResource(new FluentResource(text));
            const told = (id, number, names) => bundle.formatPattern(bundle.getMessage(id).value, {
              who: "", place: "", odds: "", value: 7, enough: 7, share: 7,
              ...Object.fromEntries(names.map((name) => [name, number])),
            });
            for (const [id, names] of messages) found.push([`${code} ${id}`, told(id, 0, names)]);
            const [waits, rolls] = ["anybody", "count"].map(
              (end) => told(`statistics-wait-${end}`, 1, ["count"]),
            );
            if (!waits.includes(`${rolls} `)) found.push([`${code} waits`, `1: ${waits}`]);
          }
          return found;
        }""",
        asked,
    )
    assert len(told) > 60
    assert [one for one in told if re.search(r"\b1\b", one[1])] == []
