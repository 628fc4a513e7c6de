"""Several devices at one table over the wire: codes, links, commands, lists, replays, pictures."""

import json
import random
import xml.etree.ElementTree as ElementTree

import pytest
from starlette.requests import HTTPConnection

import homestretch
from homestretch.server.limits import Limits
from homestretch.server.listening import milliseconds
from homestretch.server.origin import own_address
from tests.server.asking import visitor
from tests.server.serving import Client, serving

PERSON = {"seat": 0, "kind": "person", "name": "Zoe"}
LINK = {"seat": 2, "kind": "link"}
OPEN = {"seat": 2, "kind": "open"}
BOT = {"seat": 2, "kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("visits") / "s") as found:
        yield found


@pytest.fixture(scope="module")
def http(address):
    with visitor(address) as client:
        yield client


def make(http, *seats, game="temper", **settings):
    answer = http.post("/api/tables", json={"game": game, "seats": list(seats), **settings})
    assert answer.status_code == 201, answer.text
    return answer.json()


def bearer(*keys):
    return {"Authorization": f"Bearer {','.join(keys)}"}


def command(http, table, key, **message):
    message = {"id": f"c{random.getrandbits(60)}", **message}
    return http.post(f"/api/tables/{table}/commands", json=message, headers=bearer(key))


def sit(http, made, seat=2, **more):
    """Sits an invited person down; gives their own key."""
    own = f"own-key-of-the-guest-{random.getrandbits(60)}"
    asked = {"type": "sit", "id": "sit", "seat": seat, "key": own, **more}
    path = f"/api/tables/{made['table']}/commands"
    answer = http.post(path, json=asked, headers=bearer(made["seats"][str(seat)]))
    assert answer.status_code == 200, answer.text
    return own


def refused(answer, status, code):
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), answer.text
    return answer.json()["error"]["message"]


def view_of(http, table, *keys):
    return http.get(f"/api/tables/{table}", headers=bearer(*keys) if keys else {}).json()["view"]


def finish(address, table, keys):
    with Client(address, table, keys) as client:
        client.play(random.Random(3).choice)
        return client.view


def test_a_friend_comes_by_the_code(address, http):
    made = make(http, PERSON, OPEN, seed=1)
    typed = f"{made['code'][:3].upper()}-{made['code'][3:]}"
    found = http.get(f"/api/join/{typed}").json()
    assert (found["table"], found["code"], found["phase"]) == (made["table"], made["code"], "lobby")
    assert found["link"] == f"{address}/join/{made['code']}"
    assert [(s["kind"], s["name"]) for s in found["seats"]] == [("person", "Zoe"), ("open", None)]
    with Client(address, made["table"], made["key"]) as host:
        assert host.hear()["view"]["phase"] == "lobby"
        own = "a-secret-of-the-clients-own-making"
        for _ in range(2):  # the answer may have been lost
            answer = http.post(f"/api/join/{typed}", json={"name": "Bo", "key": own})
            assert answer.status_code == 201
            assert answer.json() == {"table": made["table"], "seat": 2, "key": own}
        while host.view["phase"] == "lobby":
            host.hear()
        assert [event["kind"] for event in host.events] == ["seat", "started"]
        assert host.view["seats"][1]["name"] == "Bo"
        assert command(http, made["table"], made["key"], type="roll", expect=3).status_code == 200
        assert host.hear_until(lambda m: m.get("event", {}).get("kind") == "chance")
    refused(http.post(f"/api/join/{typed}", json={}), 409, "no_open_seat")
    assert [s["yours"] for s in view_of(http, made["table"], own)["seats"]] == [False, True]


def test_a_key_that_the_server_makes(http):
    made = make(http, PERSON, OPEN)
    key = http.post(f"/api/join/{made['code']}", json={}).json()["key"]
    assert len(key) == 32
    assert view_of(http, made["table"], key, made["key"])["host"] is True


