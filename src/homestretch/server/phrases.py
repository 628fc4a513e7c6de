"""What can be said at a table without free text: codes, for which clients have the words."""

from __future__ import annotations

PHRASES = (
    "hello", "good_luck", "well_played", "thanks", "sorry", "oops", "lucky", "so_close",
    "your_turn", "one_moment", "good_game", "again", "goodbye",
)  # fmt: skip
REACTIONS = ("smile", "laugh", "wow", "sad", "angry", "clap", "heart", "thumbs_up")
TURN_SECONDS = (30, 60, 300, 86_400)
"""The limits of time that the page offers, beside none."""
