// @ts-check
/** Calls whoever's turn it has become: by sound, vibration, and in the banner. */

import { ownSeats } from "./seats.js";
import { play, vibrate } from "./sound.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").GameEvent} GameEvent
 */

export class Signal {
  /** Whether the turn has been with others since the person was called last. */
  #wasAway = false;
  #onCall;

  /** @param {() => void} onCall */
  constructor(onCall) {
    this.#onCall = onCall;
  }

  /**
   * After each event: whose turn it is now.
   *
   * @param {View} view
   */
  passed(view) {
    if (!ownSeats(view).includes(view.turn)) this.#wasAway = true;
  }

  /**
   * All has been shown: whoever is waited for is called, once a turn. Where all who play share the
   * device, they see each other.
   *
   * @param {View} view
   */
  rested(view) {
    const seat = view.waits_for;
    if (!this.#wasAway || seat === null || !ownSeats(view).includes(seat)) return;
    this.#wasAway = false;
    play("turn");
    vibrate("turn");
    this.#onCall();
  }

  /**
   * Somebody was sent back: felt by who did it and by whom it was done to.
   *
   * @param {GameEvent} event
   * @param {View} view
   */
  moved(event, view) {
    const own = ownSeats(view);
    const returns = (event.effects ?? []).filter((effect) => effect.kind === "return");
    const concerned = returns.some((effect) => own.includes(effect.seat) || own.includes(/** @type {any} */ (event.seat)));
    if (concerned) vibrate("capture");
  }

  /**
   * The game has just ended.
   *
   * @param {View} view
   */
  ended(view) {
    const winners = view.seats.filter((seat) => view.places?.[seat.seat] === 1);
    if (winners.some((seat) => seat.kind === "person")) play("win");
  }
}
