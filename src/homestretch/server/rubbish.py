"""When Python looks for rubbish: with many tables in memory each look stops everybody for long.

Playing makes no circles of objects, so what is done with goes by itself; only connections leave a
few circles behind. Looking for those is put off to a quiet moment, or until much has gathered.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

BETWEEN_SECONDS = 60.0
"""At least, between looks."""
QUIET_SECONDS = 2.0
"""Nothing may happen for so long before a look."""
LATEST_SECONDS = 6 * 3600.0
"""After so long a look comes in any case, …"""
MOST = 1_000_000
"""… and when there are so many more objects than after the last one: some 200 MB."""


def prepare() -> None:
    """Takes out all that is there already and will stay; from now on only `tidy` looks."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def tidy(progress: Callable[[], int], clock: Callable[[], float] = time.monotonic) -> None:
    """Looks in quiet moments, for ever; `progress` grows whenever something happens."""
    last = clock()
    while True:
        await asyncio.sleep(BETWEEN_SECONDS)
        before = progress()
        await asyncio.sleep(QUIET_SECONDS)
        is_late = gc.get_count()[0] > MOST or clock() - last > LATEST_SECONDS
        if is_late or progress() == before:
            gc.collect()
            last = clock()
