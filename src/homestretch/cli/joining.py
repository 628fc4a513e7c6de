"""A game on a server, in the terminal: board and moves as at home, the news as they come."""

from __future__ import annotations

import random
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from homestretch.bots import bot
from homestretch.cli import arguments, remote, seen
from homestretch.cli.arguments import BadArgument
from homestretch.cli.remote import Link, RemoteRefused
from homestretch.cli.wire import Wire
from homestretch.core.errors import HomestretchError
from homestretch.core.seats import COLOURS, Seat
from homestretch.core.state import State
from homestretch.play import Happening
from homestretch.terminal import lines
from homestretch.terminal.menu import Menu
from homestretch.terminal.narrator import Narrator, result_sentences
from homestretch.terminal.reasons import choice_sentence
from homestretch.terminal.screen import InputEnded, Screen
from homestretch.terminal.showing import board_lines
from homestretch.terminal.table import Quit
from homestretch.terminal.vocabulary import rules_words, sentence

INTERRUPTED = 130
LISTENING_SECONDS = 0.2
"""Between two looks at what was typed while others play."""

_NEWS = {
    "started": "The game begins.",
    "away": "{who} has lost the connection.",
    "here": "{who} is connected again.",
    "back": "{who} is back.",
    "host": "{who} is the host now.",
    "taken_back": "{who} took the last choice back.",
    "swapped": "{who} and {other} have changed places.",
    "next": "The rematch is at table {table}.",
}
_OFFER = {
    "made": "{who} offers a rematch.",
    "agreed": "{who} agrees to the rematch.",
    "ended": "The rematch is off.",
}
_ABSENT = {
    "time": "Time has run out for {who}: a bot plays on.",
    "connection": "{who} did not come back: a bot plays on.",
    "left": "{who} has left: a bot plays on.",
}
_SEATED = {
    "joined": "{who} has sat down.",
    "named": "{who} has a new name.",
    "bot": "A bot has the seat of {who} now.",
    "program": "A program has the seat of {who} now.",
    "host": "The host has the seat of {who} now.",
    "link": "Somebody is invited to the seat of {who}.",
    "open": "The seat of {who} is free for somebody.",
}


def run(
    text: str,
    *,
    name: str | None,
    seat: str | None,
    watch: bool,
    in_words: bool,
    auto: bool,
) -> int:
    """Plays to the end, or until the person leaves; the exit code of the command."""
    screen = Screen()
    link = remote.parse_link(text)
    table, key = _seat_of(screen, link, name, seat, watch=watch)
    came_with = link.base, link.table or table, link.key
    wire = Wire(link.base, table, key, screen.line)
    player = Remote(wire, screen, name, in_words=in_words, auto=auto)
    try:
        while again := player.play():
            wire.close()
            table = again
            wire = Wire(link.base, table, wire.key, screen.line)
            player = Remote(wire, screen, name, in_words=in_words, auto=player.auto)
    except Quit:
        pass
    except InputEnded:
        screen.line("The input has ended, so this stops here.")
    except KeyboardInterrupt:
        screen.line()
        return INTERRUPTED
    finally:
        wire.close()
        if wire.key is not None and (link.base, table, wire.key) != came_with:
            screen.line("This seat is yours. Come back to it with:")
            screen.command(f"homestretch join '{link.base}/join/{table[:6]}#{wire.key}'")
    return 0


def _seat_of(
    screen: Screen, link: Link, name: str | None, seat: str | None, *, watch: bool
) -> tuple[str, str | None]:
    """The table, and the key of the seat that is opened or taken; None to watch."""
    wanted = None if seat is None else arguments.seat(seat)
    if link.table is not None:
        return link.table, link.key
    if link.code is None:
        raise BadArgument("this is no link to a table; such a link ends in /join/k7m9qx")
    found = remote.ask(link.base, f"/api/join/{link.code}", needs=["table", "seats"])
    table = str(found["table"])
    if link.key is not None or watch:
        return table, link.key
    if not any(one["kind"] == "open" for one in found["seats"]):
        screen.line("No seat is open at this table, so you watch.")
        return table, None
    asked: dict[str, Any] = {} if name is None else {"name": name}
    if wanted is not None:
        asked["seat"] = wanted
    taken = remote.ask(link.base, f"/api/join/{link.code}", asked, needs=["seat", "key"])
    screen.line(f"You are {COLOURS[taken['seat']]}.")
    return table, str(taken["key"])