@pytest.mark.parametrize(
    "body",
    [
        {"key": "short"},
        {"key": "x" * 65},
        {"key": "with a blank in it, which no key has"},
        {"seat": 4},
        {"seat": 2.5},
        {"name": 5},
        {"colour": "red"},
        [],
    ],
)
def test_joining_in_another_form(http, body):
    made = make(http, PERSON, OPEN)
    refused(http.post(f"/api/join/{made['code']}", json=body), 400, "bad_request")
    assert view_of(http, made["table"])["number"] == 1


def test_codes_that_are_none(http):
    for code in ("zzzzzz", "x", "%2e%2e%2f", "k7m9q0", "k7m9qxk7m9qx"):
        for answer in (http.get(f"/api/join/{code}"), http.post(f"/api/join/{code}", json={})):
            assert answer.status_code == 404
            assert answer.json()["error"]["code"] in {"no_code", "no_route"}


def test_codes_cannot_be_guessed_fast(tmp_path):
    limits = Limits(codes_burst=3, codes_per_second=0)
    with serving(tmp_path / "s", limits=limits) as address, visitor(address) as http:
        seats = [{"seat": 0, "kind": "person"}, {"seat": 2, "kind": "open"}]
        code = http.post("/api/tables", json={"game": "temper", "seats": seats}).json()["code"]
        for _ in range(5):  # right codes are not counted
            assert http.get(f"/api/join/{code}").status_code == 200
        answers = [http.get("/api/join/zzzzzz") for _ in range(4)]
        assert [a.status_code for a in answers] == [404, 404, 404, 429]
        assert answers[3].json()["error"]["code"] == "too_many_tries"
        refused(http.post("/api/join/zzzzzz", json={}), 429, "too_many_tries")
        refused(http.get(f"/api/join/{code}"), 429, "too_many_tries")


def test_the_pages_of_links_and_games_lead_to_the_page(http):
    for path, target in (
        ("/join/k7m9qx", "/?join=k7m9qx"),
        ("/join/%3Cscript%3E%22", "/?join=%3Cscript%3E%22"),
        ("/game/abcdefghjkmn", "/?game=abcdefghjkmn"),
    ):
        answer = http.get(path)
        assert (answer.status_code, answer.headers["location"]) == (307, target)


def test_pictures_of_links(address, http):
    made = make(http, PERSON, LINK)
    link = f"{address}/join/{made['code']}#{made['seats']['2']}"
    for answer in (
        http.get(f"/api/join/{made['code']}/qr.svg"),
        http.post("/api/qr", json={"link": link}),
    ):
        assert answer.headers["content-type"] == "image/svg+xml"
        root = ElementTree.fromstring(answer.text)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert root.attrib["viewBox"]
    for other in ("https://evil.example/join/x", "javascript:alert(1)", "", "http://[", "//x"):
        refused(http.post("/api/qr", json={"link": other}), 400, "bad_request")
    evil = {"Origin": "http://evil.example"}
    refused(http.post("/api/qr", json={"link": link}, headers=evil), 403, "other_origin")


def test_pictures_cannot_be_asked_for_fast(tmp_path):
    limits = Limits(drawings_burst=2, drawings_per_second=0)
    with serving(tmp_path / "s", limits=limits) as address, visitor(address) as http:
        path = f"/api/join/{make(http, PERSON, OPEN)['code']}/qr.svg"
        assert [http.get(path).status_code for _ in range(3)] == [200, 200, 429]
        refused(http.post("/api/qr", json={"link": address}), 429, "too_fast")


def test_long_lists_keep_nobody_out_of_a_game(tmp_path):
    limits = Limits(heavy_burst=1, heavy_per_second=0)
    with serving(tmp_path / "s", limits=limits) as address, visitor(address) as http:
        made = make(http, PERSON, BOT)
        table, key = made["table"], made["key"]
        command(http, table, key, type="leave", seat=0).raise_for_status()
        with Client(address, table, key) as client:
            client.hear_until(lambda message: client.view and client.view["to_act"] == "over")
        assert client.view["number"] > 40
        answers = [http.post("/api/past", json={"tables": []}).status_code for _ in range(2)]
        assert answers == [200, 429]
        for path in ("record", "replay", "transcript"):  # whole games cost as much
            refused(http.get(f"/api/tables/{table}/{path}"), 429, "too_fast")
        with Client(address, table, greet=False) as client:
            client.say({"type": "hello", "key": key, "chain": {"number": 0}})
            assert client.hear_until(lambda message: message["type"] == "chain")["entries"]


