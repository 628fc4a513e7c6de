"""Tools of a forger: finding events in a transcript, changing them, and making all heads anew."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import homestretch
from homestretch.fair import dice
from homestretch.fair.ledger import NO_HEAD, head_after
from homestretch.fair.rules import read_rules
from homestretch.fair.seal import Seal, SealedClient
from tests.fair.simulated import Played, plain_game

Transcript = dict[str, Any]
Attack = Callable[[Transcript], None]


@cache
def game(name: str) -> Played:
    """The games that are attacked: dice; hidden hands; cards turned up."""
    if name == "temper":
        return plain_game("temper", people=(0, 2), seats=(0, 1, 2), tokens=2, start_token=True)
    if name == "hands":
        return plain_game("pardon", people=(0, 2), seats=(0, 1, 2), pawns=2, start_pawn=True)
    return plain_game("pardon", people=(0, 2), hand_size=0, pawns=2, pardon_cards=True)


def events(data: Transcript) -> list[dict[str, Any]]:
    return [entry["event"] for entry in data["events"]]


def find(data: Transcript, kind: str, index: int = 0) -> dict[str, Any]:
    """The event of this kind (or kind of chance), by its place among them."""
    return [event for event in events(data) if kind in {event["kind"], event.get("chance")}][index]


def reheaded(data: Transcript, *, renumber: bool = True) -> None:
    """All heads made anew, as a forger would."""
    head = NO_HEAD
    for index, entry in enumerate(data["events"]):
        if renumber:
            entry["event"]["number"] = index + 1
        head = head_after(head, entry["event"])
        entry["head"] = head.hex()


def turned(text: str) -> str:
    """Another hash: its first digit changed."""
    return ("0" if text[0] != "0" else "1") + text[1:]


def entry_of(data: Transcript, event: dict[str, Any]) -> dict[str, Any]:
    return next(entry for entry in data["events"] if entry["event"] is event)


def seal_anew(data: Transcript) -> None:
    """The seal's own hash and words made to fit what was changed."""
    event = find(data, "seal")
    rules = read_rules(find(data, "created")["rules"])
    clients = tuple(SealedClient.from_json(client) for client in event["clients"])
    seal = Seal(
        find(data, "created")["table"], event["attempt"], rules.digest,
        bytes.fromhex(event["server"]), event["live"], clients,
    )  # fmt: skip
    event.update(seal=seal.digest.hex(), fingerprint=seal.fingerprint)


def die_of(data: Transcript, roll: dict[str, Any]) -> int:
    key = game("temper").entries[-1].after.chance_now.key
    return dice.roll(key, roll["beat"], [bytes.fromhex(one["link"] or "") for one in roll["links"]])


def redo_die(data: Transcript, index: int) -> None:
    """Cuts the game after a roll and makes the die right, so that only the chain is wrong."""
    roll = find(data, "roll", index)
    roll["outcome"] = die_of(data, roll)
    place = data["events"].index(entry_of(data, roll))
    following = copy.deepcopy(find(data, "roll", index + 1))
    del data["events"][place + 1 : -1]
    if following["seat"] != roll["seat"]:
        following["seat"] = roll["seat"]
    # Whatever the new die leads to, a try that finds no move or a move, a roll comes again.
    for move in moves_after(data):
        data["events"].insert(-1, {"event": move, "head": ""})
    data["events"].insert(-1, {"event": following, "head": ""})


def moves_after(data: Transcript) -> Iterator[dict[str, Any]]:
    """A legal move, where the last roll but the reveal leads to a decision."""
    rules = find(data, "created")["rules"]
    seats = [seat["seat"] for seat in rules["seats"]]
    made = homestretch.game(rules["game"], seats=seats, first=rules["first"], **rules["options"])
    state = made.start()
    for event in events(data)[3:-1]:
        if event["kind"] == "move":
            state = state.apply(state.parse_move(event["move"]))
        else:
            state = state.apply_chance(event["outcome"] if "outcome" in event else event["seat"])
    if state.to_act >= 0:
        move = state.legal_moves()[0]
        yield {
            "number": 0, "kind": "move", "seat": state.to_act, "by": "bot", "move": str(move),
            "opening": None,
        }  # fmt: skip
