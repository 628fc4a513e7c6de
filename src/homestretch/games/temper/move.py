"""A move of Temper: which token goes where."""

from functools import lru_cache
from typing import NamedTuple

from homestretch.core.errors import MoveSyntaxError, shown
from homestretch.games.temper.board import parse_place, place_text


class Move(NamedTuple):
    """The token on progress `origin` goes to progress `target`.

    >>> str(Move(0, 1)), str(Move(38, 43))
    ('B-1', '38-H3')
    """

    origin: int
    target: int

    def __str__(self) -> str:
        return _text(self.origin, self.target)


@lru_cache(maxsize=1024)
def _text(origin: int, target: int) -> str:
    """Each of the few moves there are is spelled once."""
    return f"{place_text(origin)}-{place_text(target)}"


def parse(text: str) -> tuple[int, int | None]:
    """Origin and target of a typed move; the target is None when only the token is named.

    >>> parse("38-h3"), parse("b")
    ((38, 43), (0, None))
    """
    origin_text, dash, target_text = text.strip().partition("-")
    origin = parse_place(origin_text)
    target = parse_place(target_text) if dash else None
    if origin is None or (dash and target is None):
        raise MoveSyntaxError(
            f"{shown(text)} is no move; write the token's place, or place-place, "
            "with B, 1 to 40 and H1 to H4 (such as B-1, 7-13, 38-H3)"
        )
    return origin, target
