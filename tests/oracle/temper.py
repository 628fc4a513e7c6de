"""A slow, obvious Temper, written from RULES.md alone (clauses T1 to T18).

It shares no code with the package and is built from lists and loops only, so that the fast
kernels can be checked against it in lock step. Nothing is drawn at random here: whoever runs
the game rolls the die and hands the number in.
"""

from __future__ import annotations

from typing import Any

Tokens = dict[int, list[int]]
Move = tuple[int, int]
Options = dict[str, bool | int]

BASE = 0  # T2: the progress of a token in the base,
START = 1  # on its own start square,
LAST_OF_TRACK = 40  # on the last square before its home row,
FIRST_OF_HOME = 41  # on the outermost square of its home row,
LAST_OF_HOME = 44  # and on the innermost.

DEFAULTS: Options = {
    "start_token": False,  # T4
    "tokens": 4,  # T4
    "unplayable_six_again": False,  # T9
    "three_tries": True,  # T10
    "must_capture": True,  # T14c
    "home_jump": False,  # T16
    "play_on": False,  # T17
}


# --- One token, among the tokens of its own colour ---------------------------------------------


def in_home_row(progress: int) -> bool:
    """T2."""
    return FIRST_OF_HOME <= progress <= LAST_OF_HOME


def square_of(seat: int, progress: int) -> int | None:
    """T2: the absolute square of a token on the track; None in the base and in the home row."""
    if START <= progress <= LAST_OF_TRACK:
        return (10 * seat + progress - 1) % 40
    return None


def target(own: list[int], progress: int, die: int, home_jump: bool) -> int | None:
    """Where the own token at `progress` comes to with this die; None if it cannot move (T6)."""
    if progress == BASE:
        end = START if die == 6 else None  # T8
    else:
        end = progress + die if progress + die <= LAST_OF_HOME else None  # T15
    if end is None or end in own:  # T12
        return None
    if progress != BASE and not home_jump:
        for passed in range(progress + 1, end):
            if in_home_row(passed) and passed in own:  # T16
                return None
    return end


def needs_three_tries(own: list[int], home_jump: bool) -> bool:
    """T10: nothing on the track, and nothing in the home row that can still move forward."""
    for progress in own:
        if START <= progress <= LAST_OF_TRACK:
            return False
        if in_home_row(progress):
            for number in (1, 2, 3):
                if target(own, progress, number, home_jump) is not None:
                    return False
    return True


# --- A whole position --------------------------------------------------------------------------


def captured(tokens: Tokens, seat: int, end: int) -> list[tuple[int, int]]:
    """T11, T13, T15: the opposing tokens, as (seat, progress), on the square of the last step."""
    square = square_of(seat, end)
    if square is None:
        return []
    return [
        (other, progress)
        for other, theirs in tokens.items()
        for progress in theirs
        if other != seat and square_of(other, progress) == square
    ]


def after_move(tokens: Tokens, seat: int, move: Move) -> Tokens:
    """The tokens of all seats after the move and its capture (T6, T11)."""
    after = {each: list(theirs) for each, theirs in tokens.items()}
    for other, progress in captured(tokens, seat, move[1]):
        after[other].remove(progress)
        after[other].append(BASE)
    after[seat].remove(move[0])
    after[seat].append(move[1])
    return {each: sorted(theirs) for each, theirs in after.items()}


def possible_moves(tokens: Tokens, seat: int, die: int, home_jump: bool) -> list[Move]:
    """Every token that can move that number, before T14 chooses among them."""
    own = tokens[seat]
    moves = []
    for progress in sorted(set(own)):  # tokens in the base are all alike
        end = target(own, progress, die, home_jump)
        if end is not None:
            moves.append((progress, end))
    return moves


def legal_moves(tokens: Tokens, seat: int, die: int, options: Options) -> list[Move]:
    """T14: the possible moves that are allowed, the clauses tried in their order."""
    possible = possible_moves(tokens, seat, die, bool(options["home_jump"]))
    if BASE in tokens[seat]:
        clearing = [move for move in possible if move[0] == START]
        if clearing:
            return clearing  # T14a
        coming_out = [move for move in possible if move[0] == BASE]
        if coming_out:
            return coming_out  # T14b; T8 and T12 saw to the six and to the free start square
    if options["must_capture"]:
        capturing = [move for move in possible if captured(tokens, seat, move[1])]
        if capturing:
            return capturing  # T14c
    return possible  # T14d


# --- The game ----------------------------------------------------------------------------------


