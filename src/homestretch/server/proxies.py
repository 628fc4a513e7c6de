"""The proxies in front of a server."""

from __future__ import annotations

from ipaddress import ip_address, ip_network

from homestretch.core.errors import HomestretchError


class BadProxies(HomestretchError):
    """What is said of proxies is no list of addresses."""

    code = "bad_setting"


class Proxies:
    """The addresses that many people stand behind, and whose word on that is believed."""

    def __init__(self, text: str) -> None:
        """`text`: addresses or networks, commas between; `*` for all. Raises `BadProxies`."""
        names = [name.strip() for name in text.split(",") if name.strip()]
        self._are_all = "*" in names
        try:
            self._networks = [ip_network(name) for name in names if name != "*"]
        except ValueError as error:
            raise BadProxies(
                f"proxies are addresses or networks (127.0.0.1, 10.0.0.0/8, ::1), commas between, "
                f"or * for all: {error!s:.80}"
            ) from None

    def __contains__(self, address: str) -> bool:
        if self._are_all:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)
