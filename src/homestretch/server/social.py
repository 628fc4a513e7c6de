"""What people do beside the game: sit down, go and come back, talk, host, take back, play again.

Each function says which event a command makes, None where it changes nothing, or refuses it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from homestretch import bots
from homestretch.core.seats import COLOURS, Seat
from homestretch.core.state import Game
from homestretch.play import BOT, PERSON
from homestretch.server import commands, stored
from homestretch.server.company import OPEN, PROGRAM, Company, Place, is_hosting, seat_of
from homestretch.server.events import Event, Viewer
from homestretch.server.keys import hash_key
from homestretch.server.messages import JoinRequest
from homestretch.server.names import clean_name, clean_text, distinct
from homestretch.server.phrases import PHRASES, REACTIONS
from homestretch.server.refusals import Refused
from homestretch.server.setup import LINK, hides_hands, seat_key
from homestretch.server.stored import BesideGame, StoredSeat

if TYPE_CHECKING:
    from homestretch.server.table import Table

KEYS_PER_SEAT = 8
EXTRAS = 1_000
"""How many events beside the game the holder of a seat may make, and the host: each their own."""
ALL_EXTRAS = 20_000
"""How many there may be at one table, however often its seats are handed on."""
AT_ONCE = 5
AT_ONCE_MILLISECONDS = 10_000
"""So much may be said, and so often may a name be changed, in so long."""

Answer = BesideGame | None
Seats = Iterable[Seat]


def event_of(table: Table, command: commands.Command, viewer: Viewer, now: int) -> Answer:
    """The event that a command beside the game makes. Raises `Refused` or the engine's refusals."""
    if not viewer.seats and not viewer.is_host and not viewer.invited:
        raise watching()
    seat = getattr(command, "seat", None)
    own = viewer.seats | viewer.invited if isinstance(command, commands.Sit) else viewer.seats
    if isinstance(command, commands.HostCommand):
        _check_host(table.company, viewer, seat)
    elif seat is not None and seat not in own and not isinstance(command, commands.Link):
        raise not_your_seat(seat)
    _check_budget(table.company, command, viewer, seat)
    return _HANDLERS[type(command)](table, command, viewer, now)


def _check_budget(
    company: Company, command: commands.Command, viewer: Viewer, seat: Seat | None
) -> None:
    """Refuses who has made very many events; the others at the table are not concerned."""
    if isinstance(command, commands.Back | commands.Start | commands.Rematch):
        return  # without these, others would wait
    if isinstance(command, commands.Decline):
        seat = min(viewer.seats, default=None)
    if isinstance(command, commands.HostCommand):
        spent = company.hosted
    else:
        spent = company.places[seat].spent if seat in company.places else 0
    if spent >= EXTRAS or company.extras >= ALL_EXTRAS:
        raise Refused("too_much", "you did too much beside the game; just play on", status=429)


def scopes(company: Company, viewer: Viewer) -> Iterator[int | str]:
    """Whose commands a viewer may ask after: those of the holders of the own seats, and of the
    host, also by the key with which somebody was the host."""
    for seat in viewer.seats | viewer.invited:
        yield company.places[seat].tenant
    if viewer.is_host:
        yield company.host[0]
    elif viewer.key:
        yield hash_key(viewer.key)


def scope_of(before: Event, event: Event) -> int | str:
    """Whose command made an event: a holder's by their number, or the host's by their key."""
    told = event.stored
    if isinstance(told, stored.Chanced):
        return before.company.places[before.state.turn].tenant
    if isinstance(told, BesideGame) and is_hosting(told):
        return before.company.host[0]
    seat = seat_of(told)
    return before.company.places[seat].tenant if seat is not None else ""


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


def join(
    table: Table, request: JoinRequest, hashed: str, origin: str | None
) -> tuple[Seat, Answer]:
    """The seat that somebody gets who comes with the table's code, and the event.

    Who asks again with the same key gets the same seat, and no event. Where somebody has joined
    from the same place before, the game begins only when the host starts it.
    """
    company = table.company
    for place in company.places.values():
        if hashed in place.keys:
            return place.seat, None
    _check_not_over(table)
    if company.extras >= ALL_EXTRAS:
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
    _check_may_see(table, seat, [hashed])
    kind = PROGRAM if request.program else PERSON
    who = StoredSeat(seat, kind, _name(table, request.name, seat), joined=not request.program)
    again = origin in company.origins
    keys = [hashed]
    return seat, stored.Seated(who=who, keys=keys, change="joined", again=again, origin=origin)


def _name(table: Table, asked: str | None, seat: Seat) -> str | None:
    """A name as it is kept, not the same as that of another seat."""
    others = (place.name for place in table.company.places.values() if place.seat != seat)
    return distinct(clean_name(asked, seat), others)


