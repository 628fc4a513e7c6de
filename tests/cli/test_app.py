"""The command as a whole: help, version, and that every failure is one line."""

from __future__ import annotations

import subprocess
import sys

import pytest
import typer
from typer.testing import CliRunner

import homestretch
from homestretch.cli import app as app_module
from homestretch.cli.app import COMMANDS, Entry, make_app, missing_extra, one_line
from tests.cli.command import EXECUTABLE, call, environment, refused, run

RUNNER = CliRunner()
OWN = ["play", "serve", "replay", "check", "verify", "board", "legal", "perft"]


def test_version():
    assert run("--version").stdout == f"homestretch {homestretch.__version__}\n"


def test_help_teaches():
    done = run("--help")
    assert done.returncode == 0
    assert "Examples:" in done.stdout
    assert all(f"\n  {name} " in done.stdout for name in OWN)
    assert run().stdout == done.stdout


@pytest.mark.parametrize("name", OWN)
def test_every_command_has_help_with_examples(name):
    result = RUNNER.invoke(make_app([name]), [name, "--help"])
    assert result.exit_code == 0
    assert "Examples:" in result.output
    assert f"homestretch {name}" in result.output
    widest = 100 if name == "serve" else 80
    assert all(len(line) <= widest for line in result.output.splitlines())


def test_help_loads_nothing_heavy():
    code = (
        "import sys; from homestretch.cli.app import run; run(['--help']); "
        "print([name for name in ('rich', 'starlette', 'numpy', 'numba', 'homestretch.svg.board', "
        "'homestretch.server.app', 'homestretch.bots') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nonsense"], "No such command"),
        (["--nonsense"], "No such option"),
        (["play", "--nonsense"], "`homestretch play --help` says what is allowed."),
        (["perft", "temper"], "Missing option"),
        (["check"], "Missing argument"),
        (["perft", "temper", "--depth", "x"], "--depth"),
    ],
)
def test_wrong_words_are_told_in_one_line(words, told):
    assert told in refused(call(*words))


def test_a_message_keeps_to_one_printable_line():
    assert one_line("a\nb\x1b[2J\tc\u2028d") == "a b [2J c d"
    assert len(one_line("x" * 10_000)) < 700


def test_a_closed_pipe_is_no_failure():
    with subprocess.Popen(
        [*EXECUTABLE, "perft", "temper", "--depth", "5", "--divide"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 1


def test_an_unwritable_file_is_told(tmp_path):
    done = run("board", "temper", "--svg", str(tmp_path / "no" / "such" / "board.svg"))
    assert "No such file or directory" in refused(done)


def test_missing_extras_are_named(monkeypatch):
    def no_module(name):
        if name.endswith("simulate"):
            raise ModuleNotFoundError("No module named 'numpy'", name="numpy")
        return real(name)

    real = app_module.import_module
    monkeypatch.setattr(app_module, "import_module", no_module)
    shown = RUNNER.invoke(make_app(), ["--help"])
    assert "simulate" in shown.output
    result = RUNNER.invoke(make_app(["simulate"]), ["simulate", "--games", "5", "x"])
    assert isinstance(result.exception, app_module.MissingExtra)
    assert "numpy" in str(result.exception)
    assert "pip install 'homestretch[batch]'" in str(result.exception)


def test_an_extra_missing_only_when_the_command_runs_is_named_too(monkeypatch, capsys):
    def simulated() -> None:
        raise ModuleNotFoundError("No module named 'numba'", name="numba")

    def only_simulate(names=None):
        made = typer.Typer()
        made.command("simulate")(simulated)
        made.callback()(lambda: None)
        return made

    monkeypatch.setattr(app_module, "make_app", only_simulate)
    assert app_module.run(["simulate"]) == 2
    told = capsys.readouterr().err
    assert told == f"homestretch: {missing_extra('simulate', 'batch', 'numba')}\n"


def test_a_command_whose_module_is_not_there_is_left_out(monkeypatch):
    monkeypatch.setattr(app_module, "COMMANDS", (*COMMANDS, Entry("nowhere")))
    assert "nowhere" not in RUNNER.invoke(make_app(), ["--help"]).output


def test_the_server_is_registered():
    assert "--port" in RUNNER.invoke(make_app(["serve"]), ["serve", "--help"]).output
