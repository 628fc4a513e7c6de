"""A whole game of two devices with live links over connections that are slow and break."""

import contextlib
import random
import socket
import threading
import time

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.serving import PATIENCE, serving
from tests.server.test_sealed import checked, link_states, two_people
from tests.server.witness import Device, Memory

DELAY = 0.02
"""Seconds by which every packet comes late; some come much later."""


class BadNetwork:
    """Passes connections on to a server: late, and cut off now and then."""

    def __init__(self, address, seed):
        host, port = address.removeprefix("http://").split(":")
        self._target = host, int(port)
        self._rng = random.Random(seed)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self.cuts = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self):
        self._listener.close()

    def _accept(self):
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = socket.create_connection(self._target)
                pair = (near, far)
                for one, other in (pair, pair[::-1]):
                    threading.Thread(target=self._pass, args=(one, other), daemon=True).start()

    def _pass(self, one, other):
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                draw = self._rng.random()
                if draw < 0.004:  # the connection breaks
                    self.cuts += 1
                    break
                time.sleep(DELAY + (0.4 if draw > 0.98 else 0))  # a packet was lost and sent again
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


def play_through(network, memory, key, choose, faults):
    """Plays to the end, connecting again as often as it takes."""
    end = time.monotonic() + 4 * PATIENCE
    while time.monotonic() < end:
        try:
            with Device(network.address, memory, key) as device:
                device.play(choose)
                while memory.kind != "reveal":
                    device.hear()
                return
        except (ConnectionClosed, InvalidHandshake, EOFError, OSError):
            continue
        except AssertionError as fault:
            if "'stale'" in str(fault):  # the answer to the command before was lost
                continue
            faults.append(fault)
            return
    faults.append(TimeoutError("the game did not come to its end"))


def test_a_whole_game_over_a_slow_network_that_breaks(tmp_path):
    with serving(tmp_path / "s") as address:
        table, host, guest = two_people(address, preset="temper-quick")
        memories = Memory(table, 1), Memory(table, 2)
        network = BadNetwork(address, 1)
        faults = []
        players = [
            threading.Thread(
                target=play_through,
                args=(network, memory, key, random.Random(number).choice, faults),
            )
            for number, (memory, key) in enumerate(zip(memories, (host, guest), strict=True))
        ]
        for player in players:
            player.start()
        for player in players:
            player.join(5 * PATIENCE)
            assert not player.is_alive()
        network.close()
        assert faults == []
        assert network.cuts > 0
        checked(address, table, *memories)
        for memory in memories:
            if memory.client is not None:
                states = link_states(memories[0], memory.client)
                assert states.count("given") > len(states) / 2