def _sit(table: Table, command: commands.Sit, viewer: Viewer, now: int) -> Answer:
    place = table.company.places[command.seat]
    name = _name(table, command.name, command.seat) or place.name
    if place.joined:
        if name == place.name:
            return None
        _check_pace(table, stored.Seated, place.seat, now)
    else:
        _check_not_over(table)
    keys = list(place.keys)
    if not place.joined and place.kind == PERSON:
        keys = [_own_key(table, command, place, viewer)]
    return stored.Seated(
        who=StoredSeat(place.seat, place.kind, name),
        keys=keys,
        change="named" if place.joined else "joined",
        command=command.id,
    )


def _own_key(table: Table, command: commands.Sit, place: Place, viewer: Viewer) -> str:
    """The hash of the key that opens a seat from now on, instead of the link that others know."""
    hashed = "" if command.key is None else hash_key(command.key)
    if not hashed or hashed in place.keys:
        raise Refused(
            "own_key",
            'sit down with a "key" of your own making (22 to 64 letters, digits, - and _): whoever '
            "made the link knows the link's",
        )
    keys = [hashed, hash_key(viewer.key)]
    _check_may_see(table, place.seat, keys, viewer.seats)
    return hashed


def _hidden_hand(seat: Seat) -> Refused:
    return Refused(
        "hidden_hand",
        f"whoever plays against the hand of seat {seat} cannot have it too; give it by its link or "
        'open it ("link", "open"), so that all see who takes it',
        status=409,
    )


def _check_may_see(
    table: Table, seat: Seat, keys: Sequence[str], seats: frozenset[Seat] = frozenset()
) -> None:
    """Refuses a seat, in mid-game, to who has another or has had one: hands may be played against.

    `keys`: hashes of theirs; `seats`: what they hold now. Back to the own seat is allowed as long
    as only bots have had it since.
    """
    company = table.company
    if not company.started or not hides_hands(table.game):
        return
    if any(key in company.host for key in keys):
        keys = [*keys, *company.host]
    others = (seats | company.sights.of(keys)) - {seat}
    if others and not company.sights.is_last(seat, keys):
        raise _hidden_hand(seat)


def barred(game: Game[Any], company: Company) -> tuple[Seat, ...]:
    """The seats that the host cannot have, in mid-game, because of the cards on them.

    All are free where nobody else was there since the start. Otherwise those are that were the
    host's and then only bots', and those that were always a bot's where the host's device had
    several seats from the start or has had none.
    """
    if not company.started or not company.guests or not hides_hands(game):
        return ()
    had = company.sights.of(company.host)
    return tuple(
        seat
        for seat in company.places
        if not company.sights.is_last(seat, company.host)
        and (seat in company.guests or (had - {seat} and not company.is_shared))
    )


def _link(table: Table, command: commands.Link, viewer: Viewer, now: int) -> Answer:
    place = _place(table.company, command.seat)
    may = place.seat in viewer.seats or (viewer.is_host and not place.joined)
    if not may or not place.is_held:
        raise not_your_seat(place.seat)
    hashed = hash_key(seat_key(viewer.key, table.id, place.seat, place.series))
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
    # the host knows a program's token
    if command.to in {"host", PROGRAM} and place.seat in barred(table.game, company):
        raise _hidden_hand(place.seat)
    name = _name(table, command.name, place.seat)
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
    secret = seat_key(viewer.key, table.id, place.seat, place.series)
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
    table: Table, lost: frozenset[Seat], found: frozenset[Seat], since: int = 0
) -> list[BesideGame]:
    """What is written down when seats have lost their last connection, or have one again."""
    company = table.company
    places = company.places
    lost = frozenset(seat for seat in lost if places[seat].spent < 2 * EXTRAS)
    events: list[BesideGame] = [
        stored.Here(seat=seat) for seat in sorted(found) if places[seat].away is not None
    ]
    if company.watches_connections(table.state):
        events += [
            stored.Away(seat=seat, since=since)
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


def check_in_time(company: Company, seat: Seat) -> None:
    """Refuses to act for the seat whose time for this roll or move was over."""
    if company.is_used_up(seat):
        raise Refused(
            "not_your_turn",
            "the time for this was over before you came back: a bot does it, then it is you again",
            status=409,
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
    _check_pace(table, stored.Said, command.seat, now)
    return stored.Said(seat=command.seat, phrase=command.phrase, text=text, command=command.id)


def _check_pace(table: Table, kind: type[stored.Social], seat: Seat, now: int) -> None:
    """Refuses a holder who did the same very often just now."""
    since = now - AT_ONCE_MILLISECONDS
    often = [
        event
        for event in table.recent
        if isinstance(event.stored, kind) and event.at > since and seat_of(event.stored) == seat
    ]
    if len(often) >= AT_ONCE:
        raise Refused("too_fast", "that was much at once; wait a little", status=429)


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
