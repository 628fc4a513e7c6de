"""A hub for as long as a test needs it."""

import asyncio

from homestretch.server.hub import Hub


def run_hub(make_writer, store, job, **settings):
    """What `job(hub, writer)` gives, with a hub that looks after its tables meanwhile."""

    async def go():
        writer = make_writer(store)
        hub = Hub(writer, pace=0, **settings)
        await hub.start()
        try:
            return await asyncio.wait_for(job(hub, writer), 60)
        finally:
            await hub.stop()
            writer.close()

    return asyncio.run(go())
