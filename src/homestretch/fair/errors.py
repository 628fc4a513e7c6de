"""What goes wrong in verifiable chance: a stable code, a sentence, and the event it is about."""

from __future__ import annotations

from homestretch.core.errors import HomestretchError


class FairError(HomestretchError):
    """A fault of the protocol or of a transcript; `docs/fairness.md` lists the codes."""

    def __init__(self, code: str, sentence: str) -> None:
        """`code` is one of those in docs/fairness.md."""
        super().__init__(sentence)
        self.code = code
