"""Server processes that can be killed and started again while clients look for one that lives."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

CHILD = """
import sys
from homestretch.server.limits import Limits
from homestretch.server.run import run
from homestretch.server.settings import Settings
if __name__ == "__main__":
    free = Limits(tables_burst=10**6, messages_burst=10**6, messages_per_second=10**6,
                  connections=10**5, connections_per_address=10**5)
    run(Settings(host="127.0.0.1", port=0, store=sys.argv[1], workers=int(sys.argv[2]),
                 pace=float(sys.argv[3]), limits=free),
        tell=lambda line: print(line, flush=True))
"""


class Servers:
    """Some server processes on one store."""

    def __init__(self, store: str, number: int = 1, *, workers: int = 1, pace: float = 0.0) -> None:
        """Starts nothing yet. `number` processes of their own, each with so many workers."""
        self._arguments = (store, str(workers), str(pace))
        self._processes: list[Process | None] = [None] * number
        self._addresses: list[str] = [""] * number
        self.errors: list[str] = []
        """What the processes wrote to their standard error."""

    async def start(self, index: int, limit: int | None = None) -> None:
        """Starts one; returns when it takes requests. `limit`: bytes of its largest file."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-W", "error", "-c", CHILD, *self._arguments),
            stdout=PIPE,
            stderr=PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            preexec_fn=None if limit is None else _limited(limit),
        )
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        if not line:
            raise RuntimeError(f"a server did not start: {await self._rest(process)}")
        self._processes[index] = process
        self._addresses[index] = line.split()[4].rstrip("/")

    def pid(self, index: int) -> int:
        """The process id of one."""
        process = self._processes[index]
        assert process is not None
        return process.pid

    async def kill(self, index: int) -> None:
        """Ends one as a power cut would."""
        process = self._processes[index]
        assert process is not None
        self._addresses[index] = ""
        process.kill()
        await self._rest(process)

    async def stop(self, index: int) -> int:
        """Ends one in an orderly way; gives its exit code."""
        process = self._processes[index]
        assert process is not None
        self._addresses[index] = ""
        process.send_signal(signal.SIGINT)
        await self._rest(process)
        assert process.returncode is not None
        return process.returncode

    async def _rest(self, process: Process) -> str:
        _, error = await process.communicate()
        if error:
            self.errors.append(error.decode())
        return error.decode()

    def address(self, rng: random.Random) -> str | None:
        """The address of one that lives, None when none does."""
        alive = [address for address in self._addresses if address]
        return rng.choice(alive) if alive else None

    async def end(self) -> None:
        """Kills whatever still runs."""
        for index, process in enumerate(self._processes):
            if process is not None and process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    await self.kill(index)


def _limited(limit: int) -> Callable[[], None]:
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))


@asynccontextmanager
async def running(
    store: str, number: int = 1, *, workers: int = 1, pace: float = 0.0, limit: int | None = None
) -> AsyncIterator[Servers]:
    """Servers that are gone at the end."""
    servers = Servers(store, number, workers=workers, pace=pace)
    try:
        await asyncio.gather(*(servers.start(index, limit) for index in range(number)))
        yield servers
    finally:
        await servers.end()
