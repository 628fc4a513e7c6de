"""Why a player has the choice they have, as a code that a page or a terminal puts into words."""

from typing import NamedTuple


class Reason(NamedTuple):
    """A rule at work. The codes of each game are listed in its `reasons.py`."""

    code: str
    clause: str
    """The clause of the rules, such as `T14a`."""
