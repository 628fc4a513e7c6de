"""What whoever hosts the server sees of it: health, figures, logs, compressed answers."""

import gzip
import json
import logging
import subprocess
import sys
import time

import pytest

from homestretch.server import logs
from homestretch.server.compress import Compress
from homestretch.server.keys import new_key
from homestretch.server.metrics import Metrics
from homestretch.server.writer import StoreFailed, Writer
from tests.server import asking
from tests.server.serving import PATIENCE, Client, get_view, make_table, serving


def value_of(text, name):
    (line,) = [line for line in text.splitlines() if line.startswith(f"{name} ")]
    return float(line.rpartition(" ")[2])


def test_a_server_that_is_well_says_so_and_a_store_that_fails_shows(tmp_path, monkeypatch):
    with serving(tmp_path / "s") as address:
        good = asking.get(f"{address}/healthz")
        until = time.monotonic() + PATIENCE
        while good.status_code != 200 and time.monotonic() < until:  # it may be slow, and yet well
            good = asking.get(f"{address}/healthz")

        async def fail(self, table_id, after=0):
            raise StoreFailed("disk gone")

        monkeypatch.setattr(Writer, "load", fail)
        bad = asking.get(f"{address}/healthz")
    assert (good.status_code, good.json()) == (200, {"status": "ok"})
    assert (bad.status_code, bad.json()) == (503, {"status": "the store does not answer"})
    assert good.headers["cache-control"] == "no-store"


def test_figures_are_there_only_where_they_were_asked_for(tmp_path):
    with serving(tmp_path / "s") as address:
        assert asking.get(f"{address}/metrics").status_code == 404


def test_health_and_figures_can_only_be_read(tmp_path):
    with serving(tmp_path / "s", metrics=True) as address:
        for path in ("healthz", "metrics"):
            assert asking.request("HEAD", f"{address}/{path}").status_code == 200
            for method in ("POST", "DELETE"):
                answer = asking.request(method, f"{address}/{path}")
                assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")


def test_figures_count_tables_that_others_have_made(database):
    with serving(database, metrics=True) as one, serving(database) as other:
        make_table(other, "temper", (0, "person"), (2, "person"))
        assert value_of(asking.get(f"{one}/metrics").text, "homestretch_tables") == 1


def test_figures_count_what_happened(tmp_path):
    with serving(tmp_path / "s", metrics=True) as address:
        table, key = make_table(address, "temper", (0, "person"), (2, "person"), seed=1)
        with Client(address, table, key) as client:
            client.hear()
            client.ask(client.command(lambda moves: moves[0]))
            answer = asking.get(f"{address}/metrics")
        assert asking.get(f"{address}/api/tables/nosuchtable2").status_code == 404
        later = asking.get(f"{address}/metrics").text
    text = answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert value_of(text, "homestretch_connections") == 1
    assert value_of(text, "homestretch_tables") == 1
    assert value_of(text, "homestretch_tables_in_memory") == 1
    assert value_of(text, "homestretch_events_total") == 2
    assert value_of(text, "homestretch_commits_total") == 2
    assert value_of(text, 'homestretch_requests_total{method="POST",status="201"}') == 1
    assert value_of(text, "process_resident_memory_bytes") > 1e7
    assert value_of(later, 'homestretch_requests_total{method="GET",status="404"}') == 1
    assert value_of(later, "homestretch_request_seconds_count") == 3
    assert value_of(later, 'homestretch_request_seconds_bucket{le="+Inf"}') == 3
    for line in later.splitlines():
        assert line.startswith("# ") or len(line.rsplit(" ", 1)) == 2
    assert key not in text


class FakeHub:
    """As much of a hub as figures need."""

    def __init__(self, events):
        class Figures:
            commits = taken = failures = deleted = 0
            seconds = 0.0

        self.figures = Figures()
        self.figures.events = events
        self.room_count, self.table_count = 2, 10


