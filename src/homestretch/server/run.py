"""Running the server in this process, or in several, until it is told to stop."""

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
from starlette.applications import Starlette

from homestretch.server import logs, ports, rubbish
from homestretch.server.app import make_app
from homestretch.server.door import Door, protocols
from homestretch.server.limits import Limits
from homestretch.server.operation import Operation
from homestretch.server.settings import Settings
from homestretch.server.store import is_postgres, open_store
from homestretch.server.workers import Workers

GRACE_SECONDS = 3
"""How long connections may take to end when the server stops."""
SWITCH_SECONDS = 0.001
"""How long the event loop keeps the interpreter while the store's thread, with a commit done, waits
for it; Python's own 5 ms would be most of what a commit costs."""
STOPPED = "Stopped. All games are kept."
STOPPED_FOR_NOW = "Stopped. Tables are kept until {} after their last event."


class _Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(
        self, config: uvicorn.Config, app: Starlette, on_ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._app = app
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then tells."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends the streams that would go on for ever, then everything else."""
        for stream in list(getattr(self._app.state, "streams", ())):
            stream.end()
        await super().shutdown(sockets)


def make_server(
    app: Starlette,
    limits: Limits,
    on_ready: Callable[[], None] = lambda: None,
    *,
    metrics: bool = False,
    proxies: str = "",
    snapshots: Path | None = None,
    is_alone: bool = False,
) -> uvicorn.Server:
    """The HTTP and WebSocket server around the application, set up but not running.

    `metrics`: whether `/metrics` is there. `proxies`: the addresses whose `X-Forwarded-For` is
    believed. `snapshots`: a folder in which the processes of one server show each other figures.
    `is_alone`: whether this process is for the server only.
    """
    http, ws = protocols(Door(limits, proxies))
    config = uvicorn.Config(
        Operation(app, metrics=metrics, snapshots=snapshots, is_alone=is_alone),
        http=http,
        ws=ws,
        ws_per_message_deflate=False,
        ws_max_size=limits.body_bytes,
        access_log=False,
        log_config=None,
        server_header=False,
        lifespan="on",
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return _Server(config, app, on_ready)


def run(settings: Settings, tell: Callable[[str], None]) -> None:
    """Serves until Ctrl-C or a termination signal; the games go on at the next start.

    `tell` gets the lines for people. Raises `ListenError` or `StoreError`.
    """
    logs.configure(settings.log_level, settings.log_format)
    with ports.listen(settings.host, settings.port) as listener:
        address = ports.url(settings.host, listener.getsockname()[1])
        folder = _missing_folder(settings.store)

        def ready() -> None:
            everywhere = ports.is_everywhere(settings.host)
            whom = " for everybody on this network" if everywhere else ""
            tell(f"Homestretch is open at {address}{whom} (Ctrl-C stops it)")
            if folder is not None:
                tell(
                    f"All games are kept in {settings.store}; its folder was not there and is new."
                )
            if settings.keep_days is not None:
                tell(f"Every table is deleted {_days(settings.keep_days)} after its last event.")
            if settings.browser:
                # some browsers are started in a way that waits for them
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        with contextlib.suppress(KeyboardInterrupt):
            if settings.workers > 1:
                open_store(settings.store).close()  # says here, once, what is wrong with it
                Workers(settings, listener, ready).run()
            else:
                serve_here(settings, listener, ready)
        days = settings.keep_days
        tell(STOPPED if days is None else STOPPED_FOR_NOW.format(_days(days)))


def _days(number: int) -> str:
    return "1 day" if number == 1 else f"{number} days"


def _missing_folder(store: str | Path) -> Path | None:
    """The folder that will be made for the store's file, None where it is there."""
    if is_postgres(store):
        return None
    folder = Path(store).absolute().parent
    return None if folder.exists() else folder


def serve_here(
    settings: Settings,
    listener: socket.socket,
    on_ready: Callable[[], None],
    *,
    snapshots: Path | None = None,
) -> None:
    """Serves in this process, on a listener that others may share."""
    sys.setswitchinterval(SWITCH_SECONDS)
    rubbish.prepare()
    with contextlib.closing(open_store(settings.store)) as store:
        store.served_at(ports.url(*listener.getsockname()[:2]))
        # links made on this computer must work on others too
        everywhere = ports.is_everywhere(settings.host)
        address = ports.url(settings.host, listener.getsockname()[1]) if everywhere else None
        app = make_app(
            store,
            pace=settings.pace,
            limits=settings.limits,
            keep_days=settings.keep_days,
            public_url=address,
        )
        server = make_server(
            app,
            settings.limits,
            on_ready,
            metrics=settings.metrics,
            proxies=settings.proxies,
            snapshots=snapshots,
            is_alone=True,
        )
        server.run(sockets=[listener])


def has_display(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a browser would be seen by somebody: there is a screen, and nobody is far away."""
    if "SSH_CONNECTION" in environment:
        return False
    if platform in {"win32", "darwin"}:
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
