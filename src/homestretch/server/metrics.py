"""Figures about a running server, in the text format that Prometheus and others read.

Each process keeps its own. Where several serve together, each writes its figures into a folder
every second, and whoever is asked adds them up.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections import defaultdict
from pathlib import Path

from homestretch.server.hub import Hub

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
"""Upper bounds, in seconds, of the groups in which answers are counted."""
FRESH_SECONDS = 10.0
"""Figures older than this are of a process that is gone."""

_HELP = {
    "homestretch_requests_total": ("counter", "HTTP requests answered."),
    "homestretch_request_seconds": ("histogram", "Time until a request was answered."),
    "homestretch_connections": ("gauge", "Open WebSocket connections."),
    "homestretch_tables_in_memory": ("gauge", "Tables in memory."),
    "homestretch_events_total": ("counter", "Events stored."),
    "homestretch_commits_total": ("counter", "Transactions with events."),
    "homestretch_commit_seconds_total": ("counter", "Time spent in those transactions."),
    "homestretch_conflicts_total": ("counter", "Events that another process stored first."),
    "homestretch_store_failures_total": ("counter", "Failures of the store."),
    "homestretch_tables_deleted_total": ("counter", "Old tables deleted."),
    "homestretch_processes": ("gauge", "Server processes."),
    "process_resident_memory_bytes": ("gauge", "Memory in use."),
    "process_cpu_seconds_total": ("counter", "Processor time spent."),
    "homestretch_tables": ("gauge", "Tables in the store."),
}

Values = dict[str, float]


class Metrics:
    """The figures of one process."""

    def __init__(self, snapshots: Path | None = None) -> None:
        """`snapshots`: the folder that the processes of one server share."""
        self.connections = 0
        self._snapshots = snapshots
        self._values: defaultdict[str, float] = defaultdict(float)

    def answered(self, method: str, status: int, seconds: float) -> None:
        """Counts one request."""
        method = method if method in {"GET", "HEAD", "POST"} else "other"
        self._values[f'homestretch_requests_total{{method="{method}",status="{status}"}}'] += 1
        name = "homestretch_request_seconds"
        for bound in BUCKETS:
            if seconds <= bound:
                self._values[f'{name}_bucket{{le="{bound}"}}'] += 1
        self._values[f'{name}_bucket{{le="+Inf"}}'] += 1
        self._values[f"{name}_sum"] += seconds
        self._values[f"{name}_count"] += 1

    def values(self, hub: Hub) -> Values:
        """All figures of this process by their names."""
        figures = hub.figures
        return {
            **self._values,
            "homestretch_connections": self.connections,
            "homestretch_tables_in_memory": hub.room_count,
            "homestretch_events_total": figures.events,
            "homestretch_commits_total": figures.commits,
            "homestretch_commit_seconds_total": figures.seconds,
            "homestretch_conflicts_total": figures.taken,
            "homestretch_store_failures_total": figures.failures,
            "homestretch_tables_deleted_total": figures.deleted,
            "homestretch_processes": 1,
            "process_resident_memory_bytes": _memory(),
            "process_cpu_seconds_total": time.process_time(),
        }

    def write_snapshot(self, hub: Hub) -> None:
        """Shows the figures to the other processes of this server."""
        if self._snapshots is not None:
            path = self._snapshots / f"{os.getpid()}.json"
            draft = path.with_suffix(".new")
            with contextlib.suppress(OSError):
                draft.write_text(json.dumps(self.values(hub)))
                draft.replace(path)

    def text(self, hub: Hub) -> str:
        """The figures of all processes of this server."""
        total: defaultdict[str, float] = defaultdict(float, self.values(hub))
        for other in self._others():
            for name, value in other.items():
                total[name] += value
        total["homestretch_tables"] = hub.table_count
        lines = []
        for family, (kind, text) in _HELP.items():
            of_it = [name for name in total if name.partition("{")[0] in _names(family, kind)]
            if of_it:
                lines += [f"# HELP {family} {text}", f"# TYPE {family} {kind}"]
                lines += [f"{name} {total[name]:.10g}" for name in of_it]
        return "\n".join(lines) + "\n"

    def _others(self) -> list[Values]:
        if self._snapshots is None:
            return []
        found: list[Values] = []
        for path in self._snapshots.glob("*.json"):
            if path.stem == str(os.getpid()):
                continue
            with contextlib.suppress(OSError, ValueError):
                if time.time() - path.stat().st_mtime < FRESH_SECONDS:
                    found.append(json.loads(path.read_text()))
        return found


def _names(family: str, kind: str) -> set[str]:
    if kind == "histogram":
        return {f"{family}_bucket", f"{family}_sum", f"{family}_count"}
    return {family}


def _memory() -> float:
    """Bytes in memory; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, IndexError, ValueError):
        return 0.0
    return float(pages * os.sysconf("SC_PAGE_SIZE"))
