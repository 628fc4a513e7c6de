"""Finding an address to listen on, and the address to tell people."""

from __future__ import annotations

import errno
import ipaddress
import os
import re
import socket

from homestretch.core.errors import HomestretchError

DEFAULT_PORT = 8000
TRIED = 20
"""How many ports from the default on are tried."""
_EVERYWHERE = {"0.0.0.0", "::"}


class ListenError(HomestretchError):
    """The server cannot listen there; the text says why and what to do."""

    code = "cannot_listen"


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; without a port, the default one or the next that is free.

    Raises `ListenError`.
    """
    wanted = [port] if port is not None else range(DEFAULT_PORT, DEFAULT_PORT + TRIED)
    for number in wanted:
        try:
            return _listen(host, number)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and port is None:
                continue
            raise ListenError(_sentence(host, number, error)) from None
    raise ListenError(
        f"the ports {DEFAULT_PORT} to {DEFAULT_PORT + TRIED - 1} are all in use; "
        "name a free one with --port"
    )


def _listen(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    # with its protocol named, asyncio knows TCP by it, and sends small frames at once
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(512)
    except BaseException:
        listener.close()
        raise
    return listener


def _sentence(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"port {port} is in use already: perhaps Homestretch runs there, see "
            f"{url(host, port)}; otherwise choose another one, such as --port {port % 65535 + 1}, "
            "or leave --port out to get a free one"
        )
    if error.errno == errno.EACCES:
        return f"port {port} is not allowed for this user; choose one from 1024 on with --port"
    return (
        f"this computer cannot listen on {host!r} ({error.strerror or error}); use --host "
        "127.0.0.1 for this computer alone, or --host 0.0.0.0 for everybody on the network"
    )


def url(host: str, port: int) -> str:
    """The address for people's browsers."""
    shown = network_address() if host in _EVERYWHERE else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def is_url(text: str) -> bool:
    """Whether the text is such an address, with a number for the host, and nothing else."""
    found = re.fullmatch(r"http://(?:([0-9.]+)|\[([0-9a-f:.]+)\]):[0-9]{1,5}/", text)
    if found is None:
        return False
    try:
        return ipaddress.ip_address(found[1] or found[2]).version == (4 if found[1] else 6)
    except ValueError:
        return False


def is_everywhere(host: str) -> bool:
    """Whether the host stands for every address of this computer."""
    return host in _EVERYWHERE


def network_address() -> str:
    """The address of this computer on its network; the loopback address when it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # chooses a route; nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
