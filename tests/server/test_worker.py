"""The service worker: which files it keeps, and that every change of a file makes another one."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path

from starlette.requests import Request

from homestretch import web
from homestretch.server.worker import page_files, service_worker, version, worker_script
from tests.server.asking import visitor
from tests.server.serving import serving


def files_of(script: str) -> list[str]:
    found: list[str] = json.loads(script.split("const FILES = ", 1)[1].split(";\n", 1)[0])
    return found


def test_the_worker_is_the_page_s_with_the_list_before_it(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite3") as address, visitor(address) as http:
        answer = http.get("/sw.js", headers={"Accept-Encoding": "identity"})
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["cache-control"] == "no-cache"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.text == worker_script(web.STATIC)
        again = http.get("/sw.js", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
        manifest = http.get("/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"


def test_it_keeps_the_page_and_no_languages() -> None:
    kept = files_of(worker_script(web.STATIC))
    assert set(kept) <= set(page_files(web.STATIC))
    assert {"/", "/js/main.js", "/js/rulebook.js", "/css/base.css", "/icon.svg"} <= set(kept)
    assert [name for name in kept if name.startswith("/words/") or name == "/sw.js"] == []
    assert [name for name in kept if name.endswith((".png", ".md", "LICENSE"))] == []


def test_every_change_is_another_version(tmp_path: Path) -> None:
    static = tmp_path / "static"
    shutil.copytree(web.STATIC, static)
    assert version(static) == version(web.STATIC)
    seen = {version(static)}
    for name in ("words/nl.ftl", "css/base.css", "sw.js"):
        path = static / name
        path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        seen.add(version(static))
    (static / "js" / "toast.js").rename(static / "js" / "toasted.js")
    seen.add(version(static))
    assert len(seen) == 5


def test_a_change_is_seen_without_a_restart(tmp_path: Path) -> None:
    (tmp_path / "sw.js").write_text("// The worker.\n", encoding="utf-8")
    (tmp_path / "index.html").write_text("old", encoding="utf-8")
    answer = service_worker(tmp_path)

    def asked() -> str:
        request = Request({"type": "http", "headers": []})
        return bytes(asyncio.run(answer(request)).body).decode()

    first = asked()
    assert first == worker_script(tmp_path) == asked()
    (tmp_path / "index.html").write_text("newer", encoding="utf-8")
    assert asked() == worker_script(tmp_path) != first
