"""What is handed to other programs to run the server: unit, containers, proxies, the wheel."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import textwrap
import zipfile
from fnmatch import fnmatch
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from homestretch.cli.app import make_app
from homestretch.server.limits import Limits

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")


def block(beginning):
    """An indented block of the documentation, by how it begins."""
    (found,) = re.findall(rf"(?:^    {re.escape(beginning)}.*\n(?:    .*\n|\n)*)", HOSTING, re.M)
    return textwrap.dedent(found)


def options():
    """The variable of each option of `homestretch serve`, by the option's names."""
    command = typer.main.get_command(make_app(["serve"])).commands["serve"]
    return {
        "/".join((*one.opts, *one.secondary_opts)): one.envvar
        for one in command.params
        if getattr(one, "envvar", None)
    }


def served(monkeypatch, words, environment):
    """The settings that a command line leads to."""
    given = []
    monkeypatch.setattr("homestretch.server.run.run", lambda settings, tell: given.append(settings))
    result = CliRunner().invoke(make_app(words), words, env=environment)
    assert result.exit_code == 0, result.output
    return given[0]


def test_the_settings_that_are_documented_are_those_that_there_are():
    rows = re.findall(r"^\| `(--.+?)` \| `(HOMESTRETCH_\w+)` \|", HOSTING, re.M)
    told = {name.replace("`, `", "/"): variable for name, variable in rows}
    known = options()
    assert known.pop("--metrics/--no-metrics") == told.pop("--metrics")
    assert told == known


def test_the_unit_starts_the_server_with_a_store_that_it_may_write(monkeypatch):
    unit = block("[Unit]")
    lines = dict(re.findall(r"^(ExecStart|StateDirectory)=(.+)$", unit, re.M))
    program, *words = shlex.split(lines["ExecStart"])
    assert program.startswith("/opt/homestretch/bin/")
    environment = dict(re.findall(r"^Environment=(\w+)=(.*)$", unit, re.M))
    settings = served(monkeypatch, words, environment)
    assert Path(settings.store).parent == Path("/var/lib") / lines["StateDirectory"]
    assert (settings.host, settings.port, settings.browser) == ("127.0.0.1", 8000, False)
    assert (settings.proxies, settings.log_format) == ("127.0.0.1", "json")
    names = re.findall(r"^(\w+)=", unit, re.M)
    assert len(names) == len(set(names) - {"Environment"}) + len(environment)


def test_the_image_is_made_of_what_there_is(monkeypatch):
    kept = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert kept[0] == "*"  # nothing goes in but what is named
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.M)
    sources = [source for line in copied for source in line.split()]
    assert "pyproject.toml" in sources
    for source in sources:
        assert (ROOT / source).exists()
        assert f"!{source}" in kept
    environment = dict(re.findall(r"\b(HOMESTRETCH_\w+)=(\S+)", DOCKERFILE))
    assert set(environment) <= set(options().values())
    (command,) = re.findall(r'^CMD \["(\w+)"\]', DOCKERFILE, re.M)
    settings = served(monkeypatch, [command], environment)
    assert (settings.host, settings.port, settings.browser) == ("0.0.0.0", 8000, False)
    assert settings.store == "/data/tables.sqlite3"
    assert "VOLUME /data" in DOCKERFILE
    assert f"EXPOSE {settings.port}" in DOCKERFILE
    assert f"127.0.0.1:{settings.port}/healthz" in DOCKERFILE


def test_the_compose_file_sets_what_the_server_knows(monkeypatch):
    environment = dict(re.findall(r"^      (HOMESTRETCH_\w+): \"?([^\"\n]+)\"?$", COMPOSE, re.M))
    assert set(environment) <= set(options().values())
    environment["HOMESTRETCH_STORE"] = environment["HOMESTRETCH_STORE"].replace("$", "")
    settings = served(monkeypatch, ["serve"], environment)
    assert (settings.workers, settings.proxies) == (2, "*")
    assert str(settings.store).startswith("postgresql://homestretch:")
    assert '- "127.0.0.1:8000:8000"' in COMPOSE  # whoever reaches it is believed as a proxy


@pytest.mark.parametrize(
    ("beginning", "needed"),
    [
        (
            "server {",
            (
                "proxy_pass http://127.0.0.1:8000;",
                "Host $http_host;",
                "X-Forwarded-For $remote_addr;",
                "X-Forwarded-Proto $scheme;",
                "Upgrade $http_upgrade;",
                'Connection "upgrade";',
                "location = /metrics { return 404; }",
            ),
        ),
        ("games.example.org {", ("reverse_proxy 127.0.0.1:8000", "@figures path /metrics")),
    ],
)
def test_the_proxies_pass_on_what_the_server_needs(beginning, needed):
    told = block(beginning)
    for line in needed:
        assert line in told
    assert told.count("{") == told.count("}")


def test_what_is_said_of_limits_holds():
    limits, told = Limits(), " ".join(HOSTING.split())
    assert f"larger than {limits.body_bytes // 1024} KB" in told
    each = limits.connections_per_address + limits.spare_per_address
    assert f"{each} from one address" in told
    assert f"{limits.connections + limits.spare_connections:,} altogether" in told


def test_the_wheel_holds_every_file_of_the_package(tmp_path):
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.iterdir()
    with zipfile.ZipFile(wheel) as opened:
        packed = {name for name in opened.namelist() if name.startswith("homestretch/")}
    package = ROOT / "src" / "homestretch"
    there = {
        f"homestretch/{file.relative_to(package).as_posix()}"
        for file in package.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert packed == there
    for pattern in ("words/*.ftl", "js/*.js", "css/*.css", "index.html", "sw.js"):
        assert any(fnmatch(name, f"homestretch/web/static/{pattern}") for name in packed), pattern
    for name in ("web/verifier/verify.html", "server/lessons.json"):
        assert f"homestretch/{name}" in packed
