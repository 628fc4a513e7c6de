"""`homestretch join` in a pseudo-terminal: what others do to the seat, take back, rematch."""

import random
import re
from dataclasses import replace

import pytest

from homestretch.cli.wire import Wire
from tests.cli.command import run
from tests.cli.served import OPEN, PERSON, make
from tests.cli.terminal import Terminal
from tests.server import asking
from tests.server.conftest import patient
from tests.server.serving import FREE, Client, get_view, serving

__all__ = ["patient"]

YOURS = "This seat is yours."


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("joining") / "s") as found:
        yield found


def fill(address, made):
    """The host gives the open seat to a bot."""
    message = {"type": "fill", "id": "f", "seat": 2, "bot": "random"}
    answer = asking.post(
        f"{address}/api/tables/{made['table']}/commands",
        json=message,
        headers={"Authorization": f"Bearer {made['key']}"},
    )
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("when", ["while the seal is made", "in play"])
def test_who_has_lost_the_seat_goes_on_as_a_watcher(address, tmp_path, when):
    made = make(address, PERSON, OPEN, first=0)
    terminal = Terminal("join", made["link"], "--name", "Ann", data=tmp_path)
    with Client(address, made["table"], made["key"]) as host:
        if when == "in play":
            host.hear_until(lambda message: (message.get("view") or {}).get("waits_for") == 0)
        else:
            host.hear_until(
                lambda m: (m.get("view") or {"seats": [{}] * 2})["seats"][1].get("name")
            )
        fill(address, made)
        terminal.wait_for("You have no seat here any more, so you watch.")
        host.hear_until(lambda message: (message.get("view") or {}).get("waits_for") == 0)
        assert host.ask(host.command(lambda moves: moves[0]))["type"] == "accepted"
        terminal.wait_for("rolled ")
    terminal.type("quit\n")
    assert terminal.end() == 0
    assert YOURS not in terminal.text


def test_who_lost_the_seat_while_the_line_was_down_watches_too(address):
    made = make(address, PERSON, OPEN, first=0)
    key = asking.post(f"{address}/api/join/{made['code']}", json={}).json()["key"]
    wire = Wire(address, made["table"], key, tell=print)
    try:
        assert [seat["yours"] for seat in wire.hear()["view"]["seats"]] == [False, True]
        wire.close()
        fill(address, made)
        assert wire.command("say", seat=2, phrase="hello")["code"] == "watching"
        assert wire.key is None
        while (view := wire.hear()["view"])["seats"][1]["kind"] != "bot":
            pass
        assert not any(seat["yours"] for seat in view["seats"])
    finally:
        wire.close()


def test_a_key_that_opens_nothing_is_refused_with_the_servers_sentence(address):
    made = make(address, PERSON, OPEN)
    done = run("join", f"{made['link']}#wrong")
    assert (done.returncode, done.stdout) == (2, "")
    assert "opens no seat" in done.stderr


def test_a_choice_is_taken_back_and_made_anew(address, tmp_path):
    people = [{"seat": seat, "kind": "person"} for seat in (0, 2)]
    made = make(address, *people, game="pardon", preset="pardon-classic", first=0)
    terminal = Terminal("join", f"{made['link']}#{made['key']}", data=tmp_path)
    for _ in range(200):
        asked = terminal.wait_for(" > ")
        if asked.endswith("Your move (1-2) > "):
            break
        terminal.type("1\n" if "Your move" in asked else "\n")
    before = get_view(address, made["table"], made["key"])
    terminal.type("1\n")
    terminal.wait_for("Enter to turn up a card > ")
    assert get_view(address, made["table"])["pieces"] != before["pieces"]
    terminal.type("undo\n")
    terminal.wait_for("took the last choice back.")
    terminal.wait_for("Your move (1-2) > ")
    after = get_view(address, made["table"], made["key"])
    assert (after["pieces"], after["moves"]) == (before["pieces"], before["moves"])
    terminal.type("undo\n")  # there is nothing more: it is said, and asked again
    assert "Only the own last choice" in terminal.wait_for("Your move (1-2) > ")
    terminal.type("2\n")
    terminal.wait_for("Enter to turn up a card > ")
    terminal.type("quit\n")
    assert terminal.end() == 0


def test_what_is_typed_while_others_play_is_heard(address, tmp_path):
    made = make(address, PERSON, OPEN, first=0)
    terminal = Terminal("join", made["link"], "--name", "Ann", data=tmp_path)
    with Client(address, made["table"], made["key"]) as host:
        host.hear_until(lambda message: (message.get("view") or {}).get("waits_for") == 0)
        terminal.type("say well_played\n")
        said = host.hear_until(lambda m: m.get("event", {}).get("kind") == "said")
        assert said["event"]["phrase"] == "well_played"
        terminal.type("1\n")
        terminal.wait_for("Nothing is asked now.")
        terminal.type("quit\n")
        assert terminal.end() == 0
    assert YOURS in terminal.text


