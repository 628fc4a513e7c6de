"""`homestretch serve`: where it listens, what it says, when it refuses."""

import socket

import pytest
from typer.testing import CliRunner

from homestretch.cli.app import make_app
from homestretch.cli.serve import serve
from homestretch.core.errors import HomestretchError
from homestretch.server import ports
from homestretch.server.ports import ListenError, listen
from homestretch.server.run import has_display, run
from homestretch.server.settings import Settings
from homestretch.server.store import SqliteStore, StoreInUse
from tests.server.serving import Child


def port_of(listener):
    return listener.getsockname()[1]


def test_the_line_for_people(tmp_path):
    with Child(tmp_path / "s") as server:
        assert server.line == f"Homestretch is open at {server.address}/ (Ctrl-C stops it)"
        code, out, err = server.stop()
    assert (code, out, err) == (0, "Stopped. All games are kept.\n", "")


def test_a_port_that_is_in_use(tmp_path):
    with listen("127.0.0.1", 0) as other:
        port = port_of(other)
        with pytest.raises(ListenError, match=f"port {port} is in use already.*--port"):
            run(Settings(host="127.0.0.1", port=port, store=tmp_path / "s"), tell=print)
    assert not (tmp_path / "s").exists()


def test_the_default_port_gives_way(monkeypatch):
    with listen("127.0.0.1", 0) as other:
        monkeypatch.setattr(ports, "DEFAULT_PORT", port_of(other))
        with listen("127.0.0.1", None) as found:
            assert port_of(other) < port_of(found) < port_of(other) + ports.TRIED
        monkeypatch.setattr(ports, "TRIED", 1)
        with pytest.raises(ListenError, match="all in use"):
            listen("127.0.0.1", None)


def test_an_address_that_is_not_here():
    with pytest.raises(
        ListenError, match=r"cannot listen on '192\.0\.2\.7'.*127\.0\.0\.1.*0\.0\.0\.0"
    ):
        listen("192.0.2.7", 0)
    with pytest.raises(ListenError, match="cannot listen on 'no such host'"):
        listen("no such host", 0)


def test_small_frames_are_sent_at_once():
    """A listener must say that it is TCP: asyncio turns Nagle's delay off only then."""
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_a_store_in_use(tmp_path):
    store = SqliteStore(tmp_path / "s")
    with pytest.raises(StoreInUse, match=r"runs already.*--store"):
        run(Settings(host="127.0.0.1", port=0, store=tmp_path / "s"), tell=print)
    store.close()


def in_use(path):
    with pytest.raises(StoreInUse) as refusal:
        SqliteStore(path)
    return str(refusal.value)


def test_a_store_in_use_says_where_its_server_is(tmp_path):
    with Child(tmp_path / "s") as server:
        assert f": open {server.address}/ in the browser, or stop it" in in_use(tmp_path / "s")
        server.kill()
    store = SqliteStore(tmp_path / "s")
    assert ": play there, or stop it" in in_use(tmp_path / "s")  # what the dead one left is gone
    store.served_at("http://[::1]:9/")
    assert ": open http://[::1]:9/ in" in in_use(tmp_path / "s")
    store.close()
    store.served_at("http://127.0.0.1:9/")
    assert (tmp_path / "s.lock").read_bytes() == b""


@pytest.mark.parametrize(
    "left",
    [
        "http://127.0.0.1:8000/\x1b[31m",
        "http://127.0.0.1:8000/\nopen http://evil.example/",
        "http://evil.example:8000/",
        "http://1.2.3.4@evil.example:80/",
        "http://1.2.3:80/",
        "https://127.0.0.1:8000/",
        "http://127.0.0.1:8000/x",
        "http://[::1:8000/",
        "http://127.0.0.\u0661:8000/",
        "\xff" * 9,
        "x" * 10_000,
        "",
    ],
)
def test_what_stands_in_the_lock_file_is_not_believed(tmp_path, left):
    store = SqliteStore(tmp_path / "s")
    (tmp_path / "s.lock").write_bytes(b"\n" + left.encode())
    told = in_use(tmp_path / "s")
    assert ": play there, or stop it" in told
    assert told.isprintable()
    store.close()


def test_addresses_for_people(monkeypatch):
    monkeypatch.setattr(ports, "network_address", lambda: "192.168.1.7")
    assert ports.url("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert ports.url("0.0.0.0", 80) == "http://192.168.1.7:80/"
    assert ports.url("::", 80) == "http://192.168.1.7:80/"
    assert ports.url("::1", 80) == "http://[::1]:80/"


def test_this_computer_has_some_address():
    assert socket.inet_aton(ports.network_address())


@pytest.mark.parametrize(
    ("platform", "environment", "there"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ":0", "SSH_CONNECTION": "x"}, False),
        ("darwin", {}, True),
        ("win32", {}, True),
        ("darwin", {"SSH_CONNECTION": "x"}, False),
    ],
)
def test_a_browser_is_opened_where_somebody_sees_it(platform, environment, there):
    assert has_display(platform, environment) is there


