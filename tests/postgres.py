"""A PostgreSQL server of the tests' own in a temporary folder; a fresh database for each test."""

from __future__ import annotations

import getpass
import os
import shlex
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest

_PLACES = ("/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin")

_numbers = count(1)


def program(name: str) -> str:
    """The path of one of PostgreSQL's programs."""
    for pattern in _PLACES:  # first, for what is in the path may only be a wrapper
        for folder in sorted(Path("/").glob(pattern.lstrip("/")), reverse=True):
            if (folder / name).exists():
                return str(folder / name)
    found = shutil.which(name)
    if found:
        return found
    raise FileNotFoundError(f"PostgreSQL's {name} is not here: run scripts/need-postgres")


class Cluster:
    """A PostgreSQL server on a free port of the loopback address."""

    def __init__(self, folder: Path, **settings: str) -> None:
        """Makes the server's files; `settings` go to its command line."""
        self.data = folder / "data"
        self._log = folder / "log"
        # nobody but its own user may run it, and root may not
        self._as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        self.user = "postgres" if self._as_user else getpass.getuser()
        if self._as_user:
            shutil.chown(folder, "postgres")
        self._run(
            program("initdb"),
            *("-D", str(self.data), "-U", self.user, "-A", "trust", "-E", "UTF8", "--no-sync"),
            *("--no-instructions", "--locale=C"),
        )
        self.port = _free_port()
        options = {"unix_socket_directories": "", "listen_addresses": "127.0.0.1", **settings}
        self._options = " ".join(f"-c {name}='{value}'" for name, value in options.items())

    def _run(self, *command: str) -> None:
        done = subprocess.run(
            [*self._as_user, *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd="/",
            check=False,
        )
        assert done.returncode == 0, done.stdout

    def _control(self, action: str, *more: str) -> None:
        self._run(
            program("pg_ctl"),
            *("-D", str(self.data), "-l", str(self._log), "-w", "-t", "60", action, *more),
        )

    def start(self) -> None:
        """Starts it; returns when it takes connections."""
        self._control("start", "-o", f"-p {self.port} {self._options}")

    def stop(self, mode: str = "fast") -> None:
        """Stops it: `fast` ends connections, `immediate` is as good as a crash."""
        self._control("stop", "-m", mode)

    @contextmanager
    def cleaning_up(self, folder: Path) -> Iterator[None]:
        """Stops it and removes its folder at the end, or when this process is killed.

        A shell waits for the end of a pipe that this process holds open.
        """
        stop = [*self._as_user, program("pg_ctl"), "-D", str(self.data), "-m", "immediate", "stop"]
        script = f"cat; {shlex.join(stop)}; rm -rf {shlex.quote(str(folder))}"
        watcher = subprocess.Popen(
            ["/bin/sh", "-c", script],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            cwd="/",
        )
        try:
            yield
        finally:
            watcher.communicate(timeout=60)

    def address(self, database: str = "postgres") -> str:
        """How to connect to a database."""
        return f"postgresql://{self.user}@127.0.0.1:{self.port}/{database}"

    def database(self, encoding: str = "UTF8") -> str:
        """A fresh database; gives its address."""
        name = f"d{os.getpid()}_{next(_numbers)}"
        made = f"CREATE DATABASE {name} ENCODING '{encoding}' TEMPLATE template0"
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(made)
        return self.address(name)

    def drop(self, address: str) -> None:
        """Removes a database, whoever is still connected; some take a while to be gone."""
        name = address.rpartition("/")[2]
        until = time.monotonic() + 60
        with psycopg.connect(self.address(), autocommit=True) as connection:
            while True:
                try:
                    connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
                    return
                except psycopg.errors.ObjectInUse:  # after 5 seconds PostgreSQL gives up
                    if time.monotonic() > until:
                        raise


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


@contextmanager
def cluster(**settings: str) -> Iterator[Cluster]:
    """A running server, gone at the end, however this process ends."""
    folder = Path(tempfile.mkdtemp(prefix="homestretch-pg-"))
    try:
        made = Cluster(folder, **settings)
        with made.cleaning_up(folder):
            made.start()
            yield made
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """One server for all tests of a process; what it keeps need not outlive the machine."""
    with cluster(fsync="off", full_page_writes="off", shared_buffers="32MB") as running:
        yield running


@pytest.fixture
def database(postgres: Cluster) -> Iterator[str]:
    """The address of a fresh database."""
    address = postgres.database()
    yield address
    postgres.drop(address)
