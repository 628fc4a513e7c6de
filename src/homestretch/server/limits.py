"""How much a server takes, from anybody and altogether."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network

_NETWORK_BITS = 64
"""Of an IPv6 address: they name one household or server, the other 64 are its own to choose."""

_OWN = ("127.0.0.1", "::1")
_ORIGIN_DIGITS = 4


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server. The defaults are far above what people do."""

    tables: int = 100_000
    """Tables in the store."""
    tables_burst: int = 200
    """Tables that one address may make at once, …"""
    tables_per_second: float = 0.5
    """… and how fast that number grows back."""
    codes_burst: int = 30
    """Codes that name no table which one address may try at once, …"""
    codes_per_second: float = 0.2
    """… and how fast that number grows back."""
    requests_burst: int = 1_000
    """Commands without a connection that one address may send at once, …"""
    requests_per_second: float = 300.0
    """… and how fast that number grows back."""
    heavy_burst: int = 60
    """Lists of games and whole games that one address may ask for at once, …"""
    heavy_per_second: float = 1.0
    """… and how fast that number grows back."""
    drawings_burst: int = 60
    """QR codes that one address may have drawn at once, …"""
    drawings_per_second: float = 5.0
    """… and how fast that number grows back."""
    returns_burst: int = 600
    """Devices of one address that may come back at once and want much of a table's log, …"""
    returns_per_second: float = 10.0
    """… and how fast that number grows back."""
    connections: int = 5_000
    connections_per_address: int = 500
    """Many people may share an address."""
    connections_per_table: int = 60
    spare_connections: int = 1_000
    """Connections that may be open beside those, for requests, …"""
    spare_per_address: int = 200
    """… and from each address."""
    headers_seconds: float = 10.0
    """How long the head of a request may take."""
    body_bytes: int = 16_384
    """Of a request's body, and of a message."""
    body_seconds: float = 10.0
    messages_burst: int = 200
    """Messages that one connection may send at once, …"""
    messages_per_second: float = 100.0
    """… and how fast that number grows back."""
    messages_refused: int = 200
    """Refusals in a row after which a connection is closed."""
    frames_per_message: int = 5
    """WebSocket frames of any kind, pings and pieces too, for each of those messages; a connection
    that sends more is cut."""
    hello_seconds: float = 10.0
    """How long a connection may wait before it says who it is."""
    unsent_messages: int = 256
    """Messages that wait for a slow connection before it is closed; it may come back."""
    idle_tables: int = 64
    """Tables kept in memory although nobody looks at them."""


@lru_cache(maxsize=4096)
def whose(address: str) -> str:
    """Who counts as one: an address, or the network that an IPv6 address of the internet is in.

    At home, where each device has an address of its own, they count one by one.
    """
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    if not found.is_global:
        return address
    return str(IPv6Network((int(found), _NETWORK_BITS), strict=False))


def origin_of(table_id: str, address: str) -> str | None:
    """Where somebody comes from who joins a table, as far as that is kept: so little of a hash that
    very many addresses share it, and nobody can tell which it was.

    None on the server's own computer, which may take as many seats as it likes.
    """
    if address in _OWN:
        return None
    return hashlib.sha256(f"{table_id} {address}".encode()).hexdigest()[:_ORIGIN_DIGITS]


class Bucket:
    """Lets `burst` things pass at once and `rate` a second in the long run."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        """Full at the time `now`, in seconds."""
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = now

    def has_room(self, now: float) -> bool:
        """Whether one more might pass now."""
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level >= 1

    def take(self, now: float, number: int = 1) -> bool:
        """Whether so many more may pass now; if so, they have."""
        self.has_room(now)
        if self._level < number:
            return False
        self._level -= number
        return True


class AddressBuckets:
    """A bucket for each address, the longest unused forgotten first."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float], kept: int = 10_000
    ) -> None:
        """`clock` gives seconds that never go back."""
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._kept = kept
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def has_room(self, address: str) -> bool:
        """Whether one more from this address might pass."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has_room(self._clock())

    def take(self, address: str) -> bool:
        """Whether one more from this address may pass; if so, it has."""
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > self._kept:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(now)
