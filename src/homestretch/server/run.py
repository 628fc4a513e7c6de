"""Running the server in this process until it is told to stop."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from homestretch.server import ports
from homestretch.server.app import make_app
from homestretch.server.hub import DEFAULT_PACE
from homestretch.server.limits import Limits
from homestretch.server.store import SqliteStore

GRACE_SECONDS = 3
"""How long connections may take to end when the server stops."""


class _Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then tells."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._on_ready()


def make_server(
    app: ASGIApp, limits: Limits, on_ready: Callable[[], None] = lambda: None
) -> uvicorn.Server:
    """The HTTP and WebSocket server around the application, set up but not running."""
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=limits.body_bytes,
        access_log=False,
        log_level="warning",
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return _Server(config, on_ready)


def run(
    *,
    host: str,
    port: int | None,
    store_path: Path,
    pace: float = DEFAULT_PACE,
    browser: bool = False,
    limits: Limits | None = None,
    tell: Callable[[str], None],
) -> None:
    """Serves until Ctrl-C or a termination signal; the games go on at the next start.

    `tell` gets the lines for people. Raises `ListenError` or `StoreError`.
    """
    with ports.listen(host, port) as listener:
        limits = limits or Limits()
        store = SqliteStore(store_path)
        app = make_app(store, pace=pace, limits=limits)
        real_port: int = listener.getsockname()[1]
        address = ports.url(host, real_port)

        def ready() -> None:
            whom = " for everybody on this network" if ports.is_everywhere(host) else ""
            tell(f"Homestretch is open at {address}{whom} (Ctrl-C stops it)")
            if browser:
                # some browsers are started in a way that waits for them
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        with contextlib.closing(store), contextlib.suppress(KeyboardInterrupt):
            make_server(app, limits, ready).run(sockets=[listener])
        tell("Stopped. All games are kept.")


def has_display(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a browser would be seen by somebody: there is a screen, and nobody is far away."""
    if "SSH_CONNECTION" in environment:
        return False
    if platform in {"win32", "darwin"}:
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
