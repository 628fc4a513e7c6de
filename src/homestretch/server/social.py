"""What people do beside the game: sit down, go and come back, talk, host, take back, play again.

Each function says which event a command makes, None where it changes nothing, or refuses it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from homestretch import bots
from homestretch.core.seats import COLOURS, Seat
from homestretch.play import BOT, PERSON
from homestretch.server import commands, stored
from homestretch.server.company import OPEN, PROGRAM, Company, Place
from homestretch.server.events import Viewer
from homestretch.server.keys import hash_key
from homestretch.server.messages import JoinRequest
from homestretch.server.phrases import PHRASES, REACTIONS
from homestretch.server.refusals import Refused
from homestretch.server.setup import LINK, clean_name, clean_text, seat_key
from homestretch.server.stored import BesideGame, StoredSeat

if TYPE_CHECKING:
    from homestretch.server.table import Table

KEYS_PER_SEAT = 8
EXTRAS = 4_000
"""How many events beside the game clients may make at one table."""
SAID_AT_ONCE = 5
SAID_MILLISECONDS = 10_000

Answer = BesideGame | None


def event_of(table: Table, command: commands.Command, viewer: Viewer, now: int) -> Answer:
    """The event that a command beside the game makes. Raises `Refused` or the engine's refusals."""
    if not viewer.seats and not viewer.is_host:
        raise watching()
    seat = getattr(command, "seat", None)
    if isinstance(command, commands.HostCommand):
        _check_host(table.company, viewer, seat)
    elif seat is not None and seat not in viewer.seats and not isinstance(command, commands.Link):
        raise not_your_seat(seat)
    if table.company.extras >= EXTRAS and not isinstance(command, commands.Back | commands.Start):
        raise Refused("too_much", "too much has happened beside the game; just play on", status=429)
    return _HANDLERS[type(command)](table, command, viewer, now)


def watching() -> Refused:
    """Somebody without a seat wants to act."""
    return Refused("watching", "a watcher cannot play; a key holds seats", status=403)


def not_your_seat(seat: Seat) -> Refused:
    """Somebody wants to act for a seat of others."""
    return Refused("not_your_seat", f"this key does not hold seat {seat}", status=403)


def _check_host(company: Company, viewer: Viewer, seat: Seat | None) -> None:
    if not viewer.is_host:
        raise Refused("not_host", "only the host of the table may do that", status=403)
    if seat is not None:
        _place(company, seat)


def _place(company: Company, seat: Seat) -> Place:
    if seat not in company.places:
        known = ", ".join(map(str, company.places))
        raise Refused("bad_seats", f"seat {seat} is not in this game; seats are {known}")
    return company.places[seat]


def _check_not_over(table: Table) -> None:
    if table.is_over:
        raise Refused("game_over", "the game is over", status=409)


def _check_lobby(table: Table) -> None:
    if table.company.started:
        raise Refused("already_started", "the game has begun", status=409)


def _check_playing(table: Table) -> None:
    _check_not_over(table)
    if not table.company.started:
        raise Refused("not_started", "the game has not begun yet", status=409)


# -------------------------------------------------------------------------------- seats


def join(table: Table, request: JoinRequest, hashed: str) -> tuple[Seat, Answer]:
    """The seat that somebody gets who comes with the table's code, and the event.

    Who asks again with the same key gets the same seat, and no event.
    """
    company = table.company
    for place in company.places.values():
        if hashed in place.keys:
            return place.seat, None
    _check_not_over(table)
    if company.extras >= EXTRAS:
        raise Refused("too_much", "too much has happened at this table", status=429)
    open_seats = [place.seat for place in company.places.values() if place.kind == OPEN]
    if request.seat is None:
        if not open_seats:
            raise Refused("no_open_seat", "no seat is open at this table", status=409)
        seat = open_seats[0]
    else:
        seat = _place(company, request.seat).seat
        if seat not in open_seats:
            raise Refused("seat_taken", f"seat {seat} is not open", status=409)
    kind = PROGRAM if request.program else PERSON
    who = StoredSeat(seat, kind, clean_name(request.name, seat), joined=not request.program)
    return seat, stored.Seated(who=who, keys=[hashed], change="joined")


def _sit(table: Table, command: commands.Sit, viewer: Viewer, now: int) -> Answer:
    place = table.company.places[command.seat]
    name = clean_name(command.name, command.seat) or place.name
    if place.joined and name == place.name:
        return None
    if not place.joined:
        _check_not_over(table)
    return stored.Seated(
        who=StoredSeat(place.seat, place.kind, name),
        keys=list(place.keys),
        change="named" if place.joined else "joined",
        command=command.id,
    )