def test_a_rematch_is_offered_and_played(address, tmp_path):
    made = make(address, PERSON, OPEN, options={"tokens": 1})
    terminal = Terminal("join", made["link"], "--name", "Ann", data=tmp_path)
    terminal.wait_for("Type ? for help")
    terminal.type("auto\n")  # for the rematch, too
    rng = random.Random(3)
    with Client(address, made["table"], made["key"]) as host:
        host.play(rng.choice)
        terminal.wait_for("Type r for a rematch, Enter to leave > ")
        terminal.type("r\n")
        terminal.wait_for("Ann (yellow) offers a rematch.")
        host.hear_until(lambda message: (message.get("view") or {}).get("offer"))
        assert host.ask({"type": "rematch", "id": "r"})["type"] == "accepted"
        while host.view["next"] is None:
            host.hear()
        following = host.view["next"]
    with Client(address, following, made["key"]) as host:
        host.play(rng.choice)
        terminal.wait_for("Type r for a rematch, Enter to leave > ")
        assert host.ask({"type": "rematch", "id": "r"})["type"] == "accepted"
        terminal.type("\n")
    assert terminal.end() == 0
    base = re.escape(address)
    found = re.search(rf"homestretch join '{base}/join/(\w+)#([\w-]+)'", terminal.text)
    assert found[1] == following[:6]
    assert get_view(address, following, found[2])["seats"][1]["yours"]


def test_a_rematch_is_made_although_the_others_are_away(address, tmp_path):
    made = make(address, PERSON, OPEN, options={"tokens": 1})
    terminal = Terminal("join", made["link"], "--name", "Ann", "--auto", data=tmp_path)
    with Client(address, made["table"], made["key"]) as host:
        host.play(random.Random(5).choice)
    terminal.wait_for("Type r for a rematch, Enter to leave > ")
    terminal.type("r\n")
    terminal.wait_for("Ann (yellow) offers a rematch.")
    terminal.wait_for("Red has lost the connection.")
    terminal.wait_for("The rematch is at table ")
    terminal.wait_for("Type ? for help")
    terminal.type("quit\n")
    assert terminal.end() == 0


def test_a_command_at_the_prompt_for_a_rematch_is_only_that(address, tmp_path):
    made = make(address, PERSON, OPEN, options={"tokens": 1})
    terminal = Terminal("join", made["link"], "--auto", data=tmp_path)
    with Client(address, made["table"], made["key"]) as host:
        host.play(random.Random(6).choice)
        terminal.wait_for("Type r for a rematch, Enter to leave > ")
        assert host.ask({"type": "rematch", "id": "r"})["type"] == "accepted"
        terminal.type("undo\n")  # the table has moved on since it was asked
        terminal.wait_for("Type r to agree to the rematch, Enter to leave > ")
        terminal.type("board\n")
        terminal.wait_for("Type r to agree to the rematch, Enter to leave > ")
        terminal.type("rematch\n")
        while host.view["next"] is None:
            host.hear()
        terminal.wait_for(f"table {host.view['next'][:6]}")
    terminal.type("quit\n")
    assert terminal.end() == 0


def test_only_an_empty_line_shows_the_next_persons_cards(address, tmp_path):
    people = [{"seat": seat, "kind": "person"} for seat in (0, 2)]
    made = make(address, *people, game="pardon", preset="pardon-quick", first=0)
    terminal = Terminal("join", f"{made['link']}#{made['key']}", data=tmp_path)
    curtain = "Press Enter when only you look > "
    terminal.wait_for(curtain)
    terminal.type("\n")
    while not terminal.wait_for(" > ").endswith(curtain):  # a 2 has one more turn
        terminal.type("1\n")
    for word in ("moves", "hint", "1", "board"):
        terminal.type(f"{word}\n")
        assert "Your cards" not in terminal.wait_for(curtain)
    terminal.type("\n")
    terminal.wait_for("Your cards")
    terminal.type("quit\n")
    assert terminal.end() == 0


def test_an_invitation_that_cannot_be_taken_ends_with_the_reason(address):
    made = make(address, PERSON, {"seat": 2, "kind": "link"})
    done = run("join", f"{made['link']}#{made['seats']['2']}", "--name", "x" * 50)
    assert done.returncode == 2
    assert "must have 1 to 40 characters" in done.stderr
    assert YOURS not in done.stdout
    assert not get_view(address, made["table"])["seats"][1]["joined"]


def test_a_crowded_table_is_told_and_tried_again_ever_more_slowly(tmp_path):
    with serving(tmp_path / "s", limits=replace(FREE, connections_per_table=1)) as address:
        made = make(address, PERSON, OPEN)
        terminal = Terminal("join", made["link"], "--watch", data=tmp_path)
        terminal.wait_for("The game has not begun yet")
        other = Terminal("join", made["link"], "--watch", data=tmp_path)
        other.wait_for("too many connections to this table; trying again …")
        terminal.type("quit\n")
        assert terminal.end() == 0
        other.wait_for("The game has not begun yet")
        other.type("quit\n")
        assert other.end() == 0


def test_a_rematch_that_has_begun_is_gone_to(address, tmp_path):
    made = make(address, PERSON, {**OPEN, "kind": "bot", "bot": "random"}, options={"tokens": 1})
    with Client(address, made["table"], made["key"]) as host:
        host.play(random.Random(4).choice)
        assert host.ask({"type": "rematch", "id": "r"})["type"] == "accepted"
        while host.view["next"] is None:
            host.hear()
        following = host.view["next"]
    done = run("join", f"{made['link']}#{made['key']}", given="quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"table {following[:6]}" in done.stdout
    assert f"/join/{following[:6]}#{made['key']}'" in done.stdout
