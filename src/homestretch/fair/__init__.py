"""Floor 2: verifiable dice and shuffles. docs/fairness.md states the protocol byte for byte.

A server keeps one `Ledger` a table: `Ledger.create`, `seal`, `open`, `chance`, `move`, `reveal`.
`transcript` makes the file that anyone can check with `verify`.
"""

from homestretch.fair.chance import FairChance
from homestretch.fair.errors import FairError
from homestretch.fair.ledger import Entry, Ledger
from homestretch.fair.links import AWAY, GIVEN, WITHHELD
from homestretch.fair.report import Failure, Report
from homestretch.fair.rules import Rules, SeatRule
from homestretch.fair.seal import SealedClient, new_secret
from homestretch.fair.transcript import text_of, transcript
from homestretch.fair.verify import verify, verify_text

__all__ = [
    "AWAY",
    "GIVEN",
    "WITHHELD",
    "Entry",
    "Failure",
    "FairChance",
    "FairError",
    "Ledger",
    "Report",
    "Rules",
    "SealedClient",
    "SeatRule",
    "new_secret",
    "text_of",
    "transcript",
    "verify",
    "verify_text",
]