def _link(table: Table, command: commands.Link, viewer: Viewer, now: int) -> Answer:
    place = _place(table.company, command.seat)
    may = place.seat in viewer.seats or (viewer.is_host and not place.joined)
    if not may or not place.is_held:
        raise not_your_seat(place.seat)
    hashed = hash_key(seat_key(viewer.key, table.id, place.seat, place.generation))
    if hashed in place.keys:
        return None
    if len(place.keys) >= KEYS_PER_SEAT:
        message = f"a seat has {KEYS_PER_SEAT} keys at most: use one of them"
        raise Refused("too_many_links", message, status=409)
    return stored.Linked(seat=place.seat, key=hashed, command=command.id)


def _fill(table: Table, command: commands.Fill, viewer: Viewer, now: int) -> Answer:
    _check_not_over(table)
    bots.bot(command.bot)
    who = StoredSeat(command.seat, BOT, bot=command.bot)
    return stored.Seated(who=who, keys=[], change="bot", command=command.id)


def _give(table: Table, command: commands.Give, viewer: Viewer, now: int) -> Answer:
    _check_not_over(table)
    company = table.company
    place = company.places[command.seat]
    if company.started and place.is_held and place.joined:
        raise Refused(
            "seat_taken", f"seat {place.seat} is somebody's: fill it with a bot first", status=409
        )
    name = clean_name(command.name, place.seat)
    keys: list[str] = []
    if command.to == "host":
        who = StoredSeat(place.seat, PERSON, name)
        keys = list(company.host)
    elif command.to == OPEN:
        who = StoredSeat(place.seat, OPEN)
    else:
        kind = PERSON if command.to == LINK else PROGRAM
        who = StoredSeat(place.seat, kind, name, joined=False)
        keys = [hash_key(seat_key(viewer.key, table.id, place.seat, place.generation + 1))]
    return stored.Seated(who=who, keys=keys, change=command.to, command=command.id)


def _swap(table: Table, command: commands.Swap, viewer: Viewer, now: int) -> Answer:
    _check_lobby(table)
    other = _place(table.company, command.other).seat
    if other == command.seat:
        return None
    return stored.Swapped(seat=command.seat, other=other, command=command.id)


def _host(table: Table, command: commands.Host, viewer: Viewer, now: int) -> Answer:
    place = table.company.places[command.seat]
    if place.kind != PERSON or not place.joined:
        raise Refused("not_joined", f"no person sits on seat {place.seat} yet", status=409)
    return stored.Hosted(seat=place.seat, command=command.id)


def _start(table: Table, command: commands.Start, viewer: Viewer, now: int) -> Answer:
    _check_lobby(table)
    return stored.Started(command=command.id)


def secret_of(table: Table, command: commands.Command, viewer: Viewer) -> str | None:
    """The secret that the answer to an accepted command holds."""
    gives = isinstance(command, commands.Give) and command.to in {LINK, PROGRAM}
    if not isinstance(command, commands.Link) and not gives:
        return None
    seat = getattr(command, "seat", -1)
    place = table.company.places.get(seat)
    if place is None:
        return None
    secret = seat_key(viewer.key, table.id, place.seat, place.generation)
    return secret if hash_key(secret) in place.keys else None


# -------------------------------------------------------------------------------- coming and going


def _leave(table: Table, command: commands.Leave, viewer: Viewer, now: int) -> Answer:
    _check_playing(table)
    place = table.company.places[command.seat]
    if not place.is_there:
        return None
    return stored.Absent(seat=place.seat, why="left", command=command.id)


def _back(table: Table, command: commands.Back, viewer: Viewer, now: int) -> Answer:
    place = table.company.places[command.seat]
    if not place.absent:
        raise Refused("not_absent", f"nobody plays for seat {place.seat}", status=409)
    return stored.Back(seat=place.seat, command=command.id)


def arrival(table: Table, seat: Seat) -> Answer:
    """What is written down when a program comes to its seat."""
    place = table.company.places[seat]
    if table.is_over or place.is_there:
        return None
    if not place.joined:
        who = StoredSeat(seat, place.kind, place.name)
        return stored.Seated(who=who, keys=list(place.keys), change="joined")
    return stored.Back(seat=seat)