def test_the_command_passes_everything_on(tmp_path, monkeypatch):
    given = []
    monkeypatch.setattr("homestretch.server.run.run", lambda settings, tell: given.append(settings))
    monkeypatch.setenv("HOMESTRETCH_DATA", str(tmp_path))
    serve()
    (settings,) = given
    assert settings.store == tmp_path / "tables.sqlite3"
    assert (settings.host, settings.port, settings.pace) == ("127.0.0.1", None, 0.8)
    assert (settings.workers, settings.metrics, settings.log_format) == (1, False, "text")
    assert settings.keep_days is None
    address = "postgresql://me@here/x"
    serve(
        host="0.0.0.0",
        port=9,
        store=address,
        workers=3,
        pace=2,
        keep_days=30,
        browser=True,
        log_level="info",
        log_format="json",
        metrics=True,
        proxies="10.0.0.1",
    )
    assert given[1] == Settings(
        host="0.0.0.0",
        port=9,
        store=address,
        workers=3,
        pace=2,
        keep_days=30,
        browser=True,
        log_level="info",
        log_format="json",
        metrics=True,
        proxies="10.0.0.1",
    )


def test_the_environment_decides_where_no_option_does(tmp_path, monkeypatch):
    given = []
    monkeypatch.setattr("homestretch.server.run.run", lambda settings, tell: given.append(settings))
    environment = {
        "HOMESTRETCH_STORE": "postgresql://me@here/x",
        "HOMESTRETCH_WORKERS": "4",
        "HOMESTRETCH_LOG_FORMAT": "json",
        "HOMESTRETCH_KEEP_DAYS": "365",
        "HOMESTRETCH_METRICS": "1",
        "HOMESTRETCH_PROXIES": "10.0.0.2",
    }
    result = CliRunner().invoke(make_app(["serve"]), ["serve", "--port", "7"], env=environment)
    assert result.exit_code == 0, result.output
    (settings,) = given
    assert (settings.store, settings.workers) == ("postgresql://me@here/x", 4)
    assert (settings.log_format, settings.metrics, settings.proxies) == ("json", True, "10.0.0.2")
    assert (settings.port, settings.keep_days) == (7, 365)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"workers": 2}, "2 workers need PostgreSQL"),
        ({"workers": 0}, "1 to 64 workers, not 0"),
        ({"workers": 65, "store": "postgresql://x"}, "1 to 64 workers, not 65"),
        ({"keep_days": 0}, "kept for 1 day or more, not 0; left out .*, they are kept for ever"),
        ({"keep_days": -7}, "kept for 1 day or more, not -7"),
        ({"log_level": "loud"}, "no log level 'loud'; there are debug, info, warning, error"),
        ({"log_format": "xml"}, "no log format 'xml'; there are text, json"),
        ({"proxies": "127.0.0.1, nginx"}, r"proxies are .* or \* for all: 'nginx' does not appear"),
        ({"proxies": "10.0.0.5/8"}, "10.0.0.5/8 has host bits set"),
    ],
)
def test_settings_that_cannot_be(tmp_path, wrong, sentence):
    with pytest.raises(HomestretchError, match=sentence):
        Settings(**{"host": "127.0.0.1", "port": 0, "store": tmp_path / "s", **wrong})


@pytest.mark.parametrize("wrong", ["0", "-1", "1.5", "a week"])
def test_days_that_are_none_are_refused_wherever_they_come_from(tmp_path, wrong):
    asked = ["serve", "--port", "0", "--no-browser", "--store", str(tmp_path / "s")]
    for options, environment in (
        ([f"--keep-days={wrong}"], {}),
        ([], {"HOMESTRETCH_KEEP_DAYS": wrong}),
    ):
        result = CliRunner().invoke(make_app(["serve"]), [*asked, *options], env=environment)
        assert result.exit_code != 0
    assert not (tmp_path / "s").exists()


@pytest.mark.parametrize(("number", "days"), [(1, "1 day"), (30, "30 days")])
def test_a_server_that_deletes_says_so(tmp_path, monkeypatch, number, days):
    told = []
    monkeypatch.setattr("homestretch.server.run.serve_here", lambda *given: given[2]())
    run(Settings(host="127.0.0.1", port=0, store=tmp_path / "s", keep_days=number), told.append)
    assert told[1] == f"Every table is deleted {days} after its last event."
    assert told[-1] == f"Stopped. Tables are kept until {days} after their last event."


def test_the_browser_is_opened_when_the_server_is_ready(tmp_path, monkeypatch):
    opened = []
    told = []

    class Thread:
        """Runs at once, in the server's thread."""

        def __init__(self, target, args, daemon):
            self.start = lambda: target(*args)

    class Server:
        def __init__(self, app, limits, ready, **settings):
            self.ready = ready

        def run(self, sockets):
            self.ready()
            raise KeyboardInterrupt

    monkeypatch.setattr("homestretch.server.run.webbrowser.open", opened.append)
    monkeypatch.setattr("homestretch.server.run.threading.Thread", Thread)
    monkeypatch.setattr("homestretch.server.run.make_server", Server)
    store = tmp_path / "s"
    run(Settings(host="127.0.0.1", port=0, store=store, browser=True), tell=told.append)
    assert opened == [told[0].split()[4]]
    assert told[1:] == ["Stopped. All games are kept."]
