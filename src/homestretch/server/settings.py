"""What a person decides about a server, in one value that can be handed to other processes."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from homestretch.core.errors import HomestretchError
from homestretch.server.limits import Limits
from homestretch.server.proxies import Proxies
from homestretch.server.store import is_postgres

DEFAULT_PACE = 0.8
"""Seconds before each step of a bot."""
MOST_WORKERS = 64
LOG_LEVELS = ("debug", "info", "warning", "error")
LOG_FORMATS = ("text", "json")


class SettingError(HomestretchError):
    """A setting that cannot be; the text says what can."""

    code = "bad_setting"


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of `homestretch serve`."""

    host: str
    port: int | None
    """None: the default one, or the next that is free."""
    store: str | Path
    """A file, or `postgresql://…`."""
    workers: int = 1
    """Server processes; more than one only with PostgreSQL."""
    pace: float = DEFAULT_PACE
    keep_days: int | None = None
    """Days after its last event until a table is deleted; None: never."""
    browser: bool = False
    """Whether to open the page in a browser."""
    log_level: str = "warning"
    log_format: str = "text"
    metrics: bool = False
    """Whether `/metrics` is there for all who can reach the server."""
    proxies: str = ""
    """Addresses of proxies whose word on where a request comes from is believed; none unless said
    so, for anybody could claim to be one."""
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        """Refuses what cannot be, in a sentence."""
        Proxies(self.proxies)
        if not 1 <= self.workers <= MOST_WORKERS:
            raise SettingError(f"a server has 1 to {MOST_WORKERS} workers, not {self.workers}")
        if self.workers > 1 and not is_postgres(self.store):
            raise SettingError(
                f"{self.workers} workers need PostgreSQL (--store postgresql://user@host/database)"
                ": a file is used by one process only"
            )
        if self.keep_days is not None and self.keep_days < 1:
            raise SettingError(
                f"tables are kept for 1 day or more, not {self.keep_days}; left out (--keep-days), "
                "they are kept for ever"
            )
        for name, value, known in (
            ("log level", self.log_level, LOG_LEVELS),
            ("log format", self.log_format, LOG_FORMATS),
        ):
            if value not in known:
                raise SettingError(
                    f"there is no {name} {value!r:.40}; there are {', '.join(known)}"
                )
