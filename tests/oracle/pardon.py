"""A slow, obvious Pardon, written from RULES.md alone (clauses P1 to P20).

It shares no code with the package and is built from lists and loops only, so that the fast
kernels can be checked against it in lock step. Nothing is drawn at random here: whoever runs
the game says which card comes next.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Pawns = dict[int, list[int]]
Options = dict[str, bool | int]

PARDON = 13  # how the Pardon card is written as a number

START = 0  # P3: the progress of a pawn in Start,
EXIT = 1  # on its start exit,
ENTRY = 59  # on the square from which it enters its safety zone,
BEHIND_EXIT = 60  # on the one square between these two,
FIRST_SAFE = 61  # on the first square of its safety zone,
HOME = 66  # and Home.

RESHUFFLE = 0  # the single outcome of a chance node at which the discards become the pile

DEFAULTS: Options = {
    "pardon_cards": False,  # P4
    "pawns": 4,  # P7
    "hand_size": 5,  # P7
    "bump_own": False,  # P13
    "start_pawn": False,  # Presets: the counterpart of T4's start_token
}


def all_slides() -> list[tuple[int, int, list[int]]]:
    """P1: (colour, triangle, the squares after the triangle up to the circle), P14: of all four."""
    slides = []
    for colour in (0, 1, 2, 3):
        base = 15 * colour
        slides.append((colour, base + 1, [base + 2, base + 3, base + 4]))
        slides.append((colour, base + 9, [base + 10, base + 11, base + 12, base + 13]))
    return slides


def full_deck(pardon_cards: bool) -> dict[int, int]:
    """P4: how many there are of each card."""
    deck = dict.fromkeys((2, 3, 4, 5, 7, 8, 10, 11, 12), 4)
    deck[1] = 5
    if pardon_cards:
        deck[PARDON] = 4
    return deck


# --- The road of one pawn ----------------------------------------------------------------------


def square_of(seat: int, progress: int) -> int | None:
    """P1, P3: the absolute square of a pawn on the open track; None anywhere else."""
    if EXIT <= progress <= BEHIND_EXIT:
        return (15 * seat + 3 + progress) % 60
    return None


def progress_on(seat: int, square: int) -> int:
    """P3: the progress at which a pawn of this seat stands on the absolute square."""
    for progress in range(EXIT, BEHIND_EXIT + 1):
        if square_of(seat, progress) == square:
            return progress
    raise ValueError(f"no such square: {square}")


def is_out(progress: int) -> bool:
    """P6, P16: a pawn in Start and a pawn at Home do not walk."""
    return progress not in (START, HOME)


def forward(progress: int, count: int) -> int | None:
    """P3, P12: so many squares forward; P16: None if that overshoots Home."""
    for _ in range(count):
        if not is_out(progress):
            return None
        if progress == ENTRY:
            progress = FIRST_SAFE
        elif progress == BEHIND_EXIT:
            progress = EXIT
        else:
            progress += 1
    return progress


def backward(progress: int, count: int) -> int | None:
    """P16, P17: so many squares backward, out of the safety zone or past the start exit."""
    if not is_out(progress):
        return None
    for _ in range(count):
        if progress == FIRST_SAFE:
            progress = ENTRY
        elif progress == EXIT:
            progress = BEHIND_EXIT
        else:
            progress -= 1
    return progress


# --- What a pawn does where its move ends ------------------------------------------------------
# Here a pawn is known by its place in its seat's list, so that it stays the same pawn while
# others are sent back; lists are sorted again when the whole play is done.


def copied(pawns: Pawns) -> Pawns:
    """The same position in lists of its own."""
    return {seat: list(own) for seat, own in pawns.items()}


def send_back_from(square: int, pawns: Pawns, seat: int, mover: int) -> None:
    """Every pawn on this square of the track goes back to its Start, except the mover itself."""
    for each, theirs in pawns.items():
        for index, progress in enumerate(theirs):
            if square_of(each, progress) == square and (each, index) != (seat, mover):
                theirs[index] = START


def slide(pawns: Pawns, seat: int, mover: int) -> None:
    """P14: from the triangle of another colour to the circle, clearing the squares between."""
    here = square_of(seat, pawns[seat][mover])
    for colour, triangle, path in all_slides():
        if here == triangle and colour != seat:
            for square in path:
                send_back_from(square, pawns, seat, mover)
            pawns[seat][mover] = progress_on(seat, path[-1])


def end_on(pawns: Pawns, seat: int, mover: int, end: int, bump_own: bool) -> Pawns | None:
    """P13, P14: the mover ends on `end`, bumps, then slides; None if it may not end there."""
    after = copied(pawns)
    for index, progress in enumerate(pawns[seat]):
        if index != mover and progress == end and end != HOME:
            if not bump_own:
                return None
            after[seat][index] = START
    after[seat][mover] = end
    square = square_of(seat, end)
    if square is not None:  # P16: in the zone and at Home nobody else is met
        send_back_from(square, after, seat, mover)
    slide(after, seat, mover)
    return after


# --- The cards: every position each of them can lead to (P5) -----------------------------------


def walk(pawns: Pawns, seat: int, mover: int, steps: int, bump_own: bool) -> Pawns | None:
    """One pawn walks so many squares, backward if negative; None if it cannot."""
    progress = pawns[seat][mover]
    end = forward(progress, steps) if steps > 0 else backward(progress, -steps)
    if end is None:
        return None
    return end_on(pawns, seat, mover, end, bump_own)


def walks(pawns: Pawns, seat: int, steps: int, bump_own: bool) -> Iterator[Pawns]:
    """Each pawn in turn walks so many squares, if it can."""
    for mover in range(len(pawns[seat])):
        after = walk(pawns, seat, mover, steps, bump_own)
        if after is not None:
            yield after


def leaves(pawns: Pawns, seat: int, bump_own: bool) -> Iterator[Pawns]:
    """P6: out of Start to the start exit."""
    for mover, progress in enumerate(pawns[seat]):
        if progress == START:
            after = end_on(pawns, seat, mover, EXIT, bump_own)
            if after is not None:
                yield after


def splits(pawns: Pawns, seat: int, bump_own: bool) -> Iterator[Pawns]:
    """P18: a 7 in two parts. A pawn in Start, sent there by the first part too, cannot walk."""
    for one in range(len(pawns[seat])):
        for two in range(len(pawns[seat])):
            for part in (1, 2, 3, 4, 5, 6):
                halfway = walk(pawns, seat, one, part, bump_own)
                if one == two or halfway is None:
                    continue
                after = walk(halfway, seat, two, 7 - part, bump_own)
                if after is not None:
                    yield after


def targets_on_track(pawns: Pawns, seat: int) -> list[tuple[int, int, int]]:
    """The opponents' pawns on the open track, as (seat, place in its list, absolute square)."""
    found = []
    for other, theirs in pawns.items():
        for index, progress in enumerate(theirs):
            square = square_of(other, progress)
            if other != seat and square is not None:
                found.append((other, index, square))
    return found


