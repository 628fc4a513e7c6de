"""The rule options of Pardon."""

from dataclasses import dataclass

from homestretch.core.options import Options, number, switch


@dataclass(frozen=True, slots=True)
class PardonOptions(Options):
    """Options of Pardon with the defaults of the rules; the clause stands in brackets."""

    pawns: int = number("pawns of each player [P7]", default=4, low=1, high=4)
    hand_size: int = number(
        "cards in a hand; 0 draws a card and plays it [P7]", default=5, low=0, high=10
    )
    pardon_cards: bool = switch("add the four Pardon cards [P4]", default=False)
    start_pawn: bool = switch("begin with one pawn on the start exit", default=False)
    bump_own: bool = switch(
        "a pawn may end on an own pawn and sends it to Start [P13]", default=False
    )


PRESETS: dict[str, dict[str, bool | int]] = {
    "pardon": {},
    "pardon-classic": {"hand_size": 0, "pardon_cards": True},
    "pardon-strategy": {"pardon_cards": True, "start_pawn": True},
    "pardon-quick": {"pawns": 2, "start_pawn": True, "pardon_cards": True},
}
