"""Runs the real command `homestretch`, with every warning an error."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import warnings
from pathlib import Path
from unittest import mock

from homestretch.cli import app

EXECUTABLE = [sys.executable, "-W", "error", "-c", "from homestretch.cli import main; main()"]
GOLDEN = Path(__file__).parent.parent / "golden" / "records"
CASES = Path(__file__).parent.parent / "cases"


def environment(data: Path | None = None, **more: str) -> dict[str, str]:
    """This process's environment without what would change the output."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in {"NO_COLOR", "COLUMNS", "LINES", "TERM", "FORCE_COLOR"}
    }
    if data is not None:
        kept["HOMESTRETCH_DATA"] = str(data)
    return {**kept, "PYTHONIOENCODING": "utf-8", **more}


def run(
    *words: str, given: str | bytes = "", data: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Runs a command line to its end; `given` is its standard input."""
    raw = given.encode() if isinstance(given, str) else given
    done = subprocess.run(
        [*EXECUTABLE, *words],
        input=raw,
        capture_output=True,
        timeout=120,
        env=environment(data, **more),
        check=False,
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
    )


def call(*words: str, given: str | bytes = b"") -> subprocess.CompletedProcess[str]:
    """The same within this process: quicker, for the many ways to go wrong."""
    raw = given.encode() if isinstance(given, str) else given
    streams = {name: io.TextIOWrapper(io.BytesIO(), "utf-8") for name in ("stdout", "stderr")}
    source = io.TextIOWrapper(io.BytesIO(raw), "utf-8")
    with (
        mock.patch.object(sys, "stdin", source),
        mock.patch.multiple(sys, **streams),
        warnings.catch_warnings(),
    ):
        warnings.simplefilter("error")
        code = app.run(words)
        for stream in streams.values():
            stream.flush()
    out, err = (stream.buffer.getvalue().decode() for stream in streams.values())
    return subprocess.CompletedProcess(list(words), code, out, err)


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one line of a refusal, without the command's name."""
    assert done.returncode == 2, (done.stdout, done.stderr)
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("homestretch: ")
    assert "Traceback" not in done.stderr
    return lines[0].removeprefix("homestretch: ")
