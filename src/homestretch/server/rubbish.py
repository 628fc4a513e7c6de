"""When Python looks for rubbish: with many tables in memory a full look stops everybody for long.

Playing makes no circles of objects, so rubbish goes by itself; connections leave a few circles,
which the usual looks at young objects find. A full look is left for a quiet moment.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

YOUNG, MIDDLE, NEVER = 20_000, 20, 1_000_000
"""Python's thresholds: looks at young objects are rarer than usual, full ones do not come."""
QUIET_SECONDS = 2.0
"""Nothing may happen for so long before a full look."""
BETWEEN_SECONDS = 60.0
"""At least, between full looks."""
LATEST_SECONDS = 6 * 3600.0
"""After so long a full look comes in any case."""


def prepare() -> None:
    """Sets the thresholds, and takes out all that is there already and will stay."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def tidy(progress: Callable[[], int]) -> None:
    """Looks in quiet moments, for ever; `progress` grows whenever something happens."""
    last = time.monotonic()
    while True:
        await asyncio.sleep(BETWEEN_SECONDS)
        before = progress()
        await asyncio.sleep(QUIET_SECONDS)
        if progress() == before or time.monotonic() - last > LATEST_SECONDS:
            gc.collect()
            last = time.monotonic()