def switches(pawns: Pawns, seat: int) -> Iterator[Pawns]:
    """P5, P15: both pawns change places first, then the mover's pawn, and only that, slides."""
    for mover, progress in enumerate(pawns[seat]):
        from_square = square_of(seat, progress)
        if from_square is None:
            continue
        for other, index, to_square in targets_on_track(pawns, seat):
            after = copied(pawns)
            after[seat][mover] = progress_on(seat, to_square)
            after[other][index] = progress_on(other, from_square)
            slide(after, seat, mover)
            yield after


def pardons(pawns: Pawns, seat: int) -> Iterator[Pawns]:
    """P5: from Start to where an opponent's pawn stands; that pawn goes to its Start."""
    for mover, progress in enumerate(pawns[seat]):
        if progress != START:
            continue
        for other, index, square in targets_on_track(pawns, seat):
            after = copied(pawns)
            after[other][index] = START
            after[seat][mover] = progress_on(seat, square)
            slide(after, seat, mover)
            yield after


def elevens(pawns: Pawns, seat: int, bump_own: bool) -> Iterator[Pawns]:
    """P5, P10: forward, or switch; a switch may be declined where nothing can go forward."""
    walked = list(walks(pawns, seat, 11, bump_own))
    switched = list(switches(pawns, seat))
    yield from walked
    yield from switched
    if switched and not walked:
        yield copied(pawns)


