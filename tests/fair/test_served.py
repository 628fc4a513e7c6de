"""Games that a server dealt: both verifiers agree with it, and name what it must not do."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from homestretch.fair import verify
from tests.fair.conftest import Chromium, Verifier
from tests.fair.forging import Transcript, events, find, reheaded
from tests.server import asking
from tests.server.conftest import patient
from tests.server.serving import Client, make_table, serving
from tests.server.witness import Device, Memory

__all__ = ["patient"]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("served") / "s") as found:
        yield found


def served(address: str, game: str, *, live: bool = True) -> Any:
    """The transcript of a short game of two people on one device and a bot, and its notes."""
    seats = [(0, "person"), (1, "careful"), (2, "person")]
    name, key = make_table(address, game, *seats, preset=f"{game}-quick", first="draw")
    memory = Memory(name)
    client = Device(address, memory, key) if live else Client(address, name, key)
    with client:
        client.play(random.Random(game).choice)
    text = asking.get(f"{address}/api/tables/{name}/transcript").text
    return text, memory.notes() if live else None


def both_say(verifier: Verifier, data: Any, notes: Any, code: str) -> None:
    ours, theirs = verify(data, notes), verifier.verify(data, notes)
    assert ours.failure is not None
    assert ours.failure.code == code, ours.failure
    assert {**theirs, "sentence": None} == {**ours.to_json(), "sentence": None}


@pytest.mark.parametrize("live", [True, False], ids=["live", "without links"])
@pytest.mark.parametrize("game", ["temper", "pardon"])
def test_both_verifiers_agree_with_the_server(
    address: str, verifier: Verifier, game: str, live: bool
) -> None:
    text, notes = served(address, game, live=live)
    ours = verify(json.loads(text), notes)
    assert ours.ok, ours.failure
    assert ours.counts["result"] == 1
    theirs = verifier.verify_texts([(text, notes and json.dumps(notes))])[0]
    assert {**theirs, "sentence": None} == {**ours.to_json(), "sentence": None}


def test_the_page_checks_under_the_servers_policy(address: str, chromium: Chromium) -> None:
    """As the game's page does it: the verifier is opened, says that it is ready, and is handed the
    transcript. Its policy lets it run its own script and style and ask nobody."""
    text, notes = served(address, "pardon")

    def steps(page: Any) -> tuple[str, list[str], str]:
        faults: list[str] = []
        page.goto(f"{address}/verify")
        page.on("console", lambda message: faults.append(message.text))
        with page.expect_popup() as opening:
            page.evaluate(
                """([text, notes]) => {
                    const other = window.open("/verify?lang=en");
                    window.addEventListener("message", (event) => {
                        if (event.data?.type !== "homestretch-verifier-ready") return;
                        const told = { type: "homestretch-transcript", transcript: text, notes };
                        other.postMessage(told, location.origin);
                    });
                }""",
                [text, json.dumps(notes)],
            )
        other = opening.value
        other.on("console", lambda message: faults.append(message.text))
        found = other.wait_for_function(
            "() => document.body.innerText.includes('Everything') && document.body.innerText"
        )
        blocked = other.evaluate("fetch('/api/games').then(() => 'asked', () => 'blocked')")
        return str(found.json_value()), faults, str(blocked)

    shown, faults, blocked = chromium.visit(steps)
    assert "Everything" in shown
    assert blocked == "blocked"
    assert all("connect" in fault or "fetch" in fault.lower() for fault in faults)


def drawn_again(data: Transcript) -> None:
    """After a crash the server rolls anew: another die, from its own source."""
    roll = find(data, "roll", 4)
    roll["outcome"] = roll["outcome"] % 6 + 1


def sealed_again(data: Transcript) -> None:
    """After a crash the server seals a second time, in the middle of the game."""
    place = next(i for i, event in enumerate(events(data)) if event.get("beat") == 3)
    data["events"].insert(place, copy.deepcopy(data["events"][1]))


def begun_again(data: Transcript) -> None:
    """After a crash the server gives the opened seal up, and begins anew with another secret."""
    place = next(i for i, event in enumerate(events(data)) if event.get("beat") == 1)
    attempt = find(data, "seal")["attempt"]
    restart = {"number": 0, "kind": "restart", "attempt": attempt, "missing": [0]}
    data["events"].insert(place, {"event": restart, "head": ""})


def other_secret(data: Transcript) -> None:
    """The server has lost its secret and shows another one."""
    find(data, "reveal")["secret"] = "ab" * 32


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (drawn_again, "wrong_die"),
        (sealed_again, "second_seal"),
        (begun_again, "wrong_step"),
        (other_secret, "wrong_secret"),
    ],
)
def test_a_server_that_draws_again_after_a_crash_is_named_by_both(
    address: str, verifier: Verifier, change: Any, code: str
) -> None:
    """Even where it makes its whole chain anew; and a device that saw the first one knows that."""
    text, notes = served(address, "temper")
    data = json.loads(text)
    change(data)
    reheaded(data)
    both_say(verifier, data, notes, code)


def test_another_game_made_up_after_a_crash_is_right_in_itself_and_yet_found_out(
    address: str, verifier: Verifier
) -> None:
    """The server throws its log away and plays the table again with another secret: the transcript
    is right, but the device remembers another seal."""
    text, _ = served(address, "temper")
    data = json.loads(text)
    device = Memory(find(data, "created")["table"], seed=9)
    device.chain = (bytes(32),)
    device.seal = {"seal": "12" * 32}
    device.client = 0
    assert verify(data).ok
    both_say(verifier, data, device.notes(), "other_seal")
