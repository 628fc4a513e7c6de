"""The plain requests: what they answer, what they refuse, the headers of every answer."""

import json
import re
import socket
from contextlib import suppress
from http.client import HTTPResponse

import pytest
from websockets.exceptions import ConnectionClosed

import homestretch
from homestretch import bots, web
from homestretch.server.limits import Limits
from homestretch.svg import DARK, LIGHT, empty_board, layout
from tests.server import asking
from tests.server.serving import PATIENCE, Client, get_view, make_table, serving

SEATS = [{"seat": 0, "kind": "person"}, {"seat": 2, "kind": "bot", "bot": "careful"}]
GOOD = {"game": "temper", "seats": SEATS}


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("http") / "s") as found:
        yield found


@pytest.fixture(scope="module")
def http(address):
    with asking.visitor(address) as client:
        yield client


def refused(answer, status, code):
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    assert set(answer.json()) == {"error"}
    assert set(answer.json()["error"]) == {"code", "message"}
    assert answer.json()["error"]["code"] == code
    assert "Traceback" not in answer.text
    return answer.json()["error"]["message"]


def test_games(http):
    answer = http.get("/api/games").json()
    assert [game["name"] for game in answer["games"]] == list(homestretch.GAMES)
    for game in answer["games"]:
        assert {p["name"]: p["options"] for p in game["presets"]} == homestretch.presets(
            game["name"]
        )
        for shown, spec in zip(
            game["options"], homestretch.option_specs(game["name"]), strict=True
        ):
            assert shown == {
                "name": spec.name,
                "switch": spec.is_switch,
                "default": spec.default,
                "low": spec.low,
                "high": spec.high,
                "summary": spec.summary,
            }
    assert {bot["name"]: bot["summary"] for bot in answer["bots"]} == bots.summaries()


