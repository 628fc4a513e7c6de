"""A real server on a free port, in a thread or in a process of its own, and a small client."""

from __future__ import annotations

import json
import os
import queue
import signal
import socket
import subprocess
import sys
import threading
import uuid
from contextlib import contextmanager

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from homestretch.server.app import make_app
from homestretch.server.limits import Limits
from homestretch.server.ports import listen
from homestretch.server.run import make_server
from homestretch.server.store import open_store

PATIENCE = 30
"""Seconds after which a test gives up waiting."""

FREE = Limits(
    tables_burst=10_000,
    messages_burst=1_000_000,
    messages_per_second=1_000_000,
)


@contextmanager
def serving(
    path, *, pace=0.0, limits=FREE, send_buffer=None, metrics=False, proxies="", keep_days=None
):
    """A server in a thread; gives its address. `send_buffer`: bytes the system keeps unsent."""
    started = threading.Event()
    with listen("127.0.0.1", 0) as listener:
        if send_buffer is not None:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        app = make_app(open_store(path), pace=pace, limits=limits, keep_days=keep_days)
        server = make_server(app, limits, started.set, metrics=metrics, proxies=proxies)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        try:
            assert started.wait(PATIENCE)
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()


CHILD = """
import sys
from homestretch.server import gathering
from homestretch.server.limits import Limits
from homestretch.server.run import run
from homestretch.server.settings import Settings
gathering.LINK_SECONDS = 60
if __name__ == "__main__":
    free = Limits(tables_burst=10**6, messages_burst=10**6, messages_per_second=10**6)
    run(Settings(host="127.0.0.1", port=int(sys.argv[4]), store=sys.argv[1],
                 pace=float(sys.argv[2]), workers=int(sys.argv[3]), limits=free),
        tell=lambda line: print(line, flush=True))
"""


class Child:
    """A server in a process of its own, warnings being errors."""

    def __init__(self, path, pace=0.0, workers=1, port=0):
        words = [str(word) for word in (path, pace, workers, port)]
        self.process = subprocess.Popen(
            [sys.executable, "-W", "error", "-c", CHILD, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline().strip()
        self.address = self.line.split()[4].rstrip("/") if self.line else ""

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        if self.process.poll() is None:
            self.kill()

    def kill(self):
        """As a power cut would: no chance to tidy up."""
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)

    def stop(self, sign=signal.SIGINT):
        """Stops it as people do; gives the exit code, the rest of its output and its errors."""
        self.process.send_signal(sign)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


def make_table(address, game, *seats, **settings):
    """A new table; seats are `person` or bots' names by seat number."""
    asked = {
        "game": game,
        "seats": [
            {"seat": seat, "kind": "person"}
            if who == "person"
            else {"seat": seat, "kind": "bot", "bot": who}
            for seat, who in seats
        ],
        **settings,
    }
    answer = httpx.post(f"{address}/api/tables", json=asked, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["table"], made["key"]


def get_view(address, table, key=None):
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    answer = httpx.get(f"{address}/api/tables/{table}", headers=headers, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return answer.json()["view"]


class Client:
    """One WebSocket connection to a table. Keeps every frame it got."""

    def __init__(self, address, table, key=None, seen=None, *, greet=True, **settings):
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        settings = {"open_timeout": PATIENCE, "max_size": None, "compression": None, **settings}
        self._opened = connect(url, **settings)
        self.socket = self._opened.__enter__()
        self.frames = []
        self.events = []
        self.view = None
        if greet:
            self.say({"type": "hello", "key": key, "seen": seen})

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        self._opened.__exit__(*failure)

    def say(self, message):
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self):
        """The next message."""
        frame = self.socket.recv(timeout=PATIENCE)
        self.frames.append(frame)
        message = json.loads(frame)
        self.view = message.get("view", self.view)
        if message["type"] == "event":
            self.events.append(message["event"])
        return message

    def hear_until(self, fits):
        """The first message that fits."""
        while not fits(message := self.hear()):
            pass
        return message

    def hear_the_end(self):
        """Hears all until the server ends the connection; gives its close frame, if it sent one."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd
        except ConnectionError:
            return None

    def ask(self, message):
        """Sends a command and gives its answer."""
        self.say(message)
        return self.hear_until(lambda answer: answer.get("id") == message["id"])

    def command(self, choose):
        """The command that the present view waits for; `choose` picks a move."""
        view = self.view
        common = {"id": str(uuid.uuid4()), "expect": view["number"]}
        if view["to_act"] == "chance":
            return {"type": "roll", **common}
        text = choose(view["moves"])["text"]
        return {"type": "move", "seat": view["to_act"], "move": text, **common}

    def play(self, choose, until=lambda view: False):
        """Plays for all seats it holds to the end of the game, or until the view says stop."""
        while self.view is None:
            self.hear()
        while self.view["to_act"] != "over" and not until(self.view):
            own = [seat["seat"] for seat in self.view["seats"] if seat["yours"]]
            if self.view["waits_for"] not in own:
                self.hear()
                continue
            answer = self.ask(self.command(choose))
            assert answer["type"] == "accepted", answer
            while self.view["number"] < answer["number"]:
                self.hear()


class Background:
    """A client that listens in a thread until the game is over."""

    def __init__(self, client):
        self.client = client
        self.faults = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._listen)
        self.thread.start()

    def _listen(self):
        try:
            self.client.hear_until(lambda m: (m.get("view") or {}).get("to_act") == "over")
        except Exception as fault:
            self.faults.put(fault)

    def join(self):
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        assert self.faults.empty(), self.faults.get()
