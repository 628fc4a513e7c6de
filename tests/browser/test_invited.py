"""An invitation: sitting down by it takes a key of one's own, and then it opens nothing more."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.friends import friend
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