@pytest.mark.parametrize(
    ("host", "public", "found"),
    [
        ("127.0.0.1:8000", "http://192.168.1.5:8000/", "http://192.168.1.5:8000"),
        ("localhost", "http://192.168.1.5:8000/", "http://192.168.1.5:8000"),
        ("[::1]:8000", "http://192.168.1.5:8000/", "http://192.168.1.5:8000"),
        ("192.168.1.5:8000", "http://10.0.0.1:8000/", "http://192.168.1.5:8000"),
        ("127.0.0.1:8000", None, "http://127.0.0.1:8000"),
        ("games.example", None, "http://games.example"),
    ],
)
def test_links_made_on_the_servers_own_computer_work_on_others(host, public, found):
    headers = [(b"host", host.encode())]
    scope = {"type": "http", "scheme": "http", "headers": headers, "path": "/", "query_string": b""}
    assert own_address(HTTPConnection(scope), public) == found


def test_a_link_for_the_second_device_and_for_somebody_invited(address, http):
    made = make(http, PERSON, LINK, game="pardon")
    table = made["table"]
    secret = sit(http, made, name="Ann")
    answer = command(http, table, made["key"], type="link", seat=0).json()
    assert answer["type"] == "accepted"
    phone = answer["key"]
    assert command(http, table, made["key"], type="link", seat=0, id="x").json()["key"] == phone
    with Client(address, table, f"{phone},{secret}") as device:
        view = device.hear()["view"]
        assert [seat["yours"] for seat in view["seats"]] == [True, True]
        assert set(view["hands"]) == {"0", "2"}
        assert view["host"] is False
    refused(command(http, table, made["key"], type="link", seat=2), 403, "not_your_seat")
    refused(command(http, table, "nothing", type="link", seat=2), 401, "wrong_key")


def test_who_loses_the_seat_sees_no_more_of_it(address, http):
    made = make(http, PERSON, LINK, game="pardon", seed=1)
    table, secret = made["table"], sit(http, made)
    with Client(address, table, secret) as ann:
        assert set(ann.hear()["view"]["hands"]) == {"2"}
        fill = {"type": "fill", "seat": 2, "bot": "careful"}
        assert command(http, table, made["key"], **fill).status_code == 200
        message = ann.hear()
        assert (message["event"]["kind"], message["event"]["change"]) == ("seat", "bot")
        assert message["view"]["hands"] == {}
        assert not any(seat["yours"] for seat in message["view"]["seats"])
        answer = ann.ask({"type": "back", "id": "b", "seat": 2})
        assert answer["code"] == "watching"
    refused(http.get(f"/api/tables/{table}", headers=bearer(secret)), 401, "wrong_key")


def test_who_loses_the_seat_at_a_private_table_is_sent_away(address, http):
    made = make(http, PERSON, LINK, private=True, seed=1)
    table, secret = made["table"], sit(http, made)
    with Client(address, table, secret) as ann:
        ann.hear()
        command(http, table, made["key"], type="fill", seat=2, bot="careful")
        closed = ann.hear_the_end()
        assert (closed.code, closed.reason) == (4401, "wrong_key")
        assert all("event" not in json.loads(frame) for frame in ann.frames)


def test_a_seat_that_is_given_shows_its_hand_at_once(address, http):
    made = make(http, PERSON, BOT, game="pardon")
    with Client(address, made["table"], made["key"]) as host:
        assert set(host.hear()["view"]["hands"]) == {"0"}
        host.ask({"type": "give", "id": "g", "seat": 2, "to": "host"})
        while len(host.view["hands"]) < 2:
            host.hear()
        assert set(host.view["hands"]) == {"0", "2"}


