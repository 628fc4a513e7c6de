"""An invitation: sitting down by it takes a key of one's own, and then it opens nothing more."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import Route, expect

from tests.browser.conftest import NewPlayer
from tests.browser.friends import friend, make_table, two_persons
from tests.browser.player import table_id
from tests.browser.serving import Server


def test_who_sits_down_by_an_invitation_holds_the_seat_alone(
    new_player: NewPlayer, server: Server
) -> None:
    seats = [{"seat": 0, "kind": "person", "name": "Anna"}, {"seat": 2, "kind": "link"}]
    asked = {"game": "pardon", "seats": seats, "lobby": True}
    made = httpx.post(f"http://{server.origin}/api/tables", json=asked).json()
    link = f"http://{server.origin}/join/{made['code']}#{made['seats']['2']}"

    guest = friend(new_player, server)
    guest.page.goto(link)
    guest.page.click("#sit-2")
    expect(guest.page.locator(".person.seat-2 .person-state")).to_have_text("You")
    assert table_id(guest.page) == made["table"]
    other = {"Authorization": f"Bearer {made['seats']['2']}"}
    answer = httpx.get(f"http://{server.origin}/api/tables/{made['table']}", headers=other)
    assert answer.status_code == 401

    # The own key is kept: after a reload, and when the invitation is opened here once more.
    guest.page.reload()
    expect(guest.page.locator(".person.seat-2 .person-state")).to_have_text("You")
    guest.page.goto(link)
    expect(guest.page.locator(".person.seat-2 .person-state")).to_have_text("You")
    guest.faults = [fault for fault in guest.faults if "401" not in fault]

    # Anybody else hears that it is used up.
    second = friend(new_player, server)
    second.page.goto(link)
    expect(second.page.locator("body")).to_contain_text("This link is no longer valid.")
    second.faults = [fault for fault in second.faults if "401" not in fault]


def test_an_address_of_this_computer_alone_says_so(new_player: NewPlayer, server: Server) -> None:
    host = friend(new_player, server)
    make_table(host, two_persons())
    notice = host.page.locator(".lobby-panel .share-here")
    expect(notice).to_contain_text("This link works on this computer only.")
    expect(notice).to_contain_text("homestretch serve --host 0.0.0.0")
    expect(host.page.get_by_text("Friends scan the picture")).to_be_hidden()

    # Where others reach the server, the invitation is what it says.
    def for_others(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={**told, "link": f"http://192.168.1.7:8000/join/{told['code']}"})

    host.page.route("**/api/join/*", for_others)
    host.page.reload()
    expect(host.page.locator(".share-link")).to_have_value(re.compile("192.168"))
    expect(host.page.get_by_text("Friends scan the picture")).to_be_visible()
    expect(notice).to_have_count(0)

    judged = host.page.evaluate(
        """async (links) => {
          const { isForHereOnly } = await import("/js/share.js");
          return links.map(isForHereOnly);
        }""",
        [
            "http://localhost:8000/join/k7m9qx",
            "http://127.0.1.1/join/k7m9qx",
            "http://[::1]:8000/join/k7m9qx",
            "https://localhost.example.org/join/k7m9qx",
            "http://10.0.127.1:8000/join/k7m9qx",
        ],
    )
    assert judged == [True, True, True, False, False]
    # The server draws no picture of an address that it was not told to have.
    host.faults = [fault for fault in host.faults if "400" not in fault]
