"""The connection to a table: opens again by itself and goes on after the last event seen."""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from homestretch.cli.device import Device
from homestretch.cli.remote import RemoteLost, RemoteRefused
from homestretch.server.keys import new_key

FIRST_WAIT = 0.5
LAST_WAIT = 10.0
TRIES = 12
ANSWER_SECONDS = 20.0


class Wire:
    """One table, seen through one or several keys."""

    def __init__(self, base: str, table: str, key: str | None, tell: Callable[[str], None]) -> None:
        """Not yet connected. `tell` gets the sentences about a lost connection."""
        self._url = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._base = base
        self.key = key
        """What is shown of keys, commas between; None to watch."""
        self._tell = tell
        self._socket: ClientConnection | None = None
        self._opened = ExitStack()
        self._seen: int | None = None
        self._waiting: list[dict[str, Any]] = []
        self._refusal: dict[str, Any] = {}
        self._vain = 0
        """Connections in a row that have ended before they brought anything."""
        self._device = Device(table)

    def new_key(self) -> str:
        """A fresh key, shown from now on; it is known before any answer, which may be lost."""
        own = new_key()
        self.key = own if self.key is None else f"{own},{self.key}"
        return own

    def sat_down(self) -> None:
        """The key that was made last opens the seat now; an only invitation opens nothing more."""
        own, *others = (self.key or "").split(",")
        if len(others) == 1:
            self.key = own

    def forget_key(self) -> None:
        """Shows none any more: the seat is somebody else's."""
        self.key = None

    def close(self) -> None:
        """Ends the connection."""
        self._socket = None
        self._opened.close()

    def hear(self, timeout: float | None = None) -> dict[str, Any] | None:
        """The next view or event; None when none comes in time.

        Raises `RemoteRefused` when the server does not want us, `RemoteLost` when it stays away.
        """
        if self._waiting:
            return self._noted(self._waiting.pop(0))
        while True:
            message = self._receive(timeout)
            if message is None:
                return None
            if message["type"] in {"view", "event"}:
                return self._noted(message)

    def command(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer to a command, sent again with the same id where the connection was lost."""
        message = {"type": kind, "id": uuid.uuid4().hex, **fields}
        for _ in range(TRIES):
            connection = self._connected()
            try:
                connection.send(json.dumps(message))
            except (ConnectionClosed, OSError):
                self.close()
                continue
            while (heard := self._receive(ANSWER_SECONDS)) is not None:
                if heard.get("id") == message["id"]:
                    return heard
                if heard["type"] in {"view", "event"}:
                    self._waiting.append(heard)
                if self._socket is not connection:
                    break  # a new connection: it must hear the command
            else:
                self.close()
        raise RemoteLost(f"{self._base} does not answer")

    @property
    def seen(self) -> int:
        """The number of the last event that was heard."""
        return self._seen or 0

    def _noted(self, message: dict[str, Any]) -> dict[str, Any]:
        self._seen = message["view"]["number"]
        return message

    def _receive(self, timeout: float | None) -> dict[str, Any] | None:
        while True:
            connection = self._connected()
            try:
                message: dict[str, Any] = json.loads(connection.recv(timeout))
            except TimeoutError:
                return None
            except (ConnectionClosed, OSError) as error:
                self.close()
                closed = error.rcvd if isinstance(error, ConnectionClosed) else None
                if closed is not None and 4400 <= closed.code < 4500 and closed.code != 4429:
                    self._ended(closed.reason)
                else:
                    self._wait(closed.reason if closed is not None else "")
                continue
            if message["type"] == "refused" and message["id"] is None:
                self._refusal = message  # of hello, and the end; or of the device's own messages
                continue
            self._vain = 0
            if str(message["type"]).startswith("chain"):
                self._say(connection, self._device.answers(message))
                continue
            return message

    def _wait(self, code: str) -> None:
        """Before a new connection, where the last one has brought nothing: longer each time."""
        self._vain += 1
        if self._vain == 1:
            return
        if self._vain > TRIES:
            raise RemoteRefused(code or "no_server", self._told(code))
        if self._vain == 2:
            self._tell(f"{self._told(code)}; trying again …")
        time.sleep(min(FIRST_WAIT * 2 ** (self._vain - 2), LAST_WAIT))

    def _told(self, code: str) -> str:
        """Why the server ended the connection, in its own sentence where it has said one."""
        if code and self._refusal.get("code") == code:
            return str(self._refusal["message"])
        return f"the server ended the connection: {code}" if code else "the connection was lost"

    def _ended(self, code: str) -> None:
        """The server wants no such connection: it is refused, unless it may go on as a watcher."""
        if code == "wrong_key" and self._seen is not None and self.key is not None:
            self.forget_key()
            return
        raise RemoteRefused(code, self._told(code))

    def _greet(self, connection: ClientConnection, seen: int | None) -> None:
        hello = {"type": "hello", "key": self.key, "seen": seen, "chain": self._device.hello()}
        connection.send(json.dumps(hello))
        for message in self._device.begin():
            connection.send(json.dumps(message))

    def _say(self, connection: ClientConnection, messages: list[dict[str, Any]]) -> None:
        """Sends what is not waited for; where the connection is lost, it is asked for again."""
        with suppress(ConnectionClosed, OSError):
            for message in messages:
                connection.send(json.dumps(message))

    def verdict(self, source: str) -> str:
        """What this terminal can say of the chance of the finished game."""
        return self._device.verdict(self._base, self.key, source)

    def _connected(self) -> ClientConnection:
        if self._socket is not None:
            return self._socket
        wait = FIRST_WAIT
        seen = self._waiting[-1]["view"]["number"] if self._waiting else self._seen
        for attempt in range(TRIES):
            try:
                connection = self._opened.enter_context(
                    connect(self._url, max_size=None, max_queue=None, compression=None)
                )
                self._greet(connection, seen)
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                self.close()
                if attempt == 0:
                    self._tell(f"No connection to {self._base} ({error}); trying again …")
                time.sleep(wait)
                wait = min(2 * wait, LAST_WAIT)
                continue
            if attempt:
                self._tell("Connected again.")
            self._socket = connection
            return connection
        raise RemoteLost(f"{self._base} cannot be reached")