@pytest.mark.parametrize("game", homestretch.GAMES)
def test_boards(http, game):
    picture = http.get(f"/api/board/{game}.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text == empty_board(game)
    plan = http.get(f"/api/board/{game}.json")
    assert plan.json() == json.loads(json.dumps(layout(game)))
    again = http.get(f"/api/board/{game}.json", headers={"If-None-Match": plan.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_boards_of_no_game(http):
    for end in ("svg", "json"):
        refused(http.get(f"/api/board/chess.{end}"), 404, "unknown_game")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_boards_in_the_colours_of_a_theme(http, theme):
    """As a page shows them in an `img`, which its styles do not reach."""
    picture = http.get(f"/api/board/temper.svg?theme={theme}")
    assert picture.text == empty_board("temper", theme)
    assert (DARK if theme == "dark" else LIGHT)["board"] in picture.text
    assert "var(" not in picture.text


def test_boards_in_the_colours_of_no_theme(http):
    refused(http.get("/api/board/temper.svg?theme=sepia"), 400, "bad_option")


def test_a_table_is_made(http):
    answer = http.post("/api/tables", json=GOOD)
    assert answer.status_code == 201
    made = answer.json()
    assert set(made) == {"table", "key", "code", "seats", "watch"}
    assert (made["code"], made["seats"], made["watch"]) == (made["table"][:6], {}, None)
    assert len(made["key"]) >= 22  # 128 bits and more
    assert answer.headers["location"] == f"/api/tables/{made['table']}"
    assert http.get(answer.headers["location"]).json()["view"]["table"] == made["table"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "bad_json"),
        (b"{", "bad_json"),
        (b"\xff\xfe", "bad_json"),
        (b'{"game":"\\ud800","seats":[]}', "bad_json"),
        (b"[" * 10_000, "bad_request"),
        (b'{"game":' + b"[" * 10_000, "bad_request"),
        (b"null", "bad_request"),
        (b'"temper"', "bad_request"),
        (b"{}", "bad_request"),
        ({"game": "temper"}, "bad_request"),
        ({**GOOD, "colour": "red"}, "bad_request"),
        ({**GOOD, "game": 7}, "bad_request"),
        ({**GOOD, "seats": SEATS * 3}, "bad_request"),
        ({**GOOD, "seats": [{"seat": 4, "kind": "person"}, SEATS[1]]}, "bad_request"),
        ({**GOOD, "seats": [{"seat": "0", "kind": "person"}, SEATS[1]]}, "bad_request"),
        ({**GOOD, "seats": [{"seat": 0.0, "kind": "person"}, SEATS[1]]}, "bad_request"),
        ({**GOOD, "seats": [{"seat": 0}, SEATS[1]]}, "bad_request"),
        ({**GOOD, "options": {"tokens": "4"}}, "bad_request"),
        ({**GOOD, "options": {"tokens": 10**30}}, "bad_option"),
        ({**GOOD, "options": {str(i): 1 for i in range(40)}}, "bad_request"),
        ({**GOOD, "seed": -1}, "bad_request"),
        ({**GOOD, "seed": 1.5}, "bad_request"),
        ({**GOOD, "first": "me"}, "bad_request"),
        ({**GOOD, "first": True}, "bad_request"),
        ({**GOOD, "seats": [{"seat": 0, "kind": "alien"}, SEATS[1]]}, "bad_seats"),
        ({**GOOD, "seats": [{"seat": 0, "kind": "bot"}, SEATS[1]]}, "unknown_bot"),
        (
            {**GOOD, "seats": [{"seat": 0, "kind": "person", "bot": "random"}, SEATS[1]]},
            "bad_seats",
        ),
        ({**GOOD, "seats": SEATS[:1]}, "bad_seats"),
        ({**GOOD, "first": 1}, "bad_seats"),
        ({**GOOD, "game": "ludo"}, "unknown_game"),
        ({**GOOD, "preset": "quick"}, "bad_option"),
        ({**GOOD, "options": {"pawns": 2}}, "bad_option"),
        ({**GOOD, "options": {"tokens": 9}}, "bad_option"),
    ],
)
def test_tables_that_cannot_be_made(http, body, code):
    content = body if isinstance(body, bytes) else json.dumps(body)
    answer = http.post("/api/tables", content=content, headers={"Content-Type": "application/json"})
    assert len(refused(answer, 400, code)) > 20


def test_a_body_that_is_too_large(http):
    body = json.dumps({**GOOD, "game": "x" * 20_000})
    kind = {"Content-Type": "application/json"}
    refused(http.post("/api/tables", content=body, headers=kind), 413, "too_large")
    pieces = (b"x" * 1000 for _ in range(1000))
    refused(http.post("/api/tables", content=pieces, headers=kind), 413, "too_large")


def raw_answer(address, text):
    """Status and body of the answer to bytes that no library would send."""
    host, port = address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        connection.sendall(text.encode())
        with HTTPResponse(connection) as answer:
            answer.begin()
            return answer.status, answer.read().decode()


def test_a_body_that_is_announced_too_large_or_never_comes(tmp_path, capsys):
    head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with serving(tmp_path / "s", limits=Limits(body_seconds=0.05)) as address:
        status, body = raw_answer(address, f"{head}Content-Length: 99999999\r\n\r\n{{}}")
        assert (status, json.loads(body)["error"]["code"]) == (413, "too_large")
        status, body = raw_answer(address, f"{head}Content-Length: 9\r\n\r\n{{}}")
        assert (status, json.loads(body)["error"]["code"]) == (408, "too_slow")
        for nonsense in ("this is not HTTP\r\n\r\n", f"{head}Content-Length: x\r\n\r\n"):
            assert raw_answer(address, nonsense)[0] == 400
    assert "Traceback" not in capsys.readouterr().err


def test_a_request_that_is_cut_off_is_no_fault(tmp_path, capsys):
    head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with serving(tmp_path / "s") as address:
        host, port = address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as connection:
            connection.sendall(f"{head}Content-Length: 9\r\n\r\n{{}}".encode())
        assert asking.get(f"{address}/api/games").status_code == 200
    assert "Traceback" not in capsys.readouterr().err


def test_another_sites_page_cannot_make_tables(http, address):
    for origin in ("http://evil.example", "null", "http://[", "http://127.0.0.1:1"):
        answer = http.post("/api/tables", json=GOOD, headers={"Origin": origin})
        refused(answer, 403, "other_origin")
    own = http.post("/api/tables", json=GOOD, headers={"Origin": address})
    assert own.status_code == 201
    form = http.post("/api/tables", content="{}", headers={"Content-Type": "text/plain"})
    refused(form, 415, "not_json")
    for charset, status in (("latin-1", 415), ('"UTF-8"', 400)):
        kind = {"Content-Type": f"application/json; charset={charset}"}
        assert http.post("/api/tables", content="{}", headers=kind).status_code == status


def test_the_header_that_names_the_server_goes_into_links_only_where_it_can(http):
    path = f"/api/join/{http.post('/api/tables', json=GOOD).json()['code']}"
    for host in ("evil/x", "<b>", "a b", "[::1", "a:b", "a@b"):
        refused(http.get(path, headers={"Host": host}), 400, "bad_request")
    for host in ("games.example.org", "10.0.0.1:8000", "[fd00::1]:8000"):
        found = http.get(path, headers={"Host": host})
        assert found.json()["link"].startswith(f"http://{host}/join/")


def test_wrong_authorization(http, address):
    table, key = make_table(address, "temper", (0, "person"), (2, "person"))
    path = f"/api/tables/{table}"
    for header in ("", "Bearer", "Basic abc", f"Token {key}", "Bearer " + "x" * 100):
        answer = http.get(path, headers={"Authorization": header})
        refused(answer, 401, "bad_authorization")
        assert answer.headers["www-authenticate"] == "Bearer"
    refused(http.get(path, headers={"Authorization": "Bearer nope"}), 401, "wrong_key")
    assert any(s["yours"] for s in get_view(address, table, key)["seats"])
    assert not any(s["yours"] for s in get_view(address, table)["seats"])


@pytest.mark.parametrize("name", ["nope", "a" * 12, "a" * 5000, "%00", "..%2f..", "%ff", "ä"])
def test_tables_that_are_not_there(http, name):
    for end in ("", "/record"):
        refused(
            http.get(f"/api/tables/{name}{end}"),
            404,
            "no_table" if "2f" not in name else "no_route",
        )


def test_routes_that_are_not_there(http):
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/x/y/z", "/api/board/temper.png"):
        refused(http.get(path), 404, "no_route")
    refused(http.get("/api/tables"), 405, "bad_method")
    refused(http.delete("/api/games"), 405, "bad_method")
    message = refused(http.put("/api/tables", json={}), 405, "bad_method")
    assert "POST" in message


def test_a_page_that_is_not_there(http):
    for path in ("/nothing", "/js/nothing.js", "/..%2f..%2fetc/passwd", "/css"):
        answer = http.get(path)
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "Nothing here" in answer.text
        assert "<style" not in answer.text
        for style in re.findall(r'href="(/[^"]+)"', answer.text):
            assert http.get(style).status_code == 200, style
    for asked, told in (("de-AT,en;q=0.5", "Hier ist nichts"), ("ja, nl;q=0.8", "Hier is niets")):
        assert told in http.get("/nothing", headers={"Accept-Language": asked}).text
    assert http.post("/").status_code == 405


def test_every_answer_has_the_security_headers(http):
    table = "a" * 12
    for path in ("/", "/nothing", "/api/games", "/api/nothing", f"/api/tables/{table}"):
        headers = http.get(path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'self';")
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_what_may_be_kept(http, address):
    table, _ = make_table(address, "temper", (0, "person"), (2, "person"))
    for path in (f"/api/tables/{table}", "/api/nothing", "/nothing"):
        assert http.get(path).headers["cache-control"] == "no-store"
    for path in ("/", "/api/games"):
        first = http.get(path)
        assert first.headers["cache-control"] == "no-cache"
        again = http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304


def test_the_pages_files_have_their_types(http):
    types = {
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".ftl": "text/plain; charset=utf-8",
        ".svg": "image/svg+xml",
        ".woff2": "font/woff2",
    }
    seen = set()
    for file in web.STATIC.rglob("*"):
        if file.suffix in types:
            # Packed, modules and styles come without their comments.
            plain = {"Accept-Encoding": "identity"}
            answer = http.get("/" + file.relative_to(web.STATIC).as_posix(), headers=plain)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == types[file.suffix]
            # What the server writes before the service worker has a test of its own.
            assert answer.content.endswith(file.read_bytes())
            assert file.name == "sw.js" or answer.content == file.read_bytes()
            seen.add(file.suffix)
    assert {".html", ".js", ".css"} <= seen
    assert http.get("/").text == (web.STATIC / "index.html").read_text()


def test_limits_on_new_tables_and_connections(tmp_path):
    limits = Limits(tables_burst=2, tables_per_second=0, connections_per_table=1, connections=2)
    with serving(tmp_path / "s", limits=limits) as address:
        table, key = make_table(address, "temper", (0, "person"), (2, "person"), seed=1)
        other, _ = make_table(address, "temper", (0, "person"), (2, "person"))
        answer = asking.post(f"{address}/api/tables", json=GOOD)
        refused(answer, 429, "too_many_tables")
        with Client(address, table, key) as first:
            first.hear()
            with Client(address, table) as watcher:
                assert watcher.hear()["code"] == "table_crowded"
            with let_in(address, other), Client(address, other, greet=False) as fourth:
                assert fourth.hear()["code"] == "too_many_connections"
        with let_in(address, table) as again:
            assert again.view["number"] == 1


def let_in(address, table):
    """A connection, tried until those closed before are no longer counted."""
    while True:
        client = Client(address, table, greet=False)
        with suppress(ConnectionClosed):
            client.say({"type": "hello"})
            if client.hear()["type"] == "view":
                return client
        client.__exit__(None, None, None)


def test_a_fault_in_the_server_is_told_without_details(tmp_path, monkeypatch, caplog):
    async def broken(*_):
        raise KeyError("a secret detail")

    monkeypatch.setattr("homestretch.server.hub.Hub.view", broken)
    with serving(tmp_path / "s") as address:
        answer = asking.get(f"{address}/api/tables/{'a' * 12}")
    assert "secret" not in refused(answer, 500, "internal")
    assert "a secret detail" in caplog.text  # but the log has it
