"""What happened, in sentences: steps that belong together make one sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from homestretch.core.effects import JUMP, RETURN, SLIDE, WALK, Effect
from homestretch.core.reason import Reason
from homestretch.core.record import Chance, Choice
from homestretch.core.seats import COLOURS, Seat
from homestretch.games.pardon.cards import card_text
from homestretch.play import Happening
from homestretch.terminal.reasons import idle_words
from homestretch.terminal.vocabulary import (
    Vocabulary,
    listed,
    owner,
    subject,
    vocabulary,
    with_article,
)


class Narrator:
    """Tells happenings to a viewer; without one, as a watcher sees them with all cards open."""

    def __init__(self, game_name: str, viewer: Seat | None) -> None:
        self._game_name = game_name
        self._words: Vocabulary = vocabulary(game_name)
        self._viewer = viewer
        self._sentences: list[str] = []
        self._rolling: Seat | None = None
        self._rolls: list[str] = []
        self._idle: Reason | None = None

    def tell(self, happenings: Iterable[Happening]) -> list[str]:
        """The sentences, in order. Cards that the viewer may not see are not named."""
        self._sentences = []
        for told in happenings:
            if isinstance(told.step, Choice):
                self._tell_move(told, told.step.move)
            else:
                self._tell_chance(told, told.step)
        self._finish_rolls()
        return self._sentences

    def _tell_chance(self, told: Happening, step: Chance) -> None:
        kind = told.chance_kind
        if kind in {"roll", "turn_card"}:
            if self._rolling != told.seat or kind == "turn_card":
                self._finish_rolls()
            self._rolling = told.seat
            self._rolls.append(told.text)
            self._idle = told.reason
            if told.reason and told.reason.code not in {"try_again", "six_again"}:
                self._finish_rolls()
            return
        self._finish_rolls()
        if kind == "first":
            self._say(f"{subject(self._viewer, told.seat)} begin{self._s(told.seat)}.")
        elif kind == "reshuffle":
            self._say("The discards are shuffled into a new draw pile.")
        elif kind == "draw" and (self._viewer is None or told.seat == self._viewer):
            card = with_article(self._card(step.outcome))
            self._say(f"{subject(self._viewer, told.seat)} drew {card}.")

    def _finish_rolls(self) -> None:
        """Ends the sentence of rolls or a card that no move follows."""
        if self._rolls and self._rolling is not None:
            end = f": {idle_words(self._idle)}." if self._idle else "."
            self._say(f"{self._rolled()}{end}")
        self._rolls, self._idle, self._rolling = [], None, None

    def _rolled(self) -> str:
        who = subject(self._viewer, self._rolling if self._rolling is not None else 0)
        if self._game_name == "pardon":
            return f"{who} turned up {with_article(self._name(self._rolls[-1]))}"
        if len(self._rolls) == 1:
            return f"{who} rolled {with_article(self._rolls[0])}"
        return f"{who} rolled {listed(self._rolls)}"

    def _tell_move(self, told: Happening, move: Any) -> None:
        who = subject(self._viewer, told.seat)
        rolled = self._rolled() if self._rolls and self._rolling == told.seat else ""
        if rolled:
            self._rolls = []
        self._finish_rolls()
        pardon = self._game_name == "pardon"
        if pardon and rolled and move.kind_name not in {"discard", "decline"}:
            sentence = f"{rolled}: {self._deeds(told)}"
        else:
            deed = self._pardon(told, move) if pardon else self._temper(told)
            sentence = f"{rolled or who}{' and' if rolled else ''} {deed}"
        self._say(f"{sentence}{self._sent_back(told)}.")

    def _temper(self, told: Happening) -> str:
        path = told.effects[0].path
        if path[0] == 0:
            return "brought a token out"
        return f"moved from {self._from_to(told.seat, path)}"

    def _pardon(self, told: Happening, move: Any) -> str:
        card = with_article(self._card(move.card))
        if move.kind_name == "discard":
            return f"threw away {card}"
        if move.kind_name == "decline":
            return f"played {card} without a move"
        return f"played {card}: {self._deeds(told)}"

    def _deeds(self, told: Happening) -> str:
        """Walks, slides and jumps, such as `from 12 to 17, sliding on to 20`."""
        parts: list[str] = []
        mine = [effect for effect in told.effects if effect.kind != RETURN]
        for index, effect in enumerate(mine):
            if effect.kind == WALK:
                out = effect.path[0] == 0
                parts.append(
                    "a pawn out of Start"
                    if out
                    else f"from {self._from_to(told.seat, effect.path)}"
                )
            elif effect.kind == SLIDE:
                end = self._words.square(self._viewer, told.seat, effect.path[-1])
                parts[-1] += f", sliding on to {end}"
            elif effect.kind == JUMP and effect.seat == told.seat:
                parts.append(self._jump(told.seat, effect, mine[index + 1 :]))
        return " and ".join(parts)

    def _jump(self, seat: Seat, effect: Effect, later: list[Effect]) -> str:
        start, end = (self._words.square(self._viewer, seat, p) for p in effect.path)
        rival = next((other.seat for other in later if other.kind == JUMP), None)
        if rival is not None:
            whose = owner(self._viewer, rival)
            return f"switching from {start} with {whose} pawn on {end}"
        return f"a pawn from Start to {end}"

    def _from_to(self, seat: Seat, path: tuple[int, ...]) -> str:
        start = self._words.square(self._viewer, seat, path[0])
        last = path[-1]
        if self._game_name == "pardon" and last == self._words.home:
            return f"{start} Home"
        end = self._words.square(self._viewer, seat, last)
        entering = last > self._words.track >= path[0]
        return f"{start} into the {self._words.lane} ({end})" if entering else f"{start} to {end}"

    def _sent_back(self, told: Happening) -> str:
        """Which pieces go back to where they wait."""
        sent = [effect for effect in told.effects if effect.kind == RETURN]
        if not sent:
            return ""
        pieces = [
            f"{self._whose(told.seat, effect.seat)} {self._words.piece} on "
            f"{self._words.square(self._viewer, effect.seat, effect.path[0])}"
            for effect in sent
        ]
        return f", sending {listed(pieces)} back to {self._words.start}"

    def _whose(self, mover: Seat, seat: Seat) -> str:
        if mover == seat:
            return "the own" if seat != self._viewer else "your own"
        return owner(self._viewer, seat)

    def _card(self, card: int) -> str:
        return self._name(card_text(card))

    @staticmethod
    def _name(text: str) -> str:
        text = text.lstrip("+")
        return "Pardon card" if text == "P" else text

    def _s(self, seat: Seat) -> str:
        return "" if seat == self._viewer else "s"

    def _say(self, sentence: str) -> None:
        self._sentences.append(sentence)


def result_sentences(places: dict[Seat, int], viewer: Seat | None) -> list[str]:
    """Who won and who came where."""
    order = sorted(places.items(), key=lambda item: (item[1], item[0]))
    winners = [seat for seat, place in order if place == 1]
    who = listed([subject(viewer, seat) for seat in winners])
    verb = "win" if len(winners) > 1 or winners[0] == viewer else "wins"
    ranks = ", ".join(f"{place}. {COLOURS[seat]}" for seat, place in order)
    return [f"The game is over. {who} {verb}!", f"Places: {ranks}."]
