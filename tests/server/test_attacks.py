"""What an attack on the server once got, and must not get again."""

from homestretch.server.setup import SEEDS
from tests.server import asking
from tests.server.serving import serving

LOBBY = {
    "game": "pardon",
    "lobby": True,
    "seats": [
        {"seat": 0, "kind": "person"},
        {"seat": 1, "kind": "link"},
        {"seat": 2, "kind": "link"},
    ],
}


def made(address, request):
    answer = asking.post(f"{address}/api/tables", json=request)
    assert answer.status_code == 201, answer.text
    return answer.json()


def command(address, table, key, **fields):
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return asking.post(f"{address}/api/tables/{table}/commands", json=fields, headers=headers)


def yours(address, table, key):
    answer = asking.get(f"{address}/api/tables/{table}", headers={"Authorization": f"Bearer {key}"})
    return [seat["seat"] for seat in answer.json()["view"]["seats"] if seat["yours"]]


def test_after_a_swap_no_key_opens_two_seats(tmp_path):
    with serving(tmp_path / "s") as address:
        table = made(address, LOBBY)
        name, host, keys = table["table"], table["key"], table["seats"]
        assert command(address, name, host, type="swap", id="a", seat=1, other=2).is_success
        link = command(address, name, host, type="link", id="b", seat=2).json()
        assert yours(address, name, keys["2"]) == [1]
        assert yours(address, name, keys["1"]) == [2]
        assert link["key"] not in keys.values()
        assert yours(address, name, link["key"]) == [2]


def test_dice_are_not_chosen_by_whoever_makes_the_table(tmp_path, monkeypatch):
    monkeypatch.delenv(SEEDS)
    with serving(tmp_path / "s") as address:
        answer = asking.post(f"{address}/api/tables", json={**LOBBY, "seed": 7})
        assert answer.status_code == 400
        assert answer.json()["error"]["code"] == "bad_option"
        assert "takes no seeds" in answer.json()["error"]["message"]


def test_a_used_id_with_a_seat_that_is_not_there_is_refused_in_a_sentence(tmp_path):
    request = {
        "game": "temper",
        "seats": [{"seat": 0, "kind": "person"}, {"seat": 2, "kind": "person"}],
    }
    with serving(tmp_path / "s") as address:
        table = made(address, request)
        assert command(
            address, table["table"], table["key"], type="roll", id="q", expect=1
        ).is_success
        for key in (table["key"], None):
            answer = command(address, table["table"], key, type="link", id="q", seat=3)
            assert answer.status_code < 500
            assert "key" not in answer.json()


def test_a_line_end_is_no_part_of_an_id_or_a_key(tmp_path):
    with serving(tmp_path / "s") as address:
        seats = [{"seat": 0, "kind": "person"}, {"seat": 2, "kind": "open"}]
        table = made(address, {"game": "temper", "seats": seats})
        name, host = table["table"], table["key"]
        bad = command(address, name, host, type="say", id="x\n", seat=0, phrase="hello")
        assert (bad.status_code, bad.json()["error"]["code"]) == (400, "bad_request")
        path = f"{address}/api/join/{table['code']}"
        for key in ("k" * 30 + "\n", "k" * 22 + "\n"):
            assert asking.post(path, json={"key": key}).status_code == 400
        for code in (table["code"] + "%0A", table["code"] + "%0D", "%09" + table["code"]):
            assert asking.get(f"{address}/api/join/{code}").status_code == 404
        typed = f"{table['code'][:3].upper()}%20-{table['code'][3:]}%20"
        assert asking.get(f"{address}/api/join/{typed}").status_code == 200
