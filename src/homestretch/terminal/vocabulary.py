"""What each game calls its pieces and places, and how squares are counted for a viewer.

A viewer is a seat; to it every square of the track has the number it has on the viewer's own
road, rivals' pieces included. With no viewer each piece is on its own seat's road, as in records.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from homestretch.core.seats import COLOURS, Seat
from homestretch.games.pardon import board as pardon_board
from homestretch.games.temper import board as temper_board


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words and the geometry of one game."""

    piece: str
    pieces: str
    start: str
    """Where pieces wait, as in `back to the base`."""
    lane: str
    """The squares that belong to one seat only."""
    bump: str
    """What a piece does to a rival's that it sends back."""
    goal: str
    """What is counted as arrived."""
    track: int
    """The last progress on the track."""
    home: int
    """The first progress that counts as arrived."""
    reach: int
    """How far ahead or behind a rival is worth telling."""
    absolute: Callable[[int, int], int]
    progress_of: Callable[[int, int], int]
    place_text: Callable[[int], str]

    def square(self, viewer: Seat | None, seat: Seat, progress: int) -> str:
        """A place of a seat as the viewer counts it: `17`, `H2`, `Z5`; else its words."""
        if progress == 0:
            return self.start
        if progress <= self.track:
            if viewer is not None:
                progress = self.progress_of(viewer, self.absolute(seat, progress))
            return str(progress)
        return self.place_text(progress)

    def on_track(self, progress: int) -> bool:
        """Whether a place is on the ring that all seats share."""
        return 1 <= progress <= self.track


TEMPER = Vocabulary(
    piece="token",
    pieces="tokens",
    start="the base",
    lane="home row",
    bump="captures",
    goal="home",
    track=temper_board.TRACK_LENGTH,
    home=temper_board.HOME_FIRST,
    reach=6,
    absolute=temper_board.absolute,
    progress_of=temper_board.progress_of,
    place_text=temper_board.place_text,
)
PARDON = Vocabulary(
    piece="pawn",
    pieces="pawns",
    start="Start",
    lane="safety zone",
    bump="bumps",
    goal="Home",
    track=pardon_board.TRACK_LENGTH,
    home=pardon_board.HOME,
    reach=12,
    absolute=pardon_board.absolute,
    progress_of=pardon_board.progress_of,
    place_text=pardon_board.place_text,
)
PRESET_NAMES = {
    "temper": "Classic",
    "temper-leaflet": "Brisk",
    "temper-quick": "Quick",
    "pardon": "Hand of five",
    "pardon-classic": "Draw and play",
    "pardon-strategy": "Strategy",
    "pardon-quick": "Quick",
}
"""What the page calls the presets."""
PRESET_WORDS = {
    "temper": "Four tokens, three tries for a six, and capturing is a duty.",
    "temper-leaflet": "One token is already out, capturing is up to you, and you play on for the "
    "places.",
    "temper-quick": "Only two tokens each, one already out: about ten minutes.",
    "pardon": "Hold five cards and choose which one to play.",
    "pardon-classic": "No hand: turn up a card and play it, with Pardon cards in the deck.",
    "pardon-strategy": "Five cards, Pardon cards in the deck, and one pawn already out.",
    "pardon-quick": "Only two pawns each, one already out: about ten minutes.",
}
"""What the page says of them."""
_VOCABULARIES = {"temper": TEMPER, "pardon": PARDON}


def vocabulary(game_name: str) -> Vocabulary:
    """The words of a game."""
    return _VOCABULARIES[game_name]


def rules_words(game_name: str, preset: str | None, options: str = "") -> str:
    """Which rules are played, as in `Quick, temper-quick`; the options where it is no preset."""
    if preset is None:
        return options
    called = PRESET_NAMES.get(preset, preset)
    return called if preset == game_name else f"{called}, {preset}"


def owner(viewer: Seat | None, seat: Seat) -> str:
    """`your` or `blue's`."""
    return "your" if seat == viewer else f"{COLOURS[seat]}'s"


def subject(viewer: Seat | None, seat: Seat) -> str:
    """`You` or `Blue`, to begin a sentence."""
    return "You" if seat == viewer else COLOURS[seat].capitalize()


def sentence(text: str) -> str:
    """The text with a capital at its beginning; names and clauses in it stay as they are."""
    return f"{text[:1].upper()}{text[1:]}"


def counted(number: int, singular: str, plural: str) -> str:
    """`1 token`, `3 tokens`."""
    return f"{number} {singular if number == 1 else plural}"


def listed(words: list[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    return (
        f" {last} ".join(words) if len(words) < 3 else f"{', '.join(words[:-1])} {last} {words[-1]}"
    )


def with_article(number: str) -> str:
    """`a 7`, `an 8`, `an 11`, `a Pardon card`."""
    return f"{'an' if number in {'8', '11'} else 'a'} {number}"
