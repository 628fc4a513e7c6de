"""A game at one terminal: people and bots take their turns, every step is told and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from homestretch.bots import bot
from homestretch.core.chance import ChanceSource
from homestretch.core.errors import HomestretchError
from homestretch.core.seats import CHANCE, COLOURS, Seat
from homestretch.core.state import State
from homestretch.play import PERSON, Happening, Session
from homestretch.terminal import lines
from homestretch.terminal.dice import bot_random
from homestretch.terminal.menu import Menu
from homestretch.terminal.narrator import Narrator, result_sentences
from homestretch.terminal.reasons import choice_sentence
from homestretch.terminal.screen import Screen
from homestretch.terminal.seating import Seating, title
from homestretch.terminal.showing import board_lines
from homestretch.terminal.vocabulary import sentence


class Quit(Exception):
    """A person wants to leave."""


class Table:
    """Plays a session to its end, or until the people leave.

    `keep` is called after every step, to save the record. With hidden hands and several people
    the screen is wiped before the keyboard goes on, and nobody is shown another one's cards.
    """

    def __init__(
        self,
        session: Session,
        setups: Seating,
        source: ChanceSource,
        screen: Screen,
        keep: Callable[[], None],
        *,
        in_words: bool = False,
        auto: bool = False,
    ) -> None:
        """`in_words` describes the board instead of drawing it; `auto` rolls by itself and makes
        moves that are the only ones."""
        self._session = session
        self._setups = setups
        self._source = source
        self._screen = screen
        self._keep = keep
        self._in_words = in_words
        self._auto = auto
        self._people = [seat for seat, setup in setups.items() if setup.kind == PERSON]
        self._happenings: list[Happening] = []
        self._told: dict[Seat | None, int] = {}
        self._shown: dict[Seat | None, Any] = {}
        self._at_keyboard: Seat | None = self._people[0] if len(self._people) == 1 else None

    @property
    def _state(self) -> State[Any]:
        return self._session.state

    @property
    def hides_hands(self) -> bool:
        """Whether people take turns here who must not see each other's cards."""
        hand_size = self._session.game.options.as_dict().get("hand_size", 0)
        return bool(hand_size) and len(self._people) > 1

    def play(self) -> None:
        """Plays on to the end of the game.

        Raises `Quit`, `InputEnded` or `KeyboardInterrupt` when the people leave before.
        """
        self._run_chance()
        while not self._session.is_over:
            seat = self._session.waits_for
            assert seat is not None  # all other chance has run
            if seat in self._people:
                self._person_acts(seat)
            else:
                self._bot_acts(seat)
            self._run_chance()
            if seat in self._people or not self._people:
                self._tell(self._at_keyboard)
        self._tell(self._at_keyboard)
        self._show(self._at_keyboard)
        viewer = self._at_keyboard if len(self._people) == 1 else None
        self._screen.line()
        self._screen.lines(result_sentences(self._state.ranking(), viewer))

    def _did(self, happening: Happening) -> None:
        self._happenings.append(happening)
        self._keep()

    def _run_chance(self) -> None:
        """All chance that nobody sets off."""
        while self._state.to_act == CHANCE and self._session.waits_for is None:
            self._did(self._session.draw(self._source))

    def _bot_acts(self, seat: Seat) -> None:
        if self._state.to_act == CHANCE:
            self._did(self._session.draw(self._source))
            return
        player = bot(self._setups[seat].bot or "")
        rng = bot_random(self._source, len(self._session.steps))
        move = player.choose(self._state.observation(seat), rng)
        self._did(self._session.move(seat, str(move)))

    def _person_acts(self, seat: Seat) -> None:
        self._pass_keyboard(seat)
        self._tell(seat)
        if self._shown.get(seat) != self._state.pieces():
            self._show(seat)
        if self._state.to_act == CHANCE:
            self._roll(seat)
        else:
            self._choose(seat)

    def _pass_keyboard(self, seat: Seat) -> None:
        """The person changes: says so, and with hidden hands wipes the screen on both sides."""
        if self._at_keyboard == seat:
            return
        if self.hides_hands:
            if self._at_keyboard is not None:
                self._ask(self._at_keyboard, "Press Enter to hide your cards > ")
                self._screen.clear()
                self._at_keyboard = None
            self._screen.title(f"Pass the keyboard to {self._person(seat)}.")
            prompt = f"{COLOURS[seat].capitalize()}, press Enter when only you look > "
            while self._ask(seat, prompt):
                pass  # a word that was meant for somebody else must not show the cards
        else:
            self._screen.title(f"{sentence(self._person(seat))}, it is your turn.")
        self._at_keyboard = seat
        self._shown.pop(seat, None)

    def _person(self, seat: Seat) -> str:
        name = self._setups[seat].name
        return f"{name} ({COLOURS[seat]})" if name else COLOURS[seat]

    def _tell(self, viewer: Seat | None) -> None:
        """What happened since this viewer was last told."""
        news = self._happenings[self._told.get(viewer, 0) :]
        self._told[viewer] = len(self._happenings)
        self._screen.lines(Narrator(self._session.game.name, viewer).tell(news))

    def _show(self, viewer: Seat | None, *, in_words: bool | None = None) -> None:
        """The board, as a picture or in words."""
        names = {seat: title(setup) for seat, setup in self._setups.items()}
        if viewer is not None:
            names[viewer] = "you"
        self._shown[viewer] = self._state.pieces()
        self._screen.line()
        in_words = self._in_words if in_words is None else in_words
        self._screen.lines(board_lines(self._screen, self._state, viewer, names, in_words=in_words))
        self._screen.line()

    def _roll(self, seat: Seat) -> None:
        """Waits for the person, then rolls the die or turns up the card."""
        deed = "roll" if self._state.chance_kind == "roll" else "turn up a card"
        while not self._auto:
            typed = self._ask(seat, f"Enter to {deed} > ")
            if not typed or typed.lower() in {"r", "roll"}:
                break
            self._screen.line(
                f"There is nothing to choose yet: press Enter to {deed}, or ? for help."
            )
        self._did(self._session.draw(self._source))

    def _choose(self, seat: Seat) -> None:
        """Shows the choice and waits for a legal move."""
        menu = Menu(self._state)
        die = getattr(self._state, "die", None)
        if die and not self._happenings:
            self._screen.line(f"The die shows {die}.")  # rolled before the game was resumed
        only = menu.items[0].move if len(menu.items) == 1 else None
        move = only if self._auto else None
        if move is None:
            self._show_choice(menu)
        else:
            self._tell_reason()
        prompt = f"Your move (1-{len(menu.items)}) > "
        if only is not None:
            prompt = f"Enter to play {only} > "
        while move is None:
            typed = self._ask(seat, prompt, menu)
            if not typed:
                move = only
                if only is None:
                    self._screen.line(f"Nothing was typed: {menu.allowed}; ? for help.")
                continue
            try:
                move = menu.chosen(typed)
            except HomestretchError as error:
                self._screen.line(f"{sentence(str(error))}.")
        self._did(self._session.move(seat, str(move)))

    def _show_choice(self, menu: Menu) -> None:
        """The cards in hand, why the choice is narrow, and the legal moves."""
        hand = lines.hand_line(self._state, menu.seat)
        if hand:
            self._screen.line(hand)
        self._tell_reason()
        self._screen.lines(lines.menu_lines(menu, self._screen.width))

    def _tell_reason(self) -> None:
        """Why the choice is narrow, if it is."""
        reason = self._state.reason()
        if reason:
            self._screen.line(choice_sentence(reason, self._session.game.name))

    def _ask(self, seat: Seat, prompt: str, menu: Menu | None = None) -> str:
        """A typed line that is no command; commands are carried out on the spot."""
        while True:
            typed = self._screen.ask(prompt)
            if not self._command(seat, typed.lower(), menu):
                return typed
            if typed.lower() == "auto" and self._auto and (menu is None or len(menu.items) == 1):
                return ""  # from now on, so at once

    def _command(self, seat: Seat, word: str, menu: Menu | None) -> bool:
        """Carries out a command; False when the word is none."""
        if word in {"q", "quit", "exit"}:
            raise Quit
        if word in {"?", "h", "help"}:
            self._screen.lines(lines.help_lines(self._session.game.name, self._screen.width))
        elif word == "auto":
            self._auto = not self._auto
            state = "on: dice roll and only moves are played by themselves" if self._auto else "off"
            self._screen.line(f"Auto is {state}.")
        elif self._at_keyboard != seat:
            return False  # before the curtain rises nothing of the game is shown
        elif word in {"board", "b", "words"}:
            self._show(seat, in_words=True)
        elif word in {"show", "s"}:
            self._show(seat, in_words=False)
        elif word in {"moves", "m"}:
            if menu:
                self._show_choice(menu)
            else:
                self._screen.line("There is nothing to choose yet.")
        elif word == "hint":
            self._hint(seat, menu)
        else:
            return False
        return True

    def _hint(self, seat: Seat, menu: Menu | None) -> None:
        """What the bot `careful` would play; it sees no more than the person does."""
        if menu is None:
            self._screen.line("There is nothing to choose yet.")
            return
        rng = bot_random(self._source, len(self._session.steps))
        move = bot("careful").choose(self._state.observation(seat), rng)
        item = menu.item_of(move)
        self._screen.line(f"The bot careful would play {item.number}: {item.text}.")