def test_a_private_table(address, http):
    made = make(http, PERSON, BOT, game="temper", private=True, options={"tokens": 1})
    table = made["table"]
    for path in ("", "/record", "/replay"):
        refused(http.get(f"/api/tables/{table}{path}"), 403, "private")
    found = http.get(f"/api/join/{made['code']}").json()
    assert found["private"] is True
    assert {seat["name"] for seat in found["seats"]} == {None}
    with Client(address, table) as stranger:
        assert stranger.hear()["code"] == "private"
        assert stranger.hear_the_end().code == 4403
    assert view_of(http, table, made["watch"])["private"] is True
    assert not any(s["yours"] for s in view_of(http, table, made["watch"])["seats"])
    finish(address, table, made["key"])
    refused(http.get(f"/api/tables/{table}/replay"), 403, "private")
    share = http.get(f"/api/tables/{table}/replay", headers=bearer(made["watch"]))
    assert share.status_code == 200


@pytest.mark.parametrize("game", homestretch.GAMES)
def test_a_finished_game_is_seen_again_by_anybody(address, http, game):
    made = make(http, PERSON, LINK, game=game, preset=f"{game}-quick")
    table, secret = made["table"], sit(http, made)
    refused(http.get(f"/api/tables/{table}/replay"), 409, "not_over")
    command(http, table, secret, type="say", seat=2, phrase="good_luck")
    last = finish(address, table, f"{made['key']},{secret}")
    replay = http.get(f"/api/tables/{table}/replay").json()
    steps = replay["steps"]
    numbers = [step["number"] for step in steps]  # without those of the seal
    assert (numbers[0], numbers[-1]) == (1, last["number"])
    assert numbers == sorted(set(numbers))
    assert [step["event"]["number"] for step in steps] == [step["number"] for step in steps]
    assert {"created", "seat", "started", "said", "chance", "move"} <= {
        step["event"]["kind"] for step in steps
    }
    record = homestretch.read_record(http.get(f"/api/tables/{table}/record").text)
    states = [state for state, _ in record.states()]
    told = [step for step in steps if step["event"]["kind"] in {"chance", "move"}]
    for step, state in zip(told, [*states[1:], record.final()], strict=True):
        assert {int(s): tuple(p) for s, p in step["pieces"].items()} == state.pieces()
        assert set(step) <= set(replay["view"]) | {"event"}
        if game == "pardon":
            hands = {
                str(s): [c if c != 13 else "pardon" for c in h] for s, h in state.hands.items()
            }
            assert step["hands"] == hands
    assert {**replay["view"], **steps[-1]}["to_act"] == "over"


def test_the_list_of_games(address, http):
    first = make(http, PERSON, BOT, options={"tokens": 1})
    second = make(http, PERSON, OPEN, game="pardon", private=True)
    last = finish(address, first["table"], first["key"])
    asked = [
        {"table": first["table"], "key": first["key"]},
        {"table": second["table"], "key": second["key"]},
        {"table": second["table"]},
        {"table": second["table"], "key": "wrong"},
        {"table": "nothing"},
    ]
    games = http.post("/api/past", json={"tables": asked}).json()["games"]
    assert [game["table"] for game in games] == [first["table"], second["table"]]
    over, waiting = games
    assert (over["phase"], over["places"], over["number"]) == (
        "over",
        last["places"],
        last["number"],
    )
    assert (waiting["phase"], waiting["places"], waiting["game"]) == ("lobby", None, "pardon")
    assert over["made"] <= over["changed"]
    assert [seat["yours"] for seat in over["seats"]] == [True, False]
    many = {"tables": asked * 7}
    refused(http.post("/api/past", json=many), 400, "bad_request")