def connection_events(
    table: Table, lost: frozenset[Seat], found: frozenset[Seat]
) -> list[BesideGame]:
    """What is written down when seats lose their last connection, or have one again."""
    company = table.company
    places = company.places
    if company.extras >= 2 * EXTRAS:
        return []
    events: list[BesideGame] = [
        stored.Here(seat=seat) for seat in sorted(found) if places[seat].away is not None
    ]
    if company.watches_connections(table.state):
        events += [
            stored.Away(seat=seat)
            for seat in sorted(lost)
            if places[seat].is_there and places[seat].away is None
        ]
    return events


# -------------------------------------------------------------------------------- the rest


def _take_back(table: Table, command: commands.TakeBack, viewer: Viewer, now: int) -> Answer:
    _check_playing(table)
    check_there(table.company.places[command.seat])
    undo = table.recent[-1].undo
    if undo is None or undo.seat != command.seat:
        raise Refused(
            "nothing_to_take_back",
            "only the own last choice can be taken back, and only until the next die or card",
            status=409,
        )
    if len(undo.before.legal_moves()) < 2:
        raise Refused("only_move", "it was the only legal move", status=409)
    return stored.TakenBack(seat=command.seat, of=undo.number, command=command.id)


def check_there(place: Place) -> None:
    """Refuses to act for a seat for which a bot plays."""
    if place.absent:
        raise Refused(
            "absent", f"a bot plays for seat {place.seat}: say that you are back", status=409
        )


def _say(table: Table, command: commands.Say, viewer: Viewer, now: int) -> Answer:
    if (command.phrase is None) == (command.text is None):
        raise Refused("bad_text", "say a phrase or a text, and not both")
    text = command.text
    if text is not None:
        if not table.created.chat:
            raise Refused("no_free_text", "only phrases can be said at this table", status=403)
        text = clean_text(text)
    elif command.phrase not in PHRASES + REACTIONS:
        known = ", ".join(PHRASES + REACTIONS)
        raise Refused("bad_text", f"there is no such phrase; phrases are {known}")
    said = [
        event
        for event in table.recent
        if isinstance(event.stored, stored.Said)
        and event.stored.seat == command.seat
        and event.at > now - SAID_MILLISECONDS
    ]
    if len(said) >= SAID_AT_ONCE:
        raise Refused("too_fast", "that was much at once; wait a little", status=429)
    return stored.Said(seat=command.seat, phrase=command.phrase, text=text, command=command.id)


def persons_of(table: Table, viewer: Viewer) -> frozenset[Seat]:
    """The viewer's seats that may offer a rematch or agree to one, after the end."""
    if not table.is_over:
        raise Refused("not_over", "a rematch comes after the end of the game", status=409)
    company = table.company
    if company.next_table is not None:
        raise Refused("already_agreed", f"the rematch is at table {company.next_table}", status=409)
    places = company.places
    mine = frozenset(s for s in viewer.seats if places[s].kind == PERSON and places[s].joined)
    if not mine:
        raise watching()
    return mine


def _rematch(table: Table, command: commands.Rematch, viewer: Viewer, now: int) -> Answer:
    mine = persons_of(table, viewer)
    offer = table.company.offer
    if offer is not None and mine <= offer.agreed:
        if completes_rematch(table, viewer):
            return None
        waiting = table.company.asked - offer.agreed
        names = ", ".join(COLOURS[seat] for seat in sorted(waiting))
        raise Refused("already_agreed", f"the answer of {names} is still to come", status=409)
    state = "made" if offer is None else "agreed"
    return stored.Offered(seats=sorted(mine), state=state, command=command.id)


def completes_rematch(table: Table, viewer: Viewer) -> bool:
    """Whether all will have agreed to a rematch once this viewer does."""
    offer = table.company.offer
    agreed = offer.agreed if offer is not None else frozenset()
    return table.company.asked <= agreed | persons_of(table, viewer)


def _decline(table: Table, command: commands.Decline, viewer: Viewer, now: int) -> Answer:
    mine = persons_of(table, viewer)
    if table.company.offer is None:
        raise Refused("no_offer", "no rematch is offered", status=409)
    return stored.Offered(seats=sorted(mine), state="ended", command=command.id)


_HANDLERS: dict[type, Callable[[Table, Any, Viewer, int], Answer]] = {
    commands.Sit: _sit,
    commands.Link: _link,
    commands.Leave: _leave,
    commands.Back: _back,
    commands.Start: _start,
    commands.Fill: _fill,
    commands.Give: _give,
    commands.Swap: _swap,
    commands.Host: _host,
    commands.TakeBack: _take_back,
    commands.Rematch: _rematch,
    commands.Decline: _decline,
    commands.Say: _say,
}
