"""A hub for as long as a test needs it, and a writer that tells when it listens."""

import asyncio

from homestretch.server.hub import Hub
from homestretch.server.writer import NumberTaken, Writer


class Counting(Writer):
    """Counts how often another process was faster, and tells when it hears of the others."""

    taken = 0

    def __init__(self, store):
        super().__init__(store)
        self.listens = asyncio.Event()

    async def changes(self):
        async for change in super().changes():
            if change is None:
                self.listens.set()
            yield change

    async def append(self, table_id, rows, *, due):
        try:
            await super().append(table_id, rows, due=due)
        except NumberTaken:
            self.taken += 1
            raise


def run_hub(make_writer, store, job, **settings):
    """What `job(hub, writer)` gives, with a hub that looks after its tables meanwhile.

    It listens by then: who begins to looks anew at all that is in memory. The writer is a
    `Counting`.
    """

    async def go():
        writer = make_writer(store)
        hub = Hub(writer, pace=0, **settings)
        await hub.start()
        try:
            if writer.is_shared:
                await asyncio.wait_for(writer.listens.wait(), 60)
            return await asyncio.wait_for(job(hub, writer), 60)
        finally:
            await hub.stop()
            writer.close()

    return asyncio.run(go())