def test_a_rematch_over_the_wire(address, http):
    made = make(http, PERSON, LINK, options={"tokens": 1})
    table, secret = made["table"], sit(http, made)
    finish(address, table, f"{made['key']},{secret}")
    with Client(address, table, made["key"]) as zoe, Client(address, table, secret) as ann:
        zoe.hear()
        ann.hear()
        assert zoe.ask({"type": "rematch", "id": "r"})["type"] == "accepted"
        while ann.view["offer"] is None:
            ann.hear()
        assert ann.ask({"type": "rematch", "id": "s"})["type"] == "accepted"
        while zoe.view["next"] is None:
            zoe.hear()
        following = zoe.view["next"]
    view = view_of(http, following, secret)
    assert (view["phase"], view["turn"], view["options"]["tokens"]) == ("play", 2, 1)
    assert [seat["yours"] for seat in view["seats"]] == [False, True]
    assert http.get(f"/api/join/{view['code']}").json()["table"] == following


def test_an_offer_dies_when_its_maker_goes(address, http, monkeypatch):
    monkeypatch.setattr("homestretch.server.company.OFFER_SECONDS", 0)
    made = make(http, PERSON, LINK, options={"tokens": 1})
    table, secret = made["table"], sit(http, made)
    finish(address, table, f"{made['key']},{secret}")
    with Client(address, table, secret) as ann:
        with Client(address, table, made["key"]) as zoe:
            zoe.hear()
            zoe.ask({"type": "rematch", "id": "r"})
        ended = ann.hear_until(lambda m: m.get("event", {}).get("state") == "ended")
        assert ended["view"]["offer"] is None


def test_an_offer_does_not_wait_for_who_left_before_it_was_made(address, http, monkeypatch):
    """Their going was not written down then: it mattered to nobody."""
    monkeypatch.setattr("homestretch.server.presence.SETTLE_SECONDS", 0)
    made = make(http, PERSON, LINK, options={"tokens": 1})
    table, secret = made["table"], sit(http, made)
    finish(address, table, f"{made['key']},{secret}")
    with Client(address, table, made["key"]) as zoe:
        zoe.hear()
        assert zoe.ask({"type": "rematch", "id": "r"})["type"] == "accepted"
        away = zoe.hear_until(lambda m: m.get("event", {}).get("kind") == "away")
        assert (away["event"]["seat"], away["view"]["next"]) == (2, None)
        assert zoe.ask({"type": "rematch", "id": "s"})["type"] == "accepted"
        while zoe.view["next"] is None:
            zoe.hear()


def test_a_lost_connection_is_played_for_and_comes_back(address, http, monkeypatch):
    monkeypatch.setattr("homestretch.server.presence.SETTLE_SECONDS", 600)
    made = make(http, PERSON, LINK, clock={"grace": 1})
    table, secret = made["table"], sit(http, made)
    with Client(address, table, secret) as ann:
        ann.hear()
        with Client(address, table, made["key"]) as zoe, Client(address, table, made["key"]) as tab:
            zoe.hear()
            tab.hear()
        away = ann.hear_until(lambda m: m.get("event", {}).get("kind") == "away")
        assert away["event"]["seat"] == 0  # of two connections, when the second was lost
        absent = ann.hear_until(lambda m: m.get("event", {}).get("kind") == "absent")
        assert absent["event"]["why"] == "connection"
        ann.hear_until(lambda m: m.get("view", {}).get("waits_for") == 2)
        with Client(address, table, made["key"]) as zoe:
            assert zoe.hear()["view"]["seats"][0]["absent"] is True
            zoe.ask({"type": "back", "id": "b", "seat": 0})
            back = ann.hear_until(lambda m: m.get("event", {}).get("kind") == "back")
            assert back["view"]["seats"][0]["absent"] is False