def outcomes(pawns: Pawns, seat: int, card: int, bump_own: bool) -> Iterator[Pawns]:
    """P5: every position that this card can lead to; the same one may come several times."""
    if card == PARDON:
        yield from pardons(pawns, seat)
    elif card == 4:
        yield from walks(pawns, seat, -4, bump_own)
    elif card == 11:
        yield from elevens(pawns, seat, bump_own)
    else:
        yield from walks(pawns, seat, card, bump_own)
    if card in (1, 2):
        yield from leaves(pawns, seat, bump_own)
    elif card == 7:
        yield from splits(pawns, seat, bump_own)
    elif card == 10:
        yield from walks(pawns, seat, -1, bump_own)


# --- The game ----------------------------------------------------------------------------------


class PardonOracle:
    """One game of Pardon: `happen` at chance, `choose` or `discard` at a decision."""

    def __init__(
        self,
        seats: tuple[int, ...],
        options: Options | None = None,
        first: int | None = None,
    ) -> None:
        for name in options or {}:
            if name not in DEFAULTS:
                raise ValueError(f"no such option: {name}")
        self.options: Options = {**DEFAULTS, **(options or {})}
        self.seats = sorted(seats)
        self.pawns: Pawns = {seat: self._pawns_at_the_beginning() for seat in self.seats}
        self.hands: dict[int, list[int]] = {seat: [] for seat in self.seats}
        self.pile = full_deck(bool(self.options["pardon_cards"]))
        self.discards: list[int] = []
        self.turn = self.seats[0] if first is None else first  # P7
        self.next_turn = self.turn  # the seat that acts when all cards are drawn
        self.drawing: list[int] = []  # the seats that still have a card to draw, in order
        self.winner: int | None = None
        self._asked: tuple[object, ...] = ()  # what the last results are of
        self._found: list[tuple[int, Pawns]] = []
        self._deal()

    def _pawns_at_the_beginning(self) -> list[int]:
        """P7, and the option `start_pawn`."""
        pawns = [START] * int(self.options["pawns"])
        if self.options["start_pawn"]:
            pawns[-1] = EXIT
        return pawns

    def _deal(self) -> None:
        """P7: one card at a time, clockwise from the first seat; without a hand, draw one."""
        if self.options["hand_size"] == 0:
            self.drawing = [self.turn]
        for _ in range(int(self.options["hand_size"])):
            self.drawing.extend(self._clockwise_from(self.turn))

    def _clockwise_from(self, seat: int) -> list[int]:
        place = self.seats.index(seat)
        return self.seats[place:] + self.seats[:place]

    def set_up(self, pawns: Pawns, hands: dict[int, list[int]], turn: int) -> None:
        """Put any position on the board; the seat `turn` is about to play a card of its hand."""
        self.pawns = {seat: sorted(pawns[seat]) for seat in self.seats}
        self.hands = {seat: sorted(hands.get(seat, [])) for seat in self.seats}
        self.pile = full_deck(bool(self.options["pardon_cards"]))
        for hand in self.hands.values():
            for card in hand:
                self._take_from_pile(card)
        self.discards = []
        self.turn = self.next_turn = turn
        self.drawing = []
        self.winner = None

    @property
    def to_act(self) -> int | str:
        """The seat that must choose, "chance" when a card must come, or "over"."""
        if self.winner is not None:
            return "over"
        return "chance" if self.drawing else self.turn

    # Chance

    def chance(self) -> dict[int, int]:
        """What can come, with its weight: a card of the pile, or (P11) the reshuffle."""
        if self.to_act != "chance":
            return {}
        return dict(self.pile) if self.pile else {RESHUFFLE: 1}

    def happen(self, outcome: int) -> None:
        """This card is drawn, or the discards are shuffled to form the new pile (P11)."""
        if outcome not in self.chance():
            raise ValueError(f"{outcome} cannot come now")
        if outcome == RESHUFFLE:
            for card in self.discards:
                self.pile[card] = self.pile.get(card, 0) + 1
            self.discards = []
        else:
            self._take_from_pile(outcome)
            drawer = self.drawing.pop(0)
            self.hands[drawer] = sorted([*self.hands[drawer], outcome])
        self._go_on()

    def _take_from_pile(self, card: int) -> None:
        """The pile knows only cards that are in it: no count is ever 0."""
        self.pile[card] -= 1
        if self.pile[card] == 0:
            del self.pile[card]

    # Decisions

    def results(self) -> list[tuple[int, Pawns]]:
        """P9, P19: each legal play as card and resulting position, sorted, none of them twice."""
        if self.to_act != self.turn:
            return []
        asked = self.turn, tuple(self.hands[self.turn]), repr(self.pawns)
        if asked != self._asked:
            self._asked, self._found = asked, self._results()
        return self._found

    def _results(self) -> list[tuple[int, Pawns]]:
        found: list[tuple[int, Pawns]] = []
        for card in sorted(set(self.hands[self.turn])):
            for after in outcomes(self.pawns, self.turn, card, bool(self.options["bump_own"])):
                play = card, {seat: sorted(own) for seat, own in after.items()}
                if play not in found:
                    found.append(play)
        return sorted(found, key=lambda play: (play[0], list(play[1].values())))

    @property
    def must_discard(self) -> bool:
        """P9: it is a seat's turn to choose, and no card in its hand has a legal play."""
        return self.to_act == self.turn and not self.results()

    def choose(self, card: int, pawns_after: Pawns) -> None:
        """P8: play this card in the way that leads to this position."""
        wanted = {seat: sorted(own) for seat, own in pawns_after.items()}
        if (card, wanted) not in self.results():
            raise ValueError(f"{card} cannot be played to {pawns_after}")
        self._put_down(card)
        self.pawns = {seat: wanted[seat] for seat in self.seats}
        if all(progress == HOME for progress in self.pawns[self.turn]):
            self.winner = self.turn  # P20: at once, in the middle of a 2 as well
        else:
            self._finish_play(again=card == 2)

    def discard(self, card: int) -> None:
        """P9: the forfeit; a 2 discarded from a hand gives no extra play."""
        if not self.must_discard or card not in self.hands[self.turn]:
            raise ValueError(f"{card} cannot be discarded now")
        self._put_down(card)
        self._finish_play(again=False)

    def _put_down(self, card: int) -> None:
        self.hands[self.turn].remove(card)
        self.discards.append(card)

    # From one play to the next

    def _finish_play(self, again: bool) -> None:
        """P8: draw back to a full hand, then the same seat (after a 2) or the next one plays."""
        following = self.turn if again else self._clockwise_from(self.turn)[1]
        if self.options["hand_size"] == 0:
            self.turn = following
            self.drawing = [following]
        else:
            missing = int(self.options["hand_size"]) - len(self.hands[self.turn])
            self.drawing = [self.turn] * missing
        self.next_turn = following
        self._go_on()

    def _go_on(self) -> None:
        """Come to the next node: more cards to draw, or a choice for the seat whose turn it is."""
        if not self.pile and not self.discards:
            self.drawing = []  # P11
        if self.drawing:
            return
        self.turn = self.next_turn
        if self.options["hand_size"] == 0 and self.must_discard:
            card = self.hands[self.turn][0]
            self._put_down(card)
            self._finish_play(again=card == 2)  # P9: without a hand a 2 still draws again

    # The end

    def ranking(self) -> dict[int, int]:
        """P20: the place of each seat; equal scores share one and the next is skipped."""
        places = {}
        for seat in self.seats:
            better = [other for other in self.seats if self._score(other) > self._score(seat)]
            places[seat] = len(better) + 1
        return places

    def _score(self, seat: int) -> tuple[int, int]:
        """P20: the number of pawns Home, then the distance; the winner has all pawns Home."""
        own = self.pawns[seat]
        distance = sum(0 if progress == BEHIND_EXIT else progress for progress in own)
        return own.count(HOME), distance


def answer(case: dict[str, Any]) -> dict[str, Any]:
    """Answer one line of cases/pardon.jsonl; whatever answers it carries are not looked at."""
    game = PardonOracle(tuple(case["seats"]), case["options"])
    hand = [PARDON if card == "pardon" else card for card in case["hand"]]
    pawns = {int(seat): own for seat, own in case["pawns"].items()}
    game.set_up(pawns, {case["turn"]: hand}, case["turn"])
    ordinary = []
    pardoned = []  # the case file puts the Pardon card before all others
    for card, after in game.results():
        named = {str(seat): own for seat, own in after.items()}
        if card == PARDON:
            pardoned.append({"card": "pardon", "pawns": named})
        else:
            ordinary.append({"card": card, "pawns": named})
    return {"plays": pardoned + ordinary, "must_discard": game.must_discard}
