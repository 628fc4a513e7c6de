"""The real server in a process of its own, with a store that is thrown away."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

_READY = re.compile(r"open at http://127\.0\.0\.1:(\d+)/")


class Server:
    """`homestretch serve` on a free port; it can be killed and started again on the same one."""

    def __init__(self, store: Path, before: str = "") -> None:
        """`before`: what the process runs before it serves, to be another server than ours."""
        self._store = store
        self._before = before
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """The page's address, animations and tips off."""
        return f"http://127.0.0.1:{self.port}/?speed=off&tips=off"

    @property
    def origin(self) -> str:
        """The only origin the page may speak to."""
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts the server and waits until it says that it is open."""
        program = f"{self._before}\nfrom homestretch.cli import main\nmain()"
        command = [sys.executable, "-c", program, "serve"]
        command += ["--no-browser", "--pace", "0", "--store", str(self._store)]
        self._process = subprocess.Popen(
            [*command, "--port", str(self.port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self._process.stdout is not None
        said = ""
        for line in self._process.stdout:
            said += line
            if found := _READY.search(line):
                self.port = int(found[1])
                return
        self.kill()
        raise AssertionError(f"the server ended before it was open; it said: {said}")

    def kill(self) -> None:
        """Ends the process at once, as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None
