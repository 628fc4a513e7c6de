"""Requests whose answer is waited for as patiently as all else, however slow this machine is."""

from functools import partial

import httpx

from tests.server.serving import PATIENCE

get = partial(httpx.get, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
request = partial(httpx.request, timeout=PATIENCE)
stream = partial(httpx.stream, timeout=PATIENCE)


def visitor(address, **settings):
    """Somebody who asks often, over connections that it gives up well before the server does."""
    limits = httpx.Limits(keepalive_expiry=1)
    return httpx.Client(base_url=address, timeout=PATIENCE, limits=limits, **settings)