def test_processes_of_one_server_are_added_up(tmp_path, monkeypatch):
    for pid, events in ((1, 5), (2, 7)):
        monkeypatch.setattr("os.getpid", lambda pid=pid: pid)
        Metrics(tmp_path).write_snapshot(FakeHub(events))
    (tmp_path / "3.json").write_text("half writ")
    text = Metrics(tmp_path).text(FakeHub(8))
    assert value_of(text, "homestretch_events_total") == 13
    assert value_of(text, "homestretch_processes") == 2
    assert value_of(text, "homestretch_tables_in_memory") == 4
    assert value_of(text, "homestretch_tables") == 10


GZIP = {"accept-encoding": "gzip, deflate"}
PLAIN = {"accept-encoding": "identity"}


def raw(address, path, headers):
    with asking.stream("GET", address + path, headers=headers) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize("path", ["/", "/api/board/pardon.svg", "/api/board/temper.json"])
def test_what_is_the_same_for_all_is_compressed(tmp_path, path):
    with serving(tmp_path / "s") as address:
        plain, body = raw(address, path, PLAIN)
        packed, small = raw(address, path, GZIP)
        again = asking.get(
            address + path, headers={**GZIP, "if-none-match": packed.headers["etag"]}
        )
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(small) == body
    assert len(small) < len(body) * 0.6
    assert int(packed.headers["content-length"]) == len(small)
    assert "accept-encoding" in plain.headers["vary"].lower()
    assert "accept-encoding" in packed.headers["vary"].lower()
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert again.status_code == 304


def test_what_belongs_to_a_person_is_never_compressed(tmp_path):
    with serving(tmp_path / "s") as address:
        table, key = make_table(address, "pardon", (0, "person"), (2, "person"))
        headers = {**GZIP, "authorization": f"Bearer {key}"}
        answer, _ = raw(address, f"/api/tables/{table}", headers)
        ranged, body = raw(address, "/", {**GZIP, "range": "bytes=0-9"})
        refused, _ = raw(address, "/", {"accept-encoding": "gzip;q=0, br"})
    assert "content-encoding" not in answer.headers
    assert (ranged.status_code, len(body)) == (206, 10)
    assert "content-encoding" not in refused.headers


def test_compressed_answers_are_kept_within_bounds(monkeypatch):
    monkeypatch.setattr("homestretch.server.compress.KEPT_BYTES", 100)
    compress = Compress(None)
    bodies = [bytes([number]) * 1000 for number in range(20)]
    for number, body in enumerate(bodies):
        assert gzip.decompress(compress.compressed(f"/{number}", "1", body)) == body
    assert 0 < len(compress._kept) < 20
    assert sum(map(len, compress._kept.values())) == compress._size <= 100
    assert gzip.decompress(compress.compressed("/1", "2", b"new")) == b"new"


def record(message, *arguments, fault=None, **extra):
    made = logging.LogRecord("x", logging.WARNING, __file__, 1, message, arguments, fault)
    vars(made).update(extra)
    return made


def test_lines_for_programs_are_json():
    try:
        raise ValueError("broken")
    except ValueError:
        fault = sys.exc_info()
    made = record("GET %s", "/x", fault=fault, status=404, client="::1")
    line = json.loads(logs.JsonLines().format(made))
    assert (line["message"], line["level"], line["status"]) == ("GET /x", "warning", 404)
    assert line["client"] == "::1"
    assert line["time"].endswith("Z")
    assert "ValueError: broken" in line["trace"]


def test_lines_for_people_are_short():
    line = logs.Lines().format(record("GET /x", status=404))
    assert line.endswith("Z warning: GET /x status=404")


@pytest.mark.parametrize(
    "text",
    [
        "Authorization: Bearer s3cr3ts3cr3ts3cr3t",
        '{"type":"hello","key":"s3cr3ts3cr3ts3cr3t"}',
        "postgresql://me:s3cr3ts3cr3ts3cr3t@host/x",
        "password=s3cr3ts3cr3ts3cr3t",
    ],
)
@pytest.mark.parametrize("form", [logs.Lines(), logs.JsonLines()])
def test_no_line_holds_a_secret(text, form):
    assert "s3cr3t" not in form.format(record("got %s", text))


