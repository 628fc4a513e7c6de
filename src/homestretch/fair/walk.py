"""Walking through a transcript event by event, with the game in step."""

from __future__ import annotations

from typing import Any

from homestretch.core.seats import CHANCE, TERMINAL
from homestretch.core.state import State
from homestretch.fair.chance import Drawn, FairChance
from homestretch.fair.deck import Deck, Opening
from homestretch.fair.errors import FairError
from homestretch.fair.ledger import Event, check_clients, opened, read_links
from homestretch.fair.report import Report
from homestretch.fair.rules import Rules, read_rules
from homestretch.fair.seal import Seal, SealedClient, server_commitment


class Walk:
    """Where the verification stands. `take` is given the events in order."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.number: int | None = None
        """The event being looked at."""
        self.secret = b""
        """What the last event reveals."""
        self._table = ""
        self._rules: Rules | None = None
        self._seal: Seal | None = None
        self._restarts: list[list[int]] = []
        self._chance: FairChance | None = None
        self._state: State[Any] | None = None
        self._undo: tuple[int, FairChance, State[Any]] | None = None
        self._dealt: list[tuple[int, int, int]] = []
        self._tally: dict[int, dict[str, Any]] = {}
        self._cause: str | None = None

    def take(self, event: Event) -> None:
        """Checks one event; raises `FairError` for the first thing that is wrong with it."""
        kind = event["kind"]
        self._check_step(kind)
        undo, self._undo = self._undo, None
        if kind == "take_back":
            self._take_back(event, undo)
            return
        checks = {
            "created": self._created,
            "seal": self._sealed,
            "restart": self._restart,
            "open": self._open,
            "chance": self._chanced,
            "move": self._moved,
            "reveal": self._reveal,
        }
        checks[kind](event)

    def _check_step(self, kind: str) -> None:
        """Whether this kind of event can come here."""
        if self._cause is not None:
            raise FairError("wrong_step", "an event follows after the secret was revealed")
        if kind == "seal" and self._seal is not None:
            raise FairError("second_seal", "the table is sealed a second time")
        if self._rules is None:
            allowed = {"created"}
        elif self._seal is None:
            allowed = {"seal"}
        elif self._chance is None:
            allowed = {"restart", "open"}
        else:
            allowed = {"chance", "move", "take_back", "reveal"}
        if kind not in allowed:
            expected = " or ".join(sorted(allowed))
            raise FairError("wrong_step", f"the event is {kind!r}, but {expected} is due")

    def _created(self, event: Event) -> None:
        self._table = event["table"]
        self._rules = read_rules(event["rules"])

    @property
    def _attempt(self) -> int:
        return len(self._restarts) + 1

    def _check_attempt(self, event: Event) -> None:
        if event["attempt"] != self._attempt:
            raise FairError(
                "wrong_attempt", f"this is attempt {self._attempt}, not {event['attempt']}"
            )

    def _seal_of(self, event: Event, rules: Rules) -> Seal:
        clients = tuple(SealedClient.from_json(client) for client in event["clients"])
        check_clients(clients, rules)
        return Seal(
            self._table, self._attempt, rules.digest, bytes.fromhex(event["server"]),
            event["live"], clients,
        )  # fmt: skip

    def _need_rules(self) -> Rules:
        if self._rules is None:
            raise FairError("wrong_step", "the table has not been made")
        return self._rules

    def _need_seal(self) -> Seal:
        if self._seal is None:
            raise FairError("wrong_step", "the table has not been sealed")
        return self._seal

    def _at(self) -> tuple[FairChance, State[Any]]:
        if self._chance is None or self._state is None:
            raise FairError("wrong_step", "the seal has not been opened")
        return self._chance, self._state

    def _sealed(self, event: Event) -> None:
        self._check_attempt(event)
        seal = self._seal_of(event, self._need_rules())
        if event["seal"] != seal.digest.hex():
            raise FairError("wrong_seal", "the seal is not the hash of its commitments and rules")
        if event["fingerprint"] != seal.fingerprint:
            raise FairError("wrong_fingerprint", "the four words are not those of the seal")
        self._seal = seal
        self.report.counts["seals"] += 1

    def _restart(self, event: Event) -> None:
        self._check_attempt(event)
        known = [client.client for client in self._need_seal().clients]
        missing = event["missing"]
        if not missing or missing != sorted(set(missing)) or not set(known).issuperset(missing):
            raise FairError("wrong_clients", f"the clients missing must be some of {known}")
        self._restarts.append(missing)
        self._seal = None

    def _open(self, event: Event) -> None:
        self._check_attempt(event)
        seal, rules = self._need_seal(), self._need_rules()
        tips = [bytes.fromhex(tip) for tip in event["tips"]]
        if len(tips) != len(seal.clients):
            raise FairError(
                "missing_tip", f"{len(seal.clients)} clients committed, {len(tips)} opened"
            )
        for client, tip in zip(seal.clients, tips, strict=True):
            if not seal.accepts(client, tip):
                raise FairError(
                    "wrong_tip",
                    f"client {client.client} did not commit to this tip and these rules",
                )
            self.report.counts["tips"] += 1
            self._tally[client.client] = {"given": 0, "away": 0, "withheld": False}
        if server_commitment(self._table, seal.attempt, self.secret) != seal.server:
            raise FairError("wrong_secret", "the secret revealed is not the one committed to")
        self.report.counts["secret"] += 1
        chance = opened(seal, self.secret, tips, rules)
        made = chance.decks[0].to_json() if chance.decks else None
        self._check_deck(event["deck"], made)
        self._chance, self._state = chance, rules.game.start()

    def _check_deck(self, told: Event | None, made: Event | None) -> None:
        if told != made:
            raise FairError(
                "wrong_root", "the deck bound here is not the one shuffled from the key"
            )
        self.report.counts["decks"] += made is not None

    def _chanced(self, event: Event) -> None:
        chance, state = self._at()
        kind = event["chance"]
        if kind != state.chance_kind:
            due = state.chance_kind or ("nothing" if state.to_act == TERMINAL else "a move")
            raise FairError("wrong_step", f"the event is a {kind!r}, but {due} is due")
        if "links" in event:
            self._check_links(event, chance)
        drawn = chance.draw(state, read_links(event.get("links", ())))
        self._check_drawn(kind, event, drawn)
        self._chance, self._state = drawn.after, state.apply_chance(drawn.outcome)

    def _check_drawn(self, kind: str, event: Event, drawn: Drawn) -> None:
        checks = {
            "first": self._check_first,
            "roll": self._check_roll,
            "reshuffle": self._check_reshuffle,
            "turn_card": self._check_turn_card,
        }
        checks.get(kind, self._check_hidden)(event, drawn)

    def _check_links(self, event: Event, chance: FairChance) -> None:
        """Every client of the seal says what became of its link, as its chain allows."""
        beat = chance.beat + 1
        if event["beat"] != beat:
            raise FairError("wrong_beat", f"this is draw {beat}, not {event['beat']}")
        chains = chance.chains if chance.live else ()
        if [one["client"] for one in event["links"]] != [chain.client for chain in chains]:
            raise FairError(
                "missing_link", "the links must name every client of the seal, in order"
            )
        for chain, one in zip(chains, event["links"], strict=True):
            link = bytes.fromhex(one["link"]) if one["link"] is not None else None
            chain.after(beat, one["state"], link)
            tally = self._tally[chain.client]
            if one["state"] == "given":
                tally["given"] += 1
                self.report.counts["links"] += 1
            tally["away"] += one["state"] == "away"
            tally["withheld"] |= one["state"] == "withheld"

    def _check_seat(self, event: Event, drawn: Drawn) -> None:
        if event["seat"] != drawn.fields["seat"]:
            raise FairError(
                "wrong_seat", f"this belongs to seat {drawn.fields['seat']}, not {event['seat']}"
            )

    def _check_first(self, event: Event, drawn: Drawn) -> None:
        if event["seat"] != drawn.outcome:
            raise FairError(
                "wrong_first", f"seat {drawn.outcome} was drawn to begin, not {event['seat']}"
            )
        self.report.counts["first"] += 1

    def _check_roll(self, event: Event, drawn: Drawn) -> None:
        self._check_seat(event, drawn)
        if event["outcome"] != drawn.outcome:
            raise FairError(
                "wrong_die", f"key and links give a {drawn.outcome}, not a {event['outcome']}"
            )
        self.report.counts["dice"] += 1

    def _check_reshuffle(self, event: Event, drawn: Drawn) -> None:
        self._check_seat(event, drawn)
        self._check_deck(event["deck"], drawn.fields["deck"])

    def _check_hidden(self, event: Event, drawn: Drawn) -> None:
        self._check_seat(event, drawn)
        place = event["epoch"], event["position"]
        self._check_place(place, (drawn.fields["epoch"], drawn.fields["position"]))
        self._dealt.append((self.number or 0, *place))
        self.report.counts["cards"] += 1

    def _check_turn_card(self, event: Event, drawn: Drawn) -> None:
        self._check_seat(event, drawn)
        opening = event["opening"]
        wanted = drawn.fields["opening"]
        place = opening["epoch"], opening["position"]
        self._check_place(place, (wanted["epoch"], wanted["position"]))
        self._check_opening(opening, drawn.after.decks[-1])
        self.report.counts["cards"] += 1

    def _check_place(self, told: tuple[int, int], due: tuple[int, int]) -> None:
        if told != due:
            raise FairError(
                "wrong_position",
                f"the card is number {due[1] + 1} of deck {due[0]}, not {told[1] + 1} of {told[0]}",
            )

    def _check_opening(self, told: Event, deck: Deck) -> None:
        made = deck.opening(told["position"])
        given = Opening.from_json({key: told[key] for key in made.to_json()})
        if (given.card, given.salt) != (made.card, made.salt):
            raise FairError("forged_opening", "the card or its salt is not the one in the deck")
        if not given.proves(deck.root, len(deck.cards)):
            raise FairError(
                "forged_path", "the path does not lead from the card to the deck's root"
            )
        self.report.counts["openings"] += 1

    def _moved(self, event: Event) -> None:
        chance, state = self._at()
        if state.to_act in {CHANCE, TERMINAL}:
            due = state.chance_kind or "nothing"
            raise FairError("wrong_step", f"the event is a move, but {due} is due")
        if event["seat"] != state.to_act:
            raise FairError("wrong_seat", f"seat {state.to_act} is to move, not {event['seat']}")
        legal = {str(move): move for move in state.legal_moves()}
        if event["move"] not in legal:
            raise FairError("illegal_move", f"the move {event['move']} is not legal here")
        move = legal[event["move"]]
        after = self._check_played(event, getattr(move, "card", None), chance)
        self._undo = event["seat"], chance, state
        self._chance, self._state = after, state.apply(move)
        self.report.counts["moves"] += 1

    def _check_played(self, event: Event, card: int | None, chance: FairChance) -> FairChance:
        """The card played is the right one of the hand, and is shown."""
        made, after = (None, chance) if card is None else chance.play(event["seat"], card)
        told = event["opening"]
        if (told is None) != (made is None):
            raise FairError(
                "missing_opening",
                "a card played from a hand must be shown" if made else "no hidden card is played",
            )
        if told is not None and made is not None:
            place = told["epoch"], told["position"]
            self._check_place(place, (made.epoch, made.position))
            self._check_opening(told, chance.decks[made.epoch])
        return after

    def _take_back(self, event: Event, undo: tuple[int, FairChance, State[Any]] | None) -> None:
        if undo is None:
            raise FairError("wrong_step", "only the move just made can be taken back")
        if event["seat"] != undo[0]:
            raise FairError("wrong_seat", f"seat {undo[0]} moved, not {event['seat']}")
        self._chance, self._state = undo[1], undo[2]

    def _reveal(self, event: Event) -> None:
        _, state = self._at()
        cause = "over" if state.to_act == TERMINAL else "given_up"
        if event["cause"] != cause:
            words = {"over": "is over", "given_up": "is not over"}
            raise FairError("wrong_cause", f"the game {words[cause]} where the secret is revealed")
        ranking = {str(seat): place for seat, place in state.ranking().items()}
        if event["places"] != (ranking if cause == "over" else None):
            raise FairError("wrong_places", "the places are not those of the game")
        self._cause = cause
        self.report.counts["result"] += cause == "over"

    def check_openings(self, openings: list[Event]) -> None:
        """The cards that only their owners saw: every one of them, in order."""
        chance, _ = self._at()
        told = [(one["event"], one["epoch"], one["position"]) for one in openings]
        if told != self._dealt:
            raise FairError(
                "missing_opening",
                "the list of openings must hold every card dealt or drawn, in order",
            )
        for one in openings:
            self.number = one["event"]
            self._check_opening(one, chance.decks[one["epoch"]])
        self.number = None

    def tell_facts(self) -> None:
        """Puts into the report what can be said of the table, as far as the walk has come."""
        facts = self.report.facts
        if self._rules is None:
            return
        facts["table"] = self._table
        facts["game"] = self._rules.game.name
        facts["restarts"] = len(self._restarts)
        facts["spoilers"] = sorted({client for missing in self._restarts for client in missing})
        if self._seal is not None:
            self._tell_seal(self._seal, self._rules.persons)
        facts["cause"] = self._cause

    def _tell_seal(self, seal: Seal, persons: frozenset[int]) -> None:
        facts = self.report.facts
        facts["fingerprint"] = seal.fingerprint
        facts["live"] = seal.live
        facts["clients"] = [
            {"client": client.client, "seats": list(client.seats), **self._tally[client.client]}
            for client in seal.clients
            if client.client in self._tally
        ]
        held = {seat for client in seal.clients for seat in client.seats}
        facts["unsealed"] = sorted(persons - held)
