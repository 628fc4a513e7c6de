"""Events and tables as they are shown. What goes into them is decided in `redact.py` alone."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from homestretch.core.options import OptionValue

Card = int | Literal["pardon"]


class Outgoing(Struct, frozen=True, kw_only=True, gc=False):
    """Base of all that the server sends."""


# ---------------------------------------------------------------------------- parts


class ReasonView(Outgoing, frozen=True):
    """A rule at work: its code and its clause."""

    code: str
    clause: str


class EffectView(Outgoing, frozen=True):
    """One piece that changes place."""

    kind: str
    seat: int
    path: tuple[int, ...]


class MoveView(Outgoing, frozen=True):
    """A legal move."""

    text: str
    card: Card | None
    kind: str
    parts: tuple[tuple[int, int], ...]
    """Origin and target of each own piece, before any slide."""
    second: int | None
    """The rival's square on the own road, for a switch or a Pardon card."""
    effects: tuple[EffectView, ...]


class SeatView(Outgoing, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: str
    """`person`, `bot` or `open`."""
    name: str | None
    bot: str | None
    yours: bool
    program: bool
    """Whether the bot is a program over the bot API."""
    joined: bool
    """False while an invited person, or a program, has not come."""
    away: bool
    """Whether its last connection is lost."""
    absent: bool
    """Whether a bot plays for its person."""
    host: bool


class ClockView(Outgoing, frozen=True):
    """The limits of time, in seconds."""

    turn: int | None
    grace: int | None


class ChainEntry(Outgoing, frozen=True):
    """One event of the log that anyone can check, and its head; docs/fairness.md lists both."""

    event: dict[str, Any]
    head: str
    of: int | None
    """The number of the table's own event for the same chance, move or take-back."""


class OpeningView(Outgoing, frozen=True):
    """A card of the own hand, proved."""

    event: int
    """The number of the event in that log."""
    epoch: int
    position: int
    card: int
    salt: str
    path: tuple[str, ...]


class SealClient(Outgoing, frozen=True):
    """A device in the seal."""

    client: int
    seats: tuple[int, ...]
    length: int
    state: Literal["committed", "opened", "live", "closed", "used_up"]


class SealView(Outgoing, frozen=True):
    """The seal of a table's chance."""

    state: Literal["sealing", "sealed", "open", "over"]
    attempt: int
    until: int | None
    """When the server goes on by itself, while the seal is made."""
    server: str
    """The server's commitment of this attempt."""
    seal: str | None
    fingerprint: str | None
    live: bool | None
    """Whether each roll asks the devices for a link."""
    beat: int
    """How many draws have asked for links."""
    restarts: int
    """How many attempts were given up."""
    missing: tuple[int, ...]
    """Seats whose device did not open in one of them."""
    clients: tuple[SealClient, ...]


class OfferView(Outgoing, frozen=True):
    """An open offer of a rematch."""

    seats: tuple[int, ...]
    """Of its maker."""
    agreed: tuple[int, ...]


# ---------------------------------------------------------------------------- events


class EventBase(Outgoing, frozen=True, tag_field="kind"):
    """Base of all events."""

    number: int


class CreatedView(EventBase, frozen=True, tag="created"):
    """The table was made."""

    seat: None = None


class StartedView(EventBase, frozen=True, tag="started"):
    """The game begins."""

    seat: None = None


class ChanceView(EventBase, frozen=True, tag="chance"):
    """What chance brought, as far as the viewer may see it."""

    seat: int | None
    chance: str
    outcome: Card | None
    """The die, the card, or the first seat; null for a hidden card and for a reshuffle."""
    reason: ReasonView | None


class MoveMadeView(EventBase, frozen=True, tag="move"):
    """A move that was made."""

    seat: int | None
    move: str
    card: Card | None
    move_kind: str
    effects: tuple[EffectView, ...]
    reason: ReasonView | None


class TakenBackView(EventBase, frozen=True, tag="taken_back"):
    """The choice of event `of` was taken back."""

    seat: int
    of: int


class SeatedView(EventBase, frozen=True, tag="seat"):
    """Who sits on a seat changed."""

    seat: int
    change: str
    """`joined`, `named`, `bot`, `host`, `link`, `open` or `program`."""
    name: str | None
    bot: str | None


class LinkedView(EventBase, frozen=True, tag="link"):
    """Another device may open the seat."""

    seat: int


class SwappedView(EventBase, frozen=True, tag="swapped"):
    """Two seats changed places."""

    seat: int
    other: int


class HostedView(EventBase, frozen=True, tag="host"):
    """That seat's person is the host now."""

    seat: int


class AwayView(EventBase, frozen=True, tag="away"):
    """The last connection of the seat was lost."""

    seat: int


class HereView(EventBase, frozen=True, tag="here"):
    """The seat is connected again."""

    seat: int


class AbsentView(EventBase, frozen=True, tag="absent"):
    """From here on a bot plays for the seat."""

    seat: int
    why: str
    """`time`, `connection` or `left`."""


class BackView(EventBase, frozen=True, tag="back"):
    """The seat's own person plays again."""

    seat: int


class SaidView(EventBase, frozen=True, tag="said"):
    """A phrase by its code, or a free text."""

    seat: int
    phrase: str | None
    text: str | None


class OfferedView(EventBase, frozen=True, tag="offer"):
    """A rematch was offered, agreed to, or is off."""

    seat: int | None
    seats: tuple[int, ...]
    state: str
    """`made`, `agreed` or `ended`."""


class NextView(EventBase, frozen=True, tag="next"):
    """The rematch is at another table."""

    table: str
    seat: None = None


class SealStepView(EventBase, frozen=True, tag="seal"):
    """Something of the seal, or of its links, changed."""

    step: str
    """`begun`, `committed`, `no_part`, `sealed`, `opened`, `restarted`, `asked`, `given`, `kept`,
    `here` or `gone`."""
    attempt: int
    seats: tuple[int, ...]
    seat: None = None


EventView = (
    CreatedView
    | StartedView
    | ChanceView
    | MoveMadeView
    | TakenBackView
    | SeatedView
    | LinkedView
    | SwappedView
    | HostedView
    | AwayView
    | HereView
    | AbsentView
    | BackView
    | SaidView
    | OfferedView
    | NextView
    | SealStepView
)


# ---------------------------------------------------------------------------- views


class View(Outgoing, frozen=True):
    """A table as its viewer may see it; `game` tells which of the two it is."""

    table: str
    code: str
    """What people type to find the table."""
    number: int
    """The number of the last event."""
    preset: str | None
    options: dict[str, OptionValue]
    phase: Literal["lobby", "play", "over"]
    host: bool
    """Whether the viewer is the host."""
    private: bool
    chat: bool
    """Whether free text is allowed."""
    clock: ClockView
    deadline: int | None
    """When the server acts unless somebody does, in its milliseconds since 1970."""
    deadline_seat: int | None
    """The seat whose time is over then, or whose lost connection is given up; null where an offer
    of a rematch ends."""
    at: int
    """When the last event happened."""
    seats: tuple[SeatView, ...]
    pieces: dict[str, tuple[int, ...]]
    turn: int
    to_act: int | Literal["chance", "over"]
    waits_for: int | None
    """The seat whose person must roll or move; null while the server goes on by itself."""
    chance: str | None
    moves: tuple[MoveView, ...]
    """The legal moves, where the viewer holds the seat to act."""
    reason: ReasonView | None
    places: dict[str, int] | None
    """The place of each seat, at the end."""
    take_back: int | None
    """The viewer's seat that could take its last choice back now."""
    offer: OfferView | None
    next: str | None
    """The table of the rematch."""
    chance_source: Literal["sealed", "system", "seed"]
    seal: SealView | None
    """Null in the lobby, and where chance is not sealed."""
    history: tuple[EventView, ...]


class TemperView(View, frozen=True, tag_field="game", tag="temper"):
    """A table of Temper."""

    die: int | None
    rolls_left: int


class PardonView(View, frozen=True, tag_field="game", tag="pardon"):
    """A table of Pardon."""

    hands: dict[str, tuple[Card, ...]]
    """Of the viewer's own seats only."""
    hand_sizes: dict[str, int]
    discards: tuple[Card, ...]
    draw_pile: int
    turned_card: Card | None
    must_discard: bool
    """Whether the viewer, to act, has nothing to play."""
    barred: tuple[int, ...] = ()
    """The seats that the viewer, as the host, cannot have because of the cards on them."""


class ReplayStep(Outgoing, frozen=True):
    """One event of a finished game, and what of the view changes with it."""

    event: EventView
    number: int
    seats: tuple[SeatView, ...]
    pieces: dict[str, tuple[int, ...]]
    turn: int
    to_act: int | Literal["chance", "over"]


class TemperStep(ReplayStep, frozen=True, tag_field="game", tag="temper"):
    """A step of Temper."""

    die: int | None
    rolls_left: int


class PardonStep(ReplayStep, frozen=True, tag_field="game", tag="pardon"):
    """A step of Pardon."""

    hands: dict[str, tuple[Card, ...]]
    """All of them."""
    hand_sizes: dict[str, int]
    discards: tuple[Card, ...]
    draw_pile: int
    turned_card: Card | None