@pytest.mark.parametrize("form", [logs.Lines(), logs.JsonLines()])
def test_what_looks_like_a_key_is_in_no_line_whatever_stands_around_it(form):
    for key in (new_key(), new_key(), "a" * 21 + "7", "deadbee7" * 4, "-" + new_key()[1:]):
        for text in (f"/join/k7m9qx/{key}", f"?x={key}&y", f"'{key}'", f"k7m9qx7m9qx8.{key}"):
            assert key not in form.format(record("%s", text))
    told = "ConnectionResetError in homestretch.server.connection_events of k7m9qx7m9qx8"
    assert told in form.format(record("%s", told))


@pytest.mark.parametrize("form", [logs.Lines(), logs.JsonLines()])
def test_no_line_can_be_forged_and_no_terminal_commanded(form):
    forged = "2026-01-01T00:00:00.000Z error: forged"
    try:
        raise ValueError(f"odd\n{forged}\x1b[31m\r{forged}")
    except ValueError:
        fault = sys.exc_info()
    text = f"/x\n{forged}\x1b[31m\r\x9b1m\x7f\u2028\u202e\U000e0001é"
    line = form.format(record("GET %s", text, fault=fault, client=text))
    assert all(part.isprintable() for part in line.split("\n"))
    assert not any(part.startswith("2026-01-01") for part in line.split("\n"))
    assert "é" in line
    if isinstance(form, logs.JsonLines):
        assert json.loads(line)["message"] == f"GET {text}"
    else:
        assert f"GET /x\\n{forged}\\u001b[31m" in line.split("\n")[0]


def test_a_request_cannot_forge_a_line(tmp_path, caplog):
    caplog.set_level(logging.INFO, "homestretch.requests")
    with serving(tmp_path / "s") as address:
        asking.get(f"{address}/x%0aerror:%20forged%1b[31m")
    (made,) = [entry for entry in caplog.records if entry.name == "homestretch.requests"]
    assert logs.Lines().format(made).isprintable()


def test_frames_are_not_logged():
    code = """
import logging
from homestretch.server import logs
logs.configure("debug", "text")
logging.getLogger("uvicorn.error").debug("< TEXT %s", "key: abc...xyz")
logging.getLogger("uvicorn.error").info("Application startup complete.")
logging.getLogger("homestretch").debug("ours")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    first, second = done.stderr.splitlines()
    assert first.endswith("info: Application startup complete.")
    assert second.endswith("debug: ours")


def test_keys_in_addresses_are_not_logged(tmp_path, caplog):
    caplog.set_level(logging.INFO)
    key = "a-key-in-small-letters-only"
    with serving(tmp_path / "s") as address:
        for path in (f"/join/{key}", f"/api/tables/{key}/record", f"/{key}.js?key={key}"):
            asking.get(f"{address}{path}")
    made = [entry for entry in caplog.records if entry.name.startswith("homestretch")]
    assert len(made) == 3
    assert all(key not in entry.getMessage() for entry in made)


def test_requests_are_logged_without_their_secrets(tmp_path, caplog):
    caplog.set_level(logging.INFO, "homestretch.requests")
    with serving(tmp_path / "s") as address:
        table, key = make_table(address, "temper", (0, "person"), (2, "person"))
        get_view(address, table, key)
    made = [entry for entry in caplog.records if entry.name == "homestretch.requests"]
    assert [(entry.getMessage(), entry.status) for entry in made] == [
        ("POST /api/tables", 201),
        (f"GET /api/tables/{table}", 200),
    ]
    assert all(entry.client == "127.0.0.1" and entry.milliseconds > 0 for entry in made)
    assert key not in caplog.text


def test_a_bot_that_fails_does_not_stop_its_table(tmp_path, monkeypatch, caplog):
    class Broken:
        def choose(self, observation, rng):
            raise ZeroDivisionError("oh")

    class Cheat:
        def choose(self, observation, rng):
            return "99-100"

    bots = {"random": Broken(), "careful": Cheat()}
    monkeypatch.setattr("homestretch.server.dealer.bot", bots.__getitem__)
    with serving(tmp_path / "s") as address:
        table, _ = make_table(
            address, "temper", (0, "random"), (2, "careful"), preset="temper-quick"
        )
        with Client(address, table) as watcher:
            watcher.hear_until(lambda m: m["view"]["to_act"] == "over")
    assert "bot random failed" in caplog.text
    assert "bot careful failed" in caplog.text
