"""Sounds, vibration and the call of the own turn: after the first press only, off by one tap."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, persons
from tests.browser.serving import Server

GAME = persons(0, bots=(2,), game="temper", first=0, options={"start_token": True}, seed=71)

# Every note and every breath of noise that is started, and every vibration, is noted down.
LISTEN = """() => {
  window.heard = [];
  window.felt = [];
  for (const kind of ["OscillatorNode", "AudioBufferSourceNode"]) {
    const { start } = window[kind].prototype;
    window[kind].prototype.start = function (...when) {
      window.heard.push(kind);
      return start.apply(this, when);
    };
  }
  const context = window.AudioContext;
  window.contexts = 0;
  window.AudioContext = class extends context {
    constructor(...given) {
      super(...given);
      window.contexts += 1;
    }
  };
  navigator.vibrate = (pattern) => window.felt.push(pattern);
}"""


def listening(player: Player) -> Player:
    player.page.add_init_script(f"({LISTEN})()")
    return player


def heard(player: Player) -> int:
    return int(player.page.evaluate("() => window.heard.length"))


def felt(player: Player) -> int:
    return int(player.page.evaluate("() => window.felt.length"))


def test_nothing_is_heard_before_the_first_press(player: Player) -> None:
    listening(player).sit_down(persons(0, bots=(1, 2, 3), game="temper", first=1, seed=72))
    player.wait()  # three bots have played
    assert player.page.evaluate("() => window.contexts") == 0
    assert (heard(player), felt(player)) == (0, 0)
    player.page.click("#roll")
    player.wait()
    assert player.page.evaluate("() => window.contexts") == 1
    assert heard(player) > 0


def test_the_press_that_opens_a_table_counts_as_the_first(player: Player) -> None:
    """The part that makes sounds comes with the table, after that press."""
    listening(player).open_start()
    player.page.click("#play")
    player.wait()
    player.page.wait_for_function("() => window.contexts === 1")


def test_the_own_turn_is_called_by_sound_and_vibration(player: Player) -> None:
    listening(player).sit_down(GAME)
    for _ in range(30):
        player.wait()
        if felt(player):
            break
        player.tap()
    assert felt(player)
    player.page.wait_for_function("() => window.heard.includes('OscillatorNode')")


def test_one_tap_makes_it_quiet_and_it_stays_so(player: Player) -> None:
    listening(player).sit_down(GAME)
    player.wait()
    button = player.page.locator("#quiet")
    expect(button).to_have_attribute("aria-label", "Switch sounds off")
    button.click()
    expect(button).to_have_attribute("aria-label", "Switch sounds on")
    before = heard(player), felt(player)
    player.play(taps=8)
    player.wait()
    assert (heard(player), felt(player)) == before
    player.page.reload()
    player.wait()
    expect(button).to_have_attribute("aria-label", "Switch sounds on")
    player.play(taps=4)
    player.wait()
    assert (heard(player), felt(player)) == (0, 0)
    button.click()
    player.play(taps=4)
    player.wait()
    assert heard(player) > 0


def test_sound_does_not_hang_on_motion(new_player: NewPlayer, server: Server) -> None:
    player = listening(new_player(server, reduced_motion="reduce"))
    player.sit_down(GAME)
    player.play(taps=4)
    player.wait()
    assert heard(player) > 0


def test_the_tab_carries_a_mark_while_it_is_the_own_turn(player: Player) -> None:
    icon = player.page.locator("link[rel=icon]")
    player.open_start()
    expect(icon).to_have_attribute("href", "icon.svg")
    player.sit_down(GAME)
    player.wait()
    expect(player.page).to_have_title(re.compile(r"^● Your turn . Homestretch$"))
    # Only where the page itself is not seen: another icon is drawn by the page's own thread.
    expect(icon).to_have_attribute("href", "icon.svg")
    player.page.evaluate(HIDE, True)
    expect(icon).to_have_attribute("href", "img/icon-turn.svg")
    player.page.evaluate(HIDE, False)
    expect(icon).to_have_attribute("href", "icon.svg")
    player.page.click(".table-head a")
    expect(player.page).to_have_title("Homestretch")
    expect(icon).to_have_attribute("href", "icon.svg")


HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


CALL = "● Your turn \u2013 Homestretch"
WATCH_TITLES = """() => {
  window.titles = [];
  const title = document.querySelector("title");
  new MutationObserver(() => titles.push(document.title)).observe(title, { childList: true });
}"""


def titles(player: Player) -> set[str]:
    """The titles that the tab took within some seconds."""
    player.page.evaluate("window.titles = []")
    player.page.clock.run_for(4000)
    return set(player.page.evaluate("window.titles"))


def at_the_own_turn(player: Player) -> None:
    player.page.clock.install()
    player.sit_down(GAME)
    player.wait()
    player.page.evaluate(WATCH_TITLES)


def test_a_tab_that_nobody_looks_at_calls_until_it_is_seen(player: Player) -> None:
    at_the_own_turn(player)
    player.page.evaluate(HIDE, True)
    assert titles(player) == {"Homestretch", CALL}
    player.page.evaluate(HIDE, False)
    expect(player.page).to_have_title(CALL)
    assert titles(player) == set()


def test_a_tab_calls_nobody_who_wants_no_motion(new_player: NewPlayer, server: Server) -> None:
    player = new_player(server, reduced_motion="reduce")
    at_the_own_turn(player)
    player.page.evaluate(HIDE, True)
    assert titles(player) == set()
    expect(player.page).to_have_title(CALL)
    expect(player.page.locator("link[rel=icon]")).to_have_attribute("href", "img/icon-turn.svg")


def test_the_tab_is_calm_while_others_play(new_player: NewPlayer, server: Server) -> None:
    player = new_player(server)
    player.sit_down(GAME)
    watcher = new_player(server)
    watcher.page.goto(player.page.url)
    watcher.page.wait_for_selector(".board-frame[data-number]")
    expect(watcher.page).to_have_title(re.compile(r"^[^●]"))
    expect(watcher.page.locator("link[rel=icon]")).to_have_attribute("href", "icon.svg")
