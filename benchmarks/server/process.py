"""A server process on one core, and what it uses."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SERVE = """
import sys
from homestretch.server.limits import Limits
from homestretch.server.run import run
from homestretch.server.settings import Settings
free = Limits(tables_burst=10**6, messages_burst=10**6, messages_per_second=10**6,
              connections=10**5, connections_per_address=10**5)
run(Settings(host="127.0.0.1", port=0, store=sys.argv[1], limits=free),
    tell=lambda line: print(line, flush=True))
"""
GAMES = ("-c", SERVE)
ECHO = ("-m", "benchmarks.server.echo")


class Server:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.address = ("127.0.0.1", port)
        self._pid = process.pid

    def memory(self) -> int:
        """Bytes of memory that are its own."""
        text = Path(f"/proc/{self._pid}/status").read_text()
        found = re.search(r"^RssAnon:\s+(\d+) kB", text, re.MULTILINE)
        assert found
        return int(found[1]) * 1024

    def seconds(self) -> float:
        """Processor time it has used."""
        fields = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(program: tuple[str, ...], store: Path | str, core: int = 0) -> Iterator[Server]:
    """A server on one core of this machine; this process moves to the others."""
    cores = os.sched_getaffinity(0)
    mine = sorted(cores)
    others = set(mine) - {mine[core]} or cores
    process = subprocess.Popen(
        ["taskset", "-c", str(mine[core]), sys.executable, *program, str(store)],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        os.sched_setaffinity(0, others)
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"(\d+)/? ", f"{line.strip()} ")
        numbers = re.findall(r":(\d+)/", line) or [found[1] if found else ""]
        yield Server(process, int(numbers[0]))
    finally:
        process.terminate()
        process.wait(30)
        if process.stdout is not None:
            process.stdout.close()
        os.sched_setaffinity(0, cores)
