"""What a verification found: what was checked, how often, and the first thing that fails."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

CHECKS: dict[str, str] = {
    "chain": "events bound to all events before them",
    "seals": "seals with their commitments and fingerprint",
    "tips": "commitments of clients opened",
    "secret": "secret of the server that fits its commitment",
    "links": "live links that fit their chains",
    "dice": "dice that follow from key and links",
    "first": "draws of who begins",
    "decks": "decks shuffled from the key, bound before the first card",
    "cards": "cards dealt, drawn or turned up in the order of their deck",
    "openings": "cards shown that are proved by the deck's root",
    "moves": "moves that are legal under the rules",
    "result": "results that are right",
    "notes": "facts that a player's own notes confirm",
}
"""What is counted, in the order of a report; said of several, and of one below."""

ONE: dict[str, str] = {
    "chain": "event bound to all events before it",
    "seals": "seal with its commitments and fingerprint",
    "tips": "commitment of a client opened",
    "links": "live link that fits its chain",
    "dice": "die that follows from key and links",
    "first": "draw of who begins",
    "decks": "deck shuffled from the key, bound before the first card",
    "cards": "card dealt, drawn or turned up in the order of its deck",
    "openings": "card shown that is proved by the deck's root",
    "moves": "move that is legal under the rules",
    "result": "result that is right",
    "notes": "fact that a player's own notes confirm",
}


def check_words(name: str, count: int) -> str:
    """What was checked so many times, in words."""
    return ONE.get(name, CHECKS[name]) if count == 1 else CHECKS[name]


@dataclass(frozen=True, slots=True)
class Failure:
    """The first thing that fails."""

    code: str
    """Stable; docs/fairness.md lists them all."""
    sentence: str
    event: int | None
    """The number of the event it was found at, None where it is about the file."""


@dataclass(slots=True)
class Report:
    """What was checked, what can be said of the table, and the first failure if there is one."""

    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CHECKS, 0))
    facts: dict[str, Any] = field(default_factory=dict)
    failure: Failure | None = None

    @property
    def ok(self) -> bool:
        """Whether everything was right."""
        return self.failure is None

    def to_json(self) -> dict[str, Any]:
        """The report as JSON values, the same from both verifiers but for the sentence."""
        failure = self.failure
        return {
            "ok": self.ok,
            "code": failure.code if failure else None,
            "event": failure.event if failure else None,
            "sentence": failure.sentence if failure else None,
            "counts": dict(self.counts),
            "facts": dict(self.facts),
        }

    def lines(self) -> list[str]:
        """The report for people."""
        found = [*self._fact_lines(), ""]
        found += [
            f"  {count:>6}  {check_words(name, count)}"
            for name, count in self.counts.items()
            if count
        ]
        if self.failure is None:
            return [*found, "", "Everything is right."]
        where = f"event {self.failure.event}: " if self.failure.event else ""
        return [*found, "", f"NOT RIGHT: {where}{self.failure.sentence} [{self.failure.code}]"]

    def _fact_lines(self) -> list[str]:
        facts = self.facts
        lines = []
        if "table" in facts:
            lines.append(f"Table {facts['table']}, a game of {facts['game'].capitalize()}")
        if "fingerprint" in facts:
            lines.append(f"Fingerprint: {facts['fingerprint']}")
        if facts.get("restarts"):
            names = ", ".join(map(str, facts["spoilers"]))
            times = "once" if facts["restarts"] == 1 else f"{facts['restarts']} times"
            lines.append(f"The seal was made again {times}: {names} did not open")
        if facts.get("live"):
            lines += [self._client_line(client) for client in facts.get("clients", ())]
        if facts.get("unsealed"):
            seats = ", ".join(map(str, facts["unsealed"]))
            lines.append(f"People without a part in the seal: seat {seats}")
        if facts.get("live") is False:
            lines.append("Live links were off: the server could foresee the dice")
        if facts.get("cause") == "given_up":
            lines.append("The game was given up before its end")
        return lines

    @staticmethod
    def _client_line(client: dict[str, Any]) -> str:
        seats = ", ".join(map(str, client["seats"]))
        given, away = client["given"], client["away"]
        text = f"Client {client['client']} (seat {seats}): "
        if not given and not away and not client["withheld"]:
            return text + "part of the seal; no links were needed"
        text += f"{given} link{'' if given == 1 else 's'} given"
        if away:
            text += f", away {'once' if away == 1 else f'{away} times'}"
        return text + (", then WITHHELD one" if client["withheld"] else "")
