"""The board in words, for people who cannot see a picture of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from homestretch.core.seats import COLOURS, TERMINAL, Seat
from homestretch.core.state import State
from homestretch.games.pardon.cards import card_text
from homestretch.terminal.vocabulary import Vocabulary, counted, listed, vocabulary


def describe(
    state: State[Any], viewer: Seat | None, names: Mapping[Seat, str] | None = None
) -> list[str]:
    """Sentences about every seat's pieces, the seats in order from the viewer's on.

    With a viewer all squares are counted on the viewer's road, and rivals near its pieces are
    told; without one each seat's squares are on its own road.
    """
    words = vocabulary(state.game.name)
    lines = [_turn(state, viewer)]
    if viewer is None:
        lines.append("Each colour's squares are counted on its own road.")
    else:
        lines.append(
            f"All squares are counted on {COLOURS[viewer]}'s road, on which {COLOURS[viewer]}'s "
            f"{words.pieces} come out on 1."
        )
    seats = state.game.seats
    at = seats.index(viewer) if viewer in seats else 0
    for seat in seats[at:] + seats[:at]:
        lines += _seat(state, words, viewer, seat, names or {})
    if state.game.name == "pardon":
        lines.append(_piles(state))
    return lines


def _turn(state: State[Any], viewer: Seat | None) -> str:
    if state.to_act == TERMINAL:
        return "The game is over."
    return "It is your turn." if state.turn == viewer else f"It is {COLOURS[state.turn]}'s turn."


def _seat(
    state: State[Any], words: Vocabulary, viewer: Seat | None, seat: Seat, names: Mapping[Seat, str]
) -> list[str]:
    title = COLOURS[seat].capitalize()
    name = "you" if seat == viewer else names.get(seat, "")
    if name and name != COLOURS[seat]:
        title += f" ({name})"
    pieces = state.pieces()[seat]
    waiting, home = pieces.count(0), sum(1 for p in pieces if p >= words.home)
    parts = []
    if waiting:
        parts.append(f"{counted(waiting, words.piece, words.pieces)} in {words.start}")
    on_track = [p for p in pieces if words.on_track(p)]
    if on_track:
        squares = sorted(int(words.square(viewer, seat, place)) for place in on_track)
        parts.append(f"on {listed([str(square) for square in squares])}")
    lane = [p for p in pieces if p > words.track and not (p >= words.home and words.goal == "Home")]
    if lane:
        parts.append(f"in the {words.lane} on {listed([words.place_text(p) for p in lane])}")
    if home and words.goal == "Home":
        parts.append(f"{counted(home, words.piece, words.pieces)} Home")
    lines = [f"{title}: {'; '.join(parts)}."]
    if viewer is not None and seat != viewer and viewer in state.game.seats:
        lines += _neighbours(state, words, viewer, seat)
    return lines


def _neighbours(state: State[Any], words: Vocabulary, viewer: Seat, seat: Seat) -> list[str]:
    """Where the seat's pieces stand near the viewer's, within reach."""
    found = []
    own = [p for p in state.pieces()[viewer] if words.on_track(p)]
    for place in state.pieces()[seat]:
        if not words.on_track(place):
            continue
        square = words.progress_of(viewer, words.absolute(seat, place))
        for mine in own:
            ahead = (square - mine) % words.track
            behind = (mine - square) % words.track
            if ahead <= words.reach:
                found.append(f"its {words.piece} on {square} is {ahead} in front of your {mine}")
            elif behind <= words.reach:
                found.append(f"its {words.piece} on {square} is {behind} behind your {mine}")
    return [f"  {one[0].upper()}{one[1:]}." for one in found]


def _piles(state: State[Any]) -> str:
    seen: Any = state.observation(None)
    parts = [f"The draw pile has {counted(seen.draw_pile_size, 'card', 'cards')}"]
    if seen.discards:
        top = _card(seen.discards[-1])
        parts.append(
            f"{counted(len(seen.discards), 'card is', 'cards are')} discarded, {top} on top"
        )
    parts += [f"{_card(card)} is turned up" for card in seen.hand]
    sizes = [f"{COLOURS[seat]} {size}" for seat, size in seen.hand_sizes.items()]
    if state.game.options.as_dict()["hand_size"]:
        parts.append(f"cards in hand: {', '.join(sizes)}")
    return f"{'; '.join(parts)}."


def _card(card: int) -> str:
    text = card_text(card)
    return "a Pardon card" if text == "P" else f"the {text}"
