"""Chains of honest devices over real connections: nobody else closes them or makes use of them."""

import uuid

from homestretch.server import gathering
from tests.server.serving import get_view, serving
from tests.server.test_sealed import alone, link_states, play_all, two_people
from tests.server.witness import Device, Memory


def told(device, kind, **fields):
    """Carries a command out, and hears what it led to."""
    command = {"type": kind, "id": str(uuid.uuid4()), "expect": device.view["number"], **fields}
    answer = device.ask(command)
    assert answer["type"] == "accepted", answer
    hear_up_to(device, answer["number"])


def hear_up_to(device, number):
    while device.view["number"] < number:
        device.hear()


def until_taken_back(one, two):
    """Plays until seat 0 has made a choice and seat 2 is to roll."""

    def fits(view):
        last = view["history"][-1]
        is_move = (last["kind"], last["seat"]) == ("move", 0)
        return is_move and view["number"] > since and view["waits_for"] == 2

    while True:
        since = one.view["number"] if one.view else 0
        play_all([one, two], fits)
        if one.view["take_back"] == 0:
            return


def test_a_take_back_while_links_are_asked_for_closes_no_chain(tmp_path):
    with serving(tmp_path / "s") as address:
        table, host, guest = two_people(address, options={"start_token": True})
        memories = Memory(table, 1), Memory(table, 2)
        with Device(address, memories[0], host) as one, Device(address, memories[1], guest) as two:
            until_taken_back(one, two)
            beat, move = one.view["seal"]["beat"], one.view["history"][-1]["move"]
            one.links = False
            rolled = two.command(None)
            two.say(rolled)
            asked = one.hear_until(lambda m: m["type"] == "chain_ask")
            told(one, "take_back", seat=0)
            one.say(one.link(asked["beat"]))  # it was under way already
            assert one.hear_until(lambda m: m["type"] == "refused")["code"] == "not_asked"
            answer = two.hear_until(lambda m: m.get("id") == rolled["id"])
            assert (answer["type"], answer["code"]) == ("refused", "stale")
            one.links = True
            told(one, "move", seat=0, move=move)
            hear_up_to(two, one.view["number"])
            play_all([one, two], until=lambda view: view["seal"]["beat"] > beat)
            assert [ask["beat"] for ask in one.asked[-2:]] == [beat + 1, beat + 1]
            assert {client["state"] for client in one.view["seal"]["clients"]} == {"live"}
        assert {state for client in (0, 1) for state in link_states(memories[0], client)} == {
            "given"
        }


def test_who_comes_back_is_told_of_a_draw_before_much_talk(tmp_path):
    with serving(tmp_path / "s") as address:
        table, host, guest = two_people(address)
        memories = Memory(table, 1), Memory(table, 2)
        with Device(address, memories[0], host) as one:
            with Device(address, memories[1], guest) as two:
                play_all([one, two], until=lambda view: view["waits_for"] == 0)
            known = memories[1].number
            alone(one, until=lambda view: view["waits_for"] == 2)
            for _ in range(21):
                told(one, "leave", seat=0)
                told(one, "back", seat=0)
            assert memories[0].number > known
            with Device(address, memories[1], guest) as two:
                two.hear_until(lambda m: m["type"] == "view")
                assert memories[1].head == memories[0].head
                until = one.view["seal"]["beat"] + 3
                play_all([one, two], until=lambda view: view["seal"]["beat"] >= until)
        assert {client["state"] for client in one.view["seal"]["clients"]} == {"live"}


def test_links_that_come_late_take_nobodys_time(tmp_path, monkeypatch):
    """The roll came in time; that the other device is silent until after it costs no turn."""
    monkeypatch.setattr(gathering, "LINK_SECONDS", 10)
    with serving(tmp_path / "s") as address:
        table, host, guest = two_people(address, clock={"turn": 8})
        memories = Memory(table, 1), Memory(table, 2)
        with (
            Device(address, memories[0], host) as one,
            Device(address, memories[1], guest, links=False) as two,
        ):
            play_all([one, two], until=lambda view: view["waits_for"] == 0)
            told(one, "roll")
            seats = {seat["seat"]: seat for seat in one.view["seats"]}
            assert not seats[0]["absent"]
            assert one.view["history"][-1]["kind"] == "chance"
            # and the time does run out for who does nothing
            one.hear_until(lambda m: m.get("event", {}).get("kind") == "absent")
            assert get_view(address, table)["seal"]["beat"] >= 1