def _called(seat: Mapping[str, Any]) -> str:
    """A seat's name as it is shown where it is not the own one."""
    if seat["name"]:
        return str(seat["name"])
    return f"bot {seat['bot']}" if seat.get("bot") else str(seat["kind"])


class _MovedOn(Exception):
    """What is asked for is no longer wanted: the table is somewhere else now."""


class Remote:
    """One terminal at a table somewhere else."""

    def __init__(
        self, wire: Wire, screen: Screen, name: str | None, *, in_words: bool, auto: bool
    ) -> None:
        self._wire = wire
        self._screen = screen
        self._name = name
        self._in_words = in_words
        self.auto = auto
        """Whether it rolls and makes only moves by itself; the person may change it."""
        self._view: dict[str, Any] = {}
        self._told: list[Happening] = []
        self._shown: Any = None
        self._state: State[Any] | None = None
        self._handed: Seat | None = None

    # ------------------------------------------------------------------ what comes

    def play(self) -> str | None:
        """Takes news and turns until the game is over; the table of the rematch, if there is one.

        Raises `Quit` and what the wire raises.
        """
        self._take(self._wire.hear())
        self._sit_down()
        self._greet()
        while self._view["phase"] != "over":
            if self._acts():
                self._catch_up()
                if self._acts():
                    with suppress(_MovedOn):
                        self._act()
            else:
                self._tell()
                self._take(self._news_or_typed())
        self._tell()
        self._show()
        places = {int(seat): place for seat, place in self._view["places"].items()}
        self._screen.line()
        self._screen.lines(result_sentences(places, self._viewer))
        self._screen.line(self._wire.verdict(self._view.get("chance_source", "system")))
        try:
            return self._rematch() if self._own else None
        except InputEnded:
            return None

    def _rematch(self) -> str:
        """The table of the rematch that was agreed on; whoever does not want one leaves."""
        while self._view["next"] is None:
            offer = self._view["offer"]
            with suppress(_MovedOn):
                if offer is None or not set(self._own) <= {*offer["seats"], *offer["agreed"]}:
                    deed = "for a rematch" if offer is None else "to agree to the rematch"
                    self._ask(f"Type r {deed}, Enter to leave > ")
                    raise Quit
                message = self._news_or_typed()
                self._take(message)
                if message.get("event", {}).get("kind") == "away" and self._all_agreed():
                    self._command("rematch")
        return str(self._view["next"])

    def _wants_rematch(self) -> None:
        """Offers a rematch, or agrees to it. Raises `_MovedOn`."""
        self._catch_up()
        for seat in self._own:
            if self._seat(seat)["absent"]:
                self._command("back", seat=seat)
        if self._view["next"] is None:
            self._command("rematch")
        raise _MovedOn

    def _all_agreed(self) -> bool:
        """Whether nobody is left to be asked of the own offer: those who are away no longer are."""
        offer = self._view["offer"]
        if offer is None or not set(offer["seats"]) <= set(self._own):
            return False
        return all(
            seat["seat"] in offer["agreed"]
            for seat in self._view["seats"]
            if seat["kind"] == "person" and seat["joined"] and not (seat["away"] or seat["absent"])
        )

    def _news_or_typed(self) -> dict[str, Any]:
        """The next message; what is typed meanwhile is carried out."""
        timeout = LISTENING_SECONDS if self._screen.interactive else None
        while (message := self._wire.hear(timeout)) is None:
            typed = self._screen.typed()
            if not typed:
                continue
            word, _, rest = typed.partition(" ")
            with suppress(_MovedOn):
                if not self._did(word.lower(), rest.strip(), None):
                    self._screen.aside("Nothing is asked now. Type ? for help, quit to leave.")
        return message

    def _catch_up(self) -> None:
        """Takes what has come meanwhile."""
        while (message := self._wire.hear(timeout=0)) is not None:
            self._take(message)

    def _take(self, message: dict[str, Any] | None) -> None:
        assert message is not None  # without a time-out something comes, or it raises
        had_seat = bool(self._view) and bool(self._own)
        self._view = view = message["view"]
        if view["phase"] != "lobby":
            self._state = seen.state_of_view(view) or self._state
        if message["type"] == "event":
            self._tell_of(message["event"])
        if had_seat and not self._own:
            self._screen.line("You have no seat here any more, so you watch.")
            self._wire.forget_key()

    def _tell_of(self, event: dict[str, Any]) -> None:
        happening = seen.happening_of(event, seen.game_of(self._view))
        if happening is not None:
            self._told.append(happening)
            return
        self._tell()
        sentence = self._news(event)
        if sentence:
            self._screen.line(sentence)

    def _news(self, event: dict[str, Any]) -> str | None:
        kind = event["kind"]
        who = self._person(event["seat"]) if event["seat"] is not None else ""
        who = sentence(who)
        if kind == "said":
            said = event["text"] or str(event["phrase"]).replace("_", " ")
            return f"{who}: {said}"
        words = _NEWS.get(kind)
        if kind == "absent":
            words = _ABSENT.get(event["why"])
        elif kind == "offer":
            words = _OFFER.get(event["state"])
        elif kind == "seat":
            words = _SEATED.get(event["change"])
        if words is None:
            return None
        other = self._person(event["other"]) if "other" in event else ""
        return words.format(who=who, other=other, table=event.get("table", ""))

    # ------------------------------------------------------------------ who and where

    @property
    def _own(self) -> list[Seat]:
        return [seat["seat"] for seat in self._view["seats"] if seat["yours"]]

    @property
    def _viewer(self) -> Seat | None:
        """Whose eyes the board is seen with: the own seat, or that of several which is to act."""
        own = self._own
        if len(own) < 2:
            return own[0] if own else None
        return self._view["turn"] if self._view["turn"] in own else own[0]

    def _seat(self, seat: Seat) -> dict[str, Any]:
        return next(one for one in self._view["seats"] if one["seat"] == seat)

    def _person(self, seat: Seat) -> str:
        name = self._seat(seat)["name"]
        return f"{name} ({COLOURS[seat]})" if name else COLOURS[seat]

    def _names(self) -> dict[Seat, str]:
        """Who sits where; a bot is called by its kind, as in `bot careful`."""
        return {one["seat"]: "you" if one["yours"] else _called(one) for one in self._view["seats"]}

    def _acts(self) -> bool:
        """Whether something is to be done here."""
        away = any(self._seat(seat)["absent"] for seat in self._own)
        return away or self._view["waits_for"] in self._own

    def _sit_down(self) -> None:
        for seat in self._own:
            if not self._seat(seat)["joined"]:
                named = {"name": self._name} if self._name else {}
                shown = self._wire.key
                answer = self._wire.command("sit", seat=seat, key=self._wire.new_key(), **named)
                if answer["type"] == "refused":
                    self._wire.key = shown
                    raise RemoteRefused(answer["code"], answer["message"])
                self._take_up_to(answer["number"])
                self._wire.sat_down()
        self._catch_up()

    def _greet(self) -> None:
        view = self._view
        rules = rules_words(view["game"], view["preset"], seen.game_of(view).options.text())
        self._screen.title(f"{view['game'].capitalize()} ({rules}), table {view['code']}")
        names = (f"{COLOURS[seat]}: {name}" for seat, name in self._names().items())
        self._screen.line(", ".join(names))
        self._screen.aside("Type ? for help, quit to leave.")
        if view["phase"] == "lobby":
            self._screen.line("The game has not begun yet; it begins by itself.")

    # ------------------------------------------------------------------ what is shown

    def _tell(self) -> None:
        news, self._told = self._told, []
        self._screen.lines(Narrator(self._view["game"], self._viewer).tell(news))

    def _show(self, *, in_words: bool | None = None) -> None:
        if self._state is None:
            return
        names = self._names()
        self._shown = self._view["pieces"]
        self._screen.line()
        in_words = self._in_words if in_words is None else in_words
        shown = board_lines(self._screen, self._state, self._viewer, names, in_words=in_words)
        self._screen.lines(shown)
        self._screen.line()

    # ------------------------------------------------------------------ what is done

    def _act(self) -> None:
        absent = [seat for seat in self._own if self._seat(seat)["absent"]]
        if absent:
            self._tell()
            self._ask(f"A bot plays for {COLOURS[absent[0]]}. Enter to be back > ")
            self._command("back", seat=absent[0])
            return
        seat = self._view["waits_for"]
        self._hand_over(seat)
        self._tell()
        if self._shown != self._view["pieces"]:
            self._show()
        if seen.is_chance(self._view):
            self._roll()
        else:
            self._choose(seat)

    def _hand_over(self, seat: Seat) -> None:
        """Several people at this keyboard: nobody sees another one's cards."""
        if len(self._own) < 2 or self._handed == seat:
            return
        if self._view.get("hands"):
            if self._handed is not None:
                self._screen.clear()
            self._handed = None
            self._screen.title(f"Pass the keyboard to {self._person(seat)}.")
            while self._ask("Press Enter when only you look > "):
                pass  # a word that was meant for somebody else must not show the cards
        else:
            self._screen.title(f"{sentence(self._person(seat))}, it is your turn.")
        self._handed = seat
        self._shown = None

    def _roll(self) -> None:
        deed = "roll" if self._view["chance"] == "roll" else "turn up a card"
        if not self.auto:
            self._ask(f"Enter to {deed} > ", goes_on=True)
        self._command("roll", expect=self._view["number"])

    def _choose(self, seat: Seat) -> None:
        state = self._state
        assert state is not None  # a seat decides
        menu = Menu(state)
        self._show_choice(menu)
        only = menu.items[0].move if len(menu.items) == 1 else None
        move = only if self.auto else None
        prompt = f"Enter to play {only} > " if only else f"Your move (1-{len(menu.items)}) > "
        while move is None:
            typed = self._ask(prompt, menu, goes_on=only is not None)
            if not typed and only is not None:
                move = only
                continue
            try:
                move = menu.chosen(typed)
            except HomestretchError as error:
                self._screen.line(f"{sentence(str(error))}.")
        self._command("move", expect=self._view["number"], seat=seat, move=str(move))

    def _show_choice(self, menu: Menu) -> None:
        hand = lines.hand_line(menu.state, menu.seat)
        if hand:
            self._screen.line(hand)
        reason = menu.state.reason()
        if reason:
            self._screen.line(choice_sentence(reason, self._view["game"]))
        self._screen.lines(lines.menu_lines(menu, self._screen.width))

    def _command(self, kind: str, **fields: Any) -> None:
        """Sends a command and waits until its event is there; a refusal is told."""
        answer = self._wire.command(kind, **fields)
        if answer["type"] == "refused":
            if answer["code"] not in {"stale", "absent", "not_your_turn"}:
                self._screen.line(f"{sentence(str(answer['message'])[:300])}.")
            self._catch_up()
        else:
            self._take_up_to(answer["number"])

    def _take_up_to(self, number: int) -> None:
        while self._view["number"] < number:
            self._take(self._wire.hear())

    def _ask(self, prompt: str, menu: Menu | None = None, *, goes_on: bool = False) -> str:
        """A typed line that is no command; commands are carried out on the spot.

        `goes_on`: what is asked for is done by itself as soon as auto is on.
        """
        while True:
            typed = self._screen.ask(prompt)
            word, _, rest = typed.partition(" ")
            if not self._did(word.lower(), rest.strip(), menu):
                return typed
            if word.lower() == "auto" and self.auto and goes_on:
                return ""

    def _did(self, word: str, rest: str, menu: Menu | None) -> bool:
        if word in {"q", "quit", "exit"}:
            raise Quit
        if word in {"?", "h", "help"}:
            self._screen.lines(lines.help_lines(self._view["game"], self._screen.width))
            self._screen.line("  undo    take your last move back, until a die or card shows")
            self._screen.line("  say …   a phrase (hello, good_luck, well_played, …) or a text")
        elif word == "auto":
            self.auto = not self.auto
            self._screen.line(f"Auto is {'on' if self.auto else 'off'}.")
        elif word in {"board", "b", "words"}:
            self._show(in_words=True)
        elif word in {"show", "s"}:
            self._show(in_words=False)
        elif word in {"moves", "m"} and menu:
            self._show_choice(menu)
        elif word == "hint" and menu:
            move = bot("careful").choose(menu.state.observation(menu.seat), random.Random())
            item = menu.item_of(move)
            self._screen.line(f"The bot careful would play {item.number}: {item.text}.")
        elif word == "undo" and self._own:
            self._take_back()
        elif word in {"r", "rematch"} and self._own and self._view["phase"] == "over":
            self._wants_rematch()
        elif word == "say" and rest and self._own:
            self._say(rest)
        else:
            return False
        return True

    def _take_back(self) -> None:
        """Raises `_MovedOn` when it is done, or something else has happened."""
        view = self._view
        seat = self._viewer if view["take_back"] is None else view["take_back"]
        self._command("take_back", expect=view["number"], seat=seat)
        if self._view["number"] != view["number"]:
            raise _MovedOn

    def _say(self, text: str) -> None:
        speaker = self._viewer
        answer = self._wire.command("say", seat=speaker, phrase=text)
        if answer["type"] == "refused" and self._view["chat"]:
            answer = self._wire.command("say", seat=speaker, text=text)
        if answer["type"] != "refused":
            self._take_up_to(answer["number"])
        elif answer["code"] == "bad_request":
            self._screen.line("That is no phrase; those are hello, good_luck, well_played, ….")
        else:
            self._screen.line(f"{sentence(str(answer['message'])[:300])}.")
