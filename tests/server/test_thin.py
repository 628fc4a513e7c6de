"""Modules and styles are sent without comments and indents, and mean the same."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from homestretch.server.thin import thin
from homestretch.web import STATIC

FILES = [path for path in sorted(STATIC.rglob("*")) if path.suffix in {".js", ".css"}]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_what_is_left_out_means_nothing(path: Path) -> None:
    """Line by line: what is sent are the lines of the file that are code, in their order."""
    wanted = []
    inside = False
    for line in path.read_text().splitlines():
        bare = line.strip()
        begins = not inside and bare.startswith("/*") and "*/" not in bare[:-2]
        if inside or begins:
            inside = not bare.endswith("*/")
        elif bare and not (path.suffix == ".js" and bare.startswith("//")):
            assert bare.count("`") % 2 == 0, f"a text over several lines: {bare}"
            wanted.append(line.lstrip(" \t"))
    assert not inside
    assert wanted
    assert thin(f"/x/{path.name}", path.read_bytes()).decode().splitlines() == wanted


def test_it_saves_three_tenths() -> None:
    """Of all modules together, compressed."""
    modules = [path.read_bytes() for path in FILES if path.suffix == ".js"]
    before = sum(len(gzip.compress(body)) for body in modules)
    after = sum(len(gzip.compress(thin("/js/one.js", body))) for body in modules)
    assert after < 0.7 * before


def test_signs_of_comments_within_a_line_are_left_alone() -> None:
    code = b'  const glob = "/*"; // why\n/* gone\n   // too */\n\n  /** @type {X} */ a = b;\n//x\n'
    assert thin("/js/a.js", code) == b'const glob = "/*"; // why\n/** @type {X} */ a = b;\n'
    assert thin("/css/a.css", b"a {\n  //x\n}\n") == b"a {\n//x\n}\n"
    assert thin("/words/en.ftl", b"a =\n  b\n") == b"a =\n  b\n"