def test_nobody_hears_of_who_is_back_in_a_moment(address, http, monkeypatch):
    for seconds in ("SETTLE_SECONDS", "RETURN_SECONDS"):
        monkeypatch.setattr(f"homestretch.server.presence.{seconds}", 600)
    made = make(http, PERSON, LINK, clock={"grace": 1})
    table, secret = made["table"], sit(http, made)
    with Client(address, table, secret) as ann:
        ann.hear()
        for _ in range(3):
            with Client(address, table, made["key"]) as zoe:
                zoe.hear()
        with Client(address, table, made["key"]) as zoe:
            zoe.hear()
            zoe.ask({"type": "say", "id": "s", "seat": 0, "phrase": "hello"})
            ann.hear_until(lambda m: m.get("event", {}).get("kind") == "said")
    assert not {"away", "here"} & {event["kind"] for event in ann.events}


def test_a_bot_plays_for_who_sits_down_and_never_connects(address, http, monkeypatch):
    monkeypatch.setattr("homestretch.server.presence.SETTLE_SECONDS", 0.2)
    made = make(http, PERSON, LINK, clock={"grace": 1})
    with Client(address, made["table"], made["key"]) as zoe:
        zoe.hear()
        secret = sit(http, made)
        away = zoe.hear_until(lambda m: m.get("event", {}).get("kind") == "away")
        assert away["event"]["seat"] == 2
        absent = zoe.hear_until(lambda m: m.get("event", {}).get("kind") == "absent")
        assert (absent["event"]["seat"], absent["event"]["why"]) == (2, "connection")
    assert view_of(http, made["table"], secret)["seats"][1]["absent"] is True


def test_time_runs_out_over_the_wire(address, http):
    made = make(http, PERSON, LINK, clock={"turn": 1}, seed=1)
    with Client(address, made["table"], made["key"]) as zoe:
        zoe.hear()
        began = milliseconds()
        sit(http, made)
        started = zoe.hear_until(lambda m: m.get("event", {}).get("kind") == "started")
        assert began <= started["view"]["deadline"] - 1000 <= started["now"]
        absent = zoe.hear_until(lambda m: m.get("event", {}).get("kind") == "absent")
        assert absent["event"] == {**absent["event"], "seat": 0, "why": "time"}


def test_secrets_are_in_no_log(address, http, caplog, capfd):
    made = make(http, PERSON, LINK, private=True)
    command(http, made["table"], made["key"], type="link", seat=2)
    command(http, made["table"], "wrong" * 9, type="roll", expect=1)
    http.get(f"/api/tables/{made['table']}", headers=bearer(made["watch"]))
    out, err = capfd.readouterr()
    logged = caplog.text + out + err
    for secret in (made["key"], made["watch"], made["seats"]["2"], "wrong" * 9):
        assert secret not in logged


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"type": "roll", "id": "x"}, "bad_request"),
        ({"type": "start", "id": "x", "seat": 1}, "bad_request"),
        ({"type": "hello", "key": None}, "bad_request"),
        ({"type": "give", "id": "x", "seat": 2, "to": "me"}, "bad_request"),
        ({"type": "swap", "id": "x", "seat": 0, "other": 9}, "bad_request"),
        ({"type": "swap", "id": "x", "seat": 0, "other": 1}, "bad_seats"),
        ({"type": "say", "id": "x", "seat": 0, "text": "x" * 500}, "bad_request"),
        ({"type": "start", "id": "not an id"}, "bad_request"),
        ({}, "bad_request"),
    ],
)
def test_commands_of_another_form(http, body, code):
    made = make(http, PERSON, OPEN)
    path = f"/api/tables/{made['table']}/commands"
    message = refused(http.post(path, json=body, headers=bearer(made["key"])), 400, code)
    assert len(message) > 20
    assert view_of(http, made["table"])["number"] == 1


@pytest.mark.parametrize(
    "clock", [{"turn": 0}, {"turn": 10**9}, {"grace": 1.5}, {"turn": True}, {"day": 1}, 5]
)
def test_clocks_that_cannot_be(http, clock):
    answer = http.post(
        "/api/tables", json={"game": "temper", "seats": [PERSON, BOT], "clock": clock}
    )
    refused(answer, 400, "bad_request")
