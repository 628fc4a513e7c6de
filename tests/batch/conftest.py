"""One cache of machine code for all tests of a run, gone when the run is over."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def shared_twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Workers that run side by side share it; whoever ends last removes it."""
    base = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent
    folder = base / "twins"
    folder.mkdir(exist_ok=True)
    with (base / "twins.lock").open("w") as held, pytest.MonkeyPatch.context() as patch:
        fcntl.flock(held, fcntl.LOCK_SH)
        patch.setenv("HOMESTRETCH_CACHE", str(folder))
        yield
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        shutil.rmtree(folder)