class TemperOracle:
    """One game of Temper: `roll` at chance, `choose` at a decision, until `to_act` is "over"."""

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
        self.tokens: Tokens = {seat: self._tokens_at_the_beginning() for seat in self.seats}
        self.turn = self.seats[0] if first is None else first  # T5
        self.finished: list[int] = []  # seats with all tokens in the home row, in that order
        self.die: int | None = None
        self.rolls_left = self._rolls_of_a_series()

    def _tokens_at_the_beginning(self) -> list[int]:
        """T4."""
        tokens = [BASE] * int(self.options["tokens"])
        if self.options["start_token"]:
            tokens[-1] = START
        return tokens

    def set_up(self, tokens: Tokens, turn: int) -> None:
        """Put any position on the board; the seat `turn` is about to roll."""
        self.tokens = {seat: sorted(tokens[seat]) for seat in self.seats}
        self.turn = turn
        self.finished = [seat for seat in self.seats if self._is_home(seat)]
        self.die = None
        self.rolls_left = self._rolls_of_a_series()

    @property
    def to_act(self) -> int | str:
        """The seat that must choose a move, "chance" when a die must be rolled, or "over"."""
        if self._is_over():
            return "over"
        return "chance" if self.die is None else self.turn

    def roll(self, die: int) -> None:
        """T6: the die shows this number. Where nothing can move, play goes on by itself."""
        if self.to_act != "chance" or die not in (1, 2, 3, 4, 5, 6):
            raise ValueError(f"{die} cannot be rolled now")
        self.die = die
        if not self.results():
            self.die = None
            self._go_on_without_a_move(die)

    def results(self) -> list[tuple[Move, Tokens]]:
        """Each legal move as (from, to), sorted, with the tokens of all seats afterwards."""
        if self.die is None:
            return []
        moves = legal_moves(self.tokens, self.turn, self.die, self.options)
        return [(move, after_move(self.tokens, self.turn, move)) for move in sorted(moves)]

    def choose(self, move: Move) -> None:
        """Make one of the legal moves."""
        afterwards = [after for legal, after in self.results() if legal == move]
        if not afterwards:
            raise ValueError(f"{move} is not a legal move")
        self.tokens = afterwards[0]
        six = self.die == 6
        self.die = None
        if self._is_home(self.turn):
            self.finished.append(self.turn)  # T17; T9: a six that finishes gives no further roll
            self._pass_the_turn()
        elif six:
            self.rolls_left = self._rolls_of_a_series()  # T9, and T10 anew
        else:
            self._pass_the_turn()

    def _rolls_of_a_series(self) -> int:
        """T10: the number of rolls the seat may take from here to get a six."""
        own = self.tokens[self.turn]
        if self.options["three_tries"] and needs_three_tries(own, bool(self.options["home_jump"])):
            return 3
        return 1

    def _go_on_without_a_move(self, die: int) -> None:
        if die == 6 and self.options["unplayable_six_again"]:
            self.rolls_left = self._rolls_of_a_series()  # T9
        elif self.rolls_left > 1:
            self.rolls_left -= 1  # T10
        else:
            self._pass_the_turn()  # T7

    def _pass_the_turn(self) -> None:
        """T5: to the next seat clockwise; T17: a finished seat is skipped."""
        if self._is_over():
            return
        place = self.seats.index(self.turn)
        clockwise = self.seats[place + 1 :] + self.seats[:place]
        self.turn = next(seat for seat in clockwise if seat not in self.finished)
        self.rolls_left = self._rolls_of_a_series()

    def _is_home(self, seat: int) -> bool:
        """T17: all tokens of the seat are in its home row."""
        return all(in_home_row(progress) for progress in self.tokens[seat])

    def _is_over(self) -> bool:
        """T17: one seat has finished; with `play_on`, all but one."""
        enough = len(self.seats) - 1 if self.options["play_on"] else 1
        return len(self.finished) >= enough

    def ranking(self) -> dict[int, int]:
        """T17, T18: the place of each seat; equal scores share one and the next is skipped."""
        places = {seat: self.finished.index(seat) + 1 for seat in self.finished}
        others = [seat for seat in self.seats if seat not in self.finished]
        for seat in others:
            better = [other for other in others if self._score(other) > self._score(seat)]
            places[seat] = len(self.finished) + len(better) + 1
        return {seat: places[seat] for seat in self.seats}

    def _score(self, seat: int) -> tuple[int, int]:
        """T18: the number of tokens in the home row, then the distance travelled."""
        own = self.tokens[seat]
        return len([progress for progress in own if in_home_row(progress)]), sum(own)


def answer(case: dict[str, Any]) -> dict[str, Any]:
    """Answer one line of cases/temper.jsonl; whatever answers it carries are not looked at."""
    game = TemperOracle(tuple(case["seats"]), case["options"])
    game.set_up({int(seat): own for seat, own in case["tokens"].items()}, case["turn"])
    tries = game.rolls_left
    game.roll(case["die"])
    moves = []
    for move, after in game.results():
        tokens = {str(seat): own for seat, own in after.items()}
        moves.append({"move": list(move), "tokens": tokens})
    return {"tries": tries, "moves": moves}
